//! Uploading pictures, and removal of unreferenced ones.

use actix_web::http::Method;
use chrono::Duration;
use serde_json::{Value, json};
use tierway_application::jobs::{JobKind, NewJob};
use tierway_application::media::UNTOUCHED;
use tierway_application::{FileArea, Files as _};
use tierway_kernel::{Clock as _, Role};

use crate::accounts::forms::{MULTIPART, Multipart, PNG, data_url};
use crate::orders::shop::admin;
use crate::support::{Answer, Client, TestApp};

const MOST: usize = 5 * 1024 * 1024;
const TOO_LARGE: &str = "Please select an image under 5MB.";

/// Different bytes for each number.
fn png(number: u8, length: usize) -> Vec<u8> {
    let mut bytes = PNG.to_vec();
    bytes.push(number);
    bytes.resize(length.max(bytes.len()), 0);
    bytes
}

async fn upload(client: &Client, bytes: &[u8]) -> Answer {
    let form = Multipart::of(&json!({ "note": "ignored" })).file("file", "a.png", bytes);
    client.request(Method::POST, "/api/media").body(MULTIPART, form.bytes()).send().await
}

async fn uploaded(client: &Client, number: u8) -> String {
    upload(client, &png(number, 0)).await.expect(201)["imageUrl"].as_str().unwrap().to_owned()
}

fn keys(app: &TestApp) -> usize {
    app.fakes().files.keys(FileArea::Media).len()
}

/// Lets the daily job run.
pub async fn collect(app: &TestApp) {
    let now = app.fakes().clock.now();
    let job = NewJob { kind: JobKind::CollectMedia, payload: "{}".to_owned(), run_at: now, dedupe_key: None };
    app.write(move |tx| Ok(tx.jobs().enqueue(&job, now)?)).await;
    app.run_jobs().await;
}

async fn create(client: &Client, images: Value) -> Answer {
    client.post("/api/products", json!({ "name": "Coil", "category": "Parts", "images": images })).await
}

#[actix_web::test]
async fn a_form_and_a_data_url_are_taken_alike() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let made = upload(&owner, &png(1, 0)).await.expect(201);
    let again = owner.post("/api/media", json!({ "file": data_url(&png(1, 0)) })).await.expect(201);
    assert_eq!(made, again, "the same picture has the same address");
    assert_eq!((made["width"].as_u64(), made["bytes"].as_u64()), (Some(1), Some(png(1, 0).len() as u64)));
    for (name, ending) in [("imageUrl", ".jpg"), ("cardImageUrl", "-card.jpg"), ("thumbImageUrl", "-thumb.jpg")] {
        let url = made[name].as_str().unwrap();
        assert!(url.starts_with("/media/") && url.ends_with(ending), "{url}");
        assert_eq!(app.guest().get(url).await.status, 200);
    }
    let product = create(&owner, json!([made["imageUrl"]])).await.expect(201);
    assert_eq!(product["images"][0]["thumbImageUrl"], made["thumbImageUrl"]);
}

#[actix_web::test]
async fn five_mebibytes_are_taken_and_one_byte_more_is_not() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    upload(&owner, &png(1, MOST)).await.expect(201);
    upload(&owner, &png(1, MOST + 1)).await.field_refused("file", TOO_LARGE);
    owner.post("/api/media", json!({ "file": data_url(&png(2, MOST)) })).await.expect(201);
    let url = data_url(&png(2, MOST + 1));
    owner.post("/api/media", json!({ "file": url })).await.field_refused("file", TOO_LARGE);
    assert_eq!(keys(&app), 6);
}

#[actix_web::test]
async fn what_is_no_picture_or_comes_from_others_is_refused() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let no_image = "Please select an image file.";
    upload(&owner, b"%PDF-1.7").await.field_refused("file", no_image);
    let empty = Multipart::of(&json!({ "note": "no file" }));
    let answer = owner.request(Method::POST, "/api/media").body(MULTIPART, empty.bytes()).send().await;
    answer.field_refused("file", no_image);
    for text in ["", "https://cdn.example/a.png", "/media/0123456789abcdef0123456789abcdef.png", "data:,x"] {
        owner.post("/api/media", json!({ "file": text })).await.field_refused("file", no_image);
    }
    owner.request(Method::POST, "/api/media").body(MULTIPART, "no form").send().await.problem(400);
    for role in [Role::Customer, Role::Employee, Role::Warehouse, Role::Wholesaler] {
        upload(&app.signed_in_as(role).await, &png(1, 0)).await.refused(403, "Your role does not allow this.");
    }
    upload(&app.guest(), &png(1, 0)).await.refused(401, "Please sign in first.");
    let stranger = app.signed_in_as(Role::Customer).await;
    create(&stranger, json!([data_url(&png(1, 0))])).await.problem(403);
    assert_eq!(keys(&app), 0, "nobody else's picture is kept on the way");
}

