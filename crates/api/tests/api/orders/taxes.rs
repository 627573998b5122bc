//! Taxes by zone: the rules, and what carts, orders, quotations and documents say.

use serde_json::{Value, json};
use tierway_accounts::{NewUser, Profile};
use tierway_kernel::Role;
use tierway_testkit::builders::new_customer;

use super::shop::{admin, change, no_faults, product, units};
use crate::buying::quotes::{offer, request, seen};
use crate::support::{Client, TestApp};

const PATH: &str = "/api/tax";

/// The United Kingdom, whose prices include 20 percent, and of devices 5; two taxes in California on top; nothing on exports.
fn rules(version: i64) -> Value {
    json!({
        "version": version, "rounding": "document", "classes": [{ "id": -1, "name": "Devices" }],
        "zones": [
            { "name": "Kingdom", "places": [{ "country": "United Kingdom" }], "pricesIncludeTax": true, "rates": [
                { "name": "VAT", "percent": "20" }, { "name": "VAT", "taxClassId": -1, "percent": "5" },
            ] },
            { "name": "California", "places": [{ "country": "US", "subdivision": "California" }], "rates": [
                { "name": "Excise", "percent": 10 }, { "name": "Sales tax", "percent": "8.875", "compound": true },
                { "name": "Gone", "percent": "1", "validUntil": "2020-12-31" },
            ] },
            { "name": "Export", "places": [{ "country": "NO" }], "statement": "Export, no VAT.", "rates": [
                { "name": "VAT", "percent": "0" },
            ] },
        ],
    })
}

pub(super) async fn buyer(app: &TestApp, name: &str, country: &str, zone: Option<&str>) -> Client {
    let new = new_customer(name);
    let profile = Profile { country: Some(country.to_owned()), zone: zone.map(str::to_owned), ..new.profile };
    let user = app.account(NewUser { profile, ..new }).await;
    app.sign_in(user).await
}

pub(super) fn rows(value: &Value) -> Vec<String> {
    let row = |tax: &Value| {
        let text = |field: &str| tax[field].as_str().unwrap().to_owned();
        format!("{} {} of {}: {}", text("name"), text("percent"), text("taxable"), text("tax"))
    };
    value["taxes"].as_array().unwrap().iter().map(row).collect()
}

pub(super) fn sums(value: &Value) -> [&str; 3] {
    ["goodsTotal", "tax", "total"].map(|field| value[field].as_str().unwrap())
}

#[actix_web::test]
async fn rules_are_set_by_the_admin_and_read_by_the_owners() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let first = json!({ "version": 1, "rounding": "document", "classes": [], "zones": [], "defaultRate": "0" });
    assert_eq!(owner.get(PATH).await.expect(200), first);
    let saved = owner.put(PATH, rules(1)).await.expect(200);
    assert_eq!((&saved["version"], &saved["classes"][0]["products"]), (&json!(2), &json!(0)));
    let class = saved["classes"][0]["id"].clone();
    assert_eq!(
        saved["zones"][0]["rates"][1],
        json!({ "name": "VAT", "taxClassId": class, "percent": "5", "compound": false })
    );
    let california = json!({ "country": "US", "subdivision": "US-CA", "name": "California, United States" });
    assert_eq!(saved["zones"][1]["places"], json!([california]));
    assert_eq!(saved["zones"][1]["rates"][2]["validUntil"], "2020-12-31");
    let maker = app.signed_in_as(Role::Manufacturer).await;
    assert_eq!(maker.get(PATH).await.expect(200), saved);
    maker.put(PATH, rules(2)).await.problem(403);
    for other in [app.guest(), app.signed_in_as(Role::Warehouse).await, app.signed_in_as(Role::Dealer).await] {
        assert!(matches!(other.get(PATH).await.status.as_u16(), 401 | 403));
    }
    let stale = "The taxes were changed by someone else. Please reload them.";
    owner.put(PATH, rules(1)).await.refused(409, stale);
    let log = owner.get("/api/user-activity-log?action=setting").await.expect(200);
    assert_eq!(log[0]["description"], "Changed the taxes: zones 3, classes 1");
}

