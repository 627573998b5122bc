//! Who pays no tax: tax numbers, exemption certificates, and the orders of those who have them.

use chrono::Duration;
use serde_json::{Value, json};
use tierway_kernel::Role;

use super::shop::{admin, change, no_faults, product, units};
use super::taxes::{buyer, rows, sums};
use crate::buying::quotes::{offer, request, seen};
use crate::support::{Client, TestApp};

const GERMAN: &str = "DE136695976";
const SENTENCE: &str = "Reverse charge: the customer accounts for the tax.";

/// Two countries on top of whose prices 19 percent come and where businesses account for it themselves, and one where prices
/// include 20 percent.
async fn zones(owner: &Client) -> Value {
    let rules = json!({
        "version": 1, "rounding": "document", "classes": [],
        "zones": [
            { "name": "Union", "places": [{ "country": "DE" }, { "country": "FR" }], "reverseCharge": format!(" {SENTENCE} "),
              "statement": "Registered in Cork.", "rates": [{ "name": "VAT", "percent": "19" }] },
            { "name": "Kingdom", "places": [{ "country": "GB" }], "pricesIncludeTax": true,
              "statement": "VAT paid in London.", "rates": [{ "name": "VAT", "percent": "20" }] },
        ],
    });
    owner.put("/api/tax", rules).await.expect(200)
}

fn path(client: &Client, rest: &str) -> String {
    format!("/api/users/{}/{rest}", client.id())
}

async fn enter(client: &Client, number: &str) -> Value {
    client.put(&path(client, "tax-number"), json!({ "country": "Germany", "number": number })).await.expect(200)
}

async fn decide(owner: &Client, client: &Client, status: &str) -> Value {
    let body = json!({ "status": status, "number": GERMAN, "note": "As on your letter." });
    owner.post(&path(client, "tax-number/decision"), body).await.expect(200)
}

/// A day that is so many days from today.
fn day(app: &TestApp, days: i64) -> String {
    (app.now() + Duration::days(days)).date_naive().to_string()
}

async fn exempt(app: &TestApp, owner: &Client, client: &Client, zone: &Value, until: i64) -> Value {
    let body = json!({ "number": "EX-7", "zoneId": zone, "validUntil": day(app, until) });
    owner.post(&path(client, "exemptions"), body).await.expect(200)["exemptions"][0].clone()
}

#[actix_web::test]
async fn a_number_is_checked_when_it_is_entered_and_verified_by_the_admin() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let [dora, emil] =
        [app.signed_in_named(Role::Dealer, "dora").await, app.signed_in_named(Role::Dealer, "emil").await];
    assert_eq!(dora.get(&path(&dora, "tax")).await.expect(200), json!({ "exemptions": [] }));
    let own = path(&dora, "tax-number");
    let form = |country: &str, number: &str| json!({ "country": country, "number": number });
    let refused = dora.put(&own, form("DE", "FR40303265045")).await;
    refused.field_refused("number", "This is not a tax number of Germany.");
    let refused = dora.put(&own, form("DE", "DE136695977")).await;
    refused.field_refused("number", "The check digit of this tax number is wrong.");
    dora.put(&own, form("Atlantis", "1")).await.field_refused("country", "We don't know the country Atlantis.");
    dora.put(&own, form("", GERMAN)).await.field_refused("country", "Please enter a country.");
    let long = dora.put(&own, form("VN", &"1".repeat(31))).await;
    long.field_refused("number", "This must be at most 30 characters long.");
    let entered = enter(&dora, "de 136.695.976").await;
    let number = json!({ "country": "DE", "number": GERMAN, "status": "unverified" });
    assert_eq!(entered, json!({ "taxNumber": number, "exemptions": [] }));
    let told = owner.get("/api/notifications").await.expect(200).to_string();
    assert!(told.contains("(dealer) has entered the tax number DE136695976."), "{told}");
    let taken = emil.put(&path(&emil, "tax-number"), form("DE", GERMAN)).await;
    taken.field_refused("number", "Another account has this tax number.");

    for other in [&emil, &app.signed_in_as(Role::Manufacturer).await, &app.signed_in_as(Role::Warehouse).await] {
        other.get(&path(&dora, "tax")).await.problem(404);
        other.put(&own, form("DE", "DE111111125")).await.problem(404);
        other
            .post(&path(&dora, "tax-number/decision"), json!({ "status": "verified", "number": GERMAN }))
            .await
            .problem(403);
    }
    app.guest().get(&path(&dora, "tax")).await.problem(401);
    let stale = json!({ "status": "verified", "number": "DE111111125" });
    let sentence = "The tax number was changed in the meantime. Please reload.";
    owner.post(&path(&dora, "tax-number/decision"), stale.clone()).await.refused(409, sentence);
    owner.post(&path(&emil, "tax-number/decision"), stale).await.problem(404);
    let verified = decide(&owner, &dora, "verified").await["taxNumber"].clone();
    assert_eq!((&verified["status"], &verified["note"]), (&json!("verified"), &json!("As on your letter.")));
    assert!(verified["decidedAt"].is_string());
    assert_eq!(dora.get(&path(&dora, "tax")).await.expect(200)["taxNumber"], verified);
    let told = dora.get("/api/notifications").await.expect(200).to_string();
    assert!(told.contains("Your tax number DE136695976 was verified. As on your letter."), "{told}");
    assert_eq!(enter(&dora, "136695976").await["taxNumber"], verified, "it is the same number");
    let rejected = decide(&owner, &dora, "rejected").await;
    assert_eq!(rejected["taxNumber"]["status"], "rejected", "a decision can be changed");
    assert_eq!(enter(&dora, "DE111111125").await["taxNumber"]["status"], "unverified");
    let none = owner.put(&own, json!({ "number": null })).await.expect(200);
    assert_eq!(none, json!({ "exemptions": [] }));
    let log = owner.get("/api/user-activity-log?action=document").await.expect(200);
    let said = |place: usize| log[place]["description"].as_str().unwrap().to_owned();
    assert!(said(0).starts_with("Rejected the tax number DE136695976 of "), "{log}");
    assert!(said(1).starts_with("Verified the tax number DE136695976 of "), "{log}");
    let log = owner.get("/api/user-activity-log?action=profile").await.expect(200).to_string();
    assert!(
        log.contains("Removed the tax number of ") && log.contains("Changed their tax number to DE136695976."),
        "{log}"
    );
}

