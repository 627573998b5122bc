//! /api/purchase-orders/{id}/charges and the landed cost they make.

use actix_web::http::Method;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tierway_catalogue::ProductDraft;
use tierway_kernel::Role;
use tierway_testkit::builders::{add_product, product_draft};

use super::{ORDERS, faults, path, sent, stocked, supplier};
use crate::support::{Client, TestApp};

const NOT_ALLOWED: &str = "Your position does not allow this.";

fn charge(kind: &str, amount: &str, spread: &str) -> Value {
    json!({ "kind": kind, "amount": amount, "spread": spread })
}

async fn receive(buyer: &Client, order: &Value, line: usize, pieces: i64) -> Value {
    let body = json!({ "lines": [{ "lineId": order["lines"][line]["id"], "pieces": pieces }] });
    buyer.post(&path(order, "/receipts"), body).await.expect(201)
}

/// A sent order: 48 pieces of a product of 250 g, 24 of one that has no weight, each for 2.50.
async fn mixed(app: &TestApp, buyer: &Client) -> Value {
    let mint = stocked(app, "Mint Pod", 0).await;
    let draft = ProductDraft { weight: None, ..product_draft("Sticker") };
    let sticker = app.write(move |tx| Ok(add_product(tx, &draft, 0)?)).await;
    supplier(buyer, "Harbour", &[mint.id, sticker.id]).await;
    let lines = [(mint.id, 48), (sticker.id, 24)].map(|(id, pieces)| json!({ "productId": id.0, "pieces": pieces }));
    let draft = buyer.post(ORDERS, json!({ "lines": lines })).await.expect(201)[0].clone();
    let manager = app.signed_in_employee("Manager").await;
    manager.post(&path(&draft, "/approve"), json!({})).await.expect(200);
    buyer.post(&path(&draft, "/send"), json!({})).await.expect(200)
}

#[actix_web::test]
async fn charges_make_the_landed_cost_of_what_was_received() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_employee("Purchaser").await;
    let (order, mint) = sent(&app, &buyer).await;
    let charges = path(&order, "/charges");
    let early = buyer.post(&charges, charge("freight", "61.50", "pieces")).await;
    early.refused(409, "Charges can be recorded once goods have been received.");
    assert_eq!((&order["canAddCharge"], &order["charges"]), (&json!(false), &json!([])));
    let part = receive(&buyer, &order, 0, 40).await;
    assert_eq!((&part["canAddCharge"], &part["canRemoveCharges"]), (&json!(true), &json!(false)));
    assert_eq!((&part["lines"][0]["landedCost"], &part["lines"][0]["chargeShare"]), (&json!("2.50"), &json!("0.00")));

    let body = json!({ "kind": "freight", "amount": "61.50", "spread": "weight", "reference": " FR-20931 ", "note": "Two pallets" });
    let made = buyer.post(&charges, body).await.expect(201);
    let row = &made["charges"][0];
    let seen = ["kind", "amount", "spread", "reference", "note", "recordedByName"].map(|name| row[name].clone());
    assert_eq!(seen[..5], ["freight", "61.50", "weight", "FR-20931", "Two pallets"].map(Value::from));
    assert!(seen[5].as_str().is_some_and(|name| !name.is_empty()), "{row}");
    // 61.50 over 40 pieces are 1.5375.
    assert_eq!((&made["lines"][0]["landedCost"], &made["lines"][0]["chargeShare"]), (&json!("4.04"), &json!("61.50")));
    let whole = receive(&buyer, &order, 0, 8).await;
    // Over 48 they are 1.28125: what arrived before costs less now, too.
    assert_eq!(whole["lines"][0]["landedCost"], "3.78");
    let costs = buyer.get(&format!("/api/products/{}/costs", mint.id)).await.expect(200);
    for row in costs.as_array().unwrap() {
        assert_eq!((&row["cost"], &row["landedCost"]), (&json!("2.50"), &json!("3.78")));
    }

    assert_eq!(buyer.post(&path(&order, "/close"), json!({})).await.expect(200)["state"], "closed");
    let late = buyer.post(&charges, charge("duty", "9.60", "value")).await.expect(201);
    assert_eq!(late["lines"][0]["landedCost"], "3.98");
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let freight = format!("{charges}/{}", made["charges"][0]["id"]);
    buyer.delete(&freight).await.problem(403);
    assert_eq!(owner.get(&path(&order, "")).await.expect(200)["canRemoveCharges"], true);
    let left = owner.delete(&freight).await.expect(200);
    assert_eq!((left["charges"].as_array().map(Vec::len), &left["lines"][0]["landedCost"]), (Some(1), &json!("2.70")));
    owner.delete(&freight).await.refused(404, "This charge was not found.");
    let log = owner.get("/api/user-activity-log?action=stock").await.expect(200).to_string();
    let number = order["number"].as_str().unwrap();
    for sentence in [
        format!("Recorded freight of $61.50 on the purchase order {number}"),
        format!("Recorded duty of $9.60 on the purchase order {number}"),
        format!("Removed freight of $61.50 from the purchase order {number}"),
    ] {
        assert!(log.contains(&sentence), "{sentence} in {log}");
    }
    assert_eq!(faults(&app).await, Vec::<String>::new());
}

