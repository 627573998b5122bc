//! Payments, recorded by the owners.

use serde_json::{Value, json};
use tierway_kernel::Role;

use super::shop::{admin, change, order, product, referred};
use crate::support::TestApp;

#[actix_web::test]
async fn paying_gives_numbers_of_the_year() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let first = order(&buyer, id, 1).await;
    let body = json!({ "status": "paid", "paymentMethod": "Cash", "paymentReference": "TT 1" });
    let paid = change(&owner, first, body).await;
    for (field, value) in [
        ("status", "paid"),
        ("paymentStatus", "paid"),
        ("receiptNumber", "RCP-2026-000001"),
        ("invoiceNumber", "INV-2026-000001"),
        ("paymentMethod", "Cash"),
        ("paymentReference", "TT 1"),
    ] {
        assert_eq!(paid[field], value, "{field}");
    }
    assert!(paid["paidAt"].is_string());
    app.fakes().clock.advance(chrono::Duration::days(365));
    let owner = app.sign_in(owner.user().clone()).await;
    let buyer = app.sign_in(buyer.user().clone()).await;
    let second = order(&buyer, id, 1).await;
    let paid = change(&owner, second, json!({ "paymentStatus": "paid" })).await;
    assert_eq!((&paid["status"], &paid["invoiceNumber"]), (&json!("paid"), &json!("INV-2027-000001")));
}

#[actix_web::test]
async fn given_numbers_stand_outside_the_sequence() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let (first, second, third) = (order(&buyer, id, 1).await, order(&buyer, id, 1).await, order(&buyer, id, 1).await);
    let own = json!({ "status": "paid", "receiptNumber": "R-1", "invoiceNumber": "I-1" });
    assert_eq!(change(&owner, first, own).await["receiptNumber"], "R-1");
    let path = format!("/api/orders/{second}");
    let receipt = json!({ "status": "paid", "receiptNumber": "R-1" });
    owner.patch(&path, receipt).await.refused(409, "The number R-1 is already in use.");
    let invoice = json!({ "status": "paid", "invoiceNumber": "I-1" });
    owner.patch(&path, invoice).await.refused(409, "The number I-1 is already in use.");
    let forged = json!({ "status": "paid", "invoiceNumber": "INV-2026-000001" });
    let sentence = "Numbers of this form are assigned by the system; leave it empty.";
    owner.patch(&path, forged).await.field_refused("invoiceNumber", sentence);
    assert_eq!(owner.get(&path).await.expect(200)["paymentStatus"], "unpaid", "nothing half-done stays");
    assert_eq!(change(&owner, third, json!({ "status": "paid" })).await["receiptNumber"], "RCP-2026-000001");
}

#[actix_web::test]
async fn a_payment_past_paid_leaves_the_status() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    for body in [json!({ "status": "paid" }), json!({ "paymentStatus": "paid" })] {
        let number = order(&buyer, id, 1).await;
        change(&owner, number, json!({ "status": "delivered" })).await;
        let paid = change(&owner, number, body).await;
        assert_eq!((&paid["status"], &paid["paymentStatus"]), (&json!("delivered"), &json!("paid")));
        let again = owner.patch(&format!("/api/orders/{number}"), json!({ "paymentStatus": "paid" })).await;
        again.refused(409, "This order has already been paid.");
    }
}

#[actix_web::test]
async fn refused_payments() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let number = order(&buyer, id, 1).await;
    let path = format!("/api/orders/{number}");
    for role in [Role::Employee, Role::Warehouse] {
        let answer = app.signed_in_as(role).await.patch(&path, json!({ "status": "paid" })).await;
        answer.refused(403, "You may not record payments.");
    }
    let barter = json!({ "status": "paid", "paymentMethod": "Barter" });
    let sentence = "Please choose one of the listed payment methods.";
    owner.patch(&path, barter).await.field_refused("paymentMethod", sentence);
    let sentence = "The payment status can only be set to paid.";
    owner.patch(&path, json!({ "paymentStatus": "unpaid" })).await.field_refused("paymentStatus", sentence);
    let sentence = "Only allowed with a payment.";
    owner.patch(&path, json!({ "receiptNumber": "R-9" })).await.field_refused("receiptNumber", sentence);
    change(&owner, number, json!({ "status": "cancelled" })).await;
    owner.patch(&path, json!({ "paymentStatus": "paid" })).await.refused(409, "This order cannot be paid.");
    let sentence = "An order that is cancelled cannot be set to paid.";
    owner.patch(&path, json!({ "status": "paid" })).await.refused(409, sentence);
}

