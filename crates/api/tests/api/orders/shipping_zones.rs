//! Shipping by zone: the zones, and what carts, orders, quotations and documents say.

use serde_json::{Value, json};
use tierway_kernel::Role;

use super::shop::{admin, change, no_faults, product, units};
use super::taxes::buyer;
use crate::buying::quotes::{offer, request, seen};
use crate::support::{Client, TestApp};

const PATH: &str = "/api/shipping";

/// By weight or collected on the peninsula, with a surcharge for some postcodes; by air to Sabah.
fn zones(version: i64) -> Value {
    json!({
        "version": version,
        "zones": [
            { "name": "Peninsula", "places": [{ "country": "Malaysia" }], "methods": [
                {
                    "method": "Standard Shipping", "basis": "weight", "divisor": 5000, "freeFrom": "200.00",
                    "bands": [{ "from": 0, "cost": "8.00" }, { "from": 1000, "cost": 12 }],
                    "surcharges": [{ "name": "Remote area", "cost": "5.00", "postcodes": ["87"] }],
                    "days": { "from": 2, "to": 4 }, "trackingUrl": "https://track.example/{number}",
                },
                { "method": "Pick-Up", "basis": "flat", "bands": [{ "from": 0, "cost": "0.00" }] },
            ] },
            { "name": "Borneo", "places": [{ "country": "MY", "subdivision": "Sabah" }], "methods": [
                { "method": "Air Courier Service", "basis": "pieces",
                  "bands": [{ "from": 0, "cost": "20.00" }, { "from": 10, "cost": "35.00" }] },
            ] },
        ],
    })
}

/// The methods that are offered with their costs.
fn offered(quote: &Value) -> Vec<(&str, &str)> {
    let options = quote["shippingOptions"].as_array().unwrap();
    options.iter().map(|one| (one["method"].as_str().unwrap(), one["cost"].as_str().unwrap())).collect()
}

/// Method, cost and total.
fn chosen(value: &Value) -> [&str; 3] {
    ["shippingMethod", "shippingCost", "total"].map(|field| value[field].as_str().unwrap())
}

/// An own address with this postcode.
async fn remote(client: &Client, postcode: &str) -> Value {
    let address = json!({
        "recipient": "Lee", "line1": "1 Pier", "city": "Labuan", "postalCode": postcode, "country": "Malaysia"
    });
    client.post("/api/addresses", address).await.expect(201)["id"].clone()
}

#[actix_web::test]
async fn zones_are_set_by_the_admin_and_read_by_the_owners() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let first = json!({ "version": 1, "unweighedGrams": 0, "flatCost": "0.00", "zones": [] });
    assert_eq!(owner.get(PATH).await.expect(200), first);
    let mut sent = zones(1);
    sent["unweighedGrams"] = json!(150);
    let saved = owner.put(PATH, sent).await.expect(200);
    assert_eq!((&saved["version"], &saved["unweighedGrams"]), (&json!(2), &json!(150)));
    let standard = json!({
        "method": "Standard Shipping", "basis": "weight", "divisor": 5000, "freeFrom": "200.00",
        "bands": [{ "from": 0, "cost": "8.00" }, { "from": 1000, "cost": "12.00" }],
        "surcharges": [{ "name": "Remote area", "cost": "5.00", "postcodes": ["87"] }],
        "days": { "from": 2, "to": 4 }, "trackingUrl": "https://track.example/{number}",
    });
    assert_eq!(saved["zones"][0]["methods"][0], standard);
    let pick_up =
        json!({ "method": "Pick-Up", "basis": "flat", "bands": [{ "from": 0, "cost": "0.00" }], "surcharges": [] });
    assert_eq!(saved["zones"][0]["methods"][1], pick_up);
    let sabah = json!({ "country": "MY", "subdivision": "MY-12", "name": "Sabah, Malaysia" });
    assert_eq!(saved["zones"][1]["places"], json!([sabah]));
    let maker = app.signed_in_as(Role::Manufacturer).await;
    assert_eq!(maker.get(PATH).await.expect(200), saved);
    maker.put(PATH, zones(2)).await.problem(403);
    for other in [app.guest(), app.signed_in_as(Role::Warehouse).await, app.signed_in_as(Role::Dealer).await] {
        assert!(matches!(other.get(PATH).await.status.as_u16(), 401 | 403));
    }
    let stale = "The shipping rates were changed by someone else. Please reload them.";
    owner.put(PATH, zones(1)).await.refused(409, stale);
    let settings = owner.get("/api/settings").await.expect(200);
    let is_weight = |one: &&Value| one["key"] == "unweighedGrams";
    assert_eq!(settings.as_array().unwrap().iter().find(is_weight).unwrap()["value"], "150");
    let log = owner.get("/api/user-activity-log?action=setting").await.expect(200);
    assert_eq!(log[0]["description"], "Changed the shipping zones: 2");
    // What is sent back as it came is saved as it is.
    let mut again = owner.put(PATH, saved.clone()).await.expect(200);
    assert_eq!(again["version"], 3);
    again["version"] = json!(2);
    assert_eq!(again, saved);
    no_faults(&app).await;
}

