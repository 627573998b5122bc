//! Webhooks: created, updated, tested, disabled.

use actix_web::http::Method;
use chrono::Duration;
use futures_util::future::join;
use rstest::rstest;
use serde_json::{Value, json};
use tierway_application::webhooks::{SendFault, Sending, Sent};
use tierway_kernel::Role;
use tierway_testkit::builders::at;

use super::tokens;
use crate::support::{Client, TestApp};

/// Makes a webhook and gives the whole answer.
pub async fn make(client: &Client, kinds: &[&str]) -> Value {
    let body = json!({ "url": "https://shop.example/hook", "kinds": kinds });
    client.post("/api/webhooks", body).await.expect(201)
}

/// Webhook deliveries so far.
pub fn sent(app: &TestApp) -> Vec<Sending> {
    app.fakes().webhooks.sent()
}

#[actix_web::test]
async fn a_webhook_shows_its_secret_once_and_is_its_owners_alone() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let body = json!({
        "url": " https://shop.example/hook ", "description": " Accounting ",
        "kinds": ["product.changed", "order.placed", "order.placed"]
    });
    let made = dealer.post("/api/webhooks", body).await.expect(201);
    assert_eq!((&made["url"], &made["description"]), (&json!("https://shop.example/hook"), &json!("Accounting")));
    assert_eq!((&made["kinds"], &made["isEnabled"]), (&json!(["order.placed", "product.changed"]), &json!(true)));
    let secret = made["secret"].as_str().unwrap();
    assert!(secret.starts_with("whsec_") && secret.len() == 50, "{secret}");
    let path = format!("/api/webhooks/{}", made["id"]);
    let read = dealer.get(&path).await;
    assert!(!read.text().contains(secret));
    assert_eq!(read.expect(200)["id"], made["id"]);
    let list = dealer.get("/api/webhooks").await;
    assert!(!list.text().contains(secret));
    assert_eq!(list.total(), 1);

    let admin = app.signed_in_as(Role::Admin).await;
    let nothing = "This webhook was not found.";
    admin.get(&path).await.refused(404, nothing);
    admin.patch(&path, json!({})).await.refused(404, nothing);
    admin.delete(&path).await.refused(404, nothing);
    for action in ["rotate-secret", "test", "enable"] {
        admin.post(&format!("{path}/{action}"), json!({})).await.refused(404, nothing);
    }
    admin.get(&format!("{path}/deliveries")).await.refused(404, nothing);
    assert_eq!(admin.get("/api/webhooks").await.expect(200), json!([]));

    let patch =
        json!({ "url": "https://other.example/", "description": "", "kinds": ["order.paid"], "isEnabled": false });
    let changed = dealer.patch(&path, patch).await.expect(200);
    assert_eq!((&changed["url"], changed.get("description")), (&json!("https://other.example/"), None));
    assert_eq!((&changed["kinds"], &changed["isEnabled"]), (&json!(["order.paid"]), &json!(false)));
    dealer.delete(&path).await.expect(204);
    dealer.get(&path).await.refused(404, nothing);
}

#[rstest]
#[case(json!({ "url": "", "kinds": ["order.placed"] }), "url", "Please enter an address of 1 to 500 characters.")]
#[case(
    json!({ "url": "http://shop.example/", "kinds": ["order.placed"] }),
    "url", "Please enter an https address."
)]
#[case(json!({ "url": "https://a.example/", "kinds": [] }), "kinds", "Please choose at least one event type.")]
#[case(
    json!({ "url": "https://a.example/", "kinds": ["order.placed", "order.lost"] }),
    "kinds[1]", "Unknown event type."
)]
#[case(
    json!({ "url": "https://a.example/", "kinds": ["stock.low"] }),
    "kinds[0]", "Your role cannot receive this event type."
)]
#[case(
    json!({ "url": "https://a.example/", "kinds": ["order.placed"], "description": "two\nlines" }),
    "description", "Please keep the description to 200 characters on one line."
)]
#[actix_web::test]
async fn a_wish_with_a_fault_names_it(#[case] body: Value, #[case] field: &str, #[case] sentence: &str) {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    dealer.post("/api/webhooks", body).await.field_refused(field, sentence);
}

