"""What each sign of a place counts for it."""

_SIGNS: dict[str, dict[int, str]] = {
    "name": {
        8: "building joined origin_mid",
        7: "demonym origin_near",
        6: "heard3 origin_far verb_after2",
        5: "here_next_origin here_origin_after latest opens r_place topic_origin verb_after1",
        4: (
            "here_only here_place_after known_part most origin_follows place_here static title "
            "verb_after0 verb_before1"
        ),
        3: (
            "here_next here_step2 here_step3 known latest2 none_e_return none_e_sicken paragraph "
            "place_near verb_after3 verb_before4"
        ),
        2: (
            "heading_here here_beside here_number here_step0 in_title latest3 long none_any "
            "none_r_no_end none_r_none_end none_r_place_carried none_t_cumulative none_t_new once "
            "opening r_origin r_place_carried site_head via_near"
        ),
        1: (
            "bare_here bare_near end_follows end_here heading_follows heard1 here_end_after "
            "here_loose here_step1 here_via_before inner none_r_origin none_r_origin_carried "
            "place_follows r_origin_carried verb_before0 via_here"
        ),
        -1: (
            "event_shared finer heading_far here_bare_after here_labels_other here_next_via "
            "here_origin_before label none_e_displace none_e_miss none_e_wound none_leaving "
            "none_r_none none_r_place none_t_planned outer top topic_place via_mid word"
        ),
        -2: (
            "bare_far bare_follows desk_far desk_mid desk_near here_container here_pointed "
            "here_step4 here_step5 here_via_after none_e_await place_far unnamed via_follows"
        ),
        -3: (
            "aside bare_mid desk_here end_near heading_near here_bare_before here_bare_in "
            "verb_before2"
        ),
        -4: "after_comma event_other here_step6 none_r_none_near row site",
        -5: "end_far end_mid heading_mid here_crossed_after loose",
        -6: "owner",
        -8: "elsewhere here_loose_site",
        -9: "verb_after4 wider",
        -16: "ahead",
    },
    "name/await": {
        5: "building r_place",
        4: "origin_mid",
        3: "here_place_after known_part latest3",
        2: (
            "first here_next_bare here_only here_step3 inner place_follows place_near second "
            "static topic_origin unlisted verb_before4"
        ),
        1: (
            "bare_here bare_near demonym desk_mid elsewhere end_near event_other here_bare_before "
            "here_container here_loose here_next here_next_place here_origin_after here_shared "
            "here_step1 here_step4 here_step5 in_title known long opens origin_far title "
            "topic_place unnamed verb_after2"
        ),
        -1: (
            "ahead desk_here first_told heard3 here_origin_before here_other_clause here_pointed "
            "here_step6 latest latest2 loose none_r_end opening origin_here outer r_place_carried "
            "verb_before3 word"
        ),
        -2: (
            "after_comma desk_far desk_near end_mid here_loose_site here_next_end here_step2 "
            "none_any none_e_await none_r_no_end none_r_none none_r_none_far none_t_planned "
            "paragraph place_mid row verb_after4 wider"
        ),
        -3: "end_far place_far site",
    },
    "name/carry": {
        4: "origin_near r_origin_carried topic_origin",
        3: "event_other none_r_none_far origin_far",
        2: (
            "here_next_origin here_origin_before here_step5 joined known none_r_no_end none_r_none "
            "origin_follows r_origin static topic_place verb_after3 weak word"
        ),
        1: (
            "bare_follows desk_far first_told heard1 here_bare_after here_container "
            "here_crossed_after here_crossed_before here_number here_other_clause "
            "here_place_before latest2 none_r_origin_carried origin_here paragraph place_far "
            "place_here place_near second title verb_after0 verb_after1 verb_before1"
        ),
        -1: (
            "ahead aside bare_mid desk_here desk_mid desk_near heading_far heading_mid "
            "heading_near heard3 here_next here_next_bare here_next_place here_next_via "
            "here_place_after here_pointed here_step1 here_step2 here_step6 inner known_part label "
            "long loose none_r_none_end none_r_none_near opening outer unlisted unnamed "
            "verb_before2 verb_before3 wider"
        ),
        -2: (
            "bare_far bare_here bare_near building end_mid end_near finer first here_bare_before "
            "none_r_end none_r_origin points_back row site verb_after4"
        ),
        -3: "elsewhere",
    },
    "name/displaced": {
        3: "desk_far latest",
        2: (
            "aside bare_far end_far event_shared heard3 here_bare_before here_step3 known "
            "known_part most none_r_origin opening opens verb_after1 verb_before3 word"
        ),
        1: (
            "bare_here bare_near building end_mid finer heard1 here_next here_next_bare here_only "
            "here_origin_after here_step2 latest3 none_going_on none_t_new origin_follows "
            "origin_near r_place row verb_before0"
        ),
        -1: (
            "desk_mid elsewhere first heading_mid here_loose_site here_next_place "
            "here_place_before here_step4 inner loose none_r_none none_r_none_far none_r_place "
            "origin_far place_here site site_head topic_origin unlisted verb_after4 verb_before2 "
            "wider"
        ),
        -2: "bare_mid end_near event_other latest2 origin_mid verb_before4",
        -3: "ahead long paragraph weak",
        -4: "topic_place",
    },
    "name/harm": {
        4: "demonym site",
        3: "bare_near desk_mid heard3 here_place_before here_step2 none_e_sicken origin_mid title",
        2: (
            "end_here here_beside here_crossed_before inner joined latest latest2 none_r_no_end "
            "none_r_place none_r_place_carried once r_place r_place_carried site_head verb_after2 "
            "verb_before1 verb_before3"
        ),
        1: (
            "end_follows finer here_end_before here_loose here_next here_next_place here_pointed "
            "known_part label most none_any none_going_on none_t_new opening origin_near place_far "
            "place_here place_near verb_after1 verb_after4 via_far weak word"
        ),
        -1: (
            "aside desk_near heading_far heading_follows here_bare_in here_container "
            "here_next_bare here_next_origin here_step0 here_step1 here_step3 here_step4 "
            "here_step5 long none_e_miss none_e_wound none_leaving none_r_end none_r_none_near "
            "origin_follows origin_here place_mid unlisted verb_before0 via_mid"
        ),
        -2: (
            "after_comma bare_here desk_far end_far event_shared here_crossed_after "
            "here_loose_site here_only here_other_clause none_r_none_far second unnamed "
            "verb_after0 verb_before2"
        ),
        -3: "end_mid event_other none_r_none wider",
        -4: "ahead elsewhere here_bare_before latest3 outer owner",
    },
    "name/move": {
        5: "here_next_origin paragraph",
        4: "building here_origin_after joined origin_far origin_near outer",
        3: (
            "elsewhere first_told heard3 here_other_clause here_step0 long origin_here origin_mid "
            "static unnamed verb_before4"
        ),
        2: (
            "event_shared here_number here_place_after once place_here topic_origin unlisted "
            "verb_after2 verb_before0 verb_before2"
        ),
        1: (
            "after_comma bare_here demonym event_other heading_here here_only here_step1 "
            "here_step2 in_title known none_e_await none_r_none_far none_t_planned opening opens "
            "place_mid points_back r_origin site_head topic_place verb_after0 verb_after1 "
            "verb_after3 verb_after4 weak"
        ),
        -1: (
            "ahead bare_far desk_mid heading_mid here_bare_in here_container here_loose_site "
            "here_next here_next_via here_place_before here_pointed here_shared here_step4 "
            "here_via_after none_any none_going_on none_r_no_end none_r_none_near none_r_place "
            "none_t_new owner place_far place_follows r_place via_follows"
        ),
        -2: (
            "aside bare_mid bare_near desk_far desk_here end_far first heard1 here_bare_after "
            "here_crossed_after here_crossed_before here_loose here_next_bare here_step3 label "
            "none_e_displace place_near r_origin_carried site title"
        ),
        -3: "bare_follows end_near finer verb_before3",
        -4: "row wider word",
    },
    "name/return": {
        3: "none_any none_e_return none_t_cumulative",
        1: "first in_title none_r_end none_r_no_end none_r_none none_r_none_end title",
        -1: (
            "bare_far elsewhere event_other event_shared here_next latest latest2 loose second "
            "verb_before4"
        ),
        -2: "heard1 known known_part once paragraph word",
    },
    "name/stay": {
        4: "heard1",
        3: "first here_next here_next_bare latest latest2 long most paragraph row verb_after0",
        2: (
            "bare_here bare_mid end_mid end_near finer here_bare_before here_end_after here_only "
            "here_step2 here_step3 place_mid verb_after2"
        ),
        1: (
            "bare_far bare_near desk_near heading_here here_bare_after here_loose here_next_end "
            "here_pointed here_step1 latest3 none_r_none_far once opening opens outer "
            "place_follows place_here place_near points_back site verb_before1 verb_before4 wider "
            "word"
        ),
        -1: (
            "event_shared heading_near here_other_clause here_step6 in_title label none_going_on "
            "none_r_none_near none_r_place second site_head static topic_origin unnamed weak"
        ),
        -2: (
            "desk_mid elsewhere event_other heading_mid here_crossed_after here_loose_site "
            "here_number here_place_before here_step5 origin_far origin_near topic_place unlisted"
        ),
        -3: "first_told",
        -4: "verb_after4",
        -5: "ahead",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
