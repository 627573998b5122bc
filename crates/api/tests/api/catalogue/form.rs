//! Creating and updating products.

use serde_json::{Value, json};
use tierway_accounts::ActivityFilter;
use tierway_kernel::{PageRequest, Role};

use crate::orders::shop::{admin, product};
use crate::support::TestApp;

fn full() -> Value {
    json!({
        "name": "  Mango Ice ", "description": " Ripe mango. ", "category": " E-Liquids ", "weight": "0.25",
        "weightUnit": "", "length": 12.5, "width": null, "height": "", "dimensionUnit": "mm",
        "manufacturerCost": "8.33", "wholesalerPrice": "1.00", "agentPrice": 13, "customerPrice": "14.00",
        "suggestedDealerMinPrice": "", "suggestedDealerMaxPrice": null, "stockIn": 99, "stockBalance": 99,
        "quantityUnit": "custom", "unitPrice": "15.5", "unitPriceUnit": "custom", "customUnitType": "Vial",
        "packPrice": "120.00", "packQuantity": "10", "packQuantityUnit": "Bottle", "packUnit": "Box",
        "customPackUnitType": "", "customPackName": null, "bulkPrice": null, "bulkQuantity": "",
        "updatedBy": 1, "colour": "yellow"
    })
}

#[actix_web::test]
async fn a_product_is_stored_as_the_form_says() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let made = owner.post("/api/products", full()).await.expect(201);
    for (field, value) in [
        ("name", json!("Mango Ice")),
        ("description", json!("Ripe mango.")),
        ("category", json!("E-Liquids")),
        ("isActive", json!(true)),
        ("status", json!("active")),
        ("weight", json!(0.25)),
        ("weightUnit", json!("kg")),
        ("length", json!(12.5)),
        ("dimensionUnit", json!("mm")),
        ("manufacturerCost", json!("8.33")),
        ("wholesalerPrice", json!("10.00")),
        ("agentPrice", json!("13.00")),
        ("unitPrice", json!("15.50")),
        ("packPrice", json!("120.00")),
        ("packQuantity", json!(10)),
        ("packUnit", json!("Box")),
        ("customUnitType", json!("Vial")),
        ("stockIn", json!(0)),
        ("stockBalance", json!(0)),
        ("inStock", json!(false)),
    ] {
        assert_eq!(made[field], value, "{field}");
    }
    for absent in ["width", "height", "suggestedDealerMinPrice", "bulkPrice", "bulkQuantity", "imageUrl", "colour"] {
        assert_eq!(made.get(absent), None, "{absent}");
    }
    let sku = made["sku"].as_str().unwrap();
    assert!(sku.starts_with("MANGO-ICE-") && sku.len() == 16, "{sku}");
    let again = owner.get(&format!("/api/products/{}", made["id"])).await.expect(200);
    assert_eq!(again, made);
}

#[actix_web::test]
async fn made_skus_never_clash_and_given_ones_are_refused() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let mut skus = Vec::new();
    for _ in 0..5 {
        let made = owner.post("/api/products", json!({ "name": "Coil", "category": "Parts" })).await.expect(201);
        skus.push(made["sku"].as_str().unwrap().to_owned());
    }
    skus.sort();
    skus.dedup();
    assert_eq!(skus.len(), 5);
    let twin = json!({ "name": "Coil", "category": "Parts", "sku": skus[0].to_lowercase() });
    owner.post("/api/products", twin.clone()).await.field_refused("sku", "Another product already has this SKU.");
    let other = product(&app, "Tank", 0).await;
    let answer = owner.put(&format!("/api/products/{other}"), twin).await;
    answer.field_refused("sku", "Another product already has this SKU.");
}

