//! GET /api/users/{id}/roles, PUT /api/users/{id}/role (decision 37).

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_accounts::Verification;
use tierway_kernel::{Role, UserId};
use tierway_testkit::builders::PASSWORD;

use crate::support::{Client, TestApp};

async fn choices(admin: &Client, id: i64) -> Value {
    admin.get(&format!("/api/users/{id}/roles")).await.expect(200)
}

#[actix_web::test]
async fn a_customer_becomes_a_dealer_who_waits_with_everything_told() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let person = app.signed_in_as(Role::Customer).await;
    let id = person.id();
    let offered = choices(&admin, id).await;
    assert_eq!(offered["role"], "customer");
    assert_eq!(offered["allowed"], json!(["wholesaler", "dealer", "agent"]));
    assert_eq!(offered.get("refusal"), None);

    let path = format!("/api/users/{id}/role");
    let body = json!({ "role": "dealer", "reason": " Registered at the wrong page. " });
    let answer = admin.put(&path, body).await.expect(200);
    assert_eq!((&answer["message"], &answer["user"]["role"]), (&json!("Role Changed"), &json!("dealer")));
    assert_eq!(answer["user"]["verificationStatus"], "pending");

    person.get("/api/auth/me").await.problem(401);
    let user = app.read(move |tx| Ok(tx.users().by_id(UserId(id))?.unwrap())).await;
    assert_eq!((user.role, user.verification, user.referral_code.clone()), (Role::Dealer, Verification::Pending, None));
    let again = app.sign_in(user).await;
    let notices = again.get("/api/notifications").await.expect(200);
    let message = notices[0]["message"].as_str().unwrap();
    assert!(
        message.starts_with("Your role is now dealer; it was customer. Registered at the wrong page."),
        "{message}"
    );
    let mine = again.get("/api/user-activity-log").await.expect(200);
    let entry = mine.as_array().unwrap().iter().find(|entry| entry["action"] == "profile").unwrap();
    let told = "Changed the role of Customer Test from customer to dealer. Registered at the wrong page.";
    assert_eq!((&entry["description"], entry.get("ipAddress").filter(|it| !it.is_null())), (&json!(told), None));
    let case = admin.get(&format!("/api/users/{id}/verification")).await.expect(200);
    let came_in = case["history"].as_array().unwrap().iter().find(|event| event["event"] == "registered").unwrap();
    assert_eq!(came_in["note"], "The role changed from customer to dealer. Registered at the wrong page.");
    let malay = admin.request(Method::GET, &format!("/api/users/{id}/verification")).header("Accept-Language", "ms");
    let case = malay.send().await.expect(200)["history"].to_string();
    assert!(
        case.contains("Peranan ditukar daripada pelanggan kepada pengedar. Registered at the wrong page."),
        "{case}"
    );
    admin.put(&path, json!({ "role": "dealer" })).await.refused(409, "This account is already dealer.");
}

#[actix_web::test]
async fn who_begins_to_refer_gets_a_code_that_stays() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let person = app.signed_in_as(Role::Customer).await;
    let path = format!("/api/users/{}/role", person.id());
    let mut codes = Vec::new();
    for role in ["agent", "customer", "agent"] {
        let answer = admin.put(&path, json!({ "role": role })).await.expect(200);
        assert_eq!(answer["user"]["role"], role);
        let id = UserId(person.id());
        codes.push(app.read(move |tx| Ok(tx.users().by_id(id)?.unwrap().referral_code)).await);
    }
    assert!(codes[0].is_some());
    assert!(codes.iter().all(|code| *code == codes[0]), "{codes:?}");
}

#[actix_web::test]
async fn what_stands_in_the_way_is_said() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let path = |id: i64| format!("/api/users/{id}/role");
    let own = admin.put(&path(admin.id()), json!({ "role": "dealer" })).await;
    own.refused(422, "You cannot change your own role.");
    assert_eq!(choices(&admin, admin.id()).await["refusal"], "You cannot change your own role.");
    for (body, sentence) in [
        (json!({}), "Unknown role."),
        (json!({ "role": "emperor" }), "Unknown role."),
        (
            json!({ "role": "admin" }),
            "The role admin is not available here. Choose wholesaler, dealer, agent, sub-agent or customer.",
        ),
        (json!({ "role": "sub-agent" }), "A sub-agent needs an agent, and no agent referred this account."),
    ] {
        admin.put(&path(dealer.id()), body).await.field_refused("role", sentence);
    }
    let long = json!({ "role": "agent", "reason": "x".repeat(501) });
    let sentence = "The reason must be at most 500 characters long.";
    admin.put(&path(dealer.id()), long).await.field_refused("reason", sentence);
    for role in [Role::Manufacturer, Role::Employee, Role::Warehouse] {
        let other = app.signed_in_as(role).await;
        let sentence = format!("The role of a {role} account cannot be changed.");
        admin.put(&path(other.id()), json!({ "role": "dealer" })).await.refused(422, &sentence);
        let offered = choices(&admin, other.id()).await;
        assert_eq!((&offered["allowed"], &offered["refusal"]), (&json!([]), &json!(sentence)));
        other.get("/api/auth/me").await.expect(200);
    }
    admin.put(&path(987_654), json!({ "role": "dealer" })).await.refused(404, "This user was not found.");
    let owner = app.signed_in_as(Role::Dealer).await;
    owner.put(&path(dealer.id()), json!({ "role": "agent" })).await.refused(403, "Your role does not allow this.");
    dealer.get("/api/auth/me").await.expect(200);
    app.guest().post("/api/auth/login", json!({ "username": "dealer", "password": PASSWORD })).await.expect(200);
}

#[actix_web::test]
async fn decisions_stand_in_the_log_of_whom_they_are_about() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let path = |verb: &str| format!("/api/users/{}/{verb}", agent.id());
    admin.post(&path("deactivate"), json!({ "reason": "Away." })).await.expect(200);
    admin.post(&path("activate"), json!({})).await.expect(200);
    let log = admin.get(&format!("/api/user-activity-log?userId={}", agent.id())).await.expect(200);
    let actions: Vec<&str> = log.as_array().unwrap().iter().map(|entry| entry["action"].as_str().unwrap()).collect();
    assert!(actions.starts_with(&["activation", "deactivation"]), "{actions:?}");
}