#[actix_web::test]
async fn what_is_wrong_is_named_by_its_field() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let mut bad = rules(1);
    bad["zones"][0]["places"] = json!([{ "country": "GB" }, { "country": "Atlantis" }]);
    bad["zones"][1]["rates"][0]["percent"] = json!("101");
    let answer = owner.put(PATH, bad).await;
    answer.field_refused("zones[0].places[1]", "We don't know the country Atlantis.");
    let percent = "Enter a percentage from 0 to 100 with at most four decimals, such as 8.875.";
    answer.field_refused("zones[1].rates[0].percent", percent);
    let mut twice = rules(1);
    twice["zones"][1]["places"] = json!([{ "country": "GB" }]);
    twice["zones"][2]["id"] = json!(77);
    let answer = owner.put(PATH, twice).await;
    answer.field_refused("zones[1].places[0]", "United Kingdom is already in the zone Kingdom.");
    let mut unknown = rules(1);
    unknown["zones"][2]["id"] = json!(77);
    owner.put(PATH, unknown).await.field_refused("zones[2].id", "This tax zone does not exist.");
    assert_eq!(owner.get(PATH).await.expect(200)["zones"], json!([]));
}

#[actix_web::test]
async fn a_product_has_a_class_until_it_is_given_another() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let class = owner.put(PATH, rules(1)).await.expect(200)["classes"][0]["id"].clone();
    let draft = json!({ "name": "Pod Kit", "category": "Devices", "customerPrice": "10.50", "taxClassId": class });
    let made = owner.post("/api/products", draft.clone()).await.expect(201);
    assert_eq!(made["taxClassId"], class);
    let path = format!("/api/products/{}", made["id"]);
    assert_eq!(app.guest().get(&path).await.expect(200)["taxClassId"], Value::Null);
    let customer = app.signed_in_as(Role::Customer).await;
    assert_eq!(customer.get(&path).await.expect(200)["taxClassId"], Value::Null);
    assert_eq!(owner.get(&path).await.expect(200)["taxClassId"], class);
    let mut other = draft;
    other.as_object_mut().unwrap().remove("taxClassId");
    assert_eq!(owner.put(&path, other.clone()).await.expect(200)["taxClassId"], class, "omitted: unchanged");
    other["taxClassId"] = json!(999);
    owner.put(&path, other.clone()).await.field_refused("taxClassId", "This tax class does not exist.");
    let mut without = rules(2);
    without["classes"] = json!([]);
    without["zones"][0]["rates"] = json!([]);
    let used = "Devices is still the tax class of 1 product.";
    owner.put(PATH, without.clone()).await.field_refused("classes", used);
    other["taxClassId"] = Value::Null;
    assert_eq!(owner.put(&path, other).await.expect(200)["taxClassId"], Value::Null);
    owner.put(PATH, without).await.expect(200);
}

