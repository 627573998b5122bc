//! /metrics: contents and access.

use std::collections::BTreeSet;

use actix_web::http::Method;
use chrono::Duration;
use serde_json::json;
use tierway_api::{MetricsToken, openapi, operations_of};
use tierway_application::mail::{NewMail, post};
use tierway_application::webhooks::{SendFault, Sending, Sent, WebhookSender as _};
use tierway_kernel::{Actor, Role};
use tierway_testkit::builders::at;

use super::scrape::{LOCAL, Scrape};
use crate::orders::shop;
use crate::support::TestApp;

const REQUESTS: &str = "tierway_http_requests_total";

#[actix_web::test]
async fn requests_are_counted_by_operation_method_and_status() {
    let app = TestApp::start().await;
    let product = shop::product(&app, "Lamp", 10).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    for _ in 0..3 {
        buyer.get(&format!("/api/products/{product}")).await.expect(200);
    }
    buyer.get("/api/products/4711").await.problem(404);
    app.guest().get("/api/auth/me").await.problem(401);
    let numbers = Scrape::of(&app).await;
    let of = |operation, status| [("operation", operation), ("method", "GET"), ("status", status)];
    assert_eq!(numbers.value(REQUESTS, &of("getProduct", "2xx")), 3.0);
    assert_eq!(numbers.value(REQUESTS, &of("getProduct", "4xx")), 1.0);
    assert_eq!(numbers.value(REQUESTS, &of("getMe", "4xx")), 1.0);
    let times = "tierway_http_request_duration_seconds";
    let label = [("operation", "getProduct")];
    assert_eq!(numbers.value(&format!("{times}_count"), &label), 4.0);
    assert_eq!(numbers.value(&format!("{times}_bucket"), &[label[0], ("le", "+Inf")]), 4.0);
    assert!(numbers.value(&format!("{times}_sum"), &label) > 0.0);
    assert_eq!(numbers.value("tierway_http_requests_in_flight", &[]), 1.0, "this one");
    assert_eq!(Scrape::of(&app).await.value(REQUESTS, &of("metrics", "2xx")), 1.0, "the one before");
}

#[actix_web::test]
async fn addresses_that_are_nobodys_count_as_one() {
    let app = TestApp::start().await;
    for number in 0..20 {
        app.guest().get(&format!("/api/nothing/{number}")).await.problem(404);
        app.guest().get(&format!("/api/{number}/orders")).await.problem(404);
        app.guest().get(&format!("/page-{number}")).await;
        app.guest().get(&format!("/media/{number}.png")).await.problem(404);
    }
    let invented = Method::from_bytes(b"INVENTED").unwrap();
    app.guest().request(invented, "/api/orders").send().await;
    // Reading the numbers is counted too, from the second time.
    Scrape::of(&app).await;
    let numbers = Scrape::of(&app).await;
    assert_eq!(numbers.value(REQUESTS, &[("operation", "unknown"), ("method", "GET")]), 40.0);
    assert_eq!(numbers.value(REQUESTS, &[("operation", "unknown"), ("method", "other")]), 1.0);
    assert_eq!(numbers.sum(REQUESTS, &[("operation", "frontend")]), 20.0);
    assert_eq!(numbers.value(REQUESTS, &[("operation", "media")]), 20.0);
    for number in 20..40 {
        app.guest().get(&format!("/api/nothing/{number}/more")).await.problem(404);
        app.guest().get(&format!("/media/{number}.jpg")).await.problem(404);
    }
    let more = Scrape::of(&app).await;
    assert_eq!(more.value(REQUESTS, &[("operation", "unknown"), ("method", "GET")]), 60.0);
    assert_eq!(more.len(), numbers.len(), "no series but those of before");
    let document = openapi::document();
    let operations = document.paths.paths.values().flat_map(operations_of);
    let mut names: BTreeSet<&str> = operations.filter_map(|(_, operation)| operation.operation_id.as_deref()).collect();
    names.extend(["unknown", "frontend", "media", "documentation", "metrics"]);
    assert!(numbers.values_of("operation").is_subset(&names), "{:?}", numbers.values_of("operation"));
    let statuses = BTreeSet::from(["1xx", "2xx", "3xx", "4xx", "5xx", "none"]);
    assert!(numbers.values_of("status").is_subset(&statuses), "{:?}", numbers.values_of("status"));
}

