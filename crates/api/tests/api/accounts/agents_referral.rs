//! GET /api/agents/{id}/referral.

use tierway_accounts::NewUser;
use tierway_kernel::Role;
use tierway_testkit::builders::new_user;

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
