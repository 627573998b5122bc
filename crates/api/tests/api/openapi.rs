//! The OpenAPI document: the committed file matches the handlers, and every operation is documented.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::json;
use tierway_api::{PROBLEM_JSON, openapi, operations_of};
use tierway_application::settings::DEMO;
use tierway_kernel::{Permission, Role};
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

/// Whether a response is a problem; a reference is looked up among the shared ones.
fn is_problem(response: &RefOr<Response>, shared: &BTreeMap<String, RefOr<Response>>) -> bool {
    match response {
        RefOr::T(response) => response.content.contains_key(PROBLEM_JSON),
        RefOr::Ref(reference) => {
            let name = reference.ref_location.rsplit('/').next().unwrap_or_default();
            shared.get(name).is_some_and(|response| is_problem(response, shared))
        }
    }
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
    let shared = openapi::document().components.unwrap_or_default().responses;
    each_operation(|place, operation| {
        let failures: Vec<_> =
            operation.responses.responses.iter().filter(|(status, _)| status.starts_with(['4', '5'])).collect();
        let can_fail = operation.operation_id.as_deref() != Some("healthLive");
        assert!(!can_fail || !failures.is_empty(), "{place} names no refusal");
        for (status, response) in failures {
            assert!(is_problem(response, &shared), "{place}: {status} is not {PROBLEM_JSON}");
        }
    });
}

#[test]
fn every_protected_operation_says_so() {
    each_operation(|place, operation| {
        let row = operation.operation_id.as_deref().and_then(Permission::of_operation);
        let open = row.is_some_and(Permission::open_to_guests);
        let told = serde_json::to_value(&operation.security).unwrap();
        let told = told.as_array().unwrap_or_else(|| panic!("{place} does not say who may call it"));
        assert!(told.contains(&json!({ "session": [] })), "{place} does not take a session");
        assert_eq!(told.first() == Some(&json!({})), open, "{place}: security and the permission table differ");
        assert_eq!(told.contains(&json!({})), open, "{place}: guests stand first");
        let tells = |status: &str| operation.responses.responses.contains_key(status);
        assert!(open || tells("401"), "{place} needs a session but does not tell 401");
    });
}

#[test]
fn every_operation_names_the_roles_that_may_call_it() {
    each_operation(|place, operation| {
        let row = operation.operation_id.as_deref().and_then(Permission::of_operation);
        let row = row.unwrap_or_else(|| panic!("{place} has no row"));
        let roles: Vec<&str> = Role::ALL.iter().filter(|role| row.allows(**role)).map(|role| role.as_str()).collect();
        let told = operation.extensions.as_ref().and_then(|extensions| extensions.get("x-roles"));
        assert_eq!(told, Some(&json!(roles)), "{place}");
    });
}

#[test]
fn what_some_callers_do_not_get_may_be_absent() {
    // An agent's view of an order: its head without the rest (orders/reading.rs).
    let document = serde_json::to_value(openapi::document()).unwrap();
    for (name, part) in [("OrderResponse", "OrderFacts"), ("OrderDetailResponse", "OrderFulfilment")] {
        let parts = document["components"]["schemas"][name]["allOf"].as_array().unwrap();
        let choice = parts.iter().find_map(|part| part["anyOf"].as_array()).unwrap_or_else(|| panic!("{name}"));
        assert!(choice[0]["$ref"].as_str().is_some_and(|place| place.ends_with(part)), "{name}");
        assert_eq!(choice[1]["type"], "object", "{name}");
        assert!(!parts.iter().any(|part| part.get("oneOf").is_some()), "{name} has a part that would have to be null");
    }
}

