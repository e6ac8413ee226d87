"""What each sign of a place counts for it."""

_SIGNS: dict[str, dict[int, str]] = {
    "name": {
        9: "origin_mid r_place",
        8: "building here_next_origin",
        7: "demonym here_step0 origin_far origin_near",
        6: "joined",
        5: "here_place_after known origin_follows paragraph r_origin verb_after2",
        4: (
            "heard3 here_origin_after latest long none_any place_here place_near static title "
            "verb_after0"
        ),
        3: (
            "heard1 in_title latest2 latest3 most none_e_return none_r_none_end opens site_head "
            "topic_origin verb_after1"
        ),
        2: (
            "bare_here here_next here_next_bare here_step1 here_step3 known_part none_e_sicken "
            "none_r_end none_r_origin_carried none_t_cumulative none_t_new points_back "
            "r_origin_carried r_place_carried second top unlisted verb_after3 verb_before1 "
            "verb_before4 weak"
        ),
        1: (
            "bare_near event_shared first first_told here_loose here_place_before here_step2 "
            "here_via_before none_e_arrive none_e_kill none_r_no_end none_r_origin "
            "none_r_place_carried once opening r_end_carried unnamed verb_before3 via_far via_here "
            "via_near"
        ),
        -1: (
            "bare_far desk_mid here_bare_after here_crossed_before here_next_end here_next_via "
            "here_only here_origin_before inner none_e_await none_e_shelter none_e_wound place_far "
            "word"
        ),
        -2: (
            "after_comma bare_mid desk_here event_other here_container here_shared here_step4 "
            "here_via_after none_leaving none_r_none_far none_r_none_near origin_here topic_place "
            "verb_before2 via_follows"
        ),
        -3: (
            "aside bare_follows desk_near finer here_end_after here_labels_other here_step5 r_end "
            "site"
        ),
        -4: "desk_far heading_near here_bare_in owner",
        -5: "end_follows end_near heading_mid",
        -6: "end_mid here_step6 loose",
        -7: "here_crossed_after verb_after4",
        -8: "elsewhere end_far here_loose_site wider",
        -16: "ahead",
    },
    "name/arrive": {
        1: (
            "first in_title known latest3 none_any none_e_arrive none_r_none opening title "
            "topic_origin topic_place"
        ),
        -1: "bare_near heard1 latest latest2 loose once word",
    },
    "name/await": {
        5: "building",
        4: "origin_mid r_place verb_after2",
        3: "first here_next here_step3 known_part latest3 long static unlisted",
        2: (
            "end_near here_next_bare here_only here_place_before here_step1 none_r_none_near "
            "origin_far place_near r_end second topic_origin verb_before2"
        ),
        1: (
            "bare_here desk_mid elsewhere end_follows here_bare_before here_end_after "
            "here_next_end here_step0 known latest2 opens outer place_follows place_here "
            "topic_place unnamed verb_after1 verb_before0 verb_before1"
        ),
        -1: (
            "bare_mid desk_here desk_near end_mid first_told heard1 here_bare_in "
            "here_crossed_after here_end_before here_loose_site here_next_origin "
            "here_origin_before here_step2 here_step4 none_leaving none_r_none none_r_place "
            "opening points_back verb_before3 weak"
        ),
        -2: (
            "after_comma desk_far end_far here_step6 latest none_any none_e_await none_r_no_end "
            "none_t_planned origin_here origin_near place_mid r_place_carried"
        ),
        -3: "none_r_none_far site verb_after0 verb_after4 wider word",
        -4: "place_far",
    },
    "name/carry": {
        4: "origin_far origin_near r_origin_carried",
        3: "here_crossed_after joined none_r_none_far",
        2: (
            "first_told here_next_origin here_origin_before here_other_clause here_place_before "
            "paragraph place_near r_origin site_head topic_origin verb_after3 weak word"
        ),
        1: (
            "desk_far heard3 here_end_after here_step4 here_step5 known latest2 latest3 "
            "none_r_no_end none_r_none none_r_origin_carried none_t_cumulative origin_follows "
            "origin_here place_here place_mid r_end_carried second static title top verb_after0 "
            "verb_after1 verb_before1"
        ),
        -1: (
            "aside bare_follows bare_here bare_mid building desk_near end_here first heard1 "
            "here_bare_after here_bare_before here_end_before here_step1 here_step3 label latest "
            "long most none_r_end none_t_new site verb_after4 verb_before0 wider"
        ),
        -2: (
            "ahead end_mid finer here_loose here_next_bare here_only here_place_after here_step2 "
            "loose none_r_none_near none_r_origin r_end verb_before2"
        ),
        -3: "bare_near elsewhere opening",
        -5: "end_near",
    },
    "name/displaced": {
        4: "opening",
        3: "bare_far demonym known",
        2: (
            "event_shared here_crossed_before here_origin_after latest none_t_new opens "
            "origin_follows origin_near verb_before3"
        ),
        1: (
            "aside bare_here bare_near building end_far heard1 here_bare_after here_bare_before "
            "here_crossed_after here_loose here_only here_place_after here_step3 here_step6 "
            "in_title known_part latest3 most none_going_on none_r_none_near none_r_origin "
            "r_origin r_place verb_after0 verb_after1 word"
        ),
        -1: (
            "bare_mid elsewhere heading_mid here_next_origin here_next_place here_other_clause "
            "none_t_cumulative outer place_follows place_here topic_origin unlisted verb_after4 "
            "verb_before0 verb_before4 wider"
        ),
        -2: (
            "desk_mid end_near first here_loose_site here_place_before here_step1 loose "
            "none_r_none_far origin_far paragraph place_far site site_head topic_place"
        ),
        -3: "latest2 weak",
        -4: "ahead long",
    },
    "name/harm": {
        6: "site",
        5: "bare_near",
        4: "heard3 r_place",
        3: "here_next_place latest none_r_place origin_far r_place_carried site_head title",
        2: (
            "demonym desk_mid heading_near here_crossed_before inner none_any none_e_sicken "
            "none_r_no_end none_t_new opens origin_near place_far verb_before1 weak"
        ),
        1: (
            "bare_follows end_here end_near finer heard1 here_end_before here_loose "
            "here_origin_before here_place_after here_place_before here_step1 here_step6 joined "
            "known known_part label latest2 loose most none_e_kill none_going_on "
            "none_r_place_carried once paragraph place_here verb_after0 verb_after3 verb_after4 "
            "word"
        ),
        -1: (
            "bare_far bare_mid building desk_near end_follows heading_mid here_bare_in "
            "here_container here_end_after here_next_bare here_next_end here_only "
            "here_origin_after here_step4 long none_e_wound none_leaving none_r_none_near "
            "none_t_cumulative place_follows place_mid unlisted verb_after2 verb_before0 "
            "verb_before2 via_mid wider"
        ),
        -2: (
            "bare_here event_shared first_told here_crossed_after here_loose_site "
            "here_other_clause none_r_none_far unnamed verb_before4"
        ),
        -3: "ahead end_mid event_other here_step3 latest3 none_r_none outer second",
        -4: "desk_far elsewhere end_far here_bare_before owner",
    },
    "name/move": {
        8: "here_next_origin",
        5: "event_shared here_step0 origin_mid",
        4: "here_origin_after origin_near",
        3: (
            "event_other first_told here_place_after joined long paragraph r_origin static unnamed "
            "verb_before0 verb_before4 weak"
        ),
        2: (
            "building demonym elsewhere end_here here_other_clause here_step2 in_title known "
            "none_r_origin none_t_cumulative once origin_far origin_follows topic_origin unlisted"
        ),
        1: (
            "after_comma heard1 heard3 here_bare_before here_end_before here_step1 here_step3 "
            "none_any none_e_await none_r_end none_r_none_far none_t_planned opening origin_here "
            "outer place_far points_back second top topic_place verb_after0 verb_before2"
        ),
        -1: (
            "ahead aside bare_far desk_here desk_mid end_mid heading_mid here_bare_after "
            "here_loose here_next here_next_end here_next_place here_only here_step5 "
            "here_via_after most none_going_on place_follows r_end r_origin_carried site_head "
            "verb_before1 via_follows via_near"
        ),
        -2: (
            "bare_near end_far finer here_bare_in here_loose_site here_next_via here_shared "
            "here_step6 inner known_part loose none_r_none_near none_t_new"
        ),
        -3: "bare_follows bare_mid end_near first here_crossed_after opens place_near site word",
        -4: "desk_far end_follows here_crossed_before here_step4 wider",
        -5: "heading_near here_end_after",
    },
    "name/return": {
        3: "none_any none_e_return none_t_cumulative",
        1: "first none_r_no_end none_r_none title",
        -1: "bare_far elsewhere event_shared first_told heard1 here_next once second",
        -2: "event_other known known_part paragraph",
        -3: "word",
    },
    "name/stay": {
        5: "bare_mid",
        4: "latest latest2 long verb_after0",
        3: "bare_here heard1 here_bare_before here_next_bare most paragraph verb_after2 word",
        2: (
            "building end_near first here_next here_next_end here_step1 here_step2 here_step3 "
            "loose opens place_far place_near"
        ),
        1: (
            "bare_near desk_far end_mid finer here_loose here_place_after here_step0 here_step4 "
            "known_part latest3 none_r_none_far outer place_follows place_here points_back r_place "
            "second verb_before0 wider"
        ),
        -1: (
            "desk_near event_shared heading_far heading_near here_next_place here_other_clause "
            "here_place_before known label none_any none_e_shelter none_going_on none_r_no_end "
            "none_r_none_near none_t_cumulative origin_far static title top unlisted unnamed "
            "verb_before1 weak"
        ),
        -2: (
            "aside bare_far desk_mid heading_mid here_step5 in_title none_r_place origin_near "
            "topic_origin topic_place"
        ),
        -3: "elsewhere first_told here_crossed_after here_step6",
        -4: "verb_after4",
        -5: "ahead",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
