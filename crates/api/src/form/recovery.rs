//! All faults of a body whose shape is wrong. Reading stops at the first field that has not the type it must have; so what
//! is there is replaced by something that can be read, and the body is read again, until all of it could be.

use serde::de::DeserializeOwned;
use serde_json::Value;
use tierway_kernel::{FieldError, Message};
use validator::Validate;

use super::faults;
use super::faults::touch;

/// Maximum number of type errors reported at once.
const MOST: usize = 100;
/// Maximum number of bytes parsed for it in total: for a large body, only the first error is reported.
const MOST_WORK: usize = 4 * 1024 * 1024;
/// Values of the types that fields have.
const STAND_INS: [&str; 7] = ["null", "\"\"", "0", "false", "[]", "\"2026-01-01T00:00:00Z\"", "\"2026-01-01\""];

/// The result of reading a recovered body.
enum Read<T> {
    Whole(T),
    Fault(FieldError),
}

/// Says what is wrong with the shape of `path`, in words for a person; the field is empty for the body as a whole.
pub(crate) fn shape_fault(path: &str, text: &str) -> FieldError {
    let missing = text.strip_prefix("missing field `").and_then(|rest| rest.split('`').next());
    let parent = if path == "." { "" } else { path };
    match missing {
        Some(name) if parent.is_empty() => FieldError::new(name, "This field is required."),
        Some(name) => FieldError::new(format!("{parent}.{name}"), "This field is required."),
        None => FieldError::new(parent, Message::verbatim(sentence(text))),
    }
}

fn sentence(text: &str) -> String {
    let mut letters = text.trim().trim_end_matches('.').chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}

/// The first error, further type errors, and validation errors of the rest.
pub(crate) fn all_faults<T: DeserializeOwned + Validate>(bytes: &[u8], first: FieldError) -> Vec<FieldError> {
    let mut found = vec![first];
    let mut readings = MOST_WORK / bytes.len().max(1);
    if readings == 0 {
        return found;
    }
    let Ok(mut document) = serde_json::from_slice::<Value>(bytes) else { return found };
    while let Some(last) = found.last().filter(|_| found.len() < MOST) {
        match recover::<T>(&mut document, last, &mut readings) {
            Some(Read::Fault(next)) if found.iter().all(|known| !touch(&known.field, &next.field)) => found.push(next),
            Some(Read::Whole(value)) => {
                let others = faults(&value, &found);
                found.extend(others);
                break;
            }
            Some(Read::Fault(_)) | None => break,
        }
    }
    found
}

/// Replaces the invalid value until parsing continues past it; `None` if that is not possible.
fn recover<T: DeserializeOwned>(document: &mut Value, fault: &FieldError, readings: &mut usize) -> Option<Read<T>> {
    let mut trials: Vec<Value> = STAND_INS.iter().filter_map(|text| serde_json::from_str(text).ok()).collect();
    trials.extend(word_of(&fault.message.to_string()));
    let mut is_there = take_out(document, &fault.field)?;
    let mut next = 0;
    loop {
        if !is_there {
            put(document, &fault.field, trials.get(next)?.clone())?;
            next += 1;
        }
        is_there = false;
        *readings = readings.checked_sub(1)?;
        let error = match serde_path_to_error::deserialize::<_, T>(&*document) {
            Ok(value) => return Some(Read::Whole(value)),
            Err(error) => shape_fault(&error.path().to_string(), &error.inner().to_string()),
        };
        if !touch(&fault.field, &error.field) {
            return Some(Read::Fault(error));
        }
        trials.extend(word_of(&error.message.to_string()));
    }
}

/// The last word of those that a sentence such as "expected one of `a`, `b`" offers.
fn word_of(sentence: &str) -> Option<Value> {
    let (_, offered) = sentence.rsplit_once("expected")?;
    offered.rsplit('`').nth(1).map(Value::from)
}

/// Takes a field out of its object, so that it counts as omitted; whether it was there. What is an item of a list
/// stays.
fn take_out(document: &mut Value, field: &str) -> Option<bool> {
    let (above, name) = above(document, field)?;
    Some(above.as_object_mut().is_some_and(|fields| fields.remove(name).is_some()))
}

fn put(document: &mut Value, field: &str, value: Value) -> Option<()> {
    let (above, name) = above(document, field)?;
    match above {
        Value::Object(fields) => {
            fields.insert(name.to_owned(), value);
        }
        Value::Array(items) => *items.get_mut(name.parse::<usize>().ok()?)? = value,
        _ => return None,
    }
    Some(())
}

/// What holds the field, and its name or index in it.
fn above<'a, 'b>(document: &'a mut Value, field: &'b str) -> Option<(&'a mut Value, &'b str)> {
    let mut parts = field.split(['.', '[']).map(|part| part.trim_end_matches(']')).filter(|part| !part.is_empty());
    let mut name = parts.next()?;
    let mut above = document;
    for below in parts {
        above = match above {
            Value::Object(fields) => fields.get_mut(name)?,
            Value::Array(items) => items.get_mut(name.parse::<usize>().ok()?)?,
            _ => return None,
        };
        name = below;
    }
    Some((above, name))
}