#[actix_web::test]
async fn what_is_wrong_is_named_by_its_field() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let mut bad = zones(1);
    bad["zones"][0]["places"] = json!([{ "country": "GB" }, { "country": "Atlantis" }]);
    bad["zones"][0]["methods"][0]["bands"][1]["cost"] = json!("");
    bad["zones"][0]["methods"][0]["freeFrom"] = json!("1.005");
    let answer = owner.put(PATH, bad).await;
    answer.field_refused("zones[0].places[1]", "We don't know the country Atlantis.");
    answer.field_refused("zones[0].methods[0].bands[1].cost", "Please enter an amount such as 14.00.");
    answer.field_refused("zones[0].methods[0].freeFrom", "An amount has at most two decimal places.");
    let mut bad = zones(1);
    bad["unweighedGrams"] = json!(-1);
    bad["zones"][0]["methods"][0]["divisor"] = json!(-5);
    bad["zones"][0]["methods"][0]["days"] = json!({ "from": 1, "to": 1000 });
    bad["zones"][0]["methods"][0]["trackingUrl"] = json!("https://track.example/");
    bad["zones"][1]["methods"][0]["method"] = json!("Pigeon");
    let answer = owner.put(PATH, bad).await;
    answer.field_refused("unweighedGrams", "Please enter a whole number from 0 to 1000000.");
    let whole = "Please enter a whole number from 1000 to 10000.";
    answer.field_refused("zones[0].methods[0].divisor", whole);
    let days = "Please enter days from 0 to 120, the shorter time first.";
    answer.field_refused("zones[0].methods[0].days", days);
    let url = "Please enter an address that starts with https:// and contains {number}.";
    answer.field_refused("zones[0].methods[0].trackingUrl", url);
    let method = "Please choose one of the listed shipping methods.";
    answer.field_refused("zones[1].methods[0].method", method);
    let mut unknown = zones(1);
    unknown["zones"][1]["id"] = json!(77);
    owner.put(PATH, unknown).await.field_refused("zones[1].id", "This shipping zone does not exist.");
    assert_eq!(owner.get(PATH).await.expect(200)["zones"], json!([]));
}

