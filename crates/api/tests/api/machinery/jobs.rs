//! `/api/jobs`, and that jobs run once however many instances there are.

use chrono::Duration;
use serde_json::{Value, json};
use tierway_application::jobs::{JobKind, LEASE, MOST_ATTEMPTS, NewJob, schedule_recurring};
use tierway_application::mail::{NewMail, post};
use tierway_kernel::{Actor, Clock as _, JobId, Role};

use crate::support::{Client, TestApp};

async fn posted(app: &TestApp) {
    let context = app.fakes().context(Actor::System);
    app.write(move |tx| {
        let (to, subject, body) = ("anna@mail.example".to_owned(), "Hello".to_owned(), "Text".to_owned());
        post(tx, &context, NewMail { to, subject, body, link_for: None })
    })
    .await;
}

/// Puts a mail job in line that cannot be read and was tried `MOST_ATTEMPTS` times; its id.
async fn given_up(app: &TestApp, key: Option<&'static str>) -> i64 {
    let now = app.fakes().clock.now();
    let job = app
        .write(move |tx| {
            let (payload, dedupe_key) = ("no JSON, a secret".to_owned(), key.map(str::to_owned));
            let id = tx.jobs().enqueue(&NewJob { kind: JobKind::SendMail, payload, run_at: now, dedupe_key }, now)?;
            Ok(id.unwrap().0)
        })
        .await;
    for _ in 0..MOST_ATTEMPTS {
        assert_eq!(app.run_jobs().await, 1);
        app.fakes().clock.advance(Duration::hours(1));
    }
    assert_eq!(app.run_jobs().await, 0, "it is given up");
    job
}

async fn listed(admin: &Client, query: &str) -> Vec<Value> {
    let list = admin.get(&format!("/api/jobs{query}")).await.expect(200);
    list.as_array().unwrap().clone()
}

#[actix_web::test]
async fn a_job_whose_holder_died_is_run_by_another_exactly_once() {
    let app = TestApp::start().await;
    let [second, third] = [app.again(2).await, app.again(3).await];
    let clocks = [&app, &second, &third];
    posted(&app).await;
    let now = app.fakes().clock.now();
    let dead = app.write(move |tx| Ok(tx.jobs().lease(JobKind::ALL, now, now + LEASE)?)).await.unwrap();
    let set = |time| clocks.iter().for_each(|app| app.fakes().clock.set(time));
    set(now + LEASE - Duration::seconds(1));
    assert_eq!(second.run_jobs().await + third.run_jobs().await, 0, "the first may still be at it");
    set(now + LEASE);
    let (one, other) = futures_util::future::join(second.run_jobs(), third.run_jobs()).await;
    assert_eq!(one + other, 1);
    let sent = |app: &TestApp| app.fakes().mailer.sent().len();
    assert_eq!([sent(&app), sent(&second) + sent(&third)], [0, 1]);
    let after = now + LEASE;
    assert!(!app.write(move |tx| Ok(tx.jobs().finish(&dead, after)?)).await, "the dead one changes nothing any more");
    let counts = app.read(move |tx| Ok(tx.jobs().counts(after)?)).await;
    assert_eq!((counts.waiting, counts.running, counts.done, counts.failed), (0, 0, 1, 0));
}

#[actix_web::test]
async fn what_recurs_runs_once_an_hour_on_any_instance() {
    let app = TestApp::start().await;
    let other = app.again(2).await;
    for app in [&app, &other, &app] {
        let context = app.fakes().context(Actor::System);
        app.write(move |tx| schedule_recurring(tx, &context)).await;
    }
    let hour = app.fakes().clock.now() + Duration::hours(1);
    [&app, &other].iter().for_each(|app| app.fakes().clock.set(hour));
    let due = ["approveCommissions", "grantBonuses", "expireQuotes", "forgetOld"];
    let (one, two) = futures_util::future::join(app.run_jobs(), other.run_jobs()).await;
    let admin = app.signed_in_as(Role::Admin).await;
    for kind in due {
        let runs = listed(&admin, &format!("?kind={kind}")).await;
        let states: Vec<_> = runs.iter().map(|run| run["state"].as_str().unwrap()).collect();
        assert_eq!(states, ["waiting", "done"], "{kind}: one run, and the next one in line");
        assert_eq!((&runs[1]["nextRun"], &runs[0].get("nextRun")), (&runs[0]["runAt"], &None));
    }
    let done = listed(&admin, "?state=done").await.len();
    assert_eq!(one + two, done);
    let counts = admin.get("/api/jobs/counts").await.expect(200);
    let recurring = counts["recurring"].as_array().unwrap();
    assert_eq!(
        (counts["done"].as_u64(), counts["waiting"].as_u64()),
        (Some(done as u64), Some(recurring.len() as u64))
    );
    let approval = recurring.iter().find(|kind| kind["kind"] == due[0]).unwrap();
    assert_eq!((&approval["every"], approval["nextRun"].is_string()), (&json!("hour"), true));
}

