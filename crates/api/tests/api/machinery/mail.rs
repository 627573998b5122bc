//! /api/mail-outbox.

use serde_json::json;
use tierway_application::mail::{MailAttachment, NewMail, post};
use tierway_application::{Delivery, MailError};
use tierway_kernel::{Actor, MailId, Role};

use crate::support::TestApp;

async fn posted(app: &TestApp, subject: &'static str) -> i64 {
    let context = app.fakes().context(Actor::System);
    app.write(move |tx| {
        let (to, body) = ("anna@mail.example".to_owned(), "Good news.".to_owned());
        Ok(post(tx, &context, NewMail { to, subject: subject.to_owned(), body, link_for: None })?.0)
    })
    .await
}

#[actix_web::test]
async fn a_test_mail_goes_out_and_stands_in_the_outbox() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let mail = admin.post("/api/mail-outbox/test", json!({ "to": "ada@mail.example" })).await.expect(201);
    assert_eq!((&mail["status"], &mail["attempts"], mail.get("sentAt")), (&json!("queued"), &json!(0), None));
    assert_eq!(app.run_jobs().await, 1);
    let path = format!("/api/mail-outbox/{}", mail["id"]);
    let sent = admin.get(&path).await.expect(200);
    assert_eq!((&sent["status"], &sent["to"]), (&json!("sent"), &json!("ada@mail.example")));
    assert!(sent["sentAt"].is_string() && sent["body"].as_str().unwrap().contains("test email"));
    assert_eq!(app.fakes().mailer.sent()[0].to, "ada@mail.example");
    let wrong = admin.post("/api/mail-outbox/test", json!({ "to": "ada" })).await;
    wrong.field_refused("to", "Please enter a valid email address.");
}

#[actix_web::test]
async fn the_outbox_lists_by_what_became_of_the_mails() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    posted(&app, "sent").await;
    app.run_jobs().await;
    app.fakes().mailer.answer(Err(MailError::Permanent("550 no such mailbox".into())));
    posted(&app, "failed").await;
    app.run_jobs().await;
    posted(&app, "queued").await;
    let all = admin.get("/api/mail-outbox?limit=2").await;
    assert_eq!(all.total(), 3);
    assert_eq!((&all.json()[0]["subject"], &all.json()[1]["subject"]), (&json!("queued"), &json!("failed")));
    assert_eq!(all.json()[0].get("body"), None, "lists are without texts");
    let failed = admin.get("/api/mail-outbox?status=failed").await.expect(200);
    assert_eq!((&failed[0]["subject"], &failed[0]["lastError"]), (&json!("failed"), &json!("550 no such mailbox")));
    assert_eq!(failed.as_array().map(Vec::len), Some(1));
    admin.get("/api/mail-outbox?status=odd").await.refused(400, "The parameter status is invalid.");
    app.guest().get("/api/mail-outbox").await.problem(401);
}

#[actix_web::test]
async fn a_failed_mail_can_be_sent_again() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    app.fakes().mailer.answer(Err(MailError::Transient("the server is away".into())));
    let id = posted(&app, "news").await;
    app.run_jobs().await;
    let path = format!("/api/mail-outbox/{id}");
    let waiting = admin.get(&path).await.expect(200);
    assert_eq!((&waiting["status"], &waiting["lastError"]), (&json!("queued"), &json!("the server is away")));
    app.fakes().mailer.answer(Ok(Delivery::Sent));
    admin.post(&format!("{path}/resend"), json!({})).await.expect(200);
    assert_eq!(app.run_jobs().await, 1);
    assert_eq!(app.fakes().mailer.sent()[0].body, "Good news.");
    admin.post("/api/mail-outbox/987654/resend", json!({})).await.refused(404, "This mail was not found.");
}

#[actix_web::test]
async fn a_mail_whose_attachments_are_deleted_is_not_sent_again() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let id = posted(&app, "report").await;
    let file = MailAttachment { name: "sales.csv".into(), media_type: "text/csv".into(), content: b"a,b".to_vec() };
    app.write(move |tx| Ok(tx.mail().attach(MailId(id), std::slice::from_ref(&file))?)).await;
    app.run_jobs().await;
    let resend = format!("/api/mail-outbox/{id}/resend");
    admin.post(&resend, json!({})).await.expect(200);
    app.run_jobs().await;
    assert_eq!(app.fakes().mailer.sent().len(), 2);
    app.fakes().clock.advance(chrono::Duration::days(91));
    let context = app.fakes().context(Actor::System);
    app.write(move |tx| Ok(tx.mail().purge_attachments(context.now)?)).await;
    let admin = app.signed_in_as(Role::Admin).await;
    let sentence = "The attachments of this email have been deleted, so it cannot be sent again.";
    admin.post(&resend, json!({})).await.refused(409, sentence);
    assert_eq!(app.fakes().mailer.sent().len(), 2);
}

#[actix_web::test]
async fn without_a_mail_server_the_admin_reads_what_would_have_been_sent() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    app.fakes().mailer.answer(Ok(Delivery::Kept));
    let id = posted(&app, "news").await;
    app.run_jobs().await;
    let mail = admin.get(&format!("/api/mail-outbox/{id}")).await.expect(200);
    assert_eq!(
        (&mail["status"], &mail["body"], &mail["hasLink"]),
        (&json!("kept"), &json!("Good news."), &json!(false))
    );
}
