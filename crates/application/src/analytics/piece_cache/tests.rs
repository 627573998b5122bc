#![allow(clippy::unwrap_used, reason = "tests")]
use std::convert::Infallible;

use super::*;

impl Rows for usize {
    fn rows(&self) -> usize {
        *self
    }
}

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn days(texts: &[&str]) -> BTreeSet<NaiveDate> {
    texts.iter().map(|text| day(text)).collect()
}

/// A revision for each day from the first to the last, of which some were changed once more.
fn folds(first: &str, last: &str, changed: &[&str]) -> Folds {
    let days = day(first).iter_days().take_while(|one| *one <= day(last));
    days.map(|one| (one, 1 + changed.iter().filter(|text| day(text) == one).count() as u64)).collect()
}

/// Asks for a period and tells which pieces had to be read, as `first/last`.
fn asked(cache: &PieceCache<u8, usize>, key: u8, folds: &Folds, open: &[&str]) -> Vec<String> {
    asked_for(cache, key, folds, open, 4)
}

/// The same of pieces with so many rows.
fn asked_for(cache: &PieceCache<u8, usize>, key: u8, folds: &Folds, open: &[&str], rows: usize) -> Vec<String> {
    let mut read = Vec::new();
    let open = days(open);
    let all: BTreeSet<NaiveDate> = folds.keys().chain(&open).copied().collect();
    let period = (*all.first().unwrap(), *all.last().unwrap());
    cache
        .read(key, period, folds, &open, |pieces| {
            read.extend(pieces.iter().map(|(from, to)| format!("{from}/{to}")));
            Ok::<_, Infallible>(pieces.iter().map(|_| rows).collect())
        })
        .unwrap();
    read
}

#[test]
fn a_time_is_cut_at_the_same_days_and_before_its_newest_two() {
    let cut = |first: &str, last: &str| cut(day(first), day(last), &BTreeSet::new());
    assert_eq!(cut("2026-03-04", "2026-03-04"), [(day("2026-03-04"), day("2026-03-04"))]);
    assert_eq!(cut("2026-03-04", "2026-03-05"), [(day("2026-03-04"), day("2026-03-05"))]);
    let three = [(day("2026-03-04"), day("2026-03-04")), (day("2026-03-05"), day("2026-03-06"))];
    assert_eq!(cut("2026-03-04", "2026-03-06"), three);
    let (year, later) = (cut("2025-11-26", "2026-11-25"), cut("2025-11-27", "2026-11-26"));
    assert!((12..=14).contains(&year.len()), "{year:?}");
    assert_eq!(year[1..year.len() - 2], later[1..later.len() - 2], "a day later, only the ends are others");
    assert!(year.windows(2).all(|pair| pair[0].1.succ_opt() == Some(pair[1].0)), "no day is left out: {year:?}");
    assert_eq!((year[0].0, year[year.len() - 1]), (day("2025-11-26"), (day("2026-11-24"), day("2026-11-25"))));
}

#[test]
fn days_of_their_own_leave_out_no_other() {
    let alone = days(&["2026-01-01", "2026-01-02", "2026-02-14", "2026-03-31", "2026-06-01"]);
    let pieces = cut(day("2026-01-01"), day("2026-03-31"), &alone);
    assert!(pieces.windows(2).all(|pair| pair[0].1.succ_opt() == Some(pair[1].0)), "{pieces:?}");
    for text in ["2026-01-01", "2026-01-02", "2026-02-14"] {
        assert!(pieces.contains(&(day(text), day(text))), "{text} in {pieces:?}");
    }
    assert_eq!(pieces[pieces.len() - 1], (day("2026-03-30"), day("2026-03-31")));
}

#[test]
fn what_has_not_changed_is_read_once_and_a_changed_day_alone() {
    let cache = PieceCache::new(1_000);
    let quiet = folds("2026-03-02", "2026-03-20", &[]);
    let all = asked(&cache, 1, &quiet, &[]);
    assert_eq!(all.last().unwrap(), "2026-03-19/2026-03-20");
    assert_eq!(asked(&cache, 1, &quiet, &[]), ["2026-03-19/2026-03-20"], "the newest days are read every time");
    assert_eq!(asked(&cache, 2, &quiet, &[]), all, "another's figures are others");
    let changed = asked(&cache, 1, &folds("2026-03-02", "2026-03-20", &["2026-03-05"]), &[]);
    assert!(changed.contains(&"2026-03-05/2026-03-05".to_owned()), "{changed:?}");
    let again = asked(&cache, 1, &folds("2026-03-02", "2026-03-20", &["2026-03-05", "2026-03-05"]), &[]);
    assert_eq!(again, ["2026-03-05/2026-03-05", "2026-03-19/2026-03-20"], "its next change costs no other day");
}

#[test]
fn an_open_day_is_read_and_never_cached() {
    let cache = PieceCache::new(1_000);
    let quiet = folds("2026-03-02", "2026-03-20", &[]);
    asked(&cache, 1, &quiet, &["2026-03-05"]);
    let again = asked(&cache, 1, &quiet, &["2026-03-05"]);
    assert_eq!(again, ["2026-03-05/2026-03-05", "2026-03-19/2026-03-20"]);
    assert_eq!(asked(&cache, 1, &Folds::new(), &["2026-03-05"]), ["2026-03-05/2026-03-05"], "before any sum");
}

#[test]
fn what_takes_no_rows_takes_room_and_what_is_too_large_is_not_cached() {
    let cache = PieceCache::new(100);
    let of = |day: &str| folds(day, "2026-03-20", &[]);
    for key in 0..=255 {
        asked_for(&cache, key, &of("2026-03-01"), &[], 0);
    }
    assert!(cache.cached.weight() <= 100, "{} rows", cache.cached.weight());
    let whole = asked_for(&cache, 1, &of("2026-03-10"), &[], 101);
    assert_eq!(asked_for(&cache, 1, &of("2026-03-10"), &[], 101), whole);
}

#[test]
fn the_day_that_changes_again_stays_a_piece_of_its_own() {
    let cache = PieceCache::new(10_000);
    let (first, last) = (day("2026-01-01"), day("2026-06-30"));
    let mut folds: Folds = first.iter_days().take_while(|one| *one <= last).map(|one| (one, 1)).collect();
    let busy = day("2026-01-15");
    for other in first.iter_days().skip(30).take(2 * MOST_UNSETTLED) {
        for changed in [busy, other] {
            *folds.get_mut(&changed).unwrap() += 1;
            asked(&cache, 1, &folds, &[]);
        }
    }
    *folds.get_mut(&busy).unwrap() += 1;
    let read = asked(&cache, 1, &folds, &[]);
    assert_eq!(read, ["2026-01-15/2026-01-15", "2026-06-29/2026-06-30"]);
}
