//! API tokens: created, shown once, used, revoked.

use actix_web::http::Method;
use chrono::Duration;
use rstest::rstest;
use serde_json::{Value, json};
use tierway_kernel::{ApiTokenId, Role, UserId};
use tierway_testkit::builders::at;

use crate::orders::shop;
use crate::support::{Answer, Client, TestApp};

/// Makes a token and gives its key and id.
pub async fn make(client: &Client, scopes: &[&str]) -> (String, i64) {
    let made = client.post("/api/tokens", json!({ "name": "Sync", "scopes": scopes })).await.expect(201);
    (made["token"].as_str().unwrap().to_owned(), made["id"].as_i64().unwrap())
}

/// Sends a request with a token.
pub async fn with_token(client: &Client, key: &str, method: Method, path: &str, body: Option<Value>) -> Answer {
    let request = client.request(method, path).header("authorization", &format!("Bearer {key}"));
    match body {
        Some(body) => request.json(&body).send().await,
        None => request.send().await,
    }
}

/// GET with a token and nothing else.
pub async fn get(app: &TestApp, key: &str, path: &str) -> Answer {
    with_token(&app.guest(), key, Method::GET, path, None).await
}

#[track_caller]
fn invalid(answer: &Answer) {
    answer.refused(401, "This API token is not valid.");
    assert_eq!(answer.header("www-authenticate"), "Bearer error=\"invalid_token\"");
}

#[actix_web::test]
async fn a_token_is_shown_once_and_acts_as_its_owner() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let body = json!({ "name": " Shop sync ", "scopes": ["orders:read", "cart:write", "orders:read"] });
    let made = dealer.post("/api/tokens", body).await.expect(201);
    let key = made["token"].as_str().unwrap();
    assert!(key.starts_with("tw_") && key.len() == 41, "{key}");
    assert_eq!((&made["name"], &made["state"]), (&json!("Shop sync"), &json!("active")));
    assert_eq!((&made["scopes"], &made["userId"]), (&json!(["cart:write", "orders:read"]), &json!(dealer.id())));
    assert_eq!(made["expiresAt"].as_str().unwrap().parse(), Ok(at(0) + Duration::days(90)));
    assert_eq!(made["preview"], key[..8]);

    let listed = dealer.get("/api/tokens").await;
    assert_eq!(listed.total(), 1);
    assert!(!listed.text().contains(key), "the key is never shown again");
    assert!(listed.json()[0].get("lastUsedAt").is_none());

    let me = get(&app, key, "/api/auth/me").await;
    assert_eq!(me.expect(200)["id"], json!(dealer.id()));
    assert_eq!(me.cookies().count(), 0, "there is no session");
    get(&app, key, "/api/orders").await.expect(200);
    assert_eq!(dealer.get("/api/auth/sessions").await.expect(200).as_array().unwrap().len(), 1);
}

#[actix_web::test]
async fn the_last_use_is_noted_once_a_minute_beside_the_request() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let (key, id) = make(&dealer, &["orders:read"]).await;
    for (minutes, noted) in [(1, 1), (2, 2)] {
        app.fakes().clock.set(at(minutes));
        get(&app, &key, "/api/orders").await.expect(200);
        get(&app, &key, "/api/orders").await.expect(200);
        assert_eq!(last_use(&app, id, noted).await, Some(at(noted)));
    }
    app.fakes().clock.set(at(2) + Duration::seconds(59));
    get(&app, &key, "/api/orders").await.expect(200);
    assert_eq!(last_use(&app, id, 2).await, Some(at(2)), "not within the same minute");
}

