//! Status and progress together: the whole table of from × to × role, with nothing, a part and returned goods.

use super::*;
use crate::transition;

fn part() -> Progress {
    Fulfilment { shipments: vec![shipment(1, &[(2, 1)])], ..Fulfilment::default() }.progress()
}

fn came_back() -> Progress {
    delivered(vec![returned(1, ReturnState::Received, &[(1, 1)])], &[]).progress()
}

#[test]
fn every_change_by_every_role_with_what_has_left() {
    for from in OrderStatus::ALL {
        for role in Role::ALL {
            for is_buyer in [false, true] {
                let actor = user(if is_buyer { BUYER } else { UserId(1) }, role);
                let of = |progress: &Progress| allowed_now(&order(from), progress, &actor);
                let table: Vec<OrderStatus> = OrderStatus::ALL
                    .into_iter()
                    .filter(|to| transition(from, *to, role, is_buyer, Some("note")).is_ok())
                    .collect();
                assert_eq!(of(&Progress::default()), table, "{from:?} {role} {is_buyer}");
                let no_cancelling: Vec<_> = table.iter().copied().filter(|to| *to != OrderStatus::Cancelled).collect();
                assert_eq!(of(&part()), no_cancelling, "{from:?} {role}: a part has left");
                let no_way_back: Vec<_> =
                    no_cancelling.iter().copied().filter(|to| !(from.has_left() && to.holds_reservation())).collect();
                if from.has_left() {
                    assert_eq!(of(&came_back()), no_way_back, "{from:?} {role}: goods came back");
                }
            }
        }
    }
}

#[test]
fn refusals_say_why() {
    let late = part().allows(OrderStatus::Processing, OrderStatus::Cancelled).unwrap_err();
    assert_eq!(late.to_string(), "Part of this order has been shipped; it can no longer be cancelled.");
    let back = came_back().allows(OrderStatus::Shipped, OrderStatus::Ready).unwrap_err();
    assert_eq!(back.to_string(), "Goods of this order were returned; its status can no longer be moved back.");
    let rejected = delivered(vec![returned(1, ReturnState::Rejected, &[(1, 1)])], &[]).progress();
    assert!(rejected.allows(OrderStatus::Shipped, OrderStatus::Ready).is_ok(), "a rejected return is none");
}

#[test]
fn a_part_comes_back_when_the_order_does() {
    let (processing, ready) = (OrderStatus::Processing, OrderStatus::Ready);
    for (from, to, effect) in [
        (processing, OrderStatus::Pending, StockEffect::TakeBack),
        (ready, OrderStatus::Paid, StockEffect::TakeBack),
        (ready, processing, StockEffect::None),
        (processing, ready, StockEffect::None),
        (processing, OrderStatus::Delivered, StockEffect::Ship),
    ] {
        assert_eq!(part().effect(from, to, true), effect, "{from:?} to {to:?}");
    }
    assert_eq!(Progress::default().effect(processing, OrderStatus::Pending, true), StockEffect::None);
}

#[test]
fn cancelled_pieces_are_free_or_written_off() {
    let effect = |restock| Progress::default().effect(OrderStatus::Ready, OrderStatus::Cancelled, restock);
    assert_eq!((effect(true), effect(false)), (StockEffect::Release, StockEffect::WriteOff));
}
