//! `/api/products/{id}/location` and locations of batches.

use serde_json::{Value, json};
use tierway_kernel::Role;

use super::lots::fill;
use crate::orders::shop::{admin, order, product};
use crate::support::TestApp;

const FORM: &str = "Please enter the location as zone-aisle-bay-level, such as A-03-12-2.";

#[actix_web::test]
async fn the_warehouse_says_where_a_product_is_picked() {
    let app = TestApp::start().await;
    let id = product(&app, "Coil", 20).await;
    let (path, place) = (format!("/api/products/{id}"), format!("/api/products/{id}/location"));
    let warehouse = app.signed_in_as(Role::Warehouse).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    assert_eq!(warehouse.get(&path).await.expect(200)["location"], Value::Null);
    let set = warehouse.put(&place, json!({ "location": " a-03-12-2 " })).await.expect(200);
    assert_eq!((&set["location"], &set["stockBalance"]), (&json!("A-03-12-2"), &json!(20)));
    assert_eq!(warehouse.get(&path).await.expect(200)["location"], "A-03-12-2", "what was cached is read again");
    assert_eq!(warehouse.get("/api/products").await.expect(200)[0]["location"], "A-03-12-2");
    for client in [&buyer, &app.guest(), &app.signed_in_as(Role::Wholesaler).await] {
        assert_eq!(client.get(&path).await.expect(200)["location"], Value::Null, "shelves are internal");
        assert_eq!(client.get("/api/products").await.expect(200)[0]["location"], Value::Null);
    }
    let number = order(&buyer, id, 2).await;
    let line = format!("/api/orders/{number}");
    assert_eq!(warehouse.get(&line).await.expect(200)["items"][0]["location"], "A-03-12-2");
    assert_eq!(buyer.get(&line).await.expect(200)["items"][0]["location"], Value::Null);

    for text in ["A-3", "A-3-12-12345", "over there"] {
        warehouse.put(&place, json!({ "location": text })).await.field_refused("location", FORM);
    }
    warehouse.put("/api/products/999999/location", json!({ "location": "A-1-1-1" })).await.problem(404);
    buyer.put(&place, json!({ "location": "A-1-1-1" })).await.problem(403);
    warehouse.put(&place, json!({ "location": null })).await.expect(200);
    assert_eq!(warehouse.get(&path).await.expect(200)["location"], Value::Null);
}

#[actix_web::test]
async fn a_batch_may_lie_elsewhere() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 2).await;
    let lot = fill(&owner, id, 8, "B-7", None).await;
    let path = format!("/api/lots/{lot}");
    let warehouse = app.signed_in_as(Role::Warehouse).await;
    warehouse.patch(&path, json!({ "location": "F-1-1-1" })).await.problem(403);
    let moved = owner.patch(&path, json!({ "location": "f-1-1-1" })).await.expect(200);
    assert_eq!((&moved["location"], &moved["expiresOn"]), (&json!("F-1-1-1"), &Value::Null));
    let kept = owner.patch(&path, json!({ "expiresOn": "2031-01-01" })).await.expect(200);
    assert_eq!((&kept["location"], &kept["expiresOn"]), (&json!("F-1-1-1"), &json!("2031-01-01")));
    owner.patch(&path, json!({ "location": "floor" })).await.field_refused("location", FORM);
    let stale = json!({ "location": "G-1-1-1", "expected": { "location": "A-1-1-1" } });
    owner.patch(&path, stale).await.problem(409);
    assert_eq!(warehouse.get("/api/lots").await.expect(200)[0]["location"], "F-1-1-1");
    let cleared = owner.patch(&path, json!({ "location": null })).await.expect(200);
    assert_eq!(cleared["location"], Value::Null);
    let log = owner.get("/api/user-activity-log?limit=2").await.expect(200).to_string();
    assert!(log.contains("Cleared the location of batch B-7"), "{log}");
}

#[actix_web::test]
async fn a_search_for_a_location_finds_what_lies_there() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let (coil, mint) = (product(&app, "Coil", 2).await, product(&app, "Mint", 0).await);
    owner.put(&format!("/api/products/{coil}/location"), json!({ "location": "A-1-1-1" })).await.expect(200);
    let lot = fill(&owner, mint, 8, "B-7", None).await;
    owner.patch(&format!("/api/lots/{lot}"), json!({ "location": "A-1-1-1" })).await.expect(200);
    let warehouse = app.signed_in_as(Role::Warehouse).await;
    let found = warehouse.get("/api/search?q=a-1-1-1").await.expect(200);
    let named: Vec<_> = found["items"].as_array().unwrap().iter().map(|hit| hit["title"].as_str().unwrap()).collect();
    assert_eq!(named, ["Coil", "Mint"]);
    let detail = found["items"][0]["detail"].as_str().unwrap();
    assert!(detail.ends_with(" · A-1-1-1"), "{detail}");
    let buyer = app.signed_in_as(Role::Customer).await;
    assert_eq!(buyer.get("/api/search?q=a-1-1-1").await.expect(200)["items"], json!([]));
}