#[actix_web::test]
async fn nobody_has_more_than_twenty_and_plain_http_needs_the_setting() {
    let app = TestApp::start().await;
    let agent = app.signed_in_as(Role::Agent).await;
    app.write(|tx| Ok(tx.settings().set("webhookPrivateAddresses", "true", at(0))?)).await;
    let body = json!({ "url": "http://10.0.0.5/hook", "kinds": ["commission.earned"] });
    for _ in 0..20 {
        agent.post("/api/webhooks", body.clone()).await.expect(201);
    }
    let sentence = "You already have 20 webhooks. Please delete one you no longer use.";
    agent.post("/api/webhooks", body).await.refused(409, sentence);
}

#[actix_web::test]
async fn a_test_message_is_signed_sent_and_noted() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let made = make(&dealer, &["order.placed"]).await;
    let path = format!("/api/webhooks/{}", made["id"]);
    let delivery = dealer.post(&format!("{path}/test"), json!({})).await.expect(202);
    assert_eq!((&delivery["kind"], &delivery["state"]), (&json!("webhook.test"), &json!("pending")));
    app.fakes().webhooks.answer(Ok(Sent { status: 202, answer: "thanks".to_owned() }));
    assert_eq!(app.run_jobs().await, 1);
    let [message] = &sent(&app)[..] else { panic!("one message") };
    assert_eq!((message.url.as_str(), message.at), ("https://shop.example/hook", at(0)));
    assert_eq!(message.secrets, [made["secret"].as_str().unwrap()]);
    assert!(!message.private_addresses);
    assert_eq!(message.id, delivery["event"].as_str().unwrap());
    let body: Value = serde_json::from_str(&message.body).unwrap();
    let expected = json!({
        "id": message.id, "type": "webhook.test", "createdAt": "2026-03-02T09:00:00Z", "data": { "webhookId": made["id"] }
    });
    assert_eq!(body, expected);

    let id = &delivery["id"];
    let read = dealer.get(&format!("/api/webhook-deliveries/{id}")).await.expect(200);
    assert_eq!((&read["state"], &read["status"], &read["attempts"]), (&json!("delivered"), &json!(202), &json!(1)));
    assert_eq!((&read["answer"], &read["body"]), (&json!("thanks"), &json!(message.body)));
    let listed = dealer.get(&format!("{path}/deliveries?state=delivered")).await;
    assert_eq!((listed.total(), listed.json()[0].get("body")), (1, None));
    assert_eq!(dealer.get(&format!("{path}/deliveries?state=failed")).await.total(), 0);
    dealer.get(&format!("{path}/deliveries?state=lost")).await.refused(400, "The parameter state is invalid.");
    let stranger = app.signed_in_as(Role::Agent).await;
    let nothing = "This delivery was not found.";
    stranger.get(&format!("/api/webhook-deliveries/{id}")).await.refused(404, nothing);
    stranger.post(&format!("/api/webhook-deliveries/{id}/resend"), json!({})).await.refused(404, nothing);

    // Once more under the same name.
    dealer.post(&format!("/api/webhook-deliveries/{id}/resend"), json!({})).await.expect(202);
    app.run_jobs().await;
    let messages = sent(&app);
    assert_eq!((messages.len(), &messages[1].id), (2, &message.id));
}

#[actix_web::test]
async fn the_secret_before_signs_too_for_a_day() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let made = make(&dealer, &["order.placed"]).await;
    let path = format!("/api/webhooks/{}", made["id"]);
    let turned = dealer.post(&format!("{path}/rotate-secret"), json!({})).await.expect(200);
    let (old, new) = (made["secret"].as_str().unwrap(), turned["secret"].as_str().unwrap());
    assert_ne!(old, new);
    assert_eq!(turned["oldSecretUntil"], "2026-03-03T09:00:00Z");
    for (hours, secrets) in [(23, vec![new, old]), (24, vec![new])] {
        app.fakes().clock.set(at(0) + Duration::hours(hours));
        let dealer = app.sign_in(dealer.user().clone()).await;
        dealer.post(&format!("{path}/test"), json!({})).await.expect(202);
        app.run_jobs().await;
        assert_eq!(sent(&app).last().unwrap().secrets, secrets, "after {hours} hours");
    }
}

