//! Visibility of commissions.

use serde_json::json;
use tierway_application::Context;
use tierway_application::commissions::approve_matured;
use tierway_kernel::Role;

use super::earning::{faults, paid, without_hold};
use crate::orders::shop::{admin, change, order, product, referred};
use crate::support::TestApp;

#[actix_web::test]
async fn earners_see_their_own_with_what_they_may_know_of_the_order() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(&app, &agent, "friend").await;
    let number = order(&buyer, id, 2).await;
    change(&admin(&app).await, number, json!({ "status": "paid" })).await;
    let list = agent.get("/api/commissions").await.expect(200);
    for (field, value) in [
        ("orderId", json!(number)),
        ("agentId", json!(agent.id())),
        ("agentCommission", json!("0.50")),
        ("amount", json!("0.50")),
        ("status", json!("pending")),
        ("orderTotal", json!("26.00")),
        ("customerName", json!(buyer.user().full_name())),
    ] {
        assert_eq!(list[0][field], value, "{field}");
    }
    assert!(list[0]["maturesAt"].as_str().unwrap().starts_with("2026-03-16"));
    let other = app.signed_in_named(Role::Agent, "other").await;
    assert_eq!(other.get("/api/commissions").await.expect(200), json!([]));
    assert_eq!(agent.get("/api/commissions?status=approved").await.total(), 0);
    agent.get("/api/commissions?status=lost").await.problem(400);
    for role in [Role::Customer, Role::Dealer, Role::Wholesaler, Role::Warehouse, Role::Employee] {
        app.signed_in_as(role).await.get("/api/commissions").await.problem(403);
    }
}

#[actix_web::test]
async fn the_hold_ends_after_fourteen_days() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let number = order(&referred(&app, &agent, "friend").await, id, 2).await;
    change(&admin(&app).await, number, json!({ "status": "paid" })).await;
    for (days, approved) in [(13, 0), (2, 1), (1, 0)] {
        app.fakes().clock.advance(chrono::Duration::days(days));
        let services = std::sync::Arc::new(app.fakes().services());
        let now = services.clock.now();
        let context = Context { now, ..Context::system(services) };
        assert_eq!(app.write(move |tx| approve_matured(tx, &context)).await, approved);
    }
    let agent = app.sign_in(agent.user().clone()).await;
    assert_eq!(agent.get("/api/commissions").await.expect(200)[0]["status"], "approved");
}

#[actix_web::test]
async fn without_a_hold_a_commission_is_approved_with_the_payment() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    without_hold(&owner, "1.00").await;
    let id = product(&app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let number = paid(&owner, &referred(&app, &agent, "friend").await, id, 2).await;
    let row = &agent.get("/api/commissions").await.expect(200)[0];
    assert_eq!((&row["status"], &row["amount"]), (&json!("approved"), &json!("0.50")));
    assert_eq!(row["maturesAt"], row["createdAt"]);
    assert_eq!(agent.get("/api/commissions?status=pending").await.total(), 0);
    let earned = agent.get("/api/commissions/summary").await.expect(200);
    assert_eq!((&earned["unpaidApproved"], &earned["lifetime"]["pending"]), (&json!("0.50"), &json!("0.00")));
    change(&owner, number, json!({ "status": "cancelled", "notes": "broken" })).await;
    let earned = agent.get("/api/commissions/summary").await.expect(200);
    assert_eq!((&earned["unpaidApproved"], &earned["lifetime"]["reversed"]), (&json!("0.00"), &json!("0.50")));
    assert_eq!(faults(&app).await, Vec::<String>::new());
}
