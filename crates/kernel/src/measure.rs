//! Weights and lengths: decimals with three places, stored as integer thousandths.

use std::fmt;
use std::str::FromStr;

/// A non-negative weight or length in thousandths of its unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Measure(i64);

/// A text that is no measure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be a number of at least 0 with at most three decimal places")]
pub struct MeasureError;

impl Measure {
    /// A measure of `thousandths`, refused below zero or beyond a thousand million units.
    pub fn from_thousandths(thousandths: i64) -> Result<Measure, MeasureError> {
        if (0..=1_000_000_000_000).contains(&thousandths) { Ok(Measure(thousandths)) } else { Err(MeasureError) }
    }

    /// The stored thousandths.
    pub const fn thousandths(self) -> i64 {
        self.0
    }
}

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fraction = format!("{:03}", self.0 % 1000);
        let fraction = fraction.trim_end_matches('0');
        if fraction.is_empty() { write!(f, "{}", self.0 / 1000) } else { write!(f, "{}.{fraction}", self.0 / 1000) }
    }
}

impl FromStr for Measure {
    type Err = MeasureError;

    fn from_str(text: &str) -> Result<Measure, MeasureError> {
        let (whole, fraction) = text.trim().split_once('.').unwrap_or((text.trim(), "0"));
        let number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        let significant = fraction.trim_end_matches('0');
        if !number(whole) || !number(fraction) || significant.len() > 3 {
            return Err(MeasureError);
        }
        let whole: i64 = whole.parse().map_err(|_| MeasureError)?;
        let part: i64 = format!("{significant:0<3}").parse().map_err(|_| MeasureError)?;
        let total = whole.checked_mul(1000).and_then(|w| w.checked_add(part)).ok_or(MeasureError)?;
        Measure::from_thousandths(total)
    }
}

#[cfg(test)]
mod tests;
