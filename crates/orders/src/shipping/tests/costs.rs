//! Bands, what is free, surcharges, and what an order takes.

use super::*;

#[test]
fn the_highest_band_that_is_reached_counts() {
    let rows = [(0, 800), (1000, 1200), (5000, 3000)];
    let by_weight = method(ShippingBasis::Weight, &rows);
    for (weight, expected) in [(0, 800), (999, 800), (1000, 1200), (4999, 1200), (5000, 3000), (900_000, 3000)] {
        let grams = grams(weight);
        assert_eq!(cost(&by_weight, &goods(0, &[(1, grams)]), None).0, expected, "{weight} g");
    }
    let by_pieces = method(ShippingBasis::Pieces, &[(0, 500), (10, 900)]);
    let lines = |pieces: [i64; 2]| goods(0, &pieces.map(|pieces| (pieces, PieceMeasures::default())));
    assert_eq!(cost(&by_pieces, &lines([4, 5]), None).0, 500);
    assert_eq!(cost(&by_pieces, &lines([4, 6]), None).0, 900);
    let by_amount = method(ShippingBasis::Amount, &[(0, 500), (10_000, 0)]);
    assert_eq!([9_999, 10_000].map(|cents| cost(&by_amount, &goods(cents, &[]), None).0), [500, 0]);
    let flat = method(ShippingBasis::Flat, &[(0, 700)]);
    assert_eq!(cost(&flat, &goods(1, &[(9, grams(9_000))]), None), (700, vec![]));
}

#[test]
fn from_an_amount_on_it_is_free_but_for_its_surcharges() {
    let method = ShippingMethod {
        free_from: Some(Money::of(20_000)),
        surcharges: vec![surcharge("Remote area", 500, &["87", "SW1A"]), surcharge("Fuel", 120, &[])],
        ..method(ShippingBasis::Flat, &[(0, 800)])
    };
    let named =
        |rows: &[(&str, i64)]| rows.iter().map(|(name, cents)| ((*name).to_owned(), *cents)).collect::<Vec<_>>();
    let below = goods(19_999, &[]);
    assert_eq!(cost(&method, &below, None), (920, named(&[("Shipping", 800), ("Fuel", 120)])));
    let remote = named(&[("Shipping", 800), ("Remote area", 500), ("Fuel", 120)]);
    for postcode in ["87000", " 8 7-1", "sw1a 1aa"] {
        assert_eq!(cost(&method, &below, Some(postcode)), (1420, remote.clone()), "{postcode}");
    }
    assert_eq!(cost(&method, &below, Some("50087")).0, 920);
    let free = named(&[("Shipping", 0), ("Fuel", 120)]);
    assert_eq!(cost(&method, &goods(20_000, &[]), None), (120, free));
}

#[test]
fn parts_add_up_to_the_cost() {
    let part = |cents| ShippingPart { name: "Toll".to_owned(), amount: Money::of(cents) };
    assert!(ShippingPart::add_up(&[], Money::of(7)), "there are none");
    assert!(ShippingPart::add_up(&[part(5), part(2)], Money::of(7)));
    assert!(!ShippingPart::add_up(&[part(5), part(3)], Money::of(7)));
    assert!(!ShippingPart::add_up(&[part(Money::LIMIT), part(1)], Money::ZERO));
}

#[test]
fn a_piece_without_a_weight_weighs_what_the_setting_says() {
    let nothing = PieceMeasures::default();
    let lines = goods(0, &[(3, nothing), (2, grams(500))]);
    assert_eq!(lines.chargeable_grams(0, None), 1000);
    assert_eq!(lines.chargeable_grams(100, None), 1300);
    let weightless = PieceMeasures::new((measure("0"), "kg"), ([measure("1"), measure("0"), measure("1")], "m"));
    assert_eq!(weightless, nothing, "nothing weighs nothing, and has sides of nothing");
    assert_eq!(PieceMeasures::new((measure("1"), "stone"), ([measure("1"); 3], "ell")), nothing);
}

