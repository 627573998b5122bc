//! Codes, dates, states and holds of lots.

use super::*;

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn dates(produced: Option<&str>, expires: Option<&str>) -> LotDates {
    LotDates { produced_on: produced.map(day), expires_on: expires.map(day) }
}

fn lot(balance: i64, expires: Option<&str>, held: bool) -> Lot {
    Lot {
        id: LotId(1),
        product_id: ProductId(1),
        code: "B-7".to_owned(),
        dates: dates(Some("2026-01-01"), expires),
        location: None,
        stock_in: balance + 5,
        stock_out: 5,
        hold_reason: held.then(|| Message::verbatim("Leaks")),
        created_at: DateTime::UNIX_EPOCH,
    }
}

#[test]
fn codes_are_trimmed_and_bounded() {
    assert_eq!(check_lot_code("  B  7 "), Ok(Some("B 7".to_owned())));
    assert_eq!(check_lot_code(" \t "), Ok(None));
    assert_eq!(check_lot_code(&"ü".repeat(60)), Ok(Some("ü".repeat(60))));
    assert_eq!(check_lot_code(&"ü".repeat(61)), Err(LotError::CodeTooLong));
    assert_eq!(lot_code_key("B-7Ä"), "b-7ä");
}

#[test]
fn dates_must_be_possible() {
    let today = day("2026-03-02");
    assert!(dates(Some("2026-03-03"), Some("2026-03-03")).checked(today).is_ok(), "somewhere it is tomorrow");
    let refused = |produced, expires| dates(produced, expires).checked(today).unwrap_err();
    assert_eq!(refused(Some("2026-03-04"), None), LotError::ProducedLater);
    assert_eq!(refused(Some("2026-03-02"), Some("2026-03-01")), LotError::ExpiresFirst);
    assert_eq!(refused(Some("1999-12-31"), None), LotError::DateOutOfRange(LotDate::Produced));
    assert_eq!(refused(None, Some("3000-01-01")), LotError::DateOutOfRange(LotDate::Expires));
    assert!(dates(None, Some("2020-01-01")).checked(today).is_ok(), "expired goods come back too");
}

#[test]
fn what_joins_a_lot_agrees_with_it_or_completes_it() {
    let dated = lot(5, Some("2027-01-01"), false);
    assert_eq!(join_lot(&dated, LotDates::default()), Ok(dated.dates));
    assert_eq!(join_lot(&dated, dated.dates), Ok(dated.dates));
    let other = join_lot(&dated, dates(None, Some("2027-01-02"))).unwrap_err();
    assert_eq!(other.to_string(), "Batch B-7 has a different expiry date: 1 January 2027.");
    let other = join_lot(&dated, dates(Some("2025-12-31"), None)).unwrap_err();
    assert_eq!(other.to_string(), "Batch B-7 has a different production date: 1 January 2026.");
    let undated = lot(5, None, false);
    assert_eq!(join_lot(&undated, dates(None, Some("2027-01-02"))), Ok(dates(Some("2026-01-01"), Some("2027-01-02"))));
    assert_eq!(join_lot(&undated, dates(None, Some("2025-01-02"))), Err(LotError::ExpiresFirst));
}

#[test]
fn a_lot_is_good_until_the_end_of_its_last_day() {
    let today = day("2026-03-02");
    for (lot, state) in [
        (lot(5, Some("2026-03-01"), false), LotState::Expired),
        (lot(5, Some("2026-03-02"), false), LotState::Expiring),
        (lot(5, Some("2026-04-01"), false), LotState::Expiring),
        (lot(5, Some("2026-04-02"), false), LotState::Open),
        (lot(5, None, false), LotState::Open),
        (lot(0, Some("2026-03-01"), false), LotState::Empty),
        (lot(0, None, true), LotState::Held),
        (lot(5, Some("2026-03-01"), true), LotState::Held),
    ] {
        assert_eq!(lot.state(today, EXPIRY_WARNING_DAYS), state, "{lot:?}");
    }
}

#[test]
fn a_held_lot_is_not_sold_but_can_be_cleared_away() {
    let (free, held) = (lot(5, None, false), lot(5, None, true));
    for reason in Reason::ALL {
        assert_eq!(free.check_out(reason), Ok(()), "{reason:?}");
        let may =
            matches!(reason, Reason::Damage | Reason::Expired | Reason::Adjustment | Reason::Return | Reason::Transfer);
        assert_eq!(held.check_out(reason).is_ok(), may, "{reason:?}");
    }
}

#[test]
fn holds_and_releases_take_turns_and_expired_lots_stay() {
    let today = day("2026-03-02");
    assert_eq!(lot(5, None, false).check_hold(), Ok(()));
    assert_eq!(lot(5, None, true).check_hold(), Err(LotError::AlreadyHeld));
    assert_eq!(lot(5, None, false).check_release(today, true), Err(LotError::NotHeld));
    assert_eq!(lot(5, Some("2026-03-02"), true).check_release(today, true), Ok(()));
    let expired = lot(5, Some("2026-03-01"), true);
    assert_eq!(expired.check_release(today, true), Err(LotError::Expired(day("2026-03-01"))));
    assert_eq!(expired.check_release(today, false), Ok(()));
    assert_eq!(check_hold_reason("  "), Err(LotError::ReasonMissing));
    assert_eq!(check_hold_reason(&"x".repeat(501)), Err(LotError::NoteTooLong));
    assert_eq!(check_hold_reason(" Leaks "), Ok("Leaks".to_owned()));
}

#[test]
fn changed_dates_are_told_in_words() {
    let (before, after) = (dates(None, Some("2027-01-01")), dates(Some("2026-02-03"), Some("2027-01-01")));
    assert_eq!(after.difference(&before), Some("production date: no date to 3 February 2026".into()));
    assert_eq!(after.difference(&after), None);
    assert_eq!(expired_reason(day("2026-03-02")), "Expired on 2 March 2026");
}

#[test]
fn event_names_read_back() {
    for kind in LotEventKind::ALL {
        assert_eq!(LotEventKind::parse(kind.as_str()), Some(kind));
    }
}

#[test]
fn a_lots_location_comes_before_its_products() {
    let at = |text: &str| ShelfLocation::parse(text).unwrap();
    let (shelf, floor) = (at("A-1-1-1"), at("F-1-1-1"));
    let (plain, moved) = (lot(5, None, false), Lot { location: Some(floor.clone()), ..lot(5, None, false) });
    assert_eq!(location_of(Some(&shelf), None), Some(shelf.clone()));
    assert_eq!(location_of(Some(&shelf), Some(&plain)), Some(shelf.clone()));
    assert_eq!(location_of(Some(&shelf), Some(&moved)), Some(floor.clone()));
    assert_eq!(location_of(None, Some(&moved)), Some(floor));
    assert_eq!(location_of(None, None), None);
}
