//! The address book.

use futures_util::future::join_all;
use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::support::{Client, TestApp};

const PATH: &str = "/api/addresses";

fn address(line1: &str) -> Value {
    json!({ "recipient": "Lina  Tan", "line1": line1, "city": "Kuala Lumpur", "country": "Malaysia" })
}

async fn add(client: &Client, line1: &str) -> i64 {
    client.post(PATH, address(line1)).await.expect(201)["id"].as_i64().unwrap()
}

async fn brief(client: &Client) -> Vec<(String, bool)> {
    let list = client.get(PATH).await.expect(200);
    let row = |row: &Value| (row["line1"].as_str().unwrap().to_owned(), row["isDefault"].as_bool().unwrap());
    list.as_array().unwrap().iter().map(row).collect()
}

fn rows(expected: &[(&str, bool)]) -> Vec<(String, bool)> {
    expected.iter().map(|(line, default)| ((*line).to_owned(), *default)).collect()
}

#[actix_web::test]
async fn an_address_is_kept_changed_and_removed() {
    let app = TestApp::start().await;
    let lina = app.signed_in_as(Role::Customer).await;
    assert_eq!(lina.get(PATH).await.expect(200), json!([]));
    let kept = lina.post(PATH, address("1 Jalan A")).await.expect(201);
    assert_eq!(
        (&kept["recipient"], &kept["isDefault"]),
        (&json!("Lina Tan"), &json!(true)),
        "the first is the default"
    );
    let (first, second) = (kept["id"].as_i64().unwrap(), add(&lina, "2 Jalan B").await);
    assert_eq!(brief(&lina).await, rows(&[("1 Jalan A", true), ("2 Jalan B", false)]));

    let path = format!("{PATH}/{second}");
    let mut body = address("3 Jalan C");
    body["isDefault"] = json!(true);
    body["postalCode"] = json!("50450");
    assert_eq!(lina.put(&path, body.clone()).await.expect(200)["postalCode"], "50450");
    assert_eq!(brief(&lina).await, rows(&[("3 Jalan C", true), ("1 Jalan A", false)]));
    body["isDefault"] = json!(false);
    assert_eq!(lina.put(&path, body).await.expect(200)["isDefault"], true, "it stays until another is");

    lina.delete(&path).await.expect(204);
    assert_eq!(brief(&lina).await, rows(&[("1 Jalan A", true)]), "the oldest of the others becomes it");
    lina.delete(&path).await.problem(404);
    lina.delete(&format!("{PATH}/{first}")).await.expect(204);
    assert_eq!(lina.get(PATH).await.expect(200), json!([]));
}

#[actix_web::test]
async fn all_faults_are_named_and_nothing_is_kept() {
    let app = TestApp::start().await;
    let lina = app.signed_in_as(Role::Customer).await;
    let body =
        json!({ "recipient": " ", "line1": "x".repeat(91), "country": "Malaysia", "postalCode": "1".repeat(17) });
    let answer = lina.post(PATH, body).await;
    answer.field_refused("recipient", "This field is required.");
    answer.field_refused("city", "This field is required.");
    answer.field_refused("line1", "This must be at most 90 characters long.");
    answer.field_refused("postalCode", "This must be at most 16 characters long.");
    assert_eq!(lina.get(PATH).await.expect(200), json!([]));
}

#[actix_web::test]
async fn a_book_is_its_owners() {
    let app = TestApp::start().await;
    let lina = app.signed_in_named(Role::Customer, "lina").await;
    let dora = app.signed_in_as(Role::Dealer).await;
    let path = format!("{PATH}/{}", add(&lina, "1 Jalan A").await);
    assert_eq!(dora.get(PATH).await.expect(200), json!([]));
    dora.put(&path, address("stolen")).await.refused(404, "This address was not found.");
    dora.delete(&path).await.problem(404);
    assert_eq!(brief(&lina).await, rows(&[("1 Jalan A", true)]));
    app.signed_in_as(Role::Admin).await.get(PATH).await.problem(403);
    app.guest().get(PATH).await.problem(401);
}

#[actix_web::test]
async fn fifty_are_enough_and_one_is_the_default_also_at_once() {
    let app = TestApp::start().await;
    let lina = app.signed_in_as(Role::Customer).await;
    let mut body = address("1 Jalan A");
    body["isDefault"] = json!(true);
    let answers = join_all((0..52).map(|_| lina.post(PATH, body.clone()))).await;
    let kept = answers.iter().filter(|answer| answer.status.as_u16() == 201).count();
    assert_eq!(kept, 50);
    for answer in answers.iter().filter(|answer| answer.status.as_u16() != 201) {
        answer.refused(422, "An address book can have at most 50 addresses.");
    }
    let list = brief(&lina).await;
    assert_eq!((list.len(), list.iter().filter(|(_, default)| *default).count()), (50, 1));
}
