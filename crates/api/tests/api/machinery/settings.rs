//! /api/settings.

use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::support::{Client, TestApp};

const PUBLIC: &str = "/api/settings/public";

async fn set(admin: &Client, pairs: &[(&str, &str)]) -> crate::support::Answer {
    let values: Vec<Value> = pairs.iter().map(|(key, value)| json!({ "key": key, "value": value })).collect();
    admin.patch("/api/settings", json!({ "values": values })).await
}

fn of<'a>(list: &'a Value, key: &str) -> &'a Value {
    list.as_array().unwrap().iter().find(|setting| setting["key"] == key).unwrap()
}

#[actix_web::test]
async fn public_settings_are_kept_for_guests_until_one_changes() {
    let app = TestApp::start().await;
    let first = app.guest().get(PUBLIC).await;
    let defaults = json!({
        "companyName": "Tierway", "currencySymbol": "$", "businessTimeZone": "UTC", "minimumAge": 21, "closedCountries": [], "termsVersion": "2026-11",
        "agentPlan": {
            "agentRate": "0.50", "subAgentRate": "0.50", "basisAmount": "14.00", "holdDays": 14,
            "bonusPercent": 10, "bonusMaximum": "100.00"
        }
    });
    assert_eq!(first.expect(200), defaults);
    let tag = first.header("etag").to_owned();
    let again = app.guest().request(actix_web::http::Method::GET, PUBLIC).header("if-none-match", &tag).send().await;
    assert_eq!(again.status, 304);
    let admin = app.signed_in_as(Role::Admin).await;
    set(&admin, &[("closedCountries", "Norway\nBrazil"), ("minimumAge", "0")]).await.expect(200);
    let now = app.guest().get(PUBLIC).await;
    assert_ne!(now.header("etag"), tag);
    assert_eq!(
        (&now.expect(200)["closedCountries"], &now.json()["minimumAge"]),
        (&json!(["Norway", "Brazil"]), &json!(0))
    );
    assert_eq!(admin.get(PUBLIC).await.expect(200), now.json(), "the same for everybody");
}

#[actix_web::test]
async fn guests_see_how_to_reach_the_company_once_it_says_so() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let contact = [
        ("companyAddress", "12 Lebuh Pantai\n10300 George Town"),
        ("companyPhone", "+60 4 261 5555"),
        ("companyEmail", "hello@tierway.example"),
        ("companyTaxNumber", "MY-1"),
        ("bankDetails", "Maybank 5140"),
    ];
    set(&admin, &contact).await.expect(200);
    let public = app.guest().get(PUBLIC).await.expect(200);
    for (key, value) in &contact[..3] {
        assert_eq!(public[key], *value, "{key}");
    }
    assert_eq!((public.get("companyTaxNumber"), public.get("bankDetails")), (None, None), "for documents only");
    set(&admin, &[("companyPhone", "")]).await.expect(200);
    assert_eq!(app.guest().get(PUBLIC).await.expect(200).get("companyPhone"), None);
}

#[actix_web::test]
async fn the_admin_sees_what_can_be_set_and_how() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let list = admin.get("/api/settings").await.expect(200);
    let choice = of(&list, "manufacturerActivation");
    assert_eq!((&choice["kind"], &choice["choices"]), (&json!("choice"), &json!(["onApproval", "immediate"])));
    assert_eq!((&choice["value"], &choice["defaultValue"]), (&json!("onApproval"), &json!("onApproval")));
    assert_eq!(choice.get("updatedAt"), None);
    let changed = set(&admin, &[("shippingCost", "5")]).await.expect(200);
    let cost = of(&changed, "shippingCost");
    assert_eq!(
        (&cost["value"], &cost["defaultValue"], &cost["kind"]),
        (&json!("5.00"), &json!("0.00"), &json!("money"))
    );
    assert!(cost["updatedAt"].is_string());
    assert_eq!(admin.get("/api/settings").await.expect(200), changed);
}

