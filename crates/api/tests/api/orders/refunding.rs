//! Refunds of cancelled or returned goods, never more than was paid.

use actix_web::http::Method;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tierway_kernel::Role;

use super::returning::{approved, receive};
use super::shop::{admin, change, no_faults, order, product, referred};
use crate::support::{Client, TestApp};

pub async fn refund(owner: &Client, order: i64, body: Value) -> crate::support::Answer {
    owner.post(&format!("/api/orders/{order}/refunds"), body).await
}

/// A paid order of so many units at 14.00.
async fn paid(app: &TestApp, buyer: &Client, owner: &Client, units: i64) -> i64 {
    let id = product(app, "Mango Ice", 100).await;
    let number = order(buyer, id, units).await;
    change(owner, number, json!({ "status": "paid", "paymentMethod": "Cash", "paymentReference": "TT 1" })).await;
    number
}

#[actix_web::test]
async fn a_cancelled_order_is_refunded_in_parts() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let number = paid(&app, &buyer, &owner, 2).await;
    let path = format!("/api/orders/{number}");
    let before = owner.get(&path).await.expect(200);
    assert_eq!((&before["refundedTotal"], before.get("refundDue")), (&json!("0.00"), None));
    assert_eq!(
        (&before["payments"][0]["kind"], &before["payments"][0]["amount"]),
        (&json!("payment"), &json!("28.00"))
    );
    assert_eq!(before["payments"][0]["number"], "RCP-2026-000001");
    assert_eq!(before["payments"][0]["reference"], "TT 1");
    let early = refund(&owner, number, json!({ "reason": "Sorry" })).await;
    early.refused(409, "Nothing to refund: goods must be returned or the order cancelled first.");

    change(&buyer, number, json!({ "status": "cancelled" })).await;
    assert_eq!(buyer.get(&path).await.expect(200)["refundDue"], "28.00");
    assert_eq!(owner.get(&path).await.expect(200)["refundable"], "28.00");
    let over = refund(&owner, number, json!({ "amount": "28.01", "reason": "Cancelled" })).await;
    over.field_refused("amount", "At most 28.00 can be refunded.");
    let body = json!({ "amount": 8, "reason": "Cancelled", "method": "Bank", "reference": "TT 9" });
    let part = refund(&owner, number, body).await.expect(201);
    assert_eq!((&part["refundedTotal"], &part["refundDue"]), (&json!("8.00"), &json!("20.00")));
    let entry = &part["payments"][1];
    assert_eq!((&entry["kind"], &entry["number"]), (&json!("refund"), &json!("CRN-2026-000001")));
    assert_eq!((&entry["method"], &entry["reason"]), (&json!("Bank"), &json!("Cancelled")));
    let rest = refund(&owner, number, json!({ "reason": "Cancelled" })).await.expect(201);
    assert_eq!((&rest["refundedTotal"], rest.get("refundDue")), (&json!("28.00"), None));
    assert_eq!(rest["payments"][2]["method"], "Cash", "as it was paid");
    let done = refund(&owner, number, json!({ "reason": "Cancelled" })).await;
    done.refused(409, "Nothing to refund: goods must be returned or the order cancelled first.");
    let listed = owner.get("/api/orders").await.expect(200);
    assert_eq!(listed[0]["refundedTotal"], "28.00");
    let seen = buyer.get(&path).await.expect(200);
    assert_eq!((seen.get("refundable"), seen["payments"][1].get("recordedByName")), (None, None));
    let notices = buyer.get("/api/notifications").await.expect(200);
    assert_eq!(notices[0]["title"], json!(format!("Order #{number} refunded")));
    no_faults(&app).await;
}

#[actix_web::test]
async fn refused_refunds() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 100).await;
    let unpaid = order(&buyer, id, 1).await;
    change(&owner, unpaid, json!({ "status": "cancelled" })).await;
    refund(&owner, unpaid, json!({ "reason": "x" })).await.refused(409, "This order has not been paid.");
    let number = paid(&app, &buyer, &owner, 2).await;
    change(&owner, number, json!({ "status": "cancelled" })).await;
    for role in [Role::Employee, Role::Warehouse, Role::Dealer] {
        refund(&app.signed_in_as(role).await, number, json!({ "reason": "x" })).await.problem(403);
    }
    refund(&buyer, number, json!({ "reason": "x" })).await.problem(403);
    refund(&app.guest(), number, json!({ "reason": "x" })).await.problem(401);
    refund(&owner, 999, json!({ "reason": "x" })).await.problem(404);
    for (body, field) in [
        (json!({}), "reason"),
        (json!({ "reason": "x", "amount": "0" }), "amount"),
        (json!({ "reason": "x", "amount": "-5" }), "amount"),
        (json!({ "reason": "x", "amount": "1.005" }), "amount"),
        (json!({ "reason": "x", "amount": "1e30" }), "amount"),
        (json!({ "reason": "x", "method": "Barter" }), "method"),
        (json!({ "reason": "x", "returnId": 999 }), "returnId"),
    ] {
        let problem = refund(&owner, number, body.clone()).await.problem(422);
        assert_eq!(problem["errors"][0]["field"], json!(field), "{body} gave {problem}");
    }
    assert_eq!(owner.get(&format!("/api/orders/{number}")).await.expect(200)["refundedTotal"], "0.00");
    no_faults(&app).await;
}

