//! Shipping unpaid orders: the setting `shipUnpaid`, for every way to ship.

use serde_json::{Value, json};
use tierway_kernel::Role;

use super::shop::{admin, change, no_faults, order, product};
use crate::support::{Client, TestApp};

async fn set(owner: &Client, value: &str) {
    let values = json!({ "values": [{ "key": "shipUnpaid", "value": value }] });
    owner.patch("/api/settings", values).await.expect(200);
}

/// Method, address and body of a request that lets goods of an order leave.
type Way = (&'static str, fn(i64) -> String, Value);

/// What the order says of shipping it, in its page and in both lists.
async fn said(staff: &Client, order: i64) -> Value {
    let seen = staff.get(&format!("/api/orders/{order}")).await.expect(200)["shipUnpaid"].clone();
    for list in ["/api/orders", "/api/warehouse/orders"] {
        let rows = staff.get(list).await.expect(200);
        let row = rows.as_array().unwrap().iter().find(|row| row["id"] == order).unwrap();
        assert_eq!(row["shipUnpaid"], seen, "{list}");
    }
    seen
}

#[actix_web::test]
async fn an_order_that_is_not_paid_is_kept_back_on_every_way_where_the_setting_says_so() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let staff = app.signed_in_as(Role::Warehouse).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let id = product(&app, "Mango Ice", 1000).await;
    let papers = json!({ "status": "completed", "deliveryNote": "D1", "shippingNumber": "S1" });
    let ways: [Way; 5] = [
        ("patch", |order| format!("/api/orders/{order}"), json!({ "status": "shipped" })),
        ("patch", |order| format!("/api/orders/{order}"), json!({ "status": "delivered" })),
        ("patch", |order| format!("/api/orders/{order}"), papers),
        ("post", |order| format!("/api/orders/{order}/shipments"), json!({})),
        ("post", |_| "/api/warehouse/orders/update".to_owned(), json!({ "status": "shipped" })),
    ];
    let sentence = "This order is not paid yet. Please record its payment before it is shipped.";
    for (method, path, body) in ways {
        let number = order(&buyer, id, 2).await;
        let send = async || {
            let (path, mut body) = (path(number), body.clone());
            if path.ends_with("update") {
                body["orderId"] = json!(number);
            }
            if method == "patch" { staff.patch(&path, body).await } else { staff.post(&path, body).await }
        };
        set(&owner, "refuse").await;
        assert_eq!(said(&staff, number).await, "refuse");
        send().await.refused(409, sentence);
        assert_eq!(staff.get(&format!("/api/orders/{number}")).await.expect(200)["status"], "pending");
        set(&owner, "allow").await;
        assert_eq!(said(&staff, number).await, Value::Null);
        set(&owner, "warn").await;
        assert_eq!(said(&staff, number).await, "warn");
        assert_eq!(
            buyer.get(&format!("/api/orders/{number}")).await.expect(200).get("shipUnpaid"),
            None,
            "staff ships"
        );
        let status = if path(number).ends_with("shipments") { 201 } else { 200 };
        send().await.expect(status);
        assert_eq!(said(&staff, number).await, Value::Null, "it has left");
    }
    no_faults(&app).await;
}

#[actix_web::test]
async fn what_is_paid_or_on_terms_leaves_without_a_word() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Mango Ice", 1000).await;
    set(&owner, "refuse").await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let paid = order(&buyer, id, 2).await;
    change(&owner, paid, json!({ "status": "paid", "paymentMethod": "Bank" })).await;
    let body = json!({ "items": [{ "productId": id, "quantity": 1 }], "paymentMethod": "Cash" });
    let at_the_door = buyer.post("/api/orders", body).await.expect(201)["id"].as_i64().unwrap();
    let dealer = app.signed_in_as(Role::Dealer).await;
    let on_terms = order(&dealer, id, 2).await;
    for number in [paid, at_the_door, on_terms] {
        assert_eq!(said(&owner, number).await, Value::Null);
        change(&owner, number, json!({ "status": "shipped" })).await;
    }
    let at_once = order(&buyer, id, 1).await;
    change(&owner, at_once, json!({ "status": "processing" })).await;
    let both = json!({ "status": "shipped", "paymentStatus": "paid" });
    change(&owner, at_once, both).await;
    let seen = owner.get(&format!("/api/orders/{at_once}")).await.expect(200);
    assert_eq!((&seen["status"], &seen["paymentStatus"]), (&json!("shipped"), &json!("paid")));
}

#[actix_web::test]
async fn when_unpaid_orders_are_cancelled_says_nothing_of_shipping_them() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Mango Ice", 1000).await;
    set(&owner, "refuse").await;
    let (buyer, dealer) = (app.signed_in_as(Role::Customer).await, app.signed_in_as(Role::Dealer).await);
    let (unpaid, on_terms) = (order(&buyer, id, 2).await, order(&dealer, id, 2).await);
    for hours in ["", "customer: 0", "customer: 72\ndealer: 48"] {
        let values = json!({ "values": [{ "key": "unpaidOrderHours", "value": hours }] });
        owner.patch("/api/settings", values).await.expect(200);
        assert_eq!(said(&owner, unpaid).await, "refuse", "{hours:?}");
        assert_eq!(said(&owner, on_terms).await, Value::Null, "{hours:?}");
        let shipped = owner.patch(&format!("/api/orders/{unpaid}"), json!({ "status": "shipped" })).await;
        shipped.refused(409, "This order is not paid yet. Please record its payment before it is shipped.");
    }
    change(&owner, on_terms, json!({ "status": "shipped" })).await;
}