#[actix_web::test]
async fn only_pictures_nothing_refers_to_are_removed_after_a_day() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let (orphan, used, second) = (uploaded(&owner, 1).await, uploaded(&owner, 2).await, uploaded(&owner, 3).await);
    let logo = uploaded(&owner, 4).await;
    owner.put("/api/settings/company_logo", json!({ "value": logo })).await.expect(200);
    let product = create(&owner, json!([used, second])).await.expect(201);
    collect(&app).await;
    assert_eq!(keys(&app), 12, "a form may still be open");
    app.fakes().clock.advance(UNTOUCHED + Duration::minutes(1));
    let owner = app.sign_in(owner.user().clone()).await;
    let late = uploaded(&owner, 5).await;
    collect(&app).await;
    let is_kept = |url: &str| {
        let key = url.strip_prefix("/media/").unwrap();
        app.fakes().files.keys(FileArea::Media).iter().any(|kept| kept == key)
    };
    assert!(!is_kept(&orphan));
    for kept in [&used, &second, &logo, &late] {
        assert!(is_kept(kept), "{kept}");
    }
    assert_eq!(keys(&app), 12, "all renditions of the orphan are gone");
    create(&owner, json!([orphan]))
        .await
        .field_refused("images", "This picture no longer exists. Please upload it again.");

    // What a product lets go of is an orphan too; what it keeps is not.
    let path = format!("/api/products/{}", product["id"]);
    owner.put(&path, json!({ "name": "Coil", "category": "Parts", "images": [second] })).await.expect(200);
    let other = owner.put("/api/settings/company_logo", json!({ "value": "https://cdn.example/logo.svg" })).await;
    other.expect(200);
    app.fakes().clock.advance(UNTOUCHED + Duration::minutes(1));
    collect(&app).await;
    assert_eq!([&used, &second, &logo, &late].map(|url| is_kept(url)), [false, true, false, false]);
    let owner = app.sign_in(owner.user().clone()).await;
    assert_eq!(uploaded(&owner, 1).await, orphan, "the same picture again");
    assert!(is_kept(&orphan));
}

#[actix_web::test]
async fn a_product_with_a_picture_that_is_gone_can_still_be_changed() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let url = uploaded(&owner, 1).await;
    let product = create(&owner, json!([url])).await.expect(201);
    let key = url.strip_prefix("/media/").unwrap().to_owned();
    app.write(move |tx| {
        let now = chrono::DateTime::<chrono::Utc>::MAX_UTC;
        tx.media().begin_removal(std::slice::from_ref(&key), now)?;
        Ok(tx.media().end_removal(std::slice::from_ref(&key))?)
    })
    .await;
    let path = format!("/api/products/{}", product["id"]);
    let body = json!({ "name": "Coil 2", "category": "Parts", "images": [url] });
    assert_eq!(owner.put(&path, body).await.expect(200)["name"], "Coil 2");
    create(&owner, json!([url])).await.problem(422);
}

#[actix_web::test]
async fn an_older_picture_without_a_thumb_shows_its_card() {
    let app = TestApp::start().await;
    let files = &app.fakes().files;
    files.put(FileArea::Media, "0123456789abcdef.png", b"original").unwrap();
    files.put(FileArea::Media, "0123456789abcdef-card.jpg", b"card").unwrap();
    for _ in 0..2 {
        let thumb = app.guest().get("/media/0123456789abcdef-thumb.jpg").await;
        assert_eq!((thumb.text(), thumb.header("content-type")), ("card", "image/jpeg"));
        assert_eq!(app.guest().get("/media/0123456789abcdef.png").await.text(), "original");
    }
    app.guest().get("/media/00000000000000000000-thumb.jpg").await.problem(404);
}
