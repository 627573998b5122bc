//! Deleting, discontinuing and restoring.

use actix_web::http::Method;
use futures_util::future::{join, join_all};
use serde_json::json;
use tierway_kernel::Role;

use crate::orders::shop::{admin, order, product, stock, units};
use crate::support::TestApp;

const MOVED: &str = "This product has transactions and cannot be deleted. It has been moved to Discontinued Items.";

#[actix_web::test]
async fn without_transactions_it_is_removed() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let id = product(&app, "Coil", 0).await;
    let path = format!("/api/products/{id}");
    assert_eq!(owner.get(&format!("{path}/transactions")).await.expect(200), json!({ "hasTransactions": false }));
    assert_eq!(owner.delete(&format!("{path}/delete")).await.expect(200)["outcome"], "deleted");
    owner.get(&path).await.problem(404);
    owner.delete(&format!("{path}/delete")).await.problem(404);
    owner.get(&format!("{path}/transactions")).await.problem(404);
}

#[actix_web::test]
async fn with_transactions_it_is_discontinued_and_can_be_restored() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 5).await;
    let path = format!("/api/products/{id}");
    assert_eq!(owner.get(&format!("{path}/transactions")).await.expect(200)["hasTransactions"], true);
    let gone = owner.delete(&format!("{path}/delete")).await.expect(200);
    assert_eq!(gone, json!({ "outcome": "discontinued", "message": MOVED }));
    let again = owner.request(Method::DELETE, &format!("{path}/delete")).header("Accept-Language", "ms");
    let again = again.send().await.expect(200);
    assert_eq!((&again["outcome"], again["message"] == MOVED), (&json!("discontinued"), false), "{again}");
    let buyer = app.signed_in_as(Role::Customer).await;
    let refused = buyer.post("/api/orders", units(id, 1)).await;
    refused.field_refused("items[0].productId", "Coil is no longer sold.");
    assert_eq!(owner.post(&format!("{path}/restore"), json!({})).await.expect(200)["status"], "active");
    owner.post(&format!("{path}/restore"), json!({})).await.refused(409, "This product is not discontinued.");
    owner.post("/api/products/999/restore", json!({})).await.problem(404);
    order(&buyer, id, 1).await;
}

#[actix_web::test]
async fn a_product_is_discontinued_whether_it_has_a_history_or_not() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    for (name, pieces) in [("Coil", 0), ("Tank", 5)] {
        let id = product(&app, name, pieces).await;
        let path = format!("/api/products/{id}/discontinue");
        assert_eq!(owner.post(&path, json!({})).await.expect(200)["status"], "discontinued");
        owner.post(&path, json!({})).await.refused(409, "This product is already discontinued.");
        let refused = buyer.post("/api/orders", units(id, 1)).await;
        refused.field_refused("items[0].productId", &format!("{name} is no longer sold."));
        buyer.post(&path, json!({})).await.problem(403);
    }
    owner.post("/api/products/999/discontinue", json!({})).await.problem(404);
    let log = owner.get("/api/user-activity-log?limit=2").await.expect(200).to_string();
    assert!(log.contains("Discontinued product Coil") && log.contains("Discontinued product Tank"), "{log}");
}

#[actix_web::test]
async fn deleting_while_ordering_loses_no_order() {
    for _ in 0..5 {
        let app = TestApp::start().await;
        let owner = admin(&app).await;
        let buyer = app.signed_in_as(Role::Customer).await;
        let id = product(&app, "Coil", 50).await;
        let orders = join_all((0..8).map(|_| buyer.post("/api/orders", units(id, 1))));
        let path = format!("/api/products/{id}/delete");
        let (placed, deleted) = join(orders, owner.delete(&path)).await;
        assert_eq!(deleted.expect(200)["outcome"], "discontinued");
        let taken = placed.iter().filter(|answer| answer.status.as_u16() == 201).count();
        assert!(placed.iter().all(|answer| [201, 422].contains(&answer.status.as_u16())));
        assert_eq!(stock(&app, id).await, (50, taken as i64));
        assert_eq!(buyer.get("/api/orders").await.total(), taken as u64);
    }
}
