"""What each sign of a figure's date counts, by timing."""

_SIGNS: dict[str, dict[int, str]] = {
    "cumulative": {
        14: "v_plain",
        11: "nearest",
        9: "f_as_of s_span&since",
        6: "b_as_of f_heading s_until&credit v_point w_3",
        5: (
            "a_day c_stmt none&r_verb pub&has_clock_times pub&sitrep pub&t_finite q_whole "
            "s_span&t_have s_until&own1 v_kept"
        ),
        4: (
            "carry&rp_no.lines_many cb_range f_first_day line_s_day none&m_people_sick none&mid "
            "none&title own_s_span s_span&carry_2 s_span&unended s_until&part"
        ),
        3: (
            "a1 a_unknown after c_carry_1 carry&has_said carry&t_were d_mid d_near f_last_event "
            "far&carry_no far&headed far&lead far&others_3 is_said is_stmt mate&t_bare "
            "none&carry_4 none&credit none&has_orders none&lines_many none&n2 none&others_0 "
            "none&t_had none&t_were own&bullet own&dated own&has_more own&mid own&others_1 "
            "own&r_elliptic own&since own&t_were pub&has_presents pub&late pub&lines_one pub&own1 "
            "pub&r_verb pub&rp_said.others_1 pub&t_verb s_span&carry_1 s_span&lines_few "
            "s_span&m_people_evacuated s_span&n4 s_span&others_2 s_span&r_label "
            "s_span&rp_said.lines_one s_until&k_displaced s_until&k_move s_until&lines_one "
            "s_until&m_people_displaced s_until&rp_event.lines_one s_until&t_had s_until&told "
            "s_until&undated said&t_have v_since_heading"
        ),
        2: (
            "b_since c_line_1 c_none carry&early carry&has_presents carry&n4 carry&r_carried "
            "carry&rp_event.lines_one carry&rp_no.others_1 carry&t_bare carry&t_past cw_3 "
            "far&lines_few far&now far&unended is_mate line&headed line&others_1 line&t_have "
            "mate&early mate&has_clock_times mate&k_move mate&m_people_evacuated mate&now "
            "mate&others_1 mate&others_2 mate&pub_unsaid mate_s_span none none&carry_line "
            "none&dated none&has_said none&k_shelter none&late none&lines_few "
            "none&m_people_sheltering none&n1 none&others_3 none&pub_before none&r_elliptic "
            "none&r_part none&rp_event.lines_few none&rp_no none&rp_no.lines_few "
            "none&rp_no.lines_many none&rp_no.others_0 none&rp_said.lines_many none&t_have "
            "none&t_past none_s_none own&carry_2 own&has_cumulative own&k_harm own&lines_one "
            "own&m_people_evacuated own&m_people_wounded own&n4 own&others_3 own&rp_event.others_1 "
            "own&rp_no own&rp_no.others_1 own&told pub&bullet pub&carry_3 pub&credit pub&dateless "
            "pub&headed pub&k_miss pub&k_shelter pub&lead pub&m_people_missing "
            "pub&m_people_sheltering pub&m_people_wounded pub&n2 pub&now pub&others_2 "
            "pub&plan_words pub&pub_before pub&pub_near pub&rp_event pub&rp_event.lines_many "
            "pub&rp_event.others_0 pub&rp_no.lines_one pub&rp_said pub&stmt pub&t_are q_before_0 "
            "q_before_1 q_before_3 q_metric_1 q_metric_3 s_span&early s_span&k_harm s_span&k_move "
            "s_span&k_vehicle s_span&m_flights s_span&m_people_killed s_span&pub_before "
            "s_span&r_vehicle s_span&rp_said.others_1 s_span&t_bare s_until&carry_4 s_until&n4 "
            "s_until&r_part s_until&rp_event.lines_few said&lines_few said&own0 said_s_day "
            "v_since_to x_0"
        ),
        -2: (
            "ahead b_course c_carry c_far c_line_2 c_line_4 carry&carry_2 carry&carry_3 carry&late "
            "carry&mid carry&others_3 carry&pub_before carry&r_state carry&rp_event.others_1 "
            "carry&rp_said carry&rp_said.others_1 cb_as_of clock far&bullet far&carry_1 "
            "far&has_said far&k_move far&lines_one far&rp_no far&rp_no.others_1 far&second "
            "far&told is_far is_line is_now line&bullet line&n2 line&others_2 line&r_elliptic "
            "mate&dateless mate&pub_before mate&rp_event mate&rp_event.others_1 mate_s_day "
            "none&carry_no none&dateless none&m_buses none&rp_event.others_0 none&rp_no.lines_one "
            "none&rp_said.others_1 none&t_finite none&unended own&lines_few own&others_0 "
            "own&plan_words own&r_verb own&rp_said.lines_many own&stmt own&t_have owner "
            "pub&lines_many pub&m_people_evacuated pub&n4 pub&r_label pub&r_part pub&r_weighed "
            "pub&rp_no pub&since pub&unended s_span&carry_3 s_span&carry_4 s_span&carry_no "
            "s_span&has_clock_times s_span&lead s_span&own3 s_span&pub_near s_span&pub_next "
            "s_span&pub_unsaid s_span&rp_event.lines_one s_span&sitrep s_until&bullet "
            "s_until&carry_3 s_until&dateless s_until&has_more s_until&k_harm s_until&n1 "
            "s_until&now s_until&others_2 s_until&r_state s_until&rp_no.lines_few s_until&rp_said "
            "s_until&rp_said.others_1 s_until&t_have said&n2 said&own1 said_s_until v_begun x_1"
        ),
        -3: (
            "a31 b_plain b_range carry&k_shelter carry&lines_few carry&m_people_sheltering "
            "carry&rp_event.lines_many carry&t_verb cb_plain far&late far&n2 far&others_1 "
            "far&r_carried far&rp_no.lines_many far&t_were line&has_more mate&others_3 mate&r_verb "
            "none&early none&lines_one none&others_1 none&r_carried none&t_are none&t_bare "
            "none&undated own&carry_4 own&has_clock_times own_s_day pub&has_orders pub&k_harm "
            "pub&t_had pub&t_were pub&title q_before_2 q_metric_2 s_span&lines_many s_span&n2 "
            "s_span&now s_until s_until&dated s_until&k_shelter s_until&m_people_sheltering "
            "s_until&n2 s_until&pub_before s_until&pub_near"
        ),
        -4: (
            "a366 c_carry_4 carry&n1 carry&t_have far&dateless line_s_span none&has_presents "
            "none&m_people_wounded none&n4 none&r_label none&sitrep pub&dated pub&m_people_sick "
            "pub&rp_no.lines_many s_span&rp_said.lines_many s_until&carry_no s_until&mid "
            "s_until&own0 s_until&own2 s_until&rp_event.lines_many"
        ),
        -5: (
            "none&has_clock_times none&lead pub&has_cumulative s_span&k_shelter "
            "s_span&m_people_sheltering s_span&t_verb s_until&has_cumulative s_until&lines_many "
            "s_until&pub_next semi v_from_first"
        ),
        -6: "cw_1 s_until&has_clock_times",
        -8: "comma",
        -9: "none&headed v_first",
        -13: "v_onward",
    },
    "new": {
        18: "v_plain",
        11: "nearest",
        9: "f_first_day",
        7: "none&mid",
        6: "a1 q_whole",
        5: "a_day none&carry_4 none&n1 s_span&carry_2",
        4: (
            "c_carry_1 carry&n4 d_mid d_near f_as_of far&carry_no is_mate none&has_cumulative "
            "none&m_people_sick none&t_verb own&late pub&has_clock_times pub&now s_span&told w_3"
        ),
        3: (
            "a7 b_as_of carry&t_were cb_range f_heading is_pub mate&early mate&has_clock_times "
            "mate&lines_many mate&others_2 mate&rp_event.lines_many none&lines_many none&m_flights "
            "none&others_3 none&plan_words none&pub_before none&r_elliptic none&r_verb none&rp_no "
            "none&t_were none&title own&dated own&has_more own&has_whens own&lines_one "
            "own&others_1 own&since own&t_past own&t_were own&told own_s_span pub pub&bullet "
            "pub&carry_line pub&lead pub&m_people_wounded pub&others_3 pub&rp_event "
            "pub&rp_event.lines_one pub&rp_event.others_0 pub&t_finite q_fact s_span&lines_few "
            "s_span&n4 s_span&others_2 s_span&since s_span&unended"
        ),
        2: (
            "a_unknown b_since c_carry_2 c_none c_own carry&carry_1 carry&m_people_killed "
            "carry&r_carried carry&rp_no.others_1 carry&t_bare f_last_event far&headed far&lead "
            "far&m_people_wounded is_own mate&carry_2 mate&n2 mate&others_1 mate&part mate&t_verb "
            "none none&carry_line none&dateless none&late none&m_ships none&others_2 "
            "none&rp_no.lines_few none&rp_no.lines_many none&rp_no.others_0 none_s_none opens "
            "own&bullet own&carry_2 own&carry_3 own&has_orders own&k_harm own&m_people_evacuated "
            "own&n4 own&others_3 own&pub_near own&pub_unsaid own&rp_no own&rp_no.lines_one "
            "own&rp_no.others_1 pub&late pub&pub_before pub&rp_said.lines_few pub&sitrep "
            "pub&t_bare pub&t_verb q_metric_0 q_metric_3 rule&carry_no rule&pub_unsaid s_day "
            "s_span&k_displaced s_span&k_harm s_span&late s_span&m_flights "
            "s_span&m_people_displaced s_span&m_people_killed s_span&pub_before "
            "s_span&rp_said.lines_few s_span&second s_span&t_have s_span&t_past s_until&part "
            "s_until&rp_event.lines_few s_until&t_had s_until&undated said&own0 said_s_day v_kept "
            "v_point w_0 w_2 x_0 x_2"
        ),
        -2: (
            "a_week ahead c_carry c_far c_line c_line_4 carry&carry_2 carry&carry_3 carry&credit "
            "carry&dated carry&lines_few carry&lines_many carry&m_people_wounded carry&mid "
            "carry&n2 carry&part carry&r_elliptic carry&rp_event.lines_many "
            "carry&rp_event.others_1 carry&rp_said carry&rp_said.others_1 carry&since carry&t_have "
            "carry_s_day clock d_far far&carry_2 far&carry_line far&n2 far&pub_before "
            "far&r_carried far&rp_event far&rp_event.others_1 far&told is_carry is_far "
            "line&carry_line line&has_more line&k_harm line&lines_many line&told mate&dateless "
            "mate&lines_few mate&mid mate&rp_event.lines_one mate&t_had none&has_clock_times "
            "none&has_presents none&has_whens none&k_move none&lines_one none&r_carried "
            "none&r_label none&rp_event none&sitrep none&t_are none&undated own&carry_4 "
            "own&has_future own&others_2 pub&carry_4 pub&carry_no pub&k_move pub&lines_many "
            "pub&m_flights pub&m_people_evacuated pub&m_people_killed pub&m_people_sick pub&mid "
            "pub&others_1 pub&pub_unsaid pub&r_state pub&r_weighed pub&rp_no.lines_many "
            "pub&rp_no.others_1 pub&second pub&t_past pub&t_were pub&unended q_same_metric "
            "s_span&carry_1 s_span&has_future s_span&headed s_span&lead s_span&lines_many "
            "s_span&n2 s_span&now s_span&others_1 s_span&rate s_span&rp_said.lines_many "
            "s_span&t_verb s_until&carry_1 s_until&carry_no s_until&dateless s_until&early "
            "s_until&has_clock_times s_until&has_said s_until&k_harm s_until&k_shelter "
            "s_until&m_people_sheltering s_until&others_3 s_until&own0 s_until&own2 "
            "s_until&pub_before s_until&pub_near s_until&pub_unsaid s_until&rp_no "
            "s_until&rp_no.others_1 s_until&rp_said v_from_first x_1"
        ),
        -3: (
            "a31 b_range c_carry_3 cannot cb_as_of cb_plain f_begun far&dateless far&t_were "
            "line_s_span mate&n1 mate&r_verb none&bullet none&headed none&m_ambulances "
            "none&m_buses none&m_people_evacuated none&m_people_wounded none&n4 none&others_1 "
            "none&pub_next none&rp_event.others_0 own&plan_words own&t_verb own_s_until pub&dated "
            "pub&has_cumulative pub&has_orders pub&n4 pub&others_2 pub&t_had pub&title relative "
            "s_span&k_shelter s_span&m_people_sheltering s_until&dated s_until&has_cumulative "
            "s_until&mid s_until&pub_next s_until&rp_event.lines_many v_last v_until"
        ),
        -4: (
            "a366 carry&n1 carry&t_verb far&late is_line none&early none&now pub&rp_no q_metric_2 "
            "s_until s_until&lines_many s_until&n2 semi w_1"
        ),
        -5: "a0 c_carry_4 none&carry_no none&lead none&t_bare own&has_clock_times",
        -6: "cw_1 mate&others_3",
        -10: "comma v_first",
        -16: "v_onward",
    },
    "planned": {
        13: "v_plain",
        10: "nearest",
        6: "f_first_day",
        5: "a_day none&carry_4 w_3",
        4: (
            "a1 b_as_of d_near f_as_of none&credit none&t_were none&title pub&others_2 "
            "pub&t_finite q_metric_1 s_span&since"
        ),
        3: (
            "c_carry_1 none&has_future none&m_people_sick none&mid none&n1 none&n2 none&others_0 "
            "none&others_3 none&r_verb none&t_will own_s_span pub&has_clock_times pub&lead pub&now "
            "pub&part q_before_1 s_span&unended v_point"
        ),
        2: (
            "a_unknown after b_since c_none c_own c_stmt carry&early carry&n4 "
            "carry&rp_no.lines_many carry&t_were cb_range d_mid f_heading far&carry_no far&lead "
            "is_mate is_own is_pub line_s_day mate&early none none&dated none&has_cumulative "
            "none&pub_before none&r_elliptic none&rp_no none&rp_no.lines_few none&rp_no.others_0 "
            "none&rp_said.lines_many none&t_had none_s_none opens own&carry_3 own&carry_no "
            "own&dated own&has_more own&has_orders own&late own&lines_many own&lines_one "
            "own&others_3 own&pub_near own&pub_unsaid own&r_elliptic own&rp_no own&rp_no.lines_one "
            "own&rp_no.others_1 own&since pub pub&carry_3 pub&has_whens pub&late pub&lines_one "
            "pub&m_buses pub&m_people_wounded pub&mid pub&pub_before pub&pub_near pub&pub_next "
            "pub&r_verb pub&rp_no.lines_one pub&rp_said pub&rp_said.others_1 pub&sitrep pub&t_verb "
            "s_day s_span&carry_2 s_span&lines_few s_span&m_flights s_span&n4 s_span&others_2 "
            "s_span&t_have s_until&credit s_until&part s_until&t_had s_until&undated said&own0 "
            "said_s_day v_kept v_past"
        ),
        -2: (
            "a31 a_range ahead b_range before c_carry c_far cannot carry&carry_2 carry&credit "
            "carry&lines_few carry&pub_before carry&rp_event.others_1 carry&rp_no.lines_one "
            "carry&rp_said carry&rp_said.others_1 carry&t_have carry&t_verb cb_plain clock d_far "
            "f_begun far&has_said far&lines_one far&n2 far&others_1 far&r_carried far&rp_no "
            "far&rp_no.others_1 far&t_were far&told is_far is_line line&has_more line_s_span "
            "mate&dateless mate&mid mate&n1 mate&r_verb none&has_presents none&has_whens "
            "none&m_people_wounded none&pub_next none&r_label none&rp_event.lines_many none&sitrep "
            "none&t_are none&undated own&carry_4 own&has_clock_times own&lines_few own_s_until "
            "pub&carry_4 pub&carry_no pub&has_future pub&has_orders pub&headed pub&m_people_sick "
            "pub&others_1 pub&r_weighed pub&rp_no pub&rp_no.lines_many pub&stmt pub&t_had "
            "pub&unended q_same_metric s_span&k_await s_span&lines_many s_span&m_people_awaiting "
            "s_span&now s_span&pub_unsaid s_span&rp_said.lines_many s_span&t_verb s_until&dated "
            "s_until&early s_until&has_more s_until&k_await s_until&k_shelter "
            "s_until&m_people_awaiting s_until&m_people_sheltering s_until&n1 s_until&others_3 "
            "s_until&own0 s_until&own2 s_until&pub_before s_until&pub_near sole v_from_first x_1"
        ),
        -3: (
            "carry&mid cb_as_of far&dateless far&late mate&others_3 none&carry_no "
            "none&has_clock_times none&headed none&m_buses none&n4 none&now none&others_2 "
            "none&pub_near none&t_bare pub&early pub&has_cumulative pub&lines_many pub&t_were "
            "pub&t_will pub&title s_span&k_shelter s_span&m_people_sheltering s_span&n2 "
            "s_until&carry_no s_until&has_clock_times s_until&has_cumulative s_until&lines_many "
            "s_until&mid s_until&n2 s_until&pub_next s_until&rp_event.lines_many semi v_until"
        ),
        -4: "a366 c_carry_4 carry&n1 cw_1 pub&dated q_metric_2 s_until",
        -5: "none&lead",
        -6: "v_first",
        -9: "comma",
        -10: "v_onward",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