#[actix_web::test]
async fn a_verified_number_reverses_the_charge() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let saved = zones(&owner).await;
    assert_eq!(
        (&saved["zones"][0]["reverseCharge"], &saved["zones"][1]["reverseCharge"]),
        (&json!(SENTENCE), &Value::Null)
    );
    let mint = product(&app, "Mint", 100).await;
    let berlin = buyer(&app, "berlin", "Germany", None).await;
    enter(&berlin, GERMAN).await;
    let quote = || async { berlin.post("/api/cart/quote", units(mint, 1)).await.expect(200) };
    for status in ["unverified", "rejected"] {
        if status == "rejected" {
            decide(&owner, &berlin, status).await;
        }
        let priced = quote().await;
        assert_eq!((sums(&priced), &priced["relief"]), (["14.00", "2.66", "16.66"], &Value::Null), "{status}");
    }
    decide(&owner, &berlin, "verified").await;
    let priced = quote().await;
    let relief = json!({ "kind": "reverse_charge", "reference": GERMAN });
    assert_eq!((sums(&priced), &priced["relief"]), (["14.00", "0.00", "14.00"], &relief));
    assert_eq!(rows(&priced), ["Reverse charge 0 of 14.00: 0.00"]);
    let cart = berlin.post("/api/cart/lines", json!({ "productId": mint, "quantity": 1 })).await.expect(200);
    let totals = &cart["groups"][0]["totals"];
    assert_eq!((sums(totals), rows(totals), &totals["relief"]), (sums(&priced), rows(&priced), &relief));
    let order = berlin.post("/api/orders", units(mint, 1)).await.expect(201);
    assert_eq!((sums(&order), rows(&order), &order["relief"]), (sums(&priced), rows(&priced), &relief));
    assert_eq!(order["taxStatement"], SENTENCE);
    let id = order["id"].as_i64().unwrap();

    // Another number counts from now on, and the order keeps what it has.
    enter(&berlin, "DE111111125").await;
    assert_eq!(sums(&quote().await), ["14.00", "2.66", "16.66"]);
    for client in [&berlin, &owner] {
        let kept = client.get(&format!("/api/orders/{id}")).await.expect(200);
        assert_eq!((sums(&kept), &kept["relief"], &kept["taxStatement"]), (sums(&order), &relief, &json!(SENTENCE)));
    }
    let warehouse = app.signed_in_as(Role::Warehouse).await.get(&format!("/api/orders/{id}")).await.expect(200);
    assert_eq!(warehouse["relief"], Value::Null);
    let said = |kind: &'static str| {
        let (berlin, path) = (&berlin, format!("/api/orders/{id}/papers/{kind}.pdf"));
        async move { tierway_testkit::pdf::pages(&berlin.get(&path).await.body).join("\n") }
    };
    let proforma = said("proforma").await;
    for part in ["Reverse charge", "$0.00", "$14.00", SENTENCE, "Tax no. DE136695976"] {
        assert!(proforma.contains(part), "{part} in {proforma}");
    }
    assert!(!proforma.contains("VAT") && !proforma.contains("Registered in Cork."), "{proforma}");
    change(&owner, id, json!({ "status": "paid", "paymentMethod": "Bank" })).await;
    assert!(said("invoice").await.contains(SENTENCE));

    // Where the zone has no reverse charge, and outside all zones, tax is due.
    decide_on(&owner, &berlin, "DE111111125").await;
    assert_eq!(sums(&quote().await), ["14.00", "0.00", "14.00"]);
    let rate = json!({ "values": [{ "key": "taxBasisPoints", "value": "600" }] });
    owner.patch("/api/settings", rate).await.expect(200);
    for (country, city, due) in [("UK", "London", "2.33"), ("Norway", "Oslo", "0.84")] {
        let address = json!({ "recipient": "Lee", "line1": "1 Pier", "city": city, "country": country });
        let address = berlin.post("/api/addresses", address).await.expect(201)["id"].clone();
        let mut there = units(mint, 1);
        there["addressId"] = address;
        let priced = berlin.post("/api/cart/quote", there).await.expect(200);
        assert_eq!((&priced["tax"], &priced["relief"]), (&json!(due), &Value::Null), "{country}");
    }
    no_faults(&app).await;
}

