//! Commission plans and their effective dates.

use serde_json::json;
use tierway_kernel::{Clock as _, Role};

use super::earning::{paid, plan};
use crate::orders::shop::{admin, product, referred};
use crate::support::TestApp;

#[actix_web::test]
async fn the_published_plan_is_there_and_a_new_one_takes_its_place() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let plans = owner.get("/api/commission-plans").await.expect(200);
    assert_eq!(plans.as_array().unwrap().len(), 1);
    for (field, value) in [
        ("agentRate", json!("0.50")),
        ("subAgentRate", json!("0.50")),
        ("basisAmount", json!("14.00")),
        ("holdDays", json!(14)),
        ("bonusPercent", json!(10)),
        ("bonusMaximum", json!("100.00")),
        ("payoutMinimum", json!("10.00")),
        ("isCurrent", json!(true)),
    ] {
        assert_eq!(plans[0][field], value, "{field}");
    }
    let mut wanted = plan("1.00");
    wanted["note"] = json!("Spring");
    let made = owner.post("/api/commission-plans", wanted).await.expect(201);
    assert_eq!((&made["isCurrent"], &made["holdDays"], &made["note"]), (&json!(true), &json!(0), &json!("Spring")));
    let later = "2027-01-01T00:00:00Z";
    let mut planned = plan("2.00");
    planned["effectiveFrom"] = json!(later);
    assert_eq!(owner.post("/api/commission-plans", planned).await.expect(201)["isCurrent"], false);
    let list = owner.get("/api/commission-plans").await.expect(200);
    let current: Vec<_> = list.as_array().unwrap().iter().map(|plan| plan["isCurrent"].as_bool().unwrap()).collect();
    assert_eq!(current, [false, true, false]);
    assert_eq!(list[0]["effectiveFrom"], later);
}

#[actix_web::test]
async fn plans_have_bounds_and_begin_now_or_later() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    for (field, value, sentence) in [
        ("agentRate", json!("-0.01"), "Please enter an amount from 0.00 to 100000.00."),
        ("basisAmount", json!("0.00"), "Please enter an amount from 0.01 to 100000.00."),
        ("payoutMinimum", json!("100000.01"), "Please enter an amount from 0.00 to 100000.00."),
        ("holdDays", json!(366), "Please enter a whole number from 0 to 365."),
        ("bonusPercent", json!(101), "Please enter a whole number from 0 to 100."),
        ("effectiveFrom", json!("2020-01-01T00:00:00Z"), "A plan cannot start in the past."),
    ] {
        let mut wanted = plan("1.00");
        wanted[field] = value;
        owner.post("/api/commission-plans", wanted).await.field_refused(field, sentence);
    }
    owner.post("/api/commission-plans", json!({})).await.problem(422);
    assert_eq!(owner.get("/api/commission-plans").await.total(), 1, "nothing was kept");
    app.signed_in_as(Role::Manufacturer).await.post("/api/commission-plans", plan("1.00")).await.problem(403);
}

#[actix_web::test]
async fn what_is_earned_keeps_its_rates() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(&app, &agent, "friend").await;
    paid(&owner, &buyer, id, 2).await;
    let mut dearer = plan("1.00");
    dearer["agentRate"] = json!("0.80");
    owner.post("/api/commission-plans", dearer).await.expect(201);
    paid(&owner, &buyer, id, 4).await;
    let list = agent.get("/api/commissions").await.expect(200);
    let seen = |index: usize| {
        let row = &list[index];
        [&row["amount"], &row["basis"], &row["rates"]["agentRate"], &row["steps"]].map(ToString::to_string)
    };
    assert_eq!(seen(0), ["\"2.40\"", "\"52.00\"", "\"0.80\"", "3"]);
    assert_eq!(seen(1), ["\"0.50\"", "\"26.00\"", "\"0.50\"", "1"]);
    let all = owner.get(&format!("/api/commissions?beneficiaryId={}", agent.id())).await.expect(200);
    assert_eq!(all.as_array().unwrap().len(), 2);
    assert_eq!(all[0]["agentName"], agent.user().full_name());
    assert_eq!(owner.get("/api/commissions?beneficiaryId=999").await.total(), 0);
    assert!(list[0].get("agentName").is_none(), "names are the owners'");
}

#[actix_web::test]
async fn guests_are_told_the_plan_in_effect_also_when_a_planned_one_begins() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let rate = async || {
        let public = app.guest().get("/api/settings/public").await.expect(200);
        public["agentPlan"]["agentRate"].clone()
    };
    assert_eq!(rate().await, "0.50");
    let mut wanted = plan("1.00");
    wanted["agentRate"] = json!("0.60");
    owner.post("/api/commission-plans", wanted.clone()).await.expect(201);
    assert_eq!(rate().await, "0.60", "the kept answer is forgotten with a new plan");
    let begin = app.fakes().clock.now() + chrono::Duration::days(2);
    (wanted["agentRate"], wanted["effectiveFrom"]) = (json!("0.70"), json!(begin));
    owner.post("/api/commission-plans", wanted).await.expect(201);
    assert_eq!(rate().await, "0.60");
    app.fakes().clock.advance(chrono::Duration::days(2) - chrono::Duration::microseconds(1));
    assert_eq!(rate().await, "0.60");
    app.fakes().clock.advance(chrono::Duration::microseconds(1));
    assert_eq!(rate().await, "0.70");
}
