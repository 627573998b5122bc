//! POST /api/users/{id}/approve, reject, activate, deactivate.

use futures_util::future::join;
use serde_json::{Value, json};
use tierway_accounts::{NewUser, User, Verification, required_documents};
use tierway_kernel::Role;
use tierway_testkit::builders::{PASSWORD, at, document, new_user};

use crate::support::{Client, TestApp};

async fn waiting(app: &TestApp, role: Role) -> User {
    waiting_named(app, role, role.as_str()).await
}

/// Somebody who waits for approval and has uploaded what the role needs.
async fn waiting_named(app: &TestApp, role: Role, name: &str) -> User {
    let user = app.account(NewUser { verification: Verification::Pending, ..new_user(role, name) }).await;
    let id = user.id;
    app.write(move |tx| {
        for kind in required_documents(role) {
            tx.documents().add(id, &document(*kind), at(0))?;
        }
        Ok(())
    })
    .await;
    user
}

async fn notices(client: &Client) -> Vec<Value> {
    client.get("/api/notifications").await.expect(200).as_array().unwrap().clone()
}

#[actix_web::test]
async fn approval_opens_the_door_and_is_told() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let user = waiting(&app, Role::Wholesaler).await;
    let path = format!("/api/users/{}/approve", user.id);
    let answer = admin.request(actix_web::http::Method::POST, &path).send().await.expect(200);
    assert_eq!((&answer["message"], &answer["user"]["firstName"]), (&json!("User Approved"), &json!("Wholesaler")));
    assert_eq!(answer["user"]["verificationStatus"], "approved");
    let client = app.sign_in(user).await;
    assert_eq!(notices(&client).await[0]["title"], "Account approved");
    admin.post(&path, json!({})).await.refused(409, "This account has already been approved.");
}

#[actix_web::test]
async fn rejection_keeps_the_reason_and_ends_the_session() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let dealer = waiting(&app, Role::Dealer).await;
    let path = format!("/api/users/{}/reject", dealer.id);
    let client = app.sign_in(dealer).await;
    let sentence = "Please give a reason for the rejection.";
    for empty in [json!({}), json!({ "reason": "  " }), json!({ "reason": null })] {
        admin.post(&path, empty).await.field_refused("reason", sentence);
    }
    let long = json!({ "reason": "x".repeat(501) });
    admin.post(&path, long).await.field_refused("reason", "The reason must be at most 500 characters long.");
    client.get("/api/auth/me").await.expect(200);

    let answer = admin.post(&path, json!({ "reason": " No licence. " })).await.expect(200);
    assert_eq!((&answer["message"], &answer["user"]["lastName"]), (&json!("User Rejected"), &json!("Test")));
    assert_eq!(answer["user"]["rejectionReason"], "No licence.");
    client.get("/api/auth/me").await.problem(401);
    let body = json!({ "username": "dealer", "password": PASSWORD });
    let sentence = "Your registration was not approved. Reason: No licence.";
    app.guest().post("/api/auth/login", body).await.refused(403, sentence);
    let activate = format!("/api/users/{}/activate", client.id());
    let sentence = "This account was rejected and cannot be activated.";
    admin.post(&activate, json!({})).await.refused(409, sentence);
}

#[actix_web::test]
async fn a_rejection_by_mistake_is_taken_back() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let dealer = waiting(&app, Role::Dealer).await;
    let path = |verb: &str| format!("/api/users/{}/{verb}", dealer.id);
    admin.post(&path("reopen"), json!({})).await.refused(409, "This account is not rejected.");
    admin.post(&path("reject"), json!({ "reason": "The wrong one." })).await.expect(200);
    let answer = admin.post(&path("reopen"), json!({})).await.expect(200);
    let user = &answer["user"];
    assert_eq!((&user["verificationStatus"], &user["isActive"]), (&json!("pending"), &json!(true)));
    assert!(user["rejectionReason"].is_null());
    let client = app.guest();
    client.post("/api/auth/login", json!({ "username": "dealer", "password": PASSWORD })).await.expect(200);
    assert_eq!(notices(&client).await[0]["title"], "Registration under review again");
    admin.post(&path("approve"), json!({})).await.expect(200);
    admin.post(&path("reopen"), json!({})).await.refused(409, "This account is not rejected.");
    let employee = waiting(&app, Role::Employee).await;
    admin.post(&format!("/api/users/{}/reject", employee.id), json!({ "reason": "No." })).await.expect(200);
    let answer = admin.post(&format!("/api/users/{}/reopen", employee.id), json!({})).await.expect(200);
    assert_eq!(answer["user"]["isActive"], false, "the owner lets employees in");
}

#[actix_web::test]
async fn of_approval_and_rejection_at_once_one_wins() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    for round in 0..5 {
        let user = waiting_named(&app, Role::Agent, &format!("agent-{round}")).await;
        let (approve, reject) = (format!("/api/users/{}/approve", user.id), format!("/api/users/{}/reject", user.id));
        let (one, other) = join(admin.post(&approve, json!({})), admin.post(&reject, json!({ "reason": "No." }))).await;
        let mut statuses = [one.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
        let now = app.read(move |tx| Ok(tx.users().by_id(user.id)?.unwrap())).await;
        let expected = if one.status == 200 { Verification::Approved } else { Verification::Rejected };
        assert_eq!((now.verification, now.is_active), (expected, one.status == 200));
    }
}

#[actix_web::test]
async fn a_deactivated_users_saved_session_is_dead() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let client = app.signed_in_as(Role::Customer).await;
    let saved = client.with_cookie(client.cookie());
    let path = format!("/api/users/{}/deactivate", client.id());
    let answer = admin.post(&path, json!({ "reason": "left" })).await.expect(200);
    assert_eq!((&answer["message"], &answer["user"]["isActive"]), (&json!("User Deactivated"), &json!(false)));
    saved.get("/api/auth/me").await.problem(401);
    saved.get("/api/orders").await.problem(401);
    let body = json!({ "username": "customer", "password": PASSWORD });
    app.guest().post("/api/auth/login", body.clone()).await.refused(403, "Your account is not active.");
    for empty in [json!({}), json!(null)] {
        admin.post(&path, empty).await.refused(409, "This account is already inactive.");
    }

    let path = format!("/api/users/{}/activate", client.id());
    let answer = admin.request(actix_web::http::Method::POST, &path).send().await.expect(200);
    assert_eq!(answer["message"], "User Activated");
    saved.get("/api/auth/me").await.problem(401);
    app.guest().post("/api/auth/login", body).await.expect(200);
    admin.post(&path, json!({})).await.refused(409, "This account is already active.");
}

#[actix_web::test]
async fn the_admin_never_locks_themselves_out() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let path = format!("/api/users/{}/deactivate", admin.id());
    let answer = admin.request(actix_web::http::Method::POST, &path).send().await;
    answer.refused(422, "You cannot deactivate your own account.");
    admin.get("/api/auth/me").await.expect(200);
}

#[actix_web::test]
async fn nobody_but_the_admin_decides() {
    let app = TestApp::start().await;
    let user = waiting(&app, Role::Agent).await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    for verb in ["approve", "reject", "activate", "deactivate"] {
        let path = format!("/api/users/{}/{verb}", user.id);
        owner.post(&path, json!({ "reason": "x" })).await.refused(403, "Your role does not allow this.");
        app.guest().post(&path, json!({ "reason": "x" })).await.refused(401, "Please sign in first.");
    }
    let admin = app.signed_in_as(Role::Admin).await;
    admin.post("/api/users/987654/approve", json!({})).await.refused(404, "This user was not found.");
}
