//! The worked example is that of docs/money.md.
#![allow(clippy::unwrap_used, reason = "tests")]

use proptest::prelude::*;

use super::*;

fn charge(kind: ChargeKind, cents: i64, spread: ChargeSpread) -> NewCharge {
    NewCharge { kind, amount: Money::of(cents), spread, reference: None, note: None }
}

/// A line whose product has its number; a piece weighs `grams`.
fn line(id: i64, pieces: i64, cents: i64, grams: Option<i64>) -> ReceivedLine {
    ReceivedLine {
        line: PurchaseLineId(id),
        product: ProductId(id),
        pieces,
        cost: Money::of(cents),
        weight: grams.map(|grams| i128::from(grams) * 1_000 * i128::from(pieces)),
    }
}

fn spread(lines: &[ReceivedLine], by: ChargeSpread, cents: i64) -> Result<Vec<i64>, LandedError> {
    let charge = charge(ChargeKind::Freight, cents, by);
    Ok(landed(lines, [&charge])?.iter().map(|one| one.share.minor()).collect())
}

#[test]
fn freight_by_weight_duty_by_value_and_handling_by_pieces() {
    let lines = [line(1, 48, 250, Some(30)), line(2, 120, 80, Some(10)), line(3, 30, 640, Some(85))];
    assert_eq!(spread(&lines, ChargeSpread::Weight, 6150), Ok(vec![1706, 1422, 3022]));
    assert_eq!(spread(&lines, ChargeSpread::Value, 3264), Ok(vec![960, 768, 1536]));
    assert_eq!(spread(&lines, ChargeSpread::Pieces, 1000), Ok(vec![242, 606, 152]));
    let charges = [
        charge(ChargeKind::Freight, 6150, ChargeSpread::Weight),
        charge(ChargeKind::Duty, 3264, ChargeSpread::Value),
        charge(ChargeKind::Other, 1000, ChargeSpread::Pieces),
    ];
    let found = landed(&lines, &charges).unwrap();
    let figures: Vec<_> = found.iter().map(|one| (one.line.0, one.share.minor(), one.per_piece.minor())).collect();
    assert_eq!(figures, [(1, 2908, 311), (2, 2796, 103), (3, 4710, 797)]);
}

#[test]
fn without_charges_a_piece_costs_what_it_was_ordered_for() {
    let found = landed(&[line(1, 48, 250, None)], []).unwrap();
    assert_eq!(found, [Landed { line: PurchaseLineId(1), share: Money::ZERO, per_piece: Money::of(250) }]);
    assert_eq!(landed(&[], []), Ok(vec![]));
}

#[test]
fn the_cents_that_are_left_go_to_the_earlier_of_equal_lines() {
    let lines = [line(1, 1, 100, None), line(2, 1, 100, None), line(3, 1, 100, None)];
    assert_eq!(spread(&lines, ChargeSpread::Pieces, 2), Ok(vec![1, 1, 0]));
    assert_eq!(spread(&lines, ChargeSpread::Value, 1000), Ok(vec![334, 333, 333]));
}

#[test]
fn the_cost_of_a_piece_is_rounded_half_up() {
    let per_piece = |pieces, cents| {
        let charge = charge(ChargeKind::Freight, cents, ChargeSpread::Pieces);
        landed(&[line(1, pieces, 100, None)], [&charge]).unwrap()[0].per_piece.minor()
    };
    assert_eq!((per_piece(8, 3), per_piece(8, 4), per_piece(3, 4), per_piece(3, 5)), (100, 101, 101, 102));
}

#[test]
fn what_cannot_be_spread_says_why() {
    let lines = [line(1, 48, 250, Some(30)), line(2, 120, 80, None)];
    let missing = spread(&lines, ChargeSpread::Weight, 100).unwrap_err();
    assert_eq!(missing, LandedError::NoWeight(ProductId(2)));
    assert_eq!(missing.sentence(|id| format!("Coil {}", id.0)), "Coil 2 has no weight.");
    let free = [line(1, 48, 0, Some(0)), line(2, 120, 0, Some(0))];
    assert_eq!(spread(&free, ChargeSpread::Weight, 100), Err(LandedError::Weightless));
    assert_eq!(spread(&free, ChargeSpread::Value, 100), Err(LandedError::Worthless));
    assert_eq!(spread(&free, ChargeSpread::Pieces, 7), Ok(vec![2, 5]));
    for by in ChargeSpread::ALL {
        assert_eq!(spread(&[], by, 100), Err(LandedError::NothingReceived));
    }
}

#[test]
fn a_weight_is_read_in_its_unit() {
    let weight = |text: &str, unit| milligrams(text.parse().unwrap(), unit);
    assert_eq!(weight("0.001", "g"), Some(1));
    assert_eq!(weight("30", "g"), Some(30_000));
    assert_eq!(weight("0.03", "kg"), Some(30_000));
    assert_eq!(weight("1.5", "ton"), Some(1_500_000_000));
    assert_eq!(weight("1", "lb"), Some(453_592));
    assert_eq!(weight("16", "oz"), weight("1", "lb"));
    assert_eq!(weight("0.001", "oz"), Some(28));
    assert_eq!(weight("1000000000", "ton"), Some(1_000_000_000_000_000_000));
    assert_eq!(weight("1", "stone"), None);
}

fn arrived(line: i64, pieces: i64, piece_weight: Option<u64>) -> ReceiptLine {
    ReceiptLine {
        line_id: PurchaseLineId(line),
        product_id: ProductId(line),
        cost: Money::of(250),
        pieces,
        rejected: 0,
        reason: None,
        lot_id: None,
        movement_id: None,
        piece_weight,
    }
}

