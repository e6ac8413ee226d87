"""What each sign of a figure counts for each timing."""

_SIGNS: dict[str, dict[int, str]] = {
    "new": {
        10: "size_1",
        6: "size_2",
        5: "has_whens m_people_evacuated",
        4: "before_new_here dated size_3",
        3: "before_planned_far carry_1 m_buses r_verb t_were",
        2: (
            "any before_new_far carry_2 carry_no early first has_future has_orders k_displaced "
            "late m_ambulances m_people_displaced m_people_sick mb_plain mg_1 mg_old ob_plain "
            "own0 t_past v_hedges_before_exact vague"
        ),
        1: (
            "before_cumulative_far before_new_near carry_line dateless has_clock_times has_more "
            "historic k_move m_carried m_none mb_range n1 n2 oa_range own2 plan_words r_carried "
            "r_part r_topic stmt title told v_hedges_before_at_least v_hedges_before_up_to"
        ),
        -1: (
            "before_same_cumulative before_same_new has_said k_harm m_people_arrived "
            "m_people_wounded m_ships ma_day ma_year mid r_state rate second t_verb undated "
            "v_cumulative_True"
        ),
        -2: (
            "bullet has_cumulative lead m_flights m_people_killed m_vehicles mg_7 now oa_day "
            "size_4 size_7"
        ),
        -3: "has_presents headed sitrep v_hedges_before_nearly",
        -4: "m_families_evacuated",
        -5: "before_cumulative_here before_cumulative_near v_hedges_before_more_than",
        -6: "carry_3 size_6",
        -7: "size_5",
    },
    "cumulative": {
        8: "size_5",
        7: "size_6",
        6: "before_cumulative_here headed v_hedges_before_more_than",
        5: "before_cumulative_near",
        4: "m_families_evacuated m_people_killed sitrep v_hedges_before_nearly",
        3: (
            "before_same_cumulative bullet has_cumulative has_presents k_harm lead ma_day now "
            "size_4"
        ),
        2: (
            "any has_said m_flights mg_7 n2 oa_day own0 r_elliptic r_state second size_7 unended "
            "v_hedges_before_about"
        ),
        1: (
            "before_same_new carry_2 carry_3 credit dateless first k_move m_none m_own "
            "m_people_arrived m_people_wounded m_vehicles ma_year mg_0 n4 part t_had t_past "
            "undated v_cumulative_True"
        ),
        -1: (
            "before_cumulative_far carry_1 early has_clock_times has_future has_more has_orders "
            "historic m_ambulances mb_plain mb_range mg_1 mg_old mid own2 plan_words r_topic "
            "r_verb rate t_bare t_verb t_were"
        ),
        -2: (
            "before_new_here before_new_near before_planned_here m_people_evacuated m_people_sick "
            "n1 ob_plain size_3"
        ),
        -3: "before_planned_far k_vehicle r_vehicle v_hedges_before_exact",
        -4: "has_whens m_buses",
        -5: "dated",
        -7: "size_2",
        -9: "size_1",
    },
    "planned": {
        4: "carry_3",
        3: "k_vehicle r_vehicle",
        2: "before_planned_here m_buses mid rate t_verb",
        1: "before_cumulative_far before_new_near dated m_ships m_vehicles n1 size_2 t_bare",
        -1: (
            "before_cumulative_here before_new_far bullet carry_line credit has_clock_times "
            "has_cumulative has_future has_orders has_said late lead m_ambulances m_carried m_own "
            "ma_day ma_range mg_0 n4 now own1 r_carried r_part r_state second sitrep size_1 "
            "size_3 size_5 size_6 t_had title told v_hedges_before_at_least "
            "v_hedges_before_more_than v_hedges_before_nearly"
        ),
        -2: (
            "before_new_here before_same_cumulative carry_1 carry_2 carry_no dateless early "
            "k_displaced m_none m_people_displaced m_people_evacuated m_people_killed mb_plain "
            "part r_elliptic r_verb t_were unended v_hedges_before_about vague"
        ),
        -3: "first headed k_harm k_move n2 own0 t_past",
        -4: "any",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