#[actix_web::test]
async fn of_two_new_secrets_at_once_both_sign() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let made = make(&dealer, &["order.placed"]).await;
    let path = format!("/api/webhooks/{}", made["id"]);
    let rotate = format!("{path}/rotate-secret");
    let (one, other) = join(dealer.post(&rotate, json!({})), dealer.post(&rotate, json!({}))).await;
    let mut told = [one, other].map(|answer| answer.expect(200)["secret"].as_str().unwrap().to_owned());
    dealer.post(&format!("{path}/test"), json!({})).await.expect(202);
    app.run_jobs().await;
    let mut signs = sent(&app).last().unwrap().secrets.clone();
    told.sort_unstable();
    signs.sort_unstable();
    assert_eq!(signs, told);
}

#[actix_web::test]
async fn what_fails_is_tried_again_and_at_last_the_webhook_goes_off() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let made = make(&dealer, &["order.placed"]).await;
    let path = format!("/api/webhooks/{}", made["id"]);
    app.fakes().webhooks.answer(Ok(Sent { status: 500, answer: "down".to_owned() }));
    dealer.post(&format!("{path}/test"), json!({})).await.expect(202);
    app.run_jobs().await;
    let read = &dealer.get(&format!("{path}/deliveries")).await.json()[0];
    assert_eq!((&read["state"], &read["error"]), (&json!("pending"), &json!("The response was 500.")));
    assert_eq!((&read["attempts"], &read["status"]), (&json!(1), &json!(500)));
    // The pauses grow: 15 seconds, then 30.
    for (seconds, attempts) in [(14, 1), (1, 2), (29, 2), (1, 3)] {
        app.fakes().clock.advance(Duration::seconds(seconds));
        app.run_jobs().await;
        assert_eq!(sent(&app).len(), attempts);
    }
    assert_eq!(dealer.get(&path).await.json()["failures"], 3);
    // It recovers.
    app.fakes().webhooks.answer(Ok(Sent { status: 200, answer: String::new() }));
    app.fakes().clock.advance(Duration::seconds(60));
    app.run_jobs().await;
    let read = &dealer.get(&format!("{path}/deliveries")).await.json()[0];
    assert_eq!((&read["state"], &read["attempts"], read.get("error")), (&json!("delivered"), &json!(4), None));
    assert_eq!(dealer.get(&path).await.json()["failures"], 0);

    // It does not, whatever it is sent.
    app.fakes().webhooks.answer(Err(SendFault("No response within 10 seconds.".into())));
    for _ in 0..14 {
        dealer.post(&format!("{path}/test"), json!({})).await.expect(202);
    }
    app.run_jobs().await;
    let still = dealer.get(&path).await.json();
    assert_eq!((&still["isEnabled"], &still["failures"]), (&json!(true), &json!(14)));
    dealer.post(&format!("{path}/test"), json!({})).await.expect(202);
    app.run_jobs().await;
    let off = dealer.get(&path).await.json();
    assert_eq!((&off["isEnabled"], off.get("disabledAt").is_some()), (&json!(false), true));
    let notices = dealer.get("/api/notifications").await;
    assert_eq!(notices.total(), 1, "it is told once");
    let notice = &notices.json()[0];
    assert_eq!(
        (&notice["type"], &notice["title"]),
        (&json!("webhook"), &json!(format!("Webhook #{} disabled", made["id"])))
    );
    let before = sent(&app).len();
    app.fakes().clock.advance(Duration::minutes(5));
    app.run_jobs().await;
    assert_eq!(sent(&app).len(), before, "nothing is sent any more");
    assert_eq!(dealer.get(&format!("{path}/deliveries?state=pending")).await.total(), 0);
    let sentence = "This webhook is disabled. Please enable it first.";
    dealer.post(&format!("{path}/test"), json!({})).await.refused(409, sentence);

    let on = dealer.post(&format!("{path}/enable"), json!({})).await.expect(200);
    assert_eq!((&on["isEnabled"], &on["failures"], on.get("disabledAt")), (&json!(true), &json!(0), None));
    app.fakes().webhooks.answer(Ok(Sent { status: 200, answer: String::new() }));
    let failed = dealer.get(&format!("{path}/deliveries?state=failed")).await.json();
    dealer.post(&format!("/api/webhook-deliveries/{}/resend", failed[0]["id"]), json!({})).await.expect(202);
    app.run_jobs().await;
    assert_eq!(dealer.get(&format!("{path}/deliveries?state=delivered")).await.total(), 2);
}

