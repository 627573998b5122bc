//! What is refused of the rules, by field.

use tierway_kernel::FieldError;

use super::*;

fn class(id: i64, name: &str) -> TaxClass {
    TaxClass { id: TaxClassId(id), name: name.to_owned() }
}

fn named(id: i64, name: &str, zone: TaxZone) -> TaxZone {
    TaxZone { id: TaxZoneId(id), name: name.to_owned(), ..zone }
}

fn rules(classes: Vec<TaxClass>, zones: Vec<TaxZone>) -> TaxRules {
    TaxRules { classes, zones, ..TaxRules::default() }
}

fn told(errors: Vec<FieldError>) -> Vec<String> {
    errors.into_iter().map(|error| format!("{}: {}", error.field, error.message)).collect()
}

fn refused(rules: TaxRules) -> Vec<String> {
    told(rules.checked().unwrap_err())
}

#[test]
fn good_rules_are_trimmed() {
    let states = zone(&[("US", Some("CA")), ("US", None)], vec![rate(" Sales tax ", Some(-1), "8.875", false)]);
    let sentence = Some(" Reverse charge ".to_owned());
    let states = TaxZone { statement: Some("  ".to_owned()), reverse_charge: sentence, ..states };
    let checked = rules(vec![class(-1, " Devices "), class(4, "Liquids")], vec![named(-3, " States ", states)]);
    let checked = checked.checked().unwrap();
    assert_eq!((checked.classes[0].name.as_str(), checked.zones[0].name.as_str()), ("Devices", "States"));
    assert_eq!((checked.zones[0].statement.clone(), checked.zones[0].rates[0].name.as_str()), (None, "Sales tax"));
    assert_eq!(checked.zones[0].reverse_charge.as_deref(), Some("Reverse charge"));
}

#[test]
fn names_are_needed_and_used_once() {
    let long = "x".repeat(61);
    let classes = vec![class(1, "Devices"), class(2, " devices"), class(3, " "), class(4, &long), class(5, "a\nb")];
    let zones = vec![named(1, "EU", zone(&[], vec![])), named(2, "eu", zone(&[], vec![rate("", None, "1", false)]))];
    assert_eq!(
        refused(rules(classes, zones)),
        [
            "classes[1].name: This name is used twice.",
            "classes[2].name: Enter a name.",
            "classes[3].name: This must be at most 60 characters long.",
            "classes[4].name: This must be one line without control characters.",
            "zones[1].name: This name is used twice.",
            "zones[1].rates[0].name: Enter a name.",
        ]
    );
}

#[test]
fn a_place_is_in_one_zone() {
    let first = named(1, "Islands", zone(&[("GB", None), ("IE", None), ("GB", None)], vec![]));
    let second = named(2, "Europe", zone(&[("FR", None), ("IE", None), ("GB", Some("England"))], vec![]));
    assert_eq!(
        refused(rules(vec![], vec![first, second])),
        [
            "zones[0].places[2]: This place is listed twice.",
            "zones[1].places[1]: Ireland is already in the zone Islands.",
        ]
    );
}

#[test]
fn rates_are_of_known_classes_for_days_in_order_and_not_too_many() {
    let from = |text: &str, rate: TaxRate| TaxRate { valid_from: Some(day(text)), ..rate };
    let until = |text: &str, rate: TaxRate| TaxRate { valid_until: Some(day(text)), ..rate };
    let rates = vec![
        rate("VAT", Some(9), "20", false),
        from("2026-02-01", until("2026-01-31", rate("Old", None, "1", false))),
        until("2026-12-31", rate("GST", None, "5", false)),
        from("2026-12-31", rate("gst", None, "6", false)),
        rate("City", None, "1", false),
        rate("State", None, "2", false),
        from("2027-01-01", rate("County", None, "3", true)),
        from("2027-01-01", rate("GST", None, "7", false)),
    ];
    assert_eq!(
        refused(rules(vec![], vec![zone(&[], rates)])),
        [
            "zones[0].rates[0].taxClassId: This tax class does not exist.",
            "zones[0].rates[1].validUntil: The last day must not be before the first day.",
            "zones[0].rates[3].name: This rate is listed twice for the same days.",
            "zones[0].rates[5].validFrom: At most 3 rates can apply on the same day.",
            "zones[0].rates[6].validFrom: At most 3 rates can apply on the same day.",
            "zones[0].rates[7].name: This rate is listed twice for the same days.",
        ]
    );
    let year = |number: i32, rate: TaxRate| {
        let (first, last) = (format!("{number}-01-01"), format!("{number}-12-31"));
        from(&first, until(&last, rate))
    };
    // Four rates, three of them on any one day.
    let good = vec![
        rate("City", None, "1", false),
        rate("State", None, "2", false),
        year(2026, rate("County", None, "3", false)),
        year(2027, rate("County", None, "4", false)),
        rate("City", Some(1), "9", false),
    ];
    assert!(rules(vec![class(1, "Devices")], vec![zone(&[], good)]).checked().is_ok());
}

#[test]
fn there_are_not_too_many_of_anything() {
    let many = |count: usize| (0..count as i64).map(|id| class(id, &format!("Class {id}"))).collect::<Vec<_>>();
    assert!(rules(many(MOST_CLASSES), vec![]).checked().is_ok());
    assert_eq!(refused(rules(many(MOST_CLASSES + 1), vec![])), ["classes: There can be at most 50 entries."]);
    let rates = vec![rate("VAT", None, "1", false); MOST_RATES_OF_ZONE + 1];
    assert_eq!(refused(rules(vec![], vec![zone(&[], rates)])), ["zones[0].rates: There can be at most 100 entries."]);
    let long = TaxZone { statement: Some("x".repeat(201)), ..zone(&[], vec![]) };
    assert_eq!(refused(rules(vec![], vec![long])), ["zones[0].statement: This must be at most 200 characters long."]);
    let long = TaxZone { reverse_charge: Some("x".repeat(201)), ..zone(&[], vec![]) };
    assert_eq!(
        refused(rules(vec![], vec![long])),
        ["zones[0].reverseCharge: This must be at most 200 characters long."]
    );
    let lines = TaxZone { reverse_charge: Some("a\nb".to_owned()), ..zone(&[], vec![]) };
    let expected = "zones[0].reverseCharge: This must be one line without control characters.";
    assert_eq!(refused(rules(vec![], vec![lines])), [expected]);
}

#[test]
fn ids_are_listed_once_and_known() {
    let both = rules(vec![class(1, "A"), class(1, "B")], vec![]);
    assert_eq!(refused(both), ["classes[1].id: This is listed twice."]);
    let stored = rules(vec![class(1, "A")], vec![named(1, "EU", zone(&[], vec![]))]);
    let sent = rules(
        vec![class(1, "A"), class(2, "B"), class(-1, "C")],
        vec![named(7, "EU", zone(&[], vec![])), named(0, "UK", zone(&[], vec![]))],
    );
    assert_eq!(
        told(sent.check_known(&stored)),
        ["classes[1].id: This tax class does not exist.", "zones[0].id: This tax zone does not exist."]
    );
}
