//! `Idempotency-Key`: one effect and one answer for each key.

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_application::Failure;
use tierway_kernel::{ProductId, Role};
use tierway_testkit::builders::{add_product, product_draft};

use crate::support::{Answer, Client, TestApp};

async fn product(app: &TestApp) -> ProductId {
    app.write(|tx| Ok(add_product(tx, &product_draft("Lamp"), 10)?.id)).await
}

fn incoming(product: ProductId, pieces: i64) -> Value {
    json!({ "productId": product.0, "type": "in", "quantity": pieces, "reason": "purchase" })
}

async fn record(client: &Client, key: &str, body: &Value) -> Answer {
    let request = client.request(Method::POST, "/api/inventory/transactions").header("idempotency-key", key);
    request.json(body).send().await
}

async fn balance(app: &TestApp, id: ProductId) -> i64 {
    app.read(move |tx| Ok(tx.stock().level(id)?.map(|level| level.balance()).unwrap_or_default())).await
}

#[actix_web::test]
async fn the_same_key_and_body_is_one_effect_and_one_answer() {
    let app = TestApp::start().await;
    let (id, client) = (product(&app).await, app.signed_in_as(Role::Manufacturer).await);
    let first = record(&client, "delivery-1", &incoming(id, 5)).await;
    let again = record(&client, "delivery-1", &incoming(id, 5)).await;
    assert_eq!(first.expect(201), again.expect(201));
    assert_eq!((first.header("idempotency-replayed"), again.header("idempotency-replayed")), ("", "true"));
    assert_eq!(balance(&app, id).await, 15);
    record(&client, "delivery-2", &incoming(id, 5)).await.expect(201);
    assert_eq!(balance(&app, id).await, 20);
}

#[actix_web::test]
async fn twice_at_once_is_one_effect_too() {
    let app = TestApp::start().await;
    let (id, client) = (product(&app).await, app.signed_in_as(Role::Manufacturer).await);
    let body = incoming(id, 5);
    let (one, two) = futures_util::future::join(record(&client, "k", &body), record(&client, "k", &body)).await;
    assert_eq!(one.expect(201), two.expect(201));
    assert_eq!(balance(&app, id).await, 15);
}

#[actix_web::test]
async fn another_body_under_the_same_key_is_refused() {
    let app = TestApp::start().await;
    let (id, client) = (product(&app).await, app.signed_in_as(Role::Manufacturer).await);
    record(&client, "k", &incoming(id, 5)).await.expect(201);
    let other = record(&client, "k", &incoming(id, 6)).await;
    other.refused(422, "This Idempotency-Key was already used for another request.");
    assert_eq!(other.problem(422)["type"], "urn:tierway:problem:idempotency-key-reused");
    assert_eq!(balance(&app, id).await, 15);
}

#[actix_web::test]
async fn keys_of_different_people_do_not_meet() {
    let app = TestApp::start().await;
    let id = product(&app).await;
    for role in [Role::Manufacturer, Role::Admin] {
        record(&app.signed_in_as(role).await, "k", &incoming(id, 5)).await.expect(201);
    }
    assert_eq!(balance(&app, id).await, 20);
}

#[actix_web::test]
async fn a_refusal_keeps_nothing() {
    let app = TestApp::start().await;
    let (id, client) = (product(&app).await, app.signed_in_as(Role::Manufacturer).await);
    let out = json!({ "productId": id.0, "type": "out", "quantity": 12, "reason": "damage" });
    record(&client, "k", &out).await.problem(422);
    record(&client, "more", &incoming(id, 5)).await.expect(201);
    record(&client, "k", &out).await.expect(201);
    assert_eq!(balance(&app, id).await, 3);
}

/// Effect and answer are one transaction: whatever ends it early leaves neither.
#[actix_web::test]
async fn a_key_without_its_effect_is_never_kept() {
    let app = TestApp::start().await;
    let (id, client) = (product(&app).await, app.signed_in_as(Role::Manufacturer).await);
    let user = client.user().id;
    let now = client.user().created_at;
    app.write(move |tx| {
        // What a crash between claim and COMMIT leaves: nothing.
        let broken: Result<(), Failure> = (|| {
            tx.idempotency().claim(user, "k", "other fingerprint", now)?;
            Err(Failure::Outside("power cut".to_owned()))
        })();
        broken.or(Ok::<(), Failure>(()))?;
        tx.idempotency().purge(now + chrono::Duration::days(1)).map_err(Failure::from)
    })
    .await;
    record(&client, "k", &incoming(id, 5)).await.expect(201);
    assert_eq!(balance(&app, id).await, 15);
}

#[actix_web::test]
async fn strange_keys_are_refused() {
    let app = TestApp::start().await;
    let (id, client) = (product(&app).await, app.signed_in_as(Role::Manufacturer).await);
    for key in ["", " ", &"x".repeat(201)] {
        record(&client, key, &incoming(id, 5)).await.problem(400);
    }
    record(&client, &"x".repeat(200), &incoming(id, 5)).await.expect(201);
    record(&app.guest(), "k", &incoming(id, 5)).await.refused(401, "Please sign in first.");
}
