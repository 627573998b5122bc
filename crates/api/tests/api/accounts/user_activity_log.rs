//! /api/user-activity-log.

use serde_json::json;
use tierway_kernel::Role;

use crate::support::TestApp;

const PATH: &str = "/api/user-activity-log";

#[actix_web::test]
async fn a_sign_in_stands_once_whatever_the_client_reports() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    let report = json!({ "userId": 1, "action": "login", "ipAddress": null, "userAgent": "x" });
    client.post(PATH, report.clone()).await.expect(200);
    app.guest().post(PATH, report).await.expect(200);
    let list = client.get(PATH).await;
    assert_eq!(list.total(), 1);
    let entry = &list.expect(200)[0];
    assert_eq!((&entry["action"], &entry["userId"]), (&json!("login"), &json!(client.id())));
    assert_eq!((&entry["ipAddress"], &entry["username"]), (&json!("198.51.100.7"), &json!("customer")));
    assert_eq!(entry["timestamp"], entry["createdAt"]);
}

#[actix_web::test]
async fn others_entries_are_for_admin_and_manufacturer() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    client.post("/api/auth/logout", json!({})).await.expect(200);
    let admin = app.signed_in_as(Role::Admin).await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    assert_eq!(admin.get(PATH).await.total(), 5);
    let of_customer = format!("{PATH}?userId={}", client.id());
    assert_eq!(owner.get(&of_customer).await.total(), 2);
    assert_eq!(owner.get(&format!("{of_customer}&action=logout")).await.total(), 1);
    assert_eq!(dealer.get(PATH).await.total(), 1);
    dealer.get(&of_customer).await.refused(403, "Your role does not allow this.");
    app.guest().get(PATH).await.problem(401);
}

#[actix_web::test]
async fn the_log_is_filtered_by_time_and_paged() {
    let app = TestApp::start().await;
    for _ in 0..3 {
        app.signed_in_as(Role::Customer).await;
    }
    let admin = app.signed_in_as(Role::Admin).await;
    let first = admin.get(&format!("{PATH}?limit=3")).await;
    assert_eq!((first.total(), first.expect(200).as_array().unwrap().len()), (4, 3));
    let rest = admin.get(&first.next().unwrap()).await;
    assert_eq!((rest.expect(200).as_array().unwrap().len(), rest.next()), (1, None));
    let day = first.json()[0]["createdAt"].as_str().unwrap()[..10].to_owned();
    assert_eq!(admin.get(&format!("{PATH}?from={day}&to={day}")).await.total(), 4);
    assert_eq!(admin.get(&format!("{PATH}?to={day}T00:00:00Z")).await.total(), 0);
    admin.get(&format!("{PATH}?from=yesterday")).await.refused(400, "The parameter from cannot be read.");
    admin.get(&format!("{PATH}?action=dancing")).await.refused(400, "The parameter action cannot be read.");
    admin.get(&format!("{PATH}?limit=0")).await.problem(400);
}