/// The noted last use, waited for until it is the one of `minute`.
async fn last_use(app: &TestApp, id: i64, minute: i64) -> Option<chrono::DateTime<chrono::Utc>> {
    let mut noted = None;
    for _ in 0..500 {
        noted = app.read(move |tx| Ok(tx.tokens().by_id(ApiTokenId(id))?)).await.unwrap().last_used_at;
        if noted >= Some(at(minute)) {
            break;
        }
        actix_web::rt::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    noted
}

#[actix_web::test]
async fn what_is_no_live_token_is_told_so() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let (key, id) = make(&dealer, &["orders:read"]).await;
    let other_letter = if key.ends_with('0') { "1" } else { "0" };
    let mistyped = format!("{}{other_letter}", &key[..40]);
    for text in ["", "tw_", "secret", mistyped.as_str()] {
        invalid(&get(&app, text, "/api/orders").await);
    }
    // Another installation's: well-formed, but nobody's here.
    let other = TestApp::start().await;
    invalid(&get(&other, &key, "/api/orders").await);

    let body = json!({ "name": "Short", "scopes": ["orders:read"], "expiresAt": at(60) });
    let made = dealer.post("/api/tokens", body).await.expect(201);
    let short = made["token"].as_str().unwrap().to_owned();
    get(&app, &short, "/api/orders").await.expect(200);
    app.fakes().clock.set(at(60));
    invalid(&get(&app, &short, "/api/orders").await);
    get(&app, &key, "/api/orders").await.expect(200);

    dealer.delete(&format!("/api/tokens/{id}")).await.expect(204);
    invalid(&get(&app, &key, "/api/orders").await);
    dealer.delete(&format!("/api/tokens/{id}")).await.refused(404, "This token was not found.");
    let states: Vec<Value> = dealer.get("/api/tokens").await.json().as_array().unwrap().clone();
    let states: Vec<&Value> = states.iter().map(|token| &token["state"]).collect();
    assert_eq!(states, ["expired", "revoked"]);
}

#[actix_web::test]
async fn an_owner_who_is_turned_off_has_no_tokens_either() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let (key, _) = make(&dealer, &["orders:read"]).await;
    admin.post(&format!("/api/users/{}/deactivate", dealer.id()), json!({})).await.expect(200);
    invalid(&get(&app, &key, "/api/orders").await);
    admin.post(&format!("/api/users/{}/activate", dealer.id()), json!({})).await.expect(200);
    get(&app, &key, "/api/orders").await.expect(200);
}

#[actix_web::test]
async fn employees_have_tokens_by_their_position_now() {
    let app = TestApp::start().await;
    let manager = app.signed_in_employee("Manager").await;
    let (key, _) = make(&manager, &["stock:read"]).await;
    get(&app, &key, "/api/inventory/transactions").await.expect(200);
    let user = UserId(manager.id());
    assert!(app.write(move |tx| Ok(tx.employees().set_position(user, "Supervisor", None)?)).await);
    invalid(&get(&app, &key, "/api/inventory/transactions").await);

    let sentence = "Among employees, only managers and purchasers can have API tokens.";
    let supervisor = app.signed_in_employee("Supervisor").await;
    let body = json!({ "name": "Sync", "scopes": ["orders:read"] });
    supervisor.post("/api/tokens", body.clone()).await.refused(403, sentence);
    supervisor.get("/api/tokens").await.refused(403, sentence);
    let customer = app.signed_in_as(Role::Customer).await;
    customer.post("/api/tokens", body).await.refused(403, "Your role does not allow this.");
}

#[actix_web::test]
async fn a_cookie_beside_a_token_is_not_looked_at() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let (key, _) = make(&dealer, &["notifications:read", "notifications:write"]).await;
    let customer = app.signed_in_as(Role::Customer).await;
    let me = with_token(&customer, &key, Method::GET, "/api/auth/me", None).await;
    assert_eq!(me.expect(200)["id"], json!(dealer.id()));
    // From another site the customer's cookie alone would be refused.
    let path = "/api/notifications/read";
    let elsewhere = |client: &Client| client.request(Method::POST, path).header("sec-fetch-site", "cross-site");
    elsewhere(&customer).json(&json!({})).send().await.problem(403);
    let call = elsewhere(&customer).header("authorization", &format!("bearer {key}"));
    call.json(&json!({})).send().await.expect(200);
    // And a bad token is not helped by a good cookie.
    invalid(&with_token(&customer, "tw_bad", Method::GET, "/api/auth/me", None).await);
}

#[actix_web::test]
async fn what_guests_are_answered_is_not_what_tokens_are_answered() {
    let app = TestApp::start().await;
    shop::product(&app, "Mango Ice", 5).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let (key, _) = make(&agent, &["products:read"]).await;
    let guest = app.guest().get("/api/products").await.expect(200);
    assert!(guest[0].get("agentPrice").is_none());
    let own = get(&app, &key, "/api/products").await;
    assert_eq!(own.expect(200)[0]["agentPrice"], "13.00");
    assert_eq!(own.header("cache-control"), "no-store");
    assert_eq!(app.guest().get("/api/products").await.expect(200), guest);
}

