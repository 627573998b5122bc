//! Every server message of the specification's error catalogues (1 §8, 2 §8), triggered over HTTP. The others are
//! titles and fallbacks of the screens.

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_kernel::Role;
use tierway_testkit::builders::PASSWORD;

use crate::accounts::forms::{person, with};
use crate::orders::shop::{order, product};
use crate::support::{Client, TestApp};

/// Status, sentence, method, address, body.
type Case = (u16, &'static str, Method, String, Value);

const NOT_OWNER: &str = "Employee management is only available to company owners.";
const NO_LOGO: &str = "Access denied. Only manufacturers can manage logo settings.";
const INCOMPLETE: &str = "Please select a product and enter quantity";
const DEALER: &str =
    "Please provide all required dealer documents: Dealer ID, Company License, Bank Statement, and Shop Photos";

async fn provoke(client: &Client, (status, sentence, method, path, body): Case) {
    let call = client.request(method.clone(), &path);
    let answer = if method == Method::GET { call.send().await } else { call.json(&body).send().await };
    let said = if status < 400 { answer.expect(status) } else { answer.problem(status) };
    let field = if status < 400 { "message" } else { "detail" };
    assert_eq!(said[field], sentence, "{method} {path} {body}");
}

fn post(status: u16, sentence: &'static str, path: &str, body: Value) -> Case {
    (status, sentence, Method::POST, path.to_owned(), body)
}

#[actix_web::test]
async fn sentences_to_strangers() {
    let app = TestApp::start().await;
    app.person(Role::Admin, "admin").await;
    app.person(Role::Dealer, "dora").await;
    let register = |status, sentence, form| post(status, sentence, "/api/auth/register", form);
    let short = json!({ "password": "12345", "confirmPassword": "12345" });
    let admin = json!({
        "username": "eve", "email": "eve@example.com", "password": "secret1", "firstName": "E", "lastName": "E",
    });
    let at = |portal: &str, password: &str| json!({ "username": "dora", "password": password, "portal": portal });
    let login = |sentence, portal: &str| post(403, sentence, "/api/auth/login", at(portal, PASSWORD));
    let proof = "Please provide both ID Document and Wallet Proof";
    for case in [
        register(422, "Passwords do not match", with(person("customer", "a"), json!({ "confirmPassword": "other1" }))),
        register(422, "Password must be at least 6 characters long.", with(person("customer", "b"), short)),
        register(422, DEALER, with(person("dealer", "c"), json!({ "dealerId": "D-1", "companyName": "C" }))),
        register(422, proof, person("agent", "d")),
        register(
            422,
            "This username is already taken.",
            with(person("customer", "dora"), json!({ "email": "x@y.example" })),
        ),
        post(
            409,
            "An admin account already exists. Only ONE admin account is allowed per system.",
            "/api/admin/register",
            admin,
        ),
        post(401, "Invalid credentials. Please try again.", "/api/auth/login", at("dealer", "wrong1")),
        login("This login page is only for customers", "customer"),
        login("This login page is only for agents", "agent"),
        login("This login page is only for wholesalers", "wholesaler"),
        login("This login page is only for company employees.", "employee"),
        login("This login page is only for administrators.", "admin"),
        login("Access denied. Manufacturer credentials required.", "manufacturer"),
        post(422, "Please provide both email and role.", "/api/auth/reset-password", json!({ "email": "" })),
    ] {
        provoke(&app.guest(), case).await;
    }
    app.person(Role::Customer, "cleo").await;
    let body = json!({ "username": "cleo", "password": PASSWORD, "portal": "dealer" });
    provoke(&app.guest(), post(403, "This login page is only for dealers", "/api/auth/login", body)).await;
}

#[actix_web::test]
async fn sentences_to_who_may_not() {
    let app = TestApp::start().await;
    for role in [Role::Wholesaler, Role::Customer, Role::Employee, Role::Warehouse, Role::Dealer, Role::Agent] {
        let client = app.signed_in_as(role).await;
        let decide = json!({ "employeeId": 1, "action": "activate" });
        for case in [
            (403, NOT_OWNER, Method::GET, "/api/company/employees".to_owned(), Value::Null),
            (403, NOT_OWNER, Method::GET, "/api/company/employee-management-history".to_owned(), Value::Null),
            post(403, NOT_OWNER, "/api/company/manage-employee", decide),
            (
                403,
                NO_LOGO,
                Method::PUT,
                "/api/settings/company_logo".to_owned(),
                json!({ "value": "https://x.example" }),
            ),
        ] {
            provoke(&client, case).await;
        }
    }
}

#[actix_web::test]
async fn sentences_to_those_who_work() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let employee = app.signed_in_as(Role::Employee).await;
    let coil = product(&app, "Coil", 5).await;
    let sold = product(&app, "Pod", 5).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    order(&buyer, sold, 1).await;
    let movement = |kind: &str, quantity: Value| json!({ "productId": coil, "type": kind, "quantity": quantity });
    let stock = "/api/inventory/transactions";
    let text = format!("data:text/plain;base64,{}", "aGVsbG8=");
    let large = format!("data:image/png;base64,{}", "A".repeat((5 * 1024 * 1024 / 3 + 2) * 4));
    let picture = |url: &str| json!({ "name": "New", "category": "Pods", "imageUrl": url });
    for case in [
        post(422, "Product name is required", "/api/products", json!({ "category": "Pods" })),
        post(422, "Product category is required", "/api/products", json!({ "name": "New" })),
        post(422, "Please select an image file.", "/api/products", picture(&text)),
        post(422, "Please select an image under 5MB.", "/api/products", picture(&large)),
        post(422, INCOMPLETE, stock, json!({ "type": "in" })),
        post(422, INCOMPLETE, stock, movement("out", json!(""))),
        post(422, "Only 5 units available in stock", stock, movement("out", json!(6))),
        (
            200,
            "This product has transactions and cannot be deleted. It has been moved to Discontinued Items.",
            Method::DELETE,
            format!("/api/products/{sold}/delete"),
            json!({}),
        ),
        post(
            200,
            "Employee status updated",
            "/api/company/manage-employee",
            json!({ "employeeId": employee.id(), "action": "deactivate" }),
        ),
    ] {
        provoke(&owner, case).await;
    }
    let items = json!({ "items": [{ "productId": coil, "quantity": 6 }] });
    provoke(&buyer, post(422, "Only 5 units available in stock", "/api/orders", items)).await;
}
