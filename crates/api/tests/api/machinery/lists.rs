//! Rules common to all lists, checked against the OpenAPI document.

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_api::openapi;
use tierway_kernel::Role;
use utoipa::openapi::path::Operation;

use crate::accounts::forms::{agent, person};
use crate::integration::webhooks::make as make_webhook;
use crate::orders::shop::product;
use crate::support::{Client, TestApp};

/// Whether an operation answers a JSON array.
fn is_list(operation: &Value) -> bool {
    operation["responses"]["200"]["content"]["application/json"]["schema"]["type"] == "array"
}

fn each_get(mut check: impl FnMut(&str, &Operation)) {
    for (path, item) in &openapi::document().paths.paths {
        if let Some(operation) = &item.get {
            check(path, operation);
        }
    }
}

#[test]
fn every_list_takes_limit_and_cursor_and_counts() {
    let mut lists = 0;
    each_get(|path, operation| {
        let operation = serde_json::to_value(operation).unwrap();
        if !is_list(&operation) {
            return;
        }
        lists += 1;
        let takes = |name: &str| {
            operation["parameters"].as_array().is_some_and(|all| all.iter().any(|one| one["name"] == name))
        };
        assert!(takes("limit") && takes("cursor"), "{path} does not take limit and cursor");
        for header in ["X-Total-Count", "Link"] {
            assert!(operation["responses"]["200"]["headers"][header].is_object(), "{path} does not tell {header}");
        }
    });
    assert!(lists > 40, "{lists}");
}

/// Reads a list one by one and says what it held.
async fn one_by_one(client: &Client, path: &str) -> Vec<Value> {
    let mut next = Some(format!("{path}{}limit=1", if path.contains('?') { '&' } else { '?' }));
    let mut items = Vec::new();
    while let Some(address) = next {
        let page = client.get(&address).await;
        let read = page.expect(200);
        assert!(read.as_array().unwrap().len() <= 1, "{address}");
        items.extend(read.as_array().unwrap().clone());
        next = page.next();
    }
    items
}

#[actix_web::test]
async fn short_lists_are_read_page_by_page_too() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let admin = app.signed_in_as(Role::Admin).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    app.signed_in_as(Role::Customer).await;
    for street in ["1 Jalan Test", "2 Jalan Test", "3 Jalan Test"] {
        let body = json!({ "recipient": "Cleo", "line1": street, "city": "Kuala Lumpur", "country": "Malaysia" });
        buyer.post("/api/addresses", body).await.expect(201);
    }
    for (name, category) in [("A", "Pods"), ("B", "Mods"), ("C", "Coils")] {
        owner.post("/api/products", json!({ "name": name, "category": category })).await.expect(201);
    }
    let anna = app.guest().post("/api/auth/register", agent("anna")).await.expect(201)["user"]["id"].clone();
    app.guest().post("/api/auth/register", person("customer", "carl")).await.expect(201);
    for (client, path, least) in [
        (&buyer, "/api/addresses".to_owned(), 3),
        (&buyer, "/api/auth/sessions".to_owned(), 2),
        (&admin, format!("/api/users/{}/sessions", buyer.id()), 2),
        (&admin, format!("/api/users/{anna}/documents"), 2),
        (&app.guest(), "/api/categories".to_owned(), 3),
        (&buyer, "/api/categories".to_owned(), 3),
        (&admin, "/api/settings".to_owned(), 10),
        (&owner, "/api/analytics/cohorts".to_owned(), 12),
    ] {
        let whole = client.get(&path).await;
        let items = whole.expect(200).as_array().unwrap().clone();
        assert!(items.len() >= least, "{path}: {}", items.len());
        assert_eq!((whole.total(), whole.next()), (items.len() as u64, None), "{path}");
        assert_eq!(one_by_one(client, &path).await, items, "{path}");
        client.get(&format!("{path}?limit=201")).await.refused(400, "The limit must be between 1 and 200.");
        let sentence = "The cursor does not belong to this list.";
        client.get(&format!("{path}?cursor=elsewhere")).await.refused(400, sentence);
    }
    assert_eq!(admin.get("/api/backups").await.total(), 0);
}

