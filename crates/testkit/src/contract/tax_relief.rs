//! Tax numbers, exemption certificates, and why orders have no tax.

use std::collections::HashMap;

use chrono::NaiveDate;
use tierway_accounts::{HeldTaxNumber, TaxNumber, TaxNumberDecision, TaxNumberStatus};
use tierway_application::Store;
use tierway_kernel::{Money, OrderId, Place, StoreError, TaxExemptionId, TaxZoneId, UserId};
use tierway_orders::{
    BuyerTax, NewOrder, OrderTaxes, Relief, ReliefKind, Rounding, TaxBasis, TaxExemptionInput, TaxRules, TaxSum,
    TaxZone, VerifiedNumber,
};

use super::support::{read, refused, user, write};
use super::taxes::{place, rate, request, save, stored, taxed, zone};
use crate::builders::{at, new_admin, new_customer, new_dealer};

fn number(country: &str, text: &str) -> TaxNumber {
    TaxNumber::parse(text, place(country, None)).expect("a tax number")
}

fn day(number: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 12, number).expect("a day")
}

fn certificate(number: &str, zone: Option<TaxZoneId>, until: u32) -> TaxExemptionInput {
    TaxExemptionInput { number: number.to_owned(), zone, valid_from: None, valid_until: day(until) }
}

fn set(store: &dyn Store, id: UserId, number: Option<TaxNumber>) {
    write(store, move |tx| tx.tax_numbers().set(id, number.as_ref()));
}

fn held(store: &dyn Store, id: UserId) -> Option<HeldTaxNumber> {
    read(store, move |tx| tx.tax_numbers().of_user(id))
}

fn decide(store: &dyn Store, id: UserId, number: TaxNumber, is_verified: bool, note: Option<&str>) -> bool {
    let decision = TaxNumberDecision::new(is_verified, note).expect("a decision");
    write(store, move |tx| tx.tax_numbers().decide(id, &number, &decision, None, at(4)))
}

fn add(store: &dyn Store, id: UserId, input: &TaxExemptionInput) -> TaxExemptionId {
    let input = input.clone();
    write(store, move |tx| tx.tax_exemptions().add(id, &input, None, at(1)))
}

pub(super) fn a_tax_number_belongs_to_one_account(store: &dyn Store) {
    let [dora, emil] = ["dora", "emil"].map(|name| user(store, new_dealer(name)).id);
    assert_eq!(held(store, dora), None);
    let german = number("DE", "DE136695976");
    set(store, dora, Some(german.clone()));
    let unverified = HeldTaxNumber {
        number: german.clone(),
        status: TaxNumberStatus::Unverified,
        decided_at: None,
        decided_by: None,
        note: None,
    };
    assert_eq!(held(store, dora), Some(unverified));
    let again = german.clone();
    let error = refused(store, move |tx| tx.tax_numbers().set(emil, Some(&again)));
    assert_eq!(error, StoreError::Taken("user_taxes.number"));
    assert_eq!(held(store, emil), None);
    set(store, emil, Some(number("DE", "DE111111125")));
    let again = german.clone();
    let error = refused(store, move |tx| tx.tax_numbers().set(emil, Some(&again)));
    assert_eq!(error, StoreError::Taken("user_taxes.number"), "a change is refused, too");
    set(store, dora, None);
    set(store, dora, None);
    assert_eq!(held(store, dora), None);
    set(store, emil, Some(german.clone()));
    assert_eq!(held(store, emil).map(|held| held.number), Some(german));
    // The same digits are another number in another country.
    set(store, dora, Some(number("VN", "DE136695976")));
}

pub(super) fn a_tax_number_is_decided_on_as_it_was_seen(store: &dyn Store) {
    let [dora, emil] = ["dora", "emil"].map(|name| user(store, new_dealer(name)).id);
    let admin = user(store, new_admin("ada")).id;
    let (first, second) = (number("DE", "DE136695976"), number("GB", "GB980780684"));
    assert!(!decide(store, dora, first.clone(), true, None), "there is none");
    set(store, dora, Some(first.clone()));
    set(store, emil, Some(second.clone()));
    let decision = TaxNumberDecision::new(false, Some("Of another company.")).expect("a decision");
    let given = first.clone();
    assert!(write(store, move |tx| tx.tax_numbers().decide(dora, &given, &decision, Some(admin), at(4))));
    let rejected = HeldTaxNumber {
        number: first.clone(),
        status: TaxNumberStatus::Rejected,
        decided_at: Some(at(4)),
        decided_by: Some(admin),
        note: Some("Of another company.".to_owned()),
    };
    assert_eq!(held(store, dora), Some(rejected));
    assert!(decide(store, dora, first.clone(), true, None), "it can be changed");
    let now = held(store, dora).expect("a number");
    assert_eq!((now.status, now.note), (TaxNumberStatus::Verified, None));
    assert_eq!(held(store, emil).map(|held| held.status), Some(TaxNumberStatus::Unverified));
    set(store, emil, None);
    set(store, dora, Some(second));
    let now = held(store, dora).expect("a number");
    assert_eq!((now.status, now.decided_at), (TaxNumberStatus::Unverified, None), "another number");
    assert!(!decide(store, dora, first, true, None), "it was changed");
}

