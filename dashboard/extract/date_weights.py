"""What each sign of a figure's date counts, by timing."""

_SIGNS: dict[str, dict[int, str]] = {
    "cumulative": {
        14: "v_plain",
        12: "s_span&since",
        10: "nearest",
        9: "f_as_of",
        8: "s_span&t_have v_point",
        7: "w_3",
        6: "b_as_of none&lines_many pub&t_finite",
        5: (
            "f_heading none&m_people_sick none&r_verb none&rp_said.lines_many q_before_0 "
            "s_span&unended s_until&credit"
        ),
        4: (
            "a1 a_day c_carry_1 carry&t_past d_mid far&carry_no mate&t_bare none&mid none&n2 "
            "none&pub_before none&r_elliptic none&t_have none&t_were none&title own&has_more "
            "own&headed own&lines_one own_s_span pub&bullet pub&has_clock_times pub&sitrep "
            "q_metric_3 q_whole s_until&carry_2 s_until&lines_one s_until&rp_no.lines_one "
            "v_since_to x_0"
        ),
        3: (
            "after b_since carry&headed carry&n4 carry&rp_no.lines_many carry&t_were cb_range "
            "d_near f_last_event far&lines_few far&now far&others_3 far&unended is_said is_stmt "
            "line_s_day none&credit none&n1 none&others_0 own&dated own&pub_near own&r_elliptic "
            "own&since own&t_had own&t_were own&told pub&carry_3 pub&carry_line pub&credit "
            "pub&late pub&lead pub&m_people_wounded pub&n2 pub&now pub&plan_words pub&r_verb "
            "pub&rp_event pub&rp_event.others_0 pub&rp_said.others_1 pub&stmt pub&t_verb "
            "s_span&carry_1 s_span&carry_2 s_span&early s_span&m_people_evacuated s_span&r_label "
            "s_until&own1 s_until&t_had s_until&told v_since_heading"
        ),
        2: (
            "a7 a_unknown c_none c_stmt carry&others_2 carry&rp_event.lines_one carry&second "
            "carry&told closes cw_3 d_far f_first_day far&early far&headed far&k_shelter far&lead "
            "far&m_people_sheltering far&rp_event.lines_many far&rp_no.lines_few far&t_bare "
            "far&t_have is_mate is_pub line&n4 mate&carry_1 mate&has_clock_times mate&k_move "
            "mate&m_people_evacuated mate&others_1 mate&pub_unsaid mate&rp_no mate&rp_no.others_1 "
            "mate&unended mate_s_span none none&carry_4 none&dated none&has_cumulative "
            "none&has_future none&has_orders none&others_3 none&r_part none&rp_no.lines_many "
            "none&rp_said none&since none&t_will none_s_none own&bullet own&carry_2 own&has_whens "
            "own&k_harm own&late own&m_people_evacuated own&mid own&n4 own&others_1 own&r_state "
            "own&rp_no own&rp_no.lines_many own&rp_no.others_1 own&rp_said.lines_one own&sitrep "
            "pub pub&dateless pub&has_said pub&k_shelter pub&lines_few pub&lines_one "
            "pub&m_people_sheltering pub&others_1 pub&own1 pub&part pub&pub_before pub&pub_near "
            "pub&r_carried pub&rp_event.lines_many pub&rp_no.lines_one pub&rp_said.lines_few "
            "q_before_1 s_day s_span&k_displaced s_span&k_harm s_span&k_move s_span&k_vehicle "
            "s_span&lines_few s_span&m_people_displaced s_span&m_people_killed s_span&n4 "
            "s_span&others_2 s_span&r_vehicle s_span&rp_said.lines_few s_span&rp_said.lines_one "
            "s_span&t_bare s_until&late s_until&r_part s_until&undated said&has_clock_times "
            "said&n1 said&own0 said&t_have said_s_day v_kept v_since_as_of"
        ),
        -2: (
            "a0 a31 a366 a_range ahead b_plain c_carry c_line_4 carry&carry_3 carry&k_shelter "
            "carry&late carry&lines_few carry&m_people_sheltering carry&mid carry&others_1 "
            "carry&others_3 carry&r_state carry&rp_no.lines_few carry&rp_said "
            "carry&rp_said.others_1 carry&since carry&t_had carry&t_verb carry_s_until cb_since "
            "clock f_first_to_pub far&bullet far&lines_one far&mid far&others_1 far&others_2 "
            "far&part far&rp_event.lines_one is_far line&n2 line&r_elliptic line&t_were "
            "mate&credit mate&others_3 mate&pub_before mate&rp_event mate&rp_event.others_1 "
            "mate_s_day none&bullet none&pub_unsaid none&rp_event.others_0 none&rp_no.lines_one "
            "none&rp_said.others_1 none&stmt own&early own&lines_few own&now own&others_0 "
            "own&plan_words own&pub_next own&rp_event.lines_few own&second own&stmt own&t_have "
            "pub&has_future pub&has_orders pub&k_harm pub&n4 pub&rp_no pub&rp_said.lines_many "
            "pub&since pub&t_had pub&t_will pub&unended s_span&carry_3 s_span&credit "
            "s_span&has_clock_times s_span&k_miss s_span&lead s_span&m_people_missing "
            "s_span&others_1 s_span&r_elliptic s_span&sitrep s_until&dated s_until&dateless "
            "s_until&early s_until&has_more s_until&k_shelter s_until&k_vehicle "
            "s_until&m_people_sheltering s_until&mid s_until&n4 s_until&pub_before "
            "s_until&pub_near s_until&r_vehicle s_until&rp_event.lines_many s_until&rp_said "
            "s_until&rp_said.others_1 s_until&t_have said&n2"
        ),
        -3: (
            "b_range carry&credit carry&pub_before carry&rp_event.lines_many far&carry_1 far&late "
            "far&n2 far&r_carried far&r_elliptic far&rp_no.lines_many far&t_were is_line "
            "mate&r_verb none&has_presents none&has_whens none&lines_one none&m_people_wounded "
            "none&now none&others_1 none&rp_said.lines_few none&t_are none&undated none&unended "
            "own&r_verb own&rp_said.lines_many own_s_day pub&lines_many pub&r_label "
            "pub&rp_no.lines_many pub&t_were pub&title s_span&lines_many s_span&n2 s_span&now "
            "s_span&r_state s_span&rp_said.lines_many s_span&t_finite s_until s_until&carry_1 "
            "s_until&others_2 s_until&own0 s_until&own2 s_until&t_bare v_begun v_last"
        ),
        -4: (
            "b_course cb_plain far&dateless far&told line_s_span none&r_carried none&r_label "
            "none&t_bare pub&carry_no pub&dated pub&m_people_evacuated q_before_2 s_span&carry_no "
            "s_span&headed s_span&pub_near s_until&rp_no.lines_many semi v_until"
        ),
        -5: (
            "carry&n1 carry&t_have none&lead none&n4 none&sitrep pub&m_people_sick "
            "s_span&k_shelter s_span&m_people_sheltering s_span&t_verb s_until&carry_no "
            "s_until&has_clock_times s_until&pub_next v_from_first"
        ),
        -6: "c_carry_4",
        -7: "cw_1 none&has_clock_times pub&has_cumulative s_until&lines_many",
        -9: "v_first",
        -10: "comma none&headed",
        -11: "v_onward",
    },
    "new": {
        17: "v_plain",
        11: "nearest",
        7: "a1 f_first_day",
        6: "none&mid pub&now q_whole",
        5: "a_day far&carry_no is_pub none&lines_many none&n1 none&t_were pub w_3",
        4: (
            "c_carry_1 carry&n4 d_near f_as_of mate&others_1 none&r_elliptic none&r_verb "
            "none&rp_said.lines_many own&has_more own&others_1 pub&bullet pub&carry_line "
            "pub&has_clock_times pub&m_people_wounded pub&rp_event.lines_one pub&t_finite "
            "s_span&carry_2 s_span&since s_span&told s_until&t_had"
        ),
        3: (
            "a7 b_as_of c_carry_2 carry&t_were d_mid f_heading mate&k_vehicle mate&r_vehicle "
            "mate&rp_event.lines_many none&carry_4 none&credit none&dated none&has_cumulative "
            "none&k_harm none&m_flights none&m_people_sick none&others_3 none&pub_before "
            "none&r_weighed none&rp_no none&t_verb none&title opens own&carry_3 own&has_whens "
            "own&late own&m_people_killed own&pub_near own&pub_unsaid own&rp_no own&rp_no.others_1 "
            "own&since own&t_had own&t_were own_s_span pub&lead pub&rp_event pub&rp_event.others_0 "
            "q_fact q_metric_3 q_same_timing s_day s_span&k_harm s_span&rp_said.lines_few "
            "s_span&t_have s_span&unended s_until&credit"
        ),
        2: (
            "a_unknown b_since c_none c_own carry&headed carry&others_2 carry&r_carried "
            "carry&t_past carry&told f_last_event far&k_move far&lead far&m_people_evacuated "
            "far&now far&t_verb is_now is_own mate&carry_1 mate&dated mate&lines_many mate&n2 "
            "mate&t_bare none none&carry_line none&others_2 none&plan_words none&rate none&rp_said "
            "none&since none&t_had none&t_have none&t_will none_s_none own&carry_2 own&dated "
            "own&has_cumulative own&headed own&lines_one own&m_buses own&m_people_evacuated own&n4 "
            "own&own1 own&r_state own&rp_no.lines_many own&rp_said.lines_one own&told own_s_day "
            "pub&carry_1 pub&credit pub&has_presents pub&has_said pub&late pub&lines_few pub&n1 "
            "pub&rp_said.lines_few s_span&has_orders s_span&k_displaced s_span&late "
            "s_span&lines_few s_span&m_people_displaced s_span&m_people_killed s_span&mid "
            "s_span&n4 s_span&others_2 s_span&others_3 s_span&pub_before s_span&r_label "
            "s_span&t_past s_until&carry_3 s_until&has_cumulative s_until&rp_no.lines_one "
            "s_until&told s_until&undated said&own0 said_s_day v_point v_since_to w_0 x_0"
        ),
        -2: (
            "a_week ahead b_course c_carry c_far c_line cannot carry&dated carry&has_said "
            "carry&lines_few carry&m_flights carry&mid carry&part carry&r_elliptic carry&t_have "
            "carry_s_until f_begun far&dateless far&k_vehicle far&lines_one far&pub_before "
            "far&r_carried far&r_vehicle far&rp_event.lines_one far&t_past is_carry "
            "line&carry_line line&lines_many line&t_were mate&carry_line mate&dateless "
            "mate&lines_few mate&r_verb mate&t_had mate&t_were none&has_said none&lines_one "
            "none&m_ambulances none&pub_near none&r_label none&rp_event none&rp_event.others_0 "
            "none&sitrep none&t_are none&undated own&m_people_wounded own&plan_words "
            "own&rp_said.lines_many own_s_until pub&has_future pub&has_orders pub&k_harm "
            "pub&m_flights pub&n4 pub&own0 pub&pub_unsaid pub&r_state pub&r_weighed "
            "pub&rp_no.others_1 pub&rp_said.lines_one pub&since pub&t_past pub&t_will pub&unended "
            "q_before_2 s_span&carry_line s_span&carry_no s_span&lead s_span&n2 s_span&now "
            "s_span&others_1 s_span&pub_near s_span&rate s_span&rp_said.lines_many s_span&t_verb "
            "s_until&dateless s_until&has_clock_times s_until&k_harm s_until&k_vehicle "
            "s_until&others_2 s_until&own0 s_until&own2 s_until&pub_before s_until&pub_near "
            "s_until&pub_unsaid s_until&r_vehicle s_until&rp_event s_until&rp_event.lines_many "
            "s_until&rp_event.others_1 s_until&rp_no.lines_many s_until&rp_said "
            "s_until&rp_said.others_1 s_until&t_bare s_until&t_verb s_until&t_were"
        ),
        -3: (
            "a31 a366 b_range c_line_4 carry&carry_3 carry&since carry&t_verb cb_plain far&carry_1 "
            "far&late far&rp_event far&rp_event.others_1 far&t_were far&told line_s_span "
            "none&bullet none&early none&has_presents none&has_whens none&k_move "
            "none&m_people_evacuated none&pub_next none&r_carried none&t_finite own&now "
            "pub&carry_4 pub&has_more pub&m_people_evacuated pub&m_people_killed pub&m_people_sick "
            "pub&mid pub&rp_no pub&rp_no.lines_many pub&t_were pub&title q_metric_2 "
            "s_span&k_shelter s_span&m_people_sheltering s_until&carry_1 s_until&carry_no "
            "s_until&dated s_until&early s_until&n2 semi v_from_first"
        ),
        -4: (
            "c_carry_3 carry&credit carry&others_1 cb_as_of mate&others_3 none&carry_no none&n4 "
            "none&now none&others_1 own&carry_1 own&has_clock_times own&t_verb pub&carry_no "
            "pub&dated pub&lines_many pub&t_had s_span&headed s_until s_until&lines_many "
            "s_until&pub_next v_last v_until"
        ),
        -5: "carry&n1 is_line none&has_clock_times none&lead pub&has_cumulative",
        -6: "a0 c_carry_4 none&headed none&t_bare",
        -8: "cw_1",
        -10: "comma v_first",
        -14: "v_onward",
    },
    "planned": {
        11: "v_plain",
        10: "nearest",
        6: "a1",
        5: "f_as_of is_pub none&carry_4 none&credit pub pub&t_finite s_span&since w_3",
        4: (
            "a_day b_as_of c_carry_1 d_near f_first_day none&mid none&n1 none&others_0 "
            "none&others_3 none&t_will none&title pub&now pub&r_verb s_span&t_have"
        ),
        3: (
            "c_none far&carry_no none none&has_future none&lines_many none&m_people_sick "
            "none&r_elliptic none&rp_said.lines_many none&t_were none_s_none opens own&carry_3 "
            "own&has_more own&pub_near own_s_span pub&carry_1 pub&carry_3 pub&lines_few "
            "pub&others_2 pub&pub_near pub&t_verb q_before_1 q_metric_3 s_day s_span&unended "
            "v_point"
        ),
        2: (
            "a_unknown after b_since c_carry_2 c_own carry&headed carry&n4 carry&rp_no.lines_many "
            "carry&t_past carry&t_were cw_3 f_last_event far&now is_own line_s_day mate&others_1 "
            "mate&t_bare none&carry_1 none&dated none&has_cumulative none&n2 none&own1 "
            "none&pub_before none&r_verb none&rp_event.lines_one none&since none&t_had none&t_have "
            "own&carry_no own&dated own&has_orders own&headed own&late own&lines_many "
            "own&lines_one own&m_buses own&n1 own&others_1 own&pub_unsaid own&rp_no "
            "own&rp_no.others_1 own&since own&t_had own&t_were own_s_day pub&bullet pub&carry_line "
            "pub&dateless pub&has_whens pub&late pub&lead pub&lines_one pub&m_people_wounded "
            "pub&n2 pub&part pub&pub_before pub&rp_no.lines_one pub&rp_said.lines_few "
            "pub&rp_said.others_1 pub&sitrep q_same_timing s_span&carry_2 s_span&has_orders "
            "s_span&k_harm s_span&lines_few s_span&r_label s_span&rp_said.lines_few "
            "s_until&carry_2 s_until&credit s_until&rp_no.lines_one s_until&t_had s_until&undated "
            "said&own0 said_s_day v_since_to"
        ),
        -2: (
            "a0 a31 b_course b_range before c_carry c_far cannot carry&carry_3 carry&k_await "
            "carry&m_people_awaiting carry&mid carry&others_1 carry&pub_before carry&r_verb "
            "carry&rp_event.lines_many carry&since carry&t_have carry&t_verb cb_as_of far&carry_1 "
            "far&dateless far&late far&lines_one far&n2 far&r_carried far&r_elliptic "
            "far&rp_event.lines_one far&t_were far&told is_far line_s_span mate&others_3 "
            "mate&r_verb none&has_presents none&m_buses none&others_1 none&r_label "
            "none&rp_event.lines_many none&rp_said.lines_few none&sitrep none&t_are none&undated "
            "own&lines_few own&rp_said.lines_many own&second pub&has_more pub&headed "
            "pub&m_people_evacuated pub&others_0 pub&others_3 pub&pub_unsaid pub&t_were q_metric_2 "
            "s_span&carry_no s_span&headed s_span&lines_many s_span&now s_span&others_1 "
            "s_span&pub_unsaid s_span&rp_said.lines_many s_span&t_finite s_until&dated "
            "s_until&early s_until&has_clock_times s_until&n2 s_until&others_2 s_until&own0 "
            "s_until&own2 s_until&pub_before s_until&pub_unsaid s_until&rp_event "
            "s_until&rp_event.lines_many s_until&rp_no.lines_many s_until&rp_said s_until&t_bare "
            "semi sole"
        ),
        -3: (
            "a366 a_range c_line_2 carry&credit cb_plain none&carry_3 none&has_whens none&n4 "
            "none&others_2 none&t_bare none&t_finite pub&carry_4 pub&early pub&has_orders "
            "pub&m_people_sick pub&rp_no.lines_many pub&t_had pub&title pub&unended q_before_2 "
            "s_span&k_shelter s_span&m_people_sheltering s_span&n2 s_until s_until&carry_1 "
            "s_until&carry_no s_until&pub_next v_from_first"
        ),
        -4: (
            "ahead is_line none&has_clock_times none&headed none&now none&pub_near own&carry_1 "
            "pub&dated pub&has_cumulative pub&t_will s_until&lines_many"
        ),
        -5: "c_carry_4 carry&n1 cw_1 none&lead pub&carry_no pub&lines_many v_until",
        -6: "pub&has_future v_first",
        -8: "comma",
        -9: "v_onward",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