#[actix_web::test]
async fn placed_orders_count_once() {
    let app = TestApp::start().await;
    let product = shop::product(&app, "Lamp", 10).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let placed = |numbers: &Scrape| {
        ["order", "quote"].map(|kind| numbers.value("tierway_orders_placed_total", &[("kind", kind)]))
    };
    assert_eq!(placed(&Scrape::of(&app).await), [0.0, 0.0]);
    for _ in 0..2 {
        let request = buyer.request(Method::POST, "/api/orders").header("Idempotency-Key", "one");
        request.json(&shop::units(product, 1)).send().await.expect(201);
    }
    shop::order(&buyer, product, 1).await;
    buyer.post("/api/orders", shop::units(product, 100)).await.problem(422);
    let input = json!({ "requestedItems": [{ "productId": product, "quantity": 5 }] });
    buyer.post("/api/orders", input).await.expect(201);
    assert_eq!(placed(&Scrape::of(&app).await), [2.0, 1.0]);
}

#[actix_web::test]
async fn the_store_tells_of_its_queues_and_connections() {
    let app = TestApp::start().await;
    let before = Scrape::of(&app).await;
    shop::product(&app, "Lamp", 1).await;
    let admin = app.signed_in_as(Role::Admin).await;
    admin.get("/api/analytics/metrics").await.expect(200);
    let after = Scrape::of(&app).await;
    assert_eq!(after.value("tierway_store_works_total", &[("queue", "report")]), 1.0);
    for queue in ["read", "write", "report", "job"].map(|queue| [("queue", queue)]) {
        let works = "tierway_store_works_total";
        if queue[0].1 == "write" {
            assert!(after.value(works, &queue) > before.value(works, &queue));
        }
        assert!(after.value("tierway_store_queue_wait_seconds_total", &queue) >= 0.0);
        assert_eq!(after.value("tierway_store_queue_length", &queue), 0.0);
        assert_eq!(after.value("tierway_store_queue_oldest_seconds", &queue), 0.0);
        assert_eq!(after.value("tierway_store_refused_total", &queue), 0.0);
    }
    assert!(after.value("tierway_store_works_total", &[("queue", "read")]) >= 1.0, "what waits was read");
    let open = after.sum("tierway_database_connections", &[]);
    assert!(open >= 1.0 && open <= after.value("tierway_database_connections_max", &[]));
}

#[actix_web::test]
async fn what_waits_is_read_once_in_five_seconds() {
    let app = TestApp::start().await;
    let waiting = |numbers: &Scrape| {
        let due = numbers.value("tierway_jobs", &[("state", "due")]);
        (numbers.value("tierway_mail_waiting", &[]), due, numbers.value("tierway_jobs_oldest_due_seconds", &[]))
    };
    assert_eq!(waiting(&Scrape::of(&app).await), (0.0, 0.0, 0.0));
    let context = app.fakes().context(Actor::System);
    let mail = NewMail {
        to: "anna@mail.example".to_owned(),
        subject: "Hello".to_owned(),
        body: "Text".to_owned(),
        link_for: None,
    };
    app.write(move |tx| post(tx, &context, mail.clone())).await;
    app.fakes().clock.advance(Duration::milliseconds(4_900));
    assert_eq!(waiting(&Scrape::of(&app).await), (0.0, 0.0, 0.0), "the answer is kept");
    app.fakes().clock.advance(Duration::milliseconds(100));
    assert_eq!(waiting(&Scrape::of(&app).await), (1.0, 1.0, 5.0));
    app.run_jobs().await;
    app.fakes().clock.advance(Duration::seconds(5));
    assert_eq!(waiting(&Scrape::of(&app).await), (0.0, 0.0, 0.0));
}

