//! Optimistic concurrency: two windows edit the same thing; the second save gets a conflict with the current state, and
//! overwrites nothing. Without the seen values, it saves as before.

use actix_web::http::Method;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::buying::quotes::request;
use crate::inventory::lots::fill;
use crate::orders::shop::{admin, order, product};
use crate::purchasing::{stocked, supplier};
use crate::support::{Answer, Client, TestApp};

const CHANGED: &str = "This was changed by someone else in the meantime.";

/// Something that is edited: where, by whom, and one field with the values that two windows give it.
struct Thing {
    client: Client,
    method: Method,
    path: String,
    /// Further data of a request.
    rest: Value,
    field: &'static str,
    /// What both windows show, and what each of them saves.
    seen: Value,
    values: [Value; 2],
    /// Where it is read, for what counts its changes as well.
    versioned: Option<String>,
}

impl Thing {
    /// Saves a value of the field, saying what was seen.
    async fn save(&self, value: &Value, seen: Option<&Value>, version: Option<&Value>) -> Answer {
        let mut body = self.rest.clone();
        body[self.field] = value.clone();
        if let Some(seen) = seen {
            body["expected"] = json!({ self.field: seen });
        }
        if let Some(version) = version {
            body["expectedVersion"] = version.clone();
        }
        self.client.request(self.method.clone(), &self.path).json(&body).send().await
    }

    async fn version(&self) -> Option<Value> {
        let path = self.versioned.as_ref()?;
        Some(self.client.get(path).await.expect(200)["version"].clone())
    }
}

fn as_text(value: &Value) -> Value {
    json!(value.as_str().map_or_else(|| value.to_string(), str::to_owned))
}

/// Everything that has a form.
async fn things(app: &TestApp) -> Vec<Thing> {
    let owner = admin(app).await;
    let (mint, dealer) = (stocked(app, "Mint Pod", 5).await, app.signed_in_as(Role::Dealer).await);
    let purchaser = app.signed_in_employee("Purchaser").await;
    let thing = |client: &Client, method: Method, path: String, rest: Value, field, [seen, one, other]: [Value; 3]| {
        Thing { client: client.clone(), method, path, rest, field, seen, values: [one, other], versioned: None }
    };
    let address = json!({ "recipient": "Lina Tan", "line1": "12 Jalan Ampang", "city": "Ipoh", "country": "Malaysia" });
    let made = dealer.post("/api/addresses", address.clone()).await.expect(201);
    let hook = json!({ "url": "https://shop.example/hook", "kinds": ["order.placed"] });
    let hook = dealer.post("/api/webhooks", hook).await.expect(201);
    let lot = fill(&owner, mint.id.0, 5, "B-1", Some("2029-01-31")).await;
    let harbour = supplier(&purchaser, "Harbour", &[mint.id]).await;
    let draft = json!({ "lines": [{ "productId": mint.id.0, "pieces": 48 }], "note": "Ring twice" });
    let draft = purchaser.post("/api/purchase-orders", draft).await.expect(201)[0].clone();
    let employee = app.signed_in_as(Role::Employee).await;
    let phone = owner.get(&format!("/api/users/{}", dealer.id())).await.expect(200)["phone"].clone();
    let at = |path: &str, id: &Value| format!("{path}/{id}");
    let coil = product(app, "Coil", 3).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let number = order(&buyer, coil, 1).await;
    let manager = app.signed_in_employee("Manager").await;
    let report = json!({ "issueType": "Leaking", "description": "Two coils of the last box leak." });
    let issue = employee.post("/api/issue-reports", report).await.expect(201);
    let person = app.signed_in_as(Role::Agent).await;
    let mut all = vec![
        thing(
            &owner,
            Method::PUT,
            format!("/api/products/{coil}"),
            json!({ "name": "Coil", "category": "Pods" }),
            "customerPrice",
            [json!("14.00"), json!("15.00"), json!("13.00")],
        ),
        thing(
            &dealer,
            Method::PUT,
            format!("/api/dealer-pricing/{}/{}", dealer.id(), mint.id.0),
            json!({}),
            "customPrice",
            [Value::Null, json!("18.00"), json!("19.00")],
        ),
        thing(
            &dealer,
            Method::PATCH,
            format!("/api/users/{}", dealer.id()),
            json!({}),
            "phone",
            [phone, json!("+60 1"), json!("+60 2")],
        ),
        thing(
            &owner,
            Method::POST,
            "/api/company/manage-employee".to_owned(),
            json!({ "employeeId": employee.id().to_string(), "action": "position" }),
            "position",
            [Value::Null, json!("Manager"), json!("Supervisor")],
        ),
        thing(
            &dealer,
            Method::PUT,
            at("/api/addresses", &made["id"]),
            address,
            "label",
            [Value::Null, json!("Shop"), json!("Store")],
        ),
        thing(
            &dealer,
            Method::PATCH,
            at("/api/webhooks", &hook["id"]),
            json!({}),
            "description",
            [json!(""), json!("Sync"), json!("Till")],
        ),
        thing(
            &owner,
            Method::PATCH,
            format!("/api/lots/{lot}"),
            json!({}),
            "expiresOn",
            [json!("2029-01-31"), json!("2029-02-28"), json!("2029-03-31")],
        ),
        thing(
            &owner,
            Method::PUT,
            "/api/settings/company_logo".to_owned(),
            json!({}),
            "value",
            [json!(""), json!("https://cdn.example/a.svg"), json!("https://cdn.example/b.svg")],
        ),
    ];
    all.push(thing(
        &owner,
        Method::PATCH,
        format!("/api/orders/{number}"),
        json!({}),
        "trackingNumber",
        [Value::Null, json!("TRK-1"), json!("TRK-2")],
    ));
    all.push(thing(
        &manager,
        Method::PATCH,
        at("/api/issue-reports", &issue["id"]),
        json!({}),
        "priority",
        [json!("high"), json!("low"), json!("urgent")],
    ));
    all.push(thing(
        &owner,
        Method::PUT,
        format!("/api/users/{}/role", person.id()),
        json!({}),
        "role",
        [json!("agent"), json!("dealer"), json!("customer")],
    ));
    let path = at("/api/suppliers", &harbour["id"]);
    let days = [json!(9), json!(12), json!(14)];
    let one = thing(&purchaser, Method::PATCH, path.clone(), json!({}), "leadDays", days);
    all.push(Thing { versioned: Some(path), ..one });
    let path = at("/api/purchase-orders", &draft["id"]);
    let notes = [json!("Ring twice"), json!("Ring once"), json!("Knock")];
    let one = thing(&purchaser, Method::PATCH, path.clone(), json!({}), "note", notes);
    all.push(Thing { versioned: Some(path), ..one });
    all
}

