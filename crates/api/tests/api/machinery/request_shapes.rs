//! Requests follow the OpenAPI document, for every operation: field types, text lengths, query parameters.

use serde_json::{Map, Value, json};
use tierway_api::{openapi, operations_of};
use tierway_kernel::{Permission, Role};

use super::request_forms::told;
use crate::support::TestApp;

/// Fields that take whatever comes, because it is not used.
const UNUSED: [(&str, &str); 8] = [
    ("register", "verificationStatus"),
    ("reportIssue", "reportedBy"),
    ("reportIssue", "employeeId"),
    ("reportIssue", "department"),
    ("reportIssue", "status"),
    ("updateIssue", "resolvedBy"),
    ("updateIssue", "resolvedAt"),
    ("setCompanyLogo", "updatedBy"),
];
/// Documents, for which an object is as good as nothing.
const DOCUMENTS: [&str; 7] =
    ["businessLicense", "bankStatement", "shopPhotos", "idDocument", "walletProof", "employmentLetter", "file"];

/// What a schema says, where it is a reference or one of several.
fn choices<'a>(document: &'a Value, schema: &'a Value) -> Vec<&'a Value> {
    if let Some(name) = schema["$ref"].as_str().and_then(|reference| reference.rsplit('/').next()) {
        return choices(document, &document["components"]["schemas"][name]);
    }
    match schema["oneOf"].as_array() {
        Some(several) => several.iter().flat_map(|one| choices(document, one)).collect(),
        None => vec![schema],
    }
}

/// The fields of the shape that an operation takes as JSON, each with something it does not take.
fn wrong_fields(document: &Value, operation: &Value) -> Map<String, Value> {
    let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
    let is_object = |schema: &Value| schema["type"] == "object" || schema["type"] == json!(["object", "null"]);
    let wrong = |(field, schema): (&String, &Value)| {
        let takes_objects = DOCUMENTS.contains(&field.as_str()) || choices(document, schema).into_iter().any(is_object);
        (field.clone(), if takes_objects { json!(7) } else { json!({ "strange": [true] }) })
    };
    let shapes = choices(document, schema).into_iter().filter_map(|shape| shape["properties"].as_object());
    shapes.flatten().map(wrong).collect()
}

#[actix_web::test]
async fn every_operation_tells_all_fields_of_a_wrong_type_at_once() {
    let app = TestApp::start().await;
    let document = openapi::document();
    let written: Value = serde_json::from_str(&openapi::json().unwrap()).unwrap();
    let (mut count, mut wrong) = (0, Vec::new());
    for (path, item) in &document.paths.paths {
        for (method, operation) in operations_of(item) {
            let id = operation.operation_id.clone().unwrap();
            let mut body = wrong_fields(&written, &written["paths"][path][method.as_str().to_lowercase()]);
            body.retain(|field, _| !UNUSED.contains(&(id.as_str(), field.as_str())));
            // Older clients report sign-ins, of which nothing is used.
            if body.is_empty() || id == "recordActivity" {
                continue;
            }
            let row = Permission::of_operation(&id).unwrap();
            let role = Role::ALL.into_iter().find(|role| row.allows(*role)).unwrap();
            let client = app.signed_in_as(role).await;
            let place = path.replace("{id}", "9").replace("{userId}", "9").replace("{productId}", "9");
            let fields: Vec<String> = body.keys().cloned().collect();
            let answer = client.request(method.clone(), &place).json(&Value::Object(body)).send().await;
            let mut named: Vec<String> = told(&answer, 422).into_iter().map(|(field, _)| field).collect();
            named.sort();
            if named != fields {
                wrong.push(format!("{method} {path}: {named:?} instead of {fields:?}"));
            }
            count += 1;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count > 80, "{count}");
}

/// A text of a length that the document says is too long, and its field, for every such field of every operation.
#[actix_web::test]
async fn the_lengths_of_the_document_are_those_that_count() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let document = openapi::document();
    let written: Value = serde_json::from_str(&openapi::json().unwrap()).unwrap();
    let mut limited = Vec::new();
    for (path, item) in &document.paths.paths {
        for (method, _) in operations_of(item) {
            let content = &written["paths"][path][method.as_str().to_lowercase()]["requestBody"]["content"];
            let name = content["application/json"]["schema"]["$ref"].as_str().unwrap_or_default();
            let name = name.rsplit('/').next().unwrap_or_default();
            let properties = written["components"]["schemas"][name]["properties"].as_object();
            for (field, schema) in properties.into_iter().flatten() {
                let Some(most) = schema["maxLength"].as_u64() else { continue };
                let place = path.replace("{id}", "9");
                let text = "ä".repeat(usize::try_from(most).unwrap());
                let send = |text: String| admin.request(method.clone(), &place).json(&json!({ field: text })).send();
                let sentence = format!("This must be at most {most} characters long.");
                send(format!("{text}ä")).await.field_refused(field, &sentence);
                let answer = send(text).await;
                assert!(!answer.text().contains(&sentence), "{method} {path}: {}", answer.text());
                limited.push(format!("{name}.{field}"));
            }
        }
    }
    limited.sort();
    let expected = [
        "AddNoteRequest.text",
        "CommissionPlanRequest.note",
        "PayoutPaymentRequest.reference",
        "PayoutRequest.note",
        "PurchaseChangeRequest.note",
        "PurchaseOrdersRequest.note",
    ];
    assert_eq!(limited, expected);
}

#[actix_web::test]
async fn a_query_is_told_all_its_faults_at_once() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let admin = app.signed_in_as(Role::Admin).await;
    let cannot = |name: &str| (name.to_owned(), format!("The parameter {name} is invalid."));
    let no_time = |name: &str| (name.to_owned(), format!("The parameter {name} must be a date or an RFC 3339 time."));
    for (client, path, expected) in [
        (
            &owner,
            "/api/orders?status=gone&from=x&productId=y&to=z",
            vec![cannot("status"), cannot("productId"), no_time("from"), no_time("to")],
        ),
        (&owner, "/api/inventory/transactions?type=x&from=y", vec![cannot("type"), no_time("from")]),
        (&owner, "/api/commissions?to=x&from=y", vec![no_time("from"), no_time("to")]),
        (
            &admin,
            "/api/user-activity-log?action=login&action=x&from=y&to=z",
            vec![cannot("action"), cannot("from"), cannot("to")],
        ),
        (&owner, "/api/notifications?status=x", vec![cannot("status")]),
        (
            &owner,
            "/api/dealer-pricing/9?productId=1&productId=x&blocked=y",
            vec![cannot("blocked"), cannot("productId")],
        ),
        (&owner, "/api/lots?expiresWithinDays=-1", vec![cannot("expiresWithinDays")]),
        (
            &admin,
            "/api/verification-cases?olderThanDays=4294967295&role=king",
            vec![cannot("role"), cannot("olderThanDays")],
        ),
        (&owner, "/api/search?limit=11", vec![("limit".to_owned(), "The limit must be between 1 and 10.".to_owned())]),
    ] {
        let answer = client.get(path).await;
        assert_eq!(told(&answer, 400), expected, "{path}");
        assert_eq!(answer.json()["detail"], expected[0].1, "{path}");
    }
}
