"""What each sign of a figure's date counts, by timing."""

_SIGNS: dict[str, dict[int, str]] = {
    "cumulative": {
        14: "v_plain",
        12: "nearest",
        11: "s_span&since",
        10: "f_as_of",
        8: "pub&has_clock_times w_3",
        7: "s_until&credit v_kept",
        6: "a_day b_as_of none&m_people_sick q_whole s_span&t_have s_until&own1",
        5: (
            "f_first_day f_heading line_s_day none&title pub&sitrep pub&t_finite s_span&unended "
            "v_point"
        ),
        4: (
            "a1 c_carry_1 c_stmt carry&rp_no.lines_many carry&t_past carry&t_were cb_range "
            "far&carry_no far&headed far&lead none&late none&mid none&r_verb own&has_more "
            "own&since own&t_were own_s_span pub&has_presents pub&own1 pub&r_verb pub&t_verb "
            "s_span&carry_2 s_span&m_people_evacuated s_span&r_label s_until&k_move s_until&part "
            "s_until&t_had s_until&told s_until&undated"
        ),
        3: (
            "a_unknown after carry&has_said carry&n4 carry&rp_event.lines_one cw_3 d_near "
            "f_last_event far&now far&others_3 far&unended is_mate is_said is_stmt line&others_1 "
            "mate&has_clock_times mate&m_people_evacuated mate&t_bare mate_s_span none&carry_4 "
            "none&credit none&dated none&has_orders none&lines_many none&n1 none&others_0 "
            "none&r_elliptic none&rp_no.lines_many none&t_have none&t_were own&bullet own&dated "
            "own&k_harm own&lines_one own&mid own&others_1 pub&dateless pub&late pub&lines_one "
            "pub&n2 pub&t_are q_before_3 s_span&carry_1 s_span&lines_few s_span&m_flights "
            "s_span&n4 s_span&others_2 s_span&t_bare s_until&carry_4 s_until&k_displaced "
            "s_until&lines_one s_until&m_people_displaced said&t_have v_since_heading"
        ),
        2: (
            "b_since c_line_1 c_none carry&carry_4 carry&dateless carry&early carry&has_presents "
            "carry&headed carry&k_miss carry&m_people_killed carry&m_people_missing "
            "carry&r_carried carry&t_bare carry&told closes d_mid far&k_shelter far&lines_few "
            "far&m_people_sheltering line&dateless line&headed line&t_have mate&carry_1 "
            "mate&k_move mate&now mate&others_2 mate&part mate&r_carried mate&rp_no "
            "mate&rp_no.others_1 mate&unended none none&has_more none&k_shelter none&lines_few "
            "none&m_people_sheltering none&m_ships none&n2 none&others_3 none&pub_before "
            "none&r_part none&rp_event.lines_few none&rp_no none&rp_no.others_0 "
            "none&rp_said.others_0 none&t_had none&t_verb none&t_will none_s_none own&carry_2 "
            "own&carry_line own&has_cumulative own&n4 own&part own&r_elliptic "
            "own&rp_event.lines_one own&rp_event.others_1 own&rp_no own&rp_no.lines_many "
            "own&rp_no.others_1 own&told pub&headed pub&k_miss pub&k_shelter pub&m_buses "
            "pub&m_people_missing pub&m_people_sheltering pub&m_people_wounded pub&now "
            "pub&others_2 pub&plan_words pub&pub_before pub&r_elliptic pub&rp_event.lines_many "
            "pub&rp_no.lines_one pub&rp_said pub&rp_said.others_1 q_before_0 q_before_1 q_fact "
            "s_day s_span&early s_span&k_harm s_span&k_vehicle s_span&m_people_killed "
            "s_span&plan_words s_span&pub_before s_span&r_vehicle s_span&r_verb "
            "s_span&rp_said.lines_one s_until&has_future s_until&n4 s_until&r_part s_until&r_verb "
            "s_until&rp_event.lines_few s_until&rp_event.lines_one said&carry_1 "
            "said&has_clock_times said&has_cumulative said&lines_few said&m_people_killed said&n1 "
            "said&own0 said_s_day v_since_as_of w_2 x_0"
        ),
        -2: (
            "a_range ahead b_plain c_carry c_far c_line_2 c_line_3 cannot carry&carry_2 "
            "carry&carry_3 carry&late carry&mid carry&n2 carry&now carry&others_3 carry&own0 "
            "carry&pub_before carry&rp_no.lines_one carry&rp_said carry&rp_said.others_1 "
            "carry&stmt carry&t_finite cb_since far&carry_2 far&k_move far&lines_many "
            "far&lines_one far&n2 far&others_2 far&part far&plan_words far&pub_before far&pub_near "
            "far&rp_event.lines_one far&rp_no far&rp_no.others_1 far&t_past far&told is_far is_now "
            "line&bullet line&has_said line&k_harm line&m_people_killed line&n2 line&others_2 "
            "line&others_3 line&own1 line&pub_unsaid line&r_elliptic line&t_were mate&credit "
            "mate&dateless mate&has_more mate&rp_event mate&rp_event.others_1 mate&t_were "
            "none&carry_1 none&carry_no none&has_whens none&m_ambulances none&m_buses "
            "none&m_people_evacuated none&m_people_killed none&rp_event.lines_one "
            "none&rp_no.lines_one none&rp_said.lines_few none&rp_said.others_1 none&t_are "
            "now&has_cumulative own&early own&m_people_returned own&n1 own&plan_words own&stmt "
            "pub&carry_no pub&has_orders pub&lines_many pub&n4 pub&own0 pub&r_part pub&r_state "
            "pub&rp_no pub&t_bare pub&title s_span&carry_3 s_span&carry_4 s_span&carry_no "
            "s_span&has_clock_times s_span&lead s_span&pub_unsaid s_span&r_carried s_span&r_state "
            "s_span&rate s_span&rp_event.lines_one s_span&sitrep s_until&bullet s_until&dateless "
            "s_until&has_more s_until&has_said s_until&k_vehicle s_until&n1 s_until&others_2 "
            "s_until&r_state s_until&r_vehicle s_until&rp_no.lines_few s_until&rp_said.lines_many "
            "said&n2 said&own1 v_last"
        ),
        -3: (
            "b_course b_range carry&lines_few carry&r_state carry&rp_event.lines_many "
            "carry&rp_event.others_1 far&bullet far&mid far&others_1 far&r_carried far&second "
            "is_line line&has_more mate&others_3 mate&r_verb mate_s_day none&lines_one none&t_bare "
            "none&t_finite none&undated own&has_clock_times own&has_said own&lines_few "
            "own&others_0 own&t_have own_s_day owner pub&r_weighed pub&t_past q_metric_2 relative "
            "s_span&lines_many s_span&t_finite s_until s_until&carry_3 s_until&k_harm s_until&n2 "
            "s_until&now s_until&rp_event.lines_many s_until&rp_said s_until&rp_said.others_1 "
            "s_until&t_have said_s_until v_begun"
        ),
        -4: (
            "a31 carry&k_shelter carry&m_people_sheltering carry&n1 carry&t_verb cb_plain clock "
            "far&late far&rp_no.lines_many none&has_presents none&m_people_wounded none&n4 "
            "none&others_1 none&r_carried none&r_label none&sitrep pub&dated pub&k_harm "
            "pub&r_label pub&rp_no.lines_many s_span&m_people_returned s_span&n2 s_span&now "
            "s_span&rp_said.lines_many s_span&t_verb s_until&dated s_until&k_shelter "
            "s_until&m_people_sheltering s_until&mid s_until&own0 s_until&pub_before "
            "s_until&pub_near"
        ),
        -5: (
            "a366 c_carry_4 carry&t_have far&dateless line_s_span none&early none&unended "
            "own&carry_4 pub&has_cumulative pub&m_people_sick pub&t_were s_until&carry_no "
            "s_until&has_clock_times s_until&own2 s_until&pub_next"
        ),
        -6: (
            "cw_1 none&lead s_span&k_shelter s_span&m_people_sheltering s_until&lines_many "
            "v_from_first"
        ),
        -7: "none&has_clock_times s_until&has_cumulative semi",
        -10: "comma",
        -11: "none&headed v_first",
        -14: "v_onward",
    },
    "new": {
        18: "v_plain",
        11: "nearest",
        10: "f_first_day",
        9: "none&mid",
        7: "s_span&carry_2",
        6: "a1 none&n1 pub&has_clock_times w_3",
        5: (
            "a_day c_carry_1 carry&n4 d_mid far&carry_no is_mate mate&t_verb none&carry_4 opens "
            "q_whole s_span&since s_span&told"
        ),
        4: (
            "f_as_of mate&has_clock_times none&has_cumulative none&lines_many none&m_people_sick "
            "none&r_elliptic none&r_verb none&t_verb own&has_more own&late own&pub_near own&since "
            "own&t_past own&t_were pub&bullet pub&lead pub&m_people_wounded pub&now "
            "s_span&m_flights s_span&n4 v_kept"
        ),
        3: (
            "a7 b_plain b_since carry&m_people_killed carry&r_carried carry&t_were d_near "
            "f_last_event far&lead far&m_people_wounded is_pub mate&carry_2 mate&early "
            "mate&others_2 mate&part mate&rp_event.lines_many none&late none&m_flights "
            "none&m_ships none&others_3 none&plan_words none&pub_before none&rp_no "
            "none&rp_no.lines_few none&rp_no.lines_many none&t_were none&title own&carry_3 "
            "own&dated own&others_1 own&pub_unsaid own_s_span pub pub&carry_line pub&pub_next "
            "pub&rp_said pub&t_finite q_fact q_metric_1 s_span&late s_span&pub_before "
            "s_span&t_have s_span&t_past s_span&unended s_until&t_had said_s_day v_point w_2 x_2"
        ),
        2: (
            "a_unknown c_carry_2 c_none c_own c_said carry&carry_1 carry&early carry&has_orders "
            "carry&m_people_evacuated carry&rp_event.lines_one carry&rp_no carry&rp_no.lines_many "
            "carry&rp_no.others_1 carry&t_bare cb_range far&headed far&now far&rp_said.lines_many "
            "is_own mate&k_vehicle mate&lines_many mate&n2 mate&own1 mate&pub_near mate&r_carried "
            "mate&r_vehicle mate&second none none&dated none&m_families_evacuated none&others_2 "
            "none&own3 none&part none&rp_no.others_0 none&t_will none_s_none now&carry_no "
            "now&has_clock_times now&others_2 now&rp_event.others_1 now_s_until own&bullet "
            "own&carry_line own&has_orders own&has_whens own&k_harm own&lines_one own&n4 "
            "own&others_3 own&part own&rp_event.lines_few own&rp_no own&rp_no.lines_one "
            "own&rp_no.others_1 own&rp_said.others_1 own&told own&unended own_s_day pub&carry_2 "
            "pub&credit pub&dateless pub&has_presents pub&headed pub&late pub&lines_one "
            "pub&m_buses pub&n2 pub&others_3 pub&pub_before pub&rp_event pub&rp_event.lines_one "
            "pub&rp_event.others_0 pub&rp_said.others_1 pub&t_are pub&t_bare q_metric_0 q_metric_3 "
            "q_same_timing s_day s_span&has_orders s_span&has_said s_span&k_displaced "
            "s_span&k_harm s_span&lines_few s_span&m_people_displaced s_span&m_people_evacuated "
            "s_span&m_people_killed s_span&own1 s_span&pub_next s_span&r_label s_span&r_verb "
            "s_span&stmt s_until&credit s_until&has_future s_until&part s_until&rp_event.lines_few "
            "s_until&undated said&m_people_killed said&own0 said&stmt said&t_had v_night w_0 x_0"
        ),
        -2: (
            "a31 ahead c_carry c_far c_line c_line_4 carry&carry_3 carry&credit carry&dated "
            "carry&k_shelter carry&k_vehicle carry&lines_few carry&lines_many "
            "carry&m_people_sheltering carry&mid carry&others_1 carry&own0 carry&r_elliptic "
            "carry&r_vehicle carry&r_verb carry&rp_event.lines_few carry&rp_event.lines_many "
            "carry&rp_event.others_1 carry&rp_no.lines_one carry&since carry_s_day d_far "
            "far&carry_line far&has_clock_times far&k_vehicle far&m_buses far&own1 far&part "
            "far&pub_near far&r_vehicle far&rp_event far&rp_event.others_1 far&t_past far&t_were "
            "far_s_span line&carry_line line&has_more line&k_harm line&m_people_killed "
            "line&others_3 line&r_verb line&rp_event.lines_many line&t_were line&told "
            "mate&carry_line mate&dateless mate&has_more mate&late mate&own0 mate&r_elliptic "
            "mate&r_state mate&r_verb mate&rp_event.lines_one mate&t_had none&has_presents "
            "none&has_whens none&k_move none&lines_one none&r_label none&rp_event "
            "none&rp_event.lines_few none&rp_event.others_0 none&rp_no.lines_one none&second "
            "none&t_are none&t_finite none&undated own&carry_4 own&carry_no own&has_future "
            "own&has_said own&headed own&mid own&others_2 own&own3 own&plan_words own&t_have owner "
            "pub&has_cumulative pub&k_move pub&lines_many pub&m_people_killed pub&m_people_sick "
            "pub&n4 pub&plan_words pub&pub_unsaid pub&r_label pub&r_weighed pub&rp_no.lines_few "
            "pub&stmt pub&title s_span&carry_1 s_span&carry_line s_span&carry_no s_span&has_future "
            "s_span&has_more s_span&has_whens s_span&headed s_span&m_buses "
            "s_span&m_people_returned s_span&m_ships s_span&n2 s_span&own2 s_span&sitrep "
            "s_span&t_finite s_span&t_verb s_span&t_were s_until&carry_1 s_until&carry_3 "
            "s_until&carry_no s_until&dateless s_until&early s_until&has_clock_times "
            "s_until&k_harm s_until&k_shelter s_until&m_people_sheltering s_until&mid s_until&n1 "
            "s_until&own0 s_until&pub_near s_until&pub_unsaid s_until&rp_no s_until&rp_no.others_1 "
            "s_until&rp_said s_until&rp_said.others_1 s_until&t_were said_s_until v_begun v_last"
        ),
        -3: (
            "a_week b_range c_carry_3 carry&carry_2 carry&m_people_wounded carry&n2 carry&part "
            "carry&rp_said carry&rp_said.others_1 carry&t_have cb_as_of f_begun far&carry_2 "
            "far&dateless far&pub_before far&r_carried is_far line&lines_many line_s_span mate&n1 "
            "mate&t_were none&bullet none&has_clock_times none&m_ambulances none&m_people_wounded "
            "none&now none&others_1 none&pub_next none&unended own&t_verb own_s_until pub&carry_no "
            "pub&dated pub&has_orders pub&m_flights pub&mid pub&r_state pub&rp_no.lines_many "
            "pub&rp_no.others_1 pub&t_past q_metric_2 s_span&k_shelter s_span&m_people_sheltering "
            "s_span&now s_span&rate s_until&has_cumulative s_until&has_said s_until&others_3 "
            "s_until&own2 s_until&pub_before s_until&rp_event.lines_many v_from_first v_until w_1"
        ),
        -4: (
            "carry&n1 carry&t_verb cb_plain none&m_buses none&m_people_evacuated none&n4 "
            "none&r_carried none&t_bare pub&others_2 pub&t_had s_span&lead s_until&dated "
            "s_until&lines_many s_until&n2 s_until&pub_next"
        ),
        -5: (
            "a0 a366 c_carry_4 cannot cw_1 far&late is_line mate&others_3 none&carry_no none&early "
            "none&headed pub&rp_no q_same_metric relative s_until semi"
        ),
        -6: "clock own&has_clock_times",
        -7: "none&lead",
        -11: "comma",
        -12: "v_first",
        -19: "v_onward",
    },
    "planned": {
        13: "v_plain",
        10: "nearest",
        6: "a_day w_3",
        5: "a1 f_as_of f_first_day none&carry_4 none&t_will pub&has_clock_times s_span&since",
        4: (
            "b_as_of none&mid none&r_verb none&title opens own&carry_3 own&since pub&now "
            "q_before_1 q_metric_1 v_kept"
        ),
        3: (
            "after carry&n4 d_mid d_near f_following far&carry_no is_pub none&credit none&dated "
            "none&has_future none&m_people_sick none&n1 none&n2 none&others_3 none&r_elliptic "
            "none&t_were own&has_more own&late own&lines_one own&pub_near own&rp_no "
            "own&rp_no.others_1 own_s_span pub pub&has_whens pub&lead pub&lines_one pub&m_buses "
            "pub&others_2 pub&pub_next pub&rp_said pub&t_finite s_day s_span&carry_2 "
            "s_span&m_flights s_span&t_have s_span&unended v_point"
        ),
        2: (
            "a_unknown b_since c_carry_1 c_none c_own carry&early carry&has_orders carry&headed "
            "carry&m_people_killed carry&r_carried carry&rp_no.lines_many carry&t_were cb_range "
            "cw_3 f_last_event far&headed far&lead far&m_people_wounded far&now far&t_will is_mate "
            "is_own line_s_day mate&has_clock_times mate&part mate&r_carried none "
            "none&has_cumulative none&k_await none&late none&m_people_awaiting none&m_ships "
            "none&others_0 none&rp_no none&rp_no.lines_few none&rp_no.others_0 "
            "none&rp_said.lines_many none&t_had none&told none_s_none own&bullet own&carry_line "
            "own&credit own&dated own&has_orders own&k_harm own&lines_many own&m_buses "
            "own&others_3 own&rp_no.lines_one own&stmt own&t_finite own_s_day pub&carry_2 "
            "pub&dateless pub&has_presents pub&has_said pub&late pub&m_people_wounded pub&mid "
            "pub&part pub&pub_before pub&r_part pub&r_verb pub&rp_no.lines_one pub&t_are "
            "pub&t_verb s_span&has_orders s_span&lines_few s_span&m_people_evacuated s_span&n4 "
            "s_span&pub_before s_span&r_label s_span&stmt s_until&carry_4 s_until&credit "
            "s_until&k_move s_until&part s_until&t_had s_until&undated said&own0 said_s_day v_past"
        ),
        -2: (
            "a31 a_range b_range c_carry c_far carry&carry_2 carry&credit carry&k_shelter "
            "carry&late carry&lines_few carry&m_people_sheltering carry&own0 carry&part "
            "carry&pub_before carry&r_verb carry&rp_event carry&rp_event.lines_many "
            "carry&rp_event.others_1 carry&rp_no.lines_one carry&rp_said carry&rp_said.others_1 "
            "carry&t_have carry&t_verb cb_plain d_far far&carry_2 far&lines_one far&n2 "
            "far&others_1 far&part far&r_carried far&rp_no far&rp_no.lines_many far&rp_no.others_1 "
            "far&second is_far is_now line&has_more mate&dateless mate&n1 mate&r_verb mate&t_were "
            "mate_s_day none&has_orders none&has_presents none&m_ambulances "
            "none&m_people_evacuated none&pub_near none&r_label none&rp_event.lines_many "
            "none&rp_event.others_0 none&rp_no.others_1 none&t_are none&t_finite none&undated "
            "none&unended own&has_clock_times own&has_said own&lines_few own&t_will own_s_until "
            "owner pub&has_orders pub&m_people_sick pub&r_label pub&r_state pub&r_weighed "
            "pub&rp_no.lines_few pub&t_had pub&t_were q_same_metric relative s_span&k_await "
            "s_span&lead s_span&lines_many s_span&m_people_awaiting s_span&m_people_returned "
            "s_span&pub_unsaid s_span&rate s_span&rp_said.lines_many s_span&t_finite s_until&early "
            "s_until&has_more s_until&has_said s_until&k_await s_until&k_harm s_until&k_shelter "
            "s_until&m_people_awaiting s_until&m_people_sheltering s_until&n1 s_until&others_3 "
            "s_until&own0 s_until&pub_near s_until&rp_said s_until&rp_said.others_1 said_s_until "
            "v_begun v_last w_1"
        ),
        -3: (
            "ahead before cannot carry&mid cb_as_of far&dateless far&late is_line line_s_span "
            "mate&others_3 none&carry_no none&has_whens none&m_people_wounded none&n4 "
            "none&others_2 none&t_bare own&carry_4 pub&carry_no pub&dated pub&lines_many pub&rp_no "
            "pub&rp_no.lines_many pub&stmt pub&t_will pub&title s_span&k_shelter "
            "s_span&m_people_sheltering s_span&n2 s_span&now s_until&carry_no s_until&dated "
            "s_until&has_clock_times s_until&has_cumulative s_until&mid s_until&n2 s_until&own2 "
            "s_until&pub_before s_until&pub_next s_until&rp_event.lines_many v_from_first"
        ),
        -4: (
            "c_carry_4 carry&n1 none&headed none&m_buses none&now none&pub_next pub&early "
            "pub&has_cumulative q_metric_2 s_until s_until&lines_many semi sole v_until"
        ),
        -5: "a366 cw_1 none&has_clock_times",
        -6: "clock none&lead",
        -8: "v_first",
        -9: "comma",
        -12: "v_onward",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
