//! Partial shipments.

use serde_json::{Value, json};
use tierway_kernel::Role;

use super::shop::{admin, change, no_faults, order, product, stock, units};
use crate::inventory::lots::{fill, shelf};
use crate::support::{Client, TestApp};

/// Ships pieces of the order's first line, or all that is left.
pub async fn ship(staff: &Client, order: i64, pieces: Option<i64>) -> Value {
    let lines = match pieces {
        Some(pieces) => json!({ "lines": [{ "lineId": first_line(staff, order).await, "pieces": pieces }] }),
        None => json!({}),
    };
    staff.post(&format!("/api/orders/{order}/shipments"), lines).await.expect(201)
}

/// The order's first line.
pub async fn first_line(client: &Client, order: i64) -> Value {
    client.get(&format!("/api/orders/{order}")).await.expect(200)["items"][0]["id"].clone()
}

#[actix_web::test]
async fn a_part_leaves_and_then_the_rest() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let staff = app.signed_in_as(Role::Warehouse).await;
    let number = order(&buyer, id, 10).await;
    let line = first_line(&staff, number).await;
    let body = json!({
        "lines": [{ "lineId": line, "pieces": "4" }], "carrier": " DHL ", "trackingNumber": "TRK-1", "notes": "fragile"
    });
    let part = staff.post(&format!("/api/orders/{number}/shipments"), body).await.expect(201);
    assert_eq!((&part["status"], &part["items"][0]["shippedPieces"]), (&json!("processing"), &json!(4)));
    let sent = &part["shipments"][0];
    assert_eq!((&sent["number"], &sent["carrier"]), (&json!("DLN-2026-000001"), &json!("DHL")));
    assert_eq!((&sent["trackingNumber"], &sent["notes"]), (&json!("TRK-1"), &json!("fragile")));
    assert_eq!((&sent["lines"][0]["pieces"], &sent["lines"][0]["name"]), (&json!(4), &json!("Mango Ice")));
    assert!(sent["createdByName"].is_string(), "staff see who sent it");
    assert_eq!(stock(&app, id).await, (96, 6));

    let rest = ship(&staff, number, None).await;
    assert_eq!((&rest["status"], &rest["items"][0]["shippedPieces"]), (&json!("shipped"), &json!(10)));
    assert_eq!(rest["shipments"].as_array().unwrap().len(), 2);
    assert_eq!(rest["trackingNumber"], "TRK-1", "a shipment without a number leaves the order's");
    assert_eq!(stock(&app, id).await, (90, 0));
    let again = staff.post(&format!("/api/orders/{number}/shipments"), json!({})).await;
    again.refused(409, "This order has been shipped completely.");

    let seen = buyer.get(&format!("/api/orders/{number}")).await.expect(200);
    assert_eq!(seen["shipments"][0].get("createdByName"), None, "buyers do not");
    let notes: Vec<_> = seen["history"].as_array().unwrap().iter().filter_map(|entry| entry["note"].as_str()).collect();
    assert_eq!(notes[0], "Shipped a part: 4 of 10 pieces, delivery note DLN-2026-000001");
    let notices = buyer.get("/api/notifications").await.expect(200);
    let titles: Vec<_> = notices.as_array().unwrap().iter().filter_map(|notice| notice["title"].as_str()).collect();
    assert!(titles.contains(&format!("Order #{number} partially shipped").as_str()), "{titles:?}");
    assert!(titles.contains(&format!("Order #{number} shipped").as_str()), "{titles:?}");
    no_faults(&app).await;
}

#[actix_web::test]
async fn setting_the_status_ships_what_is_left() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    for status in ["shipped", "delivered"] {
        let number = order(&buyer, id, 10).await;
        ship(&owner, number, Some(3)).await;
        let (balance, _) = stock(&app, id).await;
        change(&owner, number, json!({ "status": status, "trackingNumber": "TRK-2" })).await;
        assert_eq!(stock(&app, id).await, (balance - 7, 0), "{status}");
        let seen = owner.get(&format!("/api/orders/{number}")).await.expect(200);
        let pieces: Vec<_> =
            seen["shipments"].as_array().unwrap().iter().map(|one| &one["lines"][0]["pieces"]).collect();
        assert_eq!(pieces, [&json!(3), &json!(7)]);
        assert_eq!(seen["shipments"][1]["trackingNumber"], "TRK-2");
    }
    let whole = order(&buyer, id, 5).await;
    change(&owner, whole, json!({ "status": "completed", "deliveryNote": "D", "shippingNumber": "S" })).await;
    let listed = owner.get("/api/orders").await.expect(200);
    assert_eq!((&listed[0]["id"], &listed[0]["items"][0]["shippedPieces"]), (&json!(whole), &json!(5)));
    no_faults(&app).await;
}