#[actix_web::test]
async fn lists_by_time_come_from_either_end() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let mint = product(&app, "Mint", 5).await;
    product(&app, "Lime", 7).await;
    for (reason, expected, counted) in [("Shelf 4", 5, 6), ("Shelf 5", 6, 8)] {
        let line = json!({ "productId": mint, "expected": expected, "counted": counted });
        admin.post("/api/stock-counts", json!({ "reason": reason, "lines": [line] })).await.expect(201);
        admin.post("/api/mail-outbox/test", json!({ "to": "ada@mail.example" })).await.expect(201);
    }
    let webhook = make_webhook(&admin, &["order.placed"]).await["id"].clone();
    for _ in 0..2 {
        admin.post(&format!("/api/webhooks/{webhook}/test"), json!({})).await.expect(202);
    }
    for (path, least) in [
        (format!("/api/inventory/transactions?productId={mint}"), 3),
        ("/api/inventory/transactions".to_owned(), 4),
        ("/api/stock-counts".to_owned(), 2),
        ("/api/jobs".to_owned(), 2),
        ("/api/mail-outbox".to_owned(), 2),
        (format!("/api/webhooks/{webhook}/deliveries"), 2),
    ] {
        let sorted = |sort: &str| format!("{path}{}sort={sort}", if path.contains('?') { '&' } else { '?' });
        let mut items = admin.get(&path).await.expect(200).as_array().unwrap().clone();
        assert!(items.len() >= least, "{path}: {}", items.len());
        assert_eq!(one_by_one(&admin, &sorted("-created")).await, items, "{path}");
        items.reverse();
        assert_eq!(one_by_one(&admin, &sorted("created")).await, items, "{path}");
        admin.get(&sorted("colour")).await.refused(400, "The parameter sort is invalid.");
    }
    for name in ["movements", "stock-counts"] {
        let rows = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
        let newest = rows(admin.get(&format!("/api/exports/{name}.csv")).await.text());
        let oldest = rows(admin.get(&format!("/api/exports/{name}.csv?sort=created")).await.text());
        assert!(newest.len() >= 2 && newest.iter().rev().eq(&oldest), "{name}: {newest:?}");
    }
}

/// A path with something in the place of each parameter.
fn filled(path: &str) -> String {
    let path = path.replace("{format}", "csv").replace("{region}", "usa").replace("{kind}", "invoice");
    let parts: Vec<String> = path
        .split('/')
        .map(|part| {
            part.split_once('{').map_or_else(
                || part.to_owned(),
                |(begin, rest)| format!("{begin}999999999{}", rest.split_once('}').map_or("", |(_, end)| end)),
            )
        })
        .collect();
    parts.join("/")
}

#[actix_web::test]
async fn what_cannot_be_read_is_refused_in_a_sentence() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let mut addresses = Vec::new();
    each_get(|path, operation| {
        for parameter in operation.parameters.iter().flatten() {
            let parameter = serde_json::to_value(parameter).unwrap();
            if parameter["in"] == "query" && !path.starts_with("/api/events") {
                let name = parameter["name"].as_str().unwrap();
                addresses.push(format!("{}?{name}=-1~x", filled(path)));
            }
        }
    });
    let mut refused = 0;
    for address in addresses {
        let answer = admin.get(&address).await;
        if answer.status.is_success() {
            continue;
        }
        assert!(answer.status.is_client_error(), "{address}: {}", answer.text());
        let detail = answer.json()["detail"].as_str().unwrap_or_default().to_owned();
        let begins = detail.starts_with(|first: char| first.is_uppercase());
        assert!(begins && detail.ends_with(['.', '?', '!']), "{address}: {detail}");
        refused += 1;
    }
    assert!(refused > 100, "{refused}");
}

#[actix_web::test]
async fn head_answers_as_get_without_a_body() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let mut paths = Vec::new();
    each_get(|path, _| paths.push(filled(path)));
    let beside = ["/", "/products", "/api-docs/openapi.json", "/swagger-ui/", "/metrics", "/media/0a.png", "/api/none"];
    paths.extend(beside.map(str::to_owned));
    for path in paths {
        let head = admin.request(Method::HEAD, &path).send().await;
        assert!(head.body.is_empty(), "{path} has a body");
        if path == "/api/events" {
            assert_eq!(head.status, 200);
            continue;
        }
        let get = admin.get(&path).await;
        assert_eq!(head.status, get.status, "{path}");
        for name in ["content-type", "x-total-count", "link", "etag", "cache-control", "retry-after"] {
            assert_eq!(head.header(name), get.header(name), "{path}: {name}");
        }
    }
}
