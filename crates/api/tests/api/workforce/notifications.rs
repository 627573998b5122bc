//! /api/notifications.

use serde_json::json;
use tierway_kernel::Role;
use tierway_testkit::builders::at;
use tierway_workforce::{Audience, NewNotice, Subject, SubjectKind};

use crate::support::TestApp;

async fn tell(app: &TestApp, audience: Audience, title: &'static str) -> i64 {
    app.write(move |tx| {
        let notice = NewNotice {
            audience: audience.clone(),
            kind: "stock_update".to_owned(),
            subject: Some(Subject::new(SubjectKind::Product, 7)),
            title: title.into(),
            message: "Mint Pod now has 40 pieces.".into(),
        };
        Ok(tx.notices().add(&notice, at(0))?.id.0)
    })
    .await
}

fn group(name: &str) -> Audience {
    Audience::Group(name.to_owned())
}

#[actix_web::test]
async fn everybody_reads_their_own_and_their_groups() {
    let app = TestApp::start().await;
    let manager = app.signed_in_employee("Manager").await;
    tell(&app, group("manager"), "to managers").await;
    tell(&app, group("purchaser"), "to purchasers").await;
    tell(&app, Audience::User(manager.user().id), "to me").await;
    let all = manager.get("/api/notifications").await;
    assert_eq!(all.total(), 2);
    let narrowed = manager.get("/api/notifications?role=Manager").await;
    let notice = &narrowed.expect(200)[0];
    assert_eq!((&notice["type"], &notice["status"]), (&json!("stock_update"), &json!("unread")));
    assert_eq!((&notice["title"], &notice["role"]), (&json!("to managers"), &json!("manager")));
    let other = manager.get("/api/notifications?role=purchaser").await;
    other.refused(403, "These notifications are for another role.");
    assert_eq!(manager.get("/api/notifications?status=unread&limit=1").await.total(), 2);
    manager.get("/api/notifications?status=odd").await.refused(400, "The parameter status is invalid.");
    app.guest().get("/api/notifications").await.problem(401);
}

#[actix_web::test]
async fn reading_is_kept_and_only_by_those_it_is_for() {
    let app = TestApp::start().await;
    let manager = app.signed_in_employee("Manager").await;
    let customer = app.signed_in_as(Role::Customer).await;
    let id = tell(&app, group("manager"), "to managers").await;
    let path = format!("/api/notifications/{id}");
    customer.patch(&path, json!({ "status": "read" })).await.refused(404, "This notification was not found.");
    let sentence = "A notification can only be marked as read.";
    manager.patch(&path, json!({ "status": "unread" })).await.field_refused("status", sentence);
    let answer = manager.patch(&path, json!({ "status": "read" })).await.expect(200);
    assert_eq!(answer["status"], "read");
    let again = manager.patch(&path, json!({ "status": "read" })).await.expect(200);
    assert_eq!(again["readAt"], answer["readAt"]);
    assert_eq!(manager.get("/api/notifications?status=unread").await.total(), 0);
    manager.patch("/api/notifications/987654", json!({ "status": "read" })).await.problem(404);
}

#[actix_web::test]
async fn everything_is_read_by_one_and_stays_unread_for_another() {
    let app = TestApp::start().await;
    let manager = app.signed_in_employee("Manager").await;
    let other = app.signed_in_employee("Supervisor").await;
    tell(&app, group("employee"), "first").await;
    let shown = tell(&app, group("employee"), "second").await;
    tell(&app, group("employee"), "third").await;
    let count = |answer: serde_json::Value| answer["unread"].as_i64().unwrap();
    assert_eq!(count(manager.get("/api/notifications/count").await.expect(200)), 3);
    assert_eq!(count(manager.get("/api/notifications/count?role=manager").await.expect(200)), 0);
    let marked = manager.post("/api/notifications/read", json!({ "upTo": shown })).await.expect(200);
    assert_eq!(marked, json!({ "count": 2 }));
    assert_eq!(count(manager.get("/api/notifications/count").await.expect(200)), 1);
    let marked = manager.post("/api/notifications/read", json!({ "role": "Employee" })).await.expect(200);
    assert_eq!(marked, json!({ "count": 1 }));
    assert_eq!(manager.post("/api/notifications/read", json!({})).await.expect(200), json!({ "count": 0 }));
    assert_eq!(count(other.get("/api/notifications/count").await.expect(200)), 3);
    let first = other.get("/api/notifications?limit=1").await.expect(200)[0].clone();
    assert_eq!((&first["status"], &first["subject"]), (&json!("unread"), &json!({ "kind": "product", "id": 7 })));
    let sentence = "These notifications are for another role.";
    manager.get("/api/notifications/count?role=purchaser").await.refused(403, sentence);
    manager.post("/api/notifications/read", json!({ "role": "purchaser" })).await.refused(403, sentence);
    app.guest().get("/api/notifications/count").await.problem(401);
}
