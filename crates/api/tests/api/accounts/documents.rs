//! GET /api/users/{id}/documents, /api/documents/{id}.

use serde_json::{Value, json};
use tierway_kernel::Role;

use super::forms::{PDF, PNG, agent, data_url, person, with};
use crate::support::{Client, TestApp};

/// Registers somebody with documents and gives their id and their documents as the admin sees them.
async fn registered(app: &TestApp, admin: &Client, form: Value) -> (i64, Vec<Value>) {
    let answer = app.guest().post("/api/auth/register", form).await.expect(201);
    let id = answer["user"]["id"].as_i64().unwrap();
    let list = admin.get(&format!("/api/users/{id}/documents")).await.expect(200);
    (id, list.as_array().unwrap().clone())
}

fn employee() -> Value {
    let work = json!({ "position": "driver", "department": "logistics", "idDocument": data_url(PDF) });
    with(person("employee", "emil"), work)
}

#[actix_web::test]
async fn a_document_comes_as_it_was_and_as_an_attachment() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let (_, documents) = registered(&app, &admin, agent("anna")).await;
    assert_eq!((&documents[0]["kind"], &documents[0]["label"]), (&json!("idDocument"), &json!("ID Document")));
    let answer = admin.get(documents[0]["url"].as_str().unwrap()).await;
    assert_eq!((answer.status.as_u16(), answer.body.as_ref()), (200, PDF));
    assert_eq!(answer.header("content-type"), "application/pdf");
    assert!(answer.header("content-disposition").starts_with("attachment;"));
    assert!(answer.header("content-disposition").contains("idDocument.pdf"));
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert!(answer.header("content-security-policy").contains("sandbox"));
    assert_eq!(answer.header("cache-control"), "private, no-store");
}

#[actix_web::test]
async fn the_admin_may_look_at_it_in_the_browser() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let (id, documents) = registered(&app, &admin, agent("anna")).await;
    let picture = format!("{}?disposition=inline", documents[1]["url"].as_str().unwrap());
    let answer = admin.get(&picture).await;
    assert_eq!(answer.header("content-type"), "image/png");
    assert!(answer.body.starts_with(&PNG[..16]), "re-encoded, the same size");
    assert!(answer.header("content-disposition").starts_with("inline;"));
    assert!(answer.header("content-security-policy").contains("sandbox"));
    let anna = app.read(move |tx| Ok(tx.users().by_id(tierway_kernel::UserId(id))?.unwrap())).await;
    let body = json!({ "username": anna.username, "password": "secret-one" });
    let client = app.guest();
    client.post("/api/auth/login", body).await.expect(200);
    assert!(client.get(&picture).await.header("content-disposition").starts_with("attachment;"));
}

#[actix_web::test]
async fn another_users_document_does_not_exist() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let (id, documents) = registered(&app, &admin, agent("anna")).await;
    let url = documents[0]["url"].as_str().unwrap();
    for role in Role::ALL.into_iter().filter(|role| *role != Role::Admin) {
        let client = app.signed_in_as(role).await;
        client.get(url).await.refused(404, "This document was not found.");
        let list = client.get(&format!("/api/users/{id}/documents")).await;
        list.refused(404, "This user was not found.");
    }
    app.guest().get(url).await.refused(401, "Please sign in first.");
    admin.get("/api/documents/987654").await.refused(404, "This document was not found.");
}

#[actix_web::test]
async fn the_owner_sees_the_documents_of_employees() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let (id, documents) = registered(&app, &admin, employee()).await;
    let url = documents[0]["url"].as_str().unwrap();
    assert_eq!(owner.get(&format!("/api/users/{id}/documents")).await.expect(200).as_array().unwrap().len(), 1);
    assert_eq!(owner.get(url).await.status, 200);
    let inline = owner.get(&format!("{url}?disposition=inline")).await;
    assert!(inline.header("content-disposition").starts_with("inline;"), "the owner reviews them");
}
