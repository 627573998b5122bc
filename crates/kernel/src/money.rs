//! Money in integer minor units (cents). No float touches an amount.

use std::fmt;
use std::str::FromStr;

/// An amount of the instance's one currency, in minor units. May be negative (counter-entries).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Money(i64);

/// Why a text is no amount.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MoneyError {
    /// Not a decimal number.
    #[error("is not an amount")]
    Malformed,
    /// More than two decimal places.
    #[error("has more than two decimal places")]
    TooPrecise,
    /// Too large to store.
    #[error("is too large")]
    TooLarge,
    /// Below zero where that means nothing.
    #[error("must not be negative")]
    Negative,
}

impl Money {
    /// Nothing.
    pub const ZERO: Money = Money(0);
    /// The largest amount on either side of zero: 9,999,999,999.99.
    pub const LIMIT: i64 = 999_999_999_999;

    /// An amount of `minor` cents, `None` beyond [`Money::LIMIT`].
    pub const fn from_minor(minor: i64) -> Option<Money> {
        if minor < -Self::LIMIT || minor > Self::LIMIT { None } else { Some(Money(minor)) }
    }

    /// An amount of cents that is known to be in range, such as a constant or a stored value.
    pub const fn of(minor: i64) -> Money {
        Money(minor)
    }

    /// The amount in cents.
    pub const fn minor(self) -> i64 {
        self.0
    }

    /// Refuses amounts below zero.
    pub fn non_negative(self) -> Result<Money, MoneyError> {
        if self.0 < 0 { Err(MoneyError::Negative) } else { Ok(self) }
    }

    /// Sum, `None` past the limit.
    pub fn plus(self, other: Money) -> Option<Money> {
        self.0.checked_add(other.0).and_then(Money::from_minor)
    }

    /// Difference, `None` past the limit.
    pub fn minus(self, other: Money) -> Option<Money> {
        self.0.checked_sub(other.0).and_then(Money::from_minor)
    }

    /// `count` times the amount, `None` past the limit.
    pub fn times(self, count: i64) -> Option<Money> {
        self.0.checked_mul(count).and_then(Money::from_minor)
    }

    /// The amount × `numerator` ÷ `denominator`, rounded half-up (away from zero) to cents.
    pub fn ratio(self, numerator: i64, denominator: i64) -> Option<Money> {
        if denominator <= 0 {
            return None;
        }
        let product = i128::from(self.0) * i128::from(numerator);
        let half = i128::from(denominator) / 2;
        let rounded = if product >= 0 { product + half } else { product - half } / i128::from(denominator);
        i64::try_from(rounded).ok().and_then(Money::from_minor)
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let cents = self.0.unsigned_abs();
        write!(f, "{sign}{}.{:02}", cents / 100, cents % 100)
    }
}

impl FromStr for Money {
    type Err = MoneyError;

    /// Reads `14`, `14.5`, `14.50` or `-3.00`; trailing zeros past two places are tolerated.
    fn from_str(text: &str) -> Result<Money, MoneyError> {
        let text = text.trim();
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        if !number(whole) || !(fraction.is_empty() || number(fraction)) || digits.ends_with('.') {
            return Err(MoneyError::Malformed);
        }
        let significant = fraction.trim_end_matches('0');
        if significant.len() > 2 {
            return Err(MoneyError::TooPrecise);
        }
        let whole: i64 = whole.parse().map_err(|_| MoneyError::TooLarge)?;
        let cents: i64 = format!("{significant:0<2}").parse().map_err(|_| MoneyError::Malformed)?;
        let minor = whole.checked_mul(100).and_then(|w| w.checked_add(cents)).ok_or(MoneyError::TooLarge)?;
        Money::from_minor(if negative { -minor } else { minor }).ok_or(MoneyError::TooLarge)
    }
}

#[cfg(test)]
mod tests;