#[test]
fn what_is_answered_before_the_handler_is_in_the_document() {
    each_operation(|place, operation| {
        let tells = |status: &str| operation.responses.responses.contains_key(status);
        for status in ["401", "429", "503"] {
            assert!(tells(status), "{place} does not tell {status}, which a token or a busy store brings");
        }
        let reads_body = operation.request_body.is_some();
        for status in ["400", "408", "413", "415", "422"] {
            assert!(!reads_body || tells(status), "{place} takes a body and does not tell {status}");
        }
        assert!(!place.contains('{') || tells("404"), "{place} does not tell 404");
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
    assert!(page.text().contains(r#"<form id="sign-in""#), "a stranger signs in on the page");
    for part in page
        .text()
        .split(['"'])
        .filter(|part| part.ends_with(".js") || part.ends_with(".mjs") || part.ends_with(".css"))
    {
        assert_eq!(app.guest().get(&format!("/swagger-ui/{part}")).await.status, 200, "{part}");
    }
    for script in ["page.mjs", "person.mjs", "hint.mjs", "part.mjs", "examples.mjs"] {
        let answer = app.guest().get(&format!("/swagger-ui/{script}")).await;
        assert!(answer.header("content-type").starts_with("text/javascript"), "{script}");
    }
}

#[actix_web::test]
async fn the_page_names_people_to_try_only_where_the_data_are_a_demo() {
    let app = TestApp::start().await;
    assert_eq!(app.guest().get("/swagger-ui/demo.json").await.expect(200), json!(null));
    let told = json!({ "password": "tierway-demo", "people": [] });
    let text = told.to_string();
    app.write(move |tx| Ok(tx.settings().set(DEMO, &text, tierway_testkit::builders::at(0))?)).await;
    let answer = app.guest().get("/swagger-ui/demo.json").await;
    assert_eq!(answer.header("cache-control"), "no-store");
    assert_eq!(answer.expect(200), told);
    // It is no setting that anybody sets.
    let admin = app.signed_in_as(Role::Admin).await;
    let listed = admin.get("/api/settings").await.expect(200);
    assert!(!listed.as_array().unwrap().iter().any(|row| row["key"] == DEMO));
}

/// Operations that move money, stock or the status of an order, a return, a wave, a lot, a payout, a purchase or an import.
const MOVING: [&str; 42] = [
    "acceptQuote",
    "addCommissionPlan",
    "addSavedCart",
    "addSupplier",
    "addToCart",
    "applyImport",
    "approvePayout",
    "approvePurchaseOrder",
    "approveReturn",
    "cancelImport",
    "cancelPayout",
    "cancelPurchaseOrder",
    "cancelWave",
    "claimPicking",
    "closePurchaseOrder",
    "closeReturn",
    "confirmPick",
    "createPayout",
    "createPurchaseOrders",
    "declineQuote",
    "finishWave",
    "holdLot",
    "mergeCart",
    "payPayout",
    "placeOrder",
    "postStockCount",
    "receivePurchaseOrder",
    "receiveReturn",
    "recordMovement",
    "refundOrder",
    "rejectPurchaseOrder",
    "rejectReturn",
    "releaseLot",
    "reorder",
    "requestReturn",
    "sendPurchaseOrder",
    "setStock",
    "shipOrder",
    "shortPick",
    "updateOrder",
    "updatePurchaseOrder",
    "updateWarehouseOrder",
];

/// The others: they begin or end no such thing, or a second time sets what stands there already.
const NOT_MOVING: &[&str] = &[
    "activateUser",
    "addAddress",
    "addIssueComment",
    "addIssuePhotos",
    "addNote",
    "addOrderMessage",
    "addSavedView",
    "addTaxExemption",
    "addWarehouseReport",
    "approveUser",
    "assignCourier",
    "beginViewAs",
    "changePassword",
    "checkImport",
    "checkWholesalerPrices",
    "confirmPasswordReset",
    "createBackup",
    "createBackupDownloadLink",
    "createProduct",
    "createReportSchedule",
    "createToken",
    "createWebhook",
    "deactivateUser",
    "decideTaxNumber",
    "discontinueProduct",
    "enableWebhook",
    "handOverPasswordReset",
    "login",
    "logout",
    "manageEmployee",
    "markAllNotificationsRead",
    "markNotification",
    "parseQuickOrder",
    "previewPriceFile",
    "previewPrices",
    "previewStockCount",
    "previewWholesalerPrices",
    "quoteCart",
    "recordActivity",
    "refusePasswordReset",
    "register",
    "registerAdmin",
    "rejectUser",
    "renameSavedCart",
    "reopenUser",
    "reportClientError",
    "reportIssue",
    "requestPasswordReset",
    "resendMail",
    "resendWebhookDelivery",
    "restoreProduct",
    "retryJob",
    "reviewDocument",
    "reviewPlaceChange",
    "rotateWebhookSecret",
    "saveCart",
    "sendPresence",
    "sendTestMail",
    "simulateCommission",
    "testLogin",
    "testWebhook",
    "undoPriceChange",
    "updateDealerStore",
    "updateIssue",
    "updateLot",
    "updateSavedView",
    "updateSettings",
    "updateSupplier",
    "updateUser",
    "updateWebhook",
    "uploadDocument",
    "uploadImport",
    "uploadMedia",
    "verifyPasswordReset",
    "warehouseLogin",
];

#[test]
fn what_moves_money_stock_or_status_takes_an_idempotency_key() {
    for (path, item) in openapi::document().paths.paths {
        for (method, operation) in [("POST", item.post), ("PATCH", item.patch)] {
            let Some(operation) = operation else { continue };
            let name = operation.operation_id.clone().unwrap_or_default();
            let parameters = operation.parameters.unwrap_or_default();
            let is_keyed = parameters.iter().any(|one| json!(one)["name"] == "Idempotency-Key");
            let is_moving = MOVING.contains(&name.as_str());
            assert_eq!(is_keyed, is_moving, "{method} {path} {name}");
            assert!(is_moving != NOT_MOVING.contains(&name.as_str()), "{method} {path} {name} stands in one table");
        }
    }
}

/// Which handlers name the key in the document, and which keep answers by it: the same ones.
#[test]
fn every_handler_that_names_the_key_keeps_its_answer() {
    fn look(directory: &std::path::Path, found: &mut Vec<(String, usize, bool)>) {
        for entry in std::fs::read_dir(directory).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                look(&path, found);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            let (named, keeps) = (text.matches("\"Idempotency-Key\" = ").count(), text.contains(".write_once("));
            found.push((path.display().to_string(), named, keeps));
        }
    }
    let mut found = Vec::new();
    look(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/routes"), &mut found);
    let keyed: usize = found.iter().map(|(_, named, _)| named).sum();
    assert!(keyed >= MOVING.len(), "{keyed} handlers name the key");
    let odd: Vec<_> = found.iter().filter(|(_, named, keeps)| (*named > 0) != *keeps).collect();
    assert!(odd.is_empty(), "{odd:?}");
}