#[test]
fn receipts_are_added_up_by_line_at_the_weight_of_their_day() {
    let receipts = [arrived(2, 5, None), arrived(1, 4, Some(30)), arrived(3, 0, None), arrived(1, 6, Some(35))];
    let now = HashMap::from([(ProductId(1), 99), (ProductId(2), 7)]);
    let found = received_lines(&receipts, &now);
    let figures: Vec<_> = found.iter().map(|line| (line.line.0, line.pieces, line.weight)).collect();
    assert_eq!(figures, [(1, 10, Some(4 * 30 + 6 * 35)), (2, 5, Some(35))], "nothing of the third was accepted");
    let found = received_lines(&[arrived(1, 4, Some(30)), arrived(1, 6, None)], &HashMap::new());
    assert_eq!(found[0].weight, None);
}

#[test]
fn every_fault_of_a_charge_is_named() {
    let faults = |new: NewCharge| {
        let errors = new.checked().unwrap_err();
        errors.into_iter().map(|error| (error.field, error.message.to_string())).collect::<Vec<_>>()
    };
    let amount = "Please enter an amount from 0.01 to 1000000.00.";
    for cents in [-1, 0, 100_000_001] {
        let new = charge(ChargeKind::Duty, cents, ChargeSpread::Value);
        assert_eq!(faults(new), [("amount".to_owned(), amount.to_owned())]);
    }
    let new = charge(ChargeKind::Duty, 100_000_000, ChargeSpread::Value);
    let long =
        NewCharge {
            reference: Some("é".repeat(61)), note: Some("é".repeat(501)), amount: Money::ZERO, ..new.clone()
        };
    assert_eq!(faults(long).into_iter().map(|(field, _)| field).collect::<Vec<_>>(), ["amount", "reference", "note"]);
    let odd = NewCharge { reference: Some("A\n1".to_owned()), note: Some("a\u{7}".to_owned()), ..new.clone() };
    assert_eq!(faults(odd).len(), 2);
    let kept = NewCharge { reference: Some(" F-118 ".to_owned()), note: Some(" ".to_owned()), ..new.clone() };
    assert_eq!(kept.checked(), Ok(NewCharge { reference: Some("F-118".to_owned()), ..new }));
}

/// The same by hand: every line gets whole cents as long as they are owed, then one cent after the other goes to the line
/// that is owed most of one.
fn slowly(amount: i64, counts: &[i128]) -> Vec<i64> {
    let whole: i128 = counts.iter().sum();
    let owed = |place: usize, given: i64| i128::from(amount) * counts[place] - i128::from(given) * whole;
    let mut parts = vec![0_i64; counts.len()];
    for place in 0..counts.len() {
        while owed(place, parts[place]) >= whole {
            parts[place] += 1;
        }
    }
    while parts.iter().sum::<i64>() < amount {
        let mut most = 0;
        for place in 1..counts.len() {
            if owed(place, parts[place]) > owed(most, parts[most]) {
                most = place;
            }
        }
        parts[most] += 1;
    }
    parts
}

proptest! {
    #[test]
    fn shares_are_those_counted_by_hand(
        rows in prop::collection::vec((1_i64..500, 0_i64..2_000, 0_i64..400), 1..9), cents in 1_i64..3_000,
    ) {
        let lines: Vec<_> = rows
            .iter()
            .enumerate()
            .map(|(at, (pieces, cost, grams))| line(at as i64, *pieces, *cost, Some(*grams)))
            .collect();
        for by in ChargeSpread::ALL {
            let counts: Vec<i128> = lines
                .iter()
                .map(|line| match by {
                    ChargeSpread::Value => i128::from(line.cost.minor() * line.pieces),
                    ChargeSpread::Weight => line.weight.unwrap_or_default(),
                    ChargeSpread::Pieces => i128::from(line.pieces),
                })
                .collect();
            match spread(&lines, by, cents) {
                Ok(parts) => prop_assert_eq!(parts, slowly(cents, &counts)),
                Err(_) => prop_assert!(counts.iter().all(|count| *count == 0)),
            }
        }
    }

    #[test]
    fn shares_are_the_charges_to_the_cent(
        rows in prop::collection::vec((1_i64..1_000_000_000, 1_i64..999_999_999_999), 1..200),
        amounts in prop::collection::vec((1_i64..=100_000_000, 0_usize..3), 1..50),
    ) {
        let mut lines: Vec<_> =
            rows.iter().enumerate().map(|(at, (pieces, cost))| line(at as i64, *pieces, *cost, None)).collect();
        for line in &mut lines {
            line.weight = Some(i128::from(line.pieces) * 1_000_000_000_000_000_000);
        }
        let charges: Vec<_> =
            amounts.iter().map(|(cents, by)| charge(ChargeKind::Other, *cents, ChargeSpread::ALL[*by])).collect();
        let found = landed(&lines, &charges).unwrap();
        let sum: i64 = found.iter().map(|one| one.share.minor()).sum();
        prop_assert_eq!(sum, amounts.iter().map(|(cents, _)| *cents).sum::<i64>());
        for (one, line) in found.iter().zip(&lines) {
            prop_assert!(one.per_piece >= line.cost);
            let exact = one.share.minor();
            let rounded = (one.per_piece.minor() - line.cost.minor()) * line.pieces;
            prop_assert!(one.per_piece.minor() == Money::LIMIT || (rounded - exact).abs() * 2 <= line.pieces);
        }
    }
}
