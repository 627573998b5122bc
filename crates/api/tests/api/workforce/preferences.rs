//! /api/notification-preferences.

use serde_json::{Value, json};
use tierway_kernel::Role;
use tierway_testkit::builders::at;
use tierway_workforce::{Audience, NewNotice, NoticeKind};

use crate::support::TestApp;

const PATH: &str = "/api/notification-preferences";

fn names(answer: &Value) -> Vec<&str> {
    answer["kinds"].as_array().unwrap().iter().map(|kind| kind["kind"].as_str().unwrap()).collect()
}

async fn tell(app: &TestApp, kind: NoticeKind) {
    app.write(move |tx| {
        let notice = NewNotice {
            audience: Audience::Group("manager".to_owned()),
            kind: kind.into(),
            subject: None,
            title: kind.title(),
            message: "Something happened.".into(),
        };
        tx.notices().add(&notice, at(0))?;
        Ok(())
    })
    .await;
}

#[actix_web::test]
async fn a_muted_kind_is_listed_and_not_counted() {
    let app = TestApp::start().await;
    let manager = app.signed_in_employee("Manager").await;
    let all = manager.get(PATH).await.expect(200);
    let usual = json!({ "kind": "order", "title": "Orders", "isMuted": false, "mail": "none" });
    assert_eq!(all["kinds"][0], usual);
    tell(&app, NoticeKind::Order).await;
    tell(&app, NoticeKind::Issue).await;
    let mute = json!({ "kinds": [{ "kind": "order", "isMuted": true, "mail": "digest" }] });
    let set = manager.put(PATH, mute).await.expect(200);
    let muted = json!({ "kind": "order", "title": "Orders", "isMuted": true, "mail": "digest" });
    assert_eq!((&set["kinds"][0], names(&set)), (&muted, names(&all)));
    assert_eq!(manager.get(PATH).await.expect(200), set);
    let count = manager.get("/api/notifications/count").await.expect(200);
    assert_eq!(count, json!({ "unread": 1 }));
    assert_eq!(manager.get("/api/notifications").await.total(), 2, "both are listed");
    let loud = json!({ "kinds": [{ "kind": "order", "isMuted": false, "mail": "none" }] });
    assert_eq!(manager.put(PATH, loud).await.expect(200), all);
    assert_eq!(manager.get("/api/notifications/count").await.expect(200), json!({ "unread": 2 }));
    assert_eq!(manager.put(PATH, json!({ "kinds": [] })).await.expect(200), all);
    for half in [json!({ "kind": "order", "isMuted": true }), json!({ "kind": "order", "mail": "digest" })] {
        manager.put(PATH, json!({ "kinds": [half] })).await.expect(200);
    }
    assert_eq!(manager.get(PATH).await.expect(200)["kinds"][0], muted, "another window's half stays");
}

#[actix_web::test]
async fn everybody_chooses_among_the_kinds_that_can_reach_them() {
    let app = TestApp::start().await;
    let agent = app.signed_in_as(Role::Agent).await;
    let kinds = agent.get(PATH).await.expect(200);
    let expected = ["order", "back_in_stock", "payout", "bonus", "approval", "document", "password", "webhook"];
    assert_eq!(names(&kinds), expected);
    let of = |kind: &str| json!({ "kind": kind, "isMuted": true, "mail": "none" });
    let input = json!({ "kinds": [of("order"), of("stock_update")] });
    let sentence = "You do not receive notifications of this kind.";
    agent.put(PATH, input).await.field_refused("kinds[1].kind", sentence);
    assert_eq!(agent.get(PATH).await.expect(200), kinds, "nothing of it was kept");
    let twice = json!({ "kinds": [of("order"), of("order")] });
    agent.put(PATH, twice).await.field_refused("kinds[1].kind", "This kind is listed twice.");
    let odd = json!({ "kinds": [{ "kind": "order", "isMuted": false, "mail": "hourly" }] });
    agent.put(PATH, odd).await.problem(422);
    agent.put(PATH, json!({})).await.field_refused("kinds", "This field is required.");
    app.guest().get(PATH).await.problem(401);
    app.guest().put(PATH, json!({ "kinds": [] })).await.problem(401);
}
