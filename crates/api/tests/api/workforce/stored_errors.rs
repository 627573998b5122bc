//! What went wrong in imports, mails, webhooks and jobs, in the language of who reads it. It is stored long before.

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_application::MailError;
use tierway_application::mail::{NewMail, post};
use tierway_application::webhooks::{SendFault, Sent};
use tierway_catalogue::DraftError;
use tierway_kernel::{Actor, Language, Message, Role, message};
use tierway_testkit::builders::{add_product, product_draft};

use super::languages::speaks;
use crate::imports::support::{address, apply, checked, owner, rows};
use crate::integration::webhooks::make;
use crate::support::{Client, TestApp};

/// The sentence in Malay, which is not the English one.
fn malay(sentence: &Message) -> String {
    let said = sentence.render(Language::Ms);
    assert_ne!(said, sentence.to_string());
    said
}

/// A link as a browser opens it by itself, in a language of its own.
async fn opened(client: &Client, path: &str) -> String {
    client.request(Method::GET, path).header("Accept-Language", "en-GB,en;q=0.9").send().await.text().to_owned()
}

#[actix_web::test]
async fn what_is_wrong_with_rows_is_said_in_the_language_of_each_reader() {
    let app = TestApp::start().await;
    let [english, reader] = [app.signed_in_as(Role::Admin).await, owner(&app).await];
    speaks(&app, &reader, Language::Ms).await;
    let text = "SKU,Category,EAN,Cost\nA,Pods,123,ten\nB,,4006381333931,1\nC,Pods,4006381333931,1\nb,Pods,,1\n";
    let import = checked(&app, &english, "products", text).await;
    let name = import["fields"].as_array().unwrap().iter().find(|field| field["field"] == "name").unwrap();
    assert_eq!(name["label"], "Name");
    let errors = async |client: &Client| -> Vec<Value> {
        rows(client, &import).await.into_iter().flat_map(|row| row["errors"].as_array().unwrap().clone()).collect()
    };
    let twin = |first: u32, word: &'static str| message!("Row {first} has the same {word}.", first, word);
    let same_barcode = message!("Row {first} has the same barcode.", first = 3);
    let expected: Vec<(Message, Message)> = vec![
        (Message::verbatim("Cost"), "Please write amounts like 1234.50.".into()),
        ("Name".into(), "Product name is required".into()),
        (Message::verbatim("EAN"), "This is not a valid EAN or UPC code.".into()),
        (Message::verbatim("EAN"), same_barcode),
        (Message::verbatim("SKU"), twin(3, "SKU")),
    ];
    for (client, language) in [(&english, Language::En), (&reader, Language::Ms)] {
        let found = errors(client).await;
        for (column, sentence) in &expected {
            let error = json!({ "column": column.render(language), "message": sentence.render(language) });
            assert!(found.contains(&error), "{error} in {found:?}");
            malay(sentence);
        }
    }
    let report = opened(&reader, &format!("/api/exports/imports/{}.csv", import["id"])).await;
    assert!(report.contains(&format!("{}: {}", malay(&"Name".into()), malay(&expected[1].1))), "{report}");
    let report = opened(&english, &format!("/api/exports/imports/{}.csv", import["id"])).await;
    assert!(report.contains("Name: Product name is required"), "{report}");
}

#[actix_web::test]
async fn why_an_import_failed_is_said_in_the_language_of_the_reader() {
    let app = TestApp::start().await;
    let [english, reader] = [app.signed_in_as(Role::Admin).await, owner(&app).await];
    speaks(&app, &reader, Language::Ms).await;
    let import = checked(&app, &english, "products", "SKU,Name,Category\nNEW-1,Kiwi,Pods\n").await;
    app.write(|tx| {
        let mut draft = product_draft("Other");
        draft.sku = "NEW-1".to_owned();
        Ok(add_product(tx, &draft, 0)?)
    })
    .await;
    let failed = apply(&app, &english, &import).await;
    let row = message!("Row {number}: {sentence}", number = 2, sentence = Message::from(DraftError::SkuTaken));
    let error = row.followed_by(Some("Nothing was imported."));
    assert_eq!(failed["error"], error.to_string());
    assert_eq!(reader.get(&address(&import)).await.expect(200)["error"], malay(&error));
    assert_eq!(reader.get("/api/imports").await.expect(200)[0]["error"], malay(&error));
    let again = reader.post(&format!("{}/cancel", address(&import)), json!({})).await.expect(200);
    assert_eq!(again["fields"][1]["label"], malay(&"Name".into()));
}

#[actix_web::test]
async fn why_a_webhook_did_not_arrive_is_said_in_the_language_of_its_owner() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    speaks(&app, &dealer, Language::Ms).await;
    let path = format!("/api/webhooks/{}", make(&dealer, &["order.placed"]).await["id"]);
    let late = message!("No response within {seconds} seconds.", seconds = 10);
    let refused = message!("The response was {status}.", status = 500);
    for (answer, error) in
        [(Ok(Sent { status: 500, answer: String::new() }), refused), (Err(SendFault(late.clone())), late)]
    {
        app.fakes().webhooks.answer(answer);
        let made = dealer.post(&format!("{path}/test"), json!({})).await.expect(202);
        app.run_jobs().await;
        let read = dealer.get(&format!("/api/webhook-deliveries/{}", made["id"])).await.expect(200);
        assert_eq!(read["error"], malay(&error));
        assert_eq!(dealer.get(&format!("{path}/deliveries")).await.expect(200)[0]["error"], malay(&error));
    }
    let inside = json!({ "url": "http://shop.example/", "kinds": ["order.placed"] });
    let call = dealer.request(Method::POST, "/api/webhooks").header("Accept-Language", "ms").json(&inside);
    call.send().await.field_refused("url", &malay(&"Please enter an https address.".into()));
}

#[actix_web::test]
async fn why_a_mail_was_not_sent_is_said_in_the_language_of_the_admin() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    speaks(&app, &admin, Language::Ms).await;
    let answered = || message!("The mail server answered: {reply}", reply = "451 come back later".to_owned());
    app.fakes().mailer.answer(Err(MailError::Transient(answered())));
    let context = app.fakes().context(Actor::System);
    app.write(move |tx| {
        let [to, subject, body] = ["anna@mail.example", "News", "Good news."].map(str::to_owned);
        Ok(post(tx, &context, NewMail { to, subject, body, link_for: None })?.0)
    })
    .await;
    app.run_jobs().await;
    let mail = admin.get("/api/mail-outbox").await.expect(200)[0].clone();
    assert_eq!(mail["lastError"], malay(&answered()));
    assert!(malay(&answered()).contains("451 come back later"));
    // Its job failed for the same reason, and stands in another list.
    let jobs = admin.get("/api/jobs?kind=sendMail").await.expect(200);
    assert_eq!(jobs[0]["error"], malay(&answered()));
}
