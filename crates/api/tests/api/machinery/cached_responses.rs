//! Cached responses are never stale after a commit.

use std::sync::Arc;

use actix_web::http::Method;
use chrono::Duration;
use tierway_application::{Access, Store, Topic, Work};
use tierway_kernel::Role;
use tierway_testkit::Fresh;
use tierway_testkit::builders::{add_product, at, product_draft};

use crate::integration::tokens::{get, make};
use crate::support::TestApp;

const LIST: &str = "/api/products";

async fn add(app: &TestApp, name: &'static str) -> i64 {
    app.write(move |tx| {
        tx.changed(Topic::Catalogue);
        Ok(add_product(tx, &product_draft(name), 10)?.id.0)
    })
    .await
}

#[actix_web::test]
async fn a_commit_makes_kept_answers_stale() {
    let app = TestApp::start().await;
    let id = add(&app, "Lamp").await;
    let guest = app.guest();
    assert_eq!(guest.get(LIST).await.total(), 1);
    assert_eq!(guest.get(&format!("{LIST}/{id}")).await.expect(200)["name"], "Lamp");
    add(&app, "Table").await;
    let list = guest.get(LIST).await;
    assert_eq!((list.total(), list.expect(200).as_array().map(Vec::len)), (2, Some(2)));
}

#[actix_web::test]
async fn known_answers_are_not_sent_again() {
    let app = TestApp::start().await;
    add(&app, "Lamp").await;
    let tag = app.guest().get(LIST).await.header("etag").to_owned();
    assert!(tag.starts_with("W/\""), "{tag}");
    let ask = async || app.guest().request(Method::GET, LIST).header("if-none-match", &tag).send().await;
    let known = ask().await;
    assert_eq!((known.status.as_u16(), known.body.len(), known.header("etag")), (304, 0, tag.as_str()));
    add(&app, "Table").await;
    assert_eq!(ask().await.status, 200);
}

#[actix_web::test]
async fn browsers_get_the_kept_answer_compressed() {
    let app = TestApp::start().await;
    for name in 0..20 {
        app.write(move |tx| Ok(add_product(tx, &product_draft(&format!("Lamp {name}")), 10)?.id.0)).await;
    }
    let plain = app.guest().get(LIST).await;
    assert_eq!(plain.header("content-encoding"), "");
    for _ in 0..2 {
        let small = app.guest().request(Method::GET, LIST).header("accept-encoding", "gzip, br").send().await;
        assert_eq!((small.header("content-encoding"), small.header("vary")), ("br", "accept-encoding"));
        let mut body = Vec::new();
        brotli::BrotliDecompress(&mut small.body.as_ref(), &mut body).unwrap();
        assert_eq!((body.as_slice(), small.header("etag")), (plain.body.as_ref(), plain.header("etag")));
    }
    let refused = app.guest().request(Method::GET, LIST).header("accept-encoding", "br;q=0").send().await;
    assert_eq!(refused.header("content-encoding"), "");
}

#[actix_web::test]
async fn queries_have_their_own_answers() {
    let app = TestApp::start().await;
    add(&app, "Lamp").await;
    add(&app, "Table").await;
    let guest = app.guest();
    for _ in 0..2 {
        assert_eq!(guest.get("/api/products?q=lamp").await.total(), 1);
        assert_eq!(guest.get(LIST).await.total(), 2);
    }
    let page = guest.get("/api/products?limit=1").await;
    assert_eq!(page.expect(200).as_array().map(Vec::len), Some(1));
    assert_eq!(guest.get("/api/products?limit=1").await.next(), page.next());
}

#[actix_web::test]
async fn nobody_signed_in_gets_a_guests_answer() {
    let app = TestApp::start().await;
    let id = add(&app, "Lamp").await;
    let path = format!("{LIST}/{id}");
    let before = app.guest().get(&path).await.expect(200);
    let seen = app.signed_in_as(Role::Manufacturer).await.get(&path).await;
    assert_eq!(seen.header("cache-control"), "no-store");
    assert!(before.get("stockBalance").is_none() && seen.expect(200).get("stockBalance").is_some());
    assert_eq!(app.guest().get(&path).await.expect(200), before);
}

#[actix_web::test]
async fn refusals_are_not_kept() {
    let app = TestApp::start().await;
    app.guest().get("/api/products/1").await.problem(404);
    let id = add(&app, "Lamp").await;
    app.guest().get(&format!("/api/products/{id}")).await.expect(200);
}

/// A database that another process writes to: this process does not hear of its commits.
struct SharedStore(Fresh);

impl Store for SharedStore {
    fn submit(&self, access: Access, work: Box<dyn Work>) {
        self.0.submit(access, work);
    }

    fn revision(&self, _: Topic) -> u64 {
        0
    }

    fn await_change(&self, _: Topic, _: u64, _: std::time::Duration) {}

    fn is_shared(&self) -> bool {
        true
    }
}

#[actix_web::test]
async fn changes_of_other_processes_show_within_a_second() {
    let app = TestApp::over(Arc::new(SharedStore(Fresh::sqlite()))).await;
    assert_eq!(app.guest().get(LIST).await.total(), 0);
    add(&app, "Lamp").await;
    app.fakes().clock.advance(Duration::milliseconds(900));
    assert_eq!(app.guest().get(LIST).await.total(), 0);
    app.fakes().clock.advance(Duration::milliseconds(101));
    assert_eq!(app.guest().get(LIST).await.total(), 1);
}

#[actix_web::test]
async fn limits_that_another_process_set_count_within_a_second() {
    let app = TestApp::over(Arc::new(SharedStore(Fresh::sqlite()))).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let (key, _) = make(&dealer, &["orders:read"]).await;
    get(&app, &key, "/api/orders").await.expect(200);
    app.write(|tx| Ok(tx.settings().set("tokenRequestsPerMinute", "1", at(0))?)).await;
    app.fakes().clock.advance(Duration::milliseconds(900));
    get(&app, &key, "/api/orders").await.expect(200);
    app.fakes().clock.advance(Duration::milliseconds(101));
    get(&app, &key, "/api/orders").await.problem(429);
}
