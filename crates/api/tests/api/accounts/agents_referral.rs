//! GET /api/agents/{id}/referral.

use chrono::Duration;
use serde_json::json;
use tierway_accounts::NewUser;
use tierway_kernel::Role;
use tierway_testkit::builders::{at, new_user};

use super::forms::{person, with};
use crate::support::TestApp;

#[actix_web::test]
async fn the_link_is_built_from_the_configured_address() {
    let app = TestApp::start().await;
    let agent = app.person(Role::Agent, "anna").await;
    let code = agent.referral_code.clone().unwrap();
    let answer = app.guest().get(&format!("/api/agents/{}/referral", agent.id)).await.expect(200);
    assert_eq!(answer["referralCode"], code.as_str());
    assert_eq!(answer["referralLink"], format!("https://tierway.test/ref/{}", code.as_str()));
    assert!(answer["qrCodeData"].as_str().unwrap().starts_with("data:image/"));
    assert_eq!(answer.as_object().unwrap().len(), 3, "nothing else about the agent");
}

#[actix_web::test]
async fn nobody_else_has_one() {
    let app = TestApp::start().await;
    let customer = app.person(Role::Customer, "cleo").await;
    let off = app.account(NewUser { is_active: false, ..new_user(Role::Agent, "otto") }).await;
    for id in [customer.id.0, off.id.0, 987_654] {
        app.guest().get(&format!("/api/agents/{id}/referral")).await.refused(404, "This agent was not found.");
    }
    app.guest().get("/api/agents/five/referral").await.problem(404);
}

#[actix_web::test]
async fn a_code_is_checked_before_a_form_is_filled_in() {
    let app = TestApp::start().await;
    let agent = app.person(Role::Agent, "anna").await;
    let off = app.account(NewUser { is_active: false, ..new_user(Role::Agent, "otto") }).await;
    let [code, gone] = [agent, off].map(|user| user.referral_code.unwrap().as_str().to_owned());
    let path = |code: &str| format!("/api/referrals/{code}");
    let answer = app.guest().get(&path(&code.to_lowercase())).await.expect(200);
    assert_eq!(answer, json!({ "referralCode": code.to_lowercase(), "role": "agent" }), "nothing else about the agent");
    for unknown in [gone.as_str(), "ZZZZZZZZ", "5"] {
        app.guest().get(&path(unknown)).await.refused(404, "This referral code was not found.");
    }
    app.write(|tx| Ok(tx.settings().set("referralLookupsPerMinute", "1", at(0))?)).await;
    app.guest().get(&path(&code)).await.expect(200);
    app.guest().get(&path(&code)).await.problem(429);
}

#[actix_web::test]
async fn an_address_looks_up_so_many_a_minute() {
    let app = TestApp::start().await;
    app.write(|tx| Ok(tx.settings().set("referralLookupsPerMinute", "2", at(0))?)).await;
    let agent = app.person(Role::Agent, "anna").await;
    let path = format!("/api/agents/{}/referral", agent.id);
    app.guest().get(&path).await.expect(200);
    app.guest().get("/api/agents/987654/referral").await.problem(404);
    let refused = app.guest().get(&path).await;
    refused.refused(429, "Too many attempts. Please try again in 60 seconds.");
    assert_eq!(refused.header("retry-after"), "61");
    app.fakes().clock.advance(Duration::minutes(1));
    app.guest().get(&path).await.expect(200);
}

#[actix_web::test]
async fn nobody_registers_under_their_own_code() {
    let app = TestApp::start().await;
    let agent = app.signed_in_as(Role::Agent).await;
    let code = agent.user().referral_code.clone().unwrap();
    let form = |name: &str| with(person("customer", name), json!({ "referredBy": code.as_str() }));
    let sentence = "You cannot use your own referral code.";
    agent.post("/api/auth/register", form("lina")).await.field_refused("referredBy", sentence);
    app.guest().post("/api/auth/register", form("lina")).await.expect(201);
}