#[actix_web::test]
async fn a_cart_is_offered_the_methods_of_its_zone() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let flat = json!({ "values": [{ "key": "shippingCost", "value": "9.50" }] });
    owner.patch("/api/settings", flat).await.expect(200);
    let mint = product(&app, "Mint", 100).await;
    let lumpur = buyer(&app, "lumpur", "Malaysia", None).await;
    let quote = |extra: Value, quantity: i64| {
        let mut body = units(mint, quantity);
        body.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        let lumpur = &lumpur;
        async move { lumpur.post("/api/cart/quote", body).await }
    };
    let before = quote(json!({}), 3).await.expect(200);
    assert_eq!((&before["shippingMethod"], &before["shippingCost"]), (&Value::Null, &json!("9.50")));
    assert_eq!(offered(&before), tierway_orders::SHIPPING_METHODS.map(|method| (method, "9.50")));
    owner.put(PATH, zones(1)).await.expect(200);
    // A piece weighs 250 g.
    let three = quote(json!({}), 3).await.expect(200);
    assert_eq!(chosen(&three), ["Standard Shipping", "8.00", "50.00"]);
    assert_eq!(offered(&three), [("Standard Shipping", "8.00"), ("Pick-Up", "0.00")]);
    assert_eq!(three["shippingOptions"][0]["days"], json!({ "from": 2, "to": 4 }));
    assert_eq!(three["shippingOptions"][0].get("parts"), None);
    assert_eq!(chosen(&quote(json!({}), 4).await.expect(200)), ["Standard Shipping", "12.00", "68.00"]);
    assert_eq!(chosen(&quote(json!({}), 15).await.expect(200)), ["Standard Shipping", "0.00", "210.00"]);
    let pick_up = quote(json!({ "shippingMethod": "Pick-Up" }), 3).await.expect(200);
    assert_eq!(chosen(&pick_up), ["Pick-Up", "0.00", "42.00"]);
    let sea = quote(json!({ "shippingMethod": "Sea Freight" }), 3).await.expect(200);
    assert_eq!(chosen(&sea), chosen(&three), "what is not offered gives way to the default");
    let pigeon = quote(json!({ "shippingMethod": "Pigeon" }), 3).await;
    pigeon.field_refused("shippingMethod", "Please choose one of the listed shipping methods.");
    let far = remote(&lumpur, "87 000").await;
    let far = quote(json!({ "addressId": far }), 3).await.expect(200);
    assert_eq!(chosen(&far), ["Standard Shipping", "13.00", "55.00"]);
    let parts = json!([{ "name": "Shipping", "amount": "8.00" }, { "name": "Remote area", "amount": "5.00" }]);
    assert_eq!(far["shippingOptions"][0]["parts"], parts);
    let cart = lumpur.post("/api/cart/lines", json!({ "productId": mint, "quantity": 3 })).await.expect(200);
    assert_eq!(chosen(&cart["groups"][0]["totals"]), ["Standard Shipping", "8.00", "50.00"]);
    let sabah = buyer(&app, "sabah", "Malaysia", Some("Sabah")).await;
    let by_air = sabah.post("/api/cart/quote", units(mint, 10)).await.expect(200);
    assert_eq!(offered(&by_air), [("Air Courier Service", "35.00")]);
    let oslo = buyer(&app, "oslo", "Norway", None).await;
    let abroad = oslo.post("/api/cart/quote", units(mint, 10)).await.expect(200);
    assert_eq!(offered(&abroad), tierway_orders::SHIPPING_METHODS.map(|method| (method, "9.50")));
    let unsold = json!({ "items": [{ "productId": 987_654, "quantity": 1 }] });
    let unsold = lumpur.post("/api/cart/quote", unsold).await.expect(200);
    assert_eq!((offered(&unsold), &unsold["total"]), (vec![], &json!("0.00")));
    assert_eq!(unsold.get("shippingMethod"), None);
}

