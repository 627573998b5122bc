//! The daily email of unread notices.

use chrono::{DateTime, Duration, Utc};
use serde_json::json;
use tierway_application::jobs::{JobKind, NewJob};
use tierway_kernel::{Clock as _, Message, UserId};
use tierway_workforce::{Audience, NewNotice, NoticeKind};

use crate::support::{Client, TestApp};

/// A person who wants orders and issues by mail, the latter muted.
async fn reader(app: &TestApp, position: &'static str) -> Client {
    let client = app.signed_in_employee(position).await;
    let of = |kind: &str, muted: bool| json!({ "kind": kind, "isMuted": muted, "mail": "digest" });
    let input = json!({ "kinds": [of("order", false), of("issue", true)] });
    client.put("/api/notification-preferences", input).await.expect(200);
    client
}

async fn tell(app: &TestApp, kind: NoticeKind, title: &str, time: DateTime<Utc>) -> i64 {
    let notice = NewNotice {
        audience: Audience::Group("employee".to_owned()),
        kind: kind.into(),
        subject: None,
        title: Message::verbatim(title),
        message: Message::verbatim(format!("About {title}.")),
    };
    app.write(move |tx| Ok(tx.notices().add(&notice, time)?.id.0)).await
}

/// Puts a digest in line, as the hourly round does.
async fn enqueue(app: &TestApp) {
    let now = app.fakes().clock.now();
    let job = NewJob { kind: JobKind::NoticeDigest, payload: "{}".to_owned(), run_at: now, dedupe_key: None };
    app.write(move |tx| Ok(tx.jobs().enqueue(&job, now)?)).await;
}

/// Moves the clock to the next time it shows the hour of the digest.
fn to_seven(app: &TestApp) -> DateTime<Utc> {
    let now = app.fakes().clock.now();
    let today = now.date_naive().and_hms_opt(7, 0, 0).unwrap().and_utc();
    let seven = if today > now { today } else { today + Duration::days(1) };
    app.fakes().clock.advance(seven - now);
    seven
}

#[actix_web::test]
async fn what_is_unread_of_the_day_is_mailed_once_to_who_wants_it() {
    let app = TestApp::start().await;
    let seven = to_seven(&app);
    let (manager, _unasked) = (reader(&app, "Manager").await, app.signed_in_employee("Supervisor").await);
    let ago = |hours: i64| seven - Duration::hours(hours);
    tell(&app, NoticeKind::Order, "too old", ago(25)).await;
    tell(&app, NoticeKind::Order, "an order", ago(24)).await;
    tell(&app, NoticeKind::Issue, "a muted issue", ago(3)).await;
    tell(&app, NoticeKind::StockUpdate, "another kind", ago(3)).await;
    let read = tell(&app, NoticeKind::Order, "read before", ago(2)).await;
    manager.patch(&format!("/api/notifications/{read}"), json!({ "status": "read" })).await.expect(200);
    tell(&app, NoticeKind::Order, "of today", seven).await;
    enqueue(&app).await;
    enqueue(&app).await;
    app.run_jobs().await;
    let sent = app.fakes().mailer.sent();
    assert_eq!(sent.len(), 1, "one mail, however often the job runs: {sent:?}");
    let (to, subject, body) = (&sent[0].to, &sent[0].subject, &sent[0].body);
    assert_eq!((to, subject.as_str()), (&manager.user().email, "Tierway: 2 unread notifications"));
    let (issue, order) = (body.find("a muted issue").unwrap(), body.find("About an order.").unwrap());
    assert!(issue < order, "newest first: {body}");
    for absent in ["too old", "another kind", "read before", "of today", "more."] {
        assert!(!body.contains(absent), "{absent} in {body}");
    }
    app.fakes().clock.advance(Duration::days(1));
    enqueue(&app).await;
    app.run_jobs().await;
    let sent = app.fakes().mailer.sent();
    assert_eq!(sent.len(), 2);
    assert_eq!(sent[1].subject, "Tierway: 1 unread notification", "the next day begins where this one ended");
    assert!(sent[1].body.contains("of today"));
    app.fakes().clock.advance(Duration::days(1));
    enqueue(&app).await;
    app.run_jobs().await;
    assert_eq!(app.fakes().mailer.sent().len(), 2, "nothing unread, no mail");
    let long_past = app.fakes().clock.now() + Duration::hours(2);
    tell(&app, NoticeKind::Order, "of the third day", long_past).await;
    app.fakes().clock.advance(Duration::hours(27));
    enqueue(&app).await;
    app.run_jobs().await;
    assert_eq!(app.fakes().mailer.sent().len(), 2, "three hours late is too late");
}

#[actix_web::test]
async fn nobody_who_is_switched_off_is_mailed_and_long_lists_end() {
    let app = TestApp::start().await;
    let (manager, gone) = (reader(&app, "Manager").await, reader(&app, "Purchaser").await);
    let id = gone.id();
    app.write(move |tx| Ok(tx.users().set_active(UserId(id), false)?)).await;
    let seven = to_seven(&app);
    for number in 0..53 {
        tell(&app, NoticeKind::Order, &format!("order {number:02}"), seven - Duration::minutes(60 - number)).await;
    }
    enqueue(&app).await;
    app.run_jobs().await;
    let sent = app.fakes().mailer.sent();
    assert_eq!(sent.len(), 1);
    assert_eq!((&sent[0].to, sent[0].subject.as_str()), (&manager.user().email, "Tierway: 53 unread notifications"));
    assert!(
        sent[0].body.contains("order 52") && sent[0].body.contains("order 03") && sent[0].body.contains("and 3 more.")
    );
    assert!(!sent[0].body.contains("order 02"));
}

#[actix_web::test]
async fn two_instances_at_once_mail_nobody_twice() {
    let app = TestApp::start().await;
    let _manager = reader(&app, "Manager").await;
    let other = app.again(7).await;
    let seven = to_seven(&app);
    let behind = seven - other.fakes().clock.now();
    other.fakes().clock.advance(behind);
    tell(&app, NoticeKind::Order, "an order", seven - Duration::hours(1)).await;
    for _ in 0..4 {
        enqueue(&app).await;
    }
    futures_util::future::join(app.run_jobs(), other.run_jobs()).await;
    app.run_jobs().await;
    let sent = app.fakes().mailer.sent().len() + other.fakes().mailer.sent().len();
    assert_eq!(sent, 1);
}
