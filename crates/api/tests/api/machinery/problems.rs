//! Every error is a problem with a detail and the request id, and reveals no internals.

use actix_web::http::Method;
use serde_json::json;
use tierway_kernel::Role;

use crate::support::TestApp;

const NOTHING: &str = "Not found.";

#[actix_web::test]
async fn bodies_are_refused_with_the_field() {
    let app = TestApp::start().await;
    let guest = app.guest();
    let send = |kind: &'static str, text: &'static str| {
        guest.request(Method::POST, "/api/auth/login").body(kind, text.to_owned()).send()
    };
    send("application/json", "{\"username\":").await.problem(400);
    send("application/json", "").await.problem(400);
    send("text/plain", "{}").await.refused(415, "This operation requires application/json.");
    send("application/json", "[]").await.problem(422);
    let wrong = send("application/json", "{\"username\":{},\"password\":\"secret\"}").await.problem(422);
    assert_eq!(wrong["errors"][0]["field"], "username");
}

#[actix_web::test]
async fn a_text_with_a_nul_never_reaches_the_store() {
    let app = TestApp::start().await;
    let sentence = "This text contains a character that cannot be stored.";
    let guest = app.guest();
    let answer = guest.post("/api/auth/login", json!({ "username": "a\0b", "password": "secret" })).await;
    answer.field_refused("username", sentence);
    let buyer = app.signed_in_as(Role::Customer).await;
    let order = json!({ "items": [], "notes": "a\0" });
    buyer.post("/api/orders", order).await.field_refused("notes", sentence);
    guest.get("/api/products?q=a%00b").await.refused(400, "The parameter q is invalid.");
    let part = "--cut\r\nContent-Disposition: form-data; name=\"username\"\r\n\r\na\0b\r\n--cut--\r\n";
    let form = guest.request(Method::POST, "/api/auth/register").body("multipart/form-data; boundary=cut", part);
    form.send().await.field_refused("username", sentence);
}

#[actix_web::test]
async fn too_large_a_body_is_413() {
    let app = TestApp::start().await;
    let text = format!("{{\"username\":\"{}\"}}", "x".repeat(3 * 1024 * 1024));
    let answer = app.guest().request(Method::POST, "/api/auth/login").body("application/json", text).send().await;
    answer.refused(413, "The request is larger than 2 MiB.");
}

#[actix_web::test]
async fn unknown_addresses_and_methods() {
    let app = TestApp::start().await;
    for path in ["/api", "/api/", "/api/nothing", "/api/orders/1/nothing", "/health/nothing"] {
        app.guest().get(path).await.refused(404, NOTHING);
    }
    let wrong = app.guest().delete("/api/products").await;
    wrong.refused(405, "Method not allowed. Use GET, HEAD, POST.");
    assert_eq!(wrong.header("allow"), "GET, HEAD, POST");
    assert_eq!(app.guest().get("/api/auth/login").await.problem(405)["title"], "Method Not Allowed");
}

#[actix_web::test]
async fn letters_of_an_address_may_be_written_as_their_codes() {
    let app = TestApp::start().await;
    app.guest().get("/api/%70roducts").await.expect(200);
    app.guest().get("/api/%70roducts/%66acets").await.expect(200);
    let admin = app.signed_in_as(Role::Admin).await;
    admin.get("/api/regions/%65urope/members").await.expect(200);
    let sentence = admin.get("/api/regions/mars/members").await.problem(404)["detail"].clone();
    for region in ["Gr%C3%B6nland", "%F0%9F%8C%8D", "a%2Fb"] {
        let missed = admin.get(&format!("/api/regions/{region}/members")).await.problem(404);
        assert_eq!(missed["detail"], sentence, "{region}: the operation was found, the region not");
    }
    app.guest().get("/api/%70roduct").await.refused(404, NOTHING);
    app.guest().get("/api/caf%C3%A9").await.refused(404, NOTHING);
}

#[actix_web::test]
async fn ids_that_are_no_numbers_are_not_there() {
    let app = TestApp::start().await;
    app.guest().get("/api/products/abc").await.refused(404, NOTHING);
    app.guest().get("/api/products/99999999999999999999").await.refused(404, NOTHING);
}

#[actix_web::test]
async fn parameters_are_refused_by_name() {
    let app = TestApp::start().await;
    app.guest().get("/api/products?limit=ten").await.refused(400, "The parameter limit is invalid.");
    app.guest().get("/api/products?limit=0").await.refused(400, "The limit must be between 1 and 200.");
    app.guest().get("/api/products?cursor=rubbish").await.problem(400);
    app.guest().get("/api/products?limit=&category=").await.expect(200);
}

#[actix_web::test]
async fn request_ids_are_kept_when_sane_and_made_otherwise() {
    let app = TestApp::start().await;
    let guest = app.guest();
    let given = guest.request(Method::GET, "/api/nothing").header("x-request-id", "trace-42.a_B").send().await;
    assert_eq!(given.problem(404)["requestId"], "trace-42.a_B");
    for strange in ["a b", "<script>", &"x".repeat(65)] {
        let made = guest.request(Method::GET, "/api/nothing").header("x-request-id", strange).send().await;
        let id = made.problem(404)["requestId"].as_str().unwrap().to_owned();
        assert_eq!((id.len(), id.as_bytes()[14]), (36, b'7'), "{id}");
    }
}

#[actix_web::test]
async fn who_may_not_is_told_so_before_the_body_is_read() {
    let app = TestApp::start().await;
    let rubbish = |client: crate::support::Client| async move {
        client.request(Method::POST, "/api/products").body("text/plain", "rubbish").send().await
    };
    rubbish(app.guest()).await.refused(401, "Please sign in first.");
    rubbish(app.signed_in_as(Role::Customer).await).await.refused(403, "Your role does not allow this.");
    rubbish(app.signed_in_as(Role::Manufacturer).await).await.problem(415);
}

#[actix_web::test]
async fn every_answer_carries_the_safety_headers() {
    let app = TestApp::start().await;
    for path in ["/api/products", "/api/nothing", "/health/live", "/media/none.png", "/api-docs/openapi.json"] {
        let answer = app.guest().get(path).await;
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "same-origin", "{path}");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin", "{path}");
        assert!(answer.header("content-security-policy").contains("default-src 'none'"), "{path}");
        assert!(answer.header("permissions-policy").contains("camera=()"), "{path}");
        assert_eq!(answer.header("strict-transport-security"), "", "{path}");
    }
    let secure = TestApp::start_with(|config| config.hsts = true).await;
    assert!(!secure.guest().get("/health/live").await.header("strict-transport-security").is_empty());
}

#[actix_web::test]
async fn health_tells_of_process_and_database() {
    let app = TestApp::start().await;
    assert_eq!(app.guest().get("/health/live").await.expect(200), json!({ "status": "ok" }));
    assert_eq!(app.guest().get("/health/ready").await.expect(200), json!({ "status": "ok" }));
}

#[actix_web::test]
async fn private_answers_are_not_kept_by_anybody() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    assert_eq!(client.get("/api/auth/me").await.header("cache-control"), "no-store");
}