#[actix_web::test]
async fn a_token_asks_so_often_a_minute() {
    let app = TestApp::start().await;
    app.write(|tx| Ok(tx.settings().set("tokenRequestsPerMinute", "2", at(0))?)).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let (key, _) = make(&dealer, &["orders:read"]).await;
    let (other, _) = make(&dealer, &["orders:read"]).await;
    get(&app, &key, "/api/orders").await.expect(200);
    get(&app, &key, "/api/products").await.problem(403);
    let refused = get(&app, &key, "/api/orders").await;
    refused.refused(429, "Too many attempts. Please try again in 60 seconds.");
    assert_eq!(refused.header("retry-after"), "61");
    get(&app, &other, "/api/orders").await.expect(200);
    dealer.get("/api/orders").await.expect(200);
    app.fakes().clock.advance(Duration::minutes(1));
    get(&app, &key, "/api/orders").await.expect(200);
    app.write(|tx| Ok(tx.settings().set("tokenRequestsPerMinute", "1", at(1))?)).await;
    get(&app, &key, "/api/orders").await.problem(429);
}

#[actix_web::test]
async fn the_admin_sees_and_revokes_anybodys_others_only_their_own() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let (key, id) = make(&dealer, &["orders:read"]).await;
    let path = format!("/api/tokens?userId={}", dealer.id());
    dealer.get(&path).await.expect(200);
    let owner = app.signed_in_as(Role::Manufacturer).await;
    owner.get(&path).await.refused(403, "Only the admin can see other users' tokens.");
    owner.delete(&format!("/api/tokens/{id}")).await.refused(404, "This token was not found.");
    let admin = app.signed_in_as(Role::Admin).await;
    assert_eq!(admin.get("/api/tokens").await.expect(200), json!([]));
    assert_eq!(admin.get(&path).await.expect(200)[0]["id"], id);
    admin.delete(&format!("/api/tokens/{id}")).await.expect(204);
    invalid(&get(&app, &key, "/api/orders").await);

    let log = admin.get("/api/user-activity-log?action=session").await.expect(200);
    let told: Vec<&str> = log.as_array().unwrap().iter().map(|entry| entry["description"].as_str().unwrap()).collect();
    let preview = &key[..8];
    let expected = [
        format!("Revoked the API token Sync ({preview}…) of the account {}.", dealer.id()),
        format!("Created the API token Sync ({preview}…) for orders:read."),
    ];
    assert_eq!(told, expected);
}

#[rstest]
#[case(json!({ "name": " ", "scopes": ["orders:read"] }), "name", "Please enter a name of 1 to 80 characters.")]
#[case(json!({ "name": "Sync", "scopes": [] }), "scopes", "Please choose at least one scope.")]
#[case(json!({ "name": "Sync", "scopes": ["orders:read", "all"] }), "scopes[1]", "Unknown scope.")]
#[case(
    json!({ "name": "Sync", "scopes": ["orders:read"], "expiresAt": at(0) + Duration::days(366) }),
    "expiresAt", "A token can be valid for at most one year."
)]
#[case(
    json!({ "name": "Sync", "scopes": ["orders:read"], "expiresAt": at(0) }),
    "expiresAt", "Please choose a time in the future."
)]
#[actix_web::test]
async fn a_wish_with_a_fault_names_it(#[case] body: Value, #[case] field: &str, #[case] sentence: &str) {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    dealer.post("/api/tokens", body).await.field_refused(field, sentence);
}

#[actix_web::test]
async fn nobody_has_more_than_fifty() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let mut last = 0;
    for _ in 0..50 {
        last = make(&dealer, &["orders:read"]).await.1;
    }
    let body = json!({ "name": "One more", "scopes": ["orders:read"] });
    let sentence = "You already have 50 tokens. Please revoke one you no longer use.";
    dealer.post("/api/tokens", body.clone()).await.refused(409, sentence);
    dealer.delete(&format!("/api/tokens/{last}")).await.expect(204);
    dealer.post("/api/tokens", body).await.expect(201);
}