pub(super) fn certificates_are_listed_until_they_are_withdrawn(store: &dyn Store) {
    assert!(save(store, TaxRules { zones: vec![zone(-1, "Kingdom", vec![], vec![])], ..TaxRules::default() }, 1));
    let kingdom = stored(store).zones[0].id;
    let [dora, emil] = ["dora", "emil"].map(|name| user(store, new_dealer(name)).id);
    let all = TaxExemptionInput { valid_from: Some(day(2)), ..certificate("EX-1", None, 31) };
    let [of_all, of_zone, other] = [
        add(store, dora, &all),
        add(store, dora, &certificate("Nr. \"7\"", Some(kingdom), 30)),
        add(store, emil, &certificate("EX-1", Some(kingdom), 10)),
    ];
    let list = |id| {
        let list = read(store, move |tx| tx.tax_exemptions().of_user(id));
        list.into_iter().map(|one| (one.id, one.input, one.zone_name)).collect::<Vec<_>>()
    };
    let name = || Some("Kingdom".to_owned());
    let first = (of_all, all.clone(), None);
    assert_eq!(list(dora), [first.clone(), (of_zone, certificate("Nr. \"7\"", Some(kingdom), 30), name())]);
    let counts = |from: u32| read(store, move |tx| tx.tax_exemptions().count_by_zone(day(from)));
    assert_eq!([counts(1), counts(10)], [(); 2].map(|()| HashMap::from([(kingdom, 2)])));
    assert_eq!([counts(11), counts(30)], [(); 2].map(|()| HashMap::from([(kingdom, 1)])));
    assert_eq!(counts(31), HashMap::new());
    let withdraw =
        |id: UserId, one: TaxExemptionId| write(store, move |tx| tx.tax_exemptions().withdraw(id, one, at(5)));
    assert_eq!(withdraw(dora, other), None, "it is another's");
    assert_eq!(withdraw(dora, of_zone), Some(certificate("Nr. \"7\"", Some(kingdom), 30)));
    assert_eq!(withdraw(dora, of_zone), None);
    assert_eq!((list(dora), counts(1)), (vec![first], HashMap::from([(kingdom, 1)])));
    // A certificate that has ended outlives its zone.
    assert!(save(store, TaxRules::default(), 2));
    assert_eq!(list(emil), [(other, certificate("EX-1", Some(kingdom), 10), None)]);
    let has_zone = move |zone| read(store, move |tx| tx.taxes().has_zone(zone));
    assert!(!has_zone(kingdom));
}