#[actix_web::test]
async fn the_second_window_is_told_what_the_first_one_saved() {
    let app = TestApp::start().await;
    for thing in things(&app).await {
        let what = format!("{} {}", thing.path, thing.field);
        let seen_version = thing.version().await;
        let [one, other] = &thing.values;
        thing.save(one, Some(&thing.seen), seen_version.as_ref()).await.expect(200);
        let refused = thing.save(other, Some(&thing.seen), seen_version.as_ref()).await.problem(409);
        assert_eq!(refused["detail"], CHANGED, "{what}");
        let expected = json!([{ "field": thing.field, "message": CHANGED, "current": as_text(one) }]);
        assert_eq!(refused["errors"], expected, "{what}");

        let version = thing.version().await;
        let still = thing.save(other, Some(&thing.seen), version.as_ref()).await.problem(409);
        assert_eq!(still["errors"][0]["current"], as_text(one), "{what}: nothing was changed");
        thing.save(other, Some(one), version.as_ref()).await.expect(200);
        let version = thing.version().await;
        thing.save(one, None, version.as_ref()).await.expect(200);
    }
}

#[actix_web::test]
async fn settings_are_compared_one_by_one() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let set = async |values: Value| owner.patch("/api/settings", json!({ "values": values })).await;
    let value = |key: &str, value: &str, expected: &str| json!({ "key": key, "value": value, "expected": expected });
    set(json!([value("minimumAge", "18", "21")])).await.expect(200);
    let both = json!([value("returnDays", "14", "30"), value("minimumAge", "19", "21")]);
    let refused = set(both).await.problem(409);
    assert_eq!(refused["errors"], json!([{ "field": "minimumAge", "message": CHANGED, "current": "18" }]));
    let now = owner.get("/api/settings").await.expect(200);
    let days = now.as_array().unwrap().iter().find(|row| row["key"] == "returnDays").unwrap();
    assert_eq!(days["value"], "30", "all are set, or none");
    set(json!([value("minimumAge", "18", "21")])).await.expect(200);
    set(json!([value("returnDays", "14", "30"), value("minimumAge", "19", "18")])).await.expect(200);
    set(json!([{ "key": "minimumAge", "value": "20" }])).await.expect(200);
}

