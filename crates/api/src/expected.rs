//! Expected values of an update.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tierway_application::{Failure, Seen, StaleField};
use tierway_kernel::FieldError;

/// The message of a conflicting field.
const CHANGED: &str = "This was changed by someone else in the meantime.";

/// The values the editor saw, in the form of the response. Sent as `expected`; omitted fields are not compared.
/// Requests without it overwrite concurrent changes.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Expected(Option<Map<String, Value>>);

impl Expected {
    /// Whether it is empty.
    pub fn is_silent(&self) -> bool {
        self.0.is_none()
    }

    /// Succeeds if every expected field equals the current response `now`; otherwise reports each difference with its
    /// current value.
    pub fn check(&self, now: &impl Serialize) -> Result<(), Failure> {
        let Some(seen) = &self.0 else { return Ok(()) };
        let now = serde_json::to_value(now).map_err(|error| Failure::Outside(error.to_string()))?;
        let mut stale = Vec::new();
        compare("", seen, &now, &mut stale);
        if stale.is_empty() { Ok(()) } else { Err(Failure::Stale(stale)) }
    }

    /// The check as use cases take it.
    pub fn seen<'a, T>(&self, check: &'a dyn Fn(&T) -> Result<(), Failure>) -> Seen<'a, T> {
        (!self.is_silent()).then_some(check)
    }
}

fn compare(path: &str, seen: &Map<String, Value>, now: &Value, stale: &mut Vec<StaleField>) {
    for (name, value) in seen {
        let field = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
        let current = now.get(name).unwrap_or(&Value::Null);
        match (value, current) {
            (Value::Object(inner), Value::Object(_) | Value::Null) => compare(&field, inner, current, stale),
            // `current` of an earlier conflict is text, whatever its type in the response.
            _ if text(value) == text(current) => {}
            _ => stale.push(StaleField { error: FieldError::new(field, CHANGED), current: text(current) }),
        }
    }
}

/// The value as reported in a conflict; an empty text is none.
fn text(value: &Value) -> Option<String> {
    match value {
        Value::Null => None,
        Value::String(text) if text.is_empty() => None,
        Value::String(text) => Some(text.clone()),
        other => Some(other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use serde_json::json;

    fn stale(seen: Value, now: &Value) -> Vec<(String, Option<String>)> {
        let expected: Expected = serde_json::from_value(seen).unwrap();
        match expected.check(now) {
            Ok(()) => Vec::new(),
            Err(Failure::Stale(fields)) => fields.into_iter().map(|one| (one.error.field, one.current)).collect(),
            Err(other) => panic!("{other}"),
        }
    }

    #[test]
    fn each_field_that_is_another_now_is_told_with_what_it_is() {
        let now = json!({ "name": "Coil", "price": "15.00", "packs": 10, "sold": true, "more": { "volume": 2 } });
        assert_eq!(stale(json!({ "name": "Coil", "price": "15.00", "more": { "volume": 2 } }), &now), []);
        assert_eq!(stale(json!({ "packs": "10", "sold": "true" }), &now), [], "as an earlier conflict told it");
        assert_eq!(stale(json!({ "price": "14.00" }), &now), [("price".to_owned(), Some("15.00".to_owned()))]);
        assert_eq!(
            stale(json!({ "packs": 12, "sold": false, "more": { "volume": 3 } }), &now),
            [
                ("more.volume".to_owned(), Some("2".to_owned())),
                ("packs".to_owned(), Some("10".to_owned())),
                ("sold".to_owned(), Some("true".to_owned())),
            ]
        );
    }

    #[test]
    fn what_is_absent_is_nothing_and_what_is_not_said_is_not_compared() {
        let now = json!({ "name": "Coil" });
        assert_eq!(stale(json!({}), &now), []);
        assert_eq!(stale(Value::Null, &now), []);
        assert_eq!(stale(json!({ "phone": null, "zone": "", "more": { "volume": null } }), &now), []);
        assert_eq!(stale(json!({ "phone": "1" }), &now), [("phone".to_owned(), None)]);
        assert_eq!(stale(json!({ "name": null }), &Value::Null), []);
        assert_eq!(stale(json!({ "name": "Coil" }), &Value::Null), [("name".to_owned(), None)]);
    }
}
