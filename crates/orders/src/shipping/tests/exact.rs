//! Against a second version that is slow and plain: fractions of whole numbers, one piece after the other.

use proptest::prelude::*;

use super::*;

/// A fraction, never shortened.
#[derive(Clone, Copy)]
struct Fraction(u128, u128);

impl Fraction {
    fn plus(self, other: Fraction) -> Fraction {
        // Of the same denominator, as all that are added here.
        assert_eq!(self.1, other.1);
        Fraction(self.0 + other.0, self.1)
    }

    fn rounded_up(self) -> i64 {
        let (whole, rest) = (self.0 / self.1, self.0 % self.1);
        i64::try_from(whole + u128::from(rest > 0)).unwrap()
    }
}

/// Grams of a unit of weight, by the definition of the pound, and of the ounce as its sixteenth; over 16 × 10⁵.
fn grams_of(unit: &str) -> u128 {
    let pound = 45_359_237 * 16;
    match unit {
        "kg" => 1_000 * 1_600_000,
        "g" => 1_600_000,
        "lb" => pound,
        "oz" => pound / 16,
        _ => 1_000_000 * 1_600_000,
    }
}

/// Tenths of a millimetre of a unit of length.
fn tenths_of(unit: &str) -> u128 {
    match unit {
        "mm" => 10,
        "cm" => 100,
        "m" => 10_000,
        "in" => 254,
        _ => 3_048,
    }
}

type Line = (i64, Option<i64>, &'static str, [Option<i64>; 3], &'static str);

fn plainly(lines: &[Line], unweighed: u32, divisor: Option<u32>) -> i64 {
    let over = 1_600_000 * 1_000;
    let mut actual = Fraction(0, over);
    // mm³ of thousandths of tenths of a millimetre, over cm³ per kg and the grams of a kg.
    let by = u128::from(divisor.unwrap_or(1)) * 1_000_000_000_000;
    let mut volumetric = Fraction(0, by);
    for (pieces, weight, weight_unit, sides, side_unit) in lines {
        for _ in 0..*pieces {
            actual = actual.plus(match weight.filter(|weight| *weight > 0) {
                Some(weight) => Fraction(weight as u128 * grams_of(weight_unit), over),
                None => Fraction(u128::from(unweighed) * over, over),
            });
            if let (Some(_), [Some(length), Some(width), Some(height)]) = (divisor, sides) {
                let side = |side: &i64| *side as u128 * tenths_of(side_unit);
                volumetric = volumetric.plus(Fraction(side(length) * side(width) * side(height), by));
            }
        }
    }
    actual.rounded_up().max(volumetric.rounded_up())
}

fn line() -> impl Strategy<Value = Line> {
    let weight_unit = prop::sample::select(vec!["kg", "g", "lb", "oz", "ton"]);
    let side_unit = prop::sample::select(vec!["mm", "cm", "m", "in", "ft"]);
    let side = || prop::option::weighted(0.9, 0..200_000_i64);
    (1..20_i64, prop::option::weighted(0.8, 0..5_000_000_i64), weight_unit, [side(), side(), side()], side_unit)
}

proptest! {
    #[test]
    fn weights_are_exact(
        lines in prop::collection::vec(line(), 0..6),
        unweighed in 0..2_000_u32,
        divisor in prop::option::of(1_000..=10_000_u32),
    ) {
        let thousandths = |value: Option<i64>| value.map(|value| Measure::from_thousandths(value).unwrap());
        let known = |(pieces, weight, weight_unit, sides, side_unit): &Line| {
            let weight = (thousandths(*weight), *weight_unit);
            (*pieces, PieceMeasures::new(weight, (sides.map(thousandths), *side_unit)))
        };
        let known: Vec<_> = lines.iter().map(known).collect();
        prop_assert_eq!(goods(0, &known).chargeable_grams(unweighed, divisor), plainly(&lines, unweighed, divisor));
    }

    #[test]
    fn costs_are_those_of_a_walk_through_the_bands(
        starts in prop::collection::btree_set(1..60_i64, 0..8),
        costs in prop::collection::vec(0..5_000_i64, 9),
        pieces in 1..80_i64,
        amount in 0..30_000_i64,
        free_from in prop::option::of(1..30_000_i64),
        extras in prop::collection::vec((0..900_i64, prop::option::of("[0-9]{1,2}")), 0..4),
        postcode in prop::option::of("[0-9]{3} ?[0-9]{2}"),
    ) {
        let rows: Vec<(i64, i64)> = std::iter::once(0).chain(starts).zip(costs).collect();
        let named = |(index, (cost, part)): (usize, &(i64, Option<String>))| {
            surcharge(&format!("Extra {index}"), *cost, &part.as_deref().into_iter().collect::<Vec<_>>())
        };
        let method = ShippingMethod {
            free_from: free_from.map(Money::of),
            surcharges: extras.iter().enumerate().map(named).collect(),
            ..method(ShippingBasis::Pieces, &rows)
        };
        let mut expected = 0;
        for (from, cost) in &rows {
            if pieces >= *from {
                expected = *cost;
            }
        }
        if free_from.is_some_and(|from| amount >= from) {
            expected = 0;
        }
        let base = expected;
        for (cost, part) in &extras {
            let digits = postcode.as_deref().map(|code| code.replace(' ', ""));
            let is_there = |part: &String| digits.as_ref().is_some_and(|digits| digits.find(part.as_str()) == Some(0));
            if part.as_ref().is_none_or(is_there) {
                expected += cost;
            }
        }
        let (cost, parts) = cost(&method, &goods(amount, &[(pieces, PieceMeasures::default())]), postcode.as_deref());
        prop_assert_eq!(cost, expected);
        if let Some((_, first)) = parts.first() {
            prop_assert_eq!((*first, parts.iter().map(|(_, amount)| amount).sum::<i64>()), (base, expected));
        } else {
            prop_assert_eq!(base, expected);
        }
    }
}
