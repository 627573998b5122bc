//! The OpenAPI document: the committed file is what the handlers say, and every operation says enough.

use std::path::Path;

use tierway_api::{PROBLEM_JSON, openapi, operations_of};
use tierway_kernel::Permission;
use utoipa::openapi::path::Operation;
use utoipa::openapi::{RefOr, Response};

use crate::support::TestApp;

fn each_operation(mut check: impl FnMut(&str, &Operation)) {
    let document = openapi::document();
    for (path, item) in &document.paths.paths {
        for (method, operation) in operations_of(item) {
            check(&format!("{method} {path}"), operation);
        }
    }
}

fn is_problem(response: &RefOr<Response>) -> bool {
    matches!(response, RefOr::T(response) if response.content.contains_key(PROBLEM_JSON))
}

#[test]
fn the_committed_document_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../openapi/openapi.json");
    let committed = std::fs::read_to_string(path).unwrap_or_default();
    assert!(committed == openapi::json().unwrap(), "openapi/openapi.json is not current: run `make openapi`");
}

#[test]
fn every_operation_has_a_name_a_summary_and_one_tag() {
    let tags: Vec<String> = openapi::document().tags.unwrap_or_default().into_iter().map(|tag| tag.name).collect();
    each_operation(|place, operation| {
        assert!(operation.operation_id.is_some(), "{place} has no operationId");
        assert!(operation.summary.as_ref().is_some_and(|text| !text.is_empty()), "{place} has no summary");
        let own = operation.tags.clone().unwrap_or_default();
        assert!(own.len() == 1 && tags.contains(&own[0]), "{place} has the tags {own:?}, not one of {tags:?}");
    });
}

#[test]
fn every_operation_tells_its_refusals() {
    each_operation(|place, operation| {
        let failures: Vec<_> =
            operation.responses.responses.iter().filter(|(status, _)| status.starts_with(['4', '5'])).collect();
        let can_fail = operation.operation_id.as_deref() != Some("healthLive");
        assert!(!can_fail || !failures.is_empty(), "{place} names no refusal");
        for (status, response) in failures {
            assert!(is_problem(response), "{place}: {status} is not {PROBLEM_JSON}");
        }
    });
}

#[test]
fn every_protected_operation_says_so() {
    each_operation(|place, operation| {
        let row = operation.operation_id.as_deref().and_then(Permission::of_operation);
        let open = row.is_some_and(Permission::open_to_guests);
        assert_eq!(operation.security.is_none(), open, "{place}: security and the permission table differ");
        let tells = |status: &str| operation.responses.responses.contains_key(status);
        assert!(open || tells("401"), "{place} needs a session but does not tell 401");
    });
}

#[actix_web::test]
async fn the_document_and_its_pages_are_served() {
    let app = TestApp::start().await;
    let document = app.guest().get("/api-docs/openapi.json").await;
    assert_eq!(document.expect(200)["info"]["title"], "Tierway");
    let page = app.guest().get("/swagger-ui/").await;
    assert_eq!(page.status, 200);
    assert!(page.header("content-security-policy").contains("script-src 'self'"));
    assert!(!page.text().contains("<script>"), "an inline script would be blocked");
}
