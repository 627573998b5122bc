//! The status machine: the whole table of from × to × role, and stock against a model.

use std::collections::HashSet;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use tierway_kernel::Role;

use super::OrderStatus::{Cancelled, Completed, Delivered, Paid, Pending, Processing, Ready, Shipped};
use super::{OrderStatus, StatusError, StockEffect, allowed_transitions, stock_effect, transition};

/// Forward steps of product.md §7, written out.
fn forward(from: OrderStatus) -> &'static [OrderStatus] {
    match from {
        Pending => &[Paid, Processing, Ready, Shipped, Delivered, Completed],
        Paid => &[Processing, Ready, Shipped, Delivered, Completed],
        Processing => &[Ready, Shipped, Delivered, Completed],
        Ready => &[Shipped, Delivered, Completed],
        Shipped => &[Delivered],
        Delivered | Completed | Cancelled => &[],
    }
}

/// Steps back, which need an owner and a note.
fn back(from: OrderStatus) -> &'static [OrderStatus] {
    match from {
        Pending | Completed | Cancelled => &[],
        Paid => &[Pending],
        Processing => &[Pending, Paid],
        Ready => &[Pending, Paid, Processing],
        Shipped => &[Pending, Paid, Processing, Ready],
        Delivered => &[Pending, Paid, Processing, Ready, Shipped],
    }
}

fn can_be_cancelled(from: OrderStatus) -> bool {
    matches!(from, Pending | Paid | Processing | Ready)
}

fn is_owner(role: Role) -> bool {
    matches!(role, Role::Admin | Role::Manufacturer)
}

fn is_staff(role: Role) -> bool {
    matches!(role, Role::Admin | Role::Manufacturer | Role::Employee | Role::Warehouse)
}

/// The rule again, as the sentences of product.md §7 in order.
fn expected(
    from: OrderStatus,
    to: OrderStatus,
    role: Role,
    is_buyer: bool,
    noted: bool,
) -> Result<OrderStatus, StatusError> {
    let permitted = if to == Cancelled && can_be_cancelled(from) {
        is_staff(role) || (is_buyer && matches!(from, Pending | Paid))
    } else if forward(from).contains(&to) {
        if to == Paid { is_owner(role) } else { is_staff(role) }
    } else if back(from).contains(&to) {
        if is_owner(role) && !noted {
            return Err(StatusError::NoteMissing { from, to });
        }
        is_owner(role)
    } else {
        return Err(StatusError::Impossible { from, to });
    };
    if permitted { Ok(to) } else { Err(StatusError::NotYours { from, to }) }
}

#[test]
fn every_change_by_every_role_is_as_written() {
    for from in OrderStatus::ALL {
        for to in OrderStatus::ALL {
            for role in Role::ALL {
                for is_buyer in [false, true] {
                    for note in [None, Some("  "), Some("wrong parcel")] {
                        let noted = note == Some("wrong parcel");
                        assert_eq!(
                            transition(from, to, role, is_buyer, note),
                            expected(from, to, role, is_buyer, noted),
                            "{from:?} to {to:?} by {role}, buyer {is_buyer}, note {note:?}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn nothing_happens_to_an_order_that_is_done_or_called_off() {
    for from in [Completed, Cancelled] {
        assert!(from.is_final());
        for role in Role::ALL {
            assert!(allowed_transitions(from, role, true).is_empty(), "{from:?} {role}");
        }
    }
}

#[test]
fn allowed_changes_are_those_that_would_pass() {
    let buyer = |from| allowed_transitions(from, Role::Customer, true);
    assert_eq!((buyer(Pending), buyer(Paid), buyer(Processing)), (vec![Cancelled], vec![Cancelled], vec![]));
    assert!(allowed_transitions(Pending, Role::Customer, false).is_empty(), "another customer");
    let staff = allowed_transitions(Pending, Role::Warehouse, false);
    assert_eq!(staff, [Processing, Ready, Shipped, Delivered, Completed, Cancelled], "all but recording a payment");
    assert_eq!(allowed_transitions(Shipped, Role::Warehouse, false), [Delivered]);
    let owner = allowed_transitions(Shipped, Role::Admin, false);
    assert_eq!(owner, [Pending, Paid, Processing, Ready, Delivered]);
}

#[test]
fn refusals_name_both_states() {
    let (from, to) = (Shipped, Cancelled);
    let impossible = StatusError::Impossible { from, to }.to_string();
    assert_eq!(impossible, "An order that is shipped cannot be set to cancelled.");
    for error in [StatusError::NotYours { from, to }, StatusError::NoteMissing { from, to }] {
        let sentence = error.to_string();
        assert!(sentence.contains("shipped") && sentence.contains("cancelled"), "{sentence}");
    }
}

#[test]
fn states_read_back_from_their_names() {
    for status in OrderStatus::ALL {
        assert_eq!(OrderStatus::parse(status.as_str()), Some(status));
    }
    assert_eq!(OrderStatus::parse("Pending"), None);
    let names: HashSet<_> = OrderStatus::ALL.map(OrderStatus::as_str).into_iter().collect();
    assert_eq!(names.len(), OrderStatus::ALL.len());
}

#[test]
fn pieces_are_reserved_or_gone_or_free() {
    for status in OrderStatus::ALL {
        let states = (status.holds_reservation(), status.has_left());
        let expected = match status {
            Pending | Paid | Processing | Ready => (true, false),
            Shipped | Delivered | Completed => (false, true),
            Cancelled => (false, false),
        };
        assert_eq!(states, expected, "{status:?}");
    }
}

/// The shelf as an order of `pieces` sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Shelf {
    balance: i64,
    reserved: i64,
}

impl Shelf {
    fn apply(&mut self, effect: StockEffect, pieces: i64) {
        match effect {
            StockEffect::None => {}
            StockEffect::Ship => {
                self.balance -= pieces;
                self.reserved -= pieces;
            }
            StockEffect::Release => self.reserved -= pieces,
            StockEffect::WriteOff => unreachable!("a choice of who cancels, not of the status"),
            StockEffect::TakeBack => {
                self.balance += pieces;
                self.reserved += pieces;
            }
        }
    }
}

proptest! {
    #[test]
    fn any_walk_of_changes_keeps_the_shelf_consistent(
        stock in 1i64..100, pieces in 1i64..100, choices in prop::collection::vec(any::<Index>(), 0..24),
        role in select(vec![Role::Admin, Role::Manufacturer, Role::Warehouse, Role::Customer]),
    ) {
        let pieces = pieces.min(stock);
        let mut shelf = Shelf { balance: stock, reserved: pieces };
        let mut status = Pending;
        for choice in choices {
            let open = allowed_transitions(status, role, true);
            if open.is_empty() {
                break;
            }
            let to = open[choice.index(open.len())];
            shelf.apply(stock_effect(status, to), pieces);
            status = to;
            let left = if status.has_left() { pieces } else { 0 };
            let reserved = if status.holds_reservation() { pieces } else { 0 };
            prop_assert_eq!(shelf, Shelf { balance: stock - left, reserved }, "at {:?}", status);
        }
    }
}
