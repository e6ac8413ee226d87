"""What each sign of a figure's date counts, by timing."""

_SIGNS: dict[str, dict[int, str]] = {
    "cumulative": {
        14: "v_plain",
        10: "nearest",
        9: "f_as_of s_span&since",
        6: "b_as_of s_until&credit v_point w_3",
        5: (
            "a_day f_heading none&r_verb pub&has_clock_times pub&sitrep pub&t_finite q_whole "
            "s_until&own1"
        ),
        4: (
            "c_carry_1 c_stmt carry&rp_no.lines_many cb_range f_first_day line_s_day "
            "none&has_orders none&m_people_sick none&title own_s_span s_span&carry_2 s_span&t_have "
            "s_span&unended s_until&part v_kept"
        ),
        3: (
            "a1 after carry&has_said d_mid d_near f_last_event far&carry_no far&headed far&lead "
            "is_said is_stmt mate&t_bare none&credit none&lines_many none&mid none&n2 "
            "none&others_0 none&others_3 none&t_were own&bullet own&dated own&has_more own&mid "
            "own&r_elliptic own&since own&t_were pub&has_presents pub&late pub&lines_one pub&n2 "
            "pub&own1 pub&plan_words pub&r_verb pub&rp_no.lines_one pub&rp_said.others_1 "
            "pub&t_verb s_span&carry_1 s_span&m_people_evacuated s_span&others_2 s_span&r_label "
            "s_span&rp_said.lines_one s_until&k_displaced s_until&k_move s_until&lines_one "
            "s_until&m_people_displaced s_until&rp_event.lines_one s_until&t_had s_until&told "
            "said&t_have v_since_heading x_0"
        ),
        2: (
            "a_unknown b_since c_line_1 c_none carry&early carry&has_presents carry&n4 "
            "carry&rp_event.lines_one carry&t_bare carry&t_past carry&t_were cw_3 far&lines_few "
            "far&now far&others_3 far&unended line&headed mate&early mate&has_clock_times "
            "mate&k_move mate&m_people_evacuated mate&now mate&others_1 mate&others_2 "
            "mate&pub_unsaid mate&rp_no mate&rp_no.others_1 mate_s_span none none&carry_4 "
            "none&carry_line none&k_shelter none&m_people_sheltering none&n1 none&pub_before "
            "none&r_elliptic none&r_part none&rp_no.lines_many none&rp_said.lines_many none&t_had "
            "none&t_have none&t_past none_s_none own&carry_2 own&has_cumulative own&k_harm "
            "own&lines_one own&m_people_evacuated own&m_people_wounded own&n4 own&others_1 "
            "own&others_3 own&part own&rp_event.others_1 own&rp_no own&rp_no.others_1 own&told "
            "pub&bullet pub&credit pub&dateless pub&k_miss pub&lead pub&m_people_missing "
            "pub&m_people_wounded pub&now pub&pub_before pub&pub_near pub&r_stay pub&rp_event "
            "pub&rp_event.lines_many pub&rp_event.others_0 pub&t_are q_before_0 q_before_1 "
            "q_metric_3 s_span&early s_span&k_harm s_span&k_move s_span&lines_few "
            "s_span&m_people_killed s_span&n4 s_span&pub_before s_span&rp_said.others_1 "
            "s_span&t_bare s_until&carry_4 s_until&r_part s_until&undated said&lines_few said&own0 "
            "said_s_day v_since_to"
        ),
        -2: (
            "ahead b_course b_range c_carry c_line_3 carry&carry_3 carry&late carry&mid "
            "carry&others_3 carry&pub_before carry&r_state carry&rp_event.others_1 carry&rp_said "
            "carry&rp_said.others_1 clock far&bullet far&carry_1 far&has_said far&lines_one "
            "far&others_1 far&others_2 far&part far&r_carried far&rp_no far&rp_no.others_1 "
            "far&second far&t_were is_far is_line is_now line&r_elliptic mate&dateless "
            "mate&pub_before mate&rp_event mate&rp_event.others_1 mate_s_day none&bullet "
            "none&carry_no none&early none&m_buses none&rp_event.others_0 none&rp_no.lines_one "
            "none&rp_said.others_1 none&t_are none&t_finite none&undated own&has_clock_times "
            "own&lines_few own&others_0 own&plan_words own&r_verb own&rp_said.lines_many "
            "pub&k_harm pub&lines_many pub&m_people_evacuated pub&n4 pub&r_label pub&r_part "
            "pub&rp_no pub&since pub&t_had pub&unended s_span&carry_3 s_span&carry_no "
            "s_span&has_clock_times s_span&n2 s_span&pub_near s_span&pub_next s_span&pub_unsaid "
            "s_span&r_state s_span&rp_event.lines_one s_span&sitrep s_until&bullet s_until&carry_3 "
            "s_until&dateless s_until&has_more s_until&k_harm s_until&now s_until&others_2 "
            "s_until&r_state s_until&rp_said s_until&rp_said.others_1 s_until&t_have said&n2 "
            "said&own1 said_s_until v_begun v_last"
        ),
        -3: (
            "a31 b_plain c_carry_4 carry&k_shelter carry&lines_few carry&m_people_sheltering "
            "carry&n1 carry&rp_event.lines_many carry&t_verb cb_plain far&late far&n2 "
            "far&rp_no.lines_many far&told line&has_more line&n2 mate&others_3 mate&r_verb "
            "none&lines_one none&r_carried none&t_bare none&unended own&carry_4 own&t_have "
            "own_s_day pub&has_orders pub&r_weighed pub&title q_before_2 q_metric_2 "
            "s_span&lines_many s_span&now s_until s_until&dated s_until&k_shelter "
            "s_until&m_people_sheltering s_until&n2 s_until&pub_before s_until&pub_near"
        ),
        -4: (
            "a366 carry&t_have far&dateless line_s_span none&has_presents none&m_people_wounded "
            "none&n4 none&others_1 none&r_label none&sitrep pub&dated pub&has_cumulative "
            "pub&m_people_sick pub&rp_no.lines_many pub&t_were s_span&rp_said.lines_many "
            "s_span&t_verb s_until&carry_no s_until&mid s_until&own0 s_until&own2 s_until&pub_next "
            "s_until&rp_event.lines_many v_from_first"
        ),
        -5: (
            "none&has_clock_times none&lead s_span&k_shelter s_span&m_people_sheltering "
            "s_until&has_cumulative s_until&lines_many semi"
        ),
        -6: "cw_1 s_until&has_clock_times",
        -8: "comma none&headed",
        -9: "v_first",
        -12: "v_onward",
    },
    "new": {
        18: "v_plain",
        10: "nearest",
        9: "f_first_day",
        7: "none&mid",
        6: "a1",
        5: "a_day c_carry_1 none&n1 q_whole s_span&carry_2",
        4: (
            "d_mid f_as_of far&carry_no none&carry_4 none&has_cumulative none&lines_many "
            "none&t_verb own&late pub&has_clock_times pub&now pub&others_3 s_span&told w_3"
        ),
        3: (
            "b_as_of carry&n4 d_near f_last_event is_mate is_pub mate&early mate&has_clock_times "
            "mate&others_2 none&m_flights none&m_people_sick none&others_2 none&plan_words "
            "none&pub_before none&r_verb none&t_were opens own&carry_3 own&dated own&lines_one "
            "own&others_1 own&since own&t_past own&t_were own&told own_s_span pub pub&bullet "
            "pub&carry_line pub&lead pub&m_people_wounded pub&rp_event pub&rp_event.lines_one "
            "pub&rp_event.others_0 pub&t_finite s_span&lines_few s_span&n4 s_span&others_2 "
            "s_span&since s_span&unended v_point x_0"
        ),
        2: (
            "a7 a_unknown b_since c_none c_own carry&carry_1 carry&m_people_killed carry&r_carried "
            "carry&rp_no.lines_many carry&t_past carry&t_were cb_range f_heading far&headed "
            "far&lead far&m_people_wounded is_own mate&carry_2 mate&lines_many mate&n2 "
            "mate&others_1 mate&part mate&rp_event.lines_many mate_s_span none none&carry_line "
            "none&credit none&dateless none&m_ships none&others_3 none&r_elliptic none&rp_no "
            "none&title none_s_none own&bullet own&has_more own&has_orders own&has_whens "
            "own&k_harm own&n4 own&others_3 own&pub_near own&pub_unsaid own&rp_no "
            "own&rp_no.lines_one own&rp_no.others_1 own&rp_said.lines_one own_s_day "
            "pub&has_presents pub&late pub&n2 pub&pub_before pub&rp_said.lines_few "
            "pub&rp_said.others_1 pub&sitrep pub&t_are q_fact q_metric_0 q_metric_3 q_same_timing "
            "s_day s_span&k_displaced s_span&k_harm s_span&late s_span&m_flights "
            "s_span&m_people_displaced s_span&m_people_killed s_span&own1 s_span&pub_before "
            "s_span&r_label s_span&rp_said.lines_few s_span&t_have s_span&t_past s_until&part "
            "s_until&rp_event.lines_few s_until&t_had said&own0 said_s_day w_0 w_2"
        ),
        -2: (
            "a_week ahead c_carry c_line c_line_4 carry&carry_2 carry&carry_3 carry&lines_few "
            "carry&m_people_wounded carry&mid carry&others_1 carry&r_elliptic "
            "carry&rp_event.others_1 carry&rp_said carry&rp_said.others_1 carry&t_have carry_s_day "
            "clock d_far far&carry_2 far&r_carried far&rp_event far&rp_event.others_1 far&t_past "
            "far&t_were far&told is_carry is_far line&carry_line line&k_harm line&lines_many "
            "line&n2 line_s_span mate&dateless mate&mid mate&n1 mate&t_had none&has_presents "
            "none&k_move none&lines_one none&m_buses none&m_people_wounded none&r_carried "
            "none&r_label none&t_are none&undated none&unended own&has_future own&others_2 "
            "own&t_have pub&carry_4 pub&k_move pub&m_people_evacuated pub&m_people_sick pub&mid "
            "pub&pub_unsaid pub&r_state pub&r_weighed pub&rp_no.lines_many pub&rp_no.others_1 "
            "pub&second pub&t_were q_same_metric s_span&carry_1 s_span&headed s_span&lead "
            "s_span&lines_many s_span&n2 s_span&now s_span&others_1 s_span&rate "
            "s_span&rp_event.lines_one s_span&rp_said.lines_many s_span&t_verb s_until&carry_no "
            "s_until&dateless s_until&early s_until&has_clock_times s_until&has_said "
            "s_until&k_harm s_until&k_shelter s_until&m_people_sheltering s_until&mid s_until&own0 "
            "s_until&own2 s_until&pub_before s_until&pub_near s_until&pub_unsaid s_until&rp_said "
            "v_from_first x_1"
        ),
        -3: (
            "a31 b_range c_carry_3 cannot carry&credit carry&t_verb cb_as_of cb_plain f_begun "
            "far&dateless far&pub_before mate&r_verb none&bullet none&has_clock_times none&headed "
            "none&m_ambulances none&m_people_evacuated none&n4 none&pub_next "
            "none&rp_event.others_0 own&plan_words own&t_verb own_s_until pub&dated "
            "pub&has_cumulative pub&has_orders pub&n4 pub&rp_no pub&t_had pub&t_past pub&title "
            "relative s_span&k_shelter s_span&m_people_sheltering s_until&dated "
            "s_until&has_cumulative s_until&n2 s_until&others_3 s_until&pub_next "
            "s_until&rp_event.lines_many v_until w_1"
        ),
        -4: (
            "a366 c_carry_4 carry&n1 far&late is_line none&early none&now none&others_1 "
            "pub&others_2 q_metric_2 s_until s_until&lines_many semi v_last"
        ),
        -5: "a0 mate&others_3 none&carry_no none&lead none&t_bare own&has_clock_times",
        -6: "cw_1",
        -10: "comma v_first",
        -15: "v_onward",
    },
    "planned": {
        12: "v_plain",
        9: "nearest",
        5: "a_day f_first_day",
        4: "a1 d_near f_as_of none&carry_4 none&credit none&title pub&t_finite s_span&since w_3",
        3: (
            "b_as_of c_carry_1 c_stmt none&mid none&n1 none&others_3 none&r_verb none&t_were "
            "none&t_will pub&has_clock_times pub&lead pub&now pub&others_2 pub&part q_before_1 "
            "q_metric_1 s_span&unended v_point"
        ),
        2: (
            "a_unknown after b_since c_none c_own carry&n4 carry&rp_no.lines_many cb_range d_mid "
            "f_heading f_last_event far&carry_no far&lead is_mate is_own is_pub line_s_day "
            "mate&early none none&carry_1 none&dated none&has_future none&m_people_sick none&n2 "
            "none&others_0 none&pub_before none&r_elliptic none&rp_no none&rp_no.lines_few "
            "none&rp_said.lines_many none&t_had none_s_none opens own&carry_3 own&carry_no "
            "own&dated own&has_more own&has_orders own&late own&lines_many own&lines_one "
            "own&others_1 own&others_3 own&pub_near own&r_elliptic own&rp_no own&rp_no.others_1 "
            "own&since own&stmt own_s_span pub pub&carry_3 pub&dateless pub&has_presents pub&late "
            "pub&lines_one pub&m_buses pub&m_people_wounded pub&mid pub&n2 pub&pub_before "
            "pub&pub_next pub&r_verb pub&rp_said pub&rp_said.others_1 pub&sitrep pub&t_are "
            "pub&t_verb q_metric_3 s_day s_span&carry_2 s_span&lines_few s_span&others_2 "
            "s_span&r_label s_span&t_have s_until&credit s_until&part s_until&t_had said&own0 "
            "said_s_day v_kept"
        ),
        -2: (
            "a31 a_range ahead b_range before c_carry c_far cannot carry&credit carry&lines_few "
            "carry&mid carry&pub_before carry&rp_event.others_1 carry&rp_said "
            "carry&rp_said.others_1 carry&t_have carry&t_verb cb_as_of cb_plain clock d_far "
            "far&dateless far&lines_one far&n2 far&t_were far&told is_far is_line line&n2 "
            "line_s_span mate&dateless mate&mid mate&r_verb none&carry_3 none&has_presents "
            "none&has_whens none&m_people_wounded none&n4 none&others_2 none&pub_near none&r_label "
            "none&sitrep none&t_are none&t_finite none&undated own&lines_few own_s_until "
            "pub&carry_no pub&early pub&has_future pub&has_orders pub&lines_many pub&m_people_sick "
            "pub&n4 pub&r_weighed pub&rp_no pub&rp_no.lines_many pub&stmt pub&t_had pub&unended "
            "q_before_2 s_span&k_await s_span&lines_many s_span&m_people_awaiting s_span&n2 "
            "s_span&now s_span&pub_unsaid s_span&rp_said.lines_many s_until&dated s_until&early "
            "s_until&has_cumulative s_until&has_more s_until&k_await s_until&k_shelter "
            "s_until&m_people_awaiting s_until&m_people_sheltering s_until&others_3 s_until&own0 "
            "s_until&own2 s_until&pub_near sole v_from_first x_1"
        ),
        -3: (
            "a366 far&late mate&others_3 none&carry_no none&has_clock_times none&headed "
            "none&m_buses none&now none&t_bare pub&has_cumulative pub&t_were pub&t_will "
            "s_span&k_shelter s_span&m_people_sheltering s_until&carry_no s_until&has_clock_times "
            "s_until&lines_many s_until&mid s_until&n2 s_until&pub_before s_until&pub_next "
            "s_until&rp_event.lines_many semi"
        ),
        -4: "c_carry_4 carry&n1 pub&dated pub&title q_metric_2 s_until v_until",
        -5: "cw_1 none&lead",
        -6: "v_first",
        -8: "comma",
        -10: "v_onward",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