#[actix_web::test]
async fn two_refunds_at_once_never_pay_more_than_was_paid() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let number = paid(&app, &buyer, &owner, 2).await;
    change(&owner, number, json!({ "status": "cancelled" })).await;
    let answers =
        join_all((0..6).map(|_| refund(&owner, number, json!({ "amount": "10.00", "reason": "Cancelled" })))).await;
    let done = answers.iter().filter(|answer| answer.status.as_u16() == 201).count();
    assert_eq!(done, 2, "a third would be more than 28.00");
    let seen = owner.get(&format!("/api/orders/{number}")).await.expect(200);
    assert_eq!((&seen["refundedTotal"], &seen["refundDue"]), (&json!("20.00"), &json!("8.00")));
    let numbers: Vec<_> = seen["payments"].as_array().unwrap().iter().map(|one| one["number"].clone()).collect();
    assert_eq!(numbers[1..], [json!("CRN-2026-000001"), json!("CRN-2026-000002")], "the refused ones left no gap");
    no_faults(&app).await;
}

#[actix_web::test]
async fn one_key_refunds_once() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let number = paid(&app, &buyer, &owner, 2).await;
    change(&owner, number, json!({ "status": "cancelled" })).await;
    let path = format!("/api/orders/{number}/refunds");
    let body = json!({ "amount": "5.00", "reason": "Cancelled" });
    let keyed = || owner.request(Method::POST, &path).header("Idempotency-Key", "k").json(&body).send();
    let first = keyed().await.expect(201);
    assert_eq!(keyed().await.expect(201), first);
    assert_eq!(owner.get(&format!("/api/orders/{number}")).await.expect(200)["refundedTotal"], "5.00");
}

#[actix_web::test]
async fn revenue_and_commission_follow_what_was_refunded() {
    // Referred customers pay 13.00: 6 pieces are 78.00, five full 14.00 earn 2.50.
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(&app, &agent, "friend").await;
    let owner = admin(&app).await;
    let number = order(&buyer, id, 6).await;
    change(&owner, number, json!({ "status": "paid" })).await;
    change(&owner, number, json!({ "status": "delivered" })).await;
    assert_eq!(agent.get("/api/commissions").await.expect(200)[0]["amount"], "2.50");
    let revenue = async || owner.get("/api/analytics/metrics").await.expect(200)["totalRevenue"].clone();
    assert_eq!(revenue().await, "78.00");

    let back = approved(&app, &buyer, number, 2).await;
    receive(&owner, back, 2, 0).await.expect(200);
    let part = refund(&owner, number, json!({ "returnId": back, "reason": "Two came back" })).await.expect(201);
    assert_eq!((&part["refundedTotal"], &part["returns"][0]["state"]), (&json!("26.00"), &json!("closed")));
    assert_eq!(revenue().await, "52.00");
    // 52.00 are left: three full 14.00.
    assert_eq!(agent.get("/api/commissions").await.expect(200)[0]["amount"], "1.50");

    let back = approved(&app, &buyer, number, 4).await;
    receive(&owner, back, 4, 0).await.expect(200);
    refund(&owner, number, json!({ "reason": "All came back" })).await.expect(201);
    assert_eq!(revenue().await, "0.00");
    let listed = agent.get("/api/commissions").await.expect(200);
    assert_eq!((listed.as_array().unwrap().len(), &listed[0]["status"]), (1, &json!("reversed")));
    no_faults(&app).await;
}

#[actix_web::test]
async fn goods_that_never_came_are_not_refunded_and_every_settled_return_ends() {
    let app = TestApp::start().await;
    let (buyer, owner) = (app.signed_in_as(Role::Customer).await, admin(&app).await);
    let number = paid(&app, &buyer, &owner, 3).await;
    change(&owner, number, json!({ "status": "delivered" })).await;
    let never = approved(&app, &buyer, number, 3).await;
    owner.post(&format!("/api/returns/{never}/close"), json!({ "reason": "Never came" })).await.expect(200);
    let early = refund(&owner, number, json!({ "reason": "Sorry" })).await;
    early.refused(409, "Nothing to refund: goods must be returned or the order cancelled first.");
    // The same goods come for good later.
    let back = approved(&app, &buyer, number, 3).await;
    receive(&owner, back, 3, 0).await.expect(200);
    let path = format!("/api/returns/{back}");
    let seen = owner.get(&path).await.expect(200);
    assert_eq!((&seen["state"], &seen["refundable"]), (&json!("received"), &json!("42.00")));
    let refunded = refund(&owner, number, json!({ "reason": "Three broken" })).await.expect(201);
    assert_eq!(refunded["refundedTotal"], "42.00");
    let seen = owner.get(&path).await.expect(200);
    assert_eq!((&seen["state"], &seen["allowedActions"]), (&json!("closed"), &json!([])));
    let history = refunded["history"].as_array().unwrap();
    let notes: Vec<_> = history.iter().filter_map(|entry| entry["note"].as_str()).collect();
    assert!(notes.contains(&"Return RMA-2026-000002 closed"), "{notes:?}");
    let notices = buyer.get("/api/notifications").await.expect(200);
    assert_eq!(notices[0]["title"], "Return RMA-2026-000002 closed");
    no_faults(&app).await;
}
