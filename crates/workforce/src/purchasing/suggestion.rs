//! Reorder suggestions: from sales, lead time, stock on hand and on order.

use tierway_kernel::{ProductId, Quantity};

/// Parameters of the rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SupplyTerms {
    /// Sales period in days, and days an order should cover; at least one.
    pub sales_days: i64,
    /// Days until delivery.
    pub lead_days: i64,
    /// Safety stock in days.
    pub safety_days: i64,
    /// Products without sales are ordered below this.
    pub low_mark: i64,
    /// Order multiple; at least one.
    pub pack_size: i64,
    /// Fewest pieces that can be ordered.
    pub minimum: i64,
}

/// Supply situation of a product.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Supply {
    /// Which product.
    pub product_id: ProductId,
    /// On hand, neither promised nor on hold.
    pub available: i64,
    /// On order, including drafts.
    pub on_order: i64,
    /// Sold in the period, less returns.
    pub sold: i64,
}

/// A reorder suggestion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggestion {
    /// How many.
    pub pieces: i64,
    /// At or below this many, there and on order, it is time.
    pub reorder_point: i64,
    /// For how many days what is there lasts; `None` where nothing is sold.
    pub days_left: Option<i64>,
    /// Why, in a sentence or two.
    pub reason: String,
}

/// Pieces as they can be ordered: at least the minimum, in whole packs.
pub fn purchase_pieces(wanted: i64, pack_size: i64, minimum: i64) -> i64 {
    let pack = pack_size.max(1);
    let pieces = wanted.max(minimum).max(1);
    (pieces.saturating_add(pack - 1) / pack).saturating_mul(pack).min(Quantity::LIMIT / pack * pack)
}

/// The suggested order; `None` if there is enough stock, that is, expected sales until delivery plus safety stock. An
/// order covers as many days as the sales period. Products without sales are kept at the low mark.
pub fn suggest(supply: &Supply, terms: &SupplyTerms) -> Option<Suggestion> {
    let days = terms.sales_days.max(1);
    let position = supply.available.saturating_add(supply.on_order);
    let sold = supply.sold.max(0);
    if sold == 0 {
        return unsold(supply, terms, days, position);
    }
    let horizon = terms.lead_days.max(0) + terms.safety_days.max(0);
    let reorder_point = pieces_in(sold, days, horizon);
    if position > reorder_point {
        return None;
    }
    let target = pieces_in(sold, days, horizon + days);
    let pieces = purchase_pieces(target - position, terms.pack_size, terms.minimum);
    let days_left = pieces_in_floor(supply.available.max(0), days, sold);
    let reason = format!(
        "{}; {}. Delivery takes {}, and {} of sales are kept in reserve: {reorder_point} in all. {pieces} more cover another {}.",
        speed(sold, days),
        stand(supply, days_left),
        count(terms.lead_days.max(0), "day"),
        count(terms.safety_days.max(0), "day"),
        count(days, "day"),
    );
    Some(Suggestion { pieces, reorder_point, days_left: Some(days_left), reason })
}

fn unsold(supply: &Supply, terms: &SupplyTerms, days: i64, position: i64) -> Option<Suggestion> {
    if position >= terms.low_mark {
        return None;
    }
    let pieces = purchase_pieces(terms.low_mark - position, terms.pack_size, terms.minimum);
    let on_order = if supply.on_order > 0 { format!(" and {} on order", supply.on_order) } else { String::new() };
    let reason = format!(
        "Nothing was sold in the last {}. {} left{on_order}, below the mark of {}.",
        count(days, "day"),
        is_or_are(supply.available),
        terms.low_mark
    );
    Some(Suggestion { pieces, reorder_point: terms.low_mark - 1, days_left: None, reason })
}

/// Pieces sold in `wanted` days at the speed of `sold` in `days`, rounded up.
fn pieces_in(sold: i64, days: i64, wanted: i64) -> i64 {
    let product = i128::from(sold) * i128::from(wanted);
    let days = i128::from(days);
    i64::try_from((product + days - 1) / days).unwrap_or(i64::MAX).min(Quantity::LIMIT)
}

/// Days that `available` lasts, rounded down.
fn pieces_in_floor(available: i64, days: i64, sold: i64) -> i64 {
    i64::try_from(i128::from(available) * i128::from(days) / i128::from(sold)).unwrap_or(i64::MAX)
}

fn count(number: i64, word: &str) -> String {
    if number == 1 { format!("1 {word}") } else { format!("{number} {word}s") }
}

fn is_or_are(number: i64) -> String {
    if number == 1 { "1 is".to_owned() } else { format!("{number} are") }
}

