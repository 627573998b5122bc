#![allow(clippy::unwrap_used, reason = "tests stop at what they did not expect")]
use super::*;

fn codes(country: &str, subdivision: Option<&str>) -> (String, Option<String>) {
    let place = Place::parse(country, subdivision).unwrap();
    (place.country().to_owned(), place.subdivision().map(str::to_owned))
}

#[test]
fn places_are_known_by_codes_and_names() {
    let whole = |code: &str| (code.to_owned(), None);
    let part = |country: &str, code: &str| (country.to_owned(), Some(code.to_owned()));
    for name in ["GB", " gb", "GBR", "United Kingdom", "the united kingdom", "UK", "u.k.", "Great Britain"] {
        assert_eq!(codes(name, None), whole("GB"), "{name}");
    }
    for (name, code) in [
        ("Viet Nam", "VN"),
        ("vietnam", "VN"),
        ("Türkiye", "TR"),
        ("Turkiye", "TR"),
        ("Turkey", "TR"),
        ("Cote d'Ivoire", "CI"),
        ("Bosnia & Herzegovina", "BA"),
        ("Netherlands", "NL"),
        ("The Netherlands", "NL"),
        ("Kosovo", "XK"),
        ("Timor-Leste", "TL"),
        ("Macao", "MO"),
    ] {
        assert_eq!(codes(name, Some(" ")), whole(code), "{name}");
    }
    for (country, subdivision) in
        [("US", Some("US-CA")), ("United States of America", Some("california")), ("usa", Some("ca")), ("us-ca", None)]
    {
        assert_eq!(codes(country, subdivision), part("US", "US-CA"), "{country} {subdivision:?}");
    }
    assert_eq!(codes("England", None), part("GB", "GB-ENG"));
    assert_eq!(codes("GB", Some("Wales")), part("GB", "GB-WLS"));
    assert_eq!(codes("Malaysia", Some("Penang")), part("MY", "MY-07"));
    assert_eq!(codes("Malaysia", Some("Wilayah Persekutuan Kuala Lumpur")), part("MY", "MY-14"));
}

#[test]
fn a_place_that_nobody_knows_has_a_sentence() {
    let sentence = |country, part| Place::parse(country, part).unwrap_err().to_string();
    assert_eq!(sentence("Atlantis", None), "We don't know the country Atlantis.");
    assert_eq!(sentence("", None), "We don't know the country .");
    assert_eq!(sentence("us", Some("Bavaria")), "United States has no state or province Bavaria.");
    assert_eq!(sentence("GB", Some("US-CA")), "United Kingdom has no state or province US-CA.");
}

#[test]
fn an_address_has_the_place_that_is_known_of_it() {
    let of = |country, zone| Place::of_address(country, zone).map(Place::name);
    assert_eq!(of(Some("USA"), Some("California")).as_deref(), Some("California, United States"));
    assert_eq!(of(Some("USA"), Some("somewhere")).as_deref(), Some("United States"));
    assert_eq!(of(Some("nowhere"), Some("California")), None);
    assert_eq!(of(None, Some("California")), None);
}

#[test]
fn stored_codes_are_read_exactly() {
    let place = Place::of_codes("GB", Some("GB-ENG")).unwrap();
    assert_eq!((place.country(), place.subdivision(), place.whole().subdivision()), ("GB", Some("GB-ENG"), None));
    assert_eq!(Place::of_codes("GB", None).map(Place::name).as_deref(), Some("United Kingdom"));
    assert_eq!(Place::of_codes("US", Some("GB-ENG")), None);
    assert_eq!(Place::of_codes("QQ", None), None);
}

#[test]
fn every_country_has_its_own_name_and_its_parts_belong_to_it() {
    let all = countries();
    assert_eq!(all.len(), 250);
    for (before, country) in all.iter().zip(&all[1..]) {
        assert!(key(before.name) < key(country.name), "{} and {}", before.name, country.name);
    }
    for country in all {
        assert_eq!(codes(country.name, None).0, country.code);
        for (code, name) in country.subdivisions() {
            assert_eq!(codes(country.code, Some(code)), (country.code.to_owned(), Some(code.to_owned())), "{name}");
        }
    }
    for (name, code, _) in names::OTHER_SUBDIVISION_NAMES {
        let country = code.split('-').next().unwrap();
        assert_eq!(codes(country, Some(name)).1.as_deref(), Some(code), "{name}");
    }
}