#[actix_web::test]
async fn an_order_keeps_what_it_is_shipped_by() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    owner.put(PATH, zones(1)).await.expect(200);
    let mint = product(&app, "Mint", 100).await;
    let lumpur = buyer(&app, "lumpur", "Malaysia", None).await;
    let order = |extra: Value| {
        let mut body = units(mint, 3);
        body.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        let lumpur = &lumpur;
        async move { lumpur.post("/api/orders", body).await }
    };
    let sea = order(json!({ "shippingMethod": "Sea Freight" })).await;
    sea.field_refused("shippingMethod", "Sea Freight is not offered for this address.");
    let usual = order(json!({ "totalAmount": "50.00" })).await.expect(201);
    assert_eq!(chosen(&usual), ["Standard Shipping", "8.00", "50.00"]);
    assert_eq!((&usual["courier"], usual.get("shippingParts")), (&json!("standard"), None));
    let collected = order(json!({ "shippingMethod": "Pick-Up", "totalAmount": "42.00" })).await.expect(201);
    assert_eq!(chosen(&collected), ["Pick-Up", "0.00", "42.00"]);
    let wrong = order(json!({ "shippingMethod": "Pick-Up", "totalAmount": "50.00" })).await;
    wrong.field_refused("totalAmount", "The total has changed: it is 42.00, not 50.00. Please check your cart.");
    let far = remote(&lumpur, "87000").await;
    let far = order(json!({ "addressId": far })).await.expect(201);
    let parts = json!([{ "name": "Shipping", "amount": "8.00" }, { "name": "Remote area", "amount": "5.00" }]);
    assert_eq!((&far["shippingCost"], &far["shippingParts"]), (&json!("13.00"), &parts));
    assert_eq!(far.get("trackingUrl"), None, "without a number");
    // Other zones count from now on, and the order keeps its own.
    owner.put(PATH, json!({ "version": 2, "zones": [] })).await.expect(200);
    let id = far["id"].as_i64().unwrap();
    change(&owner, id, json!({ "status": "paid", "paymentMethod": "Bank" })).await;
    change(&owner, id, json!({ "trackingNumber": "TRK 1" })).await;
    let path = format!("/api/orders/{id}");
    let warehouse = app.signed_in_as(Role::Warehouse).await;
    let shipment = warehouse.post(&format!("{path}/shipments"), json!({ "trackingNumber": "AB/2" })).await.expect(201);
    assert_eq!(shipment["shipments"][0]["trackingUrl"], "https://track.example/AB%2F2");
    for client in [&lumpur, &owner, &warehouse] {
        let seen = client.get(&path).await.expect(200);
        assert_eq!((&seen["shippingCost"], &seen["shippingParts"]), (&json!("13.00"), &parts));
        assert!(seen["trackingUrl"].as_str().unwrap().starts_with("https://track.example/"), "{seen}");
    }
    assert_eq!(lumpur.get("/api/orders").await.expect(200)[0]["shippingParts"], parts);
    let free = order(json!({ "shippingMethod": "Sea Freight" })).await.expect(201);
    assert_eq!(chosen(&free), ["Sea Freight", "0.00", "42.00"], "without zones as ever");
    for kind in ["invoice", "receipt"] {
        let paper = lumpur.get(&format!("{path}/papers/{kind}.pdf")).await.body;
        let said = tierway_testkit::pdf::pages(&paper).join("\n");
        for part in ["Shipping", "$8.00", "Remote area", "$5.00", "$55.00"] {
            assert!(said.contains(part), "{part} in {said}");
        }
    }
    no_faults(&app).await;
}

#[actix_web::test]
async fn a_quotation_is_shipped_by_the_rates_or_at_the_companys_cost() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    owner.put(PATH, zones(1)).await.expect(200);
    let mint = product(&app, "Mint", 100).await;
    let lumpur = buyer(&app, "lumpur", "Malaysia", None).await;
    let id = request(&lumpur, mint, 6).await;
    let by_hand = offer(&owner, id, mint, 2, json!({ "shippingCost": "7.50" })).await;
    assert_eq!((&by_hand["shippingCost"], by_hand.get("shippingMethod")), (&json!("7.50"), None));
    let by_rates = offer(&owner, id, mint, 2, json!({})).await;
    assert_eq!(chosen(&by_rates), ["Standard Shipping", "12.00", "202.00"]);
    let accept = seen(&lumpur, id).await;
    let accepted = lumpur.post(&format!("/api/orders/{id}/quote/accept"), accept).await.expect(200);
    assert_eq!((chosen(&accepted), &accepted["courier"]), (chosen(&by_rates), &json!("standard")));
    // Nobody refuses a request for its method.
    let item = json!({ "productId": mint, "quantity": 1 });
    let asked = json!({ "requestedItems": [item], "shippingMethod": "Sea Freight" });
    assert_eq!(lumpur.post("/api/orders", asked).await.expect(201)["shippingMethod"], "Sea Freight");
    no_faults(&app).await;
}
