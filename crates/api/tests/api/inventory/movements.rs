//! Recording and listing stock movements.

use futures_util::future::join_all;
use serde_json::{Value, json};
use tierway_kernel::{PageRequest, Role};
use tierway_workforce::NoticeFilter;

use crate::orders::shop::{admin, order, product, stock};
use crate::support::{Client, TestApp};

const PATH: &str = "/api/inventory/transactions";
const INCOMPLETE: &str = "Please select a product and enter quantity";

fn movement(product: i64, kind: &str, quantity: impl Into<Value>) -> Value {
    json!({ "productId": product, "type": kind, "quantity": quantity.into() })
}

#[actix_web::test]
async fn movements_make_the_balance() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let id = product(&app, "Coil", 0).await;
    let mut body = movement(id, "in", "100");
    body["reference"] = json!("PO-7 | INV-99 | Harbour Trading");
    body["createdBy"] = json!(999);
    let made = owner.post(PATH, body).await.expect(201);
    assert_eq!((&made["reason"], &made["balanceAfter"]), (&json!("purchase"), &json!(100)));
    assert_eq!((&made["createdBy"], &made["productName"]), (&json!(owner.id()), &json!("Coil")));
    let mut body = movement(id, "out", 30);
    body["reason"] = json!("damage");
    assert_eq!(owner.post(PATH, body).await.expect(201)["balanceAfter"], 70);
    let seen = owner.get(&format!("/api/products/{id}")).await.expect(200);
    assert_eq!((&seen["stockIn"], &seen["stockOut"], &seen["stockBalance"]), (&json!(100), &json!(30), &json!(70)));

    let list = owner.get(&format!("{PATH}?productId={id}")).await;
    assert_eq!(list.total(), 2);
    let list = list.expect(200);
    assert_eq!((&list[0]["type"], &list[1]["reference"]), (&json!("out"), &json!("PO-7 | INV-99 | Harbour Trading")));
    assert_eq!(list[0]["createdByName"], owner.user().full_name());
    assert_eq!(owner.get(&format!("{PATH}?type=in&reason=purchase")).await.total(), 1);
    assert_eq!(owner.get(&format!("{PATH}?from=2026-03-02&to=2026-03-02")).await.total(), 2);
    assert_eq!(owner.get(&format!("{PATH}?to=2026-03-01")).await.total(), 0);
    owner.get(&format!("{PATH}?from=soon")).await.problem(400);
    let updates = owner.get("/api/stock-updates").await.expect(200);
    assert_eq!((&updates[0]["newStock"], &updates[0]["reason"]), (&json!(70), &json!("Damage")));
}

#[actix_web::test]
async fn wrong_movements_are_refused_with_their_field() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 10).await;
    let whole = "The quantity must be a whole number of at least 1.";
    for (body, field, sentence) in [
        (json!({}), "productId", INCOMPLETE),
        (json!({}), "quantity", INCOMPLETE),
        (movement(id, "in", ""), "quantity", INCOMPLETE),
        (movement(id, "in", 0), "quantity", INCOMPLETE),
        (movement(id, "in", -5), "quantity", INCOMPLETE),
        (movement(id, "in", 1.5), "quantity", whole),
        (movement(id, "in", "many"), "quantity", whole),
        (movement(id, "in", 1e30), "quantity", whole),
        (movement(id, "in", 2_000_000_000_i64), "quantity", INCOMPLETE),
        (movement(id, "sideways", 1), "type", "The type must be in or out."),
        (movement(id, "out", 11), "quantity", "Only 10 units available in stock"),
    ] {
        owner.post(PATH, body).await.field_refused(field, sentence);
    }
    let mut body = movement(id, "in", 1);
    body["reason"] = json!("sale");
    let wrong = "This reason does not apply to this direction.";
    owner.post(PATH, body.clone()).await.field_refused("reason", wrong);
    body["reason"] = json!("magic");
    owner.post(PATH, body).await.field_refused("reason", "Unknown reason.");
    owner.post(PATH, movement(999, "in", 1)).await.problem(404);
    owner.post(PATH, movement(999, "out", 1)).await.problem(404);
    for role in [Role::Warehouse, Role::Employee, Role::Customer] {
        app.signed_in_as(role).await.post(PATH, movement(id, "in", 1)).await.problem(403);
    }
    assert_eq!(stock(&app, id).await, (10, 0));
}

#[actix_web::test]
async fn reserved_pieces_cannot_be_taken_out() {
    let app = TestApp::start().await;
    let id = product(&app, "Coil", 10).await;
    order(&app.signed_in_as(Role::Customer).await, id, 8).await;
    let answer = admin(&app).await.post(PATH, movement(id, "out", 3)).await;
    answer.field_refused("quantity", "Only 2 units available in stock");
}

#[actix_web::test]
async fn one_key_records_once() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 0).await;
    async fn send(owner: &Client, body: Value) -> crate::support::Answer {
        let request = owner.request(actix_web::http::Method::POST, PATH);
        request.header("Idempotency-Key", "delivery-7").json(&body).send().await
    }
    let body = movement(id, "in", 5);
    let answers = join_all((0..4).map(|_| send(&owner, body.clone()))).await;
    let ids: Vec<_> = answers.iter().map(|answer| answer.expect(201)["id"].clone()).collect();
    assert!(ids.iter().all(|other| *other == ids[0]), "{ids:?}");
    assert_eq!(stock(&app, id).await, (5, 0));
    send(&owner, movement(id, "in", 6)).await.problem(422);
}

#[actix_web::test]
async fn crossing_the_low_mark_warns_once() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 12).await;
    for pieces in [1, 1, 1] {
        owner.post(PATH, movement(id, "out", pieces)).await.expect(201);
    }
    let user = owner.user().id;
    let groups = ["purchaser", "manufacturer", "supervisor"].map(str::to_owned).to_vec();
    let notices = app
        .read(move |tx| Ok(tx.notices().list(user, &groups, &NoticeFilter::default(), &PageRequest::first(50))?))
        .await
        .items;
    let count = |kind: &str| notices.iter().filter(|notice| notice.entry.kind == kind).count();
    assert_eq!(count("low_stock"), 2, "purchaser and manufacturer, once each: {notices:?}");
    assert_eq!(count("stock_update"), 6, "purchaser and supervisor, for each movement");
}
