//! Every operation of the document with API tokens: each token can call what its scopes allow and nothing else, as
//! documented.

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_api::{openapi, operations_of};
use tierway_application::mail::{NewMail, post};
use tierway_kernel::{Actor, Permission, Role, Scope, TokenAccess};
use utoipa::openapi::path::Operation;

use super::tokens::{make, with_token};
use crate::support::{Answer, TestApp};

/// Operations that only read although they use POST.
pub(crate) const READING_POSTS: [&str; 9] = [
    "checkWholesalerPrices",
    "parseQuickOrder",
    "previewPriceFile",
    "previewPrices",
    "previewStockCount",
    "previewWholesalerPrices",
    "quoteCart",
    "reportClientError",
    "simulateCommission",
];

struct Row {
    method: Method,
    path: String,
    row: Permission,
    operation: Operation,
}

fn rows() -> Vec<Row> {
    let document = openapi::document();
    let mut rows = Vec::new();
    for (path, item) in &document.paths.paths {
        for (method, operation) in operations_of(item) {
            let row = operation.operation_id.as_deref().and_then(Permission::of_operation);
            let row = row.unwrap_or_else(|| panic!("{method} {path} has no row"));
            rows.push(Row { method, path: path.clone(), row, operation: operation.clone() });
        }
    }
    rows
}

#[test]
fn what_changes_nothing_needs_a_reading_scope() {
    for Row { method, row, .. } in rows() {
        let TokenAccess::Scope(scope) = row.token_access() else { continue };
        let reads = method == Method::GET || READING_POSTS.contains(&row.operation_id());
        assert_eq!(scope.writes, !reads, "{} by {method} needs {}", row.operation_id(), scope.as_str());
    }
}

#[test]
fn the_document_says_which_scope_opens_what() {
    let document = serde_json::to_value(openapi::document()).unwrap();
    assert_eq!(document["components"]["securitySchemes"]["token"]["scheme"], "bearer");
    let names: Vec<&str> = Scope::ALL.iter().map(|scope| scope.as_str()).collect();
    assert_eq!(document["components"]["schemas"]["TokenScope"]["enum"], json!(names));
    for Row { row, operation, .. } in rows() {
        let (sentence, opened) = match row.token_access() {
            TokenAccess::Never => ("Not open to API tokens.".to_owned(), None),
            TokenAccess::Any => ("Open to every API token.".to_owned(), Some(json!({ "token": [] }))),
            TokenAccess::Scope(scope) => {
                let name = scope.as_str();
                (format!("API tokens need the scope `{name}`."), Some(json!({ "token": [name] })))
            }
        };
        let id = row.operation_id();
        assert!(operation.description.is_some_and(|text| text.ends_with(&sentence)), "{id}");
        let told = serde_json::to_value(operation.security).unwrap();
        let told: Vec<&Value> = told.as_array().unwrap().iter().filter(|one| one.get("token").is_some()).collect();
        assert_eq!(told, opened.iter().collect::<Vec<_>>(), "{id}");
    }
}

/// A call about something that does not exist, with a body that says nothing.
async fn call(app: &TestApp, key: &str, row: &Row) -> Answer {
    let path = row
        .path
        .replace("{id}", "999999999")
        .replace("{format}", "csv")
        .replace("{region}", "usa")
        .replace("{kind}", "invoice");
    let mut parts = path.split('/').map(|part| if part.contains('{') { "999999999" } else { part });
    let path = parts.by_ref().collect::<Vec<_>>().join("/");
    let body = (row.method != Method::GET).then(|| json!({}));
    with_token(&app.guest(), key, row.method.clone(), &path, body).await
}

#[actix_web::test]
async fn a_token_opens_what_its_scopes_say_and_nothing_else() {
    let app = TestApp::start().await;
    app.write(|tx| Ok(tx.settings().set("tokenRequestsPerMinute", "100000", tierway_testkit::builders::at(0))?)).await;
    // Between them these two may do everything that is open to tokens.
    for role in [Role::Admin, Role::Dealer] {
        let owner = app.signed_in_as(role).await;
        for chosen in Scope::ALL {
            let (key, _) = make(&owner, &[chosen.as_str()]).await;
            for row in rows().iter().filter(|row| row.row.allows(role)) {
                let answer = call(&app, &key, row).await;
                let id = row.row.operation_id();
                assert!(!answer.status.is_server_error(), "{id}: {}", answer.text());
                let detail = answer.status.is_client_error().then(|| answer.json()["detail"].clone());
                let refused = match row.row.token_access() {
                    TokenAccess::Never => Some("This is not available to API tokens; please sign in.".to_owned()),
                    TokenAccess::Scope(scope) if scope != *chosen => {
                        Some(format!("This API token lacks the scope {}.", scope.as_str()))
                    }
                    TokenAccess::Any | TokenAccess::Scope(_) => None,
                };
                let text = detail.as_ref().and_then(Value::as_str).unwrap_or_default();
                match refused {
                    Some(sentence) => assert_eq!(text, sentence, "{id} with {}", chosen.as_str()),
                    None => assert!(!text.contains("API token"), "{id} with {}: {text}", chosen.as_str()),
                }
            }
        }
    }
}

#[actix_web::test]
async fn settings_scopes_lead_to_no_secret_no_backup_and_no_security_setting() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let context = app.fakes().context(Actor::System);
    let (to, subject) = ("ada@mail.example".to_owned(), "Hello".to_owned());
    let mail = NewMail { to, subject, body: "For her only.".to_owned(), link_for: None };
    let id = app.write(move |tx| Ok(post(tx, &context, mail.clone())?.0)).await;
    let (key, _) = make(&admin, &["settings:read", "settings:write"]).await;
    let guest = app.guest();
    let list = with_token(&guest, &key, Method::GET, "/api/mail-outbox", None).await;
    assert!(!list.text().contains("For her only."));
    let session_only = "This is not available to API tokens; please sign in.";
    let path = format!("/api/mail-outbox/{id}");
    with_token(&guest, &key, Method::GET, &path, None).await.refused(403, session_only);
    let resend = with_token(&guest, &key, Method::POST, &format!("{path}/resend"), Some(json!({}))).await;
    resend.refused(403, session_only);
    assert!(admin.get(&path).await.text().contains("For her only."), "the admin reads it in a session");

    let lacking = |scope: &str| format!("This API token lacks the scope {scope}.");
    with_token(&guest, &key, Method::GET, "/api/backups", None).await.refused(403, &lacking("backups:read"));
    let removed = with_token(&guest, &key, Method::DELETE, "/api/backups/none", None).await;
    removed.refused(403, &lacking("backups:write"));
    for (setting, value, scope) in [
        ("webhookPrivateAddresses", "true", "security:write"),
        ("manufacturerActivation", "immediate", "security:write"),
        ("backupsKept", "1", "backups:write"),
    ] {
        let change = json!({ "values": [{ "key": setting, "value": value }] });
        let both = json!({ "values": [{ "key": "lowStockMark", "value": "3" }, { "key": setting, "value": value }] });
        for body in [&change, &both] {
            let answer = with_token(&guest, &key, Method::PATCH, "/api/settings", Some(body.clone())).await;
            answer.refused(403, &lacking(scope));
        }
        let (wider, _) = make(&admin, &["settings:write", scope]).await;
        with_token(&guest, &wider, Method::PATCH, "/api/settings", Some(change)).await.expect(200);
    }
    let plain = json!({ "values": [{ "key": "lowStockMark", "value": "3" }] });
    with_token(&guest, &key, Method::PATCH, "/api/settings", Some(plain)).await.expect(200);
}
