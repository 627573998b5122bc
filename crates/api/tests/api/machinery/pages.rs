//! The front end: start page with its nonce, files, and unknown paths.

use std::fs;
use std::io::Write as _;

use actix_web::http::Method;
use serde_json::json;
use tempfile::TempDir;
use tierway_application::Topic;
use tierway_testkit::builders::{add_product, at, product_draft};

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
        for rule in ["script-src 'self';", "frame-ancestors 'none'", "object-src 'none'", "img-src 'self' data: blob:;"]
        {
            assert!(policy.contains(rule), "{rule} in {policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
    }
    assert_ne!(nonce_of(&one), nonce_of(&two));
}

#[actix_web::test]
async fn pictures_come_from_the_hosts_that_products_and_the_logo_name() {
    let (_directory, app) = with_pages().await;
    let rule = async || {
        let policy = app.guest().get("/").await.header("content-security-policy").to_owned();
        policy.split("; ").find(|rule| rule.starts_with("img-src")).unwrap().to_owned()
    };
    assert_eq!(rule().await, "img-src 'self' data: blob:");
    app.write(|tx| {
        tx.changed(Topic::Catalogue);
        for host in ["CDN.example", "pictures.example:8443", "a@b.example"] {
            let mut draft = product_draft(host);
            draft.details.images = vec![format!("https://{host}/a.png")];
            add_product(tx, &draft, 1)?;
        }
        Ok(())
    })
    .await;
    assert_eq!(rule().await, "img-src 'self' data: blob: https://cdn.example https://pictures.example:8443");
    app.write(|tx| Ok(tx.settings().set("company_logo", "https://logo.example/l.svg", at(0))?)).await;
    assert!(rule().await.ends_with("https://logo.example"), "{}", rule().await);
}

#[actix_web::test]
async fn addresses_of_the_application_get_the_start_page() {
    let (_directory, app) = with_pages().await;
    // Without a list of the front end's addresses any may be one; `site.rs` has one.
    for path in ["/login", "/store/dealer", "/orders/15?tab=history", "/index.html", "/.vite/manifest.json", "/apis"] {
        let page = app.guest().get(path).await;
        assert_eq!(page.status, 200, "{path}");
        assert!(page.text().starts_with("<!doctype html>"), "{path}");
    }
    app.guest().get("/api/unknown").await.refused(404, "Not found.");
    app.guest().get("/assets/gone.js").await.refused(404, "Not found.");
    assert_eq!(app.guest().post("/login", json!({})).await.problem(405)["status"], 405);
}

