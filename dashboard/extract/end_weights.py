"""What each sign counts for a destination."""

_SIGNS: dict[str, dict[int, str]] = {
    "end": {
        10: "way",
        8: "none_head_place",
        7: "none_any none_r_no_end",
        6: "mate_to",
        5: (
            "end_mid end_near none_mate_no_end none_no_way none_t_cumulative none_t_planned "
            "paragraph whole_to"
        ),
        4: "target",
        3: (
            "here_step2 none_e_await none_e_kill none_r_origin none_r_place none_whole_no_end "
            "static"
        ),
        2: (
            "end_follows here_end_after here_shared none_e_shelter none_head_none "
            "none_r_origin_carried r_end_carried title"
        ),
        1: (
            "desk_near here_crossed_after here_next here_next_end here_place_after in_title joined "
            "latest2 latest3 none_e_displace none_mate_none none_mate_place none_r_end "
            "none_r_none_near none_r_place_carried none_whole_place opening place_follows r_place "
            "verb_after0 verb_after1 verb_after2"
        ),
        -1: (
            "after_comma aside bare_far bare_follows bare_near desk_far desk_mid end_far finer "
            "first here_bare_before here_bare_in here_crossed_before here_end_before here_loose "
            "here_next_origin here_origin_after here_other_clause here_step3 inner known "
            "known_part latest most none_e_return none_e_wound none_mate_origin none_r_none_end "
            "none_r_none_far none_whole_origin origin_far origin_follows origin_mid origin_near "
            "place_far site top topic_origin topic_place verb_after4 verb_before2 verb_before3 "
            "word"
        ),
        -2: (
            "event_shared first_told here_next_bare long none_going_on none_t_new outer place_mid "
            "place_near second site_head unlisted unnamed weak"
        ),
        -3: "ahead here_step6 none_head_origin verb_before4",
        -4: "event_other heard1 none_whole_end",
        -5: "none_mate_end none_way once",
        -6: "loose",
        -8: "elsewhere",
    },
    "end/await": {
        1: (
            "bare_mid here_step2 none_any none_e_await none_head_place none_leaving none_no_way "
            "none_r_no_end none_r_none_near none_r_place none_t_planned opening place_here "
            "topic_origin verb_before0"
        ),
        -1: (
            "elsewhere event_shared heard1 in_title latest2 latest3 loose none_r_none_far "
            "none_whole_origin once site title"
        ),
    },
    "end/carry": {
        2: "end_mid none_t_planned paragraph title way",
        1: (
            "bare_follows desk_near heard1 here_bare_after here_end_after here_next here_next_end "
            "here_only here_step2 here_step4 in_title known known_part latest2 mate_to "
            "none_head_none none_mate_no_end none_no_way none_r_none_far none_r_origin none_way "
            "opens r_end_carried target top topic_place verb_after2"
        ),
        -1: (
            "ahead bare_mid desk_mid event_other here_step6 long none_mate_end none_r_none_near "
            "none_t_cumulative none_t_new outer place_near second site_head verb_after4 weak word"
        ),
        -2: "elsewhere",
    },
    "end/displaced": {
        2: "end_near target",
        1: "heard1 latest3 none_head_place none_r_origin none_t_cumulative paragraph way word",
        -1: (
            "ahead bare_mid elsewhere here_step6 most none_going_on none_head_origin "
            "none_mate_origin none_r_none_far none_way none_whole_origin top topic_origin "
            "topic_place"
        ),
    },
    "end/harm": {
        3: "none_e_kill none_head_place",
        2: "end_mid none_any none_head_none none_r_no_end way",
        1: (
            "latest2 mate_to none_mate_no_end none_mate_place none_no_way none_r_none "
            "none_r_none_near none_r_place none_t_cumulative none_t_new target whole_to"
        ),
        -1: (
            "ahead bare_far elsewhere event_other event_shared first first_told heard1 here_next "
            "here_only in_title inner long loose none_e_wound none_mate_end none_mate_origin "
            "r_place site title top topic_origin topic_place"
        ),
        -2: "none_way once",
        -3: "none_head_origin",
    },
    "end/move": {
        5: "way",
        4: "mate_to",
        3: "end_near none_t_cumulative paragraph static",
        2: (
            "here_place_after none_any none_e_await none_mate_no_end none_no_way none_r_no_end "
            "none_r_origin_carried none_t_planned none_whole_no_end place_follows whole_to"
        ),
        1: (
            "bare_mid end_follows end_mid heard3 here_crossed_after here_end_after here_shared "
            "here_step1 here_step2 here_step5 joined latest2 none_head_none none_head_origin "
            "none_head_place none_r_origin none_whole_origin opening r_end_carried title "
            "verb_after0 verb_after1 verb_after4"
        ),
        -1: (
            "after_comma aside bare_follows desk_mid end_far event_other event_shared finer first "
            "first_told here_bare_after here_bare_in here_crossed_before here_end_before "
            "here_loose here_next_bare here_next_place here_only here_origin_after "
            "here_other_clause here_step3 here_step6 known known_part latest long none_going_on "
            "none_r_none_end none_whole_none once origin_follows origin_mid origin_near outer "
            "place_far place_here place_mid place_near second site_head topic_place unlisted "
            "unnamed verb_after3 verb_before2 verb_before4 weak"
        ),
        -2: "heard1 none_whole_end",
        -3: "elsewhere loose none_mate_end none_t_new none_way",
    },
    "end/return": {
        1: "first_told",
        -1: "none_any none_e_return none_r_no_end",
    },
    "end/stay": {
        2: "none_any none_e_shelter none_r_no_end none_t_cumulative",
        1: "none_head_place none_r_place",
        -1: "elsewhere event_other heard1 known known_part once paragraph word",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
