//! Percentages of taxes.

use std::fmt;
use std::str::FromStr;

use tierway_kernel::Sentence;

/// A percentage from 0 to 100 with four decimals, in millionths of the whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TaxPercent(i64);

/// A text or number that is no percentage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
#[error("Enter a percentage from 0 to 100 with at most four decimals, such as 8.875.")]
pub struct PercentError;

/// Millionths in the whole.
pub(super) const WHOLE: i64 = 1_000_000;
/// Millionths in one percent.
const ONE: i64 = 10_000;

impl TaxPercent {
    /// 0 %.
    pub const NOTHING: TaxPercent = TaxPercent(0);

    /// So many millionths; `None` below 0 and above the whole.
    pub const fn from_ppm(ppm: i64) -> Option<TaxPercent> {
        if ppm < 0 || ppm > WHOLE { None } else { Some(TaxPercent(ppm)) }
    }

    /// Hundredths of a percent, the unit of the setting `taxBasisPoints`; what is below 0 or above the whole is cut off.
    pub fn of_basis_points(points: i64) -> TaxPercent {
        TaxPercent(points.clamp(0, WHOLE / 100) * 100)
    }

    /// In millionths of the whole.
    pub const fn ppm(self) -> i64 {
        self.0
    }
}

impl fmt::Display for TaxPercent {
    /// `20`, `8.875`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{}.{:04}", self.0 / ONE, self.0 % ONE);
        f.write_str(text.trim_end_matches('0').trim_end_matches('.'))
    }
}

impl FromStr for TaxPercent {
    type Err = PercentError;

    /// Reads `20`, `8.875` or `0.0001`; zeros past four decimals are tolerated.
    fn from_str(text: &str) -> Result<TaxPercent, PercentError> {
        let text = text.trim();
        let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let significant = decimals.trim_end_matches('0');
        if !digits(whole) || !digits(decimals) || significant.len() > 4 || whole.trim_start_matches('0').len() > 3 {
            return Err(PercentError);
        }
        let number = |part: &str| part.parse::<i64>().map_err(|_| PercentError);
        let ppm = number(whole)? * ONE + number(&format!("{significant:0<4}"))?;
        TaxPercent::from_ppm(ppm).ok_or(PercentError)
    }
}
