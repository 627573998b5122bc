//! The logo and the text of a dealer's store.

use chrono::Duration;
use serde_json::{Value, json};
use tierway_accounts::{MAX_STORE_TEXT, NewUser, Verification};
use tierway_application::FileArea;
use tierway_application::media::UNTOUCHED;
use tierway_kernel::Role;
use tierway_testkit::builders::new_dealer;

use crate::accounts::forms::{PNG, data_url};
use crate::catalogue::media::collect;
use crate::support::{Answer, Client, TestApp};

const JPEG: &[u8] = &[0xFF, 0xD8, 0xFF, 0xE0, 7];

fn path(dealer: &Client) -> String {
    format!("/api/stores/dealers/{}", dealer.id())
}

async fn set(client: &Client, dealer: &Client, body: Value) -> Answer {
    client.patch(&path(dealer), body).await
}

#[actix_web::test]
async fn everybody_sees_the_logo_and_text_that_a_dealer_sets() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let text = " Since 1998.\r\n\r\nOpen daily. ";
    let saved = set(&dealer, &dealer, json!({ "about": text, "logo": data_url(PNG) })).await.expect(200);
    assert_eq!(saved["about"], "Since 1998.\n\nOpen daily.");
    let logo = saved["logoUrl"].as_str().unwrap();
    assert!(logo.starts_with("/media/") && logo.ends_with(".png"), "{logo}");
    let guest = app.guest();
    assert_eq!(guest.get(&path(&dealer)).await.expect(200), saved);
    assert_eq!(guest.get(logo).await.status, 200);

    let photo = set(&dealer, &dealer, json!({ "logo": data_url(JPEG) })).await.expect(200);
    assert_eq!(photo["about"], saved["about"], "what is not sent stays");
    let card = photo["logoUrl"].as_str().unwrap();
    assert!(card.ends_with("-card.jpg"), "pages load no more than they show: {card}");
    assert_eq!(guest.get(card).await.status, 200);
    let bare = set(&dealer, &dealer, json!({ "logo": null, "about": "" })).await.expect(200);
    assert_eq!((bare.get("logoUrl"), bare.get("about")), (None, None));
    assert_eq!(set(&dealer, &dealer, json!({})).await.expect(200), bare);

    let admin = app.signed_in_as(Role::Admin).await;
    let log = admin.get("/api/user-activity-log?action=profile").await.expect(200);
    let said: Vec<&str> = log.as_array().unwrap().iter().map(|row| row["description"].as_str().unwrap()).collect();
    assert_eq!(
        said,
        [
            "Removed the text of the store Dealer Trading",
            "Removed the logo of the store Dealer Trading",
            "Changed the logo of the store Dealer Trading",
            "Changed the text of the store Dealer Trading",
            "Changed the logo of the store Dealer Trading",
        ]
    );
}

#[actix_web::test]
async fn a_store_is_its_dealers_and_the_owners_to_change() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    set(&dealer, &dealer, json!({ "about": "Buy now!!!", "logo": data_url(PNG) })).await.expect(200);
    let other = app.sign_in(app.account(new_dealer("eva")).await).await;
    set(&other, &dealer, json!({ "about": "Mine" })).await.refused(404, "This dealer was not found.");
    set(&app.guest(), &dealer, json!({ "about": "Mine" })).await.problem(401);
    for role in [Role::Wholesaler, Role::Agent, Role::Customer, Role::Employee] {
        set(&app.signed_in_as(role).await, &dealer, json!({ "about": "Mine" })).await.problem(403);
    }
    let admin = app.signed_in_as(Role::Admin).await;
    let cleared = set(&admin, &dealer, json!({ "logo": null })).await.expect(200);
    assert_eq!((&cleared["about"], cleared.get("logoUrl")), (&json!("Buy now!!!"), None));
    let owner = app.signed_in_as(Role::Manufacturer).await;
    assert_eq!(set(&owner, &dealer, json!({ "about": null })).await.expect(200).get("about"), None);
    admin.patch("/api/stores/dealers/999", json!({})).await.refused(404, "This dealer was not found.");
    let agent = app.signed_in_as(Role::Agent).await;
    set(&admin, &agent, json!({})).await.refused(404, "This dealer was not found.");

    let pending = NewUser { verification: Verification::Pending, ..new_dealer("newcomer") };
    let pending = app.sign_in(app.account(pending).await).await;
    let sentence = "You can set up your store once your account is approved.";
    set(&pending, &pending, json!({ "about": "Soon" })).await.refused(403, sentence);
    set(&admin, &pending, json!({ "about": "Soon" })).await.refused(404, "This store was not found.");
}

