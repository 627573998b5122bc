//! JSON bodies. Invalid ones are answered with a [`Problem`] that names all invalid fields at once.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::{StatusCode, header};
use actix_web::{FromRequest, HttpRequest, web};
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::error::Category;
use tierway_kernel::{FieldError, message};
use validator::Validate;

use crate::Problem;
use crate::body_intake::{Receiving, Refusals, load};
use crate::form::{all_faults, check, shape_fault};

/// Most bytes of a body that nobody needs to sign in for and that is only logged.
const SMALL: usize = 16 * 1024;
/// Most bytes of an ordinary body.
const ORDINARY: usize = 2 * 1024 * 1024;
/// Most bytes of a body that carries files as base64.
const LARGE: usize = 64 * 1024 * 1024;
/// The error for text with a NUL character.
pub(crate) const NUL: &str = "This text contains a character that cannot be stored.";

/// A JSON body of at most 2 MiB. Malformed JSON is 400, the wrong shape or form 422 with the fields, another content type
/// 415, too much 413.
pub struct Body<T>(pub T);

/// The same up to 16 KiB.
pub struct SmallBody<T>(pub T);

/// The same up to 64 MiB, for bodies that carry pictures or documents as `data:` URLs.
pub struct LargeBody<T>(pub T);

type Reading<T> = Pin<Box<dyn Future<Output = Result<T, Problem>>>>;

impl<T: DeserializeOwned + Validate + 'static> FromRequest for Body<T> {
    type Error = Problem;
    type Future = Reading<Body<T>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let reading = read(request, payload, ORDINARY);
        Box::pin(async move { parse(&reading.await?).map(Body) })
    }
}

impl<T: DeserializeOwned + Validate + 'static> FromRequest for SmallBody<T> {
    type Error = Problem;
    type Future = Reading<SmallBody<T>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let reading = read(request, payload, SMALL);
        Box::pin(async move { parse(&reading.await?).map(SmallBody) })
    }
}

impl<T: DeserializeOwned + Validate + 'static> FromRequest for LargeBody<T> {
    type Error = Problem;
    type Future = Reading<LargeBody<T>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let reading = read(request, payload, LARGE);
        Box::pin(async move { parse(&reading.await?).map(LargeBody) })
    }
}

/// Reads the bytes of a JSON body, no more than `limit`.
fn read(request: &HttpRequest, payload: &mut Payload, limit: usize) -> Reading<Vec<u8>> {
    let checked = check_type(request).and_then(|()| check_length(request, limit));
    let receiving = checked.and_then(|()| Receiving::begin(request));
    let payload = web::Payload::from_request(request, payload);
    Box::pin(async move {
        let mut receiving = receiving?;
        let mut payload = payload.await.map_err(|_| broken_off())?;
        let refused = Refusals { too_large: &|| too_large(limit), unreadable: &broken_off, at_once: true };
        let held = receiving.collect(&mut payload, limit, refused).await?;
        receiving.share(held.len()).await?;
        load(held).await
    })
}

fn broken_off() -> Problem {
    Problem::malformed("The request body is incomplete.")
}

fn check_type(request: &HttpRequest) -> Result<(), Problem> {
    let text = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let essence = text.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    if essence == "application/json" || (essence.starts_with("application/") && essence.ends_with("+json")) {
        Ok(())
    } else {
        Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "This operation requires application/json."))
    }
}

/// Refuses what announces itself as too large before a byte of it is read.
fn check_length(request: &HttpRequest, limit: usize) -> Result<(), Problem> {
    let announced = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse().ok());
    if announced.is_some_and(|length: usize| length > limit) { Err(too_large(limit)) } else { Ok(()) }
}

fn too_large(limit: usize) -> Problem {
    let text = match limit / (1024 * 1024) {
        0 => "The request is too large.".into(),
        most => message!("The request is larger than {most} MiB.", most = most),
    };
    Problem::new(StatusCode::PAYLOAD_TOO_LARGE, text)
}

/// Parses `bytes` as `T` and validates it, reporting all invalid fields. Also used for texts of multipart forms. Text
/// with a NUL character is rejected here for every operation: PostgreSQL cannot store it.
pub fn parse<T: DeserializeOwned + Validate>(bytes: &[u8]) -> Result<T, Problem> {
    if holds_nul(bytes) {
        return Err(nul_fault(bytes));
    }
    let mut source = serde_json::Deserializer::from_slice(bytes);
    let value: T = serde_path_to_error::deserialize(&mut source).map_err(|error| {
        let path = error.path().to_string();
        match error.inner().classify() {
            Category::Data => misshapen::<T>(bytes, shape_fault(&path, &without_position(&error.inner().to_string()))),
            Category::Io | Category::Syntax | Category::Eof => unreadable(error.inner()),
        }
    })?;
    source.end().map_err(|error| unreadable(&error))?;
    check(&value)?;
    Ok(value)
}

