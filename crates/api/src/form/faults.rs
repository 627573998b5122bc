//! From what the derive found to what a refusal says: nested shapes by their path, fields by their names on the wire, in
//! the order in which the shape has them.

use serde::de::DeserializeOwned;
use serde_json::Value;
use tierway_kernel::FieldError;
use validator::{Validate, ValidationError, ValidationErrors, ValidationErrorsKind};

use super::FIELD;
use super::order::place;
use super::sentences::sentence;

/// What is wrong with the form of a request; empty when nothing is.
pub(crate) fn faults<T: Validate + DeserializeOwned>(value: &T) -> Vec<FieldError> {
    let Err(errors) = value.validate() else { return Vec::new() };
    let mut found = Vec::new();
    gather("", &errors, &mut found);
    found.sort_by_cached_key(|fault| (place::<T>(&fault.field), fault.field.clone()));
    found
}

fn gather(above: &str, errors: &ValidationErrors, found: &mut Vec<FieldError>) {
    for (name, kind) in errors.errors() {
        let dot = if above.is_empty() || name.is_empty() { "" } else { "." };
        let field = format!("{above}{dot}{}", on_the_wire(name));
        match kind {
            ValidationErrorsKind::Struct(inner) => gather(&field, inner, found),
            ValidationErrorsKind::List(items) => {
                for (index, inner) in items {
                    gather(&format!("{field}[{index}]"), inner, found);
                }
            }
            // One sentence beside an input is enough.
            ValidationErrorsKind::Field(faults) => {
                let told =
                    faults.first().map(|error| FieldError::new(beside(above, &field, error), sentence(&field, error)));
                found.extend(told);
            }
        }
    }
}

/// The field a fault is told beside: that which a fault of the whole shape names, else its own.
fn beside(above: &str, field: &str, error: &ValidationError) -> String {
    let named = error.params.get(FIELD).and_then(Value::as_str);
    let dot = if above.is_empty() { "" } else { "." };
    named.map_or_else(|| field.to_owned(), |name| format!("{above}{dot}{name}"))
}

/// The name a field has in requests: theirs is camelCase, and what is a keyword to Rust is none to JSON.
fn on_the_wire(name: &str) -> String {
    let mut words = name.trim_start_matches("r#").split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| {
        let mut letters = word.chars();
        let capital = letters.next().map(|letter| letter.to_ascii_uppercase());
        name + &capital.map(String::from).unwrap_or_default() + letters.as_str()
    })
}
