//! Shipments.

use super::*;
use crate::{Courier, is_found_by_itself, is_shipment_found};

fn input(lines: &[(i64, i64)]) -> ShipmentInput {
    let lines = lines.iter().map(|(line, pieces)| (LineId(*line), *pieces)).collect();
    ShipmentInput { lines: Some(lines), ..ShipmentInput::default() }
}

fn plan(status: OrderStatus, gone: &[(i64, i64)], input: &ShipmentInput) -> Result<ShipPlan, FulfilmentError> {
    let shipments = if gone.is_empty() { Vec::new() } else { vec![shipment(1, gone)] };
    let progress = Fulfilment { shipments, ..Fulfilment::default() }.progress();
    plan_shipment(&order(status), &lines(), &progress, input)
}

#[test]
fn a_part_leaves_the_order_at_least_in_processing() {
    for (from, to) in [
        (OrderStatus::Pending, OrderStatus::Processing),
        (OrderStatus::Paid, OrderStatus::Processing),
        (OrderStatus::Processing, OrderStatus::Processing),
        (OrderStatus::Ready, OrderStatus::Ready),
    ] {
        let part = plan(from, &[], &input(&[(2, 4), (1, 1)])).unwrap();
        assert_eq!(part.status, to, "{from:?}");
        assert_eq!(part.lines, [(LineId(1), quantity(1)), (LineId(2), quantity(4))], "in the order of the lines");
        let rest = plan(from, &[(1, 1), (2, 4)], &ShipmentInput::default()).unwrap();
        assert_eq!((rest.status, rest.lines.len()), (OrderStatus::Shipped, 2), "{from:?}");
        let named = plan(from, &[(1, 3), (2, 4)], &input(&[(2, 6)])).unwrap();
        assert_eq!(named.status, OrderStatus::Shipped, "naming the rest is the rest");
    }
}

#[test]
fn never_more_than_is_left() {
    let over = plan(OrderStatus::Ready, &[(2, 4)], &input(&[(2, 7), (9, 1), (1, 0), (1, -1)])).unwrap_err();
    let said = fields(over);
    assert_eq!(said[0], ("lines[0].pieces".to_owned(), "Only 6 pieces of Ware 2 are left.".to_owned()));
    let named: Vec<_> = said.iter().map(|(field, _)| field.as_str()).collect();
    assert_eq!(named, ["lines[0].pieces", "lines[1].lineId", "lines[2].pieces", "lines[3].pieces"]);
    let twice = plan(OrderStatus::Ready, &[], &input(&[(1, 1), (1, 1)])).unwrap_err();
    assert_eq!(fields(twice)[0].1, "This line is listed twice.");
    assert_eq!(fields(plan(OrderStatus::Ready, &[], &input(&[])).unwrap_err())[0].0, "lines");
}

#[test]
fn what_cannot_be_shipped() {
    for status in [OrderStatus::Shipped, OrderStatus::Delivered, OrderStatus::Completed] {
        assert_eq!(plan(status, &[], &ShipmentInput::default()), Err(FulfilmentError::NothingLeft));
    }
    let cancelled = plan(OrderStatus::Cancelled, &[], &ShipmentInput::default()).unwrap_err();
    assert_eq!(cancelled.to_string(), "An order that is cancelled cannot be set to shipped.");
    let stale = ShipmentInput { expected_version: Some(2), ..ShipmentInput::default() };
    assert_eq!(plan(OrderStatus::Ready, &[], &stale), Err(OrderError::Stale.into()));
    let quote = Order { is_quote: true, ..order(OrderStatus::Pending) };
    let refused = plan_shipment(&quote, &[], &Progress::default(), &ShipmentInput::default());
    assert_eq!(refused, Err(OrderError::IsQuote.into()));
    let long =
        ShipmentInput { carrier: Some("x".repeat(101)), notes: Some("y".repeat(2001)), ..ShipmentInput::default() };
    assert_eq!(fields(plan(OrderStatus::Ready, &[], &long).unwrap_err()).len(), 2);
}

