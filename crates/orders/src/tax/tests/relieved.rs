//! Who pays no tax, and why.

use super::*;

fn certificate(number: &str, zone: Option<i64>, from: Option<&str>, until: &str) -> TaxExemptionInput {
    let number = number.to_owned();
    TaxExemptionInput { number, zone: zone.map(TaxZoneId), valid_from: from.map(day), valid_until: day(until) }
}

fn buyer(number: Option<(&str, &str)>, exemptions: Vec<TaxExemptionInput>) -> BuyerTax {
    let number = number.map(|(country, value)| VerifiedNumber { country: country.to_owned(), value: value.to_owned() });
    BuyerTax { number, exemptions }
}

/// Germany and England, where businesses account for the tax themselves.
fn union() -> TaxZone {
    let sentence = Some("Reverse charge: the customer accounts for the tax.".to_owned());
    TaxZone { reverse_charge: sentence, ..zone(&[("DE", None), ("GB", Some("England"))], vec![]) }
}

/// What relieves a buyer, as kind and reference.
fn found(zone: Option<&TaxZone>, buyer: &BuyerTax) -> Option<(ReliefKind, String)> {
    relief(zone, buyer, day("2026-12-01")).map(|relief| (relief.kind, relief.reference))
}

fn exempt(number: &str) -> Option<(ReliefKind, String)> {
    Some((ReliefKind::Exemption, number.to_owned()))
}

#[test]
fn a_number_of_a_country_of_the_zone_reverses_the_charge() {
    let charge = |number: &str| Some((ReliefKind::ReverseCharge, number.to_owned()));
    let german = buyer(Some(("DE", "DE136695976")), vec![]);
    assert_eq!(found(Some(&union()), &german), charge("DE136695976"));
    let british = buyer(Some(("GB", "GB980780684")), vec![]);
    assert_eq!(found(Some(&union()), &british), charge("GB980780684"), "a part of the country is in the zone");
    assert_eq!(found(Some(&union()), &buyer(Some(("FR", "FR40303265045")), vec![])), None, "of another country");
    assert_eq!(found(Some(&union()), &buyer(None, vec![])), None);
    assert_eq!(found(Some(&TaxZone { reverse_charge: None, ..union() }), &german), None, "the zone has none");
    assert_eq!(found(None, &german), None, "outside all zones");
}

#[test]
fn a_certificate_counts_on_its_days_and_in_its_zone() {
    for (from, until, counts) in [
        (None, "2026-12-01", true),
        (None, "2026-11-30", false),
        (Some("2026-12-01"), "2026-12-01", true),
        (Some("2026-12-02"), "2027-12-01", false),
    ] {
        let one = buyer(None, vec![certificate("EX-1", Some(1), from, until)]);
        assert_eq!(found(Some(&union()), &one).is_some(), counts, "{from:?} {until}");
    }
    let other = TaxZone { id: TaxZoneId(2), ..union() };
    let of_one = buyer(None, vec![certificate("EX-1", Some(1), None, "2027-01-01")]);
    assert_eq!((found(Some(&other), &of_one), found(None, &of_one)), (None, None));
    let of_all = buyer(None, vec![certificate("EX-2", None, None, "2027-01-01")]);
    assert_eq!((found(Some(&other), &of_all), found(None, &of_all)), (exempt("EX-2"), exempt("EX-2")));
}

#[test]
fn a_certificate_comes_before_the_number_and_that_of_the_zone_before_others() {
    let certificates = vec![
        certificate("all", None, None, "2028-01-01"),
        certificate("short", Some(1), None, "2026-12-31"),
        certificate("long", Some(1), None, "2027-01-01"),
        certificate("over", Some(1), None, "2026-01-01"),
        certificate("other", Some(2), None, "2029-01-01"),
    ];
    let both = buyer(Some(("DE", "DE136695976")), certificates);
    assert_eq!(found(Some(&union()), &both), exempt("long"));
    assert_eq!(found(None, &both), exempt("all"));
}

#[test]
fn a_certificate_is_checked_by_field() {
    let told = |input: TaxExemptionInput| {
        let errors = input.checked().unwrap_err();
        errors.into_iter().map(|error| format!("{}: {}", error.field, error.message)).collect::<Vec<_>>()
    };
    let good = certificate(" EX-1 ", None, Some("2026-12-01"), "2026-12-01").checked().unwrap();
    assert_eq!(good.number, "EX-1");
    assert_eq!(
        told(certificate(" ", None, Some("2026-12-02"), "2026-12-01")),
        ["number: Enter the number of the certificate.", "validUntil: The last day must not be before the first day.",]
    );
    let long = certificate(&"x".repeat(61), None, None, "2026-12-01");
    assert_eq!(told(long), ["number: This must be at most 60 characters long."]);
    let lines = certificate("a\nb", None, None, "2026-12-01");
    assert_eq!(told(lines), ["number: This must be one line without control characters."]);
}

#[test]
fn documents_say_why_in_the_place_of_the_zones_sentence() {
    let zone =
        TaxZone { statement: Some("VAT no. 7".to_owned()), rates: vec![rate("VAT", None, "20", false)], ..union() };
    let taxed = |kind: Option<ReliefKind>| {
        let place = zone.places[0];
        let taxation = Taxation::in_zone(zone.clone(), place, Rounding::Document, day("2026-12-01"));
        let taxation = taxation.relieved(kind.map(|kind| Relief { kind, reference: "7".to_owned() }));
        let assessed = assess(&prices(&[1000]), &taxation).unwrap();
        let kept = OrderTaxes::recorded(&taxation, assessed.breakdown);
        (kept.place.unwrap().statement, kept.relief.map(|relief| relief.kind), kept.sums[0].name.clone())
    };
    let charge = ReliefKind::ReverseCharge;
    assert_eq!(taxed(None), (Some("VAT no. 7".to_owned()), None, "VAT".to_owned()));
    assert_eq!(taxed(Some(charge)), (zone.reverse_charge.clone(), Some(charge), "Reverse charge".to_owned()));
    assert_eq!(taxed(Some(ReliefKind::Exemption)), (None, Some(ReliefKind::Exemption), "Exempt".to_owned()));
}

#[test]
fn outside_all_zones_it_is_kept_why_nothing_is_due() {
    let relief = Relief { kind: ReliefKind::Exemption, reference: "EX-1".to_owned() };
    let taxation = Taxation::standard(600).relieved(Some(relief.clone()));
    let assessed = assess(&prices(&[1000]), &taxation).unwrap();
    assert_eq!((assessed.goods.minor(), assessed.tax.minor()), (1000, 0));
    let kept = OrderTaxes::recorded(&taxation, assessed.breakdown);
    assert_eq!((kept.place, kept.relief, kept.sums.len()), (None, Some(relief), 1));
    let empty = assess(&[], &taxation).unwrap();
    assert!(empty.breakdown.is_empty());
}

#[test]
fn what_only_tax_makes_too_large_is_no_fault_without_it() {
    let rates = vec![rate("All", None, "100", false)];
    let relief = Relief { kind: ReliefKind::Exemption, reference: "EX-1".to_owned() };
    let taxation = by(rates, false, Rounding::Line).relieved(Some(relief));
    assert_eq!(assess(&prices(&[Money::LIMIT]), &taxation).unwrap().goods.minor(), Money::LIMIT);
}
