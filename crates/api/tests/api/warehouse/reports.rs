//! Warehouse reports about orders.

use serde_json::json;
use tierway_kernel::Role;

use crate::orders::shop::{change, order, product};
use crate::support::TestApp;

const REPORTS: &str = "/api/warehouse/reports";

#[actix_web::test]
async fn a_report_names_its_reporter_from_the_session() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let (first, second) = (order(&buyer, id, 1).await, order(&buyer, id, 1).await);
    let staff = app.signed_in_named(Role::Warehouse, "willi").await;
    change(&staff, second, json!({ "status": "ready" })).await;
    let body = json!({ "orderId": first, "status": "processing", "notes": " Box wet ", "processedBy": buyer.id() });
    let seen = staff.post(REPORTS, body).await.expect(201);
    assert_eq!(
        (&seen["orderId"], &seen["status"], &seen["notes"], &seen["processedBy"]),
        (&json!(first), &json!("processing"), &json!("Box wet"), &json!(staff.id())),
    );
    assert_eq!(seen["processedByName"], staff.user().full_name());
    let plain = staff.post(REPORTS, json!({ "orderId": second.to_string() })).await.expect(201);
    assert_eq!((&plain["status"], plain.get("notes")), (&json!("ready"), None), "the status the order has");
    let list = staff.get(&format!("{REPORTS}?limit=1")).await;
    assert_eq!((list.total(), &list.expect(200)[0]), (2, &plain));
    let rest = staff.get(&list.next().unwrap()).await;
    assert_eq!(rest.expect(200), json!([seen]));
    let own = staff.get(&format!("{REPORTS}?orderId={first}")).await;
    assert_eq!((own.total(), own.expect(200)), (1, json!([seen])));
    assert_eq!(staff.get(&format!("/api/orders/{first}")).await.expect(200)["status"], "pending");
}

#[actix_web::test]
async fn what_is_wrong_with_a_report_is_said() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let number = order(&buyer, id, 1).await;
    let quote = buyer.post("/api/orders", json!({ "totalAmount": "50.00" })).await.expect(201)["id"].clone();
    let staff = app.signed_in_as(Role::Warehouse).await;
    staff.post(REPORTS, json!({ "notes": "?" })).await.field_refused("orderId", "Please select an order.");
    staff.post(REPORTS, json!({ "orderId": 999_999 })).await.refused(404, "This order was not found.");
    staff.post(REPORTS, json!({ "orderId": quote })).await.refused(404, "This order was not found.");
    let lost = json!({ "orderId": number, "status": "lost" });
    staff.post(REPORTS, lost).await.field_refused("status", "Unknown order status.");
    let long = json!({ "orderId": number, "notes": "x".repeat(2001) });
    staff.post(REPORTS, long).await.field_refused("notes", "This must be at most 2000 characters long.");
    buyer.post(REPORTS, json!({ "orderId": number })).await.problem(403);
    assert_eq!(staff.get(REPORTS).await.total(), 0);
}
