//! Setting stock balances.

use actix_web::http::Method;
use serde_json::json;
use tierway_kernel::Role;

use crate::orders::shop::{admin, order, product, stock};
use crate::support::TestApp;

#[actix_web::test]
async fn a_figure_becomes_an_adjustment() {
    let app = TestApp::start().await;
    let staff = app.signed_in_as(Role::Warehouse).await;
    let id = product(&app, "Coil", 10).await;
    let path = format!("/api/products/{id}/stock");
    let body = json!({ "stockBalance": "25", "updatedBy": 1, "reason": "Count of 1 March" });
    let seen = staff.patch(&path, body).await.expect(200);
    assert_eq!((&seen["stockBalance"], seen.get("agentPrice")), (&json!(25), None));
    staff.patch(&path, json!({ "stockBalance": 20 })).await.expect(200);
    assert_eq!(stock(&app, id).await, (20, 0));

    let ledger = staff.get("/api/inventory/transactions").await.expect(200);
    assert_eq!((&ledger[0]["type"], &ledger[0]["quantity"]), (&json!("out"), &json!(5)));
    assert_eq!((&ledger[1]["reason"], &ledger[1]["notes"]), (&json!("adjustment"), &json!("Count of 1 March")));
    let updates = staff.get("/api/stock-updates?limit=1").await;
    assert_eq!(updates.total(), 2);
    let updates = updates.expect(200);
    assert_eq!((&updates[0]["newStock"], &updates[0]["updatedBy"]), (&json!(20), &json!(staff.id())));
    assert_eq!(updates[0]["updatedByName"], staff.user().full_name());
    assert_eq!(updates[0]["productSku"], "COIL");
}

#[actix_web::test]
async fn the_same_figure_moves_nothing() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 10).await;
    owner.patch(&format!("/api/products/{id}/stock"), json!({ "stockBalance": 10 })).await.expect(200);
    assert_eq!(owner.get("/api/inventory/transactions").await.total(), 1, "only the delivery");
    assert_eq!(owner.get("/api/stock-updates").await.total(), 1, "the count is on record");
}

#[actix_web::test]
async fn wrong_figures_are_refused() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 10).await;
    order(&app.signed_in_as(Role::Customer).await, id, 4).await;
    let path = format!("/api/products/{id}/stock");
    let whole = "The stock balance must be a whole number of at least 0.";
    for (figure, sentence) in [
        (json!(-1), whole),
        (json!("1.5"), whole),
        (json!(""), whole),
        (json!(null), whole),
        (json!(1e20), whole),
        (json!(3), "4 units are reserved for open orders; the balance cannot be set below that."),
    ] {
        owner.patch(&path, json!({ "stockBalance": figure })).await.field_refused("stockBalance", sentence);
    }
    owner.patch("/api/products/999/stock", json!({ "stockBalance": 1 })).await.problem(404);
    app.signed_in_as(Role::Dealer).await.patch(&path, json!({ "stockBalance": 1 })).await.problem(403);
    assert_eq!(stock(&app, id).await, (10, 4));
}

#[actix_web::test]
async fn a_figure_that_was_read_before_pieces_left_is_refused_with_the_current_one() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 17).await;
    let path = format!("/api/products/{id}/stock");
    owner.patch(&path, json!({ "stockBalance": 12 })).await.expect(200);
    let refused = owner.patch(&path, json!({ "stockBalance": 20, "expected": 17 })).await.problem(409);
    assert_eq!(refused["detail"], "The stock has changed in the meantime: there are now 12.");
    assert_eq!((&refused["errors"][0]["field"], &refused["errors"][0]["current"]), (&json!("expected"), &json!("12")));
    assert_eq!(stock(&app, id).await, (12, 0));
    owner.twice(Method::PATCH, &path, json!({ "stockBalance": 20, "expected": "12" }), 200).await;
    owner.patch(&path, json!({ "stockBalance": 18 })).await.expect(200);
    assert_eq!(stock(&app, id).await, (18, 0), "who does not say what they have seen sets it all the same");
}
