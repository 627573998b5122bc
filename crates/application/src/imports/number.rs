//! Numbers and words as files have them.

use tierway_kernel::{Measure, Money, MoneyError, Quantity};

/// Currency symbols allowed before or after an amount.
const CURRENCIES: [char; 7] = ['$', '€', '£', '¥', '₹', '₱', '฿'];

/// Normalizes a number: the decimal separator becomes a point, thousands separators are removed. `None` if it is
/// ambiguous or invalid.
fn plain(text: &str) -> Option<String> {
    let text: String = text
        .trim()
        .trim_matches(|c: char| CURRENCIES.contains(&c) || c.is_whitespace())
        .chars()
        .filter(|c| !c.is_whitespace() && *c != '\'' && *c != '’')
        .collect();
    let Some(at) = text.rfind(['.', ',']) else { return Some(text) };
    let (whole, fraction) = (&text[..at], &text[at + 1..]);
    let (separator, other) = if text[at..].starts_with('.') { ('.', ',') } else { (',', '.') };
    match (whole.contains(separator), whole.contains(other)) {
        (true, true) => None,
        (true, false) => is_grouped(&text, separator).then(|| text.replace(separator, "")),
        (false, true) => is_grouped(whole, other).then(|| format!("{}.{fraction}", whole.replace(other, ""))),
        // A thousand in London, a little more than one in Berlin.
        (false, false) if separator == ',' && is_grouped(&text, ',') => None,
        (false, false) => Some(format!("{whole}.{fraction}")),
    }
}

/// Whether separators precede groups of three digits.
fn is_grouped(text: &str, separator: char) -> bool {
    let mut groups = text.trim_start_matches('-').split(separator);
    let first = groups.next().unwrap_or_default();
    (1..=3).contains(&first.len()) && groups.all(|group| group.len() == 3)
}

/// An amount.
pub(crate) fn money(text: &str) -> Result<Money, &'static str> {
    let plain = plain(text).ok_or("Please write amounts like 1234.50.")?;
    plain.parse().map_err(|error| match error {
        MoneyError::Malformed => "Please write amounts like 1234.50.",
        MoneyError::TooPrecise => "An amount has at most two decimal places.",
        MoneyError::TooLarge => "This amount is too large.",
        MoneyError::Negative => "An amount must not be negative.",
    })
}

/// A weight, a length or another decimal.
pub(super) fn measure(text: &str) -> Result<Measure, &'static str> {
    let sentence = "This must be a number of at least 0 with at most three decimal places.";
    plain(text).ok_or(sentence)?.parse().map_err(|_| sentence)
}

/// A whole number of pieces.
pub(super) fn quantity(text: &str) -> Result<Quantity, &'static str> {
    let sentence = "This must be a whole number from 0 to 1,000,000,000.";
    // A thousand with a comma is no decimal here.
    let plain =
        if is_grouped(text.trim(), ',') { text.trim().replace(',', "") } else { plain(text).ok_or(sentence)? };
    let whole = match plain.split_once('.') {
        Some((whole, fraction)) if fraction.bytes().all(|digit| digit == b'0') => whole,
        Some(_) => return Err(sentence),
        None => plain.as_str(),
    };
    whole.parse().ok().and_then(|number| Quantity::new(number).ok()).ok_or(sentence)
}

/// Yes or no.
pub(super) fn truth(text: &str) -> Option<bool> {
    match text.trim().to_lowercase().as_str() {
        "yes" | "y" | "true" | "1" | "x" | "on" | "ja" => Some(true),
        "no" | "n" | "false" | "0" | "off" | "nein" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_as_people_write_them() {
        for (text, minor) in [
            ("14", 1400),
            (" 14.5 ", 1450),
            ("14,50", 1450),
            ("1,234.50", 123_450),
            ("1.234,50", 123_450),
            ("1 234,50", 123_450),
            ("1\u{a0}234.5", 123_450),
            ("1'234.50", 123_450),
            ("1,234,567", 123_456_700),
            ("1.234.567", 123_456_700),
            ("$ 14.10", 1410),
            ("14,10 €", 1410),
            ("-3.00", -300),
        ] {
            assert_eq!(money(text), Ok(Money::of(minor)), "{text}");
        }
        for text in ["1,234", "1,23,4", "12.34.5", "abc", "", "1.2,3.4", "1,2345.6", "14 EUR"] {
            assert_eq!(money(text), Err("Please write amounts like 1234.50."), "{text}");
        }
        assert_eq!(money("1.234"), Err("An amount has at most two decimal places."));
    }

    #[test]
    fn quantities_are_whole() {
        let value = |text| quantity(text).map(Quantity::get);
        assert_eq!(
            [value("12"), value("12.0"), value("1,200"), value("1.200.000")],
            [Ok(12), Ok(12), Ok(1200), Ok(1_200_000)]
        );
        for text in ["1.5", "-1", "x", "1e3", "2000000000", ""] {
            assert!(value(text).is_err(), "{text}");
        }
        assert_eq!(measure("1,25"), measure("1.25"));
        assert_eq!([truth(" Yes"), truth("0"), truth("maybe")], [Some(true), Some(false), None]);
    }
}
