//! Formatting of amounts in texts and documents.

use serde::{Deserialize, Serialize};
use tierway_kernel::Money;

use super::definition;
use crate::{Failure, Transaction};

/// The setting that holds the sign.
const KEY: &str = "currencySymbol";

/// The symbol of the instance's one currency. Used for amounts in notices, emails, the log and documents; data on the
/// wire has bare amounts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Currency(String);

impl Default for Currency {
    /// The sign while none was set.
    fn default() -> Currency {
        Currency(definition(KEY).map(|row| row.default.to_owned()).unwrap_or_default())
    }
}

impl Currency {
    /// The currency of that sign.
    pub(super) fn new(symbol: String) -> Currency {
        Currency(symbol)
    }

    /// The currency symbol, for use cases that need no other setting.
    pub fn load(tx: &mut dyn Transaction) -> Result<Currency, Failure> {
        let stored = tx.settings().get(KEY)?;
        let fitting = stored.and_then(|text| definition(KEY)?.kind.normal(&text).ok());
        Ok(fitting.map_or_else(Currency::default, Currency))
    }

    /// `$` or `RM`.
    pub fn symbol(&self) -> &str {
        &self.0
    }

    /// `$1,234.50`, `-$10.00`, `RM14.00`.
    pub fn show(&self, amount: Money) -> String {
        let text = amount.to_string();
        let (sign, digits) = match text.strip_prefix('-') {
            Some(rest) => ("-", rest),
            None => ("", text.as_str()),
        };
        let (whole, cents) = digits.split_once('.').unwrap_or((digits, "00"));
        format!("{sign}{}{}.{cents}", self.0, grouped(whole))
    }
}

/// `1,234`.
fn grouped(digits: &str) -> String {
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_carry_the_sign_and_groups_of_thousands() {
        let ringgit = Currency::new("RM".to_owned());
        for (minor, dollars, ringgits) in [
            (0, "$0.00", "RM0.00"),
            (1400, "$14.00", "RM14.00"),
            (99_999, "$999.99", "RM999.99"),
            (123_450, "$1,234.50", "RM1,234.50"),
            (-1000, "-$10.00", "-RM10.00"),
            (Money::LIMIT, "$9,999,999,999.99", "RM9,999,999,999.99"),
        ] {
            assert_eq!(Currency::default().show(Money::of(minor)), dollars);
            assert_eq!(ringgit.show(Money::of(minor)), ringgits);
        }
    }
}