#[test]
fn what_can_be_shipped_is_what_a_shipment_takes() {
    let gone = [(2, 4)];
    let progress = Fulfilment { shipments: vec![shipment(1, &gone)], ..Fulfilment::default() }.progress();
    for status in OrderStatus::ALL {
        let shippable: Vec<_> = lines().iter().map(|line| progress.shippable(&order(status), line)).collect();
        match plan(status, &gone, &ShipmentInput::default()) {
            Ok(plan) => assert_eq!(shippable, plan.lines.iter().map(|(_, pieces)| pieces.get()).collect::<Vec<_>>()),
            Err(_) => assert_eq!(shippable, [0, 0], "{status:?}"),
        }
    }
    let quote = Order { is_quote: true, ..order(OrderStatus::Pending) };
    assert_eq!(progress.shippable(&quote, &lines()[0]), 0);
}

#[test]
fn undone_shipments_count_no_more() {
    let undone = Shipment { undone_at: Some(at(2)), ..shipment(1, &[(1, 3), (2, 10)]) };
    let progress = Fulfilment { shipments: vec![undone, shipment(2, &[(2, 1)])], ..Fulfilment::default() }.progress();
    assert_eq!((progress.left(&lines()[0]), progress.left(&lines()[1])), (quantity(3), quantity(9)));
    assert!(progress.has_shipped());
}

#[test]
fn a_shipment_is_late_when_its_courier_takes_longer_than_usual() {
    use ShipmentState::{Delivered, Late, Shipped};

    let parcel = |carrier: Option<&str>| Shipment {
        entry: NewShipment { carrier: carrier.map(str::to_owned), ..shipment(1, &[(1, 3)]).entry },
        ..shipment(1, &[])
    };
    let state = |status, courier, carrier, days: i64| {
        let shipping = Shipping { courier, ..Shipping::default() };
        shipment_state(&parcel(carrier), &Order { shipping, ..order(status) }, at(1 + days))
    };
    for (courier, days) in [(Courier::Express, 3), (Courier::Standard, 7), (Courier::Economy, 45)] {
        for status in [OrderStatus::Processing, OrderStatus::Shipped] {
            assert_eq!(state(status, courier, None, days), Shipped, "{courier:?}");
            assert_eq!(state(status, courier, None, days + 1), Late, "{courier:?}");
        }
        assert_eq!(state(OrderStatus::Delivered, courier, None, days + 1), Delivered);
    }
    assert_eq!(state(OrderStatus::Shipped, Courier::None, Some("DHL"), 14), Shipped);
    assert_eq!(state(OrderStatus::Shipped, Courier::None, Some("DHL"), 15), Late);
    assert_eq!(state(OrderStatus::Shipped, Courier::None, None, 99), Shipped, "nobody carries it");
    assert_eq!(state(OrderStatus::Completed, Courier::None, Some("DHL"), 15), Delivered);
}

#[test]
fn a_search_finds_a_shipment_by_its_number_its_carrier_and_its_order() {
    let known = shipment(4, &[(1, 3)]);
    let entry = NewShipment {
        order_id: OrderId(42),
        carrier: Some("Pos Laju".to_owned()),
        tracking_number: Some("TRK-77A".to_owned()),
        ..known.entry
    };
    let known = Shipment { entry, ..known };
    for text in ["trk-77", "77a", " TRK-77A ", "#42", "42", "pos", "LAJU", "po"] {
        assert!(is_shipment_found(&known, text), "{text}");
    }
    for text in ["rk-77", "7a", "#4", "4", "p", "aju", "DLN-4", "Ada"] {
        assert!(!is_shipment_found(&known, text), "{text}");
    }
}

#[test]
fn an_order_is_found_by_itself_by_its_number_its_buyer_and_its_bills() {
    let shipping = Shipping { tracking_number: Some("TRK-77".to_owned()), ..Shipping::default() };
    let known = Order { id: OrderId(42), shipping, ..paid(OrderStatus::Shipped) };
    for text in ["#42", "ada", "r-1", "I-1"] {
        assert!(is_found_by_itself(&known, text), "{text}");
    }
    for text in ["TRK-77", "77", "bob"] {
        assert!(!is_found_by_itself(&known, text), "{text}");
    }
}
