"""What each sign counts for a destination."""

_SIGNS: dict[str, dict[int, str]] = {
    "end": {
        11: "none_head_place way",
        9: "none_any whole_to",
        8: "here_end_after paragraph",
        7: "end_mid end_near none_r_no_end none_t_planned",
        6: "end_follows here_next_end none_mate_no_end none_no_way none_t_cumulative r_end",
        5: "here_step2 static target",
        4: (
            "here_next here_step1 mate_to none_e_await none_e_kill none_r_origin none_whole_no_end "
            "title verb_after2"
        ),
        3: "none_head_none none_r_origin_carried r_end_carried",
        2: (
            "desk_near here_shared here_step0 none_e_shelter none_r_end none_r_none_near "
            "none_r_place opening place_follows r_place"
        ),
        1: (
            "bare_here here_place_after here_via_after in_title joined known latest3 "
            "none_e_evacuate none_leaving none_mate_place none_r_place_carried none_whole_place "
            "opens topic_place verb_after0 verb_after3 via_follows wider"
        ),
        -1: (
            "aside end_far heading_far heard3 here_crossed_after here_labels_other here_loose "
            "here_next_origin here_place_before here_step3 known_part none_e_return none_r_none "
            "none_r_none_end none_r_none_far origin_far origin_follows origin_mid points_back "
            "r_origin r_origin_carried top verb_before0 verb_before1 verb_before2 verb_before3 "
            "via_near"
        ),
        -2: (
            "after_comma bare_far bare_follows desk_far end_here first here_container "
            "here_next_bare here_origin_after here_step4 latest most none_e_wound none_going_on "
            "none_whole_origin origin_near outer place_far place_here site unlisted unnamed weak"
        ),
        -3: (
            "ahead event_shared first_told heard1 here_bare_in here_other_clause inner long "
            "none_mate_origin place_mid second site_head"
        ),
        -4: "desk_mid here_end_before here_only here_step5 none_head_origin none_t_new place_near",
        -5: "here_crossed_before here_step6 none_way none_whole_end once verb_before4",
        -6: "event_other",
        -8: "loose none_mate_end",
        -10: "elsewhere",
    },
    "end/await": {
        2: "bare_mid none_head_place opening topic_origin",
        1: (
            "ahead end_far here_next here_next_place here_place_before here_step2 known known_part "
            "none_any none_e_await none_leaving none_no_way none_r_no_end none_r_none_near "
            "none_r_origin none_r_place none_t_planned none_way place_here place_near r_place "
            "static topic_place verb_before0 way wider"
        ),
        -1: (
            "bare_near elsewhere end_near event_shared first heard1 here_step5 in_title latest3 "
            "loose most none_head_none none_r_none_far none_whole_origin once site target title "
            "top verb_after4"
        ),
        -2: "end_mid latest2",
    },
    "end/carry": {
        4: "here_next_end",
        3: "end_mid here_end_after paragraph title way",
        2: (
            "building end_follows here_next here_step2 in_title mate_to none_r_none_far "
            "none_t_planned none_way r_end topic_place verb_after2"
        ),
        1: (
            "aside bare_follows bare_near desk_near heard1 here_bare_after here_crossed_after "
            "here_loose here_only here_step1 joined known_part latest2 latest3 none_head_none "
            "none_head_place none_mate_no_end none_no_way none_r_end none_r_none none_r_origin "
            "opens r_end_carried target top verb_after0 verb_after3"
        ),
        -1: (
            "first_told heard3 here_crossed_before here_next_bare here_next_origin here_next_place "
            "here_origin_after here_place_after here_step4 here_step6 inner known loose most "
            "none_head_origin none_r_origin_carried origin_near outer place_far r_origin site "
            "verb_after1 verb_after4 verb_before2 verb_before4 weak"
        ),
        -2: (
            "desk_mid long none_mate_end none_r_none_near none_t_new place_follows place_near "
            "second verb_before0 word"
        ),
        -3: "elsewhere event_other",
        -4: "site_head",
    },
    "end/displaced": {
        3: "end_near",
        2: "heard1 target",
        1: (
            "bare_follows bare_here bare_near end_mid first here_bare_after here_bare_before "
            "here_loose here_next_bare in_title inner known known_part latest latest3 loose "
            "none_any none_e_displace none_head_none none_head_place none_mate_none none_r_no_end "
            "none_r_none_near none_r_origin none_t_cumulative once paragraph r_place title way "
            "word"
        ),
        -1: (
            "aside bare_far bare_mid first_told heard3 latest2 most none_going_on none_head_origin "
            "none_mate_no_end none_mate_origin none_no_way none_r_none_far none_way "
            "none_whole_no_end place_far top verb_after4 verb_before4"
        ),
        -2: "here_step6 none_whole_origin topic_origin topic_place",
        -3: "ahead elsewhere",
    },
    "end/harm": {
        4: "none_e_kill none_head_place",
        3: "end_mid none_any none_head_none none_r_no_end way",
        2: "none_t_new target",
        1: (
            "end_near latest2 mate_to none_mate_no_end none_mate_place none_no_way none_r_none "
            "none_r_none_near none_r_place none_r_place_carried none_t_cumulative r_end whole_to"
        ),
        -1: (
            "bare_far bare_near elsewhere event_other event_shared first first_told heard1 "
            "here_next here_next_bare here_next_place here_only here_place_after here_place_before "
            "here_step5 in_title inner long none_leaving none_mate_end none_mate_origin "
            "points_back r_place second site static title topic_origin topic_place unnamed"
        ),
        -2: "ahead loose none_e_wound none_way once top",
        -4: "none_head_origin",
    },
    "end/move": {
        5: "paragraph static whole_to",
        4: "end_near here_place_after here_step1 none_t_cumulative none_whole_no_end place_follows",
        3: (
            "here_end_after here_next none_any none_e_await none_mate_no_end none_no_way "
            "none_r_origin_carried none_t_planned r_end verb_after4 way"
        ),
        2: "desk_near end_follows end_mid here_step0 mate_to none_r_no_end verb_after2",
        1: (
            "ahead bare_here heard3 here_next_end here_next_via here_step2 here_via_after label "
            "none_e_evacuate none_head_none none_head_origin none_head_place none_r_end "
            "none_r_origin none_whole_origin opening r_end_carried site_head target verb_after1 "
            "verb_before0 via_follows wider"
        ),
        -1: (
            "aside bare_far building desk_far end_far event_other here_bare_after here_container "
            "here_origin_after here_place_before in_title inner joined latest latest2 long "
            "none_going_on none_mate_none none_r_none none_r_none_end none_whole_none once "
            "origin_follows origin_mid origin_near owner place_far points_back row unnamed "
            "verb_after3 verb_before1 verb_before3 weak"
        ),
        -2: (
            "after_comma desk_mid elsewhere end_here event_shared first first_told here_bare_in "
            "here_loose here_other_clause here_step6 none_mate_origin place_here place_mid "
            "unlisted verb_before2"
        ),
        -3: (
            "bare_follows heard1 here_crossed_before here_step3 here_step5 known_part none_t_new "
            "none_whole_end place_near verb_before4"
        ),
        -4: "here_end_before here_only none_way",
        -5: "loose none_mate_end",
    },
    "end/return": {
        1: (
            "elsewhere event_other event_shared first first_told here_next in_title known "
            "known_part latest2 long most opening site top topic_origin topic_place"
        ),
        -1: "none_any none_e_return none_r_no_end",
    },
    "end/stay": {
        2: "none_any none_e_shelter none_r_no_end none_t_cumulative",
        1: "none_head_place none_r_place",
        -1: (
            "elsewhere event_other event_shared heard1 here_next known known_part once paragraph "
            "unnamed word"
        ),
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
