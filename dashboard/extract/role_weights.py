"""What each sign counts for a place as left."""

_SIGNS: dict[str, dict[int, str]] = {
    "role": {
        9: "mate_origin paragraph",
        5: "e_wound here_next_origin here_origin_after origin_mid r_end whole_origin",
        4: "long",
        3: (
            "e_displace going_on here_step0 origin_near r_origin r_origin_carried t_new unlisted "
            "verb_before0"
        ),
        2: (
            "carries e_carry first_told here_container here_other_clause inner label opens "
            "origin_follows second site title topic_origin unnamed whole_end"
        ),
        1: (
            "desk_far e_evacuate elsewhere end_near event_other event_shared here_number "
            "here_origin_before latest3 mate_end mate_none origin_far r_none_end t_planned "
            "verb_after2 verb_after4 weak"
        ),
        -1: (
            "after_comma any bare_here building desk_here desk_near e_await e_miss e_sicken "
            "end_far heading_far heading_follows here_crossed_after here_crossed_before here_loose "
            "here_next_bare here_next_end here_step1 here_step4 here_step6 known_part once opening "
            "origin_here outer owner place_here r_none r_none_far site_head verb_after1 "
            "verb_after3 verb_before2 verb_before4 wider"
        ),
        -2: (
            "bare_follows bare_near e_shelter first here_bare_after here_bare_before "
            "here_next_place here_place_before here_step5 latest place_follows place_mid "
            "place_near r_none_near word"
        ),
        -3: (
            "aside bare_mid desk_mid finer heading_here heading_near heard1 heard3 here_only "
            "latest2 mate_no_end place_far r_place static"
        ),
        -4: "bare_far here_place_after r_place_carried t_cumulative whole_place",
        -5: "r_no_end",
        -6: "e_kill",
        -11: "mate_place",
    },
    "role/await": {
        2: "here_step0 latest most opens paragraph place_near site verb_after4 verb_before3",
        1: (
            "event_other event_shared here_origin_after here_place_before here_step2 here_step3 "
            "joined long origin_follows owner place_far place_follows place_here second top "
            "verb_after2 verb_before0 verb_before2"
        ),
        -1: (
            "ahead any bare_here bare_mid e_await going_on here_beside here_crossed_before "
            "here_next here_next_place here_only here_step4 here_step6 known latest3 loose "
            "mate_end once origin_far points_back r_end r_no_end r_none_near r_place_carried "
            "site_head t_planned title unnamed verb_after1 verb_before1 whole_no_end whole_place"
        ),
        -2: (
            "bare_far bare_near building first here_origin_before here_step1 in_title latest2 "
            "mate_place origin_here outer r_none verb_before4"
        ),
        -3: "topic_place verb_after0",
    },
    "role/carry": {
        4: "paragraph",
        3: "known_part once",
        2: "any carries e_carry heard1 known latest3 r_end r_origin second t_planned",
        1: (
            "bare_far elsewhere here_next here_next_origin here_next_place here_place_after "
            "here_step4 here_step6 in_title inner mate_end mate_origin origin_far origin_mid "
            "place_follows r_none r_none_end r_none_far r_origin_carried title topic_origin "
            "verb_after3 verb_before0 word"
        ),
        -1: (
            "bare_near first_told here_next_bare here_place_before here_step2 here_step5 joined "
            "latest2 place_here place_mid r_none_near site_head static top"
        ),
        -2: "bare_mid mate_no_end origin_near",
    },
    "role/displaced": {
        3: "going_on here_step2 r_place topic_origin",
        2: (
            "bare_here first here_next here_place_before in_title known_part latest3 origin_near "
            "title topic_place verb_after0 verb_before4 whole_origin"
        ),
        1: (
            "bare_mid bare_near here_bare_before here_next_bare here_only here_step5 latest "
            "latest2 loose most paragraph place_here place_near site site_head t_new unlisted "
            "unnamed whole_no_end"
        ),
        -1: (
            "event_shared first_told heard1 here_place_after here_step1 here_step3 known "
            "mate_place opening origin_follows place_follows r_origin second static t_cumulative "
            "verb_before3"
        ),
        -2: "r_none r_none_far verb_after1 word",
        -3: "heard3 place_far",
    },
    "role/harm": {
        5: "e_wound",
        3: "r_end",
        2: "mate_origin",
        1: (
            "ahead first_told heard3 here_beside here_next_origin here_origin_before here_step1 "
            "mate_end place_mid site_head topic_origin topic_place verb_before2 whole_end"
        ),
        -1: (
            "bare_far bare_mid building e_miss e_sicken elsewhere finer first heard1 "
            "here_crossed_before here_next here_next_bare here_only here_place_after "
            "here_place_before here_step3 here_step4 known latest long loose once opening opens "
            "place_far place_follows place_near r_place site static t_cumulative t_new top "
            "verb_after3 verb_after4 whole_no_end"
        ),
        -2: (
            "event_shared here_next_place known_part latest2 mate_no_end paragraph r_none "
            "r_none_far r_place_carried"
        ),
        -3: "any mate_place most",
        -6: "e_kill r_no_end",
    },
    "role/move": {
        5: "mate_origin paragraph",
        4: "any long origin_mid r_none",
        3: (
            "building e_displace event_shared first_told here_next_origin here_origin_after "
            "origin_far origin_near r_no_end r_none_far t_new unlisted whole_origin"
        ),
        2: (
            "demonym elsewhere here_crossed_before here_other_clause here_step6 latest2 outer "
            "r_origin unnamed verb_before1"
        ),
        1: (
            "bare_mid e_evacuate end_mid end_near event_other going_on here_beside "
            "here_crossed_after here_loose_site here_next here_next_place here_number "
            "here_origin_before here_step0 here_step1 here_step3 inner joined known label loose "
            "mate_end mate_no_end mate_none most opening opens origin_follows r_none_near "
            "r_origin_carried site t_cumulative top verb_after0 verb_after1 verb_before0 "
            "verb_before3 weak whole_no_end"
        ),
        -1: (
            "after_comma desk_here desk_near heard1 heard3 here_bare_before here_place_after "
            "here_step5 once owner place_far row second site_head topic_origin verb_after3"
        ),
        -2: (
            "finer here_place_before here_step2 latest latest3 place_follows place_here place_mid "
            "whole_place"
        ),
        -3: "aside bare_far desk_mid known_part mate_place place_near r_place verb_before2",
    },
    "role/stay": {
        1: "here_step0 verb_after1",
        -1: (
            "building elsewhere event_other first first_told going_on heard1 here_next "
            "here_next_place here_only here_place_after here_place_before here_step1 here_step2 "
            "known known_part latest long most once paragraph place_near second site static "
            "topic_origin topic_place unlisted unnamed"
        ),
        -2: "any e_shelter r_no_end t_cumulative",
        -3: "r_place",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
