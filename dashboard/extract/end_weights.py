"""What each sign counts for a destination."""

_SIGNS: dict[str, dict[int, str]] = {
    "end": {
        11: "way",
        10: "none_head_place",
        9: "here_end_after",
        8: "none_any",
        7: "none_r_no_end paragraph whole_to",
        6: "end_follows end_mid end_near here_step2 none_no_way none_t_planned",
        5: "mate_to none_mate_no_end none_t_cumulative",
        4: "none_e_kill none_r_origin r_end target verb_after2",
        3: "here_next_end joined none_e_await none_whole_no_end static title verb_after0",
        2: (
            "desk_near here_step1 none_e_displace none_e_shelter none_head_none none_r_none_near "
            "none_r_origin_carried none_r_place none_whole_place opening place_follows "
            "r_end_carried r_place verb_after1"
        ),
        1: (
            "building demonym heading_here here_beside here_next here_step3 here_via_after "
            "in_title latest2 latest3 none_mate_none none_mate_place none_r_end "
            "none_r_place_carried opens via_follows wider"
        ),
        -1: (
            "aside bare_far bare_follows bare_near desk_far end_far end_here heard3 "
            "here_bare_after here_bare_before here_bare_in here_container here_crossed_after "
            "here_labels_other here_landed here_loose here_next_origin here_number "
            "here_origin_before here_other_clause here_pointed known none_e_return none_r_none "
            "none_r_none_end none_whole_none origin_far origin_follows origin_mid place_far "
            "place_here r_origin r_origin_carried site top topic_origin topic_place verb_after4 "
            "verb_before0 verb_before3 via_near weak"
        ),
        -2: (
            "after_comma event_shared first here_next_bare here_only here_origin_after here_step5 "
            "inner most none_e_wound none_going_on none_mate_origin none_r_none_far none_t_new "
            "none_whole_origin origin_near outer points_back second unlisted verb_before1"
        ),
        -3: "desk_mid latest long place_near site_head unnamed verb_before2",
        -4: (
            "ahead event_other first_told heard1 here_crossed_before here_end_before "
            "none_head_origin none_way place_mid"
        ),
        -5: "here_step6 none_mate_end none_whole_end once verb_before4",
        -8: "loose",
        -10: "elsewhere",
    },
    "end/await": {
        2: "none_any none_e_await none_head_place none_t_planned opening",
        1: (
            "ahead bare_mid here_next here_place_before here_step2 known known_part none_mate_end "
            "none_mate_none none_no_way none_r_end none_r_no_end none_r_none_near none_r_place "
            "place_here place_near r_place topic_origin topic_place verb_after1 verb_before0 way "
            "wider word"
        ),
        -1: (
            "elsewhere end_mid end_near event_shared first heard1 here_end_before here_next_end "
            "here_step5 in_title latest3 loose none_r_none_far none_whole_origin site target title "
            "unlisted unnamed verb_before3"
        ),
        -2: "latest2 once",
    },
    "end/carry": {
        3: "end_mid here_end_after here_next_end none_t_planned paragraph",
        2: (
            "building end_follows here_next here_step1 in_title joined mate_to none_mate_no_end "
            "none_no_way none_r_none_far r_end title top verb_after0 way"
        ),
        1: (
            "aside bare_near desk_here desk_near heard1 here_bare_after here_step2 latest2 latest3 "
            "none_mate_origin none_r_origin none_way opening opens r_end_carried topic_place "
            "unlisted verb_after3 verb_before3"
        ),
        -1: (
            "ahead desk_mid first_told here_landed here_next_bare here_next_origin "
            "here_origin_after here_place_after here_step6 inner known long loose most "
            "none_mate_none none_r_none_end none_r_none_near none_r_origin_carried "
            "none_t_cumulative origin_near outer place_far place_near r_origin second static "
            "verb_after4 verb_before2 verb_before4 word"
        ),
        -2: (
            "elsewhere event_other here_crossed_before none_mate_end none_t_new place_follows "
            "site_head verb_before0"
        ),
    },
    "end/displaced": {
        4: "end_near",
        2: "none_r_origin target",
        1: (
            "bare_follows end_mid event_other heard1 here_bare_after here_step2 in_title inner "
            "known latest3 none_any none_e_displace none_head_place none_r_no_end none_r_none_near "
            "none_t_cumulative r_place second title way word"
        ),
        -1: (
            "bare_far bare_mid bare_near elsewhere event_shared heard3 here_step6 latest2 most "
            "none_going_on none_head_origin none_mate_origin none_no_way none_r_none_far "
            "none_r_place none_way none_whole_no_end opening top topic_origin topic_place "
            "verb_after4"
        ),
        -2: "ahead none_whole_origin",
    },
    "end/harm": {
        4: "none_e_kill none_head_place",
        3: "end_mid none_any none_head_none none_r_no_end way",
        2: "none_t_new target",
        1: (
            "end_near known latest2 mate_to none_mate_no_end none_mate_none none_mate_place "
            "none_no_way none_r_none none_r_none_near none_r_place none_r_place_carried "
            "none_t_cumulative r_end whole_to"
        ),
        -1: (
            "bare_far bare_near elsewhere event_other first first_told heard1 here_crossed_after "
            "here_next_place here_only here_step5 in_title inner long loose none_going_on "
            "none_leaving none_mate_end none_mate_origin none_r_end none_whole_origin opening "
            "points_back r_place second site title topic_origin topic_place unlisted unnamed"
        ),
        -2: "ahead here_next none_e_wound none_way once top",
        -4: "none_head_origin",
    },
    "end/move": {
        6: "here_end_after",
        4: "none_t_cumulative none_whole_no_end paragraph place_follows static way whole_to",
        3: "end_follows end_near here_step2 none_no_way none_r_origin_carried verb_after2",
        2: (
            "here_place_after mate_to none_any none_head_place none_r_no_end verb_after0 "
            "verb_after4"
        ),
        1: (
            "bare_here desk_near end_mid heard3 here_beside here_next_via here_step3 "
            "here_via_after none_e_await none_e_displace none_mate_no_end none_r_origin "
            "none_t_planned none_whole_origin none_whole_place opening opens r_end r_end_carried "
            "target title verb_after1 via_follows wider"
        ),
        -1: (
            "aside bare_far desk_mid end_far event_other event_shared here_bare_in here_container "
            "here_loose here_next here_next_bare here_next_origin here_number here_origin_after "
            "here_other_clause here_shared known_part label none_going_on none_mate_none "
            "none_mate_origin none_r_none once origin_follows origin_near owner place_far "
            "place_here points_back second topic_origin unnamed verb_after3 verb_before1 "
            "verb_before3"
        ),
        -2: (
            "after_comma bare_follows end_here first here_bare_after here_crossed_before here_only "
            "inner known long none_way none_whole_none place_near topic_place verb_before2"
        ),
        -3: (
            "elsewhere first_told heard1 here_end_before here_step6 latest none_mate_end "
            "none_t_new none_whole_end place_mid verb_before4"
        ),
        -4: "loose",
    },
    "end/return": {
        1: (
            "event_shared first first_told here_next in_title latest2 most site top topic_origin "
            "topic_place"
        ),
        -1: "none_any none_e_return none_head_none none_r_no_end none_t_cumulative",
        -2: "none_r_none",
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
