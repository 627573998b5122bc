//! Authorization coverage: every operation of the OpenAPI document × nine roles and a guest, against the permission
//! table. A caller without permission must be refused; one with permission must not be.

use std::collections::HashMap;

use actix_web::http::Method;
use serde_json::json;
use tierway_api::{openapi, operations_of};
use tierway_kernel::{Permission, Refused, Role};

use crate::support::{Answer, Client, TestApp};

struct Operation {
    method: Method,
    path: String,
    id: String,
}

/// All operations of the document.
fn operations() -> Vec<Operation> {
    let document = openapi::document();
    let all = document.paths.paths.iter().flat_map(|(path, item)| {
        operations_of(item).into_iter().map(move |(method, operation)| {
            let id = operation.operation_id.clone().unwrap_or_else(|| panic!("{method} {path} has no operationId"));
            Operation { method, path: path.clone(), id }
        })
    });
    all.collect()
}

impl Operation {
    /// Calls it about something that does not exist, with a body that says nothing: who may call it is found out
    /// before either matters.
    async fn called_by(&self, client: &Client) -> Answer {
        let path = self.path.replace("{id}", "999999999").replace("{format}", "csv").replace("{region}", "usa");
        let path = path.replace("{kind}", "invoice").replace("{code}", "none");
        let path = path.replace("{userId}", "999999999").replace("{productId}", "999999999");
        let path = path.replace("{photoId}", "999999999").replace("{sessionId}", "999999999").replace("{name}", "none");
        let path = path.replace("{exemptionId}", "999999999");
        assert!(!path.contains('{'), "{}: the test does not know this parameter", self.path);
        let request = client.request(self.method.clone(), &path);
        if self.method == Method::GET { request.send().await } else { request.json(&json!({})).send().await }
    }

    fn row(&self) -> Permission {
        Permission::of_operation(&self.id).unwrap_or_else(|| panic!("{} has no row in the permission table", self.id))
    }
}

/// Whether an answer turns the caller away because of who they are.
fn turned_away(answer: &Answer, row: Permission) -> Option<Refused> {
    let detail = || answer.json()["detail"].as_str().map(str::to_owned).unwrap_or_default();
    [(401, Refused::NotSignedIn), (403, row.refusal())]
        .into_iter()
        .find(|(status, refused)| answer.status.as_u16() == *status && detail() == refused.to_string())
        .map(|(_, refused)| refused)
}

#[test]
fn every_operation_has_a_row_and_every_row_an_operation() {
    let operations = operations();
    let mut seen: HashMap<&str, &str> = HashMap::new();
    for operation in &operations {
        operation.row();
        let twice = seen.insert(&operation.id, &operation.path);
        assert_eq!(twice, None, "{} stands for two operations", operation.id);
    }
    for row in Permission::ALL {
        assert!(seen.contains_key(row.operation_id()), "{} has a row but no operation", row.operation_id());
    }
}

#[actix_web::test]
async fn guests_pass_where_the_table_says() {
    let app = TestApp::start().await;
    for operation in operations() {
        let expected = (!operation.row().open_to_guests()).then_some(Refused::NotSignedIn);
        let answer = operation.called_by(&app.guest()).await;
        assert_eq!(turned_away(&answer, operation.row()), expected, "{} as a guest: {}", operation.id, answer.text());
    }
}

#[actix_web::test]
async fn roles_pass_where_the_table_says() {
    let app = TestApp::start().await;
    for role in Role::ALL {
        let client = app.signed_in_as(role).await;
        for operation in operations() {
            // Signing out ends the session that the next operation needs.
            let client = if operation.id == "logout" { app.signed_in_as(role).await } else { client.clone() };
            let expected = (!operation.row().allows(role)).then_some(operation.row().refusal());
            let answer = operation.called_by(&client).await;
            assert_eq!(
                turned_away(&answer, operation.row()),
                expected,
                "{} as {role}: {}",
                operation.id,
                answer.text()
            );
            assert!(!answer.status.is_server_error(), "{} as {role}: {}", operation.id, answer.text());
        }
    }
}