#[actix_web::test]
async fn an_order_is_taxed_by_where_it_goes() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let class = owner.put(PATH, rules(1)).await.expect(200)["classes"][0]["id"].as_i64().unwrap();
    let (mint, kit) = (product(&app, "Mint", 100).await, product(&app, "Kit", 100).await);
    app.write(move |tx| {
        let class = Some(tierway_kernel::TaxClassId(class));
        Ok(tx.products().set_tax_class(tierway_kernel::ProductId(kit), class)?)
    })
    .await;
    let items = json!({ "items": [{ "productId": mint, "quantity": 1 }, { "productId": kit, "quantity": 2 }] });
    let london = buyer(&app, "london", "UK", Some("London")).await;
    let quote = london.post("/api/cart/quote", items.clone()).await.expect(200);
    assert_eq!(sums(&quote), ["38.34", "3.66", "42.00"]);
    assert_eq!(rows(&quote), ["VAT 20 of 11.67: 2.33", "VAT 5 of 26.67: 1.33"]);
    assert_eq!((&quote["pricesIncludeTax"], &quote["items"][0]["total"]), (&json!(true), &json!("14.00")));
    let order = london.post("/api/orders", items.clone()).await.expect(201);
    assert_eq!((sums(&order), rows(&order)), (sums(&quote), rows(&quote)));
    assert_eq!((&order["pricesIncludeTax"], &order["taxStatement"]), (&json!(true), &Value::Null));
    // Another rate counts from now on, and the order keeps its own.
    let mut next = owner.get(PATH).await.expect(200);
    next["zones"][0]["rates"][0]["percent"] = json!("25");
    owner.put(PATH, next).await.expect(200);
    let id = order["id"].as_i64().unwrap();
    let path = format!("/api/orders/{id}");
    for client in [&london, &owner] {
        assert_eq!(rows(&client.get(&path).await.expect(200)), rows(&order));
        assert_eq!(rows(&client.get("/api/orders").await.expect(200)[0]), rows(&order));
    }
    let warehouse = app.signed_in_as(Role::Warehouse).await.get(&path).await.expect(200);
    for field in ["taxes", "pricesIncludeTax", "taxStatement"] {
        assert_eq!(warehouse[field], Value::Null, "{field}");
    }
    assert_eq!(rows(&london.post("/api/cart/quote", items.clone()).await.expect(200))[0], "VAT 25 of 11.20: 2.80");
    // The address it goes to counts before the profile.
    let address = json!({ "recipient": "Lee", "line1": "1 Pier", "city": "Oakland", "state": "ca", "country": "USA" });
    let address = london.post("/api/addresses", address).await.expect(201)["id"].clone();
    let mut there = units(mint, 1);
    there["addressId"] = address;
    let quote = london.post("/api/cart/quote", there.clone()).await.expect(200);
    assert_eq!(sums(&quote), ["14.00", "2.77", "16.77"]);
    assert_eq!(rows(&quote), ["Excise 10 of 14.00: 1.40", "Sales tax 8.875 of 15.40: 1.37"]);
    there["totalAmount"] = json!("16.77");
    assert_eq!(rows(&london.post("/api/orders", there).await.expect(201)), rows(&quote));
    let mut nowhere = units(mint, 1);
    nowhere["addressId"] = json!(999);
    london.post("/api/cart/quote", nowhere).await.field_refused("addressId", "Please choose one of your addresses.");
    no_faults(&app).await;
}

#[actix_web::test]
async fn an_export_has_its_sentence_and_other_places_the_setting() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    owner.put(PATH, rules(1)).await.expect(200);
    let rate = json!({ "values": [{ "key": "taxBasisPoints", "value": "600" }] });
    owner.patch("/api/settings", rate).await.expect(200);
    assert_eq!(owner.get(PATH).await.expect(200)["defaultRate"], "6");
    let mint = product(&app, "Mint", 100).await;
    let oslo = buyer(&app, "oslo", "Norway", None).await;
    let order = oslo.post("/api/orders", units(mint, 1)).await.expect(201);
    assert_eq!((sums(&order), rows(&order)), (["14.00", "0.00", "14.00"], vec!["VAT 0 of 14.00: 0.00".to_owned()]));
    assert_eq!((&order["taxStatement"], &order["pricesIncludeTax"]), (&json!("Export, no VAT."), &json!(false)));
    for place in [("Texas", "US", Some("Texas")), ("nowhere", "Atlantis", None)] {
        let other = buyer(&app, place.0, place.1, place.2).await;
        let order = other.post("/api/orders", units(mint, 1)).await.expect(201);
        assert_eq!(sums(&order), ["14.00", "0.84", "14.84"]);
        assert_eq!(rows(&order), ["Tax 6 of 14.00: 0.84"]);
        assert_eq!((&order["taxStatement"], &order["pricesIncludeTax"]), (&Value::Null, &json!(false)));
    }
    no_faults(&app).await;
}