#[actix_web::test]
async fn attempts_at_webhooks_and_open_streams_are_counted() {
    let app = TestApp::start().await;
    let sending = Sending {
        url: "https://other.example/hook".to_owned(),
        id: "evt_1".to_owned(),
        at: at(0),
        body: "{}".to_owned(),
        secrets: Vec::new(),
        private_addresses: false,
    };
    let webhooks = &app.fakes().webhooks;
    for answer in [Ok(200), Ok(204), Ok(500), Err(SendFault("away".into()))] {
        webhooks.answer(answer.map(|status| Sent { status, answer: String::new() }));
        drop(webhooks.send(&sending));
    }
    let admin = app.signed_in_as(Role::Admin).await;
    let stream = admin.request(Method::GET, "/api/events").open().await;
    let numbers = Scrape::of(&app).await;
    let attempts = ["delivered", "refused", "unreachable"]
        .map(|outcome| numbers.value("tierway_webhook_attempts_total", &[("outcome", outcome)]));
    assert_eq!(attempts, [2.0, 1.0, 1.0]);
    assert_eq!(numbers.value("tierway_streams_open", &[]), 1.0);
    drop(stream);
}

#[actix_web::test]
async fn without_a_token_only_this_machine_reads() {
    let app = TestApp::start().await;
    let request = || app.guest().request(Method::GET, "/metrics").at_address(LOCAL);
    let local = request().send().await;
    assert_eq!(local.header("content-type"), "application/openmetrics-text; version=1.0.0; charset=utf-8");
    assert_eq!(local.header("cache-control"), "no-store");
    let nothing = "Not found.";
    app.guest().get("/metrics").await.refused(404, nothing);
    for header in ["Forwarded", "X-Forwarded-For", "X-Real-IP", "Via"] {
        request().header(header, "127.0.0.1").send().await.refused(404, nothing);
        app.guest().request(Method::GET, "/metrics").header(header, "127.0.0.1").send().await.refused(404, nothing);
    }
    request().header("Host", "shop.example").send().await.refused(404, nothing);
    let token = app.guest().request(Method::GET, "/metrics").header("Authorization", "Bearer ");
    token.send().await.refused(404, nothing);
    app.signed_in_as(Role::Admin).await.get("/metrics").await.refused(404, nothing);
    app.guest().post("/metrics", json!({})).await.refused(404, nothing);
    let other = app.guest().request(Method::POST, "/metrics").at_address(LOCAL).send().await;
    assert_eq!(other.problem(405)["status"], 405);
}

#[actix_web::test]
async fn the_token_opens_the_numbers_and_nothing_else() {
    let token = "a-token-of-the-test's-own";
    let app = TestApp::start_with(|config| config.metrics_token = MetricsToken::parse(token)).await;
    let with = |value: String| app.guest().request(Method::GET, "/metrics").header("Authorization", &value);
    for value in [format!("Bearer {token}"), format!("bearer {token}")] {
        let answer = with(value).header("X-Forwarded-For", "198.51.100.7").send().await;
        assert_eq!(answer.status.as_u16(), 200);
        Scrape::read(&answer);
    }
    let sentence = "Metrics are available on the server itself or with the metrics token.";
    for value in ["Bearer wrong".to_owned(), format!("Bearer {token}x"), format!("Basic {token}"), token.to_owned()] {
        let refusal = with(value).send().await;
        refusal.refused(401, sentence);
        assert_eq!(refusal.header("www-authenticate"), "Bearer realm=\"metrics\"");
    }
    app.guest().get("/metrics").await.refused(401, sentence);
    Scrape::of(&app).await;
    let api = app.guest().request(Method::GET, "/api/system").header("Authorization", &format!("Bearer {token}"));
    api.send().await.refused(401, "This API token is not valid.");
}

#[actix_web::test]
async fn the_document_does_not_name_it() {
    assert!(!openapi::document().paths.paths.contains_key("/metrics"));
}
