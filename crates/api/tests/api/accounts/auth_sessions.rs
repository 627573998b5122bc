//! GET /api/auth/me, POST /api/auth/logout, /api/auth/sessions.

use serde_json::json;
use tierway_kernel::Role;

use crate::support::TestApp;

#[actix_web::test]
async fn me_is_the_account_behind_the_session() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Agent).await;
    let me = client.get("/api/auth/me").await.expect(200);
    assert_eq!((&me["id"], &me["role"]), (&json!(client.id()), &json!("agent")));
    app.guest().get("/api/auth/me").await.refused(401, "Please sign in first.");
}

#[actix_web::test]
async fn signing_out_kills_the_session_everywhere_its_cookie_went() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    let thief = client.with_cookie(client.cookie());
    thief.get("/api/auth/me").await.expect(200);
    client.post("/api/auth/logout", json!({})).await.expect(200);
    assert!(client.cookie().is_none());
    thief.get("/api/auth/me").await.problem(401);
    app.guest().post("/api/auth/logout", json!({})).await.expect(200);
}

#[actix_web::test]
async fn sessions_are_listed_and_ended_one_by_one() {
    let app = TestApp::start().await;
    let here = app.signed_in_as(Role::Customer).await;
    let there = app.signed_in_as(Role::Customer).await;
    let list = here.get("/api/auth/sessions").await.expect(200);
    let list = list.as_array().unwrap();
    assert_eq!(list.len(), 2);
    assert_eq!(list.iter().filter(|session| session["current"] == true).count(), 1);
    let other = list.iter().find(|session| session["current"] == false).unwrap();
    assert_eq!(other["ipAddress"], "198.51.100.7");
    let path = format!("/api/auth/sessions/{}", other["id"]);

    let stranger = app.signed_in_as(Role::Dealer).await;
    stranger.delete(&path).await.refused(404, "This session was not found.");
    here.delete(&path).await.expect(204);
    here.delete(&path).await.refused(404, "This session was not found.");
    there.get("/api/auth/me").await.problem(401);
    here.get("/api/auth/me").await.expect(200);
    let own = format!("/api/auth/sessions/{}", list.iter().find(|one| one["current"] == true).unwrap()["id"]);
    here.delete(&own).await.expect(204);
    assert!(here.cookie().is_none());
    here.delete("/api/auth/sessions/first").await.problem(401);
}
