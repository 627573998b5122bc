//! /api/products/{id}/price-changes.

use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::orders::shop::admin;
use crate::support::{Client, TestApp};

async fn changes(client: &Client, id: &Value) -> Vec<(String, Option<String>, Option<String>)> {
    let list = client.get(&format!("/api/products/{id}/price-changes")).await.expect(200);
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let row = |row: &Value| (row["field"].as_str().unwrap().to_owned(), text(&row["oldPrice"]), text(&row["newPrice"]));
    let mut rows: Vec<_> = list.as_array().unwrap().iter().map(row).collect();
    rows.sort();
    rows
}

fn change(field: &str, old: Option<&str>, new: Option<&str>) -> (String, Option<String>, Option<String>) {
    (field.to_owned(), old.map(str::to_owned), new.map(str::to_owned))
}

#[actix_web::test]
async fn each_price_that_changes_is_kept_with_who_changed_it() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let form = json!({ "name": "Coil", "category": "Pods", "manufacturerCost": "10.00", "agentPrice": "13.00" });
    let id = owner.post("/api/products", form).await.expect(201)["id"].clone();
    assert_eq!(changes(&owner, &id).await, [], "a new product has changed no price");
    let path = format!("/api/products/{id}");
    let form = json!({
        "name": "Coil 2", "category": "Pods", "manufacturerCost": "11.00", "packPrice": "120.00", "packQuantity": 10,
    });
    owner.put(&path, form.clone()).await.expect(200);
    let first = [
        change("agentPrice", Some("13.00"), None),
        change("manufacturerCost", Some("10.00"), Some("11.00")),
        change("packPrice", None, Some("120.00")),
        change("wholesalerPrice", Some("12.00"), Some("13.20")),
    ];
    assert_eq!(changes(&owner, &id).await, first);
    owner.put(&path, form).await.expect(200);
    assert_eq!(changes(&owner, &id).await.len(), 4, "the same prices again are no change");
    let list = admin(&app).await.get(&format!("{path}/price-changes?limit=1")).await;
    assert_eq!(list.total(), 4);
    let newest = list.expect(200)[0].clone();
    assert_eq!((&newest["changedBy"], newest["changedByName"].is_string()), (&json!(owner.id()), true));
    assert_eq!(owner.get(&list.next().unwrap()).await.expect(200).as_array().map(Vec::len), Some(1));
    owner.get("/api/products/987654/price-changes").await.refused(404, "This product was not found.");
    for role in [Role::Wholesaler, Role::Employee, Role::Customer] {
        app.signed_in_as(role).await.get(&format!("{path}/price-changes")).await.problem(403);
    }
}