#[actix_web::test]
async fn every_fault_of_a_form_is_named() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let base = || json!({ "name": "Coil", "category": "Parts" });
    let with = |field: &str, value: Value| {
        let mut body = base();
        body[field] = value;
        body
    };
    for (field, value, sentence) in [
        ("name", json!("  "), "Product name is required"),
        ("category", json!(null), "Product category is required"),
        ("agentPrice", json!("-1"), "A price must not be negative."),
        ("customerPrice", json!("1.234"), "An amount has at most two decimal places."),
        ("unitPrice", json!("cheap"), "Please enter an amount such as 14.00."),
        ("manufacturerCost", json!(1e30), "This amount is too large."),
        ("manufacturerCost", json!("9999999999.99"), "This cost is too large."),
        ("packQuantity", json!(1.5), "The pack quantity must be a whole number of at least 0."),
        ("bulkQuantity", json!("-3"), "The bulk quantity must be a whole number of at least 0."),
        ("weight", json!(-1), "This must be a number of at least 0 with at most three decimal places."),
        ("weightUnit", json!("stone"), "The weight unit must be one of kg, g, lb, oz, ton."),
        ("dimensionUnit", json!("mile"), "The dimension unit must be one of mm, cm, m, in, ft."),
        ("name", json!("x".repeat(201)), "This must be at most 200 characters long."),
    ] {
        let answer = owner.post("/api/products", with(field, value)).await;
        answer.field_refused(field, sentence);
    }
    let pack = owner.post("/api/products", with("packPrice", json!("5"))).await;
    pack.field_refused("packQuantity", "A pack price needs a pack quantity.");
    let wrong = json!({ "name": "Mint", "category": "Pods", "agentPrice": "x", "weight": "y" });
    let both = owner.post("/api/products", wrong).await.problem(422);
    assert_eq!(both["errors"].as_array().unwrap().len(), 2, "{both}");
    let none = owner.post("/api/products", json!({})).await.problem(422);
    assert_eq!(none["errors"].as_array().unwrap().len(), 2, "{none}");
    assert_eq!(owner.get("/api/products").await.total(), 0, "nothing half-done stays");
}

#[actix_web::test]
async fn an_update_keeps_what_older_clients_do_not_send() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Tank", 3).await;
    let path = format!("/api/products/{id}");
    let new = json!({ "name": "Glass Tank", "category": "Parts", "manufacturerCost": "5", "agentPrice": "" });
    let changed = owner.put(&path, new).await.expect(200);
    assert_eq!((&changed["name"], &changed["sku"]), (&json!("Glass Tank"), &json!("TANK")));
    assert_eq!((&changed["wholesalerPrice"], changed.get("agentPrice")), (&json!("6.00"), None));
    assert_eq!((&changed["stockBalance"], &changed["isActive"]), (&json!(3), &json!(true)));
    owner.put("/api/products/999", json!({ "name": "x", "category": "y" })).await.problem(404);
    let closed = json!({ "name": "Tank", "category": "Parts", "isActive": false });
    assert_eq!(owner.put(&path, closed).await.expect(200)["status"], "discontinued");
}

#[actix_web::test]
async fn only_owners_keep_the_catalogue() {
    let app = TestApp::start().await;
    for role in [Role::Customer, Role::Dealer, Role::Employee, Role::Warehouse] {
        app.signed_in_as(role).await.post("/api/products", full()).await.problem(403);
    }
    app.guest().post("/api/products", full()).await.problem(401);
}

#[actix_web::test]
async fn changes_are_logged_with_their_author() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let body = json!({ "name": "Coil", "category": "Parts", "sku": "COIL-1" });
    let id = owner.post("/api/products", body.clone()).await.expect(201)["id"].clone();
    owner.put(&format!("/api/products/{id}"), body).await.expect(200);
    owner.delete(&format!("/api/products/{id}/delete")).await.expect(200);
    let filter = ActivityFilter { user_id: Some(owner.user().id), ..ActivityFilter::default() };
    let entries = app.read(move |tx| Ok(tx.activity().list(&filter, &PageRequest::first(3))?)).await.items;
    let texts: Vec<_> = entries.iter().rev().map(|entry| entry.entry.description.to_string()).collect();
    assert_eq!(
        texts,
        ["Created product Coil (COIL-1)", "Updated product Coil (COIL-1)", "Deleted product Coil (COIL-1)"]
    );
}
