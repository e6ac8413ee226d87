"""What each sign of a figure counts for each timing."""

_SIGNS: dict[str, dict[int, str]] = {
    "new": {
        11: "size_1",
        9: "size_2",
        6: "has_whens",
        5: "t_past",
        4: (
            "before_new_here by_none m_people_evacuated mb_plain mg_old ob_plain r_weighed size_3 "
            "t_were vague"
        ),
        3: "carry_1 historic k_move ma_month mg_31 r_verb",
        2: (
            "before_new_far before_planned_far before_same_planned by_as_of_clock by_counted "
            "carry_2 carry_line dated dateless k_displaced late m_buses m_own m_people_displaced "
            "mb_as_of mb_range n2 named oa_month ob_range own1 own2 r_label title"
        ),
        1: (
            "any before_new_near by_nouns credit early first has_more m_ambulances "
            "m_people_arrived m_people_sick m_vehicles mg_0 mg_7 oa_range ob_since r_repeat "
            "r_topic rule_new stmt t_bare t_had t_verb v_hedges_before_about v_hedges_before_exact"
        ),
        -1: (
            "before_cumulative_far before_planned_near before_same_new by_report has_said headed "
            "m_carried m_people_killed m_people_wounded m_ships ma_range mb_begun mb_ended n4 "
            "oa_week own0 r_included r_state sitrep t_are v_formers_maybe v_formers_sure "
            "v_hedges_before_nearly v_hedges_before_up_to"
        ),
        -2: (
            "bullet by_present has_cumulative has_presents k_harm k_vehicle lead "
            "m_families_evacuated ma_week mid ob_ended own3 r_carried r_part r_vehicle undated "
            "unended v_cumulative_True v_hedges_before_at_least"
        ),
        -3: "before_cumulative_near now size_4 size_7 t_finite",
        -4: "before_cumulative_here by_totalling m_flights oa_day t_will v_hedges_before_more_than",
        -5: "mb_course t_have",
        -6: "carry_3",
        -7: "size_5",
        -9: "size_6",
    },
    "cumulative": {
        10: "size_6",
        8: "size_5",
        6: "v_hedges_before_more_than",
        5: "before_cumulative_here k_harm m_flights m_people_killed mb_course now",
        4: (
            "before_cumulative_near bullet by_totalling headed n2 own0 rule_cumulative size_7 "
            "t_finite unended"
        ),
        3: (
            "any carry_3 m_carried m_families_evacuated oa_day own3 r_carried r_part size_4 "
            "v_hedges_before_at_least"
        ),
        2: (
            "before_same_cumulative by_present credit early has_cumulative has_presents has_said "
            "lead ma_range ma_week mg_1 ob_ended r_elliptic second t_have t_will told undated "
            "v_hedges_before_nearly"
        ),
        1: (
            "before_cumulative_far before_same_new by_perfect by_report by_row carry_2 carry_no "
            "m_none ma_day ma_year mb_begun mb_ended mg_7 n4 oa_range oa_week oa_year ob_course "
            "part r_included r_state r_verb since sitrep t_are t_had v_cumulative_True "
            "v_formers_maybe v_formers_sure v_hedges_before_up_to"
        ),
        -1: (
            "before_new_far before_new_here before_new_near before_planned_near by_as_of_clock "
            "carry_1 carry_4 dateless has_more k_displaced m_people_arrived m_people_displaced "
            "m_people_evacuated m_ships m_vehicles mb_as_of mb_range n1 ob_range own1 plan_words "
            "r_label r_repeat r_topic rule_new t_past t_were v_hedges_before_about"
        ),
        -2: (
            "before_planned_far before_same_planned by_counted k_vehicle mb_plain mg_31 oa_month "
            "own2 r_vehicle rate size_3 t_verb v_hedges_before_exact vague"
        ),
        -3: "before_planned_here has_future historic ma_month mg_0 mg_old t_bare",
        -4: "by_none dated ob_plain r_weighed",
        -5: "has_whens m_buses",
        -7: "size_2",
        -11: "size_1",
    },
    "planned": {
        4: "k_vehicle r_vehicle",
        3: "carry_3 has_future m_buses",
        2: (
            "before_planned_here before_planned_near dated m_ships mg_0 mid rate t_have t_will "
            "v_hedges_before_exact"
        ),
        1: (
            "carry_4 has_orders m_people_wounded n1 plan_words t_bare t_verb v_cumulative_True "
            "v_hedges_before_about"
        ),
        -1: (
            "before_cumulative_here before_cumulative_near before_planned_far before_same_new "
            "by_counted by_none by_nouns by_perfect dateless first has_more has_whens lead "
            "m_ambulances m_carried m_none m_people_sick ma_day ma_range mb_range mg_7 mg_old "
            "named ob_as_of ob_range own1 own2 r_carried r_elliptic r_part since size_2 size_3 "
            "size_6 stmt title v_hedges_before_at_least v_hedges_before_nearly"
        ),
        -2: (
            "before_new_far before_same_cumulative bullet carry_1 carry_line carry_no early "
            "k_displaced late m_own m_people_displaced mb_plain mg_1 now oa_range part second "
            "size_5 told unended v_hedges_before_more_than vague"
        ),
        -3: "before_new_here carry_2 credit k_harm k_move m_people_evacuated own0 t_had t_were",
        -4: "any headed m_people_killed r_verb rule_cumulative",
        -5: "n2 t_past",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
