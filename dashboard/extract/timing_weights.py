"""What each sign of a figure counts for each timing."""

_SIGNS: dict[str, dict[int, str]] = {
    "new": {
        11: "size_1",
        6: "size_2",
        5: "has_whens m_people_evacuated",
        4: "before_new_here mg_31 r_weighed size_3",
        3: "any before_planned_far carry_1 dated mb_plain t_past t_were",
        2: (
            "before_new_far carry_no early first has_future k_displaced k_move m_ambulances "
            "m_buses m_people_displaced m_people_sick n2 ob_plain own0 r_verb "
            "v_hedges_before_exact vague"
        ),
        1: (
            "before_cumulative_far before_new_near carry_2 carry_4 carry_line dateless "
            "has_clock_times has_more historic late m_none m_own ma_range mb_range mg_1 mg_old n1 "
            "oa_range own1 own2 plan_words r_carried r_topic t_bare t_had title "
            "v_hedges_before_about v_hedges_before_at_least v_hedges_before_up_to"
        ),
        -1: (
            "before_planned_near before_same_new bullet credit has_said k_harm m_people_wounded "
            "ma_day ma_year mid oa_day ob_course r_elliptic second undated v_cumulative_True"
        ),
        -2: (
            "before_same_cumulative has_cumulative lead m_people_killed m_vehicles mg_7 r_state "
            "size_4 size_7 unended"
        ),
        -3: "has_presents headed m_flights now v_hedges_before_nearly",
        -4: "before_cumulative_near m_families_evacuated sitrep t_finite v_hedges_before_more_than",
        -5: "before_cumulative_here",
        -6: "carry_3",
        -7: "size_5 size_6",
    },
    "cumulative": {
        8: "size_5",
        7: "size_6",
        6: "before_cumulative_here v_hedges_before_more_than",
        5: "headed",
        4: (
            "before_cumulative_near before_same_cumulative m_families_evacuated m_people_killed "
            "sitrep t_finite v_hedges_before_nearly"
        ),
        3: "has_presents k_harm lead ma_day now r_elliptic r_state size_4 unended",
        2: (
            "any bullet carry_2 has_cumulative has_said m_flights mg_7 n2 oa_day own0 part second "
            "size_7"
        ),
        1: (
            "before_planned_near before_same_new carry_3 carry_no credit dateless first has_orders "
            "k_move m_none m_people_wounded m_vehicles ma_year mg_0 n4 ob_course r_carried r_part "
            "t_had t_past told undated v_cumulative_True v_hedges_before_about"
        ),
        -1: (
            "carry_1 early has_future historic m_ambulances m_people_sick mg_1 mg_old oa_range "
            "ob_plain own2 plan_words r_topic rate t_bare t_verb t_were v_hedges_before_up_to"
        ),
        -2: "before_new_here before_new_near before_planned_here m_people_evacuated mb_plain n1",
        -3: "before_planned_far k_vehicle r_vehicle size_3 v_hedges_before_exact",
        -4: "has_whens mg_31 r_weighed",
        -5: "dated m_buses",
        -7: "size_2",
        -9: "size_1",
    },
    "planned": {
        5: "carry_3",
        3: "k_vehicle r_vehicle",
        2: "before_planned_here m_buses rate",
        1: "before_new_near dated m_flights m_vehicles mid n1 t_bare t_verb v_hedges_before_exact",
        -1: (
            "before_cumulative_far before_cumulative_here before_new_far bullet carry_line credit "
            "has_clock_times has_cumulative has_orders has_said late lead m_ambulances m_carried "
            "m_own m_ships ma_day ma_range mg_0 n4 now oa_range own1 r_carried r_part r_state "
            "second size_1 size_3 size_5 size_6 t_had title told v_hedges_before_at_least "
            "v_hedges_before_more_than v_hedges_before_nearly"
        ),
        -2: (
            "before_new_here before_same_cumulative carry_1 dateless early k_displaced k_harm "
            "m_none m_people_displaced m_people_killed mb_plain part r_elliptic r_verb t_were "
            "unended v_hedges_before_about vague"
        ),
        -3: "carry_2 carry_no first headed k_move m_people_evacuated own0 t_past",
        -4: "any n2",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
