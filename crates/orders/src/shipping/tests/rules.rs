//! What is refused of the zones, by field.

use tierway_kernel::FieldError;

use super::*;

fn rules(zones: Vec<ShippingZone>) -> ShippingRules {
    ShippingRules { zones, ..ShippingRules::default() }
}

fn told(errors: Vec<FieldError>) -> Vec<String> {
    errors.into_iter().map(|error| format!("{}: {}", error.field, error.message)).collect()
}

fn refused(zones: Vec<ShippingZone>) -> Vec<String> {
    told(rules(zones).checked().unwrap_err())
}

fn flat() -> ShippingMethod {
    method(ShippingBasis::Flat, &[(0, 800)])
}

/// What is refused of one method, without the beginning of its fields.
fn refused_of(method: ShippingMethod) -> Vec<String> {
    let all = refused(vec![zone(1, "Home", &[], vec![method])]);
    all.into_iter().map(|one| one.strip_prefix("zones[0].methods[0].").unwrap().to_owned()).collect()
}

#[test]
fn good_rules_are_trimmed_and_postcodes_folded() {
    let given = ShippingMethod {
        surcharges: vec![surcharge(" Hills ", 100, &[" sw1a ", "SW1A", "8-7"])],
        tracking_url: Some(" https://track.example/{number}?a=b ".to_owned()),
        ..method(ShippingBasis::Weight, &[(0, 0), (1, 10_000_000)])
    };
    let places = [("MY", None), ("MY", Some("Sabah"))];
    let home = zone(-1, " Home ", &places, vec![ShippingMethod { divisor: Some(5000), ..given }]);
    let checked = rules(vec![home]).checked().unwrap();
    let zone = &checked.zones[0];
    assert_eq!((zone.name.as_str(), zone.methods[0].surcharges[0].name.as_str()), ("Home", "Hills"));
    assert_eq!(zone.methods[0].surcharges[0].postcodes, ["SW1A", "87"]);
    assert_eq!(zone.methods[0].tracking_url.as_deref(), Some("https://track.example/{number}?a=b"));
    let blank = ShippingMethod { tracking_url: Some("  ".to_owned()), ..flat() };
    let checked = rules(vec![super::zone(1, "Home", &[], vec![blank])]).checked().unwrap();
    assert_eq!(checked.zones[0].methods[0].tracking_url, None);
}

#[test]
fn names_are_used_once_and_places_are_in_one_zone() {
    let first = zone(1, "Islands", &[("GB", None), ("GB", None)], vec![flat()]);
    let second = zone(1, "islands", &[("GB", None), ("GB", Some("England"))], vec![flat()]);
    assert_eq!(
        refused(vec![first, second, zone(2, " ", &[], vec![flat()])]),
        [
            "zones[1].name: This name is used twice.",
            "zones[2].name: Enter a name.",
            "zones[1].id: This is listed twice.",
            "zones[0].places[1]: This place is listed twice.",
            "zones[1].places[0]: United Kingdom is already in the zone Islands.",
        ]
    );
}

#[test]
fn a_zone_has_each_method_once() {
    let other = ShippingMethod { method: "Drone".to_owned(), ..flat() };
    let pick_up = ShippingMethod { method: "Pick-Up".to_owned(), ..flat() };
    assert_eq!(
        refused(vec![zone(1, "None", &[], vec![]), zone(2, "Some", &[], vec![flat(), pick_up, flat(), other])]),
        [
            "zones[0].methods: Choose at least one shipping method.",
            "zones[1].methods[2].method: This is listed twice.",
            "zones[1].methods[3].method: Please choose one of the listed shipping methods.",
        ]
    );
}

#[test]
fn bands_begin_at_nothing_and_rise() {
    assert_eq!(refused_of(method(ShippingBasis::Pieces, &[])), ["bands: Enter at least one rate."]);
    let flat = method(ShippingBasis::Flat, &[(0, 1), (1, 2)]);
    assert_eq!(refused_of(flat), ["bands: A flat rate has exactly one cost."]);
    let rows = [(5, 100), (5, -1), (4, 10_000_001), (-1, 1), (1_000_000_001, 1)];
    assert_eq!(
        refused_of(method(ShippingBasis::Weight, &rows)),
        [
            "bands[0].from: The first rate starts at 0.",
            "bands[1].from: Each rate must start above the one before it.",
            "bands[1].cost: Please enter an amount from 0.00 to 100000.00.",
            "bands[2].from: Each rate must start above the one before it.",
            "bands[2].cost: Please enter an amount from 0.00 to 100000.00.",
            "bands[3].from: Please enter a whole number from 0 to 1000000000.",
            "bands[4].from: Please enter a whole number from 0 to 1000000000.",
        ]
    );
    let many: Vec<(i64, i64)> = (0..=30).map(|from| (from, 1)).collect();
    assert!(rules(vec![zone(1, "Home", &[], vec![method(ShippingBasis::Pieces, &many[..30])])]).checked().is_ok());
    assert_eq!(refused_of(method(ShippingBasis::Pieces, &many)), ["bands: There can be at most 30 entries."]);
}