#[actix_web::test]
async fn pages_may_open_the_camera_and_their_worker_may_fetch_files() {
    let (directory, app) = with_pages().await;
    fs::write(directory.path().join("sw.js"), "self").unwrap();
    fs::write(directory.path().join("app.webmanifest"), "{}").unwrap();
    let page = app.guest().get("/warehouse/picking").await;
    assert!(page.header("permissions-policy").starts_with("camera=(self), microphone=()"));
    let worker = app.guest().get("/sw.js").await;
    assert_eq!(worker.header("content-type"), "text/javascript; charset=utf-8");
    // Never older than the server: browsers compare it at each start.
    assert_eq!(worker.header("cache-control"), "no-cache");
    assert!(worker.header("content-security-policy").starts_with("default-src 'none'; connect-src 'self'; "));
    assert!(worker.header("permissions-policy").starts_with("camera=()"));
    let manifest = app.guest().get("/app.webmanifest").await;
    assert_eq!(manifest.header("content-type"), "application/manifest+json");
    assert!(!manifest.header("content-security-policy").contains("connect-src"));
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

/// What a build leaves: text in two codings and not as it is, a font and the start page as they are.
async fn with_packed_files() -> (TempDir, TestApp) {
    let (directory, app) = with_pages().await;
    let assets = directory.path().join("assets");
    fs::write(assets.join("big-5e6f.js.br"), packed(BIG)).unwrap();
    fs::write(assets.join("big-5e6f.js.gz"), "as gzip, which the server does not read").unwrap();
    fs::write(assets.join("face-7a8b.woff2"), "font".repeat(1000)).unwrap();
    fs::write(directory.path().join("notes.txt.br"), packed("Notes")).unwrap();
    (directory, app)
}

const BIG: &str = "console.log('the whole script')";

fn packed(text: &str) -> Vec<u8> {
    let mut packed = Vec::new();
    brotli::CompressorWriter::new(&mut packed, 4096, 11, 22).write_all(text.as_bytes()).unwrap();
    packed
}

async fn fetch(app: &TestApp, method: Method, path: &str, accepted: &str) -> Answer {
    app.guest().request(method, path).header("accept-encoding", accepted).send().await
}

#[actix_web::test]
async fn files_are_sent_in_the_coding_the_client_prefers() {
    let (_directory, app) = with_packed_files().await;
    let brotli = packed(BIG);
    let gzip = b"as gzip, which the server does not read".to_vec();
    let plain = BIG.as_bytes().to_vec();
    for (accepted, coding, bytes) in [
        ("gzip, deflate, br, zstd", "br", &brotli),
        ("gzip", "gzip", &gzip),
        ("br;q=0.2, gzip;q=0.9", "gzip", &gzip),
        ("br;q=0, gzip", "gzip", &gzip),
        ("br; q=0.001", "br", &brotli),
        ("zstd", "identity", &plain),
        ("br;q=0, gzip;q=0", "identity", &plain),
        ("brotli, xgzip", "identity", &plain),
        ("*", "identity", &plain),
        ("identity;q=1, br;q=0.5", "identity", &plain),
    ] {
        let script = fetch(&app, Method::GET, "/assets/big-5e6f.js", accepted).await;
        assert_eq!((script.status.as_u16(), script.header("content-encoding")), (200, coding), "{accepted}");
        assert_eq!(script.body.as_ref(), bytes.as_slice(), "{accepted}");
        assert_eq!(script.header("content-type"), "text/javascript; charset=utf-8");
        assert_eq!(script.header("cache-control"), "public, max-age=31536000, immutable");
        assert_eq!(script.header("vary"), "accept-encoding");
    }
    let silent = app.guest().get("/assets/big-5e6f.js").await;
    assert_eq!((silent.status.as_u16(), silent.text()), (200, BIG));
    assert_eq!(fetch(&app, Method::GET, "/notes.txt", "gzip").await.text(), "Notes");
}

#[actix_web::test]
async fn what_is_compressed_by_its_own_format_is_not_compressed_again() {
    let (_directory, app) = with_packed_files().await;
    let font = fetch(&app, Method::GET, "/assets/face-7a8b.woff2", "br, gzip").await;
    assert_eq!((font.header("content-type"), font.body.len()), ("font/woff2", 4000));
}

#[actix_web::test]
async fn codings_are_no_addresses_of_their_own() {
    let (_directory, app) = with_packed_files().await;
    for path in ["/assets/big-5e6f.js.br", "/assets/big-5e6f.js.gz"] {
        app.guest().get(path).await.refused(404, "Not found.");
    }
}

#[actix_web::test]
async fn each_coding_has_a_tag_of_its_own_and_whoever_knows_it_gets_nothing_again() {
    let (_directory, app) = with_packed_files().await;
    let mut tags = Vec::new();
    for accepted in ["br", "gzip", "identity"] {
        let script = fetch(&app, Method::GET, "/assets/big-5e6f.js", accepted).await;
        let tag = script.header("etag").to_owned();
        assert!(tag.starts_with('"') && !tags.contains(&tag), "{tag} of {accepted}");
        let ask = async |known: &str| {
            let call = app.guest().request(Method::GET, "/assets/big-5e6f.js");
            call.header("accept-encoding", accepted).header("if-none-match", known).send().await
        };
        for known in [&tag, &format!("\"other\", W/{tag}"), "*"] {
            let again = ask(known).await;
            assert_eq!(
                (again.status.as_u16(), again.body.len(), again.header("etag")),
                (304, 0, tag.as_str()),
                "{known}"
            );
            assert_eq!(again.header("vary"), "accept-encoding");
            assert_eq!(again.header("cache-control"), "public, max-age=31536000, immutable");
        }
        // A tag that only holds the known one within is another tag.
        let inner = tag.trim_matches('"');
        for other in [format!("\"x{inner}\""), format!("\"{inner}x\"")] {
            assert_eq!(ask(&other).await.status, 200, "{other}");
        }
        tags.push(tag);
    }
}

#[actix_web::test]
async fn a_head_request_is_told_the_same_about_a_file() {
    let (_directory, app) = with_packed_files().await;
    for accepted in ["br", "gzip", "identity"] {
        let full = fetch(&app, Method::GET, "/assets/big-5e6f.js", accepted).await;
        let head = fetch(&app, Method::HEAD, "/assets/big-5e6f.js", accepted).await;
        assert_eq!(head.status, 200);
        for name in ["content-encoding", "content-type", "etag", "vary", "cache-control"] {
            assert_eq!(head.header(name), full.header(name), "{name}");
        }
    }
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