/// Whether a JSON text has `\u0000` in a string. A raw NUL is no JSON and is refused as such.
fn holds_nul(bytes: &[u8]) -> bool {
    let mut rest = bytes;
    while let Some(at) = rest.iter().position(|byte| *byte == b'\\') {
        let escape = rest.get(at + 1..).unwrap_or_default();
        if escape.starts_with(b"u0000") {
            return true;
        }
        // What is escaped is skipped, so that `\\u0000` stays the six letters it is.
        rest = escape.get(1..).unwrap_or_default();
    }
    false
}

/// Names the field whose text has the NUL.
fn nul_fault(bytes: &[u8]) -> Problem {
    let field = serde_json::from_slice(bytes).ok().and_then(|value| nul_field(&value)).unwrap_or_default();
    if field.is_empty() { Problem::malformed(NUL) } else { Problem::field(field, NUL) }
}

fn nul_field(value: &Value) -> Option<String> {
    let below = |name: String, value: &Value| {
        let rest = nul_field(value)?;
        let dot = if rest.is_empty() || rest.starts_with('[') { "" } else { "." };
        Some(format!("{name}{dot}{rest}"))
    };
    match value {
        Value::String(text) => text.contains('\0').then(String::new),
        Value::Array(items) => items.iter().enumerate().find_map(|(at, item)| below(format!("[{at}]"), item)),
        Value::Object(fields) => {
            let named = fields.iter().find(|(name, _)| name.contains('\0')).map(|_| String::new());
            named.or_else(|| fields.iter().find_map(|(name, value)| below(name.clone(), value)))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => None,
    }
}

fn unreadable(error: &serde_json::Error) -> Problem {
    let (line, column) = (error.line(), error.column());
    Problem::malformed(message!("The request is not valid JSON (line {line}, column {column}).", line, column))
}

/// The problem for a body with a field of the wrong type, including other invalid fields.
fn misshapen<T: DeserializeOwned + Validate>(bytes: &[u8], first: FieldError) -> Problem {
    if first.field.is_empty() {
        return Problem::new(StatusCode::UNPROCESSABLE_ENTITY, first.message);
    }
    let detail = message!("{field}: {sentence}", field = first.field, sentence = first.message);
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, detail).with_fields(all_faults::<T>(bytes, first))
}

/// serde appends ` at line 1 column 9`, which does not help users.
fn without_position(text: &str) -> String {
    text.rfind(" at line ").map_or(text, |at| &text[..at]).to_owned()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize, Validate)]
    struct Line {
        #[expect(dead_code, reason = "only its shape is tested")]
        quantity: u32,
    }

    #[derive(Debug, Deserialize, Validate)]
    struct Order {
        #[expect(dead_code, reason = "only its shape is tested")]
        name: String,
        #[serde(default)]
        #[expect(dead_code, reason = "only its shape is tested")]
        items: Vec<Line>,
    }

    fn refusal(text: &str) -> (u16, String, String) {
        let problem = parse::<Order>(text.as_bytes()).unwrap_err();
        let field = problem.errors.first().map(|error| error.field.clone()).unwrap_or_default();
        (problem.status, field, problem.detail.clone())
    }

    #[test]
    fn malformed_json_is_400() {
        assert_eq!(refusal("{\"name\":").0, 400);
        assert_eq!(refusal("").0, 400);
        assert_eq!(refusal("{\"name\":\"x\"} trailing").0, 400);
    }

    #[test]
    fn a_nul_is_refused_by_its_field() {
        assert_eq!(refusal(r#"{"name":"a\u0000b"}"#), (422, "name".into(), NUL.into()));
        let (status, field, _) = refusal(r#"{"name":"x","items":[{"quantity":1},{"note":["\u0000"]}]}"#);
        assert_eq!((status, field.as_str()), (422, "items[1].note[0]"));
        assert_eq!(refusal(r#"{"na\u0000me":"x"}"#), (400, String::new(), NUL.into()));
        assert_eq!(refusal("\"\\u0000").0, 400);
        assert_eq!(refusal("{\"name\":\"\0\"}").0, 400, "a raw one is no JSON");
    }

    #[test]
    fn letters_that_look_like_a_nul_are_not_one() {
        for text in [r#"{"name":"\\u0000"}"#, r#"{"name":"\u0001 u0000"}"#, r#"{"name":"\"\\"}"#] {
            assert!(parse::<Order>(text.as_bytes()).is_ok(), "{text}");
        }
    }

    #[test]
    fn a_wrong_shape_names_the_field() {
        assert_eq!(refusal("{}"), (422, "name".into(), "name: This field is required.".into()));
        let (status, field, _) = refusal("{\"name\":\"x\",\"items\":[{\"quantity\":\"many\"}]}");
        assert_eq!((status, field.as_str()), (422, "items[0].quantity"));
        let (status, field, _) = refusal("{\"name\":\"x\",\"items\":[{}]}");
        assert_eq!((status, field.as_str()), (422, "items[0].quantity"));
    }
}
