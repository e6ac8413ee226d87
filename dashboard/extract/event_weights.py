"""What each sign of a number of people counts for each event."""

_SIGNS: dict[str, dict[int, str]] = {
    "evacuate": {
        12: "said.evacuate",
        9: "told.evacuate",
        7: "gov.evacuate gov.evacuate.after.at",
        6: "in.evacuate size.hundreds",
        5: "theme.evacuate",
        4: "gov.evacuate.before.at has.carriers noun.inhabitants role.origin rule.verb.evacuate",
        3: (
            "ev.evacuate.after.at ev.evacuate.before.far first in.arrive no_stop role.destination "
            "rule.carried.evacuate rule.elliptic.evacuate size.tens size.thousands top.await"
        ),
        2: (
            "any counted.person ev.arrive.before ev.await.after.near ev.await.before "
            "ev.evacuate.after ev.evacuate.before ev.evacuate.before.mid ev.hold.after "
            "ev.return.after ev.shelter.after.at gov.evacuate.before.mid gov.move.after.at "
            "has.cumulative has.inpatients has.those_moved has.totalling hist.evacuate "
            "hist.return in.move in.return prev.displace prev.none role.place rule.verb.displace "
            "said.displace top.kill verb.carry verb.drive"
        ),
        1: (
            "anaphor bare counted.none ev.arrive.after ev.arrive.before.at ev.await.before.far "
            "ev.displace.after.mid ev.evacuate.after.near ev.move.after ev.move.after.at "
            "ev.move.before ev.move.before.far ev.reach.before ev.shelter.after "
            "ev.shelter.before.near ev.treat.after gov.evacuate.after.mid gov.move "
            "gov.move.before.near gov.shelter has.aboard has.idle has.sent_off hist.arrive "
            "hist.kill hist.sicken in.await in.hold in.sicken in.wound no_evacuation no_governor "
            "noun.dwellers noun.inpatients prev.await prev.evacuate rule.carried.await "
            "rule.carried.displace rule.part.evacuate rule.state.displace rule.state.evacuate "
            "rule.verb.shelter theme.none told.displace top.evacuate"
        ),
        -1: (
            "ev.arrive.after.at ev.await.after ev.await.after.at ev.await.after.far "
            "ev.displace.after.at ev.dwell.after.at ev.evacuate.before.at ev.hold.before "
            "ev.kill.after ev.move.after.near ev.other.after ev.other.after.at ev.other.before "
            "ev.reach.after ev.return.before ev.shelter.after.mid ev.shelter.after.near "
            "ev.shelter.before.at gov.arrive gov.await gov.await.after.at gov.await.before.at "
            "gov.await.before.mid gov.displace.after.at gov.evacuate.before.far "
            "gov.move.after.mid has.buildings has.hosting has.owners in.displace in.dwell "
            "in.treat planned prev.arrive prev.wound rule.elliptic.displace rule.idle.none "
            "said.none state.displace.loose stay.displace top.arrive top.displace"
        ),
        -2: (
            "ev.evacuate.after.far ev.shelter.before ev.shelter.before.far gov.arrive.after.at "
            "gov.evacuate.before.near gov.move.before.mid has.goods has.orders has.place_pronouns "
            "has.planned hist.await hist.miss hist.shelter in.other in.shelter "
            "rule.elliptic.await size.myriads top.shelter verb.expel verb.go"
        ),
        -3: (
            "ev.evacuate.before.near has.changing has.hypothetical hist.displace hist.wound "
            "rule.topic.evacuate"
        ),
        -4: "gov.evacuate.after.far size.more",
    },
    "displace": {
        12: "said.displace",
        8: "in.displace",
        7: "told.displace",
        6: "gov.displace gov.displace.after.at stay.displace theme.displace",
        5: "ev.displace.after.at state.displace.loose",
        4: "ev.displace.after noun.dwellers rule.carried.displace size.more",
        3: (
            "ev.displace.before.far ev.move.after ev.move.after.mid has.changing has.having "
            "hist.displace prev.arrive role.destination size.myriads verb.expel"
        ),
        2: (
            "counted.household ev.displace.before ev.move.before.mid ev.shelter.after.far "
            "gov.displace.before.at has.hosting has.those_moved hist.arrive hist.miss in.move "
            "prev.wound rule.verb.displace stay.shelter.way top.arrive"
        ),
        1: (
            "ev.arrive.before ev.arrive.before.at ev.arrive.before.far ev.displace.after.near "
            "ev.displace.before.mid ev.evacuate.after.far ev.evacuate.before "
            "ev.evacuate.before.near ev.kill.after ev.move.after.near ev.shelter.after "
            "ev.shelter.after.mid ev.shelter.before.mid ev.shelter.before.near first "
            "gov.evacuate.before.far gov.move gov.move.after.at gov.move.after.mid "
            "gov.shelter.before.far has.orders hist.await in.kill in.shelter no_evacuation "
            "prev.displace prev.shelter role.origin role.place role.via rule.elliptic.displace "
            "rule.part.evacuate rule.state.displace rule.verb.evacuate rule.verb.shelter "
            "state.displace top.evacuate top.shelter verb.drive"
        ),
        -1: (
            "any bare ev.arrive.after.at ev.displace.before.near ev.evacuate.after "
            "ev.evacuate.after.at ev.evacuate.after.mid ev.evacuate.before.mid ev.hold.after "
            "ev.move.before.at ev.move.before.near ev.other.after.far ev.return.after "
            "ev.return.after.far ev.shelter.after.at ev.shelter.before.at ev.wound.after "
            "gov.arrive.after.at gov.await gov.await.after.at gov.move.before.at "
            "gov.move.before.far gov.other gov.shelter.after.at has.buildings has.cumulative "
            "has.goods has.hypothetical has.inpatients has.owners has.planned in.arrive in.hold "
            "in.return in.wound planned prev.kill prev.none rule.elliptic.shelter rule.idle.none "
            "rule.part.displace rule.part.shelter rule.unknown.none rule.verb.await said.evacuate "
            "said.shelter size.few size.thousands theme.none told.evacuate verb.go"
        ),
        -2: (
            "counted.person ev.arrive.after ev.displace.after.far ev.displace.before.at "
            "has.carriers has.hazards has.running has.totalling hist.evacuate prev.await "
            "prev.evacuate rule.carried.evacuate said.await said.none size.tens stay.shelter "
            "theme.evacuate top.await"
        ),
        -3: "hist.kill hist.return size.hundreds",
    },
    "shelter": {
        11: "said.shelter stay.shelter",
        8: "in.shelter",
        6: "hist.shelter",
        5: "gov.shelter.after.at",
        4: "role.place",
        3: (
            "ev.shelter.after ev.shelter.after.at ev.shelter.before.far gov.await.after.at "
            "gov.shelter has.lodgings rule.verb.await size.myriads size.thousands "
            "stay.shelter.way top.shelter"
        ),
        2: (
            "ev.arrive.before ev.shelter.before ev.shelter.before.mid gov.arrive gov.await "
            "gov.shelter.before.at hist.evacuate hist.kill hist.return in.arrive in.hold "
            "noun.states rule.elliptic.evacuate rule.verb.shelter theme.evacuate"
        ),
        1: (
            "any bare counted.none ev.displace.after ev.displace.after.at ev.displace.after.far "
            "ev.hold.after ev.hold.before ev.return.before ev.shelter.after.near ev.wound.after "
            "gov.displace.after.at has.buildings has.cumulative has.hypothetical has.running "
            "has.sent_off hist.await hist.displace in.return no_governor prev.await prev.displace "
            "prev.kill prev.shelter rule.carried.evacuate rule.part.shelter rule.state.displace "
            "said.await state.displace state.evacuate theme.none top.await top.displace verb.go"
        ),
        -1: (
            "ev.await.after.far ev.await.after.near ev.await.before ev.await.before.at "
            "ev.await.before.far ev.displace.after.mid ev.displace.after.near ev.displace.before "
            "ev.displace.before.far ev.evacuate.after.at ev.evacuate.after.far "
            "ev.evacuate.after.mid ev.evacuate.before.at ev.evacuate.before.mid "
            "ev.move.after.near ev.move.before ev.move.before.mid ev.shelter.before.at first "
            "gov.displace.before.at gov.evacuate.after.at gov.move gov.other gov.other.after.at "
            "has.aboard has.carriers has.goods has.hazards has.hosting has.inpatients hist.arrive "
            "hist.sicken in.displace in.other no_stop noun.dwellers noun.inhabitants "
            "noun.inpatients planned prev.evacuate prev.miss prev.none rule.carried.await "
            "rule.elliptic.displace rule.part.evacuate rule.unknown.none rule.verb.displace "
            "said.evacuate said.none size.few size.more size.tens verb.drive verb.expel"
        ),
        -2: (
            "ev.await.after ev.evacuate.after ev.evacuate.before ev.move.after "
            "ev.shelter.after.far gov.evacuate has.idle has.place_pronouns has.wrecking in.await "
            "size.hundreds theme.displace top.kill"
        ),
        -3: (
            "ev.shelter.before.near has.planned has.those_moved has.totalling in.evacuate in.move "
            "role.destination role.origin rule.verb.evacuate verb.carry"
        ),
    },
    "await": {
        12: "said.await",
        9: "in.await",
        8: "told.await",
        7: "ev.await.after has.planned",
        5: "gov.await.after.at has.place_pronouns",
        4: "gov.await hist.await",
        3: (
            "ev.await.after.at ev.evacuate.after gov.await.before.at has.buildings "
            "has.hypothetical has.owners has.those_moved prev.evacuate rule.carried.await "
            "rule.elliptic.await"
        ),
        2: (
            "counted.person ev.await.after.near ev.await.before.far ev.evacuate.after.mid "
            "gov.await.before.mid has.idle has.wrecking hist.arrive hist.wound in.evacuate "
            "planned prev.none rule.verb.await size.thousands theme.evacuate top.arrive"
        ),
        1: (
            "any ev.arrive.after ev.arrive.after.at ev.await.after.far ev.await.after.mid "
            "ev.await.before ev.await.before.mid ev.displace.after.near ev.displace.before.mid "
            "ev.dwell.after ev.dwell.after.at ev.evacuate.after.at ev.evacuate.after.near "
            "ev.evacuate.before.at ev.evacuate.before.far ev.kill.after ev.move.after "
            "ev.move.after.far ev.move.after.near ev.move.before.at ev.move.before.near "
            "ev.shelter.after ev.shelter.after.at ev.shelter.before.far ev.wound.after "
            "gov.evacuate.after.mid gov.evacuate.after.near gov.move.after.near "
            "gov.other.after.at gov.shelter.after.at gov.shelter.after.near has.cumulative "
            "has.goods has.hazards has.inpatients has.orders hist.displace in.dwell in.kill "
            "in.treat in.wound no_governor noun.inpatients prev.await rule.carried.evacuate "
            "rule.elliptic.displace rule.elliptic.shelter rule.state.evacuate rule.unknown.none "
            "said.none size.hundreds top.await verb.carry verb.expel verb.go"
        ),
        -1: (
            "anaphor counted.household counted.none ev.arrive.before ev.evacuate.after.far "
            "ev.evacuate.before.mid ev.move.after.mid ev.other.before ev.shelter.before.at first "
            "gov.arrive gov.evacuate.before.at gov.move.after.at gov.move.before.far "
            "gov.move.before.near gov.other.before.at has.carriers has.changing has.having "
            "has.lodgings hist.evacuate hist.miss hist.sicken in.arrive in.other in.reach "
            "no_evacuation no_stop noun.inhabitants prev.kill prev.shelter role.destination "
            "role.place rule.carried.displace rule.elliptic.evacuate rule.part.evacuate "
            "rule.part.shelter rule.state.displace rule.verb.evacuate rule.verb.shelter "
            "said.evacuate size.few state.displace.loose stay.shelter.way told.evacuate "
            "verb.drive"
        ),
        -2: (
            "ev.move.before.mid ev.return.after gov.move has.hosting has.running hist.return "
            "hist.shelter in.return prev.displace role.via theme.displace top.displace"
        ),
        -3: "hist.kill role.origin",
    },
    "arrive": {
        7: "gov.arrive.after.at",
        5: "gov.arrive",
        4: "in.arrive",
        3: "ev.arrive.after ev.arrive.after.at has.carriers",
        2: "ev.reach.after has.totalling hist.arrive in.reach prev.evacuate top.displace",
        1: (
            "ev.arrive.before.far ev.evacuate.after.far ev.move.after.at ev.move.before.near "
            "gov.move gov.move.after.at gov.move.before.mid has.owners has.those_moved "
            "hist.shelter noun.agents noun.dwellers role.destination role.via "
            "rule.carried.evacuate rule.elliptic.displace rule.verb.evacuate said.evacuate "
            "size.hundreds told.evacuate"
        ),
        -1: (
            "anaphor counted.household ev.arrive.before ev.arrive.before.at ev.evacuate.before "
            "ev.shelter.after ev.shelter.before first gov.displace gov.evacuate has.aboard "
            "has.hosting has.inpatients has.lodgings has.running hist.wound in.await in.evacuate "
            "in.shelter no_evacuation no_governor no_stop noun.inhabitants prev.await "
            "prev.displace role.origin rule.verb.displace said.await said.displace said.none "
            "said.shelter size.more size.tens theme.displace top.await top.kill top.shelter "
            "verb.carry"
        ),
        -2: "bare counted.none hist.await hist.kill prev.none role.place theme.evacuate",
        -3: "any verb.go",
    },
    "return": {
        6: "in.return",
        5: "hist.return",
        3: "ev.return.after",
        2: "role.origin",
        1: (
            "ev.displace.before ev.displace.before.at ev.evacuate.before ev.evacuate.before.at "
            "ev.move.before.far ev.return.before first gov.displace.before.at "
            "gov.evacuate.after.at gov.move.before.far has.totalling hist.miss prev.miss "
            "rule.part.displace rule.verb.displace said.displace top.displace verb.go"
        ),
        -1: (
            "bare counted.none ev.move.after has.buildings has.carriers has.cumulative "
            "has.hazards has.planned hist.await hist.kill hist.shelter in.await in.shelter "
            "no_stop noun.dwellers prev.await prev.shelter rule.carried.displace "
            "rule.elliptic.evacuate said.await said.evacuate said.none said.shelter size.hundreds "
            "size.myriads size.tens top.await top.kill"
        ),
        -2: "counted.person has.having no_governor prev.evacuate role.place top.evacuate",
        -3: "any hist.evacuate theme.evacuate",
    },
    "none": {
        14: "said.none",
        6: "rule.idle.none",
        5: "has.running hist.kill in.other size.few",
        4: "has.goods has.hazards has.hosting hist.evacuate hist.wound theme.none",
        3: "any rule.topic.evacuate verb.go",
        2: (
            "counted.none ev.await.after.at ev.evacuate.after.far ev.evacuate.before.mid "
            "ev.other.after ev.other.before ev.shelter.before ev.shelter.before.at gov.other "
            "has.changing has.orders hist.await in.evacuate planned prev.none rule.unknown.none "
            "said.shelter size.more size.tens theme.displace"
        ),
        1: (
            "anaphor bare counted.person ev.arrive.after ev.arrive.after.at ev.displace.after.mid "
            "ev.displace.before ev.displace.before.at ev.evacuate.after ev.evacuate.after.at "
            "ev.evacuate.before.near ev.move.after.near ev.move.before.at ev.move.before.mid "
            "ev.other.after.at ev.other.after.far ev.return.after ev.shelter.after.near "
            "ev.shelter.before.far gov.arrive.after.at gov.await gov.await.after.at "
            "gov.await.before.at gov.displace.before.at gov.evacuate.after.far "
            "gov.evacuate.before.near gov.move.after.mid gov.move.before.far gov.move.before.mid "
            "gov.move.before.near gov.other.after.at gov.other.before.at gov.shelter "
            "gov.shelter.before.at gov.shelter.before.mid has.having has.wrecking hist.shelter "
            "hist.sicken no_governor prev.await prev.evacuate prev.kill rule.elliptic.await "
            "rule.part.shelter said.evacuate theme.evacuate top.displace top.evacuate top.kill "
            "verb.carry"
        ),
        -1: (
            "ev.arrive.before ev.await.after.near ev.await.before ev.await.before.far "
            "ev.await.before.mid ev.displace.after ev.displace.after.at ev.displace.after.near "
            "ev.evacuate.after.near ev.hold.after ev.move.after.at ev.move.after.far "
            "ev.move.after.mid ev.move.before.far ev.move.before.near ev.shelter.after.at "
            "ev.shelter.after.far ev.shelter.before.mid gov.displace gov.displace.after.at "
            "gov.evacuate.after.at gov.evacuate.after.near gov.move has.buildings has.carriers "
            "has.cumulative has.idle has.lodgings has.place_pronouns has.sent_off has.totalling "
            "hist.return in.arrive in.hold in.kill in.move no_evacuation noun.inhabitants "
            "noun.inpatients noun.states prev.arrive prev.wound role.origin "
            "rule.elliptic.evacuate rule.state.displace rule.verb.displace state.displace "
            "state.displace.loose stay.shelter.way told.await told.evacuate top.arrive"
        ),
        -2: (
            "ev.evacuate.before.far ev.move.after ev.shelter.after first has.owners hist.arrive "
            "role.place rule.verb.await size.hundreds stay.shelter"
        ),
        -3: "gov.move.after.at noun.dwellers role.destination said.displace size.myriads",
        -4: "has.those_moved",
        -6: "size.thousands",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