#[actix_web::test]
async fn the_admin_sees_jobs_and_runs_failed_ones_again() {
    let app = TestApp::start().await;
    posted(&app).await;
    app.run_jobs().await;
    let job = given_up(&app, None).await;
    let admin = app.signed_in_as(Role::Admin).await;
    let list = admin.get("/api/jobs?limit=1").await;
    assert_eq!((list.total(), list.next().is_some()), (2, true));
    assert!(!list.text().contains("secret"), "what a job was told is not answered");
    let failed = listed(&admin, "?state=failed").await;
    assert_eq!(failed.len(), 1);
    assert_eq!((&failed[0]["id"], &failed[0]["kind"]), (&json!(job), &json!("sendMail")));
    assert_eq!((&failed[0]["title"], &failed[0]["attempts"]), (&json!("Send an email"), &json!(MOST_ATTEMPTS)));
    assert!(failed[0]["error"].as_str().unwrap().starts_with("Invalid job payload: "), "{failed:?}");
    let path = format!("/api/jobs/{job}/retry");
    let waits = admin.post(&path, json!({})).await.expect(200);
    assert_eq!((&waits["id"], &waits["state"], waits.get("finishedAt")), (&json!(job), &json!("waiting"), None));
    admin.post(&path, json!({})).await.refused(409, "Only failed jobs can be retried.");
    assert_eq!(app.run_jobs().await, 1);
    let again = listed(&admin, "?state=waiting").await;
    assert_eq!(again[0]["attempts"], MOST_ATTEMPTS + 1, "it has all its attempts again");
    let done = listed(&admin, "?state=done").await[0]["id"].clone();
    admin.post(&format!("/api/jobs/{done}/retry"), json!({})).await.problem(409);
    admin.post("/api/jobs/987654/retry", json!({})).await.refused(404, "This job was not found.");
    let log = admin.get("/api/user-activity-log").await.expect(200);
    let sentence = format!("Retried the job Send an email (#{job}).");
    assert!(log.to_string().contains(&sentence), "{log}");
    admin.get("/api/jobs?state=odd").await.problem(400);
    app.signed_in_as(Role::Manufacturer).await.get("/api/jobs").await.problem(403);
    app.guest().get("/api/jobs/counts").await.problem(401);
}

#[actix_web::test]
async fn retrying_what_is_in_line_already_brings_that_forward() {
    let app = TestApp::start().await;
    let failed = given_up(&app, Some("key")).await;
    let later = app.fakes().clock.now() + Duration::days(1);
    let waiting = app
        .write(move |tx| {
            let (payload, dedupe_key) = ("{}".to_owned(), Some("key".to_owned()));
            let job = NewJob { kind: JobKind::SendMail, payload, run_at: later, dedupe_key };
            Ok(tx.jobs().enqueue(&job, later)?.unwrap())
        })
        .await;
    let admin = app.signed_in_as(Role::Admin).await;
    let answer = admin.post(&format!("/api/jobs/{failed}/retry"), json!({})).await.expect(200);
    assert_eq!(answer["id"], waiting.0);
    let now = app.fakes().clock.now();
    let due = app.read(move |tx| Ok(tx.jobs().by_id(waiting, now)?)).await.unwrap();
    assert_eq!((due.run_at, due.id), (now, JobId(waiting.0)));
}
