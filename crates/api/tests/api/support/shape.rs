//! Checks every response of a test against docs/API-DESIGN.md (*Shape*, *Errors*).

use std::collections::HashMap;
use std::sync::OnceLock;

use actix_web::http::header;
use chrono::DateTime;
use serde_json::Value;
use tierway_api::{PROBLEM_JSON, openapi};

use super::Answer;

/// Objects whose names are not the API's own, such as columns of a file, and planned prices, where null takes a price away.
const FREE_NAMES: [&str; 2] = ["mapping", "upcoming"];

/// Looks at an answer of the API.
#[track_caller]
pub fn check(answer: &Answer) {
    let kind = answer.header(header::CONTENT_TYPE.as_str());
    if answer.status.is_client_error() || answer.status.is_server_error() {
        let is_page = kind.starts_with("text/html");
        assert!(
            is_page || kind == PROBLEM_JSON || answer.body.is_empty(),
            "{} as {kind}: {}",
            answer.status,
            answer.text()
        );
    }
    if matches!(answer.status.as_u16(), 429 | 503) {
        assert!(!answer.header("retry-after").is_empty(), "{} without Retry-After: {}", answer.status, answer.text());
    }
    if kind == PROBLEM_JSON && !answer.body.is_empty() {
        let problem = answer.json();
        let detail = problem["detail"].as_str().unwrap();
        assert!(!detail.is_empty() && !problem["code"].as_str().unwrap().is_empty(), "{problem}");
        let mut slots = problem["values"].as_object().unwrap().keys().map(|name| format!("{{{name}}}"));
        assert_eq!(slots.find(|slot| detail.contains(slot)), None, "{problem}");
    }
    let is_english = answer.header(header::CONTENT_LANGUAGE.as_str()) == "en";
    if kind == PROBLEM_JSON && is_english && !answer.body.is_empty() {
        let problem = answer.json();
        let told = problem["errors"].as_array().into_iter().flatten().map(|error| &error["message"]);
        for text in told.chain([&problem["detail"]]).filter_map(Value::as_str) {
            assert!(is_sentence(text), "no sentence: {text}");
        }
    }
    let is_plain = answer.header(header::CONTENT_ENCODING.as_str()).is_empty();
    if kind.starts_with("application/json") && is_plain && !answer.body.is_empty() {
        let body = answer.json();
        // The document about the API is no answer of it, nor is the list of people its page may name: null outside of a demo.
        if body.get("openapi").is_none() && !body.is_null() {
            walk("", &body);
        }
    }
}

/// A sentence begins with a capital, a number or what somebody wrote, after the field it is about where it names one,
/// and ends with a mark; the specification's own are as they are.
fn is_sentence(text: &str) -> bool {
    static SPECIFIED: OnceLock<Vec<String>> = OnceLock::new();
    let specified = SPECIFIED.get_or_init(|| {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/spec/items.json");
        let items: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
        let texts = items.as_array().unwrap().iter().filter_map(|item| item["text"].as_str());
        texts.map(|text| text.replace("{n}", "")).collect()
    });
    let bare: String = text.chars().filter(|letter| !letter.is_ascii_digit()).collect();
    let said = text.split_once(": ").filter(|(field, _)| !field.contains(' ')).map_or(text, |(_, said)| said);
    let begins = |first: char| first.is_uppercase() || first.is_ascii_digit() || first == '“';
    let is_whole = said.starts_with(begins) && said.ends_with(['.', '?', '!']);
    is_whole || specified.contains(&bare) || specified.iter().any(|known| known == text)
}

#[track_caller]
fn walk(place: &str, value: &Value) {
    match value {
        Value::Null => panic!("{place} is null in place of being absent"),
        Value::Array(items) => items.iter().for_each(|item| walk(place, item)),
        Value::Object(fields) => {
            for (name, value) in fields {
                let place = format!("{place}.{name}");
                assert!(is_camel_case(name), "{place} is not in camelCase");
                if FREE_NAMES.contains(&name.as_str()) {
                    continue;
                }
                if let Some(text) = value.as_str() {
                    assert!(!is_time(name) || is_utc(text), "{place} is no time in UTC: {text}");
                }
                assert!(!is_money(name) || value.as_str().is_some_and(is_amount), "{place} is no amount: {value}");
                walk(&place, value);
            }
        }
        Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn is_camel_case(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_lowercase()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

fn is_time(name: &str) -> bool {
    name.ends_with("At") || name == "timestamp"
}

fn is_utc(text: &str) -> bool {
    text.ends_with('Z') && DateTime::parse_from_rfc3339(text).is_ok()
}

/// `14.00`, and what is owed back as `-14.00`.
fn is_amount(text: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let parts = text.strip_prefix('-').unwrap_or(text).split_once('.');
    parts.is_some_and(|(whole, cents)| digits(whole) && digits(cents) && cents.len() == 2)
}

/// Whether the document knows this name for amounts alone.
fn is_money(name: &str) -> bool {
    static NAMES: OnceLock<HashMap<String, bool>> = OnceLock::new();
    let names = NAMES.get_or_init(|| {
        let document = serde_json::to_value(openapi::document()).unwrap();
        let mut names = HashMap::new();
        gather(&document["components"]["schemas"], &mut names);
        names
    });
    names.get(name) == Some(&true)
}

fn gather(value: &Value, names: &mut HashMap<String, bool>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| gather(item, names)),
        Value::Object(fields) => {
            for (name, schema) in fields.get("properties").and_then(Value::as_object).into_iter().flatten() {
                let text = schema.to_string();
                let is_money = text.contains("/schemas/WireMoney\"") && schema["type"] != "array";
                // Requests of older clients take any number under the same name.
                if is_money || !text.contains("/schemas/Numeric\"") {
                    *names.entry(name.clone()).or_insert(true) &= is_money;
                }
            }
            fields.values().for_each(|inner| gather(inner, names));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn what_is_not_as_the_design_says_is_seen() {
    use serde_json::json;
    walk("", &json!({ "createdAt": "2026-03-02T09:00:00Z", "unitPrice": "14.00", "mapping": { "Unit price": "x" } }));
    for wrong in [
        json!({ "unit_price": 1 }),
        json!([{ "name": null }]),
        json!({ "createdAt": "2026-03-02T09:00:00+01:00" }),
        json!({ "unitPrice": 14.0 }),
        json!({ "unitPrice": "14" }),
        json!({ "unitPrice": "14.000" }),
    ] {
        assert!(std::panic::catch_unwind(|| walk("", &wrong)).is_err(), "{wrong}");
    }
}
