//! Request validation: all errors at once, per field, each with its message.

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::orders::shop::product;
use crate::support::{Answer, TestApp};

const BALANCE: &str = "The stock balance must be a whole number of at least 0.";
const AMOUNT: &str = "Please enter an amount such as 14.00.";
const PLACES: &str = "An amount has at most two decimal places.";
const COURIER: &str = "Unknown courier.";
const DAY: &str = "Please enter a date such as 2027-03-31.";
const FIGURE: &str = "The quantity must be a whole number from 0 to 1,000,000,000.";
const LIMIT: &str = "This must be at most 1,000,000,000.";
const LINE: &str = "Please choose an order line.";
const MEASURE: &str = "This must be a number of at least 0 with at most three decimal places.";
const MOVEMENT: &str = "Please select a product and enter quantity";
const ORDER: &str = "Please select an order.";
const PIECES: &str = "The pieces must be a whole number of at least 1.";
const PRICE: &str = "Please enter a price.";
const QUANTITY: &str = "The quantity must be a whole number of at least 1.";
const ROLE: &str = "Unknown role.";
const SELLER: &str = "You cannot buy from this seller.";
const STATUS: &str = "Unknown order status.";
const VERSION: &str = "The order version is required.";

/// Who sends what where, and what they are told.
type Case = (Role, Method, &'static str, Value, Vec<(&'static str, &'static str)>);

/// Items as carts and orders have them, and what is told of them below `list`.
fn items() -> Value {
    json!([
        { "productId": 1, "quantity": 2 }, { "productId": "", "quantity": "many" }, { "quantity": 1.5, "productId": "x" }, {},
    ])
}

fn selling() -> Vec<Case> {
    let items_told = vec![
        ("items[1].productId", MOVEMENT),
        ("items[1].quantity", QUANTITY),
        ("items[2].productId", MOVEMENT),
        ("items[2].quantity", QUANTITY),
        ("items[3].productId", MOVEMENT),
        ("items[3].quantity", MOVEMENT),
    ];
    let lines_told = vec![
        ("lines[1].productId", MOVEMENT),
        ("lines[1].quantity", QUANTITY),
        ("lines[2].productId", MOVEMENT),
        ("lines[2].quantity", QUANTITY),
        ("lines[3].productId", MOVEMENT),
        ("lines[3].quantity", MOVEMENT),
    ];
    let order = json!({
        "customerId": "me", "sellerId": 1.5, "totalAmount": "much", "items": [{ "productId": 1, "quantity": "x", "expectedPrice": "1.001" }],
        "addressId": "home", "requestedItems": [{ "productId": 1, "quantity": 1 }, { "targetPrice": "cheap" }],
    });
    let order_told = vec![
        ("customerId", "You can only order for yourself."),
        ("sellerId", SELLER),
        ("totalAmount", AMOUNT),
        ("items[0].quantity", QUANTITY),
        ("items[0].expectedPrice", PLACES),
        ("addressId", "Please choose one of your addresses."),
        ("requestedItems[1].productId", MOVEMENT),
        ("requestedItems[1].quantity", MOVEMENT),
        ("requestedItems[1].targetPrice", AMOUNT),
    ];
    let pieces = json!([{ "lineId": 1, "pieces": 1 }, { "lineId": "x" }, { "pieces": "0.5" }]);
    let pieces_told = vec![
        ("lines[1].lineId", LINE),
        ("lines[1].pieces", PIECES),
        ("lines[2].lineId", LINE),
        ("lines[2].pieces", PIECES),
    ];
    let line = json!({ "productId": "", "quantity": "1.5", "sellerId": "x" });
    let change = json!({ "status": "gone", "paymentStatus": "unpaid", "courier": "pigeon" });
    let offer = json!({
        "lines": [{ "productId": 1, "quantity": 1, "price": "" }, { "price": "0.001" }], "validUntil": "soon", "shippingCost": "x",
    });
    let offer_told = vec![
        ("version", VERSION),
        ("lines[0].price", PRICE),
        ("lines[1].productId", MOVEMENT),
        ("lines[1].quantity", MOVEMENT),
        ("lines[1].price", PLACES),
        ("validUntil", "Please enter a date such as 2026-12-31."),
        ("shippingCost", AMOUNT),
    ];
    vec![
        (Role::Customer, Method::POST, "/api/orders", order, order_told),
        (Role::Customer, Method::POST, "/api/cart/quote", json!({ "items": items() }), items_told),
        (Role::Customer, Method::PUT, "/api/cart", json!({ "lines": items() }), lines_told.clone()),
        (Role::Customer, Method::PUT, "/api/cart", json!({}), vec![("lines", "This field is required.")]),
        (Role::Customer, Method::POST, "/api/cart/merge", json!({ "lines": items() }), lines_told),
        (
            Role::Customer,
            Method::POST,
            "/api/cart/lines",
            line,
            vec![("productId", MOVEMENT), ("quantity", QUANTITY), ("sellerId", SELLER)],
        ),
        (
            Role::Manufacturer,
            Method::PATCH,
            "/api/orders/9",
            change,
            vec![
                ("status", STATUS),
                ("paymentStatus", "The payment status can only be set to paid."),
                ("courier", COURIER),
            ],
        ),
        (
            Role::Warehouse,
            Method::POST,
            "/api/warehouse/orders/update",
            json!({ "orderId": "", "status": "gone" }),
            vec![("orderId", ORDER), ("status", STATUS)],
        ),
        (Role::Manufacturer, Method::PUT, "/api/orders/9/quote", offer, offer_told),
        (Role::Customer, Method::POST, "/api/orders/9/quote/accept", json!({}), vec![("version", VERSION)]),
        (Role::Manufacturer, Method::POST, "/api/orders/9/shipments", json!({ "lines": pieces }), pieces_told.clone()),
        (Role::Customer, Method::POST, "/api/orders/9/returns", json!({ "lines": pieces }), pieces_told.clone()),
        (Role::Manufacturer, Method::POST, "/api/returns/9/receive", json!({ "lines": pieces }), pieces_told),
        (
            Role::Manufacturer,
            Method::POST,
            "/api/orders/9/refunds",
            json!({ "amount": "x", "returnId": "y" }),
            vec![("amount", AMOUNT), ("returnId", "This order does not have this return.")],
        ),
        (
            Role::Warehouse,
            Method::POST,
            "/api/warehouse/reports",
            json!({ "status": "gone" }),
            vec![("orderId", ORDER), ("status", STATUS)],
        ),
        (
            Role::Warehouse,
            Method::POST,
            "/api/warehouse/couriers",
            json!({ "orderIds": [1, "", "x"], "courier": "pigeon" }),
            vec![("orderIds[1]", ORDER), ("orderIds[2]", ORDER), ("courier", COURIER)],
        ),
        (
            Role::Warehouse,
            Method::POST,
            "/api/warehouse/couriers",
            json!({ "orderIds": [""], "courier": " " }),
            vec![("orderIds[0]", ORDER), ("courier", "Please choose a courier.")],
        ),
        (
            Role::Warehouse,
            Method::POST,
            "/api/picking/waves",
            json!({ "orderIds": ["x"], "count": "all" }),
            vec![("orderIds[0]", ORDER), ("count", "Please enter a number from 1 to 20.")],
        ),
        (
            Role::Warehouse,
            Method::POST,
            "/api/picking/picks/9/confirm",
            json!({ "pieces": "x" }),
            vec![("pieces", PIECES)],
        ),
        (
            Role::Warehouse,
            Method::POST,
            "/api/picking/picks/9/short",
            json!({}),
            vec![("pieces", "Please enter how many were found.")],
        ),
    ]
}

fn keeping() -> Vec<Case> {
    let stock = json!({ "expected": "x", "producedOn": "3.1.2027", "expiresOn": "never" });
    let stock_told = vec![("stockBalance", BALANCE), ("expected", BALANCE), ("producedOn", DAY), ("expiresOn", DAY)];
    let movement =
        json!({ "quantity": "1.5", "reason": "theft", "type": "sideways", "producedOn": "x", "expiresOn": "y" });
    let movement_told = vec![
        ("productId", MOVEMENT),
        ("type", "The type must be in or out."),
        ("quantity", QUANTITY),
        ("reason", "Unknown reason."),
        ("producedOn", DAY),
        ("expiresOn", DAY),
    ];
    let count = json!({ "lines": [{ "productId": 1, "expected": 1, "counted": 1 }, { "lotId": "x", "counted": "" }] });
    let count_told = vec![
        ("lines[1].productId", "Product not found."),
        ("lines[1].lotId", "This batch does not belong to the product."),
        ("lines[1].expected", FIGURE),
        ("lines[1].counted", FIGURE),
    ];
    let supplied = json!({ "expectedVersion": 1, "products": [
        { "productId": 1, "cost": "2" }, { "productId": 1, "cost": "-1", "packSize": 0, "minimumPieces": "-3" },
    ] });
    let supplied_told = vec![
        ("products[1].cost", "An amount must not be negative."),
        ("products[1].packSize", "The pack size must be a whole number of at least 1."),
        ("products[1].minimumPieces", "The minimum must be a whole number of at least 1."),
    ];
    let received = json!({ "lines": [{ "lineId": 1, "producedOn": "x", "expiresOn": "y" }, { "lineId": 1, "expiresOn": "z", "reason": "x".repeat(501) }] });
    let received_told = vec![
        ("lines[0].producedOn", DAY),
        ("lines[0].expiresOn", DAY),
        ("lines[1].expiresOn", DAY),
        ("lines[1].reason", "This must be at most 500 characters long."),
    ];
    let draft = |more: Value| {
        let mut body = json!({ "expectedOn": "soon" });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        body
    };
    vec![
        (Role::Manufacturer, Method::PATCH, "/api/products/9/stock", stock, stock_told),
        (Role::Manufacturer, Method::POST, "/api/inventory/transactions", movement, movement_told),
        (Role::Manufacturer, Method::POST, "/api/stock-counts", count.clone(), count_told.clone()),
        (Role::Manufacturer, Method::POST, "/api/stock-counts/preview", count, count_told),
        (
            Role::Manufacturer,
            Method::PATCH,
            "/api/lots/9",
            json!({ "producedOn": "x", "expiresOn": "2027-02-30" }),
            vec![("producedOn", DAY), ("expiresOn", DAY)],
        ),
        (Role::Manufacturer, Method::PUT, "/api/suppliers/9/products", supplied, supplied_told),
        (Role::Manufacturer, Method::POST, "/api/purchase-orders", draft(json!({})), vec![("expectedOn", DAY)]),
        (
            Role::Manufacturer,
            Method::PATCH,
            "/api/purchase-orders/9",
            draft(json!({ "expectedVersion": 1 })),
            vec![("expectedOn", DAY)],
        ),
        (Role::Manufacturer, Method::POST, "/api/purchase-orders/9/receipts", received, received_told),
    ]
}

fn offering() -> Vec<Case> {
    let product = json!({
        "images": vec!["/media/a.webp"; 11], "attributes": { "nicotineStrength": "strong", "volume": -1, "puffCount": "1.5" },
        "weight": "heavy", "height": -1, "agentPrice": "x", "unitPrice": "1.001", "packPrice": 1e30, "packQuantity": 1.5,
        "bulkQuantity": 2_147_483_647,
    });
    let product_told = vec![
        ("name", "Product name is required"),
        ("category", "Product category is required"),
        ("images", "A product has at most 10 pictures."),
        ("attributes.nicotineStrength", MEASURE),
        ("attributes.volume", MEASURE),
        ("attributes.puffCount", "The number of puffs must be a whole number of at least 0."),
        ("weight", MEASURE),
        ("height", MEASURE),
        ("agentPrice", AMOUNT),
        ("unitPrice", PLACES),
        ("packPrice", "This amount is too large."),
        ("packQuantity", "The pack quantity must be a whole number of at least 0."),
        ("bulkQuantity", LIMIT),
    ];
    let cells = json!({ "audience": "dealer", "cells": [
        { "productId": 1, "region": "usa", "price": null }, { "productId": 1, "region": "usa" },
        { "productId": 1, "region": "usa", "price": "x", "expected": "0.001" },
    ] });
    let cells_told = vec![
        ("cells[1].price", "Please enter a price, or null to remove it."),
        ("cells[2].price", AMOUNT),
        ("cells[2].expected", PLACES),
    ];
    let step = |more: Value| {
        let mut body = json!({ "audience": "dealer", "regions": ["usa"] });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        body
    };
    let percent = "Please enter a percentage such as 5 or -2.5, with at most two decimal places.";
    let preview = "/api/wholesaler/prices/preview";
    let either = vec![("percent", "Please enter either a percentage or an amount.")];
    vec![
        (Role::Manufacturer, Method::POST, "/api/products", product.clone(), product_told.clone()),
        (Role::Manufacturer, Method::PUT, "/api/products/9", product, product_told),
        (Role::Manufacturer, Method::PUT, "/api/wholesaler/prices", cells.clone(), cells_told.clone()),
        (Role::Manufacturer, Method::POST, "/api/wholesaler/prices/check", cells, cells_told),
        (
            Role::Manufacturer,
            Method::POST,
            preview,
            step(json!({ "percent": "x", "amount": "y" })),
            vec![("percent", percent), ("amount", AMOUNT)],
        ),
        (Role::Manufacturer, Method::POST, preview, step(json!({ "percent": 1, "amount": 1 })), either.clone()),
        (Role::Manufacturer, Method::POST, preview, step(json!({})), either),
        (
            Role::Manufacturer,
            Method::PUT,
            "/api/dealer-pricing/9/9",
            json!({ "packPrice": "x", "bulkPrice": "0.001" }),
            vec![("customPrice", PRICE), ("packPrice", AMOUNT), ("bulkPrice", PLACES)],
        ),
    ]
}

fn people() -> Vec<Case> {
    let missed = [
        ("username", "Username is required."),
        ("email", "Email is required."),
        ("firstName", "First name is required."),
        ("lastName", "Last name is required."),
    ];
    let beside = |role: &'static str| [("role", role)].into_iter().chain(missed).collect::<Vec<_>>();
    let admin = missed.into_iter().chain([("role", "Only the admin account can be registered here.")]).collect();
    vec![
        (
            Role::Customer,
            Method::POST,
            "/api/auth/login",
            json!({ "portal": "moon", "username": "a", "password": "b" }),
            vec![("portal", "Unknown sign-in page.")],
        ),
        (Role::Customer, Method::POST, "/api/auth/register", json!({ "role": " " }), beside("Please choose a role.")),
        (Role::Customer, Method::POST, "/api/auth/register", json!({ "role": "king" }), beside(ROLE)),
        (Role::Customer, Method::POST, "/api/admin/register", json!({ "role": "dealer" }), admin),
        (Role::Admin, Method::PUT, "/api/users/9/role", json!({}), vec![("role", ROLE)]),
        (
            Role::Admin,
            Method::POST,
            "/api/payouts",
            json!({ "upTo": "soon" }),
            vec![("upTo", "Please enter a date or a time.")],
        ),
        (
            Role::Customer,
            Method::PATCH,
            "/api/notifications/9",
            json!({ "status": "unread" }),
            vec![("status", "A notification can only be marked as read.")],
        ),
        (
            Role::Customer,
            Method::POST,
            "/api/users/9/documents",
            json!({ "kind": "passport" }),
            vec![("kind", "Please choose the type of document."), ("file", "Please choose a file.")],
        ),
    ]
}

/// Fields at fault with their sentences.
pub(super) fn told(answer: &Answer, status: u16) -> Vec<(String, String)> {
    let problem = answer.problem(status);
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    problem["errors"].as_array().unwrap().iter().map(|error| (text(&error["field"]), text(&error["message"]))).collect()
}

#[actix_web::test]
async fn a_request_is_told_all_its_faults_at_once() {
    let app = TestApp::start().await;
    let mut wrong = Vec::new();
    for (role, method, path, body, faults) in [selling(), keeping(), offering(), people()].into_iter().flatten() {
        let client = app.signed_in_as(role).await;
        let answer = client.request(method.clone(), path).json(&body).send().await;
        let expected: Vec<(String, String)> =
            faults.iter().map(|(field, message)| ((*field).to_owned(), (*message).to_owned())).collect();
        assert_eq!(answer.status, 422, "{method} {path}: {}", answer.text());
        let problem = answer.problem(422);
        if told(&answer, 422) != expected || problem["detail"] != faults[0].1 {
            wrong.push(format!("{method} {path}: {problem}\n  instead of {expected:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[actix_web::test]
async fn what_is_well_formed_reaches_the_rules() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let coil = product(&app, "Coil", 5).await;
    let body = json!({ "productId": coil.to_string(), "type": " out ", "quantity": "6.0", "reason": "" });
    let refused = owner.post("/api/inventory/transactions", body).await;
    refused.field_refused("quantity", "Only 5 units available in stock");
}
