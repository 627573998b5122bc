//! Messages between buyer and company about an order.

use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::orders::shop::{admin, order, product, referred};
use crate::support::{Client, TestApp};

async fn titles(client: &Client) -> Vec<String> {
    let list = client.get("/api/notifications").await.expect(200);
    list.as_array().unwrap().iter().map(|notice| notice["title"].as_str().unwrap().to_owned()).collect()
}

#[actix_web::test]
async fn both_sides_write_and_are_told() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let id = order(&buyer, mint, 1).await;
    let path = format!("/api/orders/{id}/messages");
    let first = buyer.post(&path, json!({ "text": "  When will it come?  " })).await.expect(201);
    assert_eq!((&first["text"], &first["fromCompany"]), (&json!("When will it come?"), &json!(false)));
    owner.post(&path, json!({ "text": "Tomorrow." })).await.expect(201);
    let told = format!("Message about order #{id}");
    assert!(titles(&owner).await.contains(&told));
    assert!(titles(&buyer).await.contains(&told));
    let answer = buyer.get(&path).await;
    assert_eq!(answer.total(), 2);
    let seen = answer.expect(200);
    let brief = |list: &Value| -> Vec<(String, bool, bool)> {
        let row = |row: &Value| {
            let text = row["text"].as_str().unwrap().to_owned();
            (text, row["fromCompany"].as_bool().unwrap(), row["authorName"].is_string())
        };
        list.as_array().unwrap().iter().map(row).collect()
    };
    let expected = [("Tomorrow.".to_owned(), true, false), ("When will it come?".to_owned(), false, true)];
    assert_eq!(brief(&seen), expected, "newest first; buyers do not see who of the company wrote");
    assert!(brief(&owner.get(&path).await.expect(200)).iter().all(|(_, _, named)| *named));
    let first_page = buyer.get(&format!("{path}?limit=1")).await;
    assert_eq!(buyer.get(&first_page.next().unwrap()).await.expect(200)[0]["text"], "When will it come?");
}

#[actix_web::test]
async fn others_neither_read_nor_write() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(&app, &agent, "friend").await;
    let path = format!("/api/orders/{}/messages", order(&buyer, mint, 1).await);
    let text = json!({ "text": "Hello" });
    let other = app.signed_in_named(Role::Customer, "other").await;
    other.get(&path).await.refused(404, "This order was not found.");
    other.post(&path, text.clone()).await.problem(404);
    agent.get(&path).await.refused(403, "You may not change this order.");
    agent.post(&path, text.clone()).await.problem(403);
    app.signed_in_as(Role::Warehouse).await.get(&path).await.problem(403);
    app.guest().post(&path, text).await.problem(401);
    for (text, sentence) in
        [(" ".to_owned(), "Please write a message."), ("x".repeat(2001), "This must be at most 2000 characters long.")]
    {
        buyer.post(&path, json!({ "text": text })).await.field_refused("text", sentence);
    }
    assert_eq!(buyer.get(&path).await.expect(200), json!([]));
}
