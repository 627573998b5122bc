//! Business rule errors are reported together with validation errors, with the use case's messages.

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_kernel::Role;

use super::request_forms::told;
use crate::accounts::forms::{PDF, PNG, SVG, data_url, person, with};
use crate::orders::shop::{order, product};
use crate::support::{Client, TestApp};

/// A request with faults of both kinds.
struct Case {
    method: Method,
    path: String,
    body: Value,
    /// What mends its form, and no more.
    mended: Value,
    /// Fields that are wrong by their form, then those that break rules, in the order of the shape.
    form: &'static [&'static str],
    rules: &'static [&'static str],
}

/// Sends the request as it is, and with its form mended: the second time the same rules are told.
async fn told_at_once(client: &Client, case: Case) {
    let Case { method, path, body, mended, form, rules } = case;
    let send = |body: Value| client.request(method.clone(), &path).json(&body).send();
    let first = told(&send(body.clone()).await, 422);
    let mut fields: Vec<&str> = first.iter().map(|(field, _)| field.as_str()).collect();
    let mut expected: Vec<&str> = form.iter().chain(rules).copied().collect();
    fields.sort_unstable();
    expected.sort_unstable();
    assert_eq!(fields, expected, "{method} {path} {body}");
    let again = told(&send(with(body, mended)).await, 422);
    for rule in first.iter().filter(|(field, _)| rules.contains(&field.as_str())) {
        assert!(again.contains(rule), "{method} {path}: {rule:?} is not among {again:?}");
    }
    for field in form {
        assert!(!again.iter().any(|(known, _)| known == field), "{method} {path}: {field} is mended");
    }
}

fn long(length: usize) -> String {
    "ä".repeat(length)
}

#[actix_web::test]
async fn registering_is_told_all_at_once_in_every_role() {
    let app = TestApp::start().await;
    let wrong = json!({
        "acceptTerms": [], "username": "a b", "email": "nowhere", "confirmPassword": "another", "firstName": " ",
        "birthDate": "soon",
    });
    let cases: [(&str, Value, &'static [&'static str]); 7] = [
        ("customer", json!({ "country": null, "zone": long(201) }), &["country", "zone"]),
        ("agent", json!({ "country": "a\nb" }), &["country"]),
        ("sub-agent", json!({ "phone": long(51) }), &["phone"]),
        ("dealer", json!({ "companyName": " " }), &["companyName", "dealerId"]),
        ("wholesaler", json!({ "country": "Atlantis" }), &["country", "companyName", "distributionRegions"]),
        (
            "manufacturer",
            json!({ "description": long(2001) }),
            &["companyName", "phone", "companyAddress", "businessType", "description"],
        ),
        ("employee", json!({ "position": "king", "employeeId": long(51) }), &["position", "department", "employeeId"]),
    ];
    for (role, more, fields) in cases {
        let shared = ["username", "email", "confirmPassword", "firstName", "birthDate"];
        let rules: Vec<&'static str> = shared.into_iter().chain(fields.iter().copied()).collect();
        let case = Case {
            method: Method::POST,
            path: "/api/auth/register".to_owned(),
            body: with(with(person(role, "a"), wrong.clone()), more),
            mended: json!({ "acceptTerms": true }),
            form: &["acceptTerms"],
            rules: rules.leak(),
        };
        told_at_once(&app.guest(), case).await;
    }
    let case = Case {
        method: Method::POST,
        path: "/api/admin/register".to_owned(),
        body: with(person("dealer", "a b"), json!({ "email": "", "lastName": long(201) })),
        mended: json!({ "role": "admin" }),
        form: &["role"],
        rules: &["username", "email", "lastName"],
    };
    told_at_once(&app.guest(), case).await;
}

