//! Rules of receipts.

use std::collections::HashMap;

use tierway_kernel::{FieldError, Message, PurchaseLineId, Quantity, message, too_long};

use super::{MAX_PURCHASE_LINES, PurchaseLine};

/// Longest reason of a refusal, in characters.
pub const LONGEST_REASON: usize = 500;

/// Received pieces of a line, as entered; a line may appear several times, with different lots.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrival {
    /// Which line.
    pub line_id: PurchaseLineId,
    /// Accepted pieces.
    pub pieces: i64,
    /// Pieces that are refused.
    pub rejected: i64,
    /// Why they are.
    pub reason: Option<String>,
}

/// Maximum number of pieces accepted for `ordered`.
pub fn most_accepted(ordered: i64, over_percent: i64) -> i64 {
    let over = i128::from(ordered) * i128::from(over_percent.max(0)) / 100;
    ordered.saturating_add(i64::try_from(over).unwrap_or(i64::MAX)).min(Quantity::LIMIT)
}

/// Checks a receipt against the order; returns whether the order is complete. Rejected pieces stay outstanding.
pub fn check_arrivals(
    lines: &[PurchaseLine],
    arrivals: &[Arrival],
    over_percent: i64,
) -> Result<bool, Vec<FieldError>> {
    if arrivals.is_empty() || arrivals.len() > MAX_PURCHASE_LINES {
        let text = message!("Please enter 1 to {most} received lines.", most = MAX_PURCHASE_LINES);
        return Err(vec![FieldError::new("lines", text)]);
    }
    let mut received: HashMap<PurchaseLineId, i64> = lines.iter().map(|line| (line.id, line.received)).collect();
    let mut errors = Vec::new();
    for (index, arrival) in arrivals.iter().enumerate() {
        let mut fault = |field: &str, text: Message| {
            errors.push(FieldError::new(format!("lines[{index}].{field}"), text));
        };
        let Some(line) = lines.iter().find(|line| line.id == arrival.line_id) else {
            fault("lineId", "This line does not belong to the purchase order.".into());
            continue;
        };
        let is_count = |pieces: i64| (0..=Quantity::LIMIT).contains(&pieces);
        if !is_count(arrival.pieces) {
            fault("pieces", "The pieces must be a whole number of at least 0.".into());
            continue;
        }
        if !is_count(arrival.rejected) {
            fault("rejected", "Rejected pieces must be a whole number of at least 0.".into());
            continue;
        }
        if arrival.pieces == 0 && arrival.rejected == 0 {
            fault("pieces", "Please enter the number of pieces received.".into());
        }
        let reason = arrival.reason.as_deref().map(str::trim).unwrap_or_default();
        if arrival.rejected > 0 && reason.is_empty() {
            fault("reason", "Please enter a reason for the rejection.".into());
        }
        if reason.chars().count() > LONGEST_REASON {
            fault("reason", too_long(LONGEST_REASON));
        }
        let ordered = line.entry.pieces.get();
        let most = most_accepted(ordered, over_percent);
        let sum = received.entry(line.id).or_default();
        let before = *sum;
        *sum += arrival.pieces;
        if *sum > most {
            let rest = (most - before).max(0);
            fault(
                "pieces",
                message!("At most {rest} more of the {ordered} ordered pieces can be received.", rest, ordered),
            );
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let is_there = |line: &PurchaseLine| received.get(&line.id).is_some_and(|sum| *sum >= line.entry.pieces.get());
    Ok(lines.iter().all(is_there))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use crate::NewPurchaseLine;
    use proptest::prelude::*;
    use tierway_kernel::{Money, ProductId, PurchaseOrderId};

    fn line(id: i64, pieces: i64, received: i64) -> PurchaseLine {
        PurchaseLine {
            id: PurchaseLineId(id),
            order_id: PurchaseOrderId(1),
            entry: NewPurchaseLine {
                product_id: ProductId(id),
                supplier_sku: None,
                pieces: Quantity::new(pieces).unwrap(),
                cost: Money::of(100),
            },
            received,
            rejected: 0,
        }
    }

    fn arrival(line: i64, pieces: i64, rejected: i64) -> Arrival {
        let reason = (rejected > 0).then(|| "wet".to_owned());
        Arrival { line_id: PurchaseLineId(line), pieces, rejected, reason }
    }

    fn faults(lines: &[PurchaseLine], arrivals: &[Arrival]) -> Vec<(String, String)> {
        let errors = check_arrivals(lines, arrivals, 10).unwrap_err();
        errors.into_iter().map(|error| (error.field, error.message.to_string())).collect()
    }

    #[test]
    fn an_order_is_whole_when_nothing_is_missing() {
        let lines = [line(1, 100, 40), line(2, 10, 10)];
        assert_eq!(check_arrivals(&lines, &[arrival(1, 59, 0)], 10), Ok(false));
        assert_eq!(check_arrivals(&lines, &[arrival(1, 59, 1)], 10), Ok(false), "a refused piece is still to come");
        assert_eq!(check_arrivals(&lines, &[arrival(1, 30, 0), arrival(1, 30, 0)], 10), Ok(true), "in two lots");
        assert_eq!(check_arrivals(&lines, &[arrival(1, 70, 0), arrival(2, 1, 0)], 10), Ok(true), "a little more");
    }

    #[test]
    fn what_cannot_be_taken_in_is_named() {
        let lines = [line(1, 100, 40)];
        let over =
            ("lines[0].pieces".to_owned(), "At most 70 more of the 100 ordered pieces can be received.".to_owned());
        assert_eq!(faults(&lines, &[arrival(1, 71, 0)]), [over]);
        let second = faults(&lines, &[arrival(1, 60, 0), arrival(1, 11, 0)]);
        assert_eq!(second[0].1, "At most 10 more of the 100 ordered pieces can be received.");
        let fields = |arrivals: &[Arrival]| faults(&lines, arrivals).into_iter().map(|(f, _)| f).collect::<Vec<_>>();
        assert_eq!(fields(&[arrival(2, 1, 0), arrival(1, 0, 0)]), ["lines[0].lineId", "lines[1].pieces"]);
        assert_eq!(fields(&[arrival(1, -1, 0), arrival(1, 1, -1)]), ["lines[0].pieces", "lines[1].rejected"]);
        let silent = Arrival { reason: Some(" ".to_owned()), ..arrival(1, 1, 1) };
        assert_eq!(fields(&[silent]), ["lines[0].reason"]);
        assert_eq!(fields(&[]), ["lines"]);
    }

    proptest! {
        #[test]
        fn never_more_than_the_limit_is_taken_in(
            ordered in 1_i64..10_000, over in 0_i64..100, parts in prop::collection::vec(1_i64..5_000, 1..20),
        ) {
            let mut one = line(1, ordered, 0);
            for pieces in parts {
                match check_arrivals(std::slice::from_ref(&one), &[arrival(1, pieces, 0)], over) {
                    Ok(is_whole) => {
                        one.received += pieces;
                        prop_assert!(one.received * 100 <= ordered * (100 + over));
                        prop_assert_eq!(is_whole, one.missing() == 0);
                    }
                    Err(_) => prop_assert!(one.received + pieces > most_accepted(ordered, over)),
                }
            }
        }
    }
}