#[actix_web::test]
async fn the_cart_shows_the_taxes_of_its_buyer() {
    let app = TestApp::start().await;
    admin(&app).await.put(PATH, rules(1)).await.expect(200);
    let mint = product(&app, "Mint", 100).await;
    let london = buyer(&app, "london", "United Kingdom", None).await;
    let cart = london.post("/api/cart/lines", json!({ "productId": mint, "quantity": 3 })).await.expect(200);
    let totals = &cart["groups"][0]["totals"];
    assert_eq!((sums(totals), rows(totals)), (["35.00", "7.00", "42.00"], vec!["VAT 20 of 35.00: 7.00".to_owned()]));
    assert_eq!(totals["pricesIncludeTax"], true);
    assert_eq!(london.get("/api/cart").await.expect(200)["groups"][0]["totals"], *totals);
}

#[actix_web::test]
async fn a_quotation_keeps_the_taxes_of_its_offer() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    owner.put(PATH, rules(1)).await.expect(200);
    let mint = product(&app, "Mint", 100).await;
    let london = buyer(&app, "london", "England", None).await;
    let id = request(&london, mint, 6).await;
    let offered = offer(&owner, id, mint, 1, json!({})).await;
    assert_eq!(
        (sums(&offered), rows(&offered)),
        (["79.17", "15.83", "95.00"], vec!["VAT 20 of 79.17: 15.83".to_owned()])
    );
    let again = offer(&owner, id, mint, 2, json!({})).await;
    assert_eq!(rows(&again), ["VAT 20 of 158.33: 31.67"]);
    let empty = json!({ "version": 2, "rounding": "line", "classes": [], "zones": [] });
    owner.put(PATH, empty).await.expect(200);
    let accept = seen(&london, id).await;
    let accepted = london.post(&format!("/api/orders/{id}/quote/accept"), accept).await.expect(200);
    assert_eq!((sums(&accepted), rows(&accepted)), (["158.33", "31.67", "190.00"], rows(&again)));
    let lines = app.read(move |tx| Ok(tx.orders().lines(tierway_kernel::OrderId(id))?)).await;
    assert_eq!((lines[0].total.minor(), lines[0].net.minor(), lines[0].tax.minor()), (19_000, 15_833, 3167));
    no_faults(&app).await;
}

#[actix_web::test]
async fn documents_name_each_tax() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let mut rules = rules(1);
    rules["zones"][0]["statement"] = json!("VAT paid in London.");
    owner.put(PATH, rules).await.expect(200);
    let mint = product(&app, "Mint", 100).await;
    let london = buyer(&app, "london", "GB", None).await;
    let id = london.post("/api/orders", units(mint, 3)).await.expect(201)["id"].as_i64().unwrap();
    let text = |kind: &'static str| {
        let path = format!("/api/orders/{id}/papers/{kind}.pdf");
        let london = &london;
        async move { tierway_testkit::pdf::pages(&london.get(&path).await.body).join("\n") }
    };
    let proforma = text("proforma").await;
    let parts =
        ["Goods before tax", "$35.00", "VAT 20%", "$7.00", "$42.00", "Prices include tax.", "VAT paid in London."];
    for part in parts {
        assert!(proforma.contains(part), "{part} in {proforma}");
    }
    change(&owner, id, json!({ "status": "paid", "paymentMethod": "Bank" })).await;
    for kind in ["invoice", "receipt"] {
        let said = text(kind).await;
        assert!(parts.iter().all(|part| said.contains(part)), "{said}");
    }
}

#[actix_web::test]
async fn everybody_finds_the_places() {
    let app = TestApp::start().await;
    let answer = app.guest().get("/api/places").await;
    let places = answer.expect(200);
    assert_eq!(places["countries"].as_array().unwrap().len(), 250);
    let of = |code: &str| places["countries"].as_array().unwrap().iter().find(|one| one["country"] == code).unwrap();
    assert_eq!((&of("GB")["name"], &of("MC")["name"]), (&json!("United Kingdom"), &json!("Monaco")));
    let states = of("US")["subdivisions"].as_array().unwrap();
    assert!(states.contains(&json!({ "code": "US-CA", "name": "California" })));
    let tag = answer.header("etag").to_owned();
    let again = app.guest().request(actix_web::http::Method::GET, "/api/places").header("if-none-match", &tag);
    assert_eq!(again.send().await.status, 304);
}
