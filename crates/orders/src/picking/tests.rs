use chrono::DateTime;
use tierway_kernel::{LineId, LotId, OrderId, PickId, PickWaveId, ProductId, Quantity};

use super::*;

fn pick(pieces: i64, picked: i64) -> Pick {
    Pick {
        id: PickId(1),
        wave_id: PickWaveId(2),
        entry: NewPick {
            order_id: OrderId(3),
            line_id: LineId(4),
            product_id: ProductId(5),
            lot_id: Some(LotId(6)),
            pieces: Quantity::positive(pieces).unwrap(),
        },
        picked,
        state: PickState::Open,
        reason: None,
        note: None,
        aside: pieces,
        decided_by: None,
        decided_at: None,
    }
}

fn target() -> PickTarget {
    PickTarget {
        name: "Mango Ice".to_owned(),
        sku: "MANGO-1".to_owned(),
        barcode: Some("4006381333931".to_owned()),
        lot_code: Some("Charge Ä1".to_owned()),
    }
}

fn confirmed(one: &Pick, code: &str, pieces: Option<i64>) -> Result<Pick, PickError> {
    confirm(one, &target(), code, pieces, None, DateTime::UNIX_EPOCH)
}

fn shorted(one: &Pick, found: i64, reason: &str) -> Result<Pick, PickError> {
    let input = ShortPickInput { found, reason: Some(reason.to_owned()), note: Some(" wet ".to_owned()) };
    fall_short(one, &input, None, DateTime::UNIX_EPOCH)
}

#[test]
fn barcode_sku_and_batch_code_confirm_without_case() {
    for code in ["4006381333931", " mango-1\n", "CHARGE ä1"] {
        let done = confirmed(&pick(3, 0), code, None).unwrap();
        assert_eq!((done.picked, done.state, done.aside), (3, PickState::Picked, 3), "{code}");
    }
    let told = confirmed(&pick(3, 0), "LIME-2", None).unwrap_err().to_string();
    assert_eq!(told, "You scanned LIME-2. Expected: Mango Ice (MANGO-1), batch Charge Ä1.");
    assert!(matches!(confirmed(&pick(3, 0), " ", None), Err(PickError::Fields(_))));
}

#[test]
fn confirmed_pieces_add_up_and_end_at_what_is_wanted() {
    let part = confirmed(&pick(5, 0), "MANGO-1", Some(2)).unwrap();
    assert_eq!((part.picked, part.state), (2, PickState::Open));
    let all = confirmed(&part, "MANGO-1", Some(3)).unwrap();
    assert_eq!((all.picked, all.state), (5, PickState::Picked));
    for pieces in [4, 0, -1] {
        assert!(matches!(confirmed(&part, "MANGO-1", Some(pieces)), Err(PickError::Fields(_))), "{pieces}");
    }
    assert_eq!(confirmed(&all, "MANGO-1", Some(1)), Err(PickError::NotOpen));
}

#[test]
fn a_short_pick_says_why_and_never_less_than_was_found() {
    let short = shorted(&pick(5, 2), 3, "wrongPlace").unwrap();
    assert_eq!((short.picked, short.state, short.aside), (3, PickState::Short, 3));
    assert_eq!((short.reason, short.note.as_deref()), (Some(ShortReason::WrongPlace), Some("wet")));
    assert_eq!(missing(&[&short, &pick(9, 1)]), 2, "open picks are not short");
    for (found, reason) in [(1, "missing"), (5, "missing"), (-1, "missing"), (3, "lost"), (3, "")] {
        assert!(matches!(shorted(&pick(5, 2), found, reason), Err(PickError::Fields(_))), "{found} {reason}");
    }
    assert_eq!(shorted(&short, 3, "missing"), Err(PickError::NotOpen));
}

#[test]
fn a_wave_that_is_not_whole_says_why() {
    let passed = UnassignedOrders { taken: 2, short: 1 };
    assert_eq!(shortfall(5, 4, passed), Some(Shortfall { asked: 5, missing: 1, passed }));
    assert_eq!((shortfall(5, 5, passed), shortfall(1, 5, passed)), (None, None));
}

#[test]
fn a_claim_names_orders_or_a_number() {
    assert_eq!((check_claim(Some(20), None), check_claim(None, None)), (Ok(20), Ok(1)));
    assert_eq!((check_claim(None, Some(20)), check_claim(Some(2), Some(99))), (Ok(20), Ok(2)));
    for (named, count) in [(Some(0), None), (Some(21), None), (None, Some(0)), (None, Some(21)), (None, Some(-1))] {
        assert!(matches!(check_claim(named, count), Err(PickError::Fields(_))), "{named:?} {count:?}");
    }
}
