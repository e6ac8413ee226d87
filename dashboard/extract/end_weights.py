"""What each sign counts for a destination."""

_SIGNS: dict[str, dict[int, str]] = {
    "end": {
        12: "way",
        11: "none_head_place",
        10: "here_end_after",
        9: "whole_to",
        8: "none_any",
        7: "end_follows here_step2 none_r_no_end paragraph",
        6: "end_near none_mate_no_end none_t_planned r_end",
        5: "end_mid here_next_end verb_after2",
        4: (
            "here_next here_step1 mate_to none_e_await none_e_kill none_no_way none_r_place opens "
            "target verb_after0"
        ),
        3: "heading_near joined none_t_cumulative r_end_carried static title",
        2: (
            "desk_near here_place_after here_step0 here_step3 none_e_shelter none_head_none "
            "none_r_none_near none_r_origin place_follows verb_after1"
        ),
        1: (
            "here_shared in_title known known_part latest3 none_carries none_e_carry "
            "none_e_evacuate none_e_sicken none_mate_place none_r_end none_r_origin_carried "
            "none_r_place_carried none_whole_no_end none_whole_place opening r_origin verb_before0 "
            "wider"
        ),
        -1: (
            "bare_mid desk_here finer heading_far here_bare_after here_labels_other "
            "here_next_origin here_next_place here_origin_before here_place_before here_step4 "
            "latest2 most none_e_return none_leaving none_r_none_end origin_here origin_mid owner "
            "r_origin_carried unnamed verb_after3 via_near"
        ),
        -2: (
            "aside bare_far bare_follows desk_far end_far end_here heard3 here_bare_in "
            "here_container here_end_before here_loose here_origin_after here_other_clause inner "
            "long none_e_wound none_r_none_far none_t_new origin_far origin_follows place_far "
            "place_near second site_head top topic_origin unlisted verb_before1 weak"
        ),
        -3: (
            "after_comma desk_mid here_next_bare latest none_going_on none_whole_none origin_near "
            "outer place_mid verb_before2"
        ),
        -4: (
            "event_shared first_told heard1 here_crossed_before here_step5 none_head_origin "
            "none_whole_end"
        ),
        -5: "ahead event_other none_mate_end none_way once verb_before4",
        -7: "here_step6",
        -8: "loose",
        -10: "elsewhere",
    },
    "end/await": {
        2: "bare_mid none_any none_e_await none_r_no_end none_t_planned topic_origin",
        1: (
            "end_far none_head_place none_mate_end none_mate_origin none_no_way none_r_none_near "
            "none_r_place second topic_place way wider"
        ),
        -1: (
            "ahead elsewhere end_mid end_near event_shared first latest latest2 latest3 "
            "none_r_none_far opening paragraph site target word"
        ),
        -2: "heard1",
        -3: "once",
    },
    "end/carry": {
        4: "none_mate_no_end",
        3: "end_mid here_end_after here_next_end way",
        2: (
            "building end_follows in_title joined latest2 mate_to none_r_end none_r_none "
            "none_t_planned none_way paragraph r_end title verb_after2"
        ),
        1: (
            "ahead desk_near end_near heard1 here_next here_step1 latest3 none_any none_carries "
            "none_e_carry none_head_none none_r_none_end none_r_none_far none_r_none_near "
            "origin_mid points_back r_end_carried site top topic_place unnamed verb_after0 "
            "verb_after3 weak wider"
        ),
        -1: (
            "bare_here bare_mid bare_near desk_mid end_far event_other finer first "
            "here_bare_before here_crossed_after here_crossed_before here_loose here_next_bare "
            "here_next_origin here_next_place here_origin_after here_place_after here_step5 known "
            "most none_head_origin none_r_origin none_r_origin_carried opening origin_follows "
            "origin_near outer place_far place_follows place_near r_origin site_head static target "
            "verb_before0 verb_before2 verb_before4 word"
        ),
        -2: "here_step6 loose none_mate_end none_r_no_end none_t_cumulative second verb_after1",
    },
    "end/displaced": {
        3: "end_near target",
        2: "here_next here_only inner none_r_origin way word",
        1: (
            "bare_follows bare_here end_mid heard1 here_bare_after here_bare_before here_next_bare "
            "here_next_place here_step1 known known_part latest latest3 none_any none_e_displace "
            "none_head_place none_no_way none_r_no_end none_r_none_near none_t_cumulative once "
            "paragraph r_place site_head"
        ),
        -1: (
            "bare_far bare_mid event_other event_shared heard3 here_crossed_after here_step6 "
            "latest2 long none_going_on none_head_origin none_mate_no_end none_mate_none "
            "none_r_none none_r_none_far none_r_place none_t_new none_way opening place_far site "
            "topic_origin topic_place verb_after4"
        ),
        -2: "most top",
        -3: "ahead elsewhere",
    },
    "end/harm": {
        4: "none_e_kill none_head_place",
        3: "none_r_no_end way",
        2: "end_follows end_mid none_any none_head_none none_no_way none_r_place target",
        1: (
            "end_near event_shared here_end_after here_next_end none_e_sicken none_mate_no_end "
            "none_mate_place none_r_none none_r_none_near none_r_place_carried none_t_cumulative "
            "none_t_new opening"
        ),
        -1: (
            "ahead bare_far bare_near first first_told heard1 here_crossed_after here_next_bare "
            "here_next_place here_only here_place_after here_step5 in_title inner latest3 long "
            "none_going_on none_leaving none_mate_end none_mate_origin none_whole_none place_far "
            "place_near second site static title top topic_origin topic_place unnamed"
        ),
        -2: "elsewhere event_other loose none_e_wound once",
        -3: "none_way",
        -4: "none_head_origin",
    },
    "end/move": {
        7: "whole_to",
        5: "opens",
        4: "here_place_after here_step2 paragraph place_follows static way",
        3: "heading_near here_end_after mate_to none_any none_head_place none_r_no_end verb_after1",
        2: (
            "end_follows end_near here_crossed_after here_step0 here_step1 none_e_await "
            "none_r_origin_carried none_t_cumulative none_t_planned none_whole_no_end opening "
            "r_end r_origin verb_after0 verb_after2 verb_before0"
        ),
        1: (
            "bare_here bare_near desk_near end_mid first here_bare_before here_next "
            "here_next_place here_next_via here_via_after joined known label none_e_evacuate "
            "none_head_origin none_mate_no_end none_no_way none_r_none_far none_r_place "
            "none_whole_origin r_end_carried target verb_after4 via_follows"
        ),
        -1: (
            "bare_far bare_mid building desk_far end_far event_other heard1 heard3 here_bare_in "
            "here_loose here_origin_before here_other_clause here_shared inner known_part "
            "none_going_on none_head_none none_mate_origin none_mate_place none_r_none_near "
            "none_whole_none once origin_far origin_follows origin_here origin_mid outer owner "
            "place_far site_head top unlisted verb_before2"
        ),
        -2: (
            "after_comma aside desk_mid end_here here_bare_after here_container "
            "here_crossed_before here_end_before here_next_bare here_only here_origin_after "
            "latest2 none_t_new none_way none_whole_end origin_near topic_place verb_before1 weak"
        ),
        -3: (
            "bare_follows elsewhere first_told here_step5 here_step6 latest none_mate_end "
            "place_mid topic_origin verb_after3 verb_before4"
        ),
        -4: "event_shared loose",
    },
    "end/return": {
        1: (
            "event_shared first first_told in_title known known_part latest2 most opening top "
            "topic_origin topic_place word"
        ),
        -1: "none_any none_e_return none_head_none none_r_no_end none_t_cumulative",
        -2: "none_r_none",
    },
    "end/stay": {
        2: "none_any none_e_shelter none_r_no_end none_t_cumulative",
        1: "none_head_place none_r_none none_r_place",
        -1: (
            "elsewhere event_other heard1 here_place_after known known_part once paragraph static "
            "word"
        ),
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
