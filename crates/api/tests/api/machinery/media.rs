//! Pictures: immutable, typed, and no other files are served.

use actix_web::http::Method;
use serde_json::json;
use tierway_application::{FileArea, Files as _};

use crate::support::TestApp;

#[actix_web::test]
async fn pictures_are_typed_and_kept_for_ever() {
    let app = TestApp::start().await;
    app.fakes().files.put(FileArea::Media, "0a1b-card.jpg", b"picture").unwrap();
    for _ in 0..2 {
        let answer = app.guest().get("/media/0a1b-card.jpg").await;
        assert_eq!((answer.status.as_u16(), answer.text()), (200, "picture"));
        assert_eq!(answer.header("content-type"), "image/jpeg");
        assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
    }
    let known = app.guest().request(Method::GET, "/media/0a1b-card.jpg").header("if-none-match", "\"0a1b-card.jpg\"");
    assert_eq!(known.send().await.status, 304);
}

#[actix_web::test]
async fn nothing_else_is_there() {
    let app = TestApp::start().await;
    app.fakes().files.put(FileArea::Private, "passport.jpg", b"secret").unwrap();
    app.fakes().files.put(FileArea::Media, "page.html", b"<script>").unwrap();
    for key in ["passport.jpg", "missing.png", "page.html", "..%2fprivate%2fpassport.jpg", "%2e%2e", "x"] {
        app.guest().get(&format!("/media/{key}")).await.refused(404, "This picture was not found.");
    }
    assert_eq!(app.guest().post("/media/0a.png", json!({})).await.problem(405)["status"], 405);
}
