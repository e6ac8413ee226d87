"""What each sign counts for a place as left."""

_SIGNS: dict[str, dict[int, str]] = {
    "role": {
        10: "paragraph",
        9: "mate_origin",
        6: "e_wound here_next_origin whole_origin",
        5: "here_origin_after origin_mid r_end",
        4: "long unlisted verb_before0",
        3: "e_displace going_on here_step0 label opens origin_near r_origin_carried second",
        2: (
            "carries e_carry first_told here_container inner mate_end origin_follows r_origin site "
            "t_new topic_origin unnamed whole_end"
        ),
        1: (
            "demonym desk_far e_evacuate elsewhere end_near event_other event_shared "
            "here_origin_before here_other_clause latest3 loose mate_none origin_far r_none_end "
            "row title top verb_after2 verb_after4 verb_before1 weak"
        ),
        -1: (
            "any bare_here building desk_near e_miss e_sicken end_far end_here heading_far "
            "here_crossed_after here_end_before here_loose here_next_bare here_next_end here_step1 "
            "here_step3 here_step6 opening owner place_here r_none r_none_near verb_before2 "
            "verb_before4 wider"
        ),
        -2: (
            "after_comma bare_near e_await heading_follows here_bare_after here_bare_before "
            "here_place_before here_step5 latest2 origin_here place_follows place_near site_head "
            "verb_after3"
        ),
        -3: (
            "bare_follows bare_mid desk_mid e_shelter finer first heading_here heading_near heard1 "
            "here_only latest place_far place_mid r_place static word"
        ),
        -4: "aside bare_far heard3 here_place_after mate_no_end t_cumulative whole_place",
        -5: "r_place_carried",
        -6: "r_no_end",
        -7: "e_kill",
        -12: "mate_place",
    },
    "role/await": {
        3: "most verb_before3",
        2: (
            "event_other here_step0 latest opens place_far place_follows place_here place_near "
            "second site verb_after4 verb_before0"
        ),
        1: (
            "event_shared first_told here_origin_after here_place_before here_step2 here_step3 "
            "known_part long origin_follows owner paragraph static top verb_before2"
        ),
        -1: (
            "ahead bare_here bare_mid first going_on heard3 here_next_origin here_only here_step4 "
            "here_step6 inner loose mate_end mate_place once origin_far origin_mid origin_near "
            "r_no_end r_none r_none_far r_none_near r_origin title unnamed verb_after1 "
            "verb_before1 whole_no_end whole_place word"
        ),
        -2: (
            "any bare_far bare_near e_await here_next here_origin_before here_step1 in_title known "
            "latest2 latest3 r_place_carried site_head t_planned verb_before4"
        ),
        -3: "building origin_here topic_place verb_after0",
        -4: "outer",
    },
    "role/carry": {
        4: "paragraph",
        3: "known_part once second",
        2: "any bare_far carries e_carry inner known latest3 r_end r_none_far r_origin t_planned",
        1: (
            "elsewhere heard1 heard3 here_next here_next_origin here_next_place here_origin_before "
            "here_place_after here_step1 here_step4 here_step6 in_title mate_end mate_origin "
            "origin_far origin_mid place_follows r_none r_none_end r_origin_carried title "
            "topic_origin verb_after2 verb_after3 verb_before0 word"
        ),
        -1: (
            "bare_near event_other first_told here_next_bare here_other_clause here_place_before "
            "here_step2 here_step5 joined latest latest2 place_here place_mid site site_head "
            "static top"
        ),
        -2: "bare_mid mate_no_end origin_near r_none_near",
    },
    "role/displaced": {
        3: "going_on here_next here_step2 r_place topic_origin topic_place",
        2: (
            "bare_here bare_near first here_next_origin in_title known_part latest3 loose "
            "origin_near site title verb_after0 whole_origin"
        ),
        1: (
            "bare_far bare_mid building event_other here_bare_before here_next_bare here_only "
            "here_place_before here_step5 inner latest latest2 most paragraph place_here place_mid "
            "place_near site_head t_new top verb_before4 whole_no_end"
        ),
        -1: (
            "elsewhere event_shared first_told here_place_after known mate_no_end mate_place "
            "opening origin_follows place_follows r_none_far r_none_near r_origin second "
            "t_cumulative verb_before3"
        ),
        -2: "heard1 here_step3 r_none static verb_after1",
        -3: "heard3 place_far word",
    },
    "role/harm": {
        6: "e_wound",
        3: "mate_origin r_end",
        1: (
            "ahead first_told heard3 here_next_origin here_origin_before here_step1 inner latest3 "
            "mate_end place_mid site_head topic_place unnamed verb_after0 verb_before2 whole_end "
            "word"
        ),
        -1: (
            "bare_mid building e_miss e_sicken end_near event_other finer first heard1 "
            "here_crossed_before here_next here_next_bare here_next_end here_only "
            "here_place_before here_step3 here_step4 here_step6 latest long loose once opens "
            "place_far place_follows place_here place_near r_origin r_place site static "
            "t_cumulative verb_after3 verb_after4 verb_before4 whole_no_end"
        ),
        -2: (
            "bare_far event_shared here_next_place here_place_after known known_part mate_no_end "
            "opening paragraph r_none r_place_carried t_new top"
        ),
        -3: "any latest2 mate_place most r_none_far",
        -6: "r_no_end",
        -7: "e_kill",
    },
    "role/move": {
        5: "long mate_origin paragraph",
        4: "origin_mid origin_near r_none t_new whole_origin",
        3: (
            "any building e_displace elsewhere event_shared first_told here_next_origin origin_far "
            "r_no_end r_none_near unlisted unnamed verb_before1"
        ),
        2: (
            "demonym here_crossed_before here_next_place here_origin_after here_other_clause "
            "here_step6 known latest2 mate_no_end outer r_none_far r_origin r_origin_carried top "
            "verb_after1"
        ),
        1: (
            "bare_mid e_evacuate end_mid end_near event_other going_on here_loose_site here_next "
            "here_next_bare here_origin_before here_step0 here_step3 inner joined label loose "
            "mate_end mate_none most opens origin_follows site static verb_after0 verb_before0 "
            "weak whole_no_end whole_none"
        ),
        -1: (
            "desk_here desk_near heard1 heard3 here_loose here_place_after here_step5 once owner "
            "place_far r_none_end row second site_head topic_place verb_after3 verb_after4 "
            "verb_before4"
        ),
        -2: (
            "after_comma finer here_bare_before here_place_before here_step2 latest place_follows "
            "topic_origin"
        ),
        -3: (
            "aside bare_far latest3 mate_place place_here place_mid r_place verb_before2 "
            "whole_place"
        ),
        -4: "desk_mid known_part place_near",
    },
    "role/stay": {
        1: "here_step0 verb_after1",
        -1: (
            "bare_near building elsewhere event_other first first_told going_on heard1 here_next "
            "here_next_place here_only here_place_after here_place_before here_step1 here_step2 "
            "known known_part latest latest2 long mate_no_end most once paragraph place_follows "
            "place_here place_near r_none_far second site static top topic_origin topic_place "
            "unlisted unnamed verb_before0 verb_before4 whole_no_end whole_origin"
        ),
        -3: "any e_shelter r_no_end t_cumulative",
        -4: "r_place",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