#[actix_web::test]
async fn a_registration_is_told_of_its_documents_with_the_rest() {
    let app = TestApp::start().await;
    let (guest, path) = (app.guest(), "/api/auth/register");
    let documents = json!({
        "username": "", "password": "12345", "confirmPassword": "12345",
        "idDocument": "no document", "walletProof": data_url(SVG),
    });
    let answer = guest.post(path, with(person("agent", "anna"), documents)).await;
    let not_taken = "Please upload a PDF, JPG, JPEG or PNG file.";
    let all = [
        ("username", "Username is required."),
        ("password", "Password must be at least 6 characters long."),
        ("idDocument", not_taken),
        ("walletProof", not_taken),
    ];
    let all = all.map(|(field, sentence)| (field.to_owned(), sentence.to_owned()));
    assert_eq!(told(&answer, 422), all);
    let missing = with(person("agent", ""), json!({ "idDocument": data_url(PDF) }));
    let fields: Vec<String> = told(&guest.post(path, missing).await, 422).into_iter().map(|(field, _)| field).collect();
    assert_eq!(fields, ["username", "email", "walletProof"]);
    let both = json!({ "idDocument": data_url(PDF), "walletProof": data_url(PNG) });
    guest.post(path, with(person("agent", "anna"), both.clone())).await.expect(201);
    let answer = guest.post(path, with(person("agent", "anna"), with(both, json!({ "referredBy": "nobody" })))).await;
    let fields: Vec<String> = told(&answer, 422).into_iter().map(|(field, _)| field).collect();
    assert_eq!(fields, ["username", "email", "referredBy"], "both names are taken, the code is unknown");
}

#[actix_web::test]
async fn a_profile_and_a_password_are_told_all_at_once() {
    let app = TestApp::start().await;
    let cleo = app.signed_in_as(Role::Customer).await;
    let path = format!("/api/users/{}", cleo.id());
    let body = json!({ "phone": {}, "firstName": "", "email": "nowhere", "companyName": "a\nb", "birthDate": "soon" });
    let case = Case {
        method: Method::PATCH,
        path: path.clone(),
        body,
        mended: json!({ "phone": "1" }),
        form: &["phone"],
        rules: &["firstName", "email", "companyName", "birthDate"],
    };
    told_at_once(&cleo, case).await;
    let anna = app.person(Role::Agent, "anna").await;
    let taken = json!({ "lastName": " ", "email": anna.email });
    let all = [
        ("lastName", "Last name is required."),
        ("email", "This email address is already registered."),
        ("currentPassword", "Please enter your current password."),
    ];
    let pairs = |all: &[(&str, &str)]| -> Vec<(String, String)> {
        all.iter().map(|(field, sentence)| ((*field).to_owned(), (*sentence).to_owned())).collect()
    };
    assert_eq!(told(&cleo.patch(&path, taken).await, 422), pairs(&all));
    let body = json!({ "newPassword": "12345", "confirmPassword": "54321" });
    let all = [
        ("currentPassword", "Please enter your current password."),
        ("newPassword", "Password must be at least 6 characters long."),
        ("confirmPassword", "Passwords do not match"),
    ];
    assert_eq!(told(&cleo.post("/api/auth/change-password", body).await, 422), pairs(&all));
}

#[actix_web::test]
async fn a_product_is_told_all_at_once_and_its_pictures_too() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let coil = product(&app, "Coil", 9).await;
    let body = json!({
        "agentPrice": "x", "name": " ", "category": long(101), "sku": "a\nb", "barcode": "123", "weightUnit": "stone",
        "attributes": { "flavour": long(61), "volume": "much" }, "customUnitType": long(61),
        "suggestedDealerMinPrice": "5.00", "suggestedDealerMaxPrice": "4.00", "packPrice": "9.00",
    });
    for (method, path) in [(Method::POST, "/api/products".to_owned()), (Method::PUT, format!("/api/products/{coil}"))] {
        let case = Case {
            method,
            path,
            body: body.clone(),
            mended: json!({ "agentPrice": "1.00", "attributes": { "flavour": long(61) } }),
            form: &["agentPrice", "attributes.volume"],
            rules: &[
                "name",
                "category",
                "sku",
                "barcode",
                "weightUnit",
                "attributes.flavour",
                "customUnitType",
                "suggestedDealerMaxPrice",
                "packQuantity",
            ],
        };
        told_at_once(&owner, case).await;
    }
    let pictures = json!({ "images": ["ftp://x", "https://cdn.example/a.png", "data:,"], "category": "Coils" });
    let fields: Vec<String> =
        told(&owner.post("/api/products", pictures).await, 422).into_iter().map(|(field, _)| field).collect();
    assert_eq!(fields, ["images[0]", "images[2]", "name"]);
}

const ORDERED: &[&str] =
    &["channel", "notes", "items[0].tier", "items[1].quantity", "paymentMethod", "shippingMethod", "shippingAddress"];
