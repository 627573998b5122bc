//! /api/backups.

use actix_web::http::Method;
use chrono::Duration;
use serde_json::json;
use tierway_application::backups::Backups as _;
use tierway_kernel::{Clock as _, Role};
use tierway_testkit::builders::PASSWORD;

use crate::support::{Client, TestApp};

const PATH: &str = "/api/backups";

async fn set(admin: &Client, key: &str, value: &str) {
    let values = json!({ "values": [{ "key": key, "value": value }] });
    admin.patch("/api/settings", values).await.expect(200);
}

#[actix_web::test]
async fn the_admin_has_one_made_and_removes_it() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let asked = admin.post(PATH, json!({})).await.expect(202);
    assert_eq!(admin.post(PATH, json!({})).await.expect(202), asked, "two at once are one");
    assert_eq!(admin.get(PATH).await.expect(200), json!([]));
    assert_eq!(app.run_jobs().await, 1);
    let made = admin.get(PATH).await.expect(200);
    let name = made[0]["name"].as_str().unwrap();
    assert_eq!((&made[0]["bytes"], made.as_array().unwrap().len()), (&json!(1000), 1));
    let log = admin.get("/api/user-activity-log?action=setting").await.expect(200);
    assert_eq!(log[0]["description"], format!("Created the backup {name} (1000 bytes)"));
    assert_eq!((&log[1]["description"], &log[1]["userId"]), (&json!("Requested a backup"), &json!(admin.id())));
    assert_eq!(admin.delete(&format!("{PATH}/{name}")).await.status, 204);
    admin.delete(&format!("{PATH}/{name}")).await.problem(404);
    assert_eq!(admin.get(PATH).await.expect(200), json!([]));
    app.signed_in_as(Role::Manufacturer).await.post(PATH, json!({})).await.problem(403);
}

#[actix_web::test]
async fn only_the_newest_stay() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    set(&admin, "backupsKept", "2").await;
    let mut names = Vec::new();
    for _ in 0..4 {
        app.fakes().clock.advance(Duration::minutes(1));
        admin.post(PATH, json!({})).await.expect(202);
        app.run_jobs().await;
        names.push(admin.get(PATH).await.expect(200)[0]["name"].clone());
    }
    let left = admin.get(PATH).await.expect(200);
    assert_eq!(
        left,
        json!([{ "name": names[3], "bytes": 1000, "createdAt": left[0]["createdAt"] },
        { "name": names[2], "bytes": 1000, "createdAt": left[1]["createdAt"] }])
    );
}

#[actix_web::test]
async fn the_daily_one_is_made_in_its_hour_once() {
    use tierway_application::jobs::schedule_recurring;
    use tierway_kernel::Actor;

    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let context = app.fakes().context(Actor::System);
    app.write(move |tx| schedule_recurring(tx, &context)).await;
    let count = || app.fakes().backups.list().unwrap().len();
    let hour_later = async || {
        app.fakes().clock.advance(Duration::hours(1));
        app.run_jobs().await;
    };
    for _ in 0..3 {
        hour_later().await;
    }
    assert_eq!(count(), 0, "nobody asked for any");
    let in_two_hours = (app.fakes().clock.now() + Duration::hours(2)).format("%-H").to_string();
    set(&admin, "backupHour", &in_two_hours).await;
    for expected in [0, 1, 1, 1] {
        hour_later().await;
        assert_eq!(count(), expected);
    }
    for _ in 0..22 {
        hour_later().await;
    }
    assert_eq!(count(), 2, "the next day's");
}

/// A fresh backup's name.
async fn made(app: &TestApp, admin: &Client) -> String {
    admin.post(PATH, json!({})).await.expect(202);
    app.run_jobs().await;
    admin.get(PATH).await.expect(200)[0]["name"].as_str().unwrap().to_owned()
}

#[actix_web::test]
async fn the_admin_downloads_one_after_entering_the_password() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let name = made(&app, &admin).await;
    let links = format!("{PATH}/{name}/download-links");
    let password = json!({ "currentPassword": PASSWORD });
    let link = admin.post(&links, password.clone()).await.expect(201);
    let url = link["url"].as_str().unwrap();
    assert!(url.starts_with(&format!("{PATH}/{name}/download?key=")), "{url}");
    assert_eq!(admin.request(Method::HEAD, url).send().await.status, 405);
    let file = admin.get(url).await;
    assert_eq!((file.status.as_u16(), file.body.len()), (200, 1000), "{}", file.text());
    assert_eq!(file.header("content-type"), "application/zstd");
    assert_eq!(file.header("content-disposition"), format!("attachment; filename=\"{name}\""));
    assert_eq!(file.header("cache-control"), "private, no-store");
    let over = "This link has expired or was already used. Please enter your password again.";
    admin.get(url).await.field_refused("key", over);
    let log = admin.get("/api/user-activity-log?action=setting").await.expect(200);
    assert_eq!(log[0]["description"], format!("Downloaded the backup {name}"));
    assert_eq!((&log[0]["userId"], &log[1]["userId"]), (&json!(admin.id()), &json!(null)), "once");

    let link = admin.post(&links, password.clone()).await.expect(201);
    app.fakes().clock.advance(Duration::minutes(5));
    admin.get(link["url"].as_str().unwrap()).await.field_refused("key", over);
    admin.get(&format!("{PATH}/{name}/download")).await.problem(400);
    admin.post(&format!("{PATH}/none/download-links"), password).await.refused(404, "This backup was not found.");
    admin.get(&format!("{PATH}/..%2Fsecret/download?key=a")).await.problem(404);
}

#[actix_web::test]
async fn wrong_passwords_for_a_download_are_limited_and_a_link_is_the_admins_own() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let name = made(&app, &admin).await;
    let links = format!("{PATH}/{name}/download-links");
    let missing = admin.post(&links, json!({})).await;
    missing.field_refused("currentPassword", "Please enter your current password.");
    let right = json!({ "currentPassword": PASSWORD });
    let url = admin.post(&links, right.clone()).await.expect(201)["url"].as_str().unwrap().to_owned();
    let owner = app.signed_in_as(Role::Manufacturer).await;
    owner.get(&url).await.problem(403);
    owner.post(&links, right.clone()).await.problem(403);
    app.guest().get(&url).await.problem(401);
    for _ in 0..5 {
        let refused = admin.post(&links, json!({ "currentPassword": "wrong!" })).await;
        refused.field_refused("currentPassword", "The current password is not right.");
    }
    admin.post(&links, right).await.problem(429);
    assert_eq!(admin.get(&url).await.status, 200, "the link was the admin's before");
}
