//! Shipping zones.

use tierway_application::Store;
use tierway_kernel::{Money, Place, ShippingZoneId};
use tierway_orders::{
    DeliveryDays, NewOrder, ShippingBand, ShippingBasis, ShippingMethod, ShippingPart, ShippingRules,
    ShippingSurcharge, ShippingZone,
};

use super::support::{read, user, write};
use super::taxes::place;
use crate::builders::{at, money, new_admin, new_customer, order_of};

fn flat(method: &str, cost: &str) -> ShippingMethod {
    ShippingMethod {
        method: method.to_owned(),
        basis: ShippingBasis::Flat,
        bands: vec![ShippingBand { from: 0, cost: money(cost) }],
        divisor: None,
        free_from: None,
        surcharges: Vec::new(),
        days: None,
        tracking_url: None,
    }
}

/// A method that has everything.
fn full() -> ShippingMethod {
    let surcharge = |name: &str, postcodes: &[&str]| ShippingSurcharge {
        name: name.to_owned(),
        cost: money("5.25"),
        postcodes: postcodes.iter().map(|text| (*text).to_owned()).collect(),
    };
    ShippingMethod {
        basis: ShippingBasis::Weight,
        bands: [(0, 0), (1_000, 1_200), (1_000_000_000, 10_000_000)]
            .map(|(from, cost)| ShippingBand { from, cost: Money::of(cost) })
            .to_vec(),
        divisor: Some(5_000),
        free_from: Some(money("9999999999.99")),
        surcharges: vec![surcharge("Insel \"Föhr\"", &["87", "SW1A"]), surcharge("Maut", &[])],
        days: Some(DeliveryDays { from: 0, to: 120 }),
        tracking_url: Some("https://track.example/?n={number}".to_owned()),
        ..flat("Standard Shipping", "0.00")
    }
}

fn zone(id: i64, name: &str, places: Vec<Place>, methods: Vec<ShippingMethod>) -> ShippingZone {
    ShippingZone { id: ShippingZoneId(id), name: name.to_owned(), places, methods }
}

fn rules() -> ShippingRules {
    let kingdom = vec![place("GB", None), place("GB", Some("Wales"))];
    let zones = vec![
        zone(-1, "Königreich", kingdom, vec![full(), flat("Pick-Up", "0.00")]),
        zone(-2, "Export", vec![place("US", None)], vec![flat("Sea Freight", "40.00")]),
    ];
    ShippingRules { zones, ..ShippingRules::default() }
}

fn save(store: &dyn Store, rules: ShippingRules, version: i64) -> bool {
    write(store, move |tx| tx.shipping().save(&rules, version, None, at(3)))
}

fn stored(store: &dyn Store) -> ShippingRules {
    read(store, |tx| tx.shipping().rules())
}

pub(super) fn shipping_zones_are_replaced_by_who_saw_them(store: &dyn Store) {
    assert_eq!(stored(store), ShippingRules { version: 1, ..ShippingRules::default() }, "they begin empty");
    let admin = user(store, new_admin("ada")).id;
    assert!(write(store, move |tx| tx.shipping().save(&rules(), 1, Some(admin), at(3))));
    let kept = stored(store);
    assert_eq!((kept.version, kept.updated_at, kept.updated_by), (2, Some(at(3)), Some(admin)));
    let numbered: Vec<ShippingZone> = rules()
        .zones
        .into_iter()
        .zip(&kept.zones)
        .map(|(zone, kept)| {
            assert!(kept.id.0 > 0);
            ShippingZone { id: kept.id, ..zone }
        })
        .collect();
    assert_eq!(kept.zones, numbered, "everything reads back");
    assert!(!save(store, rules(), 1), "somebody was faster");
    assert_eq!(stored(store), kept);
    // Ids stay, in another order; one zone goes, and another takes its places.
    let [kingdom, export] = [kept.zones[0].clone(), kept.zones[1].clone()];
    let export = ShippingZone { methods: vec![flat("Air Courier Service", "90.00")], ..export };
    let isles = zone(0, "Isles", kingdom.places.clone(), vec![flat("Pick-Up", "1.00")]);
    assert!(save(store, ShippingRules { zones: vec![export.clone(), isles], ..ShippingRules::default() }, 2));
    let last = stored(store);
    assert_eq!((last.version, &last.zones[0]), (3, &export));
    assert!(last.zones[1].name == "Isles" && last.zones[1].id != kingdom.id);
    assert!(save(store, ShippingRules::default(), 3));
    let empty = ShippingRules { version: 4, updated_at: Some(at(3)), ..ShippingRules::default() };
    assert_eq!(stored(store), empty);
}

pub(super) fn orders_whose_shipping_costs_do_not_add_up_are_found(store: &dyn Store) {
    let buyer = user(store, new_customer("anna"));
    let place = |cost: &str, amounts: &[&str]| {
        let part = |amount: &&str| ShippingPart { name: "Maut, \"parts\":".to_owned(), amount: money(amount) };
        let mut order = NewOrder { shipping_cost: money(cost), total: money(cost), ..order_of(&buyer, &[]) };
        order.shipping.parts = amounts.iter().map(part).collect();
        write(store, move |tx| tx.orders().add(&order, None, at(1))).id
    };
    place("7.50", &[]);
    place("7.50", &["7.00", "0.50"]);
    let wrong = [place("7.50", &["7.00", "0.51"]), place("0.00", &["7.00"])];
    assert_eq!(read(store, |tx| tx.shipping().mismatches()), wrong);
}

pub(super) fn the_zone_of_a_subdivision_wins_over_its_countrys(store: &dyn Store) {
    let wales = zone(-2, "Wales", vec![place("GB", Some("Wales"))], vec![flat("Pick-Up", "2.00")]);
    let kingdom = zone(-1, "Kingdom", vec![place("GB", None)], vec![full()]);
    assert!(save(store, ShippingRules { zones: vec![kingdom, wales], ..ShippingRules::default() }, 1));
    let found = |country: &str, part: Option<&str>| {
        let place = place(country, part);
        read(store, move |tx| tx.shipping().zone_of(place)).map(|zone| {
            assert!(zone.id.0 > 0 && zone.places.is_empty());
            (zone.name, zone.methods)
        })
    };
    let kingdom = Some(("Kingdom".to_owned(), vec![full()]));
    assert_eq!(found("GB", None), kingdom);
    assert_eq!(found("GB", Some("England")), kingdom);
    assert_eq!(found("GB", Some("Wales")), Some(("Wales".to_owned(), vec![flat("Pick-Up", "2.00")])));
    assert_eq!(found("FR", None), None);
}
