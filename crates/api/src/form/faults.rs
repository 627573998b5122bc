//! From what the derive found to what a refusal says: nested shapes by their path, fields by their names on the wire, in
//! the order in which the shape has them.

use serde::de::DeserializeOwned;
use serde_json::Value;
use tierway_kernel::{FieldError, Message};
use validator::{Validate, ValidationError, ValidationErrors, ValidationErrorsKind};

use super::order::place;
use super::sentences::sentence;

/// Names the field for an error of the whole request.
pub(super) const FIELD: &str = "field";
/// The code of what rules of the business say, and the name of the list of it.
pub(super) const RULES: &str = "rules";

/// Errors of a request, by validation and by business rules.
#[derive(Default)]
struct Found {
    form: Vec<FieldError>,
    rules: Vec<FieldError>,
}

/// Validation errors other than those `known`; empty if there are none. Errors of business rules are reported only with
/// others.
pub(crate) fn faults<T: Validate + DeserializeOwned>(value: &T, known: &[FieldError]) -> Vec<FieldError> {
    let Err(errors) = value.validate() else { return Vec::new() };
    let mut found = Found::default();
    gather("", &errors, &mut found);
    let Found { mut form, rules } = found;
    form.retain(|fault| is_new(known, fault));
    if form.is_empty() && known.is_empty() {
        return form;
    }
    let rules = rules.into_iter().filter(|fault| is_new(known, fault)).collect();
    let mut all = joined(form, rules);
    all.sort_by_cached_key(|fault| (place::<T>(&fault.field), fault.field.clone()));
    all
}

/// The errors found, and those of business rules on other fields.
pub(super) fn joined(mut found: Vec<FieldError>, rules: Vec<FieldError>) -> Vec<FieldError> {
    let others: Vec<FieldError> = rules.into_iter().filter(|rule| is_new(&found, rule)).collect();
    found.extend(others);
    found
}

fn is_new(known: &[FieldError], fault: &FieldError) -> bool {
    known.iter().all(|known| !touch(&known.field, &fault.field))
}

/// Whether one field equals or contains the other.
pub(super) fn touch(one: &str, other: &str) -> bool {
    let (short, long) = if one.len() < other.len() { (one, other) } else { (other, one) };
    let rest = long.strip_prefix(short);
    short.is_empty() || rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}

fn gather(above: &str, errors: &ValidationErrors, found: &mut Found) {
    for (name, kind) in errors.errors() {
        let field = below(above, &on_the_wire(name));
        match kind {
            ValidationErrorsKind::Struct(inner) => gather(&field, inner, found),
            ValidationErrorsKind::List(items) => {
                for (index, inner) in items {
                    gather(&format!("{field}[{index}]"), inner, found);
                }
            }
            ValidationErrorsKind::Field(faults) => {
                let (rules, form): (Vec<_>, Vec<_>) = faults.iter().partition(|error| error.code == RULES);
                found.rules.extend(rules.into_iter().flat_map(|error| violations(above, error)));
                // One message per input is enough.
                let first =
                    form.first().map(|error| FieldError::new(beside(above, &field, error), sentence(&field, error)));
                found.form.extend(first);
            }
        }
    }
}

/// Errors of business rules, from [`super::rules`].
fn violations(above: &str, error: &ValidationError) -> Vec<FieldError> {
    let listed = error.params.get(RULES).cloned().unwrap_or_default();
    let listed: Vec<(String, Message)> = serde_json::from_value(listed).unwrap_or_default();
    listed.into_iter().map(|(field, message)| FieldError::new(below(above, &field), message)).collect()
}

fn below(above: &str, name: &str) -> String {
    let dot = if above.is_empty() || name.is_empty() { "" } else { "." };
    format!("{above}{dot}{name}")
}

/// The field to report an error on: the one named by an error of the whole request, otherwise its own.
fn beside(above: &str, field: &str, error: &ValidationError) -> String {
    let named = error.params.get(FIELD).and_then(Value::as_str);
    named.map_or_else(|| field.to_owned(), |name| below(above, name))
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
