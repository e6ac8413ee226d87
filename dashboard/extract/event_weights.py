"""What each sign of a number of people counts for each event."""

_SIGNS: dict[str, dict[int, str]] = {
    "evacuate": {
        13: "said.evacuate",
        11: "told.evacuate",
        7: "gov.evacuate gov.evacuate.after.at",
        6: "in.evacuate size.hundreds",
        5: "theme.evacuate",
        4: "gov.evacuate.before.at has.carriers role.origin",
        3: (
            "ev.evacuate.after ev.evacuate.after.at ev.evacuate.before.far first in.arrive no_stop "
            "noun.inhabitants role.destination rule.carried.evacuate rule.elliptic.evacuate "
            "rule.verb.evacuate size.tens size.thousands top.await verb.drive"
        ),
        2: (
            "any ev.arrive.before ev.await.after.near ev.await.before ev.await.before.far "
            "ev.evacuate.before ev.hold.after ev.return.after ev.shelter.after.at "
            "gov.evacuate.before.mid gov.move.after.at has.cumulative has.inpatients "
            "has.those_moved has.totalling hist.return in.move in.return no_evacuation prev.none "
            "role.place rule.verb.displace said.displace top.kill verb.carry"
        ),
        1: (
            "anaphor counted.person ev.arrive.after ev.arrive.before.at ev.displace.after.mid "
            "ev.evacuate.after.near ev.evacuate.before.mid ev.move.after ev.move.after.at "
            "ev.move.before ev.move.before.far ev.other.after.far ev.shelter.after "
            "ev.shelter.before.near gov.move gov.move.before.near gov.shelter has.aboard has.idle "
            "has.sent_off hist.evacuate hist.kill hist.sicken in.await in.hold in.sicken in.wound "
            "no_governor noun.dwellers noun.inpatients prev.await prev.displace prev.evacuate "
            "prev.kill role.via rule.carried.await rule.carried.displace rule.part.evacuate "
            "rule.state.displace rule.verb.shelter theme.displace told.displace top.evacuate"
        ),
        -1: (
            "ev.arrive.after.at ev.await.after ev.await.after.at ev.await.after.far "
            "ev.displace.after.at ev.displace.before ev.displace.before.near ev.dwell.after "
            "ev.dwell.after.at ev.evacuate.after.far ev.evacuate.before.at ev.evacuate.before.near "
            "ev.hold.before ev.kill.after ev.other.after.at ev.other.before ev.reach.after "
            "ev.return.before ev.shelter.after.mid ev.shelter.after.near ev.shelter.before.at "
            "gov.arrive gov.await gov.await.after.at gov.await.before.at gov.evacuate.after.mid "
            "gov.evacuate.before.far gov.evacuate.before.near has.buildings has.place_pronouns "
            "has.wrecking hist.displace hist.shelter in.displace in.dwell in.other in.treat "
            "planned prev.wound rule.idle.none said.await said.none state.displace.loose "
            "stay.displace stay.shelter.way told.await"
        ),
        -2: (
            "ev.shelter.before ev.shelter.before.far gov.arrive.after.at gov.move.before.mid "
            "has.goods has.hosting has.orders has.owners has.planned hist.await hist.miss "
            "in.shelter prev.arrive rule.elliptic.await rule.elliptic.displace size.myriads "
            "top.shelter verb.expel verb.go"
        ),
        -3: "has.changing has.hypothetical hist.wound rule.topic.evacuate",
        -4: "gov.evacuate.after.far size.more",
    },
    "displace": {
        11: "said.displace",
        8: "in.displace told.displace",
        7: "stay.displace",
        6: "gov.displace gov.displace.after.at theme.displace",
        5: "ev.displace.after ev.displace.after.at state.displace.loose",
        4: "noun.dwellers rule.carried.displace size.more size.myriads",
        3: (
            "ev.displace.before.far ev.move.after has.changing has.having hist.arrive "
            "hist.displace prev.arrive role.destination rule.verb.displace verb.expel"
        ),
        2: (
            "counted.household ev.move.after.mid ev.move.before.mid gov.move has.hosting "
            "has.those_moved hist.await hist.miss in.move prev.wound rule.verb.evacuate "
            "stay.shelter.way"
        ),
        1: (
            "ev.arrive.before ev.arrive.before.at ev.arrive.before.far ev.displace.after.near "
            "ev.displace.before ev.displace.before.mid ev.evacuate.after.far ev.evacuate.before "
            "ev.evacuate.before.near ev.kill.after ev.move.after.near ev.shelter.after "
            "ev.shelter.after.far ev.shelter.after.mid ev.shelter.before.mid "
            "ev.shelter.before.near first gov.displace.before.at gov.evacuate.before.far "
            "gov.move.after.at gov.move.after.mid gov.shelter.before.far has.orders in.kill "
            "in.shelter no_evacuation prev.displace prev.shelter role.origin role.place "
            "rule.elliptic.displace rule.part.evacuate rule.verb.shelter state.displace told.await "
            "top.evacuate top.shelter verb.drive"
        ),
        -1: (
            "any bare ev.arrive.after.at ev.displace.after.far ev.evacuate.after "
            "ev.evacuate.after.at ev.evacuate.after.mid ev.evacuate.before.mid ev.hold.after "
            "ev.move.before.at ev.move.before.near ev.other.after.far ev.return.after "
            "ev.return.after.far ev.shelter.after.at ev.shelter.before.at ev.wound.after "
            "gov.arrive.after.at gov.await gov.await.after.at gov.move.before.at gov.other "
            "gov.shelter.after.at gov.shelter.before.at has.buildings has.cumulative "
            "has.hypothetical has.inpatients has.owners has.planned has.wrecking hist.evacuate "
            "in.arrive in.await in.hold in.return in.wound no_governor noun.inpatients prev.await "
            "prev.none rule.elliptic.shelter rule.idle.none rule.part.shelter rule.unknown.none "
            "rule.verb.await said.shelter size.few theme.none told.evacuate verb.go"
        ),
        -2: (
            "counted.person ev.arrive.after ev.displace.before.at has.carriers has.goods "
            "has.hazards has.running has.totalling prev.evacuate prev.kill rule.carried.evacuate "
            "said.await said.none size.tens size.thousands theme.evacuate top.await"
        ),
        -3: "hist.kill hist.return size.hundreds stay.shelter",
    },
    "shelter": {
        11: "said.shelter stay.shelter",
        8: "in.shelter",
        6: "hist.shelter",
        5: "gov.shelter.after.at",
        4: "ev.shelter.after role.place",
        3: (
            "ev.shelter.after.at ev.shelter.before.far gov.await.after.at gov.shelter has.lodgings "
            "size.myriads stay.shelter.way top.shelter"
        ),
        2: (
            "ev.arrive.before ev.displace.after.at ev.shelter.after.near ev.shelter.before "
            "ev.shelter.before.mid gov.arrive gov.await gov.displace.after.at "
            "gov.shelter.before.at hist.evacuate hist.kill hist.return in.arrive in.hold "
            "noun.states rule.elliptic.evacuate rule.verb.await rule.verb.shelter size.thousands "
            "theme.evacuate"
        ),
        1: (
            "any bare counted.none ev.displace.after ev.displace.after.far ev.hold.after "
            "ev.hold.before ev.return.before ev.wound.after has.buildings has.cumulative "
            "has.hypothetical has.running has.sent_off hist.await hist.displace in.return "
            "no_governor prev.await prev.displace prev.kill prev.shelter rule.carried.evacuate "
            "rule.part.shelter rule.state.displace said.await state.displace state.evacuate "
            "theme.none top.await top.displace verb.go"
        ),
        -1: (
            "ev.await.after.far ev.await.after.near ev.await.before ev.await.before.at "
            "ev.await.before.far ev.displace.after.mid ev.displace.after.near ev.displace.before "
            "ev.displace.before.far ev.evacuate.after.at ev.evacuate.after.far "
            "ev.evacuate.after.mid ev.evacuate.before.at ev.evacuate.before.mid ev.move.after.near "
            "ev.move.before ev.move.before.mid ev.shelter.after.far ev.shelter.before.at first "
            "gov.displace.before.at gov.evacuate.after.at gov.move gov.other gov.other.after.at "
            "has.aboard has.carriers has.goods has.hosting has.inpatients has.orders hist.arrive "
            "hist.sicken in.displace in.other no_stop noun.dwellers noun.inhabitants "
            "noun.inpatients planned prev.evacuate prev.miss prev.none rule.carried.await "
            "rule.elliptic.displace rule.part.evacuate rule.unknown.none rule.verb.displace "
            "said.evacuate said.none size.few size.more size.tens verb.drive verb.expel"
        ),
        -2: (
            "ev.await.after ev.evacuate.after ev.evacuate.before ev.move.after "
            "ev.shelter.before.near gov.evacuate has.hazards has.idle has.place_pronouns "
            "has.wrecking in.await size.hundreds theme.displace top.kill"
        ),
        -3: (
            "has.planned has.those_moved has.totalling in.evacuate in.move role.destination "
            "role.origin rule.verb.evacuate verb.carry"
        ),
    },
    "await": {
        12: "said.await",
        9: "in.await told.await",
        8: "ev.await.after",
        7: "has.planned",
        5: "gov.await.after.at has.place_pronouns",
        4: "ev.await.after.at gov.await has.owners hist.await",
        3: (
            "ev.evacuate.after ev.evacuate.after.mid has.buildings has.hypothetical "
            "has.those_moved prev.evacuate rule.carried.await"
        ),
        2: (
            "counted.person ev.await.after.far ev.await.after.near ev.await.before.far "
            "gov.await.before.at gov.await.before.mid has.idle has.wrecking hist.arrive hist.wound "
            "in.evacuate no_governor prev.none rule.elliptic.await size.thousands theme.evacuate"
        ),
        1: (
            "any bare ev.arrive.after ev.arrive.after.at ev.await.after.mid ev.await.before "
            "ev.await.before.mid ev.displace.after.near ev.displace.before.mid ev.dwell.after "
            "ev.dwell.after.at ev.evacuate.after.at ev.evacuate.after.near ev.evacuate.before.at "
            "ev.evacuate.before.far ev.kill.after ev.move.after ev.move.after.far "
            "ev.move.after.near ev.move.before.at ev.move.before.near ev.shelter.after "
            "ev.shelter.after.at ev.shelter.after.far ev.shelter.before.far ev.wound.after "
            "gov.evacuate.after.mid gov.evacuate.after.near gov.move.after.near gov.other.after.at "
            "gov.shelter.after.at gov.shelter.after.near has.cumulative has.goods has.inpatients "
            "in.dwell in.kill in.move in.treat in.wound noun.inpatients planned prev.await "
            "rule.carried.evacuate rule.elliptic.displace rule.elliptic.shelter "
            "rule.state.evacuate rule.unknown.none rule.verb.await said.none size.hundreds "
            "size.more top.await verb.carry verb.expel verb.go"
        ),
        -1: (
            "anaphor counted.household counted.none ev.arrive.before ev.await.before.at "
            "ev.evacuate.after.far ev.evacuate.before.mid ev.hold.after ev.move.after.mid "
            "ev.move.before.mid ev.other.before ev.shelter.before.at first gov.arrive "
            "gov.evacuate.before.at gov.move.after.at gov.move.before.far gov.move.before.near "
            "gov.other.before.at has.changing has.lodgings has.totalling hist.miss hist.sicken "
            "in.arrive in.other in.reach no_evacuation no_stop prev.kill prev.shelter "
            "role.destination role.place role.via rule.carried.displace rule.elliptic.evacuate "
            "rule.part.evacuate rule.part.shelter rule.state.displace rule.verb.displace "
            "rule.verb.evacuate rule.verb.shelter said.displace said.evacuate size.few "
            "size.myriads state.displace.loose stay.shelter.way told.evacuate verb.drive"
        ),
        -2: (
            "ev.return.after gov.move has.carriers has.hosting has.running hist.return "
            "hist.shelter in.return prev.displace theme.displace top.displace"
        ),
        -3: "hist.kill",
        -4: "role.origin",
    },
    "arrive": {
        7: "gov.arrive.after.at",
        5: "gov.arrive",
        4: "ev.arrive.after in.arrive",
        3: "ev.arrive.after.at has.carriers",
        2: "ev.reach.after has.totalling in.reach prev.evacuate top.displace",
        1: (
            "ev.arrive.before.far ev.evacuate.after.far ev.move.after.at ev.move.before.near "
            "gov.move gov.move.after.at gov.move.before.mid has.owners has.those_moved hist.arrive "
            "hist.shelter noun.agents noun.dwellers role.destination role.via "
            "rule.carried.evacuate rule.elliptic.displace rule.verb.evacuate said.evacuate "
            "size.hundreds"
        ),
        -1: (
            "anaphor counted.household ev.arrive.before ev.arrive.before.at ev.evacuate.before "
            "ev.shelter.after ev.shelter.before first gov.await gov.evacuate has.aboard "
            "has.hosting has.inpatients has.lodgings has.running hist.wound in.await in.evacuate "
            "in.shelter no_evacuation no_governor no_stop noun.inhabitants prev.await "
            "prev.displace role.origin rule.verb.displace said.await said.displace said.none "
            "said.shelter size.more size.tens theme.displace top.await top.kill top.shelter "
            "verb.carry"
        ),
        -2: "bare counted.none hist.await hist.kill prev.none role.place theme.evacuate verb.go",
        -3: "any",
    },
    "return": {
        6: "in.return",
        5: "hist.return",
        4: "ev.return.after",
        2: "role.origin",
        1: (
            "ev.displace.before ev.displace.before.at ev.evacuate.before ev.evacuate.before.at "
            "ev.move.before.far ev.return.after.far ev.return.before first gov.displace.before.at "
            "gov.evacuate.after.at gov.move.before.far has.totalling hist.miss prev.miss "
            "rule.verb.displace said.displace top.displace verb.go"
        ),
        -1: (
            "bare counted.none ev.move.after has.buildings has.carriers has.cumulative has.hazards "
            "has.planned has.running hist.await hist.kill in.await in.shelter no_stop "
            "noun.dwellers prev.await prev.shelter rule.carried.displace rule.elliptic.evacuate "
            "said.await said.evacuate said.none said.shelter size.hundreds size.tens top.await "
            "top.kill"
        ),
        -2: "counted.person no_governor prev.evacuate role.place top.evacuate",
        -3: "any has.having hist.evacuate theme.evacuate",
    },
    "none": {
        14: "said.none",
        6: "hist.kill rule.idle.none",
        5: "has.running size.few theme.none",
        4: "any has.goods has.hazards has.hosting hist.evacuate hist.wound in.other",
        3: "counted.none gov.other rule.topic.evacuate size.tens verb.go",
        2: (
            "ev.evacuate.before.mid ev.other.before ev.shelter.before ev.shelter.before.at "
            "has.changing has.orders has.wrecking hist.await in.evacuate prev.none "
            "rule.unknown.none said.shelter theme.displace top.kill"
        ),
        1: (
            "anaphor bare counted.person ev.arrive.after.at ev.await.after.at ev.await.before.at "
            "ev.displace.after.mid ev.displace.before ev.displace.before.at "
            "ev.displace.before.near ev.evacuate.after ev.evacuate.after.at ev.evacuate.after.far "
            "ev.move.before.at ev.move.before.mid ev.other.after ev.other.after.at "
            "ev.shelter.after.near ev.shelter.before.far gov.arrive.after.at gov.await "
            "gov.await.before.at gov.displace.before.at gov.evacuate.after.far gov.move.before.far "
            "gov.move.before.mid gov.move.before.near gov.other.after.at gov.other.before.at "
            "gov.shelter gov.shelter.before.at gov.shelter.before.mid has.aboard hist.shelter "
            "hist.sicken no_governor planned prev.await prev.displace prev.evacuate prev.kill "
            "prev.shelter rule.elliptic.await rule.part.shelter said.await size.more "
            "theme.evacuate top.wound verb.carry"
        ),
        -1: (
            "ev.arrive.before ev.await.after.near ev.await.before.far ev.await.before.mid "
            "ev.displace.after ev.displace.after.at ev.displace.after.near ev.evacuate.before.at "
            "ev.hold.after ev.move.after.at ev.move.after.far ev.move.after.mid ev.move.before.far "
            "ev.move.before.near ev.shelter.after.at ev.shelter.after.far ev.shelter.before.mid "
            "gov.displace.after.at gov.evacuate.after.at gov.evacuate.after.near gov.move "
            "has.carriers has.cumulative has.idle has.lodgings has.place_pronouns has.sent_off "
            "has.totalling in.arrive in.hold in.kill in.move no_evacuation noun.inhabitants "
            "noun.states prev.arrive prev.miss rule.carried.evacuate rule.state.displace "
            "rule.verb.displace state.displace state.displace.loose stay.shelter.way told.await "
            "told.evacuate verb.drive"
        ),
        -2: (
            "ev.evacuate.before.far ev.move.after ev.shelter.after first has.owners hist.arrive "
            "role.place rule.elliptic.evacuate said.displace size.hundreds stay.shelter"
        ),
        -3: "gov.move.after.at noun.dwellers role.destination size.myriads",
        -4: "has.those_moved",
        -6: "size.thousands",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