#[actix_web::test]
async fn one_fault_keeps_everything_as_it_was_and_stands_under_its_key() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let answer = set(&admin, &[("minimumAge", "18"), ("taxBasisPoints", "10001"), ("nonsense", "1")]).await;
    let errors = answer.problem(422)["errors"].clone();
    let expected = json!([
        { "field": "taxBasisPoints", "message": "Please enter a whole number from 0 to 10000." },
        { "field": "nonsense", "message": "Unknown setting." }
    ]);
    assert_eq!(errors, expected);
    assert_eq!(app.guest().get(PUBLIC).await.expect(200)["minimumAge"], 21);
    admin.patch("/api/settings", json!({})).await.field_refused("values", "This field is required.");
}

#[actix_web::test]
async fn changes_stand_in_the_log_with_old_and_new() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    set(&admin, &[("companyName", "Cloud & Coil")]).await.expect(200);
    let log = admin.get("/api/user-activity-log?action=setting").await.expect(200);
    assert_eq!(log[0]["description"], "Changed the setting Company name: Tierway → Cloud & Coil");
    assert_eq!(log[0]["userId"], admin.id());
    set(&admin, &[("taxBasisPoints", "825"), ("ordersNeedAge", "true")]).await.expect(200);
    let log = admin.get("/api/user-activity-log?action=setting").await.expect(200);
    let mut told: Vec<_> = log.as_array().unwrap()[..2].iter().map(|entry| entry["description"].to_string()).collect();
    told.sort();
    assert!(told[0].ends_with("Orders require a confirmed age: off → on\""), "{told:?}");
    assert!(told[1].ends_with("Tax rate: 0% → 8.25%\""), "{told:?}");
}

#[actix_web::test]
async fn the_history_keeps_every_value_and_who_set_it() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    assert_eq!(admin.get("/api/settings/history").await.expect(200), json!([]));
    set(&admin, &[("minimumAge", "18"), ("currencySymbol", "RM")]).await.expect(200);
    set(&admin, &[("minimumAge", "18")]).await.expect(200);
    set(&admin, &[("minimumAge", "16")]).await.expect(200);
    set(&admin, &[("minimumAge", "15"), ("nonsense", "1")]).await.problem(422);
    let logo = json!({ "value": "https://cdn.example.com/logo.svg" });
    admin.put("/api/settings/company_logo", logo).await.expect(200);
    let list = admin.get("/api/settings/history").await;
    assert_eq!(list.header("x-total-count"), "4", "what stays and what is refused is no change");
    let list = list.expect(200);
    assert_eq!((&list[0]["key"], &list[0]["label"]), (&json!("company_logo"), &json!("Company logo")));
    assert_eq!((list[0].get("from"), &list[0]["to"]), (None, &json!("https://cdn.example.com/logo.svg")));
    let of_age = admin.get("/api/settings/history?key=minimumAge&limit=1").await;
    assert_eq!(of_age.header("x-total-count"), "2");
    let entry = of_age.expect(200)[0].clone();
    assert_eq!((&entry["from"], &entry["to"], &entry["label"]), (&json!("18"), &json!("16"), &json!("Minimum age")));
    assert_eq!(entry["userId"], admin.id());
    assert!(entry["username"].is_string() && entry["fullName"].is_string() && entry["createdAt"].is_string());
}

#[actix_web::test]
async fn the_currency_stands_before_the_amounts_of_texts() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    set(&admin, &[("currencySymbol", "RM 1")]).await.problem(422);
    set(&admin, &[("currencySymbol", "RM")]).await.expect(200);
    assert_eq!(app.guest().get(PUBLIC).await.expect(200)["currencySymbol"], "RM");
    let agent = app.signed_in_as(Role::Agent).await;
    let question = json!({ "goodsTotal": "1399.99", "referrerId": agent.id() });
    let answer = admin.post("/api/commissions/simulate", question).await.expect(200);
    assert_eq!(answer["explanation"][0], "The goods total RM1,399.99, without tax and shipping.");
}
