//! Earnings summary and monthly bonus.

use serde_json::json;
use tierway_kernel::Role;

use super::earning::{faults, hour, paid, without_hold};
use crate::orders::shop::{admin, change, product, referred};
use crate::support::TestApp;

const PATH: &str = "/api/commissions/summary";

#[actix_web::test]
async fn earners_see_their_own_and_the_owners_everybodys() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(&app, &agent, "friend").await;
    let none = agent.get(PATH).await.expect(200);
    assert_eq!(none["lifetime"], json!({ "pending": "0.00", "approved": "0.00", "paid": "0.00", "reversed": "0.00" }));
    assert_eq!(none["series"].as_array().unwrap().len(), 12);
    paid(&owner, &buyer, id, 2).await;
    without_hold(&owner, "10.00").await;
    paid(&owner, &buyer, id, 11).await;
    let lost = paid(&owner, &buyer, id, 2).await;
    change(&owner, lost, json!({ "status": "cancelled", "notes": "broken" })).await;
    assert_eq!(hour(&app, 1).await, (0, 0), "without a hold nothing is left to approve");
    let seen = agent.get(PATH).await.expect(200);
    // What waits counts in no month: the month and its bonus are of the same amount.
    assert_eq!(seen["month"], json!({ "pending": "0.00", "approved": "5.00", "paid": "0.00", "reversed": "0.50" }));
    let lifetime = json!({ "pending": "0.50", "approved": "5.00", "paid": "0.00", "reversed": "0.50" });
    assert_eq!((&seen["lifetime"], &seen["userId"]), (&lifetime, &json!(agent.id())));
    assert_eq!(seen["month"]["approved"], seen["bonus"]["basis"]);
    assert_eq!((&seen["unpaidApproved"], &seen["payoutMinimum"]), (&json!("5.00"), &json!("10.00")));
    let bonus = json!({
        "month": "2026-03", "percent": 10, "basis": "5.00", "amount": "0.50", "maximum": "100.00", "left": "994.95"
    });
    assert_eq!(seen["bonus"], bonus);
    assert_eq!(seen["series"][11], json!({ "month": "2026-03", "commission": "5.00", "bonus": "0.00" }));
    assert!(seen.get("lastPayout").is_none());
    assert_eq!(owner.get(&format!("{PATH}?userId={}", agent.id())).await.expect(200), seen);
    let all = owner.get(PATH).await.expect(200);
    assert_eq!((&all["lifetime"], all.get("bonus")), (&seen["lifetime"], None));
    agent.get(&format!("{PATH}?userId={}", owner.id())).await.problem(404);
    owner.get(&format!("{PATH}?userId={}", buyer.id())).await.problem(404);
    buyer.get(PATH).await.problem(403);
    assert_eq!(faults(&app).await, Vec::<String>::new());
}

#[actix_web::test]
async fn a_month_that_has_ended_brings_one_bonus() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    without_hold(&owner, "1.00").await;
    paid(&owner, &referred(&app, &agent, "friend").await, id, 11).await;
    assert_eq!(hour(&app, 1).await, (0, 0), "February brought nothing");
    assert_eq!(hour(&app, 31 * 24 * 60).await, (0, 1));
    assert_eq!(hour(&app, 60).await, (0, 0), "once a month");
    let agent = app.sign_in(agent.user().clone()).await;
    let seen = agent.get(PATH).await.expect(200);
    assert_eq!(seen["series"][10], json!({ "month": "2026-03", "commission": "5.00", "bonus": "0.50" }));
    assert_eq!((&seen["unpaidApproved"], &seen["bonus"]["basis"]), (&json!("5.50"), &json!("0.00")));
    assert_eq!(hour(&app, 100 * 24 * 60).await, (0, 0), "months without anything bring nothing");
}

#[actix_web::test]
async fn a_commission_counts_in_the_month_of_its_approval() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    paid(&owner, &referred(&app, &agent, "friend").await, id, 11).await;
    assert_eq!(hour(&app, 31 * 24 * 60).await, (1, 0), "made in March, approved in April");
    let agent = app.sign_in(agent.user().clone()).await;
    let seen = agent.get(PATH).await.expect(200);
    assert_eq!((&seen["month"]["approved"], &seen["bonus"]["basis"]), (&json!("5.00"), &json!("5.00")));
    assert_eq!(seen["series"][10], json!({ "month": "2026-03", "commission": "0.00", "bonus": "0.00" }));
    assert_eq!(seen["series"][11], json!({ "month": "2026-04", "commission": "5.00", "bonus": "0.00" }));
}