#[actix_web::test]
async fn what_cannot_be_recorded_says_why() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_employee("Purchaser").await;
    let order = mixed(&app, &buyer).await;
    let charges = path(&order, "/charges");
    receive(&buyer, &order, 0, 48).await;
    let amount = "Please enter an amount from 0.01 to 1000000.00.";
    for wrong in ["0", "-1", "1000000.01"] {
        buyer.post(&charges, charge("freight", wrong, "value")).await.field_refused("amount", amount);
    }
    for (field, body) in [
        ("kind", charge("bribe", "1.00", "value")),
        ("spread", charge("freight", "1.00", "colour")),
        ("amount", charge("freight", "much", "value")),
        ("kind", json!({ "amount": "1.00", "spread": "value" })),
        ("reference", json!({ "kind": "duty", "amount": 1, "spread": "value", "reference": "x".repeat(61) })),
        ("note", json!({ "kind": "duty", "amount": 1, "spread": "value", "note": "x".repeat(501) })),
        ("reference", json!({ "kind": "duty", "amount": 1, "spread": "value", "reference": "A\n1" })),
    ] {
        let problem = buyer.post(&charges, body).await.problem(422);
        assert_eq!(problem["errors"][0]["field"], field, "{problem}");
    }
    buyer.post(&charges, charge("freight", "12.00", "weight")).await.expect(201);
    let bill = json!({ "kind": "freight", "amount": "12.00", "spread": "value", "reference": "FR-1" });
    buyer.post(&charges, bill.clone()).await.expect(201);
    let again = json!({ "kind": "freight", "amount": "13.00", "spread": "pieces", "reference": "fr-1" });
    buyer.post(&charges, again).await.refused(409, "This bill is recorded already.");
    buyer.post(&format!("{ORDERS}/987654/charges"), bill).await.refused(404, "This purchase order was not found.");

    // A product without a weight arrives: what is spread by weight has no share any more, until it has one.
    let whole = receive(&buyer, &order, 1, 24).await;
    assert_eq!(
        (&whole["landedCostError"], whole["lines"][0].get("landedCost")),
        (&json!("Sticker has no weight."), None)
    );
    let refused = buyer.post(&charges, charge("duty", "1.00", "weight")).await;
    refused.field_refused("spread", "Sticker has no weight.");
    let costs = format!("/api/products/{}/costs", order["lines"][0]["productId"]);
    assert_eq!(buyer.get(&costs).await.expect(200)[0].get("landedCost"), None);
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let product = format!("/api/products/{}", order["lines"][1]["productId"]);
    let body = json!({ "name": "Sticker", "category": "Electronics", "manufacturerCost": "10.00", "weight": 0.5, "weightUnit": "kg" });
    owner.put(&product, body).await.expect(200);
    let seen = buyer.get(&path(&order, "")).await.expect(200);
    // By weight both lines have 12 kg; by value 8.00 and 4.00.
    assert_eq!(seen.get("landedCostError"), None);
    let shares = [0, 1].map(|line| seen["lines"][line]["chargeShare"].clone());
    assert_eq!(shares, ["14.00", "10.00"]);
    assert_eq!(buyer.get(&costs).await.expect(200)[0]["landedCost"], "2.79");
}

#[actix_web::test]
async fn positions_decide_who_records_and_sees_charges() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_employee("Purchaser").await;
    let (order, _) = sent(&app, &buyer).await;
    let charges = path(&order, "/charges");
    receive(&buyer, &order, 0, 48).await;
    let made = buyer.post(&charges, charge("other", "4.80", "pieces")).await.expect(201);
    let manager = app.sign_in(app.person(Role::Employee, "manager").await).await;
    manager.post(&charges, charge("other", "1.00", "pieces")).await.refused(403, NOT_ALLOWED);
    let seen = manager.get(&path(&order, "")).await.expect(200);
    assert_eq!((&seen["lines"][0]["landedCost"], &seen["canAddCharge"]), (&json!("2.60"), &json!(false)));
    let keeper = app.signed_in_as(Role::Warehouse).await;
    keeper.post(&charges, charge("other", "1.00", "pieces")).await.refused(403, NOT_ALLOWED);
    let seen = keeper.get(&path(&order, "")).await.expect(200);
    assert_eq!(
        (seen.get("charges"), seen["lines"][0].get("landedCost"), seen["lines"][0].get("chargeShare")),
        (None, None, None)
    );
    let other = buyer.post(ORDERS, json!({ "lines": [{ "productId": order["lines"][0]["productId"], "pieces": 1 }] }));
    let other = other.await.expect(201)[0].clone();
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let astray = format!("{}/{}", path(&other, "/charges"), made["charges"][0]["id"]);
    owner.delete(&astray).await.refused(404, "This charge was not found.");
}

#[actix_web::test]
async fn a_bill_that_is_sent_again_is_recorded_once() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_employee("Purchaser").await;
    let (order, _) = sent(&app, &buyer).await;
    let charges = path(&order, "/charges");
    receive(&buyer, &order, 0, 48).await;
    let body = charge("freight", "4.80", "value");
    for replayed in [false, true] {
        let call = buyer.request(Method::POST, &charges).header("Idempotency-Key", "bill-7").json(&body);
        let answer = call.send().await;
        assert_eq!(answer.expect(201)["charges"].as_array().map(Vec::len), Some(1));
        assert_eq!(answer.header("idempotency-replayed") == "true", replayed);
    }
    let bill = json!({ "kind": "duty", "amount": "9.60", "spread": "value", "reference": "K1-7" });
    let answers = join_all((0..4).map(|_| buyer.post(&charges, bill.clone()))).await;
    let recorded = answers.iter().filter(|answer| answer.status.as_u16() == 201).count();
    assert_eq!(recorded, 1, "of the same bill at once one is recorded");
    for count in 2..50 {
        let made = buyer.post(&charges, charge("other", "0.01", "pieces")).await.expect(201);
        assert_eq!(made["charges"].as_array().map(Vec::len), Some(count + 1));
    }
    let full = buyer.post(&charges, charge("other", "0.01", "pieces")).await;
    full.field_refused("amount", "There can be at most 50 entries.");
    assert_eq!(buyer.get(&path(&order, "")).await.expect(200)["canAddCharge"], false);
}