const ASKED: &[&str] = &[
    "channel",
    "notes",
    "paymentMethod",
    "shippingMethod",
    "shippingAddress",
    "requestedItems[0].quantity",
    "requestedItems[0].targetPrice",
];

#[actix_web::test]
async fn an_order_and_where_it_goes_are_told_all_at_once() {
    let app = TestApp::start().await;
    let cleo = app.signed_in_as(Role::Customer).await;
    let coil = product(&app, "Coil", 9).await;
    let choices = json!({
        "customerId": "me", "channel": long(41), "notes": long(2001), "paymentMethod": "Barter",
        "shippingMethod": "Pigeon", "shippingAddress": long(501),
    });
    let items = json!({ "items": [
        { "productId": coil, "quantity": 1, "tier": "crate" }, { "productId": coil, "quantity": 0 },
    ] });
    let input = json!({ "requestedItems": [{ "productId": coil, "quantity": -1, "targetPrice": "0" }] });
    let order_case = |more: Value, rules: &'static [&'static str]| Case {
        method: Method::POST,
        path: "/api/orders".to_owned(),
        body: with(choices.clone(), more),
        mended: json!({ "customerId": null }),
        form: &["customerId"],
        rules,
    };
    told_at_once(&cleo, order_case(items, ORDERED)).await;
    told_at_once(&cleo, order_case(input, ASKED)).await;
    let kept = json!({ "recipient": "Cleo", "line1": "1 Lane", "city": "Ipoh", "country": "Malaysia" });
    let kept = cleo.post("/api/addresses", kept).await.expect(201)["id"].as_i64().unwrap();
    for (method, path) in [(Method::POST, "/api/addresses".to_owned()), (Method::PUT, format!("/api/addresses/{kept}"))]
    {
        let case = Case {
            method,
            path,
            body: json!({
                "isDefault": "yes", "label": long(41), "recipient": " ", "phone": "1", "line1": "1\u{202e}2",
                "city": long(61), "country": "Malaysia",
            }),
            mended: json!({ "isDefault": true }),
            form: &["isDefault"],
            rules: &["label", "recipient", "line1", "city"],
        };
        told_at_once(&cleo, case).await;
    }
}

#[actix_web::test]
async fn changes_of_orders_employees_and_settings_are_told_all_at_once() {
    let app = TestApp::start().await;
    let (cleo, owner) = (app.signed_in_as(Role::Customer).await, app.signed_in_as(Role::Manufacturer).await);
    let coil = product(&app, "Coil", 9).await;
    let placed = order(&cleo, coil, 1).await;
    let change = Case {
        method: Method::PATCH,
        path: format!("/api/orders/{placed}"),
        body: json!({ "courier": "pigeon", "trackingNumber": long(101), "receiptNumber": long(65), "notes": long(2001) }),
        mended: json!({ "courier": null }),
        form: &["courier"],
        rules: &["trackingNumber", "receiptNumber", "notes"],
    };
    told_at_once(&owner, change).await;
    let update = Case {
        method: Method::POST,
        path: "/api/warehouse/orders/update".to_owned(),
        body: json!({ "orderId": placed, "status": "gone", "trackingNumber": long(101), "notes": long(2001) }),
        mended: json!({ "status": null }),
        form: &["status"],
        rules: &["trackingNumber", "notes"],
    };
    told_at_once(&app.signed_in_as(Role::Warehouse).await, update).await;
    let decision = Case {
        method: Method::POST,
        path: "/api/company/manage-employee".to_owned(),
        body: json!({
            "employeeId": "E-1", "action": "position", "position": "king", "department": "moon", "reason": long(501),
            "expected": 5,
        }),
        mended: json!({ "expected": {} }),
        form: &["expected"],
        rules: &["reason", "position", "department"],
    };
    told_at_once(&owner, decision).await;
    let settings = Case {
        method: Method::PATCH,
        path: "/api/settings".to_owned(),
        body: json!({ "values": [
            { "key": "minimumAge", "value": "old" }, { "key": "moon", "value": "1" }, { "key": "companyName" },
        ] }),
        mended: json!({ "values": [{ "key": "minimumAge", "value": "old" }, { "key": "moon", "value": "1" }] }),
        form: &["values[2].value"],
        rules: &["minimumAge", "moon"],
    };
    told_at_once(&app.signed_in_as(Role::Admin).await, settings).await;
}
