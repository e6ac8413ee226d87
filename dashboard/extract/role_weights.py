"""What each sign counts for a place as left."""

_SIGNS: dict[str, dict[int, str]] = {
    "role": {
        9: "paragraph",
        7: "here_next_origin mate_origin",
        6: "e_wound",
        5: "here_origin_after origin_mid whole_origin",
        4: "going_on long opens unlisted verb_before0",
        3: "first_told origin_follows origin_near r_origin r_origin_carried second",
        2: "carries e_carry elsewhere mate_end r_end t_new title whole_end",
        1: (
            "demonym desk_here desk_near e_displace e_evacuate event_other here_next "
            "here_origin_before here_step0 inner label latest3 loose mate_none origin_far "
            "r_none_end site topic_origin unnamed verb_after2 verb_before1 weak whole_none"
        ),
        -1: (
            "after_comma any building desk_far e_miss e_sicken first heading_far heading_here "
            "heading_near here_bare_before here_crossed_after here_crossed_before here_loose "
            "here_next_bare here_place_before here_step4 known latest2 origin_here place_here "
            "points_back r_none r_none_far r_none_near verb_after3 whole_no_end word"
        ),
        -2: (
            "bare_follows bare_here bare_near desk_mid e_await end_follows heard1 here_bare_after "
            "here_place_after here_step5 place_follows place_mid place_near r_place site_head "
            "verb_after1 verb_before4"
        ),
        -3: (
            "bare_far e_shelter finer heard3 here_next_end here_only latest mate_no_end static "
            "t_cumulative"
        ),
        -4: "aside bare_mid r_no_end r_place_carried whole_place",
        -5: "here_end_after place_far",
        -7: "e_kill",
        -10: "mate_place",
    },
    "role/await": {
        2: "here_step0 latest most opens paragraph second site verb_before0",
        1: (
            "bare_far event_other event_shared heard1 here_bare_before here_next_bare "
            "here_origin_after here_step2 known_part long mate_no_end origin_follows owner "
            "place_follows place_here place_near r_origin verb_after4 verb_before2"
        ),
        -1: (
            "bare_mid bare_near first_told going_on here_next here_next_origin here_origin_before "
            "here_step5 here_step6 latest2 loose mate_end mate_place once origin_far place_mid "
            "r_no_end site_head title topic_origin unlisted unnamed verb_before4 whole_no_end"
        ),
        -2: (
            "any building e_await first here_only here_step1 in_title inner origin_here r_end "
            "r_none r_none_near r_place_carried t_planned word"
        ),
        -3: "known outer topic_place verb_after0",
    },
    "role/carry": {
        4: "paragraph",
        3: "known_part",
        2: "any bare_far carries e_carry known latest3 once r_none_end second",
        1: (
            "elsewhere heard1 heard3 here_next here_next_origin here_origin_before "
            "here_place_after here_step3 in_title inner mate_end mate_origin most origin_mid "
            "place_follows r_end r_none r_none_far r_origin r_origin_carried t_cumulative "
            "t_planned title topic_origin topic_place verb_after0 verb_after2 verb_after3 "
            "verb_before4 weak word"
        ),
        -1: (
            "bare_mid event_other here_crossed_before here_other_clause here_place_before "
            "here_step2 joined latest mate_no_end origin_near outer place_here place_near "
            "r_none_near site site_head t_new unnamed verb_after4"
        ),
        -2: "bare_near latest2 place_mid",
    },
    "role/displaced": {
        3: "going_on here_step2 r_place verb_after0",
        2: (
            "bare_here event_other first here_bare_before here_next_origin known_part latest2 "
            "loose most origin_near t_new title topic_origin topic_place whole_no_end"
        ),
        1: (
            "bare_far bare_near building here_next here_next_bare here_place_before in_title inner "
            "latest3 mate_none once opens paragraph place_here place_near site top verb_before4"
        ),
        -1: (
            "elsewhere first_told heard1 here_crossed_before here_next_place here_origin_after "
            "here_place_after here_step6 mate_no_end origin_follows place_follows r_origin second "
            "static"
        ),
        -2: "mate_place opening place_far r_none r_none_far t_cumulative verb_after1 word",
        -3: "heard3",
    },
    "role/harm": {
        6: "e_wound",
        2: "here_step1 mate_origin",
        1: (
            "ahead bare_near here_next_origin here_origin_before mate_end origin_mid second "
            "site_head topic_place unnamed verb_after0 verb_before2 word"
        ),
        -1: (
            "aside bare_here bare_mid building e_miss e_sicken elsewhere end_near event_other "
            "first here_bare_before here_crossed_before here_next here_next_bare here_next_end "
            "here_next_place here_only here_place_after here_step3 here_step4 here_step6 known "
            "latest long loose opening opens origin_far place_far place_follows place_near site "
            "t_new verb_after3 verb_after4 verb_before4 whole_no_end whole_origin whole_place"
        ),
        -2: (
            "bare_far heard1 known_part mate_no_end once r_none r_none_far r_place r_place_carried "
            "t_cumulative top"
        ),
        -3: "any event_shared latest2 mate_place most paragraph r_no_end",
        -7: "e_kill",
    },
    "role/move": {
        5: "long",
        4: "first_told mate_origin paragraph r_none",
        3: (
            "any elsewhere going_on here_crossed_before here_next_origin here_origin_after opens "
            "origin_far origin_mid origin_near r_origin t_new unlisted whole_origin"
        ),
        2: (
            "building demonym event_shared here_next_place here_only here_step3 here_step6 latest2 "
            "mate_end origin_follows outer r_end r_none_far r_none_near r_origin_carried unnamed "
            "verb_before1"
        ),
        1: (
            "e_displace e_evacuate end_here end_mid event_other here_end_before here_loose_site "
            "here_next here_origin_before here_other_clause in_title inner joined loose "
            "mate_no_end mate_none opening r_no_end site title top verb_after2 verb_after4 "
            "verb_before0 verb_before3 weak whole_none"
        ),
        -1: (
            "bare_here bare_near heard1 heard3 here_bare_after here_loose here_next_end here_step0 "
            "here_step5 label latest once owner place_far place_mid r_none_end second static "
            "verb_after0"
        ),
        -2: (
            "here_place_before latest3 mate_place place_follows place_here place_near r_place "
            "verb_before2 verb_before4"
        ),
        -3: "finer here_step2 whole_place",
        -4: "bare_far known_part",
    },
    "role/stay": {
        1: "here_step0 verb_after1",
        -1: (
            "building elsewhere event_other first first_told going_on heard1 here_next "
            "here_next_place here_only here_place_after here_place_before here_step2 in_title "
            "known known_part latest latest2 long most opens paragraph place_follows place_here "
            "place_near r_none_far second site static title top topic_origin topic_place unlisted "
            "unnamed whole_origin word"
        ),
        -2: "once",
        -3: "any e_shelter r_no_end t_cumulative",
        -4: "r_place",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
