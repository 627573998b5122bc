//! First expired, first out.

use chrono::{DateTime, NaiveDate};
use proptest::prelude::*;
use tierway_kernel::{LotId, Message, ProductId, Quantity};

use super::{LotPortion, Shelf, take_back};
use crate::{Lot, LotDates};

fn lot(id: i64, balance: i64, expires: Option<&str>, held: bool) -> Lot {
    let expires_on = expires.map(|text| text.parse::<NaiveDate>().unwrap());
    Lot {
        id: LotId(id),
        product_id: ProductId(1),
        code: format!("B-{id}"),
        dates: LotDates { produced_on: None, expires_on },
        location: None,
        stock_in: balance,
        stock_out: 0,
        hold_reason: held.then(|| Message::verbatim("Leaks")),
        created_at: DateTime::UNIX_EPOCH,
    }
}

fn pieces(count: i64) -> Quantity {
    Quantity::positive(count).unwrap()
}

fn taken(portions: Option<Vec<LotPortion>>) -> Option<Vec<(i64, i64)>> {
    let plain = |portion: LotPortion| (portion.lot_id.map_or(0, |id| id.0), portion.pieces.get());
    portions.map(|portions| portions.into_iter().map(plain).collect())
}

#[test]
fn the_first_to_expire_leaves_first_and_loose_pieces_last() {
    let lots = [
        lot(1, 4, None, false),
        lot(2, 5, Some("2027-01-01"), false),
        lot(3, 5, Some("2026-06-01"), false),
        lot(4, 9, Some("2026-01-01"), true),
        lot(5, 3, Some("2026-06-01"), false),
    ];
    // 26 in lots, 4 without one.
    let mut shelf = Shelf::new(30, &lots);
    assert_eq!(taken(shelf.allocate(pieces(6))), Some(vec![(3, 5), (5, 1)]));
    assert_eq!(taken(shelf.allocate(pieces(9))), Some(vec![(5, 2), (2, 5), (1, 2)]), "the next line goes on there");
    assert_eq!(taken(shelf.allocate(pieces(7))), None, "six are left; nine are on hold");
    assert_eq!(taken(shelf.allocate(pieces(6))), Some(vec![(1, 2), (0, 4)]));
    assert_eq!(shelf.loose(), 0);
}

#[test]
fn without_lots_there_are_only_loose_pieces() {
    assert_eq!(taken(Shelf::new(9, &[]).allocate(pieces(9))), Some(vec![(0, 9)]));
}

#[test]
fn what_comes_back_goes_where_it_came_from() {
    let mut held = [(Some(LotId(3)), 4), (None, 2)];
    assert_eq!(taken(take_back(&mut held, pieces(5))), Some(vec![(3, 4), (0, 1)]));
    assert_eq!(taken(take_back(&mut held, pieces(2))), None);
    assert_eq!(taken(take_back(&mut held, pieces(1))), Some(vec![(0, 1)]));
}

proptest! {
    #[test]
    fn an_allocation_is_whole_sorted_and_leaves_held_lots_alone(
        rows in prop::collection::vec((0i64..20, prop::option::of(0u64..9), any::<bool>()), 0..8),
        loose in 0i64..20, wanted in 1i64..120,
    ) {
        let base: NaiveDate = "2026-01-01".parse().unwrap();
        let lots: Vec<Lot> = rows.iter().zip(1..).map(|((balance, day, held), id)| {
            let expires = day.map(|day| (base + chrono::Days::new(day)).to_string());
            lot(id, *balance, expires.as_deref(), *held)
        }).collect();
        let balance = loose + lots.iter().map(Lot::balance).sum::<i64>();
        let free: i64 = loose + lots.iter().filter(|lot| !lot.is_held()).map(Lot::balance).sum::<i64>();
        let Some(portions) = Shelf::new(balance, &lots).allocate(pieces(wanted)) else {
            prop_assert!(free < wanted);
            return Ok(());
        };
        prop_assert_eq!(portions.iter().map(|portion| portion.pieces.get()).sum::<i64>(), wanted);
        let mut last = None;
        for portion in portions {
            let Some(id) = portion.lot_id else {
                prop_assert!(portion.pieces.get() <= loose);
                continue;
            };
            let lot = &lots[id.0 as usize - 1];
            prop_assert!(!lot.is_held() && portion.pieces.get() <= lot.balance());
            let key = (lot.dates.expires_on.unwrap_or(NaiveDate::MAX), lot.id);
            prop_assert!(last < Some(key));
            last = Some(key);
        }
    }
}
