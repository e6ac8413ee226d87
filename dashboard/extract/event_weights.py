"""What each sign of a number of people counts for each event."""

_SIGNS: dict[str, dict[int, str]] = {
    "evacuate": {
        12: "said.evacuate",
        8: "gov.evacuate gov.evacuate.after.at size.hundreds told.evacuate",
        4: (
            "any ev.evacuate.after.at first gov.evacuate.before.at has.carriers has.cumulative "
            "hist.evacuate in.arrive in.evacuate noun.inhabitants prev.none role.origin "
            "rule.carried.await rule.carried.evacuate rule.verb.evacuate size.tens theme.evacuate "
            "top.kill verb.carry"
        ),
        2: (
            "anaphor counted.person ev.arrive.after ev.arrive.before ev.evacuate.after "
            "ev.evacuate.before ev.evacuate.before.far ev.hold.after gov.move gov.move.after.at "
            "has.aboard has.inpatients has.totalling hist.arrive hist.sicken in.return in.wound "
            "role.place rule.elliptic.evacuate rule.part.evacuate rule.verb.displace "
            "size.thousands top.await"
        ),
        1: (
            "counted.none ev.arrive.before.at ev.await.after.near ev.await.before "
            "ev.await.before.far ev.displace.after ev.displace.after.mid ev.displace.before "
            "ev.displace.before.far ev.evacuate.after.near ev.evacuate.before.at "
            "ev.evacuate.before.mid ev.move.after ev.move.after.at ev.move.after.far "
            "ev.move.after.mid ev.move.before ev.move.before.far ev.move.before.near "
            "ev.reach.before ev.return.after ev.shelter.after.at ev.treat.after "
            "gov.await.before.far gov.evacuate.after.mid gov.evacuate.before.mid "
            "gov.move.before.near gov.shelter gov.shelter.before.at has.idle has.sent_off "
            "has.those_moved hist.return in.await in.hold in.move in.sicken no_evacuation "
            "no_governor no_stop noun.inpatients prev.await prev.evacuate prev.sicken "
            "role.destination rule.state.displace rule.state.evacuate rule.verb.arrive "
            "rule.verb.shelter said.await said.displace size.few theme.none told.displace"
        ),
        -1: (
            "ev.arrive.after.at ev.await.after ev.await.after.at ev.await.after.mid "
            "ev.displace.after.at ev.dwell.after.at ev.evacuate.after.mid ev.hold.before "
            "ev.move.after.near ev.other.after ev.other.after.at ev.reach.after "
            "ev.shelter.after.mid ev.shelter.before gov.await.after.at gov.await.before.at "
            "gov.await.before.mid gov.displace gov.displace.after.at gov.displace.before.at "
            "gov.move.after.mid has.having has.hazards has.lodgings has.place_pronouns "
            "has.running hist.miss noun.states planned prev.arrive prev.wound "
            "rule.elliptic.displace rule.idle.none rule.part.shelter said.arrive said.none "
            "state.displace.loose stay.displace stay.shelter stay.shelter.way told.await "
            "top.arrive top.displace top.evacuate top.shelter top.wound verb.drive"
        ),
        -2: (
            "ev.evacuate.after.far ev.shelter.before.far gov.arrive.after.at gov.await "
            "gov.evacuate.before.near gov.move.before.mid has.goods has.hosting has.orders "
            "has.owners hist.wound in.other in.shelter rule.elliptic.await verb.expel verb.go"
        ),
        -4: (
            "ev.evacuate.before.near gov.evacuate.after.far has.changing has.hypothetical "
            "has.planned hist.await hist.displace hist.shelter size.more size.myriads"
        ),
        -8: "rule.topic.evacuate",
    },
    "displace": {
        8: (
            "gov.displace gov.displace.after.at in.displace said.displace stay.displace "
            "told.displace"
        ),
        4: (
            "ev.displace.after ev.displace.after.at ev.move.after has.changing has.having "
            "hist.displace noun.dwellers role.destination rule.carried.displace size.more "
            "size.myriads state.displace.loose theme.displace verb.drive verb.expel"
        ),
        2: (
            "counted.household ev.move.before.mid ev.shelter.after.far gov.displace.before.at "
            "has.hosting has.those_moved hist.arrive hist.await in.move prev.arrive "
            "rule.state.displace rule.verb.displace rule.verb.evacuate said.arrive "
            "stay.shelter.way top.arrive"
        ),
        1: (
            "ev.arrive.before ev.arrive.before.at ev.arrive.before.mid ev.await.after.far "
            "ev.displace.before.far ev.evacuate.after.far ev.evacuate.before "
            "ev.evacuate.before.near ev.move.after.at ev.move.after.mid ev.move.after.near "
            "ev.shelter.after ev.shelter.after.mid first gov.evacuate gov.evacuate.before.far "
            "gov.evacuate.before.mid gov.move.after.at gov.move.after.mid gov.shelter.before.far "
            "has.orders hist.miss in.await in.kill in.shelter no_evacuation no_stop "
            "noun.inhabitants noun.states prev.displace role.origin role.place role.via "
            "rule.elliptic.evacuate rule.part.evacuate rule.verb.shelter said.evacuate "
            "state.displace top.kill top.shelter"
        ),
        -1: (
            "any ev.arrive.after.at ev.displace.before.at ev.displace.before.near "
            "ev.evacuate.after.at ev.evacuate.after.mid ev.hold.after ev.move.before.at "
            "ev.move.before.near ev.other.after ev.other.after.far ev.shelter.after.at "
            "ev.shelter.after.near ev.shelter.before.at ev.wound.after gov.arrive.after.at "
            "gov.await gov.await.after.at gov.move.before.at gov.move.before.far gov.other "
            "gov.shelter.after.at has.aboard has.cumulative has.hypothetical has.inpatients "
            "has.owners has.place_pronouns has.planned has.wrecking hist.wound in.arrive "
            "in.evacuate in.hold in.sicken in.wound noun.inpatients planned prev.await "
            "prev.evacuate prev.kill rule.elliptic.shelter rule.idle.none rule.part.displace "
            "rule.part.shelter rule.unknown.none rule.verb.arrive rule.verb.await said.shelter "
            "state.evacuate theme.none told.evacuate top.displace verb.go"
        ),
        -2: (
            "ev.arrive.after ev.displace.after.far ev.evacuate.after has.buildings has.goods "
            "has.running has.totalling hist.evacuate hist.return rule.carried.evacuate said.await "
            "said.none size.few stay.shelter theme.evacuate top.await top.wound verb.carry"
        ),
        -4: "counted.person has.carriers hist.kill size.hundreds size.tens",
    },
    "shelter": {
        12: "stay.shelter",
        8: "gov.shelter.after.at in.shelter said.shelter",
        4: (
            "ev.shelter.after.at gov.shelter has.lodgings hist.shelter role.place rule.verb.await "
            "size.myriads stay.shelter.way"
        ),
        2: (
            "ev.shelter.after ev.shelter.before ev.shelter.before.far ev.shelter.before.mid "
            "gov.await gov.await.after.at gov.shelter.before.at hist.return in.hold no_governor "
            "noun.states prev.kill prev.wound rule.carried.displace rule.elliptic.evacuate "
            "rule.verb.shelter said.displace size.thousands state.evacuate theme.evacuate "
            "top.shelter"
        ),
        1: (
            "bare counted.none ev.arrive.before ev.displace.after.at ev.displace.after.far "
            "ev.hold.after ev.hold.before ev.return.before ev.wound.after gov.arrive "
            "gov.displace.after.at gov.move.after.far gov.shelter.before.mid has.cumulative "
            "has.having has.hypothetical has.running has.sent_off hist.displace hist.evacuate "
            "hist.kill in.arrive in.return prev.await prev.shelter rule.part.shelter "
            "rule.state.displace state.displace.loose top.displace top.wound verb.go"
        ),
        -1: (
            "counted.person ev.arrive.before.at ev.await.after ev.await.after.far "
            "ev.await.before.at ev.displace.after.mid ev.displace.after.near ev.displace.before "
            "ev.evacuate.after.at ev.evacuate.after.mid ev.evacuate.before.at ev.move.after.near "
            "ev.move.before ev.move.before.mid first gov.await.before.far gov.displace "
            "gov.displace.before.at gov.evacuate.after.at gov.move.after.near gov.move.before.mid "
            "gov.other gov.other.after.at has.aboard has.changing has.hazards has.hosting "
            "has.inpatients has.orders hist.sicken in.await in.displace in.kill no_evacuation "
            "planned prev.arrive prev.evacuate prev.miss rule.carried.await "
            "rule.elliptic.displace rule.part.evacuate rule.topic.evacuate rule.unknown.none "
            "said.evacuate said.none size.hundreds size.tens top.arrive verb.drive"
        ),
        -2: (
            "ev.displace.before.far ev.evacuate.after ev.evacuate.before ev.move.after "
            "ev.shelter.after.far gov.evacuate gov.shelter.after.near has.idle has.place_pronouns "
            "has.wrecking hist.arrive prev.none size.few theme.displace top.kill"
        ),
        -4: (
            "has.planned has.those_moved has.totalling in.evacuate in.move role.destination "
            "role.origin rule.verb.evacuate verb.carry"
        ),
    },
    "await": {
        8: "gov.await gov.await.after.at has.planned in.await said.await told.await",
        4: (
            "ev.await.after ev.await.after.at ev.evacuate.after ev.evacuate.after.mid "
            "gov.await.before.at has.buildings has.owners has.place_pronouns has.those_moved "
            "hist.await rule.elliptic.await rule.verb.await top.arrive"
        ),
        2: (
            "counted.person ev.await.before ev.await.before.mid ev.evacuate.before.far "
            "gov.await.before.mid gov.move.after.near has.hypothetical has.idle has.inpatients "
            "has.wrecking hist.arrive in.evacuate noun.inpatients planned rule.elliptic.displace "
            "rule.topic.evacuate size.thousands theme.evacuate top.evacuate verb.carry"
        ),
        1: (
            "any ev.arrive.after.at ev.await.before.at ev.await.before.far ev.displace.after.near "
            "ev.displace.before ev.displace.before.far ev.dwell.after ev.dwell.after.at "
            "ev.evacuate.after.near ev.kill.after ev.move.after ev.move.after.far "
            "ev.move.after.near ev.move.before.at ev.move.before.near ev.shelter.after "
            "ev.shelter.after.mid ev.shelter.before.far ev.wound.after gov.await.before.far "
            "gov.displace gov.evacuate.after.mid gov.evacuate.after.near gov.other.after.at "
            "gov.shelter.after.at has.aboard has.goods hist.wound in.dwell in.move in.treat "
            "no_governor noun.dwellers prev.arrive prev.await prev.evacuate prev.none "
            "prev.shelter rule.carried.await rule.elliptic.shelter rule.part.displace "
            "rule.state.evacuate rule.unknown.none said.none size.hundreds theme.none verb.expel "
            "verb.go"
        ),
        -1: (
            "anaphor counted.household counted.none ev.arrive.before ev.displace.after.far "
            "ev.evacuate.before.mid ev.evacuate.before.near ev.hold.after ev.move.after.at "
            "ev.move.after.mid ev.move.before ev.other.before ev.shelter.before.at first "
            "gov.arrive gov.evacuate.before.at gov.evacuate.before.mid gov.move.after.at "
            "gov.move.before.far gov.move.before.near has.carriers has.changing has.having "
            "has.lodgings has.sent_off has.totalling hist.evacuate hist.miss hist.shelter "
            "hist.sicken in.arrive in.hold in.other in.reach no_stop noun.agents noun.inhabitants "
            "prev.kill rule.carried.displace rule.elliptic.evacuate rule.state.displace "
            "rule.verb.arrive rule.verb.displace rule.verb.shelter said.evacuate "
            "state.displace.loose stay.shelter stay.shelter.way"
        ),
        -2: (
            "ev.evacuate.after.far ev.move.before.mid ev.return.after gov.move has.running "
            "hist.return in.return prev.displace role.via rule.part.evacuate size.few "
            "theme.displace top.displace top.shelter"
        ),
        -4: "has.hosting hist.kill role.origin",
    },
    "arrive": {
        8: "gov.arrive gov.arrive.after.at said.arrive",
        4: "ev.arrive.after.at has.carriers in.arrive rule.verb.arrive",
        2: "ev.arrive.after ev.reach.after has.totalling in.reach prev.evacuate top.displace",
        1: (
            "ev.arrive.before.mid ev.evacuate.after.far ev.move.after.at ev.move.before.near "
            "ev.shelter.after.at gov.move.after.at gov.move.before.mid has.buildings has.owners "
            "has.those_moved hist.arrive hist.displace noun.agents noun.dwellers role.destination "
            "role.via rule.carried.evacuate rule.verb.evacuate size.hundreds size.thousands "
            "told.evacuate top.wound"
        ),
        -1: (
            "anaphor counted.household ev.displace.before ev.evacuate.before ev.shelter.before "
            "ev.shelter.before.mid first gov.evacuate gov.shelter has.aboard has.goods has.having "
            "has.hazards has.hosting has.inpatients has.lodgings has.running hist.evacuate "
            "hist.kill hist.sicken hist.wound in.await in.displace in.evacuate no_stop "
            "noun.inhabitants noun.inpatients noun.states prev.await role.origin "
            "rule.carried.displace rule.verb.displace said.await said.none said.shelter size.few "
            "theme.none top.arrive top.await top.kill verb.carry verb.drive verb.expel"
        ),
        -2: "bare counted.none hist.await no_governor prev.none said.displace size.more size.tens",
        -4: "any role.place theme.evacuate verb.go",
    },
    "return": {
        8: "in.return",
        4: "ev.return.after hist.return",
        2: "role.origin",
        1: (
            "ev.displace.before ev.displace.before.at ev.evacuate.before.at ev.move.before.far "
            "ev.return.before first gov.displace gov.displace.before.at gov.evacuate.before.at "
            "gov.move.before.far has.totalling hist.miss prev.miss rule.part.displace "
            "rule.verb.displace said.displace top.displace verb.go"
        ),
        -1: (
            "bare counted.none ev.move.after has.buildings has.carriers has.cumulative "
            "has.hazards has.planned has.running hist.await hist.kill in.await in.shelter no_stop "
            "noun.dwellers prev.await prev.shelter rule.carried.displace rule.elliptic.evacuate "
            "said.await said.none said.shelter size.hundreds size.myriads size.tens top.await "
            "top.kill"
        ),
        -2: "counted.person no_governor prev.evacuate role.place said.evacuate top.evacuate",
        -4: "any has.having hist.evacuate theme.evacuate",
    },
    "none": {
        12: "said.none",
        8: "has.running hist.kill rule.idle.none size.few",
        4: (
            "any ev.other.after has.goods has.hazards has.hosting has.orders hist.await "
            "hist.evacuate hist.wound in.other rule.topic.evacuate theme.none verb.go"
        ),
        2: (
            "counted.none ev.evacuate.after.at ev.evacuate.before.mid ev.other.before "
            "ev.shelter.before ev.shelter.before.at gov.other hist.shelter in.evacuate planned "
            "prev.displace prev.none rule.elliptic.await rule.unknown.none said.shelter size.tens "
            "theme.displace theme.evacuate verb.carry"
        ),
        1: (
            "anaphor bare counted.person ev.arrive.after.at ev.await.after ev.await.after.at "
            "ev.await.after.mid ev.displace.after.mid ev.displace.before.at ev.evacuate.after "
            "ev.evacuate.after.far ev.evacuate.before.near ev.move.after.near ev.move.before.at "
            "ev.move.before.mid ev.other.after.at ev.other.after.far ev.return.after "
            "ev.shelter.after.near ev.shelter.before.far gov.arrive.after.at gov.await "
            "gov.await.before.at gov.displace.before.at gov.evacuate.after.far "
            "gov.evacuate.before.near gov.move.after.mid gov.move.before.far gov.move.before.mid "
            "gov.move.before.near gov.other.after.at gov.shelter gov.shelter.before.mid "
            "has.changing has.wrecking hist.displace hist.sicken no_governor prev.await "
            "prev.evacuate prev.kill rule.part.shelter said.await said.evacuate size.more "
            "top.displace top.evacuate top.wound"
        ),
        -1: (
            "ev.arrive.before ev.await.after.far ev.await.before ev.await.before.far "
            "ev.await.before.mid ev.displace.after ev.displace.after.at ev.displace.after.near "
            "ev.evacuate.after.near ev.evacuate.before.at ev.hold.after ev.move.after.at "
            "ev.move.after.far ev.move.after.mid ev.move.before.far ev.move.before.near "
            "ev.shelter.after.at ev.shelter.after.far ev.shelter.after.mid ev.shelter.before.mid "
            "gov.await.before.far gov.displace gov.displace.after.at gov.evacuate.after.near "
            "gov.move has.buildings has.idle has.inpatients has.lodgings has.place_pronouns "
            "has.sent_off has.totalling hist.return in.arrive in.hold in.kill in.move in.wound "
            "no_evacuation noun.inhabitants noun.inpatients noun.states prev.arrive prev.miss "
            "rule.carried.displace rule.elliptic.evacuate rule.state.displace rule.state.evacuate "
            "rule.verb.arrive rule.verb.displace said.arrive state.displace state.displace.loose "
            "state.evacuate stay.shelter stay.shelter.way told.await top.arrive"
        ),
        -2: (
            "ev.evacuate.before.far ev.move.after ev.shelter.after first has.cumulative "
            "has.owners hist.arrive role.place rule.verb.await size.hundreds told.evacuate"
        ),
        -4: (
            "gov.move.after.at has.those_moved noun.dwellers role.destination said.displace "
            "size.myriads"
        ),
        -8: "size.thousands",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
