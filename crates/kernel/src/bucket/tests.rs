//! Where buckets start, and how many there are.
#![allow(clippy::unwrap_used, reason = "tests")]

use super::*;

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

#[test]
fn buckets_start_where_people_expect() {
    // 2026-03-04 is a Wednesday.
    assert_eq!(Bucket::Day.start(day("2026-03-04")), day("2026-03-04"));
    assert_eq!(Bucket::Week.start(day("2026-03-04")), day("2026-03-02"));
    assert_eq!(Bucket::Week.start(day("2026-03-02")), day("2026-03-02"));
    assert_eq!(Bucket::Month.start(day("2026-03-31")), day("2026-03-01"));
    for bucket in Bucket::ALL {
        assert_eq!(Bucket::parse(bucket.as_str()), Some(bucket));
    }
}

#[test]
fn a_series_has_every_start_and_an_end() {
    let months = Bucket::Month.starts(day("2026-01-15"), day("2026-03-02")).unwrap();
    assert_eq!(months, [day("2026-01-01"), day("2026-02-01"), day("2026-03-01")]);
    assert_eq!(Bucket::Week.starts(day("2026-03-01"), day("2026-03-02")).unwrap().len(), 2);
    assert_eq!(Bucket::Day.starts(day("2026-03-02"), day("2026-03-01")), Some(Vec::new()));
    assert_eq!(Bucket::Day.starts(day("2020-01-01"), day("2026-01-01")), None, "too many points");
}