#[test]
fn only_weights_have_a_divisor_that_carriers_use() {
    let by = |basis, divisor| ShippingMethod { divisor: Some(divisor), ..method(basis, &[(0, 1)]) };
    let text = "divisor: Only rates by weight use the size of parcels.";
    assert_eq!(refused_of(by(ShippingBasis::Pieces, 5000)), [text]);
    for divisor in [0, 999, 10_001] {
        let text = "divisor: Please enter a whole number from 1000 to 10000.";
        assert_eq!(refused_of(by(ShippingBasis::Weight, divisor)), [text]);
    }
}

#[test]
fn what_is_charged_besides_has_a_name_a_cost_and_postcodes() {
    let surcharges = vec![
        surcharge("", 100, &[]),
        surcharge("Hills", -5, &["87_"]),
        surcharge("Isles", 100, &["12345678901"]),
        surcharge("Coast", 100, &[" - "]),
    ];
    let postcodes = "A postcode begins with 1 to 10 letters or digits.";
    assert_eq!(
        refused_of(ShippingMethod { surcharges, ..flat() }),
        [
            "surcharges[0].name: Enter a name.".to_owned(),
            "surcharges[1].cost: Please enter an amount from 0.00 to 100000.00.".to_owned(),
            format!("surcharges[1].postcodes: {postcodes}"),
            format!("surcharges[2].postcodes: {postcodes}"),
            format!("surcharges[3].postcodes: {postcodes}"),
        ]
    );
    let codes: Vec<String> = (0..=MOST_POSTCODES).map(|code| code.to_string()).collect();
    let codes: Vec<&str> = codes.iter().map(String::as_str).collect();
    let many = ShippingMethod { surcharges: vec![surcharge("All", 1, &codes)], ..flat() };
    assert_eq!(refused_of(many), ["surcharges[0].postcodes: There can be at most 100 entries."]);
    let eleven = ShippingMethod { surcharges: vec![surcharge("Toll", 1, &[]); 11], ..flat() };
    assert_eq!(refused_of(eleven), ["surcharges: There can be at most 10 entries."]);
}

#[test]
fn free_amounts_days_and_tracking_pages_make_sense() {
    let free = ShippingMethod { free_from: Some(Money::ZERO), ..flat() };
    assert_eq!(refused_of(free), ["freeFrom: Please enter an amount from 0.01 to 9999999999.99."]);
    for (from, to) in [(3, 2), (0, 121)] {
        let late = ShippingMethod { days: Some(DeliveryDays { from, to }), ..flat() };
        assert_eq!(refused_of(late), ["days: Please enter days from 0 to 120, the shorter time first."]);
    }
    let text = "trackingUrl: Please enter an address that starts with https:// and contains {number}.";
    for url in [
        "http://track.example/{number}",
        "https://track.example/",
        "https:///{number}",
        "https://{number}.example/",
        "https://me@track.example/{number}",
        "https://track.example/{number} x",
        "javascript:alert({number})",
    ] {
        let bad = ShippingMethod { tracking_url: Some(url.to_owned()), ..flat() };
        assert_eq!(refused_of(bad), [text], "{url}");
    }
    let long = format!("https://track.example/{{number}}{}", "x".repeat(200));
    let long = ShippingMethod { tracking_url: Some(long), ..flat() };
    assert_eq!(refused_of(long), ["trackingUrl: This must be at most 200 characters long."]);
}

#[test]
fn there_are_not_too_many_zones_and_ids_are_known() {
    let many =
        |count: i64| (1..=count).map(|id| zone(id, &format!("Zone {id}"), &[], vec![flat()])).collect::<Vec<_>>();
    assert!(rules(many(50)).checked().is_ok());
    assert_eq!(refused(many(51)), ["zones: There can be at most 50 entries."]);
    let sent = rules(vec![zone(7, "A", &[], vec![flat()]), zone(0, "B", &[], vec![flat()])]);
    assert_eq!(told(sent.check_known(&rules(many(3)))), ["zones[0].id: This shipping zone does not exist."]);
}
