//! What is shipped.

use tierway_kernel::{Money, Quantity};

use super::PieceMeasures;
use crate::NewLine;

/// The 10⁻¹² g of a gram.
const GRAM: u128 = 1_000_000_000_000;

/// The goods of an order, as far as their shipping depends on them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ShippedGoods {
    /// Their amount without tax.
    pub amount: Money,
    /// The pieces of each line, and what one of them weighs and measures.
    pub lines: Vec<(Quantity, PieceMeasures)>,
}

impl ShippedGoods {
    /// Those of lines that come to `amount` without tax. A pack counts as its pieces.
    pub fn of<'a>(lines: impl IntoIterator<Item = &'a NewLine>, amount: Money) -> ShippedGoods {
        ShippedGoods { amount, lines: lines.into_iter().map(|line| (line.pieces, line.measures)).collect() }
    }

    /// All pieces.
    pub fn pieces(&self) -> i64 {
        self.lines.iter().fold(0, |sum, (pieces, _)| sum.saturating_add(pieces.get()))
    }

    /// The chargeable weight in grams, rounded up: the actual weight, or the volumetric one by `divisor` (cm³ per kg) if that
    /// is more. A piece without a weight weighs `unweighed_grams`; one without all three sides has no volume.
    pub fn chargeable_grams(&self, unweighed_grams: u32, divisor: Option<u32>) -> i64 {
        let unweighed = u128::from(unweighed_grams) * GRAM;
        let actual = self.sum(|piece| piece.weight.unwrap_or(unweighed)).div_ceil(GRAM);
        // A cm³ is 10¹⁵ of our units of volume: through the divisor, one of them is 10⁻¹² g.
        let volumetric = divisor.filter(|divisor| *divisor > 0).map_or(0, |divisor| {
            self.sum(|piece| piece.volume.unwrap_or_default()).div_ceil(u128::from(divisor) * GRAM)
        });
        i64::try_from(actual.max(volumetric)).unwrap_or(i64::MAX)
    }

    /// What all pieces come to. Sums that do not fit stay at the most there is, which is beyond the last band.
    fn sum(&self, of: impl Fn(&PieceMeasures) -> u128) -> u128 {
        let line = |(pieces, measures): &(Quantity, PieceMeasures)| {
            of(measures).saturating_mul(u128::try_from(pieces.get()).unwrap_or_default())
        };
        self.lines.iter().fold(0, |sum, one| sum.saturating_add(line(one)))
    }
}
