//! /api/settings/company_logo.

use actix_web::http::Method;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::support::{Answer, Client, TestApp};

const LOGO: &str = "/api/settings/company_logo";
const PNG: &[u8] = &[0x89, b'P', b'N', b'G', 13, 10, 26, 10, 0];
const DRAWING: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"><path d=\"M0 0h8v8z\"/></svg>";

fn data(kind: &str, bytes: &[u8]) -> String {
    format!("data:{kind};base64,{}", STANDARD.encode(bytes))
}

async fn set(client: &Client, value: impl Into<Value>) -> Answer {
    client.put(LOGO, json!({ "value": value.into(), "updatedBy": 1 })).await
}

#[actix_web::test]
async fn there_is_none_until_one_is_set_and_then_everybody_sees_it() {
    let app = TestApp::start().await;
    let none = app.guest().get(LOGO).await;
    assert_eq!(none.expect(200), json!({ "key": "company_logo", "value": "" }));
    let tag = none.header("etag").to_owned();
    let known = app.guest().request(Method::GET, LOGO).header("if-none-match", &tag);
    assert_eq!(known.send().await.status, 304);

    let manufacturer = app.signed_in_as(Role::Manufacturer).await;
    let saved = set(&manufacturer, "  https://cdn.example/logo.svg ").await.expect(200);
    assert_eq!((&saved["key"], &saved["value"]), (&json!("company_logo"), &json!("https://cdn.example/logo.svg")));
    assert!(saved["updatedAt"].is_string());
    assert_eq!(app.guest().get(LOGO).await.expect(200), saved);
    let public = app.guest().get("/api/settings/public").await.expect(200);
    assert_eq!(public["logoUrl"], "https://cdn.example/logo.svg");

    let admin = app.signed_in_as(Role::Admin).await;
    let log = admin.get("/api/user-activity-log?action=setting").await.expect(200);
    assert_eq!(log[0]["description"], "Changed the company logo to https://cdn.example/logo.svg");
    assert_eq!(log[0]["userId"], manufacturer.id());
    let settings = admin.get("/api/settings").await.expect(200);
    assert!(settings.as_array().unwrap().iter().all(|setting| setting["key"] != "company_logo"));
}

#[actix_web::test]
async fn an_upload_is_kept_and_answered_by_its_address() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let saved = set(&admin, data("image/png", PNG)).await.expect(200);
    let address = saved["value"].as_str().unwrap();
    assert!(address.starts_with("/media/") && address.ends_with(".png"), "{address}");
    let kept = app.guest().get(address).await;
    assert_eq!((kept.status.as_u16(), kept.header("content-type")), (200, "image/png"));
    assert_eq!(set(&admin, address).await.expect(200)["value"], address, "what is here can be named again");
}

#[actix_web::test]
async fn a_drawing_is_served_so_that_nothing_in_it_runs() {
    let app = TestApp::start().await;
    let manufacturer = app.signed_in_as(Role::Manufacturer).await;
    // What it calls itself does not count.
    let saved = set(&manufacturer, data("image/png", DRAWING.as_bytes())).await.expect(200);
    let address = saved["value"].as_str().unwrap();
    assert!(address.starts_with("/media/") && address.ends_with(".svg"), "{address}");
    for _ in 0..2 {
        let answer = app.guest().get(address).await;
        assert_eq!((answer.status.as_u16(), answer.text()), (200, DRAWING));
        assert_eq!(answer.header("content-type"), "image/svg+xml");
        assert_eq!(answer.header("content-security-policy"), "default-src 'none'; style-src 'unsafe-inline'; sandbox");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
    }
    assert_eq!(set(&manufacturer, address).await.expect(200)["value"], address);
}

#[actix_web::test]
async fn a_drawing_that_acts_is_refused_by_what_is_in_it() {
    let app = TestApp::start().await;
    let manufacturer = app.signed_in_as(Role::Manufacturer).await;
    for (inside, what) in [
        ("<script>alert(1)</script>", "the element “script”"),
        ("<g onload=\"alert(1)\"/>", "the handler “onload”"),
        ("<foreignObject/>", "the element “foreignObject”"),
        ("<a href=\"javascript:alert(1)\"/>", "the element “a”"),
        ("<use href=\"https://evil.example/x.svg#a\"/>", "a link to another place"),
        ("<style>@import 'https://evil.example/a.css'</style>", "a style that loads something"),
        ("<title>&secret;</title>", "an entity"),
    ] {
        let drawing = format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{inside}</svg>");
        let sentence =
            format!("This SVG contains {what}, which is not allowed in a logo. Please save it as plain SVG.");
        set(&manufacturer, data("image/svg+xml", drawing.as_bytes())).await.field_refused("value", &sentence);
    }
    let page = b"<html xmlns=\"http://www.w3.org/1999/xhtml\"><body/></html>";
    set(&manufacturer, data("image/svg+xml", page)).await.field_refused("value", "Please select an image file.");
    assert_eq!(app.guest().get(LOGO).await.expect(200)["value"], "");
}

#[actix_web::test]
async fn what_is_no_logo_is_refused() {
    let app = TestApp::start().await;
    let manufacturer = app.signed_in_as(Role::Manufacturer).await;
    for blank in ["", "   "] {
        let sentence = "Please enter the address of a logo or choose a file.";
        set(&manufacturer, blank).await.field_refused("value", sentence);
    }
    let absent = "/media/0123456789abcdef0123456789abcdef.svg";
    for bad in ["http://cdn.example/a.png", "javascript:alert(1)", "data:image/png,x", "/media/../x.png", absent] {
        set(&manufacturer, bad).await.field_refused("value", "Please select an image file.");
    }
    set(&manufacturer, data("text/plain", b"hello")).await.field_refused("value", "Please select an image file.");
    let large = data("image/png", &vec![0; 5 * 1024 * 1024 + 8]);
    set(&manufacturer, large).await.field_refused("value", "Please select an image under 5MB.");
    manufacturer.put(LOGO, json!({})).await.field_refused("value", "This field is required.");
    app.guest().put(LOGO, json!({ "value": "https://x.example/a.png" })).await.problem(401);
    for role in [Role::Wholesaler, Role::Employee, Role::Customer] {
        let other = app.signed_in_as(role).await;
        set(&other, "https://x.example/a.png")
            .await
            .refused(403, "Access denied. Only manufacturers can manage logo settings.");
    }
}