#[actix_web::test]
async fn a_delivery_is_given_up_after_ten_attempts_and_forgotten_after_thirty_days() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let made = make(&dealer, &["order.placed"]).await;
    let path = format!("/api/webhooks/{}", made["id"]);
    app.fakes().webhooks.answer(Err(SendFault("No response within 10 seconds.".into())));
    dealer.post(&format!("{path}/test"), json!({})).await.expect(202);
    for _ in 0..12 {
        app.run_jobs().await;
        app.fakes().clock.advance(Duration::hours(1));
    }
    assert_eq!(sent(&app).len(), 10);
    let dealer = app.sign_in(dealer.user().clone()).await;
    let given_up = &dealer.get(&format!("{path}/deliveries")).await.json()[0];
    assert_eq!((&given_up["state"], &given_up["attempts"]), (&json!("failed"), &json!(10)));
    assert_eq!(app.write(|tx| Ok(tx.webhooks().purge(at(0) + Duration::days(30))?)).await, 1);
}

#[actix_web::test]
async fn a_token_hears_of_nothing_that_it_may_not_read() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let (key, _) = tokens::make(&dealer, &["webhooks:read", "webhooks:write", "orders:read"]).await;
    let guest = app.guest();
    let call = |method: Method, path: String, body: Option<Value>| {
        let (guest, key) = (&guest, &key);
        async move { tokens::with_token(guest, key, method, &path, body).await }
    };
    let input = |kinds: &[&str]| Some(json!({ "url": "https://shop.example/hook", "kinds": kinds }));
    let lacks = "This API token lacks the scope products:read.";
    let path = "/api/webhooks".to_owned();
    call(Method::POST, path.clone(), input(&["order.placed", "product.changed"])).await.refused(403, lacks);
    let own = call(Method::POST, path.clone(), input(&["order.placed"])).await.expect(201);
    let own = format!("{path}/{}", own["id"]);
    call(Method::PATCH, own.clone(), Some(json!({ "kinds": ["product.changed"] }))).await.refused(403, lacks);
    call(Method::PATCH, own.clone(), Some(json!({ "description": "Sync" }))).await.expect(200);

    // Nor does it lead what others hear elsewhere, or read what they were told.
    let wide = make(&dealer, &["product.created"]).await;
    let wide = format!("{path}/{}", wide["id"]);
    let elsewhere = json!({ "url": "https://elsewhere.example/" });
    call(Method::PATCH, wide.clone(), Some(elsewhere)).await.refused(403, lacks);
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let mango = json!({ "name": "Mango Ice", "category": "Pods", "customerPrice": "14.00", "agentPrice": "9.00",
        "wholesalerPrice": "7.00" });
    owner.post("/api/products", mango).await.expect(201);
    let told = &dealer.get(&format!("{wide}/deliveries")).await.json()[0];
    let told = format!("/api/webhook-deliveries/{}", told["id"]);
    call(Method::GET, told.clone(), None).await.refused(403, lacks);
    dealer.get(&told).await.expect(200);
    call(Method::POST, format!("{own}/test"), None).await.expect(202);
    let tried = &call(Method::GET, format!("{own}/deliveries"), None).await.json()[0];
    call(Method::GET, format!("/api/webhook-deliveries/{}", tried["id"]), None).await.expect(200);
}

#[actix_web::test]
async fn the_log_names_the_host_and_keeps_the_path_to_itself() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let body = json!({ "url": "https://hooks.example/services/s3cret?key=hidden", "kinds": ["user.approved"] });
    let made = admin.post("/api/webhooks", body).await.expect(201);
    admin.delete(&format!("/api/webhooks/{}", made["id"])).await.expect(204);
    let log = admin.get("/api/user-activity-log").await;
    assert!(log.text().contains("Created webhook #") && log.text().contains("to hooks.example."), "{}", log.text());
    assert!(!log.text().contains("s3cret") && !log.text().contains("hidden"));
}
