//! /api/system.

use chrono::Duration;
use serde_json::json;
use tierway_application::{FileArea, Files as _};
use tierway_kernel::Role;

use crate::support::TestApp;

#[actix_web::test]
async fn the_admin_sees_program_database_and_storage() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    app.fakes().files.put(FileArea::Media, "a.png", b"12345").unwrap();
    app.fakes().files.put(FileArea::Private, "b.pdf", b"123").unwrap();
    app.fakes().clock.advance(Duration::seconds(90));
    let system = admin.get("/api/system").await.expect(200);
    assert_eq!(system["version"], env!("CARGO_PKG_VERSION"));
    assert!(system["uptimeSeconds"].as_i64().unwrap() >= 90, "{system}");
    assert_eq!(system["storage"], json!({ "files": 2, "bytes": 8 }));
    assert_eq!((&system["openStreams"], &system["mail"]), (&json!(0), &json!("outbox")));
    assert_eq!(system["backupDirectory"], "/srv/tierway/backups");
    let database = &system["database"];
    assert!(["sqlite", "postgres"].contains(&database["kind"].as_str().unwrap()));
    assert!(database["version"].as_str().unwrap().starts_with(|c: char| c.is_ascii_digit()), "{database}");
    assert!(database["bytes"].as_u64().unwrap() > 100_000, "{database}");
    let migrations = database["migrations"].as_array().unwrap();
    assert_eq!(database["migrationCount"].as_u64().unwrap(), migrations.len() as u64);
    assert_eq!(migrations[0], "20261120000100");
    assert!(migrations.is_sorted_by_key(|version| version.as_str().unwrap().to_owned()));
}

#[actix_web::test]
async fn others_do_not() {
    let app = TestApp::start().await;
    app.guest().get("/api/system").await.problem(401);
    app.signed_in_as(Role::Manufacturer).await.get("/api/system").await.problem(403);
}
