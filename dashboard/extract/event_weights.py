"""What each sign of a number of people counts for each event."""

_SIGNS: dict[str, dict[int, str]] = {
    "evacuate": {
        13: "said.evacuate",
        10: "told.evacuate",
        7: "gov.evacuate.after.at in.evacuate",
        5: "role.origin size.tens",
        4: "ev.evacuate.after.at gov.evacuate has.carriers noun.inhabitants size.hundreds",
        3: (
            "counted.person ev.evacuate.before form.move.past in.arrive no_stop plot.evacuate.none "
            "prev.evacuate prev.none said.displace size.thousands state.evacuate theme.evacuate"
        ),
        2: (
            "any bare ev.arrive.before ev.evacuate.after ev.evacuate.before.far "
            "ev.evacuate.before.mid ev.wound.after first form.evacuate.passive "
            "gov.evacuate.before.at gov.move.after.at has.aboard has.cumulative has.inpatients "
            "has.those_moved has.totalling in.move in.wound plot.none.move prev.kill "
            "role.destination verb.carry"
        ),
        1: (
            "counted.none ev.arrive.after ev.await.after.near ev.await.before ev.await.before.far "
            "ev.evacuate.after.near ev.hold.after ev.move.after ev.move.after.at ev.move.after.mid "
            "ev.move.before ev.move.before.near ev.return.after ev.shelter.after "
            "ev.shelter.after.at ev.shelter.after.near form.displace.other form.evacuate.perfect "
            "form.move.perfect form.other.past form.shelter.passive gov.evacuate.after.near "
            "gov.evacuate.before.mid gov.evacuate.before.near gov.move gov.move.before.far "
            "gov.move.before.near has.having has.idle has.sent_off hist.evacuate in.await in.hold "
            "in.kill no_evacuation no_governor noun.dwellers noun.inpatients "
            "plot.evacuate.displace plot.evacuate.shelter plot.none.evacuate plot.none.none "
            "prev.await role.place subject.evacuate subject.shelter theme.none verb.drive"
        ),
        -1: (
            "ev.arrive.after.at ev.await.after ev.displace.after.at ev.displace.before "
            "ev.dwell.after.at ev.evacuate.before.at ev.kill.after ev.move.after.near "
            "ev.other.after.at ev.other.before ev.shelter.after.far form.await.other "
            "form.displace.past form.displace.perfect form.evacuate.other form.move.other "
            "form.move.passive form.other.other gov.arrive gov.await gov.await.before.at "
            "gov.evacuate.before.far gov.other.after.at has.buildings has.hazards has.hosting "
            "has.owners has.place_pronouns has.running has.wrecking hist.arrive hist.shelter "
            "in.displace in.other in.reach noun.agents plot.displace.move plot.none.arrive "
            "plot.none.await plot.none.displace plot.none.shelter prev.shelter said.await "
            "said.shelter state.displace.loose subject.await subject.move"
        ),
        -2: (
            "counted.household ev.await.after.at ev.evacuate.after.far ev.shelter.before "
            "ev.shelter.before.far gov.arrive.after.at gov.evacuate.after.mid gov.move.before.mid "
            "has.lodgings has.planned hist.await hist.displace hist.miss in.shelter "
            "plot.displace.none plot.evacuate.arrive prev.arrive size.few size.myriads verb.expel "
            "verb.go"
        ),
        -3: "gov.evacuate.after.far has.changing has.goods hist.wound",
        -4: "has.orders size.more",
    },
    "displace": {
        12: "said.displace",
        10: "in.displace",
        6: "gov.displace.after.at",
        5: "ev.displace.after ev.displace.after.at size.more state.displace.loose",
        4: "gov.displace plot.displace.none size.myriads",
        3: (
            "counted.household has.having has.those_moved noun.dwellers prev.displace "
            "role.destination state.displace theme.displace verb.expel"
        ),
        2: (
            "ev.displace.before ev.move.after ev.move.after.mid first form.displace.past "
            "form.displace.perfect has.changing has.lodgings hist.displace in.move in.shelter "
            "plot.evacuate.arrive plot.evacuate.displace prev.arrive prev.shelter verb.drive"
        ),
        1: (
            "ev.arrive.before ev.displace.after.near ev.displace.before.mid ev.evacuate.after.far "
            "ev.evacuate.before ev.evacuate.before.at ev.evacuate.before.far ev.move.after.near "
            "ev.move.before.far ev.move.before.mid ev.shelter.before.mid form.evacuate.other "
            "form.evacuate.past form.evacuate.perfect form.move.past gov.evacuate "
            "gov.evacuate.after.near gov.evacuate.before.far gov.move gov.move.after.at "
            "gov.shelter.before.mid has.buildings has.orders has.totalling hist.arrive hist.await "
            "hist.miss hist.sicken in.reach no_stop noun.states object.evacuate "
            "plot.displace.shelter plot.evacuate.evacuate plot.none.evacuate plot.none.move "
            "prev.wound role.origin role.place said.shelter subject.shelter"
        ),
        -1: (
            "anaphor ev.arrive.after ev.arrive.after.at ev.await.after ev.evacuate.after "
            "ev.evacuate.after.at ev.evacuate.after.mid ev.evacuate.before.mid ev.hold.after "
            "ev.move.before.at ev.return.after ev.shelter.after.at ev.shelter.after.near "
            "ev.shelter.before.at ev.shelter.before.far ev.wound.after form.await.other "
            "form.displace.other form.displace.passive form.evacuate.passive form.move.passive "
            "form.shelter.past gov.arrive.after.at gov.await gov.await.after.at gov.move.before.at "
            "gov.other gov.shelter gov.shelter.after.at gov.shelter.after.near has.aboard "
            "has.hazards has.inpatients has.place_pronouns has.wrecking hist.evacuate hist.kill "
            "in.arrive in.hold in.return in.wound noun.inhabitants noun.inpatients object.move "
            "plot.displace.evacuate plot.evacuate.await plot.none.shelter prev.kill prev.none "
            "size.few subject.displace theme.none told.evacuate verb.carry verb.go"
        ),
        -2: (
            "form.arrive.past has.carriers has.goods has.planned has.running in.await "
            "plot.none.none prev.await said.await said.none size.tens size.thousands"
        ),
        -3: "counted.person ev.displace.before.at plot.evacuate.none prev.evacuate size.hundreds",
    },
    "shelter": {
        10: "said.shelter",
        9: "in.shelter",
        5: "ev.shelter.after gov.shelter.after.at",
        4: "gov.shelter hist.shelter prev.await",
        3: (
            "ev.shelter.after.at ev.shelter.before ev.shelter.before.far has.lodgings hist.await "
            "role.place size.myriads"
        ),
        2: (
            "ev.arrive.before ev.displace.after form.arrive.past form.await.other "
            "form.shelter.other gov.await.after.at has.buildings has.hosting noun.states "
            "plot.evacuate.arrive plot.evacuate.await prev.shelter said.await size.thousands "
            "state.evacuate subject.move"
        ),
        1: (
            "anaphor any counted.none ev.displace.after.at ev.hold.after ev.hold.before "
            "ev.move.after.far ev.other.after ev.shelter.after.near ev.shelter.before.mid "
            "form.displace.passive form.move.other form.move.passive form.other.past gov.arrive "
            "gov.await gov.displace.after.at gov.evacuate.after.mid gov.shelter.before.mid "
            "has.sent_off hist.displace hist.evacuate hist.kill hist.miss in.arrive in.displace "
            "in.hold no_governor plot.displace.displace plot.displace.shelter plot.evacuate.none "
            "plot.none.move plot.none.shelter prev.displace prev.kill state.displace subject.await "
            "subject.displace subject.evacuate subject.shelter theme.evacuate"
        ),
        -1: (
            "ev.await.after ev.await.after.near ev.await.before ev.await.before.at "
            "ev.await.before.far ev.evacuate.after ev.evacuate.after.at ev.evacuate.after.far "
            "ev.evacuate.before.at ev.evacuate.before.mid ev.move.after ev.move.after.near "
            "ev.move.before ev.move.before.mid ev.other.before ev.return.after first "
            "form.await.passive form.displace.other form.displace.perfect form.evacuate.passive "
            "form.evacuate.past form.move.perfect form.other.other form.shelter.past "
            "gov.displace.before.at gov.evacuate gov.evacuate.after.at gov.evacuate.before.at "
            "gov.move gov.other.after.at has.having has.idle hist.arrive hist.sicken hist.wound "
            "in.await in.other no_stop noun.inpatients object.evacuate plot.displace.move "
            "plot.evacuate.displace plot.evacuate.other plot.evacuate.shelter plot.none.evacuate "
            "prev.none prev.wound said.none size.more theme.displace"
        ),
        -2: (
            "ev.evacuate.before form.move.past has.hazards has.inpatients has.place_pronouns "
            "has.planned has.wrecking in.evacuate in.move noun.dwellers prev.evacuate role.origin "
            "said.evacuate size.hundreds verb.drive"
        ),
        -3: "has.those_moved has.totalling role.destination verb.carry",
    },
    "await": {
        11: "said.await",
        10: "in.await",
        7: "ev.await.after",
        6: "has.planned",
        4: "ev.await.after.at gov.await gov.await.after.at",
        3: (
            "ev.await.before ev.await.before.far ev.evacuate.after has.buildings has.inpatients "
            "prev.evacuate"
        ),
        2: (
            "ev.await.after.near ev.await.before.mid ev.evacuate.after.mid form.move.passive "
            "has.goods has.idle has.place_pronouns has.those_moved has.wrecking hist.arrive "
            "hist.await noun.dwellers plot.evacuate.move plot.none.await said.none size.hundreds"
        ),
        1: (
            "counted.person ev.arrive.after.at ev.await.after.mid ev.displace.after.near "
            "ev.displace.before.mid ev.dwell.after ev.dwell.after.at ev.evacuate.after.at "
            "ev.evacuate.after.near ev.evacuate.before.far ev.kill.after ev.move.after.far "
            "ev.move.after.near ev.move.before ev.move.before.at ev.shelter.after "
            "ev.shelter.after.at ev.shelter.after.far ev.shelter.before.far form.await.passive "
            "form.evacuate.passive form.move.other form.other.other form.shelter.past "
            "gov.await.before.at gov.evacuate.after.mid gov.move.after.near gov.move.before.at "
            "gov.shelter.after.at has.hazards has.orders hist.evacuate hist.wound in.treat "
            "in.wound no_governor noun.inpatients object.move plot.evacuate.evacuate "
            "plot.evacuate.none plot.none.arrive plot.none.none plot.none.shelter prev.await "
            "prev.none prev.wound said.shelter size.more size.thousands subject.await subject.move "
            "subject.other theme.evacuate verb.expel"
        ),
        -1: (
            "ev.arrive.before ev.await.before.at ev.evacuate.after.far ev.evacuate.before.at "
            "ev.hold.after ev.move.after.mid ev.move.before.near ev.other.before ev.return.after "
            "form.await.other form.evacuate.other form.evacuate.perfect form.move.perfect "
            "form.other.past form.shelter.passive gov.arrive gov.move.before.near gov.other "
            "has.carriers has.having has.lodgings has.totalling hist.miss hist.sicken in.arrive "
            "in.move in.other in.reach in.return object.evacuate plot.displace.displace "
            "plot.displace.evacuate plot.displace.shelter plot.evacuate.arrive plot.evacuate.await "
            "prev.kill role.via said.evacuate size.tens state.evacuate subject.evacuate "
            "subject.shelter theme.displace told.evacuate verb.drive"
        ),
        -2: (
            "ev.move.after.at form.evacuate.past form.move.past gov.evacuate gov.evacuate.after.at "
            "gov.move.after.at has.hosting hist.kill hist.shelter no_stop noun.states "
            "plot.none.evacuate plot.none.move prev.displace said.displace size.few"
        ),
        -4: "role.origin",
    },
    "arrive": {
        7: "gov.arrive.after.at",
        6: "in.arrive",
        4: "ev.arrive.after",
        3: "ev.arrive.after.at gov.arrive",
        2: (
            "ev.return.after has.carriers has.totalling hist.arrive in.reach prev.arrive "
            "role.destination size.thousands"
        ),
        1: (
            "ev.await.before.at ev.evacuate.after.far ev.evacuate.before.at ev.move.after "
            "ev.move.after.at ev.move.before.near form.evacuate.other form.move.perfect "
            "gov.await.before.at gov.evacuate.before.at gov.move.before.mid has.place_pronouns "
            "hist.displace hist.shelter in.return noun.agents object.evacuate plot.evacuate.await "
            "prev.evacuate role.via"
        ),
        -1: (
            "anaphor bare counted.household ev.await.after ev.displace.before ev.shelter.after "
            "ev.shelter.before form.move.other gov.displace gov.move gov.other gov.shelter "
            "has.aboard has.buildings has.cumulative has.goods has.having has.hazards "
            "has.inpatients has.lodgings has.running hist.await hist.evacuate hist.miss "
            "in.displace in.evacuate in.hold in.other in.shelter no_governor no_stop "
            "noun.inhabitants noun.inpatients plot.displace.move plot.displace.none "
            "plot.evacuate.none prev.await prev.kill prev.wound role.origin said.await said.none "
            "said.shelter size.few size.myriads theme.none verb.carry verb.drive verb.go"
        ),
        -2: (
            "counted.none has.hosting hist.kill prev.none said.displace size.more size.tens "
            "theme.evacuate"
        ),
        -3: "any",
    },
    "return": {
        8: "in.return",
        4: "ev.return.after",
        1: (
            "counted.household ev.displace.before ev.displace.before.at ev.evacuate.before "
            "ev.evacuate.before.near form.displace.past form.evacuate.other gov.displace.before.at "
            "gov.evacuate gov.evacuate.after.at gov.evacuate.before.mid has.goods hist.miss "
            "plot.displace.move plot.none.displace plot.none.evacuate prev.miss role.origin "
            "said.displace verb.go"
        ),
        -1: (
            "ev.evacuate.after ev.move.before has.buildings has.carriers has.cumulative "
            "has.hazards has.place_pronouns has.planned has.running hist.await hist.displace "
            "hist.kill hist.shelter in.await in.move in.shelter no_stop noun.dwellers "
            "plot.evacuate.none plot.none.move plot.none.none prev.await prev.displace "
            "prev.evacuate prev.shelter said.await said.evacuate said.none said.shelter "
            "size.myriads size.tens size.thousands theme.displace"
        ),
        -2: "bare counted.none has.having hist.evacuate no_governor role.place",
        -3: "any counted.person theme.evacuate",
    },
    "none": {
        13: "said.none",
        6: "has.running",
        5: "has.hazards hist.kill size.few",
        4: "any hist.wound in.other",
        3: "ev.other.before gov.other has.goods has.hosting hist.evacuate verb.go",
        2: (
            "counted.none counted.person ev.await.after.at ev.evacuate.after ev.evacuate.after.far "
            "ev.move.before.mid ev.shelter.before gov.other.after.at has.changing has.wrecking "
            "in.evacuate plot.evacuate.other plot.evacuate.shelter prev.none theme.displace "
            "theme.none verb.carry"
        ),
        1: (
            "anaphor bare ev.arrive.after.at ev.await.after ev.await.before.at "
            "ev.displace.before.at ev.dwell.after.at ev.evacuate.before.mid ev.move.after.near "
            "ev.move.before ev.move.before.at ev.other.after ev.other.after.at ev.return.after "
            "ev.shelter.after.near ev.shelter.before.at ev.shelter.before.far form.displace.other "
            "form.evacuate.past form.other.other gov.arrive.after.at gov.await gov.await.after.at "
            "gov.await.before.at gov.displace.before.at gov.evacuate.after.far gov.move.before.mid "
            "has.having has.orders has.place_pronouns has.planned hist.await hist.miss hist.sicken "
            "in.dwell no_governor no_stop plot.displace.evacuate plot.displace.move plot.none.none "
            "prev.displace prev.evacuate prev.wound said.await said.shelter size.more size.tens "
            "theme.evacuate"
        ),
        -1: (
            "ev.arrive.before ev.await.after.near ev.await.before ev.await.before.far "
            "ev.await.before.mid ev.displace.after.at ev.evacuate.before ev.evacuate.before.far "
            "ev.move.after.far ev.move.before.far ev.move.before.near ev.shelter.after "
            "ev.shelter.after.at ev.shelter.after.far ev.wound.after form.displace.past "
            "form.evacuate.other form.move.past gov.displace gov.displace.after.at "
            "gov.evacuate.after.near gov.evacuate.before.at gov.move gov.move.after.at "
            "has.cumulative has.idle has.inpatients has.sent_off in.arrive in.displace in.kill "
            "in.move in.reach in.wound noun.states plot.displace.shelter plot.evacuate.displace "
            "plot.evacuate.evacuate plot.none.evacuate plot.none.shelter said.displace "
            "size.hundreds state.displace state.displace.loose state.evacuate subject.shelter "
            "told.evacuate"
        ),
        -2: (
            "ev.displace.after ev.move.after ev.move.after.mid has.buildings has.carriers "
            "has.totalling noun.inhabitants plot.evacuate.move subject.move"
        ),
        -3: "first role.destination role.place size.myriads",
        -4: "has.those_moved noun.dwellers",
        -5: "size.thousands",
    },
}

WEIGHTS: dict[str, dict[str, int]] = {
    name: {sign: weight for weight, signs in table.items() for sign in signs.split()}
    for name, table in _SIGNS.items()
}
