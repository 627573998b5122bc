//! Calls with the cookie that change something must be same-origin.

use actix_web::http::Method;
use serde_json::json;
use tierway_kernel::Role;

use crate::support::{Client, TestApp};

const REFUSAL: &str = "Cross-site request rejected.";

async fn sign_out(client: &Client, headers: &[(&'static str, &str)]) -> u16 {
    let request = client.request(Method::POST, "/api/auth/logout").json(&json!({}));
    let answer = headers.iter().fold(request, |request, (name, value)| request.header(name, value)).send().await;
    if answer.status == 403 {
        answer.refused(403, REFUSAL);
    }
    answer.status.as_u16()
}

#[actix_web::test]
async fn other_sites_are_refused() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    assert_eq!(sign_out(&client, &[("sec-fetch-site", "cross-site")]).await, 403);
    assert_eq!(sign_out(&client, &[("sec-fetch-site", "same-site")]).await, 403);
    assert_eq!(sign_out(&client, &[("origin", "https://evil.example")]).await, 403);
    assert_eq!(sign_out(&client, &[("origin", "null")]).await, 403);
    client.get("/api/auth/me").await.expect(200);
}

#[actix_web::test]
async fn own_pages_and_programs_pass() {
    let app = TestApp::start().await;
    let own: [&[(&str, &str)]; 4] = [
        &[("sec-fetch-site", "same-origin"), ("origin", "http://localhost")],
        &[("origin", "http://localhost")],
        &[("origin", "https://tierway.test")],
        &[],
    ];
    for headers in own {
        let client = app.signed_in_as(Role::Customer).await;
        assert_eq!(sign_out(&client, headers).await, 200, "{headers:?}");
    }
}

#[actix_web::test]
async fn reading_and_acting_for_nobody_is_free() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    let from_elsewhere = client.request(Method::GET, "/api/auth/me").header("sec-fetch-site", "cross-site");
    from_elsewhere.send().await.expect(200);
    assert_eq!(sign_out(&app.guest(), &[("sec-fetch-site", "cross-site")]).await, 200);
}
