//! Refunds.

use std::collections::HashMap;

use proptest::prelude::*;

use super::*;

fn input(amount: i64) -> RefundInput {
    RefundInput { amount: Some(Money::of(amount)), reason: "Broken".to_owned(), ..RefundInput::default() }
}

fn plan(order: &Order, known: &Fulfilment, input: &RefundInput) -> Result<Refund, FulfilmentError> {
    plan_refund(order, &lines(), known, input)
}

#[test]
fn a_cancelled_order_gives_back_what_was_paid_and_no_cent_more() {
    let order = paid(OrderStatus::Cancelled);
    let known = |refunds: &[(i64, Option<i64>)]| Fulfilment { shipments: vec![], ..delivered(vec![], refunds) };
    let all = plan(&order, &known(&[]), &RefundInput { amount: None, ..input(1) }).unwrap();
    assert_eq!((all.amount, all.method.as_deref()), (Money::of(11_500), Some("Cash")), "as it was paid");
    assert_eq!(plan(&order, &known(&[(11_000, None)]), &input(500)).unwrap().amount, Money::of(500));
    let over = plan(&order, &known(&[(11_000, None)]), &input(501)).unwrap_err();
    assert_eq!(over.to_string(), "At most 5.00 can be refunded.");
    assert_eq!(plan(&order, &known(&[(11_500, None)]), &input(1)), Err(FulfilmentError::NothingToRefund));
    assert_eq!(refund_due(&order, Money::of(11_500), Money::of(11_000)), Some(Money::of(500)));
    assert_eq!(refund_due(&order, Money::of(11_500), Money::of(11_500)), None);
    assert_eq!(refund_due(&paid(OrderStatus::Shipped), Money::of(11_500), Money::ZERO), None);
}

#[test]
fn other_orders_give_back_the_value_of_returned_goods() {
    let order = paid(OrderStatus::Delivered);
    assert_eq!(plan(&order, &delivered(vec![], &[]), &input(1)), Err(FulfilmentError::NothingToRefund));
    // One of three pieces of 70.00 and five of ten of 30.00: 23.33 + 15.00, and a tenth of tax.
    let one = || returned(1, ReturnState::Received, &[(1, 1), (2, 5)]);
    assert_eq!(refundable(&order, &lines(), &delivered(vec![one()], &[])), Money::of(4216));
    let asked = delivered(vec![returned(1, ReturnState::Requested, &[(1, 1)])], &[]);
    assert_eq!(refundable(&order, &lines(), &asked), Money::ZERO, "not before it is approved");
    let rejected = delivered(vec![returned(1, ReturnState::Rejected, &[(1, 1)])], &[]);
    assert_eq!(refundable(&order, &lines(), &rejected), Money::ZERO);
    let approved = delivered(vec![returned(1, ReturnState::Approved, &[(1, 1), (2, 5)])], &[]);
    assert_eq!(refundable(&order, &lines(), &approved), Money::of(4216), "approved goods count as announced");
    let refunded = delivered(vec![one()], &[(4000, Some(1))]);
    assert_eq!(plan(&order, &refunded, &input(217)).unwrap_err().to_string(), "At most 2.16 can be refunded.");
}

#[test]
fn goods_that_never_came_are_not_refunded() {
    let order = paid(OrderStatus::Delivered);
    let kept = || never_came(1, &[(1, 3)]);
    assert_eq!(refundable(&order, &lines(), &delivered(vec![kept()], &[])), Money::ZERO);
    // The same pieces come back for good later: they are worth what they cost.
    let later = || returned(2, ReturnState::Received, &[(1, 3)]);
    let both = delivered(vec![kept(), later()], &[]);
    let of = |id: i64| RefundInput { return_id: Some(ReturnId(id)), amount: None, ..input(1) };
    assert_eq!(plan(&order, &both, &of(2)).unwrap().amount, Money::of(7700));
    // A gesture of goodwill was refunded before it ended; it takes nothing from what comes back later.
    let goodwill = delivered(vec![kept(), later()], &[(500, Some(1))]);
    assert_eq!(refundable(&order, &lines(), &goodwill), Money::of(7700));
    assert_eq!(return_due(&order, &lines(), &goodwill, ReturnId(1)), Money::ZERO);
    assert_eq!(plan(&order, &goodwill, &input(7701)).unwrap_err().to_string(), "At most 77.00 can be refunded.");
}

