"""What each sign of a figure's date counts, by timing."""

_SIGNS: dict[str, dict[int, str]] = {
    "cumulative": {
        15: "v_plain",
        11: "nearest",
        10: "s_span&since",
        7: "f_as_of",
        6: "b_as_of s_span&t_have w_3",
        5: "f_heading none&title q_before_0 v_point",
        4: (
            "a1 a_day after none&lines_many none&n1 none&rp_said.lines_many own_s_span q_metric_3 "
            "s_span&r_label s_until&credit s_until&lines_one v_since_to"
        ),
        3: (
            "c_carry_1 carry&headed carry&n4 carry&rp_event.lines_one carry&rp_no.lines_many "
            "d_mid d_near f_first_day far&carry_no far&others_3 is_mate none&m_people_sick "
            "none&mid none&others_0 none&r_part none&r_verb none&t_have none&t_were own&has_whens "
            "own&headed own&late own&lines_one own&m_people_evacuated own&since own&told "
            "pub&bullet pub&carry_3 pub&has_clock_times pub&lines_one pub&m_people_wounded "
            "pub&pub_near pub&pub_next pub&r_carried pub&rp_no.lines_one pub&t_finite q_whole "
            "s_span&carry_2 s_span&k_harm s_span&n4 s_span&unended s_until&carry_2 "
            "s_until&rp_no.lines_one x_0"
        ),
        2: (
            "b_since c_none c_stmt carry&carry_1 carry&early carry&has_cumulative carry&others_2 "
            "carry&rp_no.others_1 carry&t_past carry&t_were cb_range far&lead far&lines_few "
            "far&n4 far&now far&t_have far&t_verb far&unended is_pub is_said is_stmt line&second "
            "line_s_day mate&carry_1 mate&others_1 mate&rp_said mate&rp_said.others_1 none "
            "none&carry_2 none&carry_4 none&credit none&dated none&has_orders none&k_shelter "
            "none&m_people_sheltering none&n2 none&others_3 none&own1 none&pub_before "
            "none&r_elliptic none&rp_event.lines_few none&rp_no.lines_few none&rp_no.lines_many "
            "none&t_had none_s_none own&bullet own&carry_2 own&dated own&has_more own&k_move "
            "own&mid own&n4 own&others_1 own&part own&r_elliptic own&r_state own&rp_no "
            "own&rp_no.others_1 own&sitrep own&t_had own&t_were pub pub&credit pub&dateless "
            "pub&has_presents pub&has_said pub&k_shelter pub&late pub&lead "
            "pub&m_people_sheltering pub&n1 pub&n2 pub&own1 pub&plan_words pub&pub_before "
            "pub&rp_event pub&rp_event.lines_many pub&rp_said.lines_few pub&rp_said.others_1 "
            "pub&sitrep pub&stmt pub&t_are pub&t_verb q_same_metric s_span&carry_1 s_span&early "
            "s_span&k_displaced s_span&lines_few s_span&m_people_displaced "
            "s_span&m_people_evacuated s_span&others_2 s_span&rp_said.lines_one "
            "s_span&rp_said.others_1 s_until&own1 s_until&r_part s_until&rp_event.lines_one "
            "s_until&t_had s_until&told s_until&undated said&has_clock_times said&n1 said&own0 "
            "said&t_have said_s_day v_kept v_since_heading w_2"
        ),
        -2: (
            "a0 a31 a_range ahead b_plain b_range c_carry carry&carry_2 carry&carry_3 "
            "carry&k_shelter carry&m_people_sheltering carry&mid carry&others_3 carry&rp_said "
            "carry&rp_said.others_1 carry&since far&lines_one far&others_1 far&others_2 "
            "far&rp_event.lines_one far&rp_no.lines_many line&bullet line&others_3 mate&r_verb "
            "mate&rp_event mate&rp_event.others_1 none&bullet none&early none&has_whens none&now "
            "none&pub_next none&r_carried none&stmt none&t_are none&t_bare none&t_verb "
            "none&undated own&early own&has_clock_times own&lines_few own&others_0 own&r_verb "
            "own&rp_said.lines_many own&second own_s_day pub&carry_no pub&has_orders pub&k_harm "
            "pub&k_move pub&lines_many pub&m_people_killed pub&m_people_sick pub&r_part "
            "pub&r_state pub&rp_no.lines_few pub&rp_said.lines_many pub&t_had pub&t_were "
            "pub&unended s_span&credit s_span&has_clock_times s_span&others_1 s_span&pub_near "
            "s_span&r_state s_span&t_finite s_until&carry_1 s_until&dated s_until&has_more "
            "s_until&k_shelter s_until&m_people_sheltering s_until&mid s_until&n4 "
            "s_until&others_2 s_until&pub_before s_until&pub_near s_until&r_verb "
            "s_until&rp_event.lines_many s_until&rp_said s_until&rp_said.others_1 s_until&t_have "
            "said&n2 w_1"
        ),
        -3: (
            "a366 b_course c_line_4 carry&credit carry&pub_before carry&rp_event.lines_many "
            "cb_plain far&carry_1 far&dateless far&late far&n2 far&t_were far&told is_line "
            "line_s_span mate&others_3 none&has_presents none&m_people_wounded none&others_1 "
            "none&r_label none&rp_no.lines_one none&rp_said.lines_few pub&dated "
            "pub&m_people_evacuated pub&n4 pub&rp_no.lines_many pub&title q_before_2 "
            "s_span&headed s_span&lines_many s_span&n2 s_span&now s_span&rp_said.lines_many "
            "s_span&t_verb s_until s_until&carry_no s_until&own0 s_until&own2 "
            "s_until&rp_no.lines_many v_last v_until"
        ),
        -4: (
            "carry&t_have none&has_clock_times none&lead none&lines_one none&n4 none&sitrep "
            "s_span&carry_no s_until&has_clock_times semi v_from_first"
        ),
        -5: "c_carry_4 carry&n1 s_span&k_shelter s_span&m_people_sheltering s_until&pub_next",
        -6: "pub&has_cumulative s_until&lines_many",
        -7: "cw_1",
        -8: "comma v_first",
        -9: "none&headed v_onward",
    },
    "new": {
        17: "v_plain",
        11: "nearest",
        6: "a1 a_day f_first_day none&mid",
        5: "a7 d_near none&n1 none&t_were q_whole",
        4: (
            "carry&n4 f_heading none&lines_many none&m_people_sick none&others_3 own&late "
            "own_s_span pub&bullet pub&m_people_wounded pub&now q_fact q_metric_3 s_span&carry_2 "
            "s_span&since w_3"
        ),
        3: (
            "b_as_of c_carry_1 c_carry_2 carry&headed carry&rp_event.lines_one f_as_of "
            "far&carry_no is_pub mate&n2 mate&others_1 none&carry_4 none&dated none&pub_before "
            "none&t_had none&title own&has_whens own&others_1 pub pub&carry_3 pub&has_presents "
            "pub&pub_before pub&pub_next pub&rp_event pub&t_bare pub&t_finite q_same_timing "
            "s_span&k_harm s_span&m_people_killed s_span&n4 s_span&t_have s_span&told "
            "s_until&t_had w_0 x_0"
        ),
        2: (
            "after b_since c_none c_own carry&has_presents carry&lines_one carry&rp_no.lines_many "
            "carry&t_past carry&t_were carry&told d_mid f_last_event far&lead "
            "far&m_people_evacuated far&t_verb is_now is_own line&others_2 mate&carry_1 "
            "mate&early mate&k_vehicle mate&r_vehicle mate&rp_event.lines_many mate&second "
            "mate_s_day none none&has_cumulative none&m_flights none&plan_words none&r_elliptic "
            "none&r_part none&rate none&rp_event.lines_many none&rp_no none&rp_said.lines_many "
            "none_s_none now&has_clock_times opens own&carry_2 own&dated own&has_more "
            "own&lines_one own&m_buses own&m_people_evacuated own&n4 own&own1 own&part "
            "own&pub_near own&pub_unsaid own&rp_no own&rp_no.lines_many own&rp_no.others_1 "
            "own&since own&t_had own&t_were own&told pub&carry_line pub&has_clock_times "
            "pub&headed pub&late pub&lead pub&lines_one pub&pub_near pub&r_carried "
            "pub&rp_event.lines_one pub&rp_event.others_0 pub&t_verb q_before_0 rule&pub_next "
            "s_day s_span&k_displaced s_span&late s_span&lines_few s_span&m_people_displaced "
            "s_span&mid s_span&others_2 s_span&r_label s_span&rp_said.lines_few s_span&t_past "
            "s_span&unended s_until&rp_no.lines_one s_until&undated said&n1 said_s_day sole "
            "v_point v_since_to w_2"
        ),
        -2: (
            "b_range c_carry c_far c_line_4 cannot carry&carry_3 carry&dated carry&mid "
            "carry&pub_before carry&rp_event.lines_many carry&rp_said carry&rp_said.others_1 "
            "carry&since carry&t_have f_begun far&dateless far&lines_one far&others_2 "
            "far&pub_before far&told is_carry line&bullet line&pub_before mate&n1 mate&t_had "
            "mate&t_were none&bullet none&carry_no none&k_move none&m_buses none&pub_near "
            "none&pub_unsaid none&r_carried none&r_label none&rp_event.lines_one "
            "none&rp_event.others_0 none&second none&sitrep none&t_are own&has_future "
            "own&plan_words own_s_until pub&carry_4 pub&has_more pub&has_orders pub&k_harm "
            "pub&m_flights pub&m_people_evacuated pub&m_people_killed pub&r_state "
            "pub&rp_no.others_1 pub&title q_same_metric s_span&carry_no s_span&k_shelter "
            "s_span&m_people_sheltering s_span&n2 s_span&now s_span&others_1 s_span&pub_near "
            "s_span&rate s_span&rp_said.lines_many s_span&t_verb s_span&t_were s_until&carry_no "
            "s_until&dateless s_until&early s_until&others_3 s_until&own2 s_until&pub_before "
            "s_until&pub_near s_until&pub_unsaid s_until&rp_event s_until&rp_event.lines_many "
            "s_until&rp_no.lines_many s_until&rp_said s_until&rp_said.others_1 s_until&t_were "
            "v_from_first w_1"
        ),
        -3: (
            "a31 a366 a_week carry&credit carry&lines_few carry&others_1 carry&t_verb cb_plain "
            "far&carry_1 far&late far&n2 far&rp_event far&rp_event.others_1 far&t_were "
            "line&others_3 none&has_clock_times none&lines_one none&m_people_wounded none&now "
            "none&others_1 own&has_clock_times own&t_verb pub&carry_no pub&dated "
            "pub&has_cumulative pub&lines_many pub&mid pub&pub_unsaid pub&rp_no "
            "pub&rp_no.lines_many pub&t_had pub&t_were q_before_2 q_metric_2 s_span&headed "
            "s_until&carry_1 s_until&dated s_until&n2 s_until&pub_next semi"
        ),
        -4: (
            "c_carry_3 c_carry_4 cb_as_of is_line mate&others_3 none&early none&has_presents "
            "none&lead none&pub_next none&t_bare pub&m_people_sick s_until s_until&lines_many "
            "v_last v_until"
        ),
        -5: "carry&n1 none&n4",
        -6: "a0 none&headed",
        -7: "comma cw_1",
        -9: "v_first",
        -12: "v_onward",
    },
    "planned": {
        13: "v_plain",
        10: "nearest",
        5: "s_span&since",
        4: "a1 a_day d_near none&carry_4 none&mid none&others_3 pub&t_finite w_3",
        3: (
            "after b_as_of c_carry_1 f_as_of f_first_day is_pub none&credit none&has_future "
            "none&n1 none&others_0 none&t_were none&t_will none&title opens own_s_span pub "
            "pub&carry_3 pub&lines_one pub&others_2 pub&pub_before pub&pub_near pub&pub_next "
            "pub&rp_no.lines_one q_metric_3 s_span&t_have"
        ),
        2: (
            "c_carry_2 c_none carry&headed carry&n4 carry&rp_no.lines_many cw_3 f_heading "
            "f_last_event far&carry_no mate&others_1 none none&dated none&lines_many "
            "none&m_people_sick none&n2 none&pub_before none&r_elliptic none&rp_event.lines_one "
            "none&rp_no.lines_few none&rp_said.lines_many none&t_had none_s_none own&carry_no "
            "own&dated own&has_more own&has_orders own&headed own&late own&lines_many own&m_buses "
            "own&r_elliptic own&rp_no own&rp_no.others_1 own&t_had pub&bullet pub&dateless "
            "pub&lead pub&m_people_wounded pub&r_verb pub&rp_said.lines_few pub&rp_said.others_1 "
            "q_before_0 q_before_1 q_fact s_day s_span&carry_2 s_span&k_harm s_span&lines_few "
            "s_span&n4 s_span&r_label s_span&unended s_until&t_had s_until&undated said&own0 "
            "said_s_day v_point v_since_to"
        ),
        -2: (
            "a31 ahead b_range before c_carry c_far cannot carry&carry_3 carry&lines_few "
            "carry&mid carry&others_1 carry&pub_before carry&rp_event.lines_many carry&rp_said "
            "carry&rp_said.others_1 carry&t_have cb_as_of cb_plain d_far far&carry_1 far&dateless "
            "far&late far&lines_one far&n2 far&t_were far&told is_far none&carry_3 none&carry_no "
            "none&has_clock_times none&has_presents none&has_whens none&m_buses "
            "none&m_people_wounded none&now none&r_label none&rp_event.lines_many "
            "none&rp_no.lines_one none&sitrep none&t_are none&t_bare none&t_finite own&carry_1 "
            "own&lines_few own_s_until pub&m_people_evacuated pub&m_people_sick pub&others_0 "
            "pub&rp_no.lines_few pub&t_were pub&unended q_metric_2 s_span&carry_no s_span&headed "
            "s_span&k_shelter s_span&lines_many s_span&m_people_sheltering s_span&n2 s_span&now "
            "s_span&others_1 s_until&carry_1 s_until&carry_no s_until&dated s_until&early "
            "s_until&has_clock_times s_until&others_3 s_until&own2 s_until&pub_before "
            "s_until&rp_no.lines_many semi sole v_from_first w_1"
        ),
        -3: (
            "a0 a366 a_range carry&credit is_line mate&others_3 none&n4 none&others_2 "
            "none&pub_near none&pub_next pub&carry_4 pub&carry_no pub&dated pub&has_cumulative "
            "pub&has_future pub&has_orders pub&pub_unsaid pub&rp_no.lines_many pub&t_had "
            "pub&t_will pub&title q_before_2 s_until s_until&lines_many s_until&pub_next"
        ),
        -4: "c_carry_4 carry&n1 none&headed none&lead pub&lines_many v_until",
        -6: "cw_1 v_first",
        -7: "comma",
        -8: "v_onward",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
