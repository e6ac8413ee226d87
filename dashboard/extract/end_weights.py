"""What each sign counts for a destination."""

_SIGNS: dict[str, dict[int, str]] = {
    "end": {
        12: "way",
        11: "none_head_place",
        9: "none_any",
        8: "end_mid mate_to",
        7: "end_near none_r_no_end none_t_planned paragraph",
        6: "none_mate_no_end none_no_way whole_to",
        5: "here_step2 none_t_cumulative",
        4: "end_follows here_end_after none_e_await none_e_kill none_r_origin static target title",
        3: (
            "here_shared joined none_head_none none_r_origin_carried none_whole_no_end "
            "r_end_carried"
        ),
        2: (
            "here_crossed_after here_next latest2 none_e_shelter none_r_end none_r_place opening "
            "r_place verb_after2"
        ),
        1: (
            "demonym desk_near here_next_end here_next_via here_place_after here_step5 "
            "here_via_after in_title label latest3 none_carries none_e_carry none_e_displace "
            "none_leaving none_mate_none none_mate_place none_r_none_near none_r_place_carried "
            "none_whole_place place_follows verb_after0 verb_after1 verb_before0 via_follows"
        ),
        -1: (
            "bare_far desk_far end_far end_here finer first here_bare_before here_bare_in "
            "here_end_before here_labels_other here_loose here_next_origin here_next_place "
            "here_step3 here_step4 known none_r_none none_r_none_end none_r_none_far "
            "none_whole_none origin_far origin_mid place_far place_here r_origin_carried site top "
            "verb_after3 verb_after4 verb_before1 verb_before3"
        ),
        -2: (
            "after_comma aside here_crossed_before here_next_bare here_origin_after "
            "here_other_clause inner latest most none_e_return none_e_wound none_going_on "
            "none_mate_origin none_whole_origin origin_follows origin_near unlisted verb_before2"
        ),
        -3: (
            "ahead desk_mid event_shared first_told heard1 long none_t_new outer place_mid "
            "place_near second unnamed weak"
        ),
        -4: "none_head_origin none_way once",
        -5: "event_other here_step6 none_whole_end site_head verb_before4",
        -6: "none_mate_end",
        -8: "loose",
        -10: "elsewhere",
    },
    "end/await": {
        3: "opening",
        2: "bare_mid none_head_place",
        1: (
            "ahead end_far here_next here_next_place here_place_before here_step2 known none_any "
            "none_e_await none_leaving none_no_way none_r_no_end none_r_none_near none_r_origin "
            "none_t_planned none_way place_here place_near r_place static topic_origin topic_place "
            "verb_before0 wider"
        ),
        -1: (
            "elsewhere end_mid end_near event_shared first heard1 here_step5 in_title latest3 "
            "loose most none_head_none none_r_none_far once site title top verb_after4"
        ),
        -2: "latest2 none_whole_origin",
    },
    "end/carry": {
        4: "end_mid paragraph",
        3: "none_t_planned title way",
        2: (
            "desk_near heard1 here_step2 in_title latest2 mate_to none_mate_no_end none_r_none_far "
            "none_way r_end_carried top verb_after2"
        ),
        1: (
            "aside bare_follows bare_near end_follows end_here finer first here_bare_after "
            "here_end_after here_end_before here_next here_next_end here_only here_step4 "
            "known_part latest3 none_any none_carries none_e_carry none_head_none none_head_place "
            "none_no_way none_r_end none_r_none none_r_origin opens origin_mid topic_place"
        ),
        -1: (
            "bare_mid end_near first_told heard3 here_place_after here_step3 here_step6 inner "
            "none_head_origin none_r_none_near none_r_origin_carried none_t_cumulative none_t_new "
            "origin_near outer place_far place_follows unlisted unnamed verb_after1 verb_after4 "
            "verb_before0 weak"
        ),
        -2: "desk_mid event_other long none_mate_end place_near second site_head word",
        -3: "elsewhere",
    },
    "end/displaced": {
        4: "end_near",
        2: "none_r_origin target",
        1: (
            "bare_follows end_mid heard1 here_bare_after inner known_part latest3 none_any "
            "none_e_displace none_head_none none_head_place none_mate_none none_r_no_end "
            "none_r_none_near none_t_cumulative once paragraph title way word"
        ),
        -1: (
            "bare_far bare_mid bare_near event_shared heard3 here_step6 latest2 none_going_on "
            "none_head_origin none_mate_no_end none_no_way none_r_none none_r_none_far "
            "none_r_place none_whole_no_end opening place_far topic_origin verb_before4"
        ),
        -2: "elsewhere most none_mate_origin none_way none_whole_origin top topic_place",
        -3: "ahead",
    },
    "end/harm": {
        4: "none_e_kill none_head_place",
        3: "end_mid none_any none_head_none none_r_no_end way",
        2: "none_t_new target",
        1: (
            "end_near latest2 none_mate_no_end none_mate_place none_no_way none_r_none "
            "none_r_none_near none_r_place none_r_place_carried none_t_cumulative whole_to"
        ),
        -1: (
            "bare_far bare_near elsewhere event_other event_shared first first_told heard1 "
            "here_next here_next_place here_only here_step5 in_title inner long none_leaving "
            "none_mate_end none_mate_origin r_place second site static title topic_origin "
            "topic_place unnamed"
        ),
        -2: "ahead loose none_e_wound once top",
        -3: "none_way",
        -4: "none_head_origin",
    },
    "end/move": {
        6: "mate_to",
        5: "static way",
        4: "end_near none_t_cumulative paragraph",
        3: (
            "here_place_after none_any none_e_await none_mate_no_end none_no_way "
            "none_r_origin_carried none_t_planned none_whole_no_end whole_to"
        ),
        2: (
            "ahead heard3 here_crossed_after here_step5 none_r_no_end none_whole_origin "
            "place_follows verb_after0 verb_after1 verb_after4"
        ),
        1: (
            "bare_here bare_mid bare_near building demonym end_follows end_mid here_end_after "
            "here_next_via here_shared here_step1 here_step2 joined latest2 latest3 none_head_none "
            "none_head_origin none_head_place none_r_end none_r_none_far points_back r_end_carried "
            "r_origin site title"
        ),
        -1: (
            "bare_far desk_mid end_far end_here event_shared first here_bare_after here_bare_in "
            "here_crossed_before here_end_before here_next_bare here_next_end here_next_origin "
            "here_next_place here_place_before latest long none_going_on none_mate_none "
            "none_r_none none_r_none_end once opens origin_follows origin_mid origin_near outer "
            "place_far place_here second unlisted unnamed verb_after2 verb_before1 verb_before2 "
            "verb_before3"
        ),
        -2: (
            "after_comma aside bare_follows event_other finer first_told here_loose here_only "
            "here_origin_after here_other_clause here_step3 here_step6 known known_part none_way "
            "none_whole_none place_mid place_near site_head topic_place verb_after3 verb_before4 "
            "weak"
        ),
        -3: "elsewhere heard1 none_whole_end",
        -4: "loose none_mate_end none_t_new",
    },
    "end/return": {
        1: "elsewhere event_other event_shared first_told known known_part site word",
        -2: "none_any none_e_return none_r_no_end",
    },
    "end/stay": {
        2: "none_any none_e_shelter none_r_no_end none_t_cumulative",
        1: "none_head_place none_r_none none_r_place",
        -1: "elsewhere event_other heard1 known known_part once paragraph word",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
