"""What each sign of a figure's date counts, by timing."""

_SIGNS: dict[str, dict[int, str]] = {
    "cumulative": {
        14: "v_plain",
        11: "nearest",
        10: "s_span&since",
        7: "f_as_of",
        6: "b_as_of s_span&t_have w_3",
        5: "f_heading none&title q_before_0 v_point",
        4: (
            "a1 a_day after d_near none&lines_many none&m_people_sick none&n1 "
            "none&rp_said.lines_many none&t_were own_s_span pub&t_finite q_metric_3 q_whole "
            "s_span&r_label s_until&credit s_until&lines_one v_since_to"
        ),
        3: (
            "carry&headed carry&n4 carry&rp_event.lines_one carry&rp_no.lines_many carry&t_were "
            "cb_range far&carry_no far&now far&others_3 is_mate is_said is_stmt none&mid "
            "none&others_0 none&pub_before none&r_part none&r_verb own&bullet own&headed "
            "own&lines_one own&m_people_evacuated own&since pub&bullet pub&carry_3 pub&credit "
            "pub&has_clock_times pub&late pub&lines_one pub&pub_before pub&pub_near pub&pub_next "
            "pub&r_carried pub&rp_no.lines_one pub&sitrep s_span&carry_2 s_span&k_harm "
            "s_span&unended s_until&carry_2 s_until&own1 s_until&rp_no.lines_one"
        ),
        2: (
            "a7 b_since c_carry_1 c_none c_stmt carry&early carry&t_past carry&told d_mid "
            "f_first_day far&lead far&lines_few far&n4 far&t_have far&t_verb far&unended is_pub "
            "line&unended mate&carry_1 mate&others_1 mate&t_bare none none&carry_4 none&dated "
            "none&has_orders none&k_shelter none&m_people_sheltering none&n2 none&others_3 "
            "none&r_elliptic none&rp_event.lines_few none&rp_no.lines_few none&rp_said none&t_had "
            "none&t_have none_s_none own&carry_2 own&dated own&has_more own&has_whens own&k_move "
            "own&late own&mid own&n4 own&others_1 own&part own&pub_before own&r_elliptic "
            "own&r_state own&rp_no own&rp_no.others_1 own&sitrep own&t_had own&t_were own&told "
            "pub pub&dateless pub&has_presents pub&k_shelter pub&lead pub&m_people_sheltering "
            "pub&m_people_wounded pub&n1 pub&n2 pub&now pub&own1 pub&plan_words pub&r_verb "
            "pub&rp_event pub&rp_event.lines_many pub&rp_said.lines_few pub&rp_said.others_1 "
            "pub&stmt pub&t_verb q_before_1 q_fact s_span&carry_1 s_span&early s_span&k_displaced "
            "s_span&lines_few s_span&m_people_displaced s_span&m_people_evacuated "
            "s_span&m_people_killed s_span&n4 s_span&others_2 s_span&rp_said.lines_one "
            "s_span&rp_said.others_1 s_span&t_bare s_until&r_part s_until&rp_event.lines_one "
            "s_until&t_had s_until&told s_until&undated said&has_clock_times said&n1 said&own0 "
            "said&t_have said_s_day v_kept v_since_heading w_2 x_0"
        ),
        -2: (
            "a31 a_range ahead b_plain b_range c_carry c_line_4 carry&carry_2 carry&carry_3 "
            "carry&credit carry&k_shelter carry&lines_few carry&m_people_sheltering carry&mid "
            "carry&r_state carry&since carry&t_verb cb_as_of far&lines_one far&others_1 "
            "far&others_2 far&rp_event.lines_one far&rp_no.lines_many far&t_past far&t_were "
            "is_line line&bullet line&others_3 line&pub_before line&t_were line_s_span "
            "mate&others_3 mate&r_verb mate&rp_event mate&rp_event.others_1 none&early "
            "none&has_whens none&pub_next none&r_carried none&rp_said.lines_few none&t_are "
            "none&t_verb own&early own&has_clock_times own&lines_few own&others_0 own&pub_next "
            "own&rp_said.lines_many own&second pub&has_orders pub&k_move pub&lines_many "
            "pub&pub_unsaid pub&r_elliptic pub&r_part pub&r_state pub&rp_no.lines_few pub&t_had "
            "pub&unended s_span&credit s_span&has_clock_times s_span&lines_many s_span&n2 "
            "s_span&others_1 s_span&pub_near s_span&r_state s_span&rp_said.lines_many "
            "s_span&t_finite s_until&carry_1 s_until&dated s_until&dateless s_until&has_more "
            "s_until&k_shelter s_until&m_people_sheltering s_until&mid s_until&n4 "
            "s_until&others_2 s_until&pub_before s_until&pub_near s_until&rp_event.lines_many "
            "s_until&rp_said s_until&rp_said.others_1 s_until&t_have said&n2 w_1"
        ),
        -3: (
            "a0 a366 b_course carry&pub_before carry&rp_event.lines_many carry&rp_said "
            "carry&rp_said.others_1 far&carry_1 far&dateless far&late far&n2 far&told "
            "none&has_presents none&m_people_wounded none&now none&others_1 none&r_label "
            "none&rp_no.lines_one none&t_bare none&undated own&r_verb own_s_day pub&carry_no "
            "pub&dated pub&k_harm pub&n4 pub&rp_no.lines_many pub&t_were q_before_2 s_span&headed "
            "s_span&now s_span&t_verb s_until s_until&carry_no s_until&own0 s_until&own2 "
            "s_until&rp_no.lines_many v_last v_until"
        ),
        -4: (
            "carry&t_have cb_plain none&has_clock_times none&lead none&lines_one none&n4 "
            "pub&m_people_evacuated pub&m_people_sick pub&title s_span&carry_no "
            "s_until&has_clock_times semi v_from_first"
        ),
        -5: (
            "c_carry_4 carry&n1 none&sitrep s_span&k_shelter s_span&m_people_sheltering "
            "s_until&pub_next"
        ),
        -6: "cw_1 pub&has_cumulative s_until&lines_many",
        -8: "comma none&headed v_first",
        -9: "v_onward",
    },
    "new": {
        17: "v_plain",
        11: "nearest",
        6: "a1 f_first_day none&mid",
        5: "a_day d_near none&n1 q_metric_3 q_whole",
        4: (
            "a7 carry&n4 f_as_of f_heading none&lines_many none&t_were own&late pub&bullet q_fact "
            "s_span&carry_2 s_span&since w_3"
        ),
        3: (
            "b_as_of c_carry_1 d_mid far&carry_no is_pub mate&others_1 none&carry_4 none&dated "
            "none&m_people_sick none&others_3 none&pub_before none&rp_said.lines_many none&t_had "
            "own&has_whens own&others_1 own_s_span pub pub&has_presents pub&lines_one "
            "pub&m_people_wounded pub&now pub&pub_near pub&pub_next pub&rp_event "
            "pub&rp_event.lines_one pub&t_finite q_same_timing s_span&n4 s_span&t_have "
            "s_span&told s_until&t_had x_0"
        ),
        2: (
            "b_since c_carry_2 carry&carry_1 carry&headed carry&lines_one "
            "carry&rp_event.lines_one carry&t_past carry&t_were carry&told f_last_event far&lead "
            "far&m_people_evacuated far&t_verb is_now mate&carry_1 mate&early mate&k_vehicle "
            "mate&n2 mate&r_vehicle mate&rp_event.lines_many mate&second none&carry_line "
            "none&credit none&has_cumulative none&has_future none&k_harm none&m_flights "
            "none&plan_words none&r_elliptic none&r_verb none&rate none&rp_no "
            "none&rp_no.lines_few none&title opens own&carry_2 own&dated own&has_more "
            "own&lines_one own&m_buses own&n4 own&own1 own&part own&pub_near own&pub_unsaid "
            "own&rp_no own&rp_no.lines_many own&rp_no.others_1 own&since own&t_had own&t_were "
            "pub&carry_3 pub&carry_line pub&has_clock_times pub&headed pub&lead pub&pub_before "
            "pub&r_carried pub&rp_event.others_0 pub&rp_said.lines_few pub&t_bare q_before_0 "
            "s_day s_span&k_displaced s_span&k_harm s_span&late s_span&lines_few "
            "s_span&m_people_displaced s_span&m_people_killed s_span&mid s_span&others_2 "
            "s_span&others_3 s_span&pub_before s_span&r_label s_span&rp_said.lines_few "
            "s_span&t_past s_span&unended s_until&rp_no.lines_one s_until&undated said&own0 "
            "said_s_day v_since_to w_0 w_2"
        ),
        -2: (
            "b_range c_carry c_far c_line c_line_4 cannot carry&carry_3 carry&dated "
            "carry&lines_few carry&lines_many carry&mid carry&pub_before "
            "carry&rp_event.lines_many carry&rp_said carry&rp_said.others_1 carry&since "
            "carry&t_have carry&t_verb d_far f_begun far&dateless far&lines_one far&n2 "
            "far&others_2 far&pub_before far&t_past far&told is_carry line&carry_line "
            "line&lines_many line&others_3 line_s_span mate&n1 mate&t_had mate&t_were "
            "none&has_whens none&k_move none&m_buses none&m_people_evacuated "
            "none&m_people_wounded none&pub_near none&r_carried none&rp_event "
            "none&rp_event.lines_one none&rp_event.others_0 none&second none&sitrep none&t_are "
            "own&has_future own&now own&t_verb own_s_until pub&carry_4 pub&has_more "
            "pub&has_orders pub&k_harm pub&m_flights pub&m_people_sick pub&mid pub&n4 "
            "pub&pub_unsaid pub&rp_no.lines_many pub&rp_no.others_1 pub&t_were pub&title "
            "q_before_2 s_span&carry_no s_span&k_shelter s_span&m_people_sheltering s_span&n2 "
            "s_span&now s_span&others_1 s_span&pub_near s_span&rate s_span&rp_said.lines_many "
            "s_span&t_verb s_span&t_were s_until&carry_no s_until&dateless s_until&early "
            "s_until&n2 s_until&others_3 s_until&own2 s_until&pub_before s_until&pub_near "
            "s_until&pub_unsaid s_until&rp_event s_until&rp_event.lines_many "
            "s_until&rp_no.lines_many s_until&rp_said s_until&rp_said.others_1 s_until&t_were "
            "v_from_first w_1"
        ),
        -3: (
            "a31 a366 a_week c_carry_3 carry&others_1 cb_plain far&carry_1 far&late far&rp_event "
            "far&rp_event.others_1 far&t_were none&bullet none&carry_no none&early "
            "none&has_presents none&lines_one none&now none&pub_next own&has_clock_times "
            "own&plan_words pub&carry_no pub&dated pub&m_people_evacuated pub&m_people_killed "
            "pub&r_state pub&rp_no pub&t_had q_metric_2 s_span&headed s_until&carry_1 "
            "s_until&dated s_until&pub_next semi"
        ),
        -4: (
            "c_carry_4 carry&credit carry&n1 cb_as_of is_line mate&others_3 none&has_clock_times "
            "none&lead none&n4 none&others_1 none&t_bare pub&has_cumulative pub&lines_many "
            "s_until s_until&lines_many v_last v_until"
        ),
        -5: "none&headed",
        -7: "a0 cw_1",
        -8: "comma",
        -9: "v_first",
        -11: "v_onward",
    },
    "planned": {
        13: "v_plain",
        10: "nearest",
        5: "a_day s_span&since",
        4: "a1 d_near f_as_of none&carry_4 none&mid none&n1 none&others_3 pub&t_finite w_3",
        3: (
            "after b_as_of c_carry_1 f_first_day is_pub none&credit none&has_future none&others_0 "
            "none&t_were none&t_will none&title opens own_s_span pub pub&carry_3 pub&lines_one "
            "pub&others_2 pub&pub_before pub&pub_near pub&pub_next pub&rp_no.lines_one q_metric_3 "
            "s_span&t_have"
        ),
        2: (
            "c_none carry&headed carry&n4 carry&rp_no.lines_many cw_3 f_heading f_last_event "
            "far&carry_no mate&others_1 none none&dated none&lines_many none&m_people_sick "
            "none&n2 none&pub_before none&r_elliptic none&rp_event.lines_one none&rp_no.lines_few "
            "none&rp_said.lines_many none&t_had none_s_none own&carry_no own&dated own&has_more "
            "own&has_orders own&headed own&late own&lines_one own&m_buses own&r_elliptic "
            "own&rp_no own&rp_no.others_1 pub&carry_line pub&dateless pub&late pub&lead "
            "pub&m_people_wounded pub&r_verb pub&rp_said.lines_few pub&rp_said.others_1 "
            "q_before_0 q_before_1 q_fact s_day s_span&carry_2 s_span&k_harm s_span&lines_few "
            "s_span&n4 s_span&r_label s_span&unended s_until&t_had s_until&undated said&own0 "
            "said_s_day v_point v_since_to"
        ),
        -2: (
            "a31 ahead b_range before c_carry c_far cannot carry&credit carry&lines_few carry&mid "
            "carry&others_1 carry&pub_before carry&rp_event.lines_many carry&rp_said "
            "carry&rp_said.others_1 carry&t_have carry&t_verb cb_as_of cb_plain d_far far&carry_1 "
            "far&dateless far&late far&lines_one far&n2 far&t_were far&told is_far is_line "
            "mate&others_3 none&carry_3 none&carry_no none&has_clock_times none&has_presents "
            "none&has_whens none&m_buses none&m_people_wounded none&now none&rp_event.lines_many "
            "none&rp_no.lines_one none&sitrep none&t_are none&t_bare none&t_finite own&carry_1 "
            "own&lines_few pub&carry_4 pub&k_harm pub&m_people_evacuated pub&m_people_sick "
            "pub&others_0 pub&r_state pub&rp_no.lines_few pub&t_were pub&unended s_span&carry_no "
            "s_span&headed s_span&k_shelter s_span&lines_many s_span&m_people_sheltering "
            "s_span&n2 s_span&now s_until&carry_1 s_until&carry_no s_until&dated s_until&early "
            "s_until&has_clock_times s_until&others_3 s_until&own2 s_until&pub_before "
            "s_until&rp_no.lines_many semi sole v_from_first w_1"
        ),
        -3: (
            "a0 a366 a_range none&n4 none&others_2 none&pub_next pub&carry_no pub&dated "
            "pub&has_cumulative pub&has_future pub&has_orders pub&pub_unsaid pub&rp_no.lines_many "
            "pub&t_had pub&t_will pub&title q_before_2 s_until s_until&lines_many "
            "s_until&pub_next"
        ),
        -4: "c_carry_4 carry&n1 none&headed none&lead none&pub_near pub&lines_many v_until",
        -6: "cw_1 v_first",
        -7: "comma",
        -8: "v_onward",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
