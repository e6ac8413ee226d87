"""What each sign counts for a place as left."""

_SIGNS: dict[str, dict[int, str]] = {
    "role": {
        7: "mate_origin paragraph",
        5: "here_next_origin",
        4: "e_wound here_origin_after origin_mid r_end whole_origin",
        3: "long r_origin t_new verb_before0",
        2: (
            "carries e_carry e_displace first_told going_on here_step0 mate_end origin_follows "
            "origin_near r_origin_carried site unlisted whole_end"
        ),
        1: (
            "e_evacuate elsewhere event_other event_shared here_container here_origin_before inner "
            "label latest3 opens origin_far r_none_end second title topic_origin unnamed weak"
        ),
        -1: (
            "after_comma bare_here bare_near desk_near e_await e_sicken heading_far "
            "heading_follows here_bare_after here_bare_before here_crossed_before here_loose "
            "here_next_bare here_next_place here_place_before here_step1 here_step3 here_step5 "
            "here_step6 once opening owner place_follows place_here place_near r_none r_none_near "
            "site_head verb_after3 verb_before2 verb_before4 wider"
        ),
        -2: (
            "aside bare_follows bare_mid desk_mid e_shelter finer first heading_here heading_near "
            "heard1 heard3 here_only here_place_after latest latest2 place_far place_mid word"
        ),
        -3: "bare_far mate_no_end r_place r_place_carried static t_cumulative whole_place",
        -4: "r_no_end",
        -5: "e_kill",
        -8: "mate_place",
    },
    "role/await": {
        1: (
            "event_other event_shared first_told here_step0 here_step3 latest long most opens "
            "paragraph place_far place_follows place_here place_near second site top verb_after4 "
            "verb_before0 verb_before2 verb_before3"
        ),
        -1: (
            "ahead any bare_far bare_here bare_mid bare_near building e_await first here_next "
            "here_only here_origin_before here_step1 here_step4 here_step6 in_title inner known "
            "latest2 latest3 mate_place origin_here r_no_end r_none r_none_near r_place_carried "
            "site_head t_planned title topic_place unnamed verb_after1 verb_before4 whole_no_end "
            "word"
        ),
        -2: "outer verb_after0",
    },
    "role/carry": {
        3: "paragraph",
        2: "any carries e_carry heard1 known known_part once second",
        1: (
            "bare_far elsewhere here_next here_next_origin here_place_after here_step4 in_title "
            "inner latest3 mate_origin origin_mid r_end r_no_end r_none r_none_end r_none_far "
            "r_origin r_origin_carried t_planned title topic_origin verb_after3 word"
        ),
        -1: (
            "bare_mid here_place_before here_step5 latest2 mate_no_end origin_near place_here "
            "place_mid r_none_near"
        ),
    },
    "role/displaced": {
        2: "going_on here_step2 r_place title topic_origin",
        1: (
            "bare_here bare_near first here_bare_before here_next here_next_bare here_next_origin "
            "here_place_before here_step5 in_title known_part latest latest3 loose most "
            "origin_near paragraph place_here place_near site t_new top topic_place verb_after0 "
            "verb_before4 whole_no_end whole_origin"
        ),
        -1: (
            "elsewhere heard1 here_place_after here_step3 mate_no_end mate_place opening "
            "place_follows r_none r_none_near static t_cumulative verb_after1 word"
        ),
        -2: "heard3 place_far",
    },
    "role/harm": {
        4: "e_wound",
        2: "mate_origin r_end",
        1: "here_step1 mate_end site_head whole_end",
        -1: (
            "bare_far bare_mid building e_sicken elsewhere event_other first heard1 here_next "
            "here_next_place here_only here_place_after here_place_before here_step3 here_step4 "
            "known latest long loose mate_no_end once opening place_far place_follows place_near "
            "r_place r_place_carried site static t_cumulative t_new top whole_no_end"
        ),
        -2: "any event_shared known_part latest2 mate_place most paragraph r_none r_none_far",
        -4: "r_no_end",
        -5: "e_kill",
    },
    "role/move": {
        4: "mate_origin paragraph",
        3: "any here_next_origin long r_none t_new",
        2: (
            "building e_displace elsewhere event_shared first_told here_origin_after origin_far "
            "origin_mid origin_near r_no_end r_none_near r_origin unlisted unnamed whole_origin"
        ),
        1: (
            "bare_mid demonym e_evacuate end_mid end_near event_other going_on here_crossed_before "
            "here_loose_site here_next here_origin_before here_other_clause here_step0 here_step6 "
            "inner joined known label latest2 loose mate_end mate_no_end mate_none most opens "
            "origin_follows outer r_end r_none_far r_origin_carried site top verb_after0 "
            "verb_after1 verb_before0 verb_before1 weak whole_no_end whole_none"
        ),
        -1: (
            "after_comma desk_near finer heard1 here_bare_before here_step2 here_step5 latest "
            "latest3 once owner place_far place_follows row second site_head verb_after3 "
            "verb_before4"
        ),
        -2: (
            "aside bare_far desk_mid here_place_before known_part place_here place_mid place_near "
            "r_place verb_before2 whole_place"
        ),
        -3: "mate_place",
    },
    "role/stay": {
        -1: (
            "building elsewhere event_other event_shared first going_on heard1 here_next "
            "here_next_place here_only here_place_after here_place_before known known_part latest "
            "long most once paragraph r_none site static unlisted unnamed word"
        ),
        -2: "any e_shelter r_no_end r_place t_cumulative",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
