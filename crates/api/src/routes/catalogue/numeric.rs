//! Numbers of forms. They come as a string or a number; an empty input or `null` means none (specification 2 §5). What
//! cannot be read becomes a complaint about its field, so that a form learns of all its faults at once.

use tierway_kernel::{FieldError, Measure, Money, MoneyError, Quantity, QuantityError};

use crate::dto::*;

/// A number as a string or a number; an empty string means none.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
#[schema(example = "14.00")]
pub enum Numeric {
    /// As an input sends it.
    Text(String),
    /// As JSON knows it.
    Number(f64),
}

impl Numeric {
    /// Whether it is an empty input.
    pub fn is_empty(&self) -> bool {
        self.text().is_none()
    }

    /// The decimal text; a double's shortest form is what the sender wrote. `None`: an empty input.
    fn text(&self) -> Option<String> {
        match self {
            Numeric::Text(text) => Some(text.trim().to_owned()).filter(|text| !text.is_empty()),
            Numeric::Number(number) => Some(number.to_string()),
        }
    }
}

/// Reads numbers and gathers complaints.
#[derive(Default)]
pub struct Reader {
    /// What could not be read.
    pub errors: Vec<FieldError>,
}

impl Reader {
    /// Complains about a field.
    pub fn fault(&mut self, field: &str, message: impl Into<String>) {
        self.errors.push(FieldError::new(field, message));
    }

    /// An amount, if one was given.
    pub fn money(&mut self, field: &str, value: Option<&Numeric>) -> Option<Money> {
        let text = value.and_then(Numeric::text)?;
        match text.parse() {
            Ok(money) => Some(money),
            Err(error) => {
                self.fault(
                    field,
                    match error {
                        MoneyError::Malformed => "Please enter an amount such as 14.00.",
                        MoneyError::TooPrecise => "An amount has at most two decimal places.",
                        MoneyError::TooLarge => "This amount is too large.",
                        MoneyError::Negative => "An amount must not be negative.",
                    },
                );
                None
            }
        }
    }

    /// A weight or length, if one was given.
    pub fn measure(&mut self, field: &str, value: Option<&Numeric>) -> Option<Measure> {
        let text = value.and_then(Numeric::text)?;
        let measure = text.parse().ok();
        if measure.is_none() {
            self.fault(field, "This must be a number of at least 0 with at most three decimal places.");
        }
        measure
    }

    /// A whole number, if one was given; `sentence` says what is wrong with any other.
    pub fn whole(&mut self, field: &str, value: Option<&Numeric>, sentence: &str) -> Option<i64> {
        let text = value.and_then(Numeric::text)?;
        let whole = text
            .split_once('.')
            .map_or(text.as_str(), |(whole, rest)| if rest.bytes().all(|digit| digit == b'0') { whole } else { "" });
        let number = whole.parse().ok();
        if number.is_none() {
            self.fault(field, sentence);
        }
        number
    }

    /// A count, if one was given; `sentence` says what is wrong with anything else.
    pub fn quantity(&mut self, field: &str, value: Option<&Numeric>, sentence: &str) -> Option<Quantity> {
        let number = self.whole(field, value, sentence)?;
        let quantity = Quantity::new(number);
        match quantity {
            Err(QuantityError::TooLarge) => self.fault(field, "This must be at most 1,000,000,000."),
            Err(QuantityError::TooSmall) => self.fault(field, sentence),
            Ok(_) => {}
        }
        quantity.ok()
    }
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
        let mut reader = Reader::default();
        assert_eq!(reader.money("p", Some(&numeric("14.1"))), Some(Money::of(1410)));
        assert_eq!(reader.money("p", Some(&numeric("\" 14.10 \""))), Some(Money::of(1410)));
        assert_eq!(reader.money("p", Some(&numeric("\"\""))), None);
        assert_eq!(reader.whole("q", Some(&numeric("\"12\"")), "no"), Some(12));
        assert_eq!(reader.whole("q", Some(&numeric("12.0")), "no"), Some(12));
        assert!(reader.errors.is_empty());
    }

    #[test]
    fn a_count_that_is_too_large_is_told_the_limit() {
        assert_eq!(Quantity::LIMIT, 1_000_000_000);
        let mut reader = Reader::default();
        assert_eq!(reader.quantity("q", Some(&numeric("1000000000")), "no").map(Quantity::get), Some(1_000_000_000));
        for json in ["2147483647", "\"1000000001\""] {
            assert_eq!(reader.quantity("packQuantity", Some(&numeric(json)), "no"), None);
            let error = reader.errors.pop().unwrap();
            assert_eq!(
                (error.field.as_str(), error.message.as_str()),
                ("packQuantity", "This must be at most 1,000,000,000.")
            );
        }
        assert_eq!(reader.quantity("q", Some(&numeric("-1")), "no"), None);
        assert_eq!(reader.errors.pop().unwrap().message, "no");
    }

    #[test]
    fn what_cannot_be_read_names_its_field() {
        let mut reader = Reader::default();
        for json in ["1.5", "\"x\"", "1e30", "\"-\""] {
            assert_eq!(reader.whole("quantity", Some(&numeric(json)), "no"), None, "{json}");
        }
        assert_eq!(reader.money("price", Some(&numeric("0.001"))), None);
        assert_eq!(reader.measure("weight", Some(&numeric("-1"))), None);
        assert_eq!(reader.errors.len(), 6);
    }
}
