//! Numbers in forms: a string or a number; an empty input or `null` means none (specification 2 §5). Invalid ones were
//! rejected with the request ([`crate::form`]), so that all errors are reported at once.

use tierway_kernel::{Measure, Money, Quantity};

use crate::dto::*;

/// A number, as a JSON string or number; an empty string means none.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
#[schema(example = "14.00")]
pub enum Numeric {
    /// As text from a form.
    Text(String),
    /// As a JSON number.
    Number(f64),
}

impl Numeric {
    /// Whether it is an empty input.
    pub fn is_empty(&self) -> bool {
        self.text().is_none()
    }

    /// The decimal text; a double's shortest form is what the sender wrote. `None`: an empty input.
    pub fn text(&self) -> Option<String> {
        match self {
            Numeric::Text(text) => Some(text.trim().to_owned()).filter(|text| !text.is_empty()),
            Numeric::Number(number) => Some(number.to_string()),
        }
    }

    /// The amount, if it is one.
    pub fn money(&self) -> Option<Money> {
        self.text()?.parse().ok()
    }

    /// The weight, length or volume, if it is one.
    pub fn measure(&self) -> Option<Measure> {
        self.text()?.parse().ok()
    }

    /// The whole number, if it is one.
    pub fn whole(&self) -> Option<i64> {
        let text = self.text()?;
        let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
        if rest.bytes().all(|digit| digit == b'0') { whole.parse().ok() } else { None }
    }

    /// The count, if it is one.
    pub fn quantity(&self) -> Option<Quantity> {
        Quantity::new(self.whole()?).ok()
    }
}

/// The amount of a field, if there is one.
pub fn money(value: Option<&Numeric>) -> Option<Money> {
    value.and_then(Numeric::money)
}

/// The whole number of a field, if there is one.
pub fn whole(value: Option<&Numeric>) -> Option<i64> {
    value.and_then(Numeric::whole)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests stop at what they did not expect")]
    use super::*;

    fn numeric(json: &str) -> Numeric {
        serde_json::from_str(json).unwrap()
    }

    #[test]
    fn both_forms_are_one_number() {
        assert_eq!(numeric("14.1").money(), Some(Money::of(1410)));
        assert_eq!(numeric("\" 14.10 \"").money(), Some(Money::of(1410)));
        assert_eq!(money(Some(&numeric("\"\""))), None);
        assert_eq!(numeric("\"12\"").whole(), Some(12));
        assert_eq!(whole(Some(&numeric("12.0"))), Some(12));
        assert_eq!(numeric("1000000000").quantity().map(Quantity::get), Some(Quantity::LIMIT));
    }

    #[test]
    fn what_is_no_number_of_the_kind_is_none() {
        for json in ["1.5", "\"x\"", "1e30", "\"-\""] {
            assert_eq!(numeric(json).whole(), None, "{json}");
        }
        assert_eq!(numeric("0.001").money(), None);
        assert_eq!(numeric("-1").measure(), None);
        for json in ["2147483647", "-1"] {
            assert_eq!(numeric(json).quantity(), None, "{json}");
        }
    }
}
