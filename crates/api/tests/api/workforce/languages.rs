//! Notices, the activity log, mails and documents in the languages of their readers.

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_kernel::{Language, Role, message};
use tierway_testkit::builders::at;
use tierway_workforce::{Audience, NewNotice, NoticeKind};

use crate::orders::shop::{admin, change, order, product};
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
async fn the_servers_reasons_are_read_in_the_language_of_the_account_and_those_of_people_as_typed() {
    let app = TestApp::start().await;
    let [owner, staff] = [admin(&app).await, app.signed_in_as(Role::Warehouse).await];
    speaks(&app, &owner, Language::Ms).await;
    let coil = product(&app, "Coil", 10).await;
    let path = format!("/api/products/{coil}/stock");
    // The second one is typed, in the very words of the server.
    for body in [json!({ "stockBalance": 12 }), json!({ "stockBalance": 9, "reason": "Stock set by hand" })] {
        staff.patch(&path, body).await.expect(200);
    }
    let said = async |client: &Client| {
        let ledger = client.get("/api/inventory/transactions").await.expect(200);
        let updates = client.get("/api/stock-updates").await.expect(200);
        [&ledger[0]["notes"], &ledger[1]["notes"], &updates[0]["reason"], &updates[1]["reason"]].map(Value::clone)
    };
    let (typed, malay) = ("Stock set by hand", "Stok ditetapkan secara manual");
    assert_eq!(said(&staff).await, [typed; 4]);
    assert_eq!(said(&owner).await, [typed, malay, typed, malay]);
    let table = async |client: &Client| client.get("/api/exports/movements.csv").await.text().to_owned();
    let count = |text: String, words: &str| text.matches(words).count();
    assert_eq!((count(table(&owner).await, malay), count(table(&owner).await, typed)), (1, 1));
    assert_eq!((count(table(&staff).await, malay), count(table(&staff).await, typed)), (0, 2));
}

#[actix_web::test]
async fn the_history_of_an_order_and_the_ledger_are_read_in_the_language_of_the_account() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    speaks(&app, &owner, Language::Ms).await;
    let coil = product(&app, "Coil", 10).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let number = order(&buyer, coil, 2).await;
    change(&owner, number, json!({ "status": "paid", "paymentMethod": "Bank", "notes": "Sale" })).await;
    let shipped = owner.post(&format!("/api/orders/{number}/shipments"), json!({})).await.expect(201);
    let notes = |seen: &Value| -> Vec<String> {
        let history = seen["history"].as_array().unwrap().iter();
        history.filter_map(|entry| entry["note"].as_str()).map(str::to_owned).collect()
    };
    let expected = [
        "Bayaran direkodkan: invois INV-2026-000001, resit RCP-2026-000001. Sale",
        "Baki dihantar: 2 daripada 2 unit, nota penghantaran DLN-2026-000001",
    ];
    assert_eq!(notes(&shipped), expected);
    let path = format!("/api/orders/{number}");
    assert_eq!(notes(&owner.get(&path).await.expect(200)), expected);
    let english = [
        "Payment recorded: invoice INV-2026-000001, receipt RCP-2026-000001. Sale",
        "Shipped the rest: 2 of 2 pieces, delivery note DLN-2026-000001",
    ];
    assert_eq!(notes(&buyer.get(&path).await.expect(200)), english);
    let ledger = owner.get("/api/inventory/transactions").await.expect(200);
    assert_eq!(ledger[0]["reference"], format!("Pesanan #{number}"));
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