#[actix_web::test]
async fn what_is_no_text_or_logo_of_a_store_is_refused() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let long = "a".repeat(MAX_STORE_TEXT + 1);
    let too_long = "This must be at most 1000 characters long.";
    set(&dealer, &dealer, json!({ "about": long })).await.field_refused("about", too_long);
    let bell = "This must not contain control characters.";
    set(&dealer, &dealer, json!({ "about": "a\u{7}b" })).await.field_refused("about", bell);
    set(&dealer, &dealer, json!({ "about": long, "logo": data_url(PNG) })).await.field_refused("about", too_long);
    let drawing = data_url(b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
    for bad in ["https://cdn.example/a.png", "/media/0123456789abcdef0123456789abcdef.png", "data:,x", &drawing] {
        set(&dealer, &dealer, json!({ "logo": bad })).await.field_refused("logo", "Please select an image file.");
    }
    let mut large = PNG.to_vec();
    large.resize(5 * 1024 * 1024 + 8, 0);
    let too_large = "Please select an image under 5MB.";
    set(&dealer, &dealer, json!({ "logo": data_url(&large) })).await.field_refused("logo", too_large);
    assert_eq!(app.fakes().files.keys(FileArea::Media).len(), 0, "nothing is kept on the way");
    let store = app.guest().get(&path(&dealer)).await.expect(200);
    assert_eq!((store.get("about"), store.get("logoUrl")), (None, None));
}

#[actix_web::test]
async fn a_dealer_keeps_thirty_logos_an_hour() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let logo = || json!({ "logo": data_url(PNG) });
    for _ in 0..30 {
        set(&dealer, &dealer, logo()).await.expect(200);
    }
    set(&dealer, &dealer, logo()).await.problem(429);
    let admin = app.signed_in_as(Role::Admin).await;
    set(&admin, &dealer, logo()).await.expect(200);
    app.fakes().clock.advance(Duration::hours(1));
    set(&dealer, &dealer, logo()).await.expect(200);
}

#[actix_web::test]
async fn a_text_that_somebody_changed_meanwhile_is_not_overwritten() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let first = json!({ "about": "One", "expected": { "about": null } });
    set(&dealer, &dealer, first.clone()).await.expect(200);
    let stale = set(&dealer, &dealer, json!({ "about": "Two", "expected": { "about": "" } })).await.problem(409);
    assert_eq!(stale["errors"][0]["current"], "One");
    set(&dealer, &dealer, json!({ "about": "Two", "expected": { "about": "One" } })).await.expect(200);
}

#[actix_web::test]
async fn a_logo_in_use_outlives_the_daily_clearing() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    set(&dealer, &dealer, json!({ "logo": data_url(PNG) })).await.expect(200);
    let kept = set(&dealer, &dealer, json!({ "logo": data_url(JPEG) })).await.expect(200);
    app.fakes().clock.advance(UNTOUCHED + Duration::minutes(1));
    collect(&app).await;
    assert_eq!(app.guest().get(kept["logoUrl"].as_str().unwrap()).await.status, 200);
    let files = app.fakes().files.keys(FileArea::Media);
    assert!(files.iter().all(|key| key.ends_with(".jpg")), "the former logo is gone: {files:?}");
}
