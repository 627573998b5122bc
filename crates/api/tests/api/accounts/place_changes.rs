//! Changes of country or zone of approved traders.

use serde_json::json;
use tierway_kernel::Role;

use crate::orders::shop::product;
use crate::pricing::support::{living, pays, set};
use crate::support::TestApp;

const PATH: &str = "/api/place-changes";

#[actix_web::test]
async fn a_trader_keeps_the_old_regions_prices_until_the_move_is_approved() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 10).await;
    let admin = app.signed_in_as(Role::Admin).await;
    set(&admin, "dealer", mint, "usa", "18.00").await;
    set(&admin, "dealer", mint, "canada", "12.00").await;
    let dealer = living(&app, Role::Dealer, "dora", "USA").await;
    assert_eq!(pays(&dealer, mint).await, "18.00");
    let own = format!("/api/users/{}", dealer.id());
    let body = json!({ "country": "Canada", "zone": "Ontario", "phone": "+60 12 345 6789" });
    let user = dealer.patch(&own, body).await.expect(200)["user"].clone();
    assert_eq!((&user["country"], &user["phone"]), (&json!("USA"), &json!("+60 12 345 6789")));
    assert_eq!(pays(&dealer, mint).await, "18.00", "the old region counts");

    let waiting = admin.get(&format!("{PATH}?state=pending")).await.expect(200)[0].clone();
    assert_eq!((&waiting["userId"], &waiting["fromCountry"]), (&json!(dealer.id()), &json!("USA")));
    assert_eq!((&waiting["country"], &waiting["zone"]), (&json!("Canada"), &json!("Ontario")));
    assert_eq!(dealer.get(PATH).await.expect(200)[0], waiting, "the person sees it too");
    let told = admin.get("/api/notifications").await.expect(200);
    assert!(
        told.to_string().contains("requests a change of address from Kuala Lumpur, USA to Ontario, Canada."),
        "{told}"
    );

    let review = format!("{PATH}/{}/review", waiting["id"]);
    dealer.post(&review, json!({ "decision": "approve" })).await.problem(403);
    admin
        .post(&review, json!({ "decision": "refuse" }))
        .await
        .field_refused("reason", "Please give a reason for the refusal.");
    let done = admin.post(&review, json!({ "decision": "approve" })).await.expect(200);
    assert_eq!(done["state"], "approved");
    assert_eq!(pays(&dealer, mint).await, "12.00", "the new region counts");
    let told = dealer.get("/api/notifications").await.expect(200);
    assert!(
        told.to_string().contains("Your change of address from Kuala Lumpur, USA to Ontario, Canada was approved."),
        "{told}"
    );
    let late = json!({ "decision": "refuse", "reason": "No proof." });
    admin.post(&review, late).await.refused(409, "This change has already been approved.");
}

#[actix_web::test]
async fn a_refused_move_leaves_everything_as_it_was() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let agent = living(&app, Role::Agent, "gabe", "USA").await;
    let own = format!("/api/users/{}", agent.id());
    agent.patch(&own, json!({ "country": "Canada" })).await.expect(200);
    let id = agent.get(PATH).await.expect(200)[0]["id"].clone();
    let body = json!({ "decision": "refuse", "reason": "Please send a proof." });
    let done = admin.post(&format!("{PATH}/{id}/review"), body).await.expect(200);
    assert_eq!((&done["state"], &done["reason"]), (&json!("refused"), &json!("Please send a proof.")));
    assert_eq!(agent.get("/api/auth/me").await.expect(200)["country"], "USA");
    let told = agent.get("/api/notifications").await.expect(200);
    assert!(told.to_string().contains("was refused. Please send a proof."), "{told}");
}

#[actix_web::test]
async fn another_wish_replaces_the_one_before_and_the_old_place_takes_it_back() {
    let app = TestApp::start().await;
    let agent = living(&app, Role::Agent, "gabe", "USA").await;
    let own = format!("/api/users/{}", agent.id());
    for body in [json!({ "country": "Canada" }), json!({ "zone": "Ontario" }), json!({ "phone": "+1 555 0100" })] {
        agent.patch(&own, body).await.expect(200);
    }
    let list = agent.get(PATH).await.expect(200);
    let read =
        |number: usize| (list[number]["country"].clone(), list[number]["zone"].clone(), list[number]["state"].clone());
    assert_eq!(read(0), (json!("Canada"), json!("Ontario"), json!("pending")), "the parts come together");
    assert_eq!(read(1), (json!("Canada"), json!("Kuala Lumpur"), json!("withdrawn")));
    agent.patch(&own, json!({ "country": "USA", "zone": "Kuala Lumpur" })).await.expect(200);
    assert_eq!(agent.get(&format!("{PATH}?state=pending")).await.total(), 0);
}

#[actix_web::test]
async fn who_pays_no_regional_prices_moves_at_once_and_sees_nobody_elses() {
    let app = TestApp::start().await;
    let agent = living(&app, Role::Agent, "gabe", "USA").await;
    agent.patch(&format!("/api/users/{}", agent.id()), json!({ "country": "Canada" })).await.expect(200);
    let customer = app.signed_in_as(Role::Customer).await;
    let own = format!("/api/users/{}", customer.id());
    let user = customer.patch(&own, json!({ "country": "Canada" })).await.expect(200)["user"].clone();
    assert_eq!(user["country"], "Canada");
    assert_eq!(customer.get(PATH).await.total(), 0);
    customer.get(&format!("{PATH}?userId={}", agent.id())).await.refused(404, "This user was not found.");
}