fn speed(sold: i64, days: i64) -> String {
    let tenths = i128::from(sold) * 10 / i128::from(days);
    match (tenths / 10, tenths % 10) {
        (0, _) => format!("Sold {sold} in the last {}", count(days, "day")),
        (whole, 0) => format!("Sells {whole} a day"),
        (whole, tenth) => format!("Sells {whole}.{tenth} a day"),
    }
}

fn stand(supply: &Supply, days_left: i64) -> String {
    let on_order = if supply.on_order > 0 { format!(" and {} on order", supply.on_order) } else { String::new() };
    match supply.available {
        ..=0 => format!("none is free{on_order}"),
        available => format!("{} free{on_order}, enough for {}", is_or_are(available), count(days_left, "day")),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use proptest::prelude::*;

    const TERMS: SupplyTerms =
        SupplyTerms { sales_days: 30, lead_days: 9, safety_days: 7, low_mark: 50, pack_size: 24, minimum: 1 };

    fn supply(available: i64, on_order: i64, sold: i64) -> Supply {
        Supply { product_id: ProductId(1), available, on_order, sold }
    }

    #[test]
    fn what_sells_is_ordered_in_time() {
        let found = suggest(&supply(100, 0, 360), &TERMS).unwrap();
        // 12 a day: 16 days need 192, 46 days 552; 452 more are 19 packs.
        assert_eq!((found.pieces, found.reorder_point, found.days_left), (456, 192, Some(8)));
        let reason = "Sells 12 a day; 100 are free, enough for 8 days. Delivery takes 9 days, and 7 days of sales are \
            kept in reserve: 192 in all. 456 more cover another 30 days.";
        assert_eq!(found.reason, reason);
        assert_eq!(suggest(&supply(100, 93, 360), &TERMS), None, "enough is on order");
        assert!(suggest(&supply(100, 92, 360), &TERMS).is_some());
    }

    #[test]
    fn what_does_not_sell_is_kept_at_the_mark() {
        let found = suggest(&supply(12, 0, 0), &TERMS).unwrap();
        assert_eq!((found.pieces, found.days_left), (48, None));
        assert_eq!(found.reason, "Nothing was sold in the last 30 days. 12 are left, below the mark of 50.");
        assert_eq!(suggest(&supply(50, 0, 0), &TERMS), None);
        assert_eq!(suggest(&supply(12, 38, -3), &TERMS), None, "more came back than was sold");
    }

    #[test]
    fn slow_products_below_the_mark_wait_for_their_point() {
        assert_eq!(suggest(&supply(20, 0, 3), &TERMS), None);
        let found = suggest(&supply(0, 1, 3), &SupplyTerms { pack_size: 1, ..TERMS }).unwrap();
        assert_eq!((found.pieces, found.reorder_point), (4, 2));
        assert!(found.reason.starts_with("Sold 3 in the last 30 days; none is free and 1 on order."), "{found:?}");
    }

    #[test]
    fn pieces_are_whole_packs_of_at_least_the_minimum() {
        assert_eq!(purchase_pieces(1, 24, 100), 120);
        assert_eq!(purchase_pieces(49, 24, 1), 72);
        assert_eq!(purchase_pieces(48, 24, 1), 48);
        assert_eq!(purchase_pieces(-5, 0, 0), 1);
    }

    proptest! {
        #[test]
        fn an_order_brings_the_product_over_its_point(
            available in -50_i64..100_000, on_order in 0_i64..100_000, sold in -10_i64..200_000,
            sales_days in 1_i64..365, lead_days in 0_i64..365, safety_days in 0_i64..90,
            pack_size in 1_i64..500, minimum in 0_i64..5_000,
        ) {
            let terms = SupplyTerms { sales_days, lead_days, safety_days, low_mark: 50, pack_size, minimum };
            let one = supply(available, on_order, sold);
            let position = available + on_order;
            match suggest(&one, &terms) {
                None => {
                    let is_enough = match sold {
                        ..=0 => position >= 50,
                        _ => position * sales_days > sold * (lead_days + safety_days),
                    };
                    prop_assert!(is_enough);
                }
                Some(found) => {
                    prop_assert!(position <= found.reorder_point);
                    prop_assert!(position + found.pieces > found.reorder_point);
                    prop_assert!(found.pieces >= minimum && found.pieces % pack_size == 0 && found.pieces > 0);
                    let more = Supply { on_order: on_order + found.pieces, ..one };
                    prop_assert_eq!(suggest(&more, &terms), None, "what was ordered is not asked for again");
                }
            }
        }
    }
}