async fn earned(app: &TestApp, pieces: i64, sub_agent: bool) -> Value {
    let id = product(app, "Mango Ice", 1000).await;
    let referrer = app.signed_in_as(if sub_agent { Role::SubAgent } else { Role::Agent }).await;
    let buyer = referred(app, &referrer, "friend").await;
    let number = order(&buyer, id, pieces).await;
    change(&admin(app).await, number, json!({ "status": "paid" })).await;
    referrer.get("/api/commissions").await.expect(200)
}

#[actix_web::test]
async fn a_paid_order_of_a_referred_customer_earns_once() {
    // 13.00 a piece: 3 pieces are 39.00, two full 14.00.
    let app = TestApp::start().await;
    let earned = earned(&app, 3, false).await;
    assert_eq!(earned.as_array().unwrap().len(), 1);
    assert_eq!((&earned[0]["agentCommission"], &earned[0]["amount"]), (&json!("1.00"), &json!("1.00")));
    assert_eq!((&earned[0]["subAgentCommission"], &earned[0]["status"]), (&json!("0.00"), &json!("pending")));
}

#[actix_web::test]
async fn under_a_sub_agent_both_earn() {
    let app = TestApp::start().await;
    let earned = earned(&app, 3, true).await;
    assert_eq!((&earned[0]["agentCommission"], &earned[0]["subAgentCommission"]), (&json!("1.00"), &json!("1.00")));
    assert_eq!(earned[0]["amount"], "1.00", "the sub-agent's own part");
    let head = app.person(Role::Agent, "head-agent").await;
    let list = app.sign_in(head).await.get("/api/commissions").await.expect(200);
    assert_eq!((list.as_array().unwrap().len(), &list[0]["amount"]), (1, &json!("1.00")));
    assert_eq!(admin(&app).await.get("/api/commissions").await.expect(200)[0]["amount"], "2.00");
}

#[actix_web::test]
async fn too_small_an_order_earns_nothing() {
    let app = TestApp::start().await;
    assert_eq!(earned(&app, 1, false).await, json!([]));
}

#[actix_web::test]
async fn cancelling_a_paid_order_reverses_what_it_earned() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(&app, &agent, "friend").await;
    let number = order(&buyer, id, 3).await;
    let owner = admin(&app).await;
    change(&owner, number, json!({ "status": "paid" })).await;
    change(&buyer, number, json!({ "status": "cancelled" })).await;
    let list = agent.get("/api/commissions").await.expect(200);
    assert_eq!((list.as_array().unwrap().len(), &list[0]["status"]), (1, &json!("reversed")));
    assert_eq!(owner.get("/api/analytics/metrics").await.expect(200)["received"], "0.00");
}

#[actix_web::test]
async fn the_referrer_is_the_buyers_whoever_handles_the_order() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let (agent, other) = (app.signed_in_as(Role::Agent).await, app.signed_in_named(Role::Agent, "other").await);
    let buyer = referred(&app, &agent, "friend").await;
    // What a client says of its referrer later on changes nothing.
    let profile = format!("/api/users/{}", buyer.id());
    buyer.patch(&profile, json!({ "zone": "Penang", "referredBy": other.id() })).await.expect(200);
    let number = order(&buyer, id, 3).await;
    change(&admin(&app).await, number, json!({ "status": "processing" })).await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    change(&owner, number, json!({ "status": "paid", "createdBy": other.id(), "processedBy": other.id() })).await;
    assert_eq!(agent.get("/api/commissions").await.total(), 1);
    assert_eq!(other.get("/api/commissions").await.total(), 0);
    let me = buyer.get("/api/auth/me").await.expect(200);
    assert_eq!(me["referredBy"], json!(agent.id()));
}
