//! Tax rules, and what orders were taxed with.

use std::collections::HashMap;

use chrono::NaiveDate;
use tierway_application::Store;
use tierway_kernel::{Money, OrderId, Place, ProductId, StoreError, TaxClassId, TaxZoneId, UserId};
use tierway_orders::{
    NewOrder, OrderTaxes, Quote, QuoteState, Rounding, TaxClass, TaxPercent, TaxRate, TaxRules, TaxSum, TaxZone,
    Taxation, TradeSide, tax_lines,
};

use super::support::{product, read, refused, user, write};
use crate::builders::{at, money, new_admin, new_customer, order_of, quote_of};

pub(super) fn place(country: &str, subdivision: Option<&str>) -> Place {
    Place::parse(country, subdivision).expect("a place")
}

fn percent(text: &str) -> TaxPercent {
    text.parse().expect("a percentage")
}

pub(super) fn rate(name: &str, class: Option<i64>, of: &str) -> TaxRate {
    TaxRate {
        name: name.to_owned(),
        class: class.map(TaxClassId),
        percent: percent(of),
        is_compound: false,
        valid_from: None,
        valid_until: None,
    }
}

pub(super) fn zone(id: i64, name: &str, places: Vec<Place>, rates: Vec<TaxRate>) -> TaxZone {
    let name = name.to_owned();
    TaxZone { id: TaxZoneId(id), name, places, prices_include_tax: false, statement: None, reverse_charge: None, rates }
}

fn class(id: i64, name: &str) -> TaxClass {
    TaxClass { id: TaxClassId(id), name: name.to_owned() }
}

/// Two classes and two zones, all new.
fn rules() -> TaxRules {
    let dated = TaxRate {
        is_compound: true,
        valid_from: NaiveDate::from_ymd_opt(2026, 1, 1),
        valid_until: NaiveDate::from_ymd_opt(2026, 12, 31),
        ..rate("Duty", Some(-2), "8.875")
    };
    let kingdom =
        zone(-1, "Kingdom", vec![place("GB", None), place("GB", Some("Wales"))], vec![rate("VAT", None, "20"), dated]);
    let sentences = [Some("Mwst. \"§ 6\"".to_owned()), Some("Reverse charge, § 13b".to_owned())];
    let [statement, reverse_charge] = sentences;
    let kingdom = TaxZone { prices_include_tax: true, statement, reverse_charge, ..kingdom };
    let export = zone(-2, "Export", vec![place("US", None)], vec![]);
    let classes = vec![class(-1, "Devices"), class(-2, "Säfte")];
    TaxRules { rounding: Rounding::Line, classes, zones: vec![kingdom, export], ..TaxRules::default() }
}

pub(super) fn save(store: &dyn Store, rules: TaxRules, version: i64) -> bool {
    write(store, move |tx| tx.taxes().save(&rules, version, None, at(3)))
}

pub(super) fn stored(store: &dyn Store) -> TaxRules {
    read(store, |tx| tx.taxes().rules())
}

pub(super) fn tax_rules_are_replaced_by_who_saw_them(store: &dyn Store) {
    let first = stored(store);
    assert_eq!(first, TaxRules { version: 1, ..TaxRules::default() }, "they begin empty");
    let admin = user(store, new_admin("ada")).id;
    assert!(write(store, move |tx| tx.taxes().save(&rules(), 1, Some(admin), at(3))));
    let kept = stored(store);
    assert_eq!((kept.version, kept.rounding), (2, Rounding::Line));
    assert_eq!((kept.updated_at, kept.updated_by), (Some(at(3)), Some(admin)));
    let named: Vec<&str> = kept.classes.iter().map(|class| class.name.as_str()).collect();
    assert_eq!(named, ["Devices", "Säfte"]);
    let sent = rules();
    for (zone, given) in kept.zones.iter().zip(&sent.zones) {
        assert!(zone.id.0 > 0);
        assert_eq!((&zone.name, &zone.places, &zone.statement), (&given.name, &given.places, &given.statement));
        assert_eq!(zone.reverse_charge, given.reverse_charge);
        assert_eq!(zone.prices_include_tax, given.prices_include_tax);
        let classes = |zone: &TaxZone| zone.rates.iter().map(|rate| rate.class.is_some()).collect::<Vec<_>>();
        assert_eq!(classes(zone), classes(given));
    }
    let duty = &kept.zones[0].rates[1];
    assert_eq!(duty, &TaxRate { class: Some(kept.classes[1].id), ..sent.zones[0].rates[1].clone() });
    assert!(!save(store, rules(), 1), "somebody was faster");
    assert_eq!(stored(store), kept);
    // Ids stay, in another order; one class and one zone go, and another zone comes.
    let mut next = kept.clone();
    let (devices, juices) = (next.classes.remove(0), next.classes[0].clone());
    next.zones.swap(0, 1);
    let [export, kingdom] = [next.zones[0].id, next.zones[1].id];
    next.zones[0].rates.push(rate("Duty", Some(juices.id.0), "1"));
    next.zones[1] = zone(0, "Islands", vec![place("GB", None)], vec![]);
    assert!(save(store, next.clone(), 2));
    let last = stored(store);
    assert_eq!((last.version, last.classes.as_slice()), (3, [juices].as_slice()));
    assert_eq!((last.zones[0].id, last.zones[0].rates.len(), last.zones[1].name.as_str()), (export, 1, "Islands"));
    assert!(last.zones[1].id != kingdom && last.classes.iter().all(|class| class.id != devices.id));
    assert!(save(store, TaxRules::default(), 3));
    let empty = TaxRules { version: 4, updated_at: Some(at(3)), ..TaxRules::default() };
    assert_eq!(stored(store), empty);
}

