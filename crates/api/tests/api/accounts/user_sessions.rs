//! GET and DELETE /api/users/{id}/sessions.

use serde_json::Value;
use tierway_kernel::Role;

use crate::support::{Client, TestApp};

fn sessions_of(person: &Client) -> String {
    format!("/api/users/{}/sessions", person.id())
}

async fn ids(admin: &Client, of: &Client) -> Vec<i64> {
    let list = admin.get(&sessions_of(of)).await.expect(200);
    list.as_array().unwrap().iter().map(|one| one["id"].as_i64().unwrap()).collect()
}

#[actix_web::test]
async fn the_admin_sees_where_somebody_is_signed_in_and_ends_one_or_all() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let [first, second, third] = [
        app.signed_in_as(Role::Dealer).await,
        app.signed_in_as(Role::Dealer).await,
        app.signed_in_as(Role::Dealer).await,
    ];
    let other = app.signed_in_as(Role::Agent).await;
    let list = admin.get(&sessions_of(&first)).await.expect(200);
    let own = first.get("/api/auth/sessions").await.expect(200);
    let times = |list: &Value| -> Vec<Value> {
        let of = |one: &Value| serde_json::json!([one["id"], one["ipAddress"], one["lastSeenAt"], one["createdAt"]]);
        list.as_array().unwrap().iter().map(of).collect()
    };
    assert_eq!(times(&list), times(&own), "the same as the person sees");
    assert!(list.as_array().unwrap().iter().all(|one| one["current"] == false));

    let [newest, _, oldest] = ids(&admin, &first).await[..] else { panic!("three sessions") };
    let path = |id: i64| format!("{}/{id}", sessions_of(&first));
    let others = ids(&admin, &other).await[0];
    admin.delete(&path(others)).await.refused(404, "This session was not found.");
    admin.delete(&path(oldest)).await.expect(204);
    admin.delete(&path(oldest)).await.refused(404, "This session was not found.");
    first.get("/api/auth/me").await.problem(401);
    second.get("/api/auth/me").await.expect(200);
    assert!(!ids(&admin, &first).await.contains(&oldest) && ids(&admin, &first).await.contains(&newest));

    admin.delete(&sessions_of(&first)).await.expect(204);
    for gone in [&second, &third] {
        gone.get("/api/auth/me").await.problem(401);
    }
    assert_eq!(ids(&admin, &first).await, Vec::<i64>::new());
    admin.delete(&sessions_of(&first)).await.expect(204);
    other.get("/api/auth/me").await.expect(200);

    let log = admin.get(&format!("/api/user-activity-log?userId={}&action=session", first.id())).await.expect(200);
    let told: Vec<_> =
        log.as_array().unwrap().iter().map(|one| (&one["userId"], &one["subjectId"], &one["description"])).collect();
    let name = first.user().full_name();
    let (by, about) = (Value::from(admin.id()), Value::from(first.id()));
    let (all, one) =
        (Value::from(format!("Ended all sessions of {name}.")), Value::from(format!("Ended a session of {name}.")));
    assert_eq!(told, [(&by, &about, &all), (&by, &about, &one)]);
}

#[actix_web::test]
async fn sessions_of_others_are_the_admins_business_alone() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    owner.get(&sessions_of(&dealer)).await.refused(403, "Your role does not allow this.");
    dealer.get(&sessions_of(&dealer)).await.refused(403, "Your role does not allow this.");
    owner.delete(&sessions_of(&dealer)).await.refused(403, "Your role does not allow this.");
    app.guest().get(&sessions_of(&dealer)).await.problem(401);
    for path in ["/api/users/987654/sessions", "/api/users/987654/sessions/3"] {
        admin.delete(path).await.refused(404, "This user was not found.");
    }
    admin.get("/api/users/987654/sessions").await.refused(404, "This user was not found.");
    admin.delete(&format!("{}/none", sessions_of(&dealer))).await.problem(404);
    let sentence = "You can end your own sessions on your account page.";
    let own = ids(&admin, &admin).await[0];
    admin.delete(&sessions_of(&admin)).await.refused(422, sentence);
    admin.delete(&format!("{}/{own}", sessions_of(&admin))).await.refused(422, sentence);
    admin.get("/api/auth/me").await.expect(200);
}