async fn decide_on(owner: &Client, client: &Client, number: &str) {
    let body = json!({ "status": "verified", "number": number });
    owner.post(&path(client, "tax-number/decision"), body).await.expect(200);
}

#[actix_web::test]
async fn certificates_are_recorded_and_withdrawn_by_the_admin() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let saved = zones(&owner).await;
    let kingdom = saved["zones"][1]["id"].clone();
    let dora = app.signed_in_named(Role::Dealer, "dora").await;
    let list = path(&dora, "exemptions");
    let wrong =
        owner.post(&list, json!({ "number": " ", "validFrom": day(&app, 2), "validUntil": day(&app, 1) })).await;
    wrong.field_refused("number", "Enter the number of the certificate.");
    wrong.field_refused("validUntil", "The last day must not be before the first day.");
    owner.post(&list, json!({ "number": "EX-1" })).await.field_refused("validUntil", "This field is required.");
    let unknown = json!({ "number": "EX-1", "zoneId": 999, "validUntil": day(&app, 1) });
    owner.post(&list, unknown).await.field_refused("zoneId", "This tax zone does not exist.");
    owner.post("/api/users/999/exemptions", json!({ "number": "EX-1", "validUntil": day(&app, 1) })).await.problem(404);
    let body =
        json!({ "number": " EX-1 ", "zoneId": kingdom, "validFrom": day(&app, 10), "validUntil": day(&app, 20) });
    for other in [&dora, &app.signed_in_as(Role::Manufacturer).await] {
        other.post(&list, body.clone()).await.problem(403);
        other.delete(&format!("{list}/1")).await.problem(403);
    }
    let added = owner.post(&list, body).await.expect(200)["exemptions"].clone();
    let id = added[0]["id"].clone();
    let expected = json!({
        "id": id, "number": "EX-1", "zoneId": kingdom, "zoneName": "Kingdom",
        "validFrom": day(&app, 10), "validUntil": day(&app, 20), "isValid": false,
    });
    assert_eq!(added, json!([expected]));
    let everywhere = owner.post(&list, json!({ "number": "EX-2", "validUntil": day(&app, 30) })).await.expect(200);
    let first = &everywhere["exemptions"][0];
    assert_eq!((&first["number"], &first["isValid"], &first["zoneId"]), (&json!("EX-2"), &json!(true), &Value::Null));
    assert_eq!(dora.get(&path(&dora, "tax")).await.expect(200), everywhere);

    let mut without = saved.clone();
    without["zones"].as_array_mut().unwrap().truncate(1);
    let named = "Kingdom is still named by 1 exemption certificate.";
    owner.put("/api/tax", without.clone()).await.field_refused("zones", named);
    exempt(&app, &owner, &dora, &kingdom, 5).await;
    let named = "Kingdom is still named by 2 exemption certificates.";
    owner.put("/api/tax", without.clone()).await.field_refused("zones", named);
    for one in owner.get(&path(&dora, "tax")).await.expect(200)["exemptions"].as_array().unwrap() {
        let rest = owner.delete(&format!("{list}/{}", one["id"])).await.expect(200);
        assert!(!rest.to_string().contains(&format!("\"id\":{},", one["id"])), "{rest}");
    }
    owner.delete(&format!("{list}/{id}")).await.problem(404);
    exempt(&app, &owner, &dora, &kingdom, -1).await;
    owner.put("/api/tax", without).await.expect(200);
    let left = dora.get(&path(&dora, "tax")).await.expect(200)["exemptions"][0].clone();
    assert_eq!((&left["isValid"], &left["zoneId"], &left["zoneName"]), (&json!(false), &kingdom, &Value::Null));
    let log = owner.get("/api/user-activity-log?action=document").await.expect(200).to_string();
    assert!(
        log.contains("Recorded the exemption certificate EX-1 of ") && log.contains("Withdrew the exemption"),
        "{log}"
    );
}

