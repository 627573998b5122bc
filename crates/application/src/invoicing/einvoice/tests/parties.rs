//! Names, addresses and numbers.

use super::super::figures::FigureRelief;
use super::super::party::{TaxIds, buyer, peppol_address, postal, seller, tax_ids};
use super::kinds::{figures, line};
use en16931::VatCategory;

#[test]
fn only_a_number_with_its_countrys_prefix_is_a_vat_number() {
    for (country, number, vat, other) in [
        ("DE", "136 695 976", Some("DE136695976"), None),
        ("DE", "12/345/67890", None, Some("12/345/67890")),
        ("GR", "094259216", Some("EL094259216"), None),
        ("GB", "GB 980 7806 84", Some("GB980780684"), None),
        ("MY", "B16-1808-32000142", None, Some("B16180832000142")),
        ("MY", "my-1234567", Some("MY-1234567"), None),
        ("AU", "51 824 753 556", None, Some("51824753556")),
    ] {
        let owned = |text: Option<&str>| text.map(str::to_owned);
        assert_eq!(tax_ids(country, number), TaxIds { vat: owned(vat), other: owned(other) }, "{country} {number}");
    }
}

#[test]
fn businesses_are_found_on_peppol_by_their_tax_numbers() {
    for (country, number, found) in [
        ("DE", "DE 136695976", Some(("9930", "DE136695976"))),
        ("FR", "40303265045", Some(("9957", "FR40303265045"))),
        ("GR", "EL094259216", Some(("9933", "EL094259216"))),
        ("DK", "DK13585628", Some(("0184", "13585628"))),
        ("FI", "FI20774740", Some(("0216", "003720774740"))),
        ("NO", "988077917 MVA", Some(("0192", "988077917"))),
        ("SE", "SE556188840401", Some(("0007", "5561888404"))),
        ("AU", "51824753556", Some(("0151", "51824753556"))),
        ("DE", "12/345/67890", None),
        ("MY", "C2584563202", None),
    ] {
        let address = peppol_address(country, number);
        let said = address.as_ref().map(|one| (one.scheme().unwrap_or_default(), one.content()));
        assert_eq!(said, found, "{country} {number}");
    }
}

#[test]
fn an_address_has_its_post_code_and_city_where_a_line_is_these() {
    let lines = |text: &str| text.split('/').map(str::to_owned).collect::<Vec<_>>();
    for (text, wanted) in [
        ("Hafenstraße 5/20457 Hamburg", [Some("Hafenstraße 5"), None, None, Some("20457"), Some("Hamburg")]),
        ("1234 Main Street/Suite 5", [Some("1234 Main Street"), Some("Suite 5"), None, None, None]),
        ("A/B/50450 Kuala Lumpur/C/D", [Some("A"), Some("B"), Some("C, D"), Some("50450"), Some("Kuala Lumpur")]),
        ("Unit 3/1200 Route 66", [Some("Unit 3"), Some("1200 Route 66"), None, None, None]),
        ("", [None, None, None, None, None]),
    ] {
        let address = postal(&lines(text), Some("North"), Some("DE"));
        let parts = [&address.line1, &address.line2, &address.line3, &address.post_code, &address.city];
        assert_eq!(parts.map(Option::as_deref), wanted, "{text}");
        assert_eq!(address.country.as_ref().map(ToString::to_string).as_deref(), Some("DE"));
    }
}

#[test]
fn who_accounts_for_the_tax_is_named_with_the_number_of_any_country() {
    let mut figures = figures(vec![line("A", "Anchor", 1, 100, 0)], &[]);
    for (number, vat, registration) in [
        ("FR40303265045", Some("FR40303265045"), None),
        ("EL094259216", Some("EL094259216"), None),
        ("51824753556", None, Some("51824753556")),
        ("91110000600037341L", None, Some("91110000600037341L")),
    ] {
        figures.relief = Some(FigureRelief::ReverseCharge(number.to_owned()));
        let buyer = buyer(&figures);
        let other = buyer.legal_registration.as_ref().map(|id| id.content());
        assert_eq!((buyer.vat_identifier.as_deref(), other), (vat, registration), "{number}");
    }
}

#[test]
fn outside_of_taxes_the_number_tells_who_it_is_and_is_no_vat_number() {
    let figures = figures(vec![line("A", "Anchor", 1, 100, 0)], &[]);
    let named = seller(&figures, Some(VatCategory::OutOfScope));
    assert_eq!((named.vat_identifier, named.tax_registration), (None, None));
    assert_eq!(named.legal_registration.as_ref().map(|id| id.content()), Some("DE136695976"));
    let taxed = seller(&figures, None);
    assert_eq!((taxed.vat_identifier.as_deref(), taxed.legal_registration), (Some("DE136695976"), None));
}