pub(super) fn what_the_taxes_of_an_order_depend_on_is_read_together(store: &dyn Store) {
    let parts = vec![place("GB", None), place("GB", Some("Wales")), place("DE", None)];
    let kingdom = zone(-1, "Kingdom", parts, vec![rate("VAT", None, "20"), rate("City", None, "1")]);
    let kingdom = TaxZone { reverse_charge: Some("Reverse charge".to_owned()), ..kingdom };
    let england = zone(-2, "England", vec![place("GB", Some("England"))], vec![]);
    assert!(save(store, TaxRules { zones: vec![kingdom, england], ..TaxRules::default() }, 1));
    let kept = stored(store).zones;
    let [dora, emil] = ["dora", "emil"].map(|name| user(store, new_dealer(name)).id);
    let found = |id: UserId, place: Option<Place>| read(store, move |tx| tx.taxes().for_order(id, place));
    assert_eq!(found(dora, None), TaxBasis::default());
    let places = |basis: &TaxBasis| {
        let names = |zone: &TaxZone| zone.places.iter().map(|place| place.name()).collect::<Vec<_>>();
        basis.zone.as_ref().map(|(zone, _)| (zone.name.clone(), names(zone), zone.rates.len()))
    };
    let german = Some(place("DE", None));
    let named = |names: &[&str], rates| {
        Some(("Kingdom".to_owned(), names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>(), rates))
    };
    assert_eq!(places(&found(dora, german)), named(&[], 2), "without a number no places");
    let british = number("GB", "GB980780684");
    set(store, dora, Some(british.clone()));
    assert_eq!(found(dora, german).buyer, BuyerTax::default(), "it is not verified");
    assert!(decide(store, dora, british.clone(), true, None));
    let verified = VerifiedNumber { country: "GB".to_owned(), value: "GB980780684".to_owned() };
    let basis = found(dora, german);
    let mut names = places(&basis);
    if let Some((_, names, _)) = &mut names {
        names.sort_unstable();
    }
    assert_eq!(names, named(&["United Kingdom", "Wales, United Kingdom"], 2));
    let (zone, rounding) = basis.zone.expect("a zone");
    assert_eq!(
        (zone.id, zone.reverse_charge.as_deref(), rounding),
        (kept[0].id, Some("Reverse charge"), Rounding::Document)
    );
    assert_eq!(basis.buyer, BuyerTax { number: Some(verified.clone()), exemptions: vec![] });
    assert_eq!(found(dora, None).buyer.number, Some(verified));
    let england = found(dora, Some(place("GB", Some("England"))));
    let expected = ("England".to_owned(), vec!["England, United Kingdom".to_owned()], 0);
    assert_eq!(places(&england), Some(expected), "the closest zone, with its places alone");
    assert!(decide(store, dora, british, false, None));
    assert_eq!(found(dora, german).buyer.number, None, "it is rejected");
    // Certificates of the buyer that nobody has withdrawn, those that have ended too.
    let [all, ended, other] =
        [certificate("EX-1", None, 31), certificate("EX-2", Some(kept[0].id), 1), certificate("EX-3", None, 31)];
    let ids = [add(store, dora, &all), add(store, dora, &ended), add(store, dora, &other)];
    add(store, emil, &other);
    assert!(write(store, move |tx| tx.tax_exemptions().withdraw(dora, ids[2], at(5))).is_some());
    for place in [german, None] {
        assert_eq!(found(dora, place).buyer.exemptions, [all.clone(), ended.clone()]);
    }
}

/// An order without tax for this reason, of which `taxed` is the order with tax.
fn relieved(mut order: NewOrder, kind: ReliefKind, reference: &str) -> NewOrder {
    for line in &mut order.lines {
        line.tax = Money::ZERO;
    }
    order.tax = Money::ZERO;
    order.total = order.goods_total;
    order.taxes.relief = Some(Relief { kind, reference: reference.to_owned() });
    let name = kind.row_name().to_owned();
    let percent = "0".parse().expect("a percentage");
    order.taxes.sums = vec![TaxSum { name, percent, taxable: order.goods_total, tax: Money::ZERO }];
    order
}

pub(super) fn why_an_order_has_no_tax_reads_back(store: &dyn Store) {
    let charged = relieved(taxed(store, "anna"), ReliefKind::ReverseCharge, "DE136695976");
    let mut exempt = relieved(taxed(store, "ben"), ReliefKind::Exemption, "EX \"7\"");
    exempt.taxes.place = None;
    let given = [charged.clone(), exempt.clone()];
    let ids: [OrderId; 2] = given.map(|order| write(store, move |tx| tx.orders().place(&order, None, at(1))).0.id);
    let of = move |ids: Vec<OrderId>| read(store, move |tx| tx.taxes().of_orders(&ids));
    let expected = HashMap::from([(ids[0], charged.taxes.clone()), (ids[1], exempt.taxes.clone())]);
    assert_eq!(of(ids.to_vec()), expected);
    assert_eq!(read(store, |tx| tx.taxes().mismatches()), []);
    // A quotation is relieved with each offer anew.
    let quoted = request(store, "cleo");
    for taxes in [exempt.taxes, charged.taxes, OrderTaxes::default()] {
        let given = taxes.clone();
        write(store, move |tx| tx.taxes().set_of_order(quoted, &given));
        assert_eq!(of(vec![quoted]).remove(&quoted).unwrap_or_default(), taxes);
    }
    // Whoever pays no tax owes none.
    let mut wrong = taxed(store, "dora");
    wrong.taxes.relief = Some(Relief { kind: ReliefKind::Exemption, reference: "EX-8".to_owned() });
    let wrong = write(store, move |tx| tx.orders().place(&wrong, None, at(1))).0.id;
    assert_eq!(read(store, |tx| tx.taxes().mismatches()), [wrong]);
    let buyer = user(store, new_customer("emil")).id;
    assert_eq!(read(store, move |tx| tx.taxes().for_order(buyer, None)), TaxBasis::default());
}
