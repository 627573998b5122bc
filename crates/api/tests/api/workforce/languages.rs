//! Notices, the activity log, mails and documents in the languages of their readers.

use actix_web::http::Method;
use serde_json::json;
use tierway_kernel::{Language, Role, message};
use tierway_testkit::builders::at;
use tierway_workforce::{Audience, NewNotice, NoticeKind};

use crate::orders::shop::{admin, order, product};
use crate::support::{Client, TestApp};

/// Chooses the language of a client's account.
pub async fn speaks(app: &TestApp, client: &Client, language: Language) {
    let id = client.user().id;
    app.write(move |tx| {
        let mut user = tx.users().by_id(id)?.unwrap();
        user.language = Some(language);
        Ok(tx.users().save_profile(&user)?)
    })
    .await;
}

#[actix_web::test]
async fn a_notice_is_read_in_the_language_of_each_account() {
    let app = TestApp::start().await;
    let [english, thai] = [app.signed_in_employee("Manager").await, app.signed_in_employee("Purchaser").await];
    speaks(&app, &thai, Language::Th).await;
    let title = || message!("Order #{number} {status}", number = 7, status = "shipped");
    app.write(move |tx| {
        let audience = Audience::Group("employee".to_owned());
        let message = message!("Your order #{number} has been shipped.", number = 7);
        let notice = NewNotice { audience, kind: NoticeKind::Order.into(), subject: None, title: title(), message };
        Ok(tx.notices().add(&notice, at(0)).map(|_| ())?)
    })
    .await;
    assert_eq!(english.get("/api/notifications").await.expect(200)[0]["title"], "Order #7 shipped");
    let told = thai.get("/api/notifications").await.expect(200)[0].clone();
    assert_eq!(told["title"], title().render(Language::Th));
    assert_ne!(told["title"], "Order #7 shipped");
    assert!(told["message"].as_str().unwrap().contains("#7") && told["message"] != "Your order #7 has been shipped.");
    // Who has chosen none gets what the browser asks for.
    let asked = english.request(Method::GET, "/api/notifications").header("Accept-Language", "th-TH, en;q=0.5");
    assert_eq!(asked.send().await.expect(200)[0]["title"], told["title"]);
    let kinds = thai.get("/api/notification-preferences").await.expect(200)["kinds"].clone();
    assert_eq!(kinds[0]["title"], NoticeKind::Order.title().render(Language::Th));
    assert_ne!(kinds[0]["title"], "Orders");
}

#[actix_web::test]
async fn the_activity_log_is_read_in_the_language_of_the_account() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    speaks(&app, &owner, Language::Ms).await;
    owner.post("/api/products", json!({ "name": "Coil", "category": "Parts", "sku": "COIL-1" })).await.expect(201);
    let said = owner.get("/api/user-activity-log?action=catalogue").await.expect(200)[0]["description"].clone();
    let created = message!("Created product {name} ({sku})", name = "Coil".to_owned(), sku = "COIL-1".to_owned());
    assert_eq!(said, created.render(Language::Ms));
    assert_ne!(said, created.render(Language::En));
}

#[actix_web::test]
async fn a_mail_is_written_in_the_language_of_its_reader() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_as(Role::Customer).await;
    speaks(&app, &buyer, Language::Zh).await;
    let input = json!({ "email": buyer.user().email, "role": "customer" });
    app.guest().post("/api/auth/reset-password", input).await.expect(200);
    app.run_jobs().await;
    let sent = app.fakes().mailer.sent();
    let mail = sent.iter().find(|mail| mail.to == buyer.user().email).unwrap();
    assert!(mail.subject.ends_with(&message!("Reset your password").render(Language::Zh)), "{}", mail.subject);
    assert!(!mail.subject.contains("Reset"), "{}", mail.subject);
    assert!(mail.body.contains("/reset-password?token="), "{}", mail.body);
    assert!(!mail.body.contains("The link works once"), "{}", mail.body);
}

#[actix_web::test]
async fn working_documents_speak_the_readers_language_and_issued_ones_the_customers() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let mango = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    speaks(&app, &buyer, Language::Th).await;
    let number = order(&buyer, mango, 2).await;
    let pdf = async |client: &Client, kind: &str| {
        // As a link in the page: the browser asks in its own language.
        let link = client.request(Method::GET, &format!("/api/orders/{number}/papers/{kind}.pdf"));
        let answer = link.header("Accept-Language", "en-GB,en;q=0.9").send().await;
        assert_eq!(answer.status.as_u16(), 200, "{}", answer.text());
        let text = tierway_testkit::pdf::pages(&answer.body).concat();
        (answer, text.split_whitespace().collect::<String>())
    };
    let bill_to: String = message!("Bill to").render(Language::Th).split_whitespace().collect();
    assert_ne!(bill_to, "Billto");
    let (_, thai) = pdf(&buyer, "proforma").await;
    assert!(thai.contains(&bill_to) && !thai.contains("BILLTO"), "{thai}");
    assert!(thai.contains("MangoIce") && thai.contains("$14.00"), "{thai}");
    let (_, english) = pdf(&owner, "proforma").await;
    assert!(english.contains("BILLTO"), "{english}");
    let paid = json!({ "status": "paid", "paymentMethod": "Bank" });
    owner.patch(&format!("/api/orders/{number}"), paid).await.expect(200);
    let (of_owner, text) = pdf(&owner, "invoice").await;
    assert!(text.contains(&bill_to), "{text}");
    assert_eq!(of_owner.body, pdf(&buyer, "invoice").await.0.body, "everybody gets the same file");
}
