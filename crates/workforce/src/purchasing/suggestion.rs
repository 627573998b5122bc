//! Reorder suggestions: from sales, lead time, stock on hand and on order.

use tierway_kernel::{Message, ProductId, Quantity, message};

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
    pub reason: Message,
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
    let reason = message!(
        "{speed}; {stock}. Delivery takes {delivery}, and {reserve} of sales are kept in reserve: {reorder_point} in all. {pieces} more cover another {period}.",
        speed = speed(sold, days),
        stock = free(supply, days_left),
        delivery = in_days(terms.lead_days.max(0)),
        reserve = in_days(terms.safety_days.max(0)),
        reorder_point,
        pieces,
        period = in_days(days)
    );
    Some(Suggestion { pieces, reorder_point, days_left: Some(days_left), reason })
}

fn unsold(supply: &Supply, terms: &SupplyTerms, days: i64, position: i64) -> Option<Suggestion> {
    if position >= terms.low_mark {
        return None;
    }
    let pieces = purchase_pieces(terms.low_mark - position, terms.pack_size, terms.minimum);
    let (period, stock) = (in_days(days), left(supply));
    let reason = message!(
        "Nothing was sold in the last {period}. {stock}, below the mark of {mark}.",
        period,
        stock,
        mark = terms.low_mark
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

fn in_days(count: i64) -> Message {
    if count == 1 { message!("1 day") } else { message!("{count} days", count) }
}

fn speed(sold: i64, days: i64) -> Message {
    let tenths = i128::from(sold) * 10 / i128::from(days);
    let pieces = match (tenths / 10, tenths % 10) {
        (0, _) => return message!("Sold {sold} in the last {period}", sold, period = in_days(days)),
        (whole, 0) => whole.to_string(),
        (whole, tenth) => format!("{whole}.{tenth}"),
    };
    message!("Sells {pieces} a day", pieces)
}

/// What is there of a product that sells.
fn free(supply: &Supply, days_left: i64) -> Message {
    let (count, on_order, time) = (supply.available, supply.on_order, in_days(days_left));
    match (count, on_order > 0) {
        (..=0, false) => message!("none is free"),
        (..=0, true) => message!("none is free and {on_order} on order", on_order),
        (1, false) => message!("1 is free, enough for {time}", time),
        (1, true) => message!("1 is free and {on_order} on order, enough for {time}", on_order, time),
        (_, false) => message!("{count} are free, enough for {time}", count, time),
        (_, true) => message!("{count} are free and {on_order} on order, enough for {time}", count, on_order, time),
    }
}

/// What is there of a product that does not.
fn left(supply: &Supply) -> Message {
    let (count, on_order) = (supply.available, supply.on_order);
    match (count, on_order > 0) {
        (1, false) => message!("1 is left"),
        (1, true) => message!("1 is left and {on_order} on order", on_order),
        (_, false) => message!("{count} are left", count),
        (_, true) => message!("{count} are left and {on_order} on order", count, on_order),
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
        assert!(
            found.reason.to_string().starts_with("Sold 3 in the last 30 days; none is free and 1 on order."),
            "{found:?}"
        );
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
