//! The front end: start page with its nonce, files, and what is not the front end's.

use std::fs;

use actix_web::http::Method;
use serde_json::json;
use tempfile::TempDir;

use crate::support::{Answer, TestApp};

/// A product with a small front end of its own.
async fn with_pages() -> (TempDir, TestApp) {
    let directory = tempfile::tempdir().unwrap();
    let root = directory.path().to_owned();
    fs::create_dir(root.join("assets")).unwrap();
    fs::create_dir(root.join(".vite")).unwrap();
    let page =
        "<!doctype html><meta property=\"csp-nonce\" nonce=\"__CSP_NONCE__\"><style nonce=\"__CSP_NONCE__\"></style>";
    fs::write(root.join("index.html"), page).unwrap();
    fs::write(root.join("assets/app-1a2b.js"), "console.log(1)").unwrap();
    fs::write(root.join("favicon.svg"), "<svg/>").unwrap();
    fs::write(root.join(".vite/manifest.json"), "{}").unwrap();
    let app = TestApp::start_with(|config| config.frontend_dir = Some(root)).await;
    (directory, app)
}

fn nonce_of(answer: &Answer) -> String {
    let policy = answer.header("content-security-policy");
    let nonce = policy.split("'nonce-").nth(1).and_then(|rest| rest.split('\'').next()).unwrap();
    nonce.to_owned()
}

#[actix_web::test]
async fn every_page_has_a_nonce_of_its_own() {
    let (_directory, app) = with_pages().await;
    let (one, two) = (app.guest().get("/").await, app.guest().get("/").await);
    for page in [&one, &two] {
        assert_eq!(page.status, 200);
        assert_eq!(page.header("cache-control"), "no-cache");
        assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
        let nonce = nonce_of(page);
        assert_eq!(page.text().matches(&format!("nonce=\"{nonce}\"")).count(), 2);
        assert!(!page.text().contains("__CSP_NONCE__"));
        let policy = page.header("content-security-policy");
        for rule in
            ["script-src 'self';", "frame-ancestors 'none'", "object-src 'none'", "img-src 'self' data: blob: https:;"]
        {
            assert!(policy.contains(rule), "{rule} in {policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
    }
    assert_ne!(nonce_of(&one), nonce_of(&two));
}

#[actix_web::test]
async fn addresses_of_the_application_get_the_start_page() {
    let (_directory, app) = with_pages().await;
    for path in ["/login", "/store/dealer", "/orders/15?tab=history", "/index.html", "/.vite/manifest.json", "/apis"] {
        let page = app.guest().get(path).await;
        assert_eq!(page.status, 200, "{path}");
        assert!(page.text().starts_with("<!doctype html>"), "{path}");
    }
    app.guest().get("/api/unknown").await.refused(404, "There is nothing at this address.");
    app.guest().get("/assets/gone.js").await.refused(404, "There is nothing at this address.");
    assert_eq!(app.guest().post("/login", json!({})).await.problem(405)["status"], 405);
}

#[actix_web::test]
async fn files_say_how_long_they_last() {
    let (_directory, app) = with_pages().await;
    let script = app.guest().get("/assets/app-1a2b.js").await;
    assert_eq!((script.status.as_u16(), script.text()), (200, "console.log(1)"));
    assert_eq!(script.header("content-type"), "text/javascript; charset=utf-8");
    assert_eq!(script.header("cache-control"), "public, max-age=31536000, immutable");
    let icon = app.guest().get("/favicon.svg").await;
    assert_eq!((icon.header("content-type"), icon.header("cache-control")), ("image/svg+xml", "no-cache"));
    let known = app.guest().request(Method::GET, "/favicon.svg").header("if-none-match", icon.header("etag"));
    assert_eq!(known.send().await.status, 304);
}

#[actix_web::test]
async fn text_is_compressed_for_those_who_ask() {
    let (_directory, app) = with_pages().await;
    for coding in ["br", "gzip", "zstd"] {
        let page = app.guest().request(Method::GET, "/api-docs/openapi.json").header("accept-encoding", coding);
        let page = page.send().await;
        assert_eq!(page.header("content-encoding"), coding);
        assert!(page.header("vary").to_lowercase().contains("accept-encoding"));
    }
}

#[actix_web::test]
async fn a_product_without_front_end_says_so() {
    let empty = tempfile::tempdir().unwrap();
    let root = empty.path().to_owned();
    let app = TestApp::start_with(|config| config.frontend_dir = Some(root)).await;
    app.guest().get("/").await.problem(404);
}