#[actix_web::test]
async fn a_certificate_exempts_on_its_days() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let saved = zones(&owner).await;
    let rate = json!({ "values": [{ "key": "taxBasisPoints", "value": "600" }] });
    owner.patch("/api/settings", rate).await.expect(200);
    let (union, kingdom) = (&saved["zones"][0]["id"], &saved["zones"][1]["id"]);
    let mint = product(&app, "Mint", 100).await;
    let london = buyer(&app, "london", "UK", None).await;
    let quote = || async { london.post("/api/cart/quote", units(mint, 3)).await.expect(200) };
    let taxed = ["35.00", "7.00", "42.00"];
    exempt(&app, &owner, &london, kingdom, -1).await;
    assert_eq!(sums(&quote().await), taxed, "it ended yesterday");
    exempt(&app, &owner, &london, union, 3).await;
    assert_eq!(sums(&quote().await), taxed, "it is for another zone");
    let one = exempt(&app, &owner, &london, kingdom, 5).await;
    // Who pays no tax pays what is left of prices that include it.
    let order = london.post("/api/orders", units(mint, 3)).await.expect(201);
    assert_eq!((sums(&order), rows(&order)), (["35.00", "0.00", "35.00"], vec!["Exempt 0 of 35.00: 0.00".to_owned()]));
    assert_eq!(order["relief"], json!({ "kind": "exemption", "reference": "EX-7" }));
    assert_eq!((&order["pricesIncludeTax"], &order["taxStatement"]), (&json!(true), &Value::Null));
    assert_eq!(order["items"][0]["total"], "42.00");
    let id = order["id"].as_i64().unwrap();
    let proforma = london.get(&format!("/api/orders/{id}/papers/proforma.pdf")).await.body;
    let proforma = tierway_testkit::pdf::pages(&proforma).join("\n");
    let parts =
        ["Goods before tax", "Exempt", "$35.00", "Prices include tax.", "Exempt from tax under certificate EX-7."];
    assert!(parts.iter().all(|part| proforma.contains(part)), "{proforma}");
    assert!(!proforma.contains("VAT"), "{proforma}");
    owner.delete(&format!("{}/{}", path(&london, "exemptions"), one["id"])).await.expect(200);
    assert_eq!(sums(&quote().await), taxed);
    let kept = owner.get(&format!("/api/orders/{id}")).await.expect(200);
    assert_eq!((sums(&kept), &kept["relief"]), (sums(&order), &order["relief"]));
    // Outside all zones one for all counts.
    let oslo = buyer(&app, "oslo", "Norway", None).await;
    let before = oslo.post("/api/cart/quote", units(mint, 1)).await.expect(200);
    assert_eq!(sums(&before), ["14.00", "0.84", "14.84"]);
    exempt(&app, &owner, &oslo, &Value::Null, 5).await;
    let order = oslo.post("/api/orders", units(mint, 1)).await.expect(201);
    assert_eq!((sums(&order), rows(&order)), (["14.00", "0.00", "14.00"], vec!["Exempt 0 of 14.00: 0.00".to_owned()]));
    assert_eq!(order["relief"]["reference"], "EX-7");
    no_faults(&app).await;
}

#[actix_web::test]
async fn an_offer_keeps_what_it_was_relieved_by() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let saved = zones(&owner).await;
    let mint = product(&app, "Mint", 100).await;
    let london = buyer(&app, "london", "England", None).await;
    let one = exempt(&app, &owner, &london, &saved["zones"][1]["id"], 5).await;
    let id = request(&london, mint, 6).await;
    let offered = offer(&owner, id, mint, 2, json!({})).await;
    assert_eq!((sums(&offered), &offered["relief"]["reference"]), (["158.33", "0.00", "158.33"], &json!("EX-7")));
    owner.delete(&format!("{}/{}", path(&london, "exemptions"), one["id"])).await.expect(200);
    let accept = seen(&london, id).await;
    let accepted = london.post(&format!("/api/orders/{id}/quote/accept"), accept).await.expect(200);
    assert_eq!((sums(&accepted), &accepted["relief"]), (sums(&offered), &offered["relief"]));
    let again = request(&london, mint, 6).await;
    assert_eq!(sums(&offer(&owner, again, mint, 2, json!({})).await), ["158.33", "31.67", "190.00"]);
    no_faults(&app).await;
}
