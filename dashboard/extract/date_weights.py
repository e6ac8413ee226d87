"""What each sign of a figure's date counts, by timing."""

_SIGNS: dict[str, dict[int, str]] = {
    "cumulative": {
        14: "v_plain",
        11: "s_span&since",
        10: "nearest",
        8: "f_as_of",
        6: "s_span&t_have w_3",
        5: "b_as_of none&lines_many pub&t_finite q_before_0 q_whole v_point",
        4: (
            "a1 a_day after f_heading far&carry_no none&m_people_sick none&r_verb none&t_were "
            "none&title own_s_span s_span&unended s_until&credit s_until&lines_one v_since_to"
        ),
        3: (
            "c_carry_1 carry&headed carry&n4 carry&rp_no.lines_many carry&t_past carry&t_were "
            "cb_range d_mid d_near far&now far&others_3 is_mate is_said is_stmt line_s_day "
            "mate&t_bare none&mid none&n1 none&n2 none&others_0 none&pub_before none&r_elliptic "
            "none&rp_said.lines_many none&t_had own&has_more own&headed own&lines_one "
            "own&m_people_evacuated pub&bullet pub&carry_3 pub&credit pub&has_clock_times "
            "pub&late pub&lines_one pub&rp_no.lines_one pub&sitrep pub&t_verb s_span&carry_2 "
            "s_span&k_harm s_span&m_people_evacuated s_span&r_label s_until&carry_2 "
            "s_until&rp_no.lines_one s_until&t_had x_0"
        ),
        2: (
            "a7 b_since c_none c_stmt carry&early carry&others_2 carry&rp_event.lines_one "
            "carry&second carry&told closes cw_3 f_last_event far&lead far&lines_few "
            "far&rp_event.lines_many far&rp_no.lines_few far&t_have far&unended is_pub "
            "mate&carry_1 mate&k_move mate&m_people_evacuated mate&others_1 mate&unended "
            "mate_s_span none none&carry_4 none&credit none&dated none&r_part "
            "none&rp_no.lines_many none&t_have none_s_none own&bullet own&carry_2 own&dated "
            "own&has_whens own&late own&mid own&n4 own&others_1 own&others_3 own&pub_near "
            "own&r_elliptic own&r_state own&since own&sitrep own&t_had own&t_were own&told pub "
            "pub&dateless pub&k_shelter pub&lead pub&m_people_sheltering pub&m_people_wounded "
            "pub&n2 pub&now pub&own1 pub&plan_words pub&pub_before pub&pub_near pub&pub_next "
            "pub&r_carried pub&r_verb pub&rp_event pub&rp_event.lines_many pub&rp_event.others_0 "
            "pub&rp_said.lines_few pub&rp_said.others_1 pub&stmt q_fact q_metric_3 s_day "
            "s_span&carry_1 s_span&early s_span&k_displaced s_span&k_move s_span&lines_few "
            "s_span&m_people_displaced s_span&m_people_killed s_span&n4 s_span&rp_said.lines_one "
            "s_span&rp_said.others_1 s_span&t_bare s_until&own1 s_until&rp_event.lines_one "
            "s_until&told s_until&undated said&has_clock_times said&n1 said&own0 said&t_have "
            "said_s_day v_kept v_since_as_of v_since_heading"
        ),
        -2: (
            "a0 a31 a_range ahead b_plain b_range c_carry c_line_4 carry&carry_3 carry&credit "
            "carry&k_shelter carry&late carry&lines_few carry&m_people_sheltering carry&mid "
            "carry&others_1 carry&others_3 carry&r_state carry&rp_said carry&rp_said.others_1 "
            "carry&since carry&t_verb cb_as_of far&bullet far&carry_1 far&lines_one far&n2 "
            "far&others_1 far&r_carried far&r_elliptic far&rp_event.lines_one is_far line&n2 "
            "line&t_were mate&credit mate&others_3 mate&rp_event mate&rp_event.others_1 "
            "none&early none&has_whens none&rp_said.lines_few none&t_are none&t_finite "
            "none&undated none&unended own&early own&has_clock_times own&lines_few own&others_0 "
            "own&pub_next own&r_verb own&rp_event.lines_few own&rp_said.lines_many own&t_have "
            "pub&has_future pub&k_harm pub&k_move pub&lines_many pub&n4 pub&r_label pub&r_state "
            "pub&unended s_span&credit s_span&has_clock_times s_span&lines_many s_span&others_1 "
            "s_span&pub_near s_span&r_state s_span&sitrep s_span&t_finite s_until&carry_1 "
            "s_until&dated s_until&dateless s_until&has_more s_until&k_shelter "
            "s_until&m_people_sheltering s_until&mid s_until&n4 s_until&others_2 s_until&own2 "
            "s_until&pub_before s_until&pub_near s_until&r_carried s_until&rp_event.lines_many "
            "s_until&rp_said s_until&rp_said.others_1 s_until&t_have said&n2 v_begun"
        ),
        -3: (
            "a366 b_course carry&pub_before carry&rp_event.lines_many cb_plain far&dateless "
            "far&late far&rp_no.lines_many far&t_were far&told is_line mate&r_verb "
            "none&has_presents none&m_people_wounded none&now none&others_1 none&r_carried "
            "none&rp_no.lines_one own_s_day pub&dated pub&m_people_evacuated pub&rp_no.lines_many "
            "pub&t_had pub&t_were pub&title q_before_2 s_span&carry_no s_span&headed s_span&n2 "
            "s_span&now s_span&rp_said.lines_many s_until s_until&own0 s_until&rp_no.lines_many "
            "s_until&t_bare v_last v_until"
        ),
        -4: (
            "carry&t_have line_s_span none&has_clock_times none&lead none&lines_one none&n4 "
            "none&r_label none&sitrep none&t_bare pub&carry_no pub&m_people_sick s_span&t_verb "
            "s_until&carry_no s_until&has_clock_times semi v_from_first"
        ),
        -5: (
            "c_carry_4 carry&n1 pub&has_cumulative s_span&k_shelter s_span&m_people_sheltering "
            "s_until&pub_next"
        ),
        -6: "cw_1 s_until&lines_many",
        -8: "comma",
        -9: "none&headed v_first",
        -10: "v_onward",
    },
    "new": {
        17: "v_plain",
        10: "nearest",
        7: "a1 f_first_day",
        6: "none&mid",
        5: "a_day none&n1 none&t_were q_whole",
        4: (
            "c_carry_1 d_near f_as_of far&carry_no is_pub none&lines_many none&others_3 pub "
            "pub&bullet pub&m_people_wounded pub&now pub&rp_event.lines_one pub&t_finite "
            "s_span&carry_2 s_span&since w_3"
        ),
        3: (
            "a7 b_as_of carry&n4 d_mid f_heading mate&others_1 none&carry_4 none&m_people_sick "
            "none&pub_before none&r_elliptic none&rp_said.lines_many none&t_had own&has_more "
            "own&has_whens own&late own&others_1 own&pub_unsaid own&t_were own_s_span "
            "pub&carry_line pub&has_clock_times pub&pub_next pub&rp_event pub&rp_event.others_0 "
            "q_fact q_same_timing s_span&k_harm s_span&t_have s_span&told s_until&t_had x_0"
        ),
        2: (
            "b_since c_carry_2 c_none c_own carry&headed carry&r_carried carry&t_past "
            "carry&t_were carry&told far&lead far&m_people_evacuated far&now far&t_verb is_mate "
            "is_own mate&carry_1 mate&k_vehicle mate&lines_many mate&r_vehicle "
            "mate&rp_event.lines_many mate&t_bare none none&carry_line none&credit none&dated "
            "none&has_cumulative none&has_future none&k_harm none&m_flights none&plan_words "
            "none&r_verb none&rate none&rp_no none&t_verb none&title none_s_none opens "
            "own&carry_2 own&carry_3 own&dated own&headed own&lines_one own&m_buses "
            "own&m_people_killed own&n4 own&pub_near own&rp_no own&rp_no.lines_many "
            "own&rp_no.others_1 own&since own&t_had own&t_past own&told pub&credit "
            "pub&has_presents pub&headed pub&lead pub&lines_one pub&pub_before pub&pub_near "
            "pub&rp_said.lines_few pub&sitrep pub&t_verb q_metric_3 s_day s_span&k_displaced "
            "s_span&late s_span&lines_few s_span&m_people_displaced s_span&m_people_killed "
            "s_span&mid s_span&n4 s_span&others_2 s_span&others_3 s_span&pub_before "
            "s_span&r_label s_span&rp_said.lines_few s_span&t_past s_span&unended s_until&undated "
            "said&own0 said_s_day v_point v_since_to w_0 w_2"
        ),
        -2: (
            "ahead b_range c_carry c_far c_line c_line_4 cannot carry&carry_3 carry&lines_few "
            "carry&mid carry&others_1 carry&since carry&t_have f_begun far&dateless far&lines_one "
            "far&pub_before far&r_carried far&rp_event.lines_one is_carry line&carry_line "
            "line&lines_many line_s_span mate&r_verb mate&t_had mate&t_were none&has_whens "
            "none&k_move none&lines_one none&m_people_evacuated none&m_people_wounded "
            "none&pub_near none&r_label none&rp_event none&rp_event.lines_one "
            "none&rp_event.others_0 none&second none&sitrep none&t_are own&carry_1 own&has_future "
            "own&now own_s_until pub&carry_4 pub&has_future pub&has_more pub&m_flights "
            "pub&m_people_evacuated pub&m_people_sick pub&n4 pub&pub_unsaid pub&r_state "
            "pub&rp_no.lines_many pub&rp_no.others_1 pub&rp_said.lines_one pub&t_past pub&title "
            "pub&unended q_before_2 s_span&carry_no s_span&n2 s_span&now s_span&others_1 "
            "s_span&pub_near s_span&rate s_span&rp_said.lines_many s_span&t_verb s_until&carry_no "
            "s_until&dateless s_until&early s_until&others_3 s_until&own2 s_until&pub_before "
            "s_until&pub_near s_until&pub_unsaid s_until&rp_event s_until&rp_event.lines_many "
            "s_until&rp_no.lines_many s_until&rp_said s_until&t_bare v_from_first w_1"
        ),
        -3: (
            "a31 a366 a_week c_carry_3 carry&credit carry&t_verb cb_as_of cb_plain far&carry_1 "
            "far&late far&rp_event far&rp_event.others_1 far&t_were far&told mate&others_3 "
            "none&bullet none&early none&has_clock_times none&has_presents none&now none&pub_next "
            "none&r_carried none&t_finite own&has_clock_times own&plan_words own&t_verb "
            "pub&carry_no pub&dated pub&lines_many pub&m_people_killed pub&mid pub&rp_no "
            "pub&t_had pub&t_were q_metric_2 s_span&headed s_span&k_shelter "
            "s_span&m_people_sheltering s_until&carry_1 s_until&dated s_until&n2 s_until&pub_next "
            "semi"
        ),
        -4: (
            "carry&n1 is_line none&carry_no none&lead none&n4 none&others_1 pub&has_cumulative "
            "s_until s_until&lines_many v_last v_until"
        ),
        -5: "c_carry_4 none&t_bare",
        -6: "a0 none&headed",
        -7: "cw_1",
        -8: "comma",
        -10: "v_first",
        -12: "v_onward",
    },
    "planned": {
        12: "v_plain",
        9: "nearest",
        5: "a1 s_span&since",
        4: (
            "a_day d_near f_as_of is_pub none&carry_4 none&credit none&has_future none&mid "
            "none&n1 pub pub&others_2 pub&t_finite w_3"
        ),
        3: (
            "b_as_of c_carry_1 f_first_day far&carry_no none&others_0 none&others_3 "
            "none&r_elliptic none&t_were none&t_will none&title opens own_s_span pub&carry_3 "
            "pub&pub_near pub&r_verb s_span&t_have"
        ),
        2: (
            "after c_none c_own carry&headed carry&n4 carry&rp_no.lines_many cw_3 f_last_event "
            "is_own mate&others_1 mate&t_bare none none&carry_1 none&dated none&lines_many "
            "none&m_people_sick none&n2 none&pub_before none&rp_no.lines_few "
            "none&rp_said.lines_many none&since none&t_had none_s_none own&carry_no own&dated "
            "own&has_more own&headed own&late own&lines_many own&lines_one own&m_buses "
            "own&pub_near own&rp_no own&rp_no.others_1 pub&bullet pub&carry_1 pub&carry_line "
            "pub&dateless pub&late pub&lead pub&lines_few pub&lines_one pub&m_people_wounded "
            "pub&now pub&part pub&pub_before pub&pub_next pub&rp_no.lines_one "
            "pub&rp_said.others_1 pub&t_verb q_before_1 q_fact q_metric_3 q_same_timing s_day "
            "s_span&carry_2 s_span&k_harm s_span&lines_few s_span&r_label s_span&unended "
            "s_until&credit s_until&t_had s_until&undated said&own0 said_s_day v_point v_since_to"
        ),
        -2: (
            "a0 a31 a_range b_range c_carry c_far cannot carry&credit carry&lines_few carry&mid "
            "carry&others_1 carry&pub_before carry&t_have carry&t_verb cb_as_of cb_plain "
            "far&carry_1 far&dateless far&late far&lines_one far&n2 far&t_were far&told is_far "
            "line_s_span mate&others_3 mate&r_verb none&carry_3 none&carry_no none&has_presents "
            "none&has_whens none&m_buses none&pub_next none&r_label none&rp_event.lines_many "
            "none&sitrep none&t_are none&t_finite own&lines_few pub&early pub&has_orders "
            "pub&m_people_evacuated pub&m_people_sick pub&others_0 pub&pub_unsaid pub&t_were "
            "pub&title pub&unended q_metric_2 s_span&headed s_span&lines_many s_span&n2 "
            "s_span&now s_span&rp_said.lines_many s_until&carry_1 s_until&carry_no s_until&dated "
            "s_until&early s_until&has_clock_times s_until&mid s_until&n2 s_until&others_3 "
            "s_until&own0 s_until&pub_before s_until&rp_event.lines_many s_until&rp_no.lines_many "
            "semi sole v_from_first"
        ),
        -3: (
            "a366 ahead is_line none&has_clock_times none&n4 none&now none&others_2 none&t_bare "
            "own&carry_1 pub&carry_4 pub&dated pub&has_cumulative pub&rp_no.lines_many pub&t_had "
            "pub&t_will q_before_2 s_span&k_shelter s_span&m_people_sheltering s_until "
            "s_until&pub_next"
        ),
        -4: (
            "carry&n1 none&headed none&lead none&pub_near pub&carry_no pub&has_future "
            "pub&lines_many s_until&lines_many"
        ),
        -5: "c_carry_4 v_until",
        -6: "cw_1 v_first",
        -7: "comma",
        -8: "v_onward",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
