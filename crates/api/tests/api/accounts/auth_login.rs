//! POST /api/auth/login, /api/auth/warehouse-login, /api/test-login.

use serde_json::{Value, json};
use tierway_accounts::{NewUser, Verification};
use tierway_kernel::Role;
use tierway_testkit::builders::{PASSWORD, new_user};

use crate::support::{Answer, TestApp};

const PATH: &str = "/api/auth/login";

fn body(name: &str) -> Value {
    json!({ "username": name, "password": PASSWORD })
}

fn at(name: &str, portal: &str) -> Value {
    json!({ "username": name, "password": PASSWORD, "portal": portal })
}

#[actix_web::test]
async fn the_right_password_opens_a_session() {
    let app = TestApp::start().await;
    let user = app.person(Role::Customer, "cleo").await;
    for login in ["cleo", "CLEO", " cleo@tierway.test "] {
        let client = app.guest();
        let answer = client.post(PATH, json!({ "username": login, "password": PASSWORD })).await;
        let json = answer.expect(200);
        assert_eq!((&json["user"]["id"], &json["message"]), (&json!(user.id.0), &json!("Welcome back!")));
        let set = answer.header("set-cookie");
        assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax"), "{set}");
        client.get("/api/auth/me").await.expect(200);
    }
}

#[actix_web::test]
async fn an_unknown_user_and_a_wrong_password_look_the_same() {
    let app = TestApp::start().await;
    app.person(Role::Customer, "cleo").await;
    app.account(NewUser { is_active: false, ..new_user(Role::Customer, "otto") }).await;
    app.account(NewUser { verification: Verification::Rejected, ..new_user(Role::Dealer, "dirk") }).await;
    let guest = app.guest();
    let seen = |answer: &Answer| {
        let mut problem = answer.problem(401);
        problem["requestId"] = Value::Null;
        (problem, answer.headers.len())
    };
    let unknown = guest.post(PATH, json!({ "username": "nobody", "password": "wrong!" })).await;
    assert_eq!(unknown.json()["detail"], "Invalid credentials. Please try again.");
    for name in ["cleo", "otto", "dirk"] {
        let wrong = guest.post(PATH, json!({ "username": name, "password": "wrong!", "portal": "admin" })).await;
        assert_eq!(seen(&wrong), seen(&unknown), "{name}");
    }
    assert!(guest.cookie().is_none());
}

#[actix_web::test]
async fn each_page_admits_its_own_role_only() {
    let app = TestApp::start().await;
    for role in Role::ALL {
        app.person(role, role.as_str()).await;
    }
    let others = [
        ("customer", "This login page is only for customers"),
        ("dealer", "This login page is only for dealers"),
        ("agent", "This login page is only for agents"),
        ("wholesaler", "This login page is only for wholesalers"),
        ("employee", "This login page is only for company employees."),
        ("admin", "This login page is only for administrators."),
        ("manufacturer", "Access denied. Manufacturer credentials required."),
        ("warehouse", "This login page is only for warehouse staff."),
    ];
    for (portal, sentence) in others {
        for role in Role::ALL {
            let client = app.guest();
            let answer = client.post(PATH, at(role.as_str(), portal)).await;
            let belongs = role.as_str() == portal || (portal == "agent" && role == Role::SubAgent);
            if belongs {
                answer.expect(200);
            } else {
                answer.refused(403, sentence);
                assert!(client.cookie().is_none(), "{role} at {portal}");
                let own = if role == Role::SubAgent { "agent" } else { role.as_str() };
                assert_eq!(answer.json()["portal"], own, "{role} at {portal}");
            }
        }
    }
    let guess = json!({ "username": "customer", "password": "wrong!", "portal": "dealer" });
    let answer = app.guest().post(PATH, guess).await;
    assert!(answer.json()["portal"].is_null(), "the right page is told with the right password only");
}

#[actix_web::test]
async fn the_older_doors_check_as_much() {
    let app = TestApp::start().await;
    for role in [Role::Admin, Role::Warehouse, Role::Employee] {
        app.person(role, role.as_str()).await;
    }
    let guest = app.guest();
    guest.post("/api/test-login", body("admin")).await.expect(200);
    let sentence = "This login page is only for administrators.";
    guest.post("/api/test-login", body("employee")).await.refused(403, sentence);
    let wrong = json!({ "username": "admin", "password": "wrong!" });
    guest.post("/api/test-login", wrong).await.refused(401, "Invalid credentials. Please try again.");
    guest.post("/api/auth/warehouse-login", body("warehouse")).await.expect(200);
    let sentence = "This login page is only for warehouse staff.";
    guest.post("/api/auth/warehouse-login", body("employee")).await.refused(403, sentence);
    guest.post("/api/auth/warehouse-login", body("admin")).await.refused(403, sentence);
}

#[actix_web::test]
async fn who_waits_is_off_or_rejected_is_told_with_the_right_password_only() {
    let app = TestApp::start().await;
    let pending = |role| NewUser { verification: Verification::Pending, ..new_user(role, role.as_str()) };
    for role in [Role::Wholesaler, Role::Manufacturer, Role::Dealer, Role::Agent] {
        app.account(pending(role)).await;
    }
    app.account(NewUser { is_active: false, ..new_user(Role::Customer, "otto") }).await;
    let guest = app.guest();
    for name in ["wholesaler", "manufacturer"] {
        guest.post(PATH, body(name)).await.refused(403, "Your account is waiting for approval.");
    }
    for name in ["dealer", "agent"] {
        let answer = app.guest().post(PATH, body(name)).await.expect(200);
        assert_eq!(answer["user"]["verificationStatus"], "pending");
    }
    guest.post(PATH, body("otto")).await.refused(403, "Your account is not active.");
    assert!(guest.cookie().is_none());
}

#[actix_web::test]
async fn both_fields_are_required_and_the_page_must_exist() {
    let app = TestApp::start().await;
    let answer = app.guest().post(PATH, json!({})).await;
    answer.field_refused("username", "Username is required.");
    answer.field_refused("password", "Password is required.");
    app.person(Role::Customer, "cleo").await;
    let answer = app.guest().post(PATH, at("cleo", "moon")).await;
    answer.field_refused("portal", "Unknown sign-in page.");
}