#[test]
fn the_larger_of_actual_and_volumetric_weight_is_charged() {
    // 12 × 10 × 10 cm is 1,200 cm³: 240 g by 5,000, and 200 g by 6,000.
    let light = piece("0.2", "kg", ["12", "10", "10"], "cm");
    let one = goods(0, &[(1, light)]);
    assert_eq!([None, Some(5000), Some(6000)].map(|divisor| one.chargeable_grams(0, divisor)), [200, 240, 200]);
    // Sums are compared, not pieces.
    let both = goods(0, &[(1, light), (1, piece("300", "g", ["10", "10", "10"], "mm"))]);
    assert_eq!(both.chargeable_grams(0, Some(5000)), 500);
    // The same box in other units.
    let inches = piece("0.441", "lb", ["4.724", "3.937", "3.937"], "in");
    assert_eq!(goods(0, &[(1, inches)]).chargeable_grams(0, None), 201);
    assert_eq!(goods(0, &[(1, inches)]).chargeable_grams(0, Some(5000)), 240);
}

#[test]
fn what_does_not_fit_is_as_heavy_as_can_be() {
    let huge = piece("1000000000", "ton", ["1000000000", "1000000000", "1000000000"], "m");
    let all = goods(0, &[(Quantity::LIMIT, huge); 200]);
    assert_eq!(all.chargeable_grams(0, None), i64::MAX);
    assert_eq!(all.chargeable_grams(0, Some(1000)), i64::MAX);
    let last = method(ShippingBasis::Weight, &[(0, 1), (1_000_000_000, 2)]);
    assert_eq!(cost(&last, &all, None).0, 2);
}

fn terms() -> ShippingTerms {
    let standard = ShippingMethod {
        days: Some(DeliveryDays { from: 2, to: 4 }),
        tracking_url: Some("https://track.example/{number}".to_owned()),
        ..method(ShippingBasis::Flat, &[(0, 800)])
    };
    let express = ShippingMethod {
        method: "Express Delivery".to_owned(),
        surcharges: vec![surcharge("Hills", 300, &["9"])],
        ..method(ShippingBasis::Flat, &[(0, 1500)])
    };
    ShippingTerms::in_zone(zone(1, "Home", &[], vec![standard, express]), Some("90 210"), 0)
}

#[test]
fn in_a_zone_only_its_methods_are_offered_and_the_first_is_the_default() {
    let (terms, goods) = (terms(), goods(100, &[]));
    let offered: Vec<_> = terms.options(&goods).into_iter().map(|one| (one.method, one.cost.minor())).collect();
    assert_eq!(offered, [("Standard Shipping".to_owned(), 800), ("Express Delivery".to_owned(), 1800)]);
    let usual = terms.chosen(&goods, None).unwrap();
    assert_eq!((usual.method.as_deref(), usual.cost.minor(), usual.parts.len()), (Some("Standard Shipping"), 800, 0));
    assert_eq!(usual.tracking_url.as_deref(), Some("https://track.example/{number}"));
    let express = terms.chosen(&goods, Some("Express Delivery")).unwrap();
    assert_eq!((express.cost.minor(), express.parts.len(), express.tracking_url), (1800, 2, None));
    let refused = terms.chosen(&goods, Some("Sea Freight")).unwrap_err();
    assert_eq!(refused.to_string(), "Sea Freight is not offered for this address.");
    assert_eq!(terms.nearest(&goods, Some("Sea Freight")), usual);
}

#[test]
fn in_no_zone_every_method_costs_the_same() {
    let (terms, goods) = (ShippingTerms::flat(Money::of(500)), goods(100, &[]));
    let offered: Vec<_> = terms.options(&goods).into_iter().map(|one| (one.method, one.cost.minor())).collect();
    assert_eq!(offered, SHIPPING_METHODS.map(|method| (method.to_owned(), 500)));
    for method in [None, Some("Sea Freight")] {
        let chosen = terms.chosen(&goods, method).unwrap();
        let expected =
            ChosenShipping { method: method.map(str::to_owned), cost: Money::of(500), ..ChosenShipping::default() };
        assert_eq!(chosen, expected);
    }
}

#[test]
fn a_number_is_put_into_the_address_of_the_tracking_page() {
    let template = Some("https://track.example/?n={number}");
    assert_eq!(
        tracking_address(template, Some(" TRK-10 42/é ")).as_deref(),
        Some("https://track.example/?n=TRK-10%2042%2F%C3%A9")
    );
    for (template, number) in [(None, Some("1")), (template, None), (template, Some("  "))] {
        assert_eq!(tracking_address(template, number), None);
    }
}