pub(super) fn a_subdivision_wins_over_its_country(store: &dyn Store) {
    let wales = zone(-2, "Wales", vec![place("GB", Some("Wales"))], vec![]);
    let kingdom = zone(-1, "Kingdom", vec![place("GB", None)], vec![rate("VAT", None, "20"), rate("City", None, "1")]);
    assert!(save(store, TaxRules { zones: vec![kingdom, wales], ..TaxRules::default() }, 1));
    let found = |country: &str, part: Option<&str>| {
        let place = place(country, part);
        read(store, move |tx| tx.taxes().for_order(UserId(7), Some(place))).zone.map(|(zone, rounding)| {
            assert_eq!((rounding, zone.places.len()), (Rounding::Document, 0));
            (zone.name, zone.rates.into_iter().map(|rate| rate.name).collect::<Vec<_>>())
        })
    };
    let kingdom = Some(("Kingdom".to_owned(), vec!["VAT".to_owned(), "City".to_owned()]));
    assert_eq!(found("GB", None), kingdom);
    assert_eq!(found("GB", Some("England")), kingdom);
    assert_eq!(found("GB", Some("Wales")), Some(("Wales".to_owned(), vec![])));
    assert_eq!(found("FR", None), None);
}

pub(super) fn a_class_that_products_have_stays(store: &dyn Store) {
    assert!(save(store, rules(), 1));
    let kept = stored(store);
    let devices = kept.classes[0].id;
    let [mint, lime] = ["Mint", "Lime"].map(|name| product(store, name, 9).id);
    assert_eq!(read(store, move |tx| tx.products().by_id(mint)).and_then(|one| one.tax_class_id), None);
    for id in [mint, lime] {
        write(store, move |tx| tx.products().set_tax_class(id, Some(devices)));
    }
    let classes = |ids: [ProductId; 2]| {
        let products = read(store, move |tx| tx.products().by_ids(&ids));
        products.into_iter().map(|product| product.tax_class_id).collect::<Vec<_>>()
    };
    assert_eq!(classes([mint, lime]), [Some(devices); 2]);
    assert_eq!(read(store, |tx| tx.taxes().products_by_class()), HashMap::from([(devices, 2)]));
    assert_eq!(
        read(store, move |tx| Ok((tx.taxes().has_class(devices)?, tx.taxes().has_class(TaxClassId(99))?))),
        (true, false)
    );
    let without = TaxRules { classes: vec![kept.classes[1].clone()], zones: vec![], ..TaxRules::default() };
    let again = without.clone();
    refused(store, move |tx| tx.taxes().save(&without, 2, None, at(4)));
    assert_eq!(stored(store), kept, "nothing is half done");
    for id in [mint, lime] {
        write(store, move |tx| tx.products().set_tax_class(id, None));
    }
    assert_eq!(classes([mint, lime]), [None; 2]);
    assert!(save(store, again, 2));
}

/// An order of a buyer for two products, taxed by 20 percent that its prices include.
pub(super) fn taxed(store: &dyn Store, name: &str) -> NewOrder {
    let buyer = user(store, new_customer(name));
    let [mint, lime] = ["Mint", "Lime"].map(|ware| product(store, &format!("{ware} of {name}"), 99));
    let mut order = order_of(&buyer, &[(&mint, 2), (&lime, 1)]);
    let place = place("GB", Some("England"));
    let zone = zone(1, "Kingdom", vec![], vec![rate("VAT", None, "20"), rate("Zero", None, "0")]);
    let zone = TaxZone { prices_include_tax: true, statement: Some("Thanks".to_owned()), ..zone };
    let day = NaiveDate::from_ymd_opt(2026, 1, 1).expect("a day");
    let taxation = Taxation::in_zone(zone, place, Rounding::Document, day);
    let assessed = tax_lines(&mut order.lines, &taxation).expect("small amounts");
    (order.goods_total, order.tax) = (assessed.goods, assessed.tax);
    order.taxes = OrderTaxes::recorded(&taxation, assessed.breakdown);
    order
}

