//! Completes the document with what operations refuse. An operation's own words for a status stay and get the shape of
//! every refusal; what it does not name is added here.

use std::collections::BTreeSet;

use tierway_kernel::Permission;
use utoipa::openapi::header::Header;
use utoipa::openapi::path::{Operation, Parameter, ParameterIn};
use utoipa::openapi::response::{Response, ResponseBuilder};
use utoipa::openapi::schema::{Components, Object, Ref, Type};
use utoipa::openapi::{Content, OpenApi as Document, RefOr};

use crate::PROBLEM_JSON;

/// The refusals that many operations share: status, name under `components/responses`, what it means.
const SHARED: &[(&str, &str, &str)] = &[
    ("400", "Unreadable", "The request cannot be read: malformed JSON, a cursor, a number, a header."),
    ("401", "NotSignedIn", "Nobody is signed in, or the API token that was sent is not valid."),
    ("403", "Forbidden", "The caller may not do this, the API token lacks the scope, or the request is cross-site."),
    ("404", "NotFound", "Not found, or not visible to you."),
    ("408", "TooSlow", "The body took too long to arrive."),
    ("413", "TooLarge", "The body is too large."),
    ("415", "WrongType", "The body is of a type that this operation does not take."),
    ("422", "RuleBroken", "Validation failed; see `errors`."),
    ("429", "TooMany", "The API token has exceeded its requests per minute."),
    ("503", "Busy", "The service is busy; try again in a moment."),
];

/// Completes every operation.
pub(super) fn complete(document: &mut Document) {
    let mut used = BTreeSet::new();
    for (path, item) in &mut document.paths.paths {
        for (writes, operation) in super::operations(item) {
            let row = operation.operation_id.as_deref().and_then(Permission::of_operation);
            if let Some(row) = row {
                add_missing(operation, row, path, writes, &mut used);
            }
            shape(operation);
            add_retry_after(operation);
        }
    }
    let components = document.components.get_or_insert_with(Components::new);
    for (status, name, description) in SHARED.iter().filter(|(status, ..)| used.contains(status)) {
        components.responses.insert((*name).to_owned(), RefOr::T(shared(status, description)));
    }
}

fn add_missing(
    operation: &mut Operation,
    row: Permission,
    path: &str,
    writes: bool,
    used: &mut BTreeSet<&'static str>,
) {
    let has = |place: ParameterIn| {
        let parameters = operation.parameters.iter().flatten();
        parameters.filter_map(plain).any(|parameter| parameter.parameter_in == place)
    };
    let body = operation.request_body.is_some();
    let answers = |status: &str| match status {
        "400" => body || has(ParameterIn::Query) || has(ParameterIn::Header),
        "403" => writes || !row.is_open_to_all(),
        "404" => path.contains('{'),
        "408" | "413" | "415" | "422" => body,
        // A token that is not valid is refused wherever it is sent; so are a token's too many requests.
        _ => true,
    };
    let wanted: Vec<_> = SHARED.iter().filter(|(status, ..)| answers(status)).collect();
    for (status, name, _) in wanted {
        let reference = || {
            used.insert(*status);
            RefOr::Ref(Ref::from_response_name(*name))
        };
        operation.responses.responses.entry((*status).to_owned()).or_insert_with(reference);
    }
}

pub(super) fn plain(parameter: &RefOr<Parameter>) -> Option<&Parameter> {
    match parameter {
        RefOr::T(parameter) => Some(parameter),
        RefOr::Ref(_) => None,
    }
}

/// Whatever an operation refuses, it refuses with a problem.
fn shape(operation: &mut Operation) {
    for (status, response) in &mut operation.responses.responses {
        if let RefOr::T(response) = response
            && status.starts_with(['4', '5'])
            && response.content.is_empty()
        {
            response.content.insert(PROBLEM_JSON.to_owned(), RefOr::T(problem()));
        }
    }
}

fn problem() -> Content {
    Content::new(Some(RefOr::Ref(Ref::from_schema_name("Problem"))))
}

/// A shared refusal.
fn shared(status: &str, description: &str) -> Response {
    let mut response = ResponseBuilder::new().description(description).content(PROBLEM_JSON, problem()).build();
    if matches!(status, "429" | "503") {
        response.headers.insert("Retry-After".to_owned(), RefOr::T(retry_after()));
    }
    response
}

/// Adds `Retry-After` to responses that ask to retry later.
fn add_retry_after(operation: &mut Operation) {
    for status in ["429", "503"] {
        if let Some(RefOr::T(response)) = operation.responses.responses.get_mut(status) {
            response.headers.entry("Retry-After".to_owned()).or_insert_with(|| RefOr::T(retry_after()));
        }
    }
}

fn retry_after() -> Header {
    let mut header = Header::new(Object::with_type(Type::Integer));
    header.description = Some("Seconds to wait before trying again.".to_owned());
    header
}