#[actix_web::test]
async fn an_order_of_which_a_part_has_left_is_not_cancelled_but_can_go_back() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let number = order(&buyer, id, 10).await;
    let part = ship(&owner, number, Some(3)).await;
    let allowed = |order: &Value| order["allowedTransitions"].as_array().unwrap().contains(&json!("cancelled"));
    assert!(!allowed(&part));
    assert!(!allowed(&owner.get("/api/orders").await.expect(200)[0]));
    let path = format!("/api/orders/{number}");
    let sentence = "Part of this order has been shipped; it can no longer be cancelled.";
    owner.patch(&path, json!({ "status": "cancelled" })).await.refused(409, sentence);
    let back = change(&owner, number, json!({ "status": "pending", "notes": "Wrong parcel" })).await;
    assert!(allowed(&back));
    assert_eq!(stock(&app, id).await, (100, 10), "the part came back");
    let seen = owner.get(&path).await.expect(200);
    assert!(seen["shipments"][0]["undoneAt"].is_string());
    assert_eq!(seen["items"][0]["shippedPieces"], 0);
    assert_eq!(ship(&owner, number, None).await["shipments"][1]["lines"][0]["pieces"], 10);
    no_faults(&app).await;
    change(&owner, number, json!({ "status": "ready", "notes": "Came back whole" })).await;
    change(&owner, number, json!({ "status": "cancelled" })).await;
    assert_eq!(stock(&app, id).await, (100, 0));
    no_faults(&app).await;
}

#[actix_web::test]
async fn refused_shipments() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let staff = app.signed_in_as(Role::Warehouse).await;
    let number = order(&buyer, id, 10).await;
    let line = first_line(&staff, number).await;
    let path = format!("/api/orders/{number}/shipments");
    let pieces = |pieces: Value| json!({ "lines": [{ "lineId": line, "pieces": pieces }] });
    let over = staff.post(&path, pieces(json!(11))).await;
    over.field_refused("lines[0].pieces", "Only 10 pieces of Mango Ice are left.");
    let sentence = "The pieces must be a whole number of at least 1.";
    for bad in [json!(0), json!(-1), json!(1.5), json!("many"), json!(null), json!(99_999_999_999_i64)] {
        let answer = staff.post(&path, pieces(bad.clone())).await;
        answer.problem(422);
        if bad != json!(99_999_999_999_i64) {
            answer.field_refused("lines[0].pieces", sentence);
        }
    }
    staff.post(&path, json!({ "lines": [] })).await.field_refused("lines", "Please choose what to ship.");
    let other = order(&buyer, id, 1).await;
    let foreign = json!({ "lines": [{ "lineId": first_line(&staff, other).await, "pieces": 1 }] });
    staff.post(&path, foreign).await.field_refused("lines[0].lineId", "This order does not have this line.");
    let stale = staff.post(&path, json!({ "version": 99 })).await;
    stale.refused(409, "This order was changed by someone else. Please reload it.");
    staff.post("/api/orders/999/shipments", json!({})).await.problem(404);
    buyer.post(&path, json!({})).await.problem(403);
    app.guest().post(&path, json!({})).await.problem(401);
    let quote = buyer.post("/api/orders", json!({ "totalAmount": "500.00" })).await.expect(201);
    let quoted = staff.post(&format!("/api/orders/{}/shipments", quote["id"]), json!({})).await;
    quoted.refused(409, "A request for quotation cannot be processed before an offer is accepted.");
    change(&staff, other, json!({ "status": "cancelled" })).await;
    let gone = staff.post(&format!("/api/orders/{other}/shipments"), json!({})).await;
    gone.refused(409, "An order that is cancelled cannot be set to shipped.");
    assert_eq!(stock(&app, id).await, (100, 10), "nothing left a trace");
    no_faults(&app).await;
}

#[actix_web::test]
async fn each_part_takes_the_batch_that_expires_first() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 0).await;
    fill(&owner, id, 10, "LATE", Some("2028-01-01")).await;
    fill(&owner, id, 5, "SOON", Some("2027-01-01")).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let number = buyer.post("/api/orders", units(id, 8)).await.expect(201)["id"].as_i64().unwrap();
    let codes = |rows: Vec<(String, i64)>| rows.into_iter().map(|(code, n)| format!("{code} {n}")).collect::<Vec<_>>();
    ship(&owner, number, Some(4)).await;
    assert_eq!(codes(shelf(&owner, id).await), ["SOON 1", "LATE 10"]);
    ship(&owner, number, Some(3)).await;
    assert_eq!(codes(shelf(&owner, id).await), ["LATE 8"]);
    change(&owner, number, json!({ "status": "pending", "notes": "Wrong" })).await;
    assert_eq!(codes(shelf(&owner, id).await), ["SOON 5", "LATE 10"], "back where they came from");
    no_faults(&app).await;
}

#[actix_web::test]
async fn cancelled_pieces_are_free_or_written_off() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let staff = app.signed_in_as(Role::Warehouse).await;
    let (kept, broken) = (order(&buyer, id, 10).await, order(&buyer, id, 7).await);
    let own = buyer.patch(&format!("/api/orders/{broken}"), json!({ "status": "cancelled", "restock": false })).await;
    own.refused(403, "You may not change this order.");
    let early = staff.patch(&format!("/api/orders/{broken}"), json!({ "status": "ready", "restock": false })).await;
    early.field_refused("restock", "Only allowed with a cancellation.");
    change(&staff, kept, json!({ "status": "cancelled", "restock": true })).await;
    assert_eq!(stock(&app, id).await, (100, 7));
    let body = json!({ "status": "cancelled", "restock": false, "notes": "Fell off the shelf" });
    change(&staff, broken, body).await;
    assert_eq!(stock(&app, id).await, (93, 0));
    let ledger = staff.get("/api/inventory/transactions?reason=damage").await.expect(200);
    assert_eq!((&ledger[0]["quantity"], &ledger[0]["type"]), (&json!(7), &json!("out")));
    assert_eq!(ledger[0]["reference"], json!(format!("Order #{broken}")));
    no_faults(&app).await;
}