#[test]
fn a_refund_for_a_return_is_at_most_its_value() {
    let order = paid(OrderStatus::Delivered);
    let two = || {
        let (first, second) =
            (returned(1, ReturnState::Received, &[(1, 1)]), returned(2, ReturnState::Received, &[(2, 5)]));
        vec![first, second]
    };
    let of = |id: i64| RefundInput { return_id: Some(ReturnId(id)), amount: None, ..input(1) };
    assert_eq!(plan(&order, &delivered(two(), &[]), &of(2)).unwrap().amount, Money::of(1650));
    let rest = delivered(two(), &[(1000, Some(2))]);
    assert_eq!(plan(&order, &rest, &of(2)).unwrap().amount, Money::of(650));
    assert_eq!(plan(&order, &rest, &of(1)).unwrap().amount, Money::of(2566));
    assert_eq!(fields(plan(&order, &rest, &of(9)).unwrap_err())[0].0, "returnId");
    let asked = delivered(vec![returned(1, ReturnState::Requested, &[(1, 1)])], &[]);
    let early = plan(&order, &asked, &of(1)).unwrap_err();
    assert_eq!(early.to_string(), "A return that is requested cannot be refunded.");
}

#[test]
fn a_return_is_settled_when_nothing_is_left_to_refund() {
    let order = paid(OrderStatus::Delivered);
    let returns =
        || vec![returned(1, ReturnState::Received, &[(1, 3)]), returned(2, ReturnState::Approved, &[(2, 10)])];
    let settled = |known: &Fulfilment| -> Vec<i64> {
        settled_returns(&order, &lines(), known).iter().map(|one| one.id.0).collect()
    };
    assert_eq!(settled(&delivered(returns(), &[(7699, Some(1))])), [0i64; 0]);
    assert_eq!(settled(&delivered(returns(), &[(7700, Some(1))])), [1], "the other's goods are still to come");
    assert_eq!(settled(&delivered(returns(), &[(11_000, None)])), [1], "also by a refund of the order");
    let unpaid = Fulfilment { payments: vec![], ..delivered(returns(), &[]) };
    assert_eq!(settled(&unpaid), [1], "nothing was paid");
}

#[test]
fn what_is_asked_of_a_refund() {
    let order = paid(OrderStatus::Cancelled);
    let known = delivered(vec![], &[]);
    let bad = RefundInput { method: Some("Barter".to_owned()), reason: "  ".to_owned(), ..input(1) };
    let named: Vec<_> = fields(plan(&order, &known, &bad).unwrap_err()).into_iter().map(|(field, _)| field).collect();
    assert_eq!(named, ["method", "reason"]);
    for amount in [0, -1] {
        assert_eq!(fields(plan(&order, &known, &input(amount)).unwrap_err())[0].0, "amount");
    }
    let unpaid = Fulfilment::default();
    assert_eq!(plan(&self::order(OrderStatus::Cancelled), &unpaid, &input(1)), Err(FulfilmentError::NotPaid));
}

#[test]
fn lines_with_taxes_of_their_own_come_back_with_them() {
    let order = paid(OrderStatus::Delivered);
    let [first, second]: [OrderLine; 2] = lines().try_into().unwrap();
    // Of the order's 10.00 tax all is on the second line, whose price includes it.
    let taxed = [first, OrderLine { net: Money::of(2000), tax: Money::of(1000), ..second }];
    let value = |line: usize, pieces: i64| {
        let id = taxed[line].id;
        crate::fulfilment::refund::value(&order, &taxed, &HashMap::from([(id, pieces)])).minor()
    };
    assert_eq!((value(0, 3), value(0, 1), value(1, 10), value(1, 3)), (7000, 2333, 3000, 900));
}

#[test]
fn what_is_left_of_the_goods_follows_the_refunds() {
    let order = paid(OrderStatus::Delivered);
    for (refunded, left) in [(0, 10_000), (1100, 9000), (5500, 5000), (11_000, 0), (11_500, 0)] {
        assert_eq!(remaining_goods(&order, Money::of(refunded)), Money::of(left), "{refunded}");
    }
    assert_eq!(remaining_goods(&paid(OrderStatus::Cancelled), Money::ZERO), Money::ZERO);
    let free = Order { goods_total: Money::ZERO, tax: Money::ZERO, total: Money::of(500), ..order };
    assert_eq!(remaining_goods(&free, Money::of(500)), Money::ZERO);
}

proptest! {
    #[test]
    fn returns_in_any_parts_cost_together_what_the_lines_did(
        parts in prop::collection::vec((1i64..=2, 1i64..=4), 1..14),
    ) {
        let order = paid(OrderStatus::Delivered);
        let mut left = [3i64, 10];
        let mut returns = Vec::new();
        for (line, pieces) in parts {
            let pieces = pieces.min(left[(line - 1) as usize]);
            left[(line - 1) as usize] -= pieces;
            if pieces > 0 {
                returns.push(returned(returns.len() as i64 + 1, ReturnState::Received, &[(line, pieces)]));
            }
        }
        let sum: i64 =
            returns.iter().map(|one| return_value(&order, &lines(), &returns, one.id).minor()).sum();
        let known = delivered(returns, &[]);
        prop_assert_eq!(refundable(&order, &lines(), &known), Money::of(sum));
        if left == [0, 0] {
            prop_assert_eq!(sum, 11_000, "goods and tax, not the shipping cost");
        }
    }
}
