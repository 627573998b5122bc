//! POST /api/admin/register.

use futures_util::future::join;
use serde_json::{Value, json};
use tierway_kernel::Role;

use actix_web::http::Method;

use crate::support::{Answer, Client, TestApp};

const PATH: &str = "/api/admin/register";
const ONLY_ONE: &str = "An admin account already exists. Only ONE admin account is allowed per system.";

fn form(name: &str) -> Value {
    json!({
        "username": name, "email": format!("{name}@example.com"), "password": "long enough",
        "firstName": "Ada", "lastName": "Ng", "role": "admin",
    })
}

async fn post_from(client: &Client, address: &str, body: &Value) -> Answer {
    client.request(Method::POST, PATH).at_address(address).json(body).send().await
}

/// From the server's own machine.
async fn at_home(client: &Client, body: Value) -> Answer {
    post_from(client, "127.0.0.1:40000", &body).await
}

#[actix_web::test]
async fn the_first_is_taken_the_second_is_told_so() {
    let app = TestApp::start().await;
    let guest = app.guest();
    let answer = at_home(&guest, form("ada")).await.expect(201);
    assert_eq!((&answer["user"]["role"], &answer["user"]["username"]), (&json!("admin"), &json!("ada")));
    assert_eq!(answer["user"]["verificationStatus"], "approved");
    assert!(guest.cookie().is_none(), "the portal signs in by itself");
    at_home(&guest, form("eve")).await.refused(409, ONLY_ONE);
    let body = json!({ "username": "ada", "password": "long enough" });
    guest.post("/api/test-login", body).await.expect(200);
}

#[actix_web::test]
async fn of_two_at_once_one_wins() {
    let app = TestApp::start().await;
    let (one, other) = (app.guest(), app.guest());
    let (one, other) = join(at_home(&one, form("ada")), at_home(&other, form("ada"))).await;
    let mut statuses = [one.status.as_u16(), other.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409]);
    assert_eq!(app.read(|tx| Ok(tx.users().counts()?.0)).await, 1);
}

#[actix_web::test]
async fn a_bad_form_is_told_by_field() {
    let app = TestApp::start().await;
    let guest = app.guest();
    let empty = at_home(&guest, json!({})).await;
    for (field, sentence) in [
        ("username", "Username is required."),
        ("email", "Email is required."),
        ("password", "Password must be at least 10 characters long."),
        ("firstName", "First name is required."),
        ("lastName", "Last name is required."),
    ] {
        empty.field_refused(field, sentence);
    }
    let mut other = form("ada");
    other["role"] = json!("manufacturer");
    at_home(&guest, other).await.field_refused("role", "Only the admin account can be registered here.");
    app.person(Role::Customer, "cleo").await;
    at_home(&guest, form("CLEO")).await.field_refused("username", "This username is already taken.");
    assert!(!app.read(|tx| Ok(tx.users().admin_exists()?)).await);
}

const CODE: &str = "7K2QF-M3XWA-9RTPD-4HBCE";

fn with_code(code: &str) -> Value {
    let mut body = form("eve");
    body["setupCode"] = json!(code);
    body
}

#[actix_web::test]
async fn from_another_machine_it_takes_the_setup_code() {
    let app = TestApp::start_with(|config| config.setup_code = Some(CODE.to_owned())).await;
    let guest = app.guest();
    let asked = "Enter the setup code that the server printed when it started.";
    let wrong = "The setup code is wrong.";
    guest.post(PATH, form("eve")).await.field_refused("setupCode", asked);
    guest.post(PATH, with_code("  ")).await.field_refused("setupCode", asked);
    guest.post(PATH, with_code("7K2QF-M3XWA-9RTPD-4HBCF")).await.field_refused("setupCode", wrong);
    assert!(!app.read(|tx| Ok(tx.users().admin_exists()?)).await);
    guest.post(PATH, with_code(" 7k2qf m3xwa9rtpd-4hbce ")).await.expect(201);
    guest.post(PATH, with_code(CODE)).await.refused(409, ONLY_ONE);
}

#[actix_web::test]
async fn a_server_without_a_code_lets_nobody_else_in() {
    let app = TestApp::start().await;
    let refused = app.guest().post(PATH, with_code("")).await;
    refused.problem(422);
    app.guest().post(PATH, with_code(CODE)).await.problem(422);
    at_home(&app.guest(), form("ada")).await.expect(201);
}

#[actix_web::test]
async fn a_proxy_on_this_machine_is_not_the_machine() {
    let proxied = |config: &mut tierway_api::ApiConfig| config.trusted_proxies = "127.0.0.1,::1".parse().unwrap();
    let app = TestApp::start_with(proxied).await;
    let guest = app.guest();
    at_home(&guest, form("eve")).await.problem(422);
    let forwarded = |app: &TestApp, name, value| {
        let request = app.guest().request(Method::POST, PATH).at_address("127.0.0.1:40000");
        request.header(name, value).json(&form("eve")).send()
    };
    for address in ["203.0.113.9", "127.0.0.1"] {
        forwarded(&app, "x-forwarded-for", address).await.problem(422);
    }
    // Nobody said that the proxy is one.
    let app = TestApp::start().await;
    for (name, value) in [("x-forwarded-for", "203.0.113.9"), ("forwarded", "for=203.0.113.9"), ("via", "1.1 proxy")] {
        forwarded(&app, name, value).await.problem(422);
    }
    assert!(!app.read(|tx| Ok(tx.users().admin_exists()?)).await);
    post_from(&app.guest(), "[::1]:40000", &form("ada")).await.expect(201);
}

#[actix_web::test]
async fn the_admin_has_no_password_that_everybody_tries() {
    let app = TestApp::start().await;
    let common = "This password is one of the most common ones. Please choose another.";
    let short = "Password must be at least 10 characters long.";
    for (password, sentence) in [("123456", short), ("1234567890", common), ("Password123", common)] {
        let mut body = form("ada");
        body["password"] = json!(password);
        at_home(&app.guest(), body).await.field_refused("password", sentence);
    }
    app.write(|tx| Ok(tx.settings().set("staffPasswordLength", "12", tierway_testkit::builders::at(0))?)).await;
    let longer = "Password must be at least 12 characters long.";
    at_home(&app.guest(), form("ada")).await.field_refused("password", longer);
}
