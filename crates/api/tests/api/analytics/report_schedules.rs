//! Sales reports by email.

use chrono::{Datelike as _, Duration};
use serde_json::{Value, json};
use tierway_application::jobs::{JobKind, NewJob};
use tierway_kernel::{Clock as _, Role, UserId};

use crate::orders::shop::{admin, order, product};
use crate::support::{Client, TestApp};

fn weekly(files: &str) -> Value {
    json!({ "every": "week", "files": files, "by": "product", "compare": "previous" })
}

async fn schedules(client: &Client) -> Vec<Value> {
    let all: Value = client.get("/api/report-schedules").await.expect(200);
    all.as_array().unwrap().clone()
}

/// Moves the clock to the next Monday at seven and runs the job twice, as two instances would.
async fn monday(app: &TestApp) {
    let now = app.fakes().clock.now();
    let days = 7 - i64::from(now.date_naive().weekday().num_days_from_monday());
    let monday = (now.date_naive() + Duration::days(days)).and_hms_opt(7, 0, 0).unwrap().and_utc();
    app.fakes().clock.advance(monday - now);
    for _ in 0..2 {
        let job = NewJob { kind: JobKind::SendReports, payload: "{}".to_owned(), run_at: monday, dedupe_key: None };
        app.write(move |tx| Ok(tx.jobs().enqueue(&job, monday)?)).await;
    }
    app.run_jobs().await;
}

#[actix_web::test]
async fn a_report_of_the_week_is_sent_once_with_its_files() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let mango = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    order(&buyer, mango, 3).await;
    let made: Value = owner.post("/api/report-schedules", weekly("both")).await.expect(201);
    assert_eq!((&made["every"], &made["by"], &made["step"]), (&json!("week"), &json!("product"), &json!("day")));
    monday(&app).await;
    let sent = app.fakes().mailer.sent();
    assert_eq!(sent.len(), 1, "one mail, however often the job runs: {sent:?}");
    assert_eq!(sent[0].to, owner.user().email);
    assert!(sent[0].subject.contains("Sales report, "), "{}", sent[0].subject);
    assert!(sent[0].body.contains("/dashboard/manufacturer/analytics"), "{}", sent[0].body);
    let kinds: Vec<&str> = sent[0].files.iter().map(|file| file.media_type.as_str()).collect();
    assert_eq!(kinds, ["application/pdf", "text/csv; charset=utf-8"]);
    for file in &sent[0].files {
        let text = String::from_utf8_lossy(&file.content).into_owned();
        assert!(text.contains("Mango Ice") && text.contains("42.00"), "{}: {text}", file.name);
    }
    monday(&app).await;
    let sent = app.fakes().mailer.sent();
    assert_eq!(sent.len(), 2, "a week later the next one");
    let id = made["id"].as_i64().unwrap();
    let owner = app.sign_in(owner.user().clone()).await;
    owner.delete(&format!("/api/report-schedules/{id}")).await.expect(204);
    assert_eq!(schedules(&owner).await, Vec::<Value>::new());
    monday(&app).await;
    assert_eq!(app.fakes().mailer.sent().len(), 2, "deleted, sent no more");
}

#[actix_web::test]
async fn a_report_is_in_the_language_of_the_account_and_waits_while_it_is_inactive() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    owner.post("/api/report-schedules", weekly("pdf")).await.expect(201);
    owner.patch(&format!("/api/users/{}", owner.id()), json!({ "language": "ms" })).await.expect(200);
    let id = UserId(owner.id());
    app.write(move |tx| Ok(tx.users().set_active(id, false)?)).await;
    monday(&app).await;
    assert_eq!(app.fakes().mailer.sent(), [], "an inactive account gets nothing");
    app.write(move |tx| Ok(tx.users().set_active(id, true)?)).await;
    monday(&app).await;
    let sent = app.fakes().mailer.sent();
    assert_eq!(sent.len(), 1);
    assert!(sent[0].subject.contains("Laporan jualan"), "{}", sent[0].subject);
    assert_eq!(sent[0].files.len(), 1);
}

#[actix_web::test]
async fn schedules_are_their_owners_and_ten_at_most() {
    let app = TestApp::start().await;
    let (owner, boss) = (app.signed_in_as(Role::Manufacturer).await, admin(&app).await);
    for _ in 0..10 {
        owner.post("/api/report-schedules", json!({ "every": "month", "files": "csv" })).await.expect(201);
    }
    let refused = owner.post("/api/report-schedules", weekly("pdf")).await;
    refused.refused(422, "You can schedule at most 10 reports. Delete one to add another.");
    assert_eq!(schedules(&owner).await.len(), 10);
    assert_eq!(schedules(&boss).await.len(), 0);
    let id = schedules(&owner).await[0]["id"].as_i64().unwrap();
    boss.delete(&format!("/api/report-schedules/{id}")).await.problem(404);
    owner.post("/api/report-schedules", json!({ "every": "year", "files": "pdf" })).await.problem(422);
}