pub(super) fn what_an_order_was_taxed_with_reads_back(store: &dyn Store) {
    let order = taxed(store, "anna");
    assert_eq!((order.goods_total, order.tax), (money("35.00"), money("7.00")));
    let (given, plain) = (order.clone(), NewOrder { taxes: OrderTaxes::default(), ..taxed(store, "ben") });
    let (id, without) = write(store, move |tx| {
        Ok((tx.orders().place(&given, None, at(1))?, tx.orders().place(&plain, None, at(1))?.0.id))
    });
    let ((placed, lines), id) = (id.clone(), id.0.id);
    assert_eq!((placed.goods_total, placed.tax), (order.goods_total, order.tax));
    let amounts = |lines: &[tierway_orders::OrderLine]| {
        lines.iter().map(|line| (line.total, line.net, line.tax)).collect::<Vec<_>>()
    };
    let expected: Vec<_> = order.lines.iter().map(|line| (line.total, line.net, line.tax)).collect();
    assert_eq!(amounts(&lines), expected);
    assert_eq!(amounts(&read(store, move |tx| tx.orders().lines(id))), expected);
    let ids = [id, without, OrderId(987_654)];
    assert_eq!(read(store, move |tx| tx.taxes().of_orders(&ids)), HashMap::from([(id, order.taxes.clone())]));
    assert_eq!(read(store, |tx| tx.taxes().of_orders(&[])), HashMap::new());
    // A quotation is taxed again with each offer.
    let quoted = request(store, "cleo");
    let sum = TaxSum { name: "Tax".to_owned(), percent: percent("5"), taxable: money("10.00"), tax: money("0.50") };
    for taxes in [order.taxes, OrderTaxes { sums: vec![sum], ..OrderTaxes::default() }, OrderTaxes::default()] {
        let given = taxes.clone();
        write(store, move |tx| tx.taxes().set_of_order(quoted, &given));
        let kept = read(store, move |tx| tx.taxes().of_orders(&[quoted])).remove(&quoted);
        assert_eq!(kept.unwrap_or_default(), taxes);
    }
}

pub(super) fn request(store: &dyn Store, name: &str) -> OrderId {
    let buyer = user(store, new_customer(name));
    write(store, move |tx| {
        let order = tx.orders().add(&quote_of(&buyer, money("50.00")), None, at(1))?.id;
        let quote = Quote {
            order_id: order,
            state: QuoteState::Requested,
            valid_until: None,
            note: None,
            offered_by: None,
            offered_at: None,
            answered_at: None,
            lines: vec![],
        };
        tx.quotes().add(&quote, at(1))?;
        Ok(order)
    })
}

pub(super) fn sums_of_sales_count_goods_without_tax(store: &dyn Store) {
    let order = taxed(store, "anna");
    let nets: HashMap<ProductId, Money> = order.lines.iter().map(|line| (line.product_id, line.net)).collect();
    write(store, move |tx| tx.orders().place(&order, None, at(1)).map(|_| ()));
    let zone = tierway_kernel::BusinessZone::UTC;
    let days = zone.runs(zone.day(at(0)), zone.day(at(0)));
    let side = TradeSide::Bought(None::<UserId>);
    let sold = read(store, move |tx| tx.trade().trade_by_product(side, &days));
    let sums: HashMap<ProductId, Money> = sold.into_iter().map(|(_, one)| (one.product_id, one.amount)).collect();
    assert_eq!(sums, nets);
}

pub(super) fn orders_whose_taxes_do_not_add_up_are_found(store: &dyn Store) {
    let place = |change: fn(&mut NewOrder), name: &str| -> Result<OrderId, StoreError> {
        let mut order = taxed(store, name);
        change(&mut order);
        Ok(write(store, move |tx| tx.orders().place(&order, None, at(1))).0.id)
    };
    let find = || read(store, |tx| tx.taxes().mismatches());
    place(|_| {}, "anna").expect("an order");
    place(|order| order.taxes = OrderTaxes::default(), "ben").expect("an order of an earlier version");
    assert_eq!(find(), []);
    let wrong = [
        place(|order| order.lines[0].net = money("1.00"), "cleo").expect("an order"),
        place(|order| order.lines[0].tax = money("1.00"), "dora").expect("an order"),
        place(|order| order.taxes.sums[0].tax = money("1.00"), "emil").expect("an order"),
    ];
    assert_eq!(find(), wrong);
}
