//! POST /api/admin/register.

use futures_util::future::join;
use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::support::TestApp;

const PATH: &str = "/api/admin/register";
const ONLY_ONE: &str = "An admin account already exists. Only ONE admin account is allowed per system.";

fn form(name: &str) -> Value {
    json!({
        "username": name, "email": format!("{name}@example.com"), "password": "secret1",
        "firstName": "Ada", "lastName": "Ng", "role": "admin",
    })
}

#[actix_web::test]
async fn the_first_is_taken_the_second_is_told_so() {
    let app = TestApp::start().await;
    let guest = app.guest();
    let answer = guest.post(PATH, form("ada")).await.expect(201);
    assert_eq!((&answer["user"]["role"], &answer["user"]["username"]), (&json!("admin"), &json!("ada")));
    assert_eq!(answer["user"]["verificationStatus"], "approved");
    assert!(guest.cookie().is_none(), "the portal signs in by itself");
    guest.post(PATH, form("eve")).await.refused(409, ONLY_ONE);
    let body = json!({ "username": "ada", "password": "secret1" });
    guest.post("/api/test-login", body).await.expect(200);
}

#[actix_web::test]
async fn of_two_at_once_one_wins() {
    let app = TestApp::start().await;
    let (one, other) = (app.guest(), app.guest());
    let (one, other) = join(one.post(PATH, form("ada")), other.post(PATH, form("ada"))).await;
    let mut statuses = [one.status.as_u16(), other.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409]);
    assert_eq!(app.read(|tx| Ok(tx.users().counts()?.0)).await, 1);
}

#[actix_web::test]
async fn a_bad_form_is_told_by_field() {
    let app = TestApp::start().await;
    let guest = app.guest();
    let empty = guest.post(PATH, json!({})).await;
    for (field, sentence) in [
        ("username", "Username is required."),
        ("email", "Email is required."),
        ("password", "Password must be at least 6 characters long."),
        ("firstName", "First name is required."),
        ("lastName", "Last name is required."),
    ] {
        empty.field_refused(field, sentence);
    }
    let mut other = form("ada");
    other["role"] = json!("manufacturer");
    guest.post(PATH, other).await.field_refused("role", "Only the admin account is registered here.");
    app.person(Role::Customer, "cleo").await;
    guest.post(PATH, form("CLEO")).await.field_refused("username", "This username is already taken.");
    assert!(!app.read(|tx| Ok(tx.users().admin_exists()?)).await);
}
