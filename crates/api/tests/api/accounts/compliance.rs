//! Compliance: age, consent, closed countries (settings `minimumAge`, `termsVersion`, `closedCountries`,
//! `ordersNeedAge`).

use serde_json::{Value, json};
use tierway_kernel::Role;
use tierway_testkit::builders::{add_product, at, product_draft};

use super::forms::{MULTIPART, Multipart, person, with};
use crate::support::TestApp;

const PATH: &str = "/api/auth/register";

async fn set(app: &TestApp, key: &'static str, value: &'static str) {
    app.write(move |tx| Ok(tx.settings().set(key, value, at(0))?)).await;
}

fn born(name: &str, date: Value) -> Value {
    with(person("customer", name), json!({ "birthDate": date, "acceptTerms": true }))
}

#[actix_web::test]
async fn birth_date_and_consent_are_kept_and_shown_to_the_person() {
    let app = TestApp::start().await;
    let user = app.guest().post(PATH, born("lina", json!("1990-05-17"))).await.expect(201)["user"].clone();
    assert_eq!((&user["birthDate"], &user["ageConfirmed"]), (&json!("1990-05-17"), &json!(true)));
    assert_eq!(user["termsVersion"], "2026-11");
    assert!(user["termsAcceptedAt"].is_string());
    let older = app.guest().post(PATH, person("customer", "olga")).await.expect(201)["user"].clone();
    assert_eq!((older.get("birthDate"), &older["ageConfirmed"]), (None, &json!(false)));
    assert_eq!((older.get("termsVersion"), older.get("termsAcceptedAt")), (None, None));
    let form = json!({
        "role": "customer", "username": "mona", "email": "mona@example.com", "password": "secret-one", "firstName": "Mona",
        "lastName": "Lim", "country": "Malaysia", "zone": "Penang", "birthDate": "1988-02-29", "acceptTerms": "true",
    });
    let request =
        app.guest().request(actix_web::http::Method::POST, PATH).body(MULTIPART, Multipart::of(&form).bytes());
    let user = request.send().await.expect(201)["user"].clone();
    assert_eq!((&user["birthDate"], &user["termsVersion"]), (&json!("1988-02-29"), &json!("2026-11")));
}

#[actix_web::test]
async fn others_do_not_see_a_birth_date() {
    let app = TestApp::start().await;
    let agent = app.signed_in_as(Role::Agent).await;
    let form = with(born("lina", json!("1990-05-17")), json!({ "referredBy": agent.id() }));
    app.guest().post(PATH, form).await.expect(201);
    let seen = agent.get("/api/users").await.expect(200);
    for field in ["birthDate", "ageConfirmed", "termsVersion", "termsAcceptedAt"] {
        assert_eq!(seen[0].get(field), None, "{field}");
    }
}

#[actix_web::test]
async fn one_must_be_old_enough() {
    let app = TestApp::start().await;
    let guest = app.guest();
    // The tests' clock stands at 2 March 2026.
    let young = guest.post(PATH, born("lina", json!("2005-03-03"))).await;
    young.field_refused("birthDate", "You must be at least 21 years old to register.");
    let answer = guest.post(PATH, born("lina", json!("17.05.1990"))).await;
    answer.field_refused("birthDate", "Please enter your date of birth as YYYY-MM-DD.");
    set(&app, "minimumAge", "18").await;
    guest.post(PATH, born("lina", json!("2005-03-03"))).await.expect(201);
    let child = guest.post(PATH, born("mona", json!("2015-01-01"))).await;
    child.field_refused("birthDate", "You must be at least 18 years old to register.");
    set(&app, "minimumAge", "0").await;
    guest.post(PATH, born("mona", json!("2015-01-01"))).await.expect(201);
}

#[actix_web::test]
async fn customers_of_closed_countries_neither_register_nor_order() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let product = app.write(|tx| Ok(add_product(tx, &product_draft("Mint"), 9)?)).await.id.0;
    let order = json!({ "items": [{ "productId": product, "quantity": 1 }] });
    buyer.post("/api/orders", order.clone()).await.expect(201);
    set(&app, "closedCountries", "Norway\nmalaysia").await;
    let sentence = "We do not sell to consumers in malaysia.";
    app.guest().post(PATH, person("customer", "lina")).await.field_refused("country", sentence);
    buyer.post("/api/orders", order.clone()).await.refused(422, sentence);
    agent.post("/api/orders", order).await.expect(201);
    let quote = json!({ "totalAmount": "10.00" });
    buyer.post("/api/orders", quote).await.refused(422, sentence);
    let business = with(person("wholesaler", "wera"), json!({ "companyName": "Wera", "distributionRegions": "Asia" }));
    app.guest().post(PATH, business).await.expect(201);
}

#[actix_web::test]
async fn orders_may_need_a_known_age() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let product = app.write(|tx| Ok(add_product(tx, &product_draft("Mint"), 9)?)).await.id.0;
    let order = json!({ "items": [{ "productId": product, "quantity": 1 }] });
    set(&app, "ordersNeedAge", "true").await;
    let sentence = "Please add your date of birth to your profile before you order.";
    buyer.post("/api/orders", order.clone()).await.refused(422, sentence);
    dealer.post("/api/orders", order.clone()).await.expect(201);
    let profile = format!("/api/users/{}", buyer.id());
    buyer.patch(&profile, json!({ "birthDate": "1990-05-17" })).await.expect(200);
    buyer.post("/api/orders", order.clone()).await.expect(201);
    set(&app, "minimumAge", "60").await;
    buyer.post("/api/orders", order).await.refused(422, "You must be at least 60 years old to order.");
}
