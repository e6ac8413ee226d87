"""What each sign of a place counts for it."""

_SIGNS: dict[str, dict[int, str]] = {
    "name": {
        9: "building joined origin_mid",
        8: "origin_near",
        7: "demonym origin_far r_place verb_after1",
        6: "here_next_origin static",
        5: "heard3 here_origin_after here_place_after opens place_here topic_origin verb_after2",
        4: (
            "here_step0 here_step2 known_part latest most origin_follows title verb_after0 "
            "verb_before4"
        ),
        3: (
            "heading_here here_next here_step3 known latest3 none_any none_e_return none_e_sicken "
            "none_r_none_end paragraph place_near verb_after3 verb_before1"
        ),
        2: (
            "here_only in_title latest2 long none_r_no_end none_r_origin_carried none_t_cumulative "
            "none_t_new opening r_origin_carried r_place_carried site_head via_near weak"
        ),
        1: (
            "bare_here bare_near end_follows end_here heading_follows heard1 here_crossed_before "
            "here_loose here_next_bare here_place_before here_via_before inner none_r_origin once "
            "points_back r_origin second verb_before0 verb_before3 via_far via_here"
        ),
        -1: (
            "bare_far event_shared finer heading_far here_bare_after here_next_end "
            "here_origin_before label none_e_await none_e_displace none_e_miss none_e_shelter "
            "none_e_wound none_leaving none_r_none_far none_t_planned top unnamed word"
        ),
        -2: (
            "bare_follows desk_far desk_mid here_container here_labels_other here_next_place "
            "here_next_via here_step1 here_step4 here_step5 none_r_none_near place_far topic_place "
            "verb_before2 via_follows"
        ),
        -3: "bare_mid desk_here desk_near here_bare_before here_bare_in here_via_after",
        -4: "after_comma aside end_near event_other heading_near here_step6 row site",
        -5: "end_far heading_mid here_crossed_after loose",
        -6: "end_mid owner",
        -8: "elsewhere",
        -9: "here_loose_site verb_after4 wider",
        -17: "ahead",
    },
    "name/await": {
        6: "building",
        5: "origin_mid",
        4: "latest3 r_place",
        3: "first here_next_bare known_part long unlisted verb_after1",
        2: (
            "elsewhere end_near here_next here_only here_place_after here_shared here_step3 "
            "none_r_none_near origin_far place_near points_back second static topic_origin "
            "topic_place unnamed verb_after2 verb_before4"
        ),
        1: (
            "bare_far bare_here bare_near demonym desk_mid here_crossed_after here_loose "
            "here_next_place here_place_before here_step4 here_step5 inner known none_r_place "
            "outer place_follows verb_before1 verb_before2"
        ),
        -1: (
            "bare_mid desk_here event_shared first_told heard3 here_loose_site here_next_origin "
            "here_origin_after here_origin_before here_other_clause here_step1 latest2 loose "
            "none_leaving none_r_origin once origin_here origin_near r_origin r_place_carried "
            "site_head top verb_after3 verb_before3 word"
        ),
        -2: (
            "after_comma desk_far desk_near end_mid here_next_end here_step2 latest none_any "
            "none_e_await none_r_no_end none_r_none none_t_planned opening paragraph row "
            "verb_after0 verb_before0 weak wider"
        ),
        -3: "end_far place_far place_mid site verb_after4",
        -4: "none_r_none_far",
    },
    "name/carry": {
        5: "origin_near r_origin_carried",
        4: "none_r_none_far origin_far topic_origin",
        3: "event_other here_next_origin joined origin_follows weak word",
        2: (
            "here_crossed_after here_crossed_before here_origin_before here_step5 known "
            "none_r_no_end none_r_none none_r_origin_carried r_origin second site_head static "
            "topic_place verb_after0 verb_after3"
        ),
        1: (
            "bare_follows desk_far here_bare_after here_container here_loose here_other_clause "
            "here_place_before here_step4 latest2 origin_here paragraph place_far place_mid title "
            "top verb_after1 verb_before1"
        ),
        -1: (
            "ahead demonym desk_here desk_near heading_far heading_mid heading_near here_next "
            "here_next_bare here_next_place here_next_via here_place_after here_step1 here_step6 "
            "inner known_part label long loose most none_r_none_end none_t_new opening origin_mid "
            "place_follows points_back verb_after2 verb_before2 verb_before4 wider"
        ),
        -2: (
            "aside bare_far bare_mid bare_near building desk_mid end_mid first heard3 here_step2 "
            "none_r_end none_r_none_near outer site"
        ),
        -3: "bare_here elsewhere end_near finer here_bare_before none_r_origin row verb_after4",
    },
    "name/displaced": {
        4: "desk_far",
        3: "event_shared known_part latest none_r_origin opening",
        2: (
            "aside bare_far bare_here bare_near end_far heard3 here_bare_before "
            "here_crossed_before known most none_going_on opens origin_follows r_place top "
            "verb_after1 verb_before3 word"
        ),
        1: (
            "building end_mid finer first_told heard1 here_bare_after here_crossed_after here_next "
            "here_origin_after here_step3 in_title joined latest3 none_any none_e_displace "
            "none_r_no_end none_t_new once origin_near row static"
        ),
        -1: (
            "heading_mid here_next_place here_place_before here_step4 none_r_none none_r_none_far "
            "place_follows site topic_origin unnamed verb_after4 verb_before4 wider"
        ),
        -2: (
            "desk_mid elsewhere end_near event_other first here_loose_site here_next_origin loose "
            "origin_far origin_mid paragraph site_head unlisted"
        ),
        -3: "bare_mid latest2",
        -4: "ahead long topic_place weak",
    },
    "name/harm": {
        5: "site",
        4: "demonym desk_mid heard3 origin_mid title",
        3: "bare_near here_step2 none_e_sicken r_place",
        2: (
            "finer here_crossed_before here_next here_place_before inner joined latest latest2 "
            "none_r_no_end none_r_place once origin_near place_here r_place_carried site_head "
            "verb_before1 weak word"
        ),
        1: (
            "building end_follows end_here end_near heading_here heard1 here_end_before here_loose "
            "here_origin_before here_place_after known_part label none_any none_going_on "
            "none_r_place_carried none_t_new origin_far place_far place_near row verb_after1 "
            "verb_after2 verb_after3 verb_after4 verb_before3 via_far"
        ),
        -1: (
            "aside desk_near heading_far here_bare_after here_bare_in here_end_after "
            "here_next_bare here_only here_step0 here_step4 here_step5 long loose none_e_miss "
            "none_e_wound none_leaving none_r_end place_mid points_back static top unlisted "
            "verb_after0 via_mid"
        ),
        -2: (
            "after_comma bare_here end_far event_shared here_container here_loose_site here_step3 "
            "none_r_none none_r_none_far origin_follows verb_before2 wider"
        ),
        -3: (
            "desk_far elsewhere end_mid event_other here_crossed_after here_other_clause second "
            "unnamed"
        ),
        -4: "ahead latest3 outer owner",
        -5: "here_bare_before",
    },
    "name/move": {
        6: "here_next_origin",
        5: "paragraph",
        4: (
            "elsewhere here_origin_after here_step0 joined origin_far origin_mid origin_near "
            "verb_before4"
        ),
        3: (
            "building heard3 here_other_clause here_place_after origin_here outer static "
            "topic_origin unnamed weak"
        ),
        2: (
            "event_other event_shared first_told here_only here_step1 here_step2 long "
            "none_r_none_far once unlisted verb_after2 verb_after4 verb_before0 verb_before2"
        ),
        1: (
            "after_comma bare_here demonym desk_near end_mid heading_here here_bare_before "
            "here_next_place in_title known latest2 none_e_await none_t_planned opening opens "
            "origin_follows place_here place_mid points_back r_origin site_head topic_place "
            "verb_after0 verb_after1 verb_after3 via_near"
        ),
        -1: (
            "ahead aside desk_here heading_mid here_bare_in here_next here_next_via "
            "here_origin_before here_place_before here_step3 here_step5 here_step6 inner none_any "
            "none_going_on none_r_no_end none_r_origin_carried none_r_place none_t_cumulative "
            "none_t_new owner place_follows r_place verb_before1"
        ),
        -2: (
            "bare_far bare_mid desk_mid end_far first heard1 here_bare_after here_container "
            "here_loose here_next_bare here_shared here_step4 label none_e_displace "
            "none_r_none_near place_far site title verb_before3"
        ),
        -3: (
            "bare_near desk_far finer here_crossed_after here_crossed_before here_loose_site "
            "place_near r_origin_carried"
        ),
        -4: "bare_follows end_near word",
        -5: "row wider",
    },
    "name/return": {
        3: "none_any none_e_return none_t_cumulative",
        1: "first none_r_no_end none_r_none title",
        -1: (
            "bare_far elsewhere event_shared heard1 here_next latest latest3 loose second "
            "verb_before4"
        ),
        -2: "event_other known known_part once paragraph",
        -3: "word",
    },
    "name/stay": {
        5: "bare_mid",
        4: "heard1 here_step3 latest most row",
        3: "bare_here end_near here_next_bare here_step2 latest2 long paragraph verb_after0",
        2: (
            "finer first here_bare_before here_loose opens place_far verb_before0 verb_before4 "
            "wider word"
        ),
        1: (
            "bare_follows bare_near building desk_far heading_here here_bare_after here_end_after "
            "here_next here_next_end here_place_after here_step0 known_part loose opening outer "
            "place_follows place_here place_near site_head verb_after2 verb_before1 verb_before3"
        ),
        -1: (
            "event_other here_only here_place_before here_step6 in_title known label none_any "
            "none_e_shelter none_r_no_end none_r_none_near none_t_cumulative static top "
            "topic_origin unlisted unnamed weak"
        ),
        -2: (
            "aside desk_mid event_shared heading_mid heading_near here_crossed_after "
            "here_next_place none_going_on origin_far origin_near topic_place"
        ),
        -3: "elsewhere first_told here_step5",
        -5: "verb_after4",
        -6: "ahead",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
