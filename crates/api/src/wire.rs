//! Numbers as they travel: money as a decimal string, measures and whole numbers as numbers; requests may send either
//! form (product.md §2).

use std::fmt;
use std::str::FromStr;

use serde::de::{Deserializer, Error, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use tierway_kernel::{Measure, Money};
use utoipa::ToSchema;

/// An amount: `"14.00"` in responses; a string or number in requests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ToSchema)]
#[schema(value_type = String, example = "14.00")]
pub struct WireMoney(pub Money);

/// A weight or length: a number in responses; a string or number in requests, at most three decimal places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ToSchema)]
#[schema(value_type = f64, example = 1.25)]
pub struct WireMeasure(pub Measure);

/// A whole number; requests may send it as a string.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ToSchema)]
#[schema(value_type = i64, example = 3)]
pub struct WireInt(pub i64);

impl Serialize for WireMoney {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl Serialize for WireMeasure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let thousandths = self.0.thousandths();
        // At most 10^12 thousandths: exact in a double, whose shortest form is the decimal again.
        if thousandths % 1000 == 0 {
            serializer.serialize_i64(thousandths / 1000)
        } else {
            serializer.serialize_f64(thousandths as f64 / 1000.0)
        }
    }
}

impl Serialize for WireInt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i64(self.0)
    }
}

/// Takes a string or a number and gives its decimal text. A double's shortest decimal form is what the sender wrote,
/// so nothing is rounded on the way to `Money`.
struct Decimal(&'static str);

impl Visitor<'_> for Decimal {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<String, E> {
        Ok(text.trim().to_owned())
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<String, E> {
        Ok(number.to_string())
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<String, E> {
        Ok(number.to_string())
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<String, E> {
        Ok(number.to_string())
    }
}

fn parsed<'de, D: Deserializer<'de>, T: FromStr>(deserializer: D, what: &'static str) -> Result<T, D::Error>
where
    T::Err: fmt::Display,
{
    deserializer.deserialize_any(Decimal(what))?.parse().map_err(D::Error::custom)
}

impl<'de> Deserialize<'de> for WireMoney {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<WireMoney, D::Error> {
        parsed(deserializer, "an amount such as \"14.00\"").map(WireMoney)
    }
}

impl<'de> Deserialize<'de> for WireMeasure {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<WireMeasure, D::Error> {
        parsed(deserializer, "a number").map(WireMeasure)
    }
}

impl<'de> Deserialize<'de> for WireInt {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<WireInt, D::Error> {
        let text = deserializer.deserialize_any(Decimal("a whole number"))?;
        text.parse().map(WireInt).map_err(|_| D::Error::custom("must be a whole number"))
    }
}

/// Telling an absent field from one that is `null`: `Option<Option<T>>` with
/// `#[serde(default, deserialize_with = "crate::wire::patch::field")]` reads absent as `None`, `null` as `Some(None)`.
pub mod patch {
    use serde::{Deserialize, Deserializer};

    /// Reads a present field, `null` included.
    pub fn field<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
        deserializer: D,
    ) -> Result<Option<Option<T>>, D::Error> {
        Option::<T>::deserialize(deserializer).map(Some)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn money_is_taken_as_text_or_number_and_given_as_text() {
        for text in ["\"14.1\"", "14.1", "\" 14.10 \""] {
            let money: WireMoney = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&money).unwrap(), "\"14.10\"");
        }
        for text in ["14.001", "\"a\"", "1e300", "null", "true", "\"\""] {
            assert!(serde_json::from_str::<WireMoney>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn measures_are_numbers() {
        for (text, out) in [("\"1.250\"", "1.25"), ("2", "2"), ("0.001", "0.001")] {
            let measure: WireMeasure = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&measure).unwrap(), out);
        }
    }

    #[test]
    fn whole_numbers_may_come_as_text() {
        assert_eq!(serde_json::from_str::<WireInt>("\"12\"").unwrap(), WireInt(12));
        assert_eq!(serde_json::from_str::<WireInt>("12.0").unwrap(), WireInt(12));
        assert!(serde_json::from_str::<WireInt>("12.5").is_err());
    }

    #[derive(Deserialize)]
    struct Change {
        #[serde(default, deserialize_with = "patch::field")]
        name: Option<Option<String>>,
    }

    #[test]
    fn null_is_not_absent() {
        let name = |text: &str| serde_json::from_str::<Change>(text).unwrap().name;
        assert_eq!(name("{}"), None);
        assert_eq!(name("{\"name\":null}"), Some(None));
        assert_eq!(name("{\"name\":\"x\"}"), Some(Some("x".to_owned())));
    }
}