#[actix_web::test]
async fn what_somebody_else_changed_beside_it_stays() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let path = format!("/api/users/{}", dealer.id());
    let seen = dealer.get(&path).await.expect(200);
    dealer.patch(&path, json!({ "phone": "+60 1", "expected": { "phone": seen["phone"] } })).await.expect(200);
    let company = json!({ "companyName": "Dana & Co", "expected": { "companyName": seen["companyName"] } });
    dealer.patch(&path, company).await.expect(200);
    let now = dealer.get(&path).await.expect(200);
    assert_eq!((&now["phone"], &now["companyName"]), (&json!("+60 1"), &json!("Dana & Co")));
}

#[actix_web::test]
async fn an_order_keeps_what_two_windows_wrote_in_different_fields() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let coil = product(&app, "Coil", 3).await;
    let number = order(&app.signed_in_as(Role::Customer).await, coil, 1).await;
    let path = format!("/api/orders/{number}");
    let seen = owner.get(&path).await.expect(200);
    owner.patch(&path, json!({ "shippingNotes": "Ring twice", "version": seen["version"] })).await.expect(200);
    let mut body = json!({
        "status": "processing", "trackingNumber": "TRK-1", "version": seen["version"],
        "expected": { "status": "pending", "trackingNumber": null, "version": seen["version"] },
    });
    let refused = owner.patch(&path, body.clone()).await.problem(409);
    assert_eq!(refused["errors"].as_array().map(Vec::len), Some(1), "only the count of changes is another: {refused}");
    let now = &refused["errors"][0]["current"];
    let version = now.as_str().unwrap().parse::<i64>().unwrap();
    (body["version"], body["expected"]["version"]) = (json!(version), now.clone());
    let saved = owner.patch(&path, body.clone()).await.expect(200);
    assert_eq!((&saved["shippingNotes"], &saved["trackingNumber"]), (&json!("Ring twice"), &json!("TRK-1")));

    owner.patch(&path, json!({ "status": "cancelled" })).await.expect(200);
    body["expected"] = json!({ "status": "processing" });
    let refused = owner.patch(&path, body).await.problem(409);
    let told = json!([{ "field": "status", "message": CHANGED, "current": "cancelled" }]);
    assert_eq!(refused["errors"], told, "a step says where the order stands");
}

#[actix_web::test]
async fn two_offers_for_one_request_are_both_shown() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let mint = product(&app, "Mint", 100).await;
    let number = request(&app.signed_in_as(Role::Customer).await, mint, 6).await;
    let path = format!("/api/orders/{number}");
    let seen = owner.get(&path).await.expect(200);
    let offer = async |price: &str, now: &Value| {
        let line = json!({ "productId": mint, "tier": "pack", "quantity": 5, "price": price });
        let quote = &now["quote"];
        let body = json!({
            "version": now["version"], "lines": [line], "note": price,
            "expected": { "version": now["version"], "quote": { "lines": quote["lines"], "note": quote["note"] } },
        });
        owner.put(&format!("{path}/quote"), body).await
    };
    offer("95.00", &seen).await.expect(200);
    let refused = offer("90.00", &seen).await.problem(409);
    let fields: Vec<&str> =
        refused["errors"].as_array().unwrap().iter().map(|one| one["field"].as_str().unwrap()).collect();
    assert_eq!(fields, ["quote.lines", "quote.note", "version"]);
    let lines: Value = serde_json::from_str(refused["errors"][0]["current"].as_str().unwrap()).unwrap();
    assert_eq!((&lines[0]["price"], &refused["errors"][1]["current"]), (&json!("95.00"), &json!("95.00")));
    let now = owner.get(&path).await.expect(200);
    assert_eq!(now["quote"]["note"], "95.00", "nothing was changed");
    let offered = offer("90.00", &now).await.expect(200);
    assert_eq!(offered["quote"]["lines"][0]["price"], "90.00");
}

#[actix_web::test]
async fn of_two_that_are_saved_at_once_one_is_told() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    for thing in things(&app).await {
        let what = format!("{} {}", thing.path, thing.field);
        let version = thing.version().await;
        let saves = thing.values.iter().map(|value| thing.save(value, Some(&thing.seen), version.as_ref()));
        let mut statuses: Vec<u16> = join_all(saves).await.iter().map(|answer| answer.status.as_u16()).collect();
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "{what}");
    }
    let set = async |age: &str| {
        let values = json!([{ "key": "minimumAge", "value": age, "expected": "21" }]);
        owner.patch("/api/settings", json!({ "values": values })).await.status.as_u16()
    };
    let mut statuses = join_all(["18", "19"].map(set)).await;
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
}
