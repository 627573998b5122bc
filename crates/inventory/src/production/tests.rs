//! The series, rates and the top of the list.

use super::*;

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn on(text: &str, reason: Reason, pieces: i64) -> DayPieces {
    DayPieces { day: day(text), reason, pieces }
}

#[test]
fn a_series_has_every_point() {
    let rows = [
        on("2026-01-30", Reason::Production, 100),
        on("2026-03-01", Reason::Damage, 3),
        on("2026-03-02", Reason::Expired, 4),
        on("2026-03-02", Reason::Sale, 50),
        on("2026-03-02", Reason::Sample, 9),
    ];
    let points = series(Bucket::Month, day("2026-01-15"), day("2026-03-02"), &rows).unwrap();
    let plain: Vec<_> = points
        .iter()
        .map(|(start, output)| (start.to_string(), output.produced, output.scrapped, output.shipped))
        .collect();
    let expected = [("2026-01-01", 100, 0, 0), ("2026-02-01", 0, 0, 0), ("2026-03-01", 0, 7, 50)];
    assert_eq!(plain, expected.map(|(start, made, lost, sold)| (start.to_owned(), made, lost, sold)));
    assert_eq!(series(Bucket::Week, day("2026-03-01"), day("2026-03-02"), &[]).unwrap().len(), 2);
    assert_eq!(series(Bucket::Day, day("2026-03-02"), day("2026-03-01"), &[]), Some(Vec::new()));
    assert_eq!(series(Bucket::Day, day("2020-01-01"), day("2026-01-01"), &[]), None, "too many points");
}

#[test]
fn the_scrap_rate_is_of_what_was_produced() {
    let rate = |produced, scrapped| Output { produced, scrapped, shipped: 0 }.scrap_rate();
    assert_eq!(rate(0, 5), None);
    assert_eq!((rate(1000, 0), rate(1000, 25), rate(3, 1), rate(3, 2)), (Some(0), Some(250), Some(3333), Some(6667)));
}

#[test]
fn products_are_named_by_what_was_made_of_them() {
    let of = |id, reason, pieces| ProductPieces { product_id: ProductId(id), reason, pieces };
    let mut rows = vec![
        of(1, Reason::Production, 10),
        of(2, Reason::Production, 30),
        of(2, Reason::Damage, 1),
        of(3, Reason::Expired, 5),
        of(4, Reason::Sale, 500),
    ];
    let ids = |rows: &[ProductPieces]| top_products(rows).iter().map(|(id, _)| id.0).collect::<Vec<_>>();
    assert_eq!(ids(&rows), [2, 1, 3]);
    rows.extend((10..30).map(|id| of(id, Reason::Production, 1)));
    assert_eq!(ids(&rows).len(), TOP_PRODUCTS);
}
