"""What each sign of a place counts for it."""

_SIGNS: dict[str, dict[int, str]] = {
    "name": {
        7: "building origin_mid origin_near",
        6: "r_place",
        5: "demonym here_next_origin joined origin_far topic_origin",
        4: "heard3 here_origin_after here_step2 latest paragraph static title verb_after1",
        3: (
            "here_next here_place_after known known_part most opens origin_follows place_here "
            "place_near verb_after0 verb_after2 verb_before4"
        ),
        2: (
            "here_only here_step0 here_step3 in_title inner latest2 latest3 long none_any "
            "none_e_return none_e_sicken none_r_none_end none_t_new opening r_origin "
            "r_place_carried verb_after3 verb_before1 weak"
        ),
        1: (
            "bare_near first_told heading_here heard1 here_crossed_before here_place_before "
            "here_via_before none_r_no_end none_r_origin_carried none_r_place none_t_cumulative "
            "once place_follows points_back r_origin_carried second site_head unlisted "
            "verb_before0 via_here via_near"
        ),
        -1: (
            "bare_far desk_mid finer heading_far here_bare_after here_container here_labels_other "
            "here_next_end here_next_place here_step1 here_step4 here_step5 here_via_after label "
            "none_e_await none_e_wound none_leaving none_t_planned place_mid topic_place unnamed "
            "verb_before2 via_follows word"
        ),
        -2: (
            "bare_follows bare_mid desk_far desk_here desk_near heading_near here_bare_before "
            "here_bare_in none_r_none_near place_far row"
        ),
        -3: "after_comma aside end_near event_other heading_mid here_step6 site",
        -4: "end_far end_mid here_crossed_after loose owner",
        -5: "here_loose_site",
        -6: "wider",
        -7: "elsewhere verb_after4",
        -14: "ahead",
    },
    "name/await": {
        3: "building origin_mid r_place",
        2: "first known_part latest3 second static topic_origin unlisted",
        1: (
            "bare_here bare_near demonym desk_mid elsewhere end_near here_next here_next_bare "
            "here_next_place here_only here_place_after here_place_before here_shared here_step3 "
            "here_step4 here_step5 inner known long none_r_none_near origin_far place_follows "
            "place_near points_back topic_place unnamed verb_after1 verb_after2 verb_before4"
        ),
        -1: (
            "after_comma ahead desk_far desk_here desk_near end_far end_mid here_loose_site "
            "here_next_end here_next_origin here_step1 here_step2 latest latest2 loose none_any "
            "none_e_await none_r_no_end none_r_none none_t_planned opening origin_here origin_near "
            "paragraph place_mid r_origin row verb_after0 verb_after3 verb_after4 verb_before0 "
            "verb_before3 weak wider word"
        ),
        -2: "none_r_none_far place_far site",
    },
    "name/carry": {
        3: "origin_near topic_origin",
        2: (
            "event_other here_next_origin joined none_r_none_far origin_far origin_follows "
            "r_origin r_origin_carried topic_place weak word"
        ),
        1: (
            "first_told here_crossed_after here_crossed_before here_origin_after "
            "here_origin_before here_step4 here_step5 known latest2 none_r_no_end none_r_none "
            "none_r_origin_carried origin_here paragraph second site_head static title verb_after0 "
            "verb_after3"
        ),
        -1: (
            "ahead aside bare_far bare_here bare_mid bare_near building desk_mid desk_near end_mid "
            "finer first heading_far heading_mid heading_near heard3 here_next_bare "
            "here_next_place here_next_via here_place_after here_step1 here_step2 here_step6 inner "
            "long loose none_r_end none_r_none_end none_r_none_near none_r_origin opening outer "
            "row verb_before2"
        ),
        -2: "end_near here_bare_before site verb_after4",
        -3: "elsewhere",
    },
    "name/displaced": {
        2: "desk_far event_shared known known_part latest most opening",
        1: (
            "aside bare_far bare_here bare_near building end_far heard3 here_bare_before "
            "here_crossed_before here_next here_step3 in_title latest3 none_going_on none_r_origin "
            "opens origin_follows origin_near place_near r_place static top verb_after1 "
            "verb_before3 word"
        ),
        -1: (
            "bare_mid desk_mid elsewhere end_near event_other first heading_mid here_loose_site "
            "here_next_origin loose none_r_none_far origin_far origin_mid site site_head "
            "topic_origin unlisted unnamed verb_after4 verb_before4"
        ),
        -2: "ahead latest2 long topic_place weak",
    },
    "name/harm": {
        3: "origin_mid r_place site title",
        2: (
            "bare_near demonym desk_mid heard3 here_step2 inner latest latest2 none_e_sicken "
            "r_place_carried"
        ),
        1: (
            "building end_here end_near finer heard1 here_crossed_before here_loose here_next "
            "here_place_after here_place_before in_title joined known_part most none_any "
            "none_going_on none_r_no_end none_r_place none_r_place_carried none_t_new once "
            "origin_far origin_near place_follows place_here place_near site_head verb_after2 "
            "verb_before1 weak word"
        ),
        -1: (
            "after_comma aside bare_here desk_far desk_near end_far event_shared heading_far "
            "here_container here_loose_site here_next_bare here_other_clause here_step3 here_step5 "
            "loose none_e_wound none_r_none none_r_none_far origin_follows place_mid points_back "
            "unlisted verb_before2 via_mid"
        ),
        -2: (
            "end_mid event_other here_bare_before here_crossed_after latest3 outer owner second "
            "unnamed wider"
        ),
        -3: "elsewhere",
        -4: "ahead",
    },
    "name/move": {
        4: "here_next_origin origin_near",
        3: "building here_origin_after origin_far origin_mid paragraph",
        2: (
            "elsewhere first_told heard3 here_other_clause here_place_after here_step0 here_step2 "
            "joined long origin_here outer static topic_origin unlisted unnamed verb_before4 weak"
        ),
        1: (
            "demonym event_other event_shared here_only here_step1 in_title known none_r_none_far "
            "once opening opens origin_follows place_here place_mid points_back r_origin second "
            "site_head topic_place verb_after0 verb_after1 verb_after2 verb_before0 verb_before2"
        ),
        -1: (
            "aside bare_far desk_here desk_mid end_far first heading_mid heard1 here_bare_in "
            "here_container here_loose here_loose_site here_next_via here_place_before here_shared "
            "here_step3 here_step5 here_step6 label loose none_any none_e_displace none_going_on "
            "none_r_no_end none_r_none_near none_t_cumulative none_t_new owner place_far "
            "r_origin_carried site title"
        ),
        -2: (
            "ahead bare_follows bare_mid bare_near desk_far finer here_bare_after "
            "here_crossed_after here_crossed_before here_next_bare here_step4 place_near "
            "verb_before3"
        ),
        -3: "end_near row wider word",
    },
    "name/return": {
        2: "none_any none_e_return none_t_cumulative",
        1: "none_r_no_end none_r_none",
        -1: (
            "elsewhere event_other event_shared heard1 here_next latest once paragraph verb_before4"
        ),
        -2: "known known_part word",
    },
    "name/stay": {
        3: "latest",
        2: (
            "bare_here bare_mid heard1 here_bare_before here_next_bare here_step3 latest2 most "
            "paragraph row"
        ),
        1: (
            "bare_near building end_near finer first heading_here here_end_after here_loose "
            "here_next here_next_end here_step0 here_step2 long loose opening opens outer "
            "place_far place_here place_near verb_after0 verb_after2 verb_before4 wider word"
        ),
        -1: (
            "aside desk_mid event_other event_shared heading_mid heading_near here_crossed_after "
            "here_next_place here_only here_place_before here_step5 here_step6 label none_going_on "
            "origin_far origin_near top topic_origin topic_place unlisted"
        ),
        -2: "elsewhere first_told",
        -3: "ahead verb_after4",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
