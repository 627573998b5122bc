//! POST /api/users/{id}/view-as, DELETE /api/view-as, and which operations are allowed meanwhile.

use actix_web::http::Method;
use chrono::Duration;
use serde_json::{Value, json};
use tierway_api::{openapi, operations_of};
use tierway_kernel::{Clock as _, Permission, Role};

use crate::integration::scopes::READING_POSTS;
use crate::support::{Answer, Client, TestApp};

const READ_ONLY: &str = "urn:tierway:problem:view-as-read-only";
const OVER: &str = "urn:tierway:problem:view-as-over";

/// Operations of the admin on their own account.
const ONES_OWN: [&str; 2] = ["endViewAs", "logout"];

fn view_of(person: &Client) -> String {
    format!("/api/users/{}/view-as", person.id())
}

async fn begin(admin: &Client, person: &Client) -> Value {
    admin.post(&view_of(person), json!({})).await.expect(200)
}

async fn me(client: &Client) -> Value {
    client.get("/api/auth/me").await.expect(200)
}

/// The sentences in the activity of somebody, newest first, as the admin reads them.
async fn activity(admin: &Client, of: i64) -> Vec<(i64, String)> {
    let list = admin.get(&format!("/api/user-activity-log?userId={of}&action=session")).await.expect(200);
    let entry = |one: &Value| (one["userId"].as_i64().unwrap(), one["description"].as_str().unwrap().to_owned());
    list.as_array().unwrap().iter().map(entry).collect()
}

fn kind_of(answer: &Answer) -> Option<String> {
    answer.status.is_client_error().then(|| answer.json()["type"].as_str().unwrap_or_default().to_owned())
}

/// Every operation of the document: method, path, id.
fn operations() -> Vec<(Method, String, String)> {
    let document = openapi::document();
    let all = document.paths.paths.iter().flat_map(|(path, item)| {
        let one = |(method, operation): (Method, &utoipa::openapi::path::Operation)| {
            (method, path.clone(), operation.operation_id.clone().expect("an operationId"))
        };
        operations_of(item).into_iter().map(one).collect::<Vec<_>>()
    });
    all.collect()
}

async fn call(client: &Client, method: &Method, path: &str) -> Answer {
    let path = path
        .replace("{id}", "999999999")
        .replace("{format}", "csv")
        .replace("{region}", "usa")
        .replace("{kind}", "invoice");
    let part = |part: &str| if part.contains('{') { "999999999".to_owned() } else { part.to_owned() };
    let path = path.split('/').map(part).collect::<Vec<_>>().join("/");
    let request = client.request(method.clone(), &path);
    if *method == Method::GET { request.send().await } else { request.json(&json!({})).send().await }
}

#[test]
fn reading_is_what_the_document_says_by_its_methods() {
    for (method, path, id) in operations() {
        let row = Permission::of_operation(&id).unwrap_or_else(|| panic!("{method} {path} has no row"));
        let reads = method == Method::GET || READING_POSTS.contains(&id.as_str());
        assert_eq!(row.reads(), reads, "{id} by {method}");
    }
}

#[actix_web::test]
async fn whatever_changes_something_is_refused_while_looking_and_whatever_reads_is_not() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let dealer = app.signed_in_named(Role::Dealer, "dana").await;
    begin(&admin, &dealer).await;
    let sentence = format!("You are viewing as {}. Nothing can be changed.", dealer.user().full_name());
    let mut refused = 0;
    for (method, path, id) in operations() {
        if ONES_OWN.contains(&id.as_str()) {
            continue;
        }
        let answer = call(&admin, &method, &path).await;
        let reads = method == Method::GET || READING_POSTS.contains(&id.as_str());
        if reads {
            assert_ne!(kind_of(&answer).as_deref(), Some(READ_ONLY), "{id}: {}", answer.text());
            assert!(!answer.status.is_server_error(), "{id}: {}", answer.text());
        } else {
            assert_eq!((answer.status.as_u16(), kind_of(&answer).as_deref()), (403, Some(READ_ONLY)), "{id}");
            assert_eq!(answer.json()["detail"], sentence, "{id}");
            refused += 1;
        }
    }
    assert!(refused > 100, "only {refused} operations change something");
    assert_eq!(me(&admin).await["id"], dealer.id(), "none of them ended the look");
}

#[actix_web::test]
async fn the_admin_sees_what_the_person_sees_and_returns() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let dealer = app.signed_in_named(Role::Dealer, "dana").await;
    let seen = begin(&admin, &dealer).await;
    assert_eq!((&seen["id"], &seen["role"]), (&json!(dealer.id()), &json!("dealer")));
    let until = app.fakes().clock.now() + Duration::minutes(30);
    assert_eq!(seen["viewAs"]["until"].as_str().unwrap().parse::<chrono::DateTime<chrono::Utc>>().unwrap(), until);
    assert_eq!(me(&admin).await, seen);
    let own = me(&dealer).await;
    assert!(own.get("viewAs").is_none(), "the person's own session stays what it was");
    // The person's rights, neither more nor fewer.
    admin.get("/api/settings").await.problem(403);
    admin.get(&format!("/api/users/{}", dealer.id())).await.expect(200);
    admin.get(&format!("/api/users/{}", admin.id())).await.problem(404);
    dealer.patch(&format!("/api/users/{}", dealer.id()), json!({ "firstName": "Dina" })).await.expect(200);
    assert_eq!(me(&admin).await["firstName"], "Dina");

    admin.delete("/api/view-as").await.expect(204);
    assert_eq!(me(&admin).await["id"], admin.id());
    admin.delete("/api/view-as").await.expect(204);
    admin.get("/api/settings").await.expect(200);

    let name = dealer.user().full_name().replacen(&dealer.user().profile.first_name, "Dina", 1);
    let end = format!("Stopped viewing as {name} (dealer).");
    for of in [dealer.id(), admin.id()] {
        let told = activity(&admin, of).await;
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(told.iter().all(|(by, _)| *by == admin.id()), "the admin did it: {told:?}");
        assert_eq!(told[0].1, end);
        assert!(told[1].1.starts_with("Started viewing as ") && told[1].1.ends_with(" UTC."), "{told:?}");
    }
    let own = dealer.get("/api/user-activity-log?action=session").await.expect(200);
    assert_eq!(own.as_array().unwrap().len(), 2, "the person sees that somebody looked");
}

#[actix_web::test]
async fn not_everybodys_pages_are_seen_and_not_by_everybody() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let elsewhere = app.signed_in_as(Role::Admin).await;
    let dealer = app.signed_in_named(Role::Dealer, "dana").await;
    admin.post(&view_of(&admin), json!({})).await.refused(422, "You cannot view as yourself.");
    admin.post("/api/users/987654/view-as", json!({})).await.refused(404, "This user was not found.");
    dealer.post(&view_of(&admin), json!({})).await.refused(403, "Your role does not allow this.");
    dealer.delete("/api/view-as").await.refused(403, "Your role does not allow this.");
    app.guest().post(&view_of(&dealer), json!({})).await.problem(401);
    elsewhere.post(&format!("/api/users/{}/deactivate", dealer.id()), json!({})).await.expect(200);
    let gone = format!("{} cannot sign in at the moment, so you cannot view as them.", dealer.user().full_name());
    admin.post(&view_of(&dealer), json!({})).await.refused(409, &gone);
    assert_eq!(me(&admin).await["id"], admin.id());
}

#[actix_web::test]
async fn when_the_time_is_up_nothing_is_read_or_changed_until_the_look_is_ended() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let dealer = app.signed_in_named(Role::Dealer, "dana").await;
    begin(&admin, &dealer).await;
    app.fakes().clock.advance(Duration::minutes(30) - Duration::seconds(1));
    assert_eq!(me(&admin).await["id"], dealer.id());
    app.fakes().clock.advance(Duration::seconds(1));
    for (method, path, id) in operations() {
        let row = Permission::of_operation(&id).unwrap();
        let public = [
            "healthLive",
            "healthReady",
            "getReferral",
            "checkReferral",
            "getPublicSettings",
            "getCompanyLogo",
            "listPlaces",
        ];
        if ONES_OWN.contains(&id.as_str()) || public.contains(&id.as_str()) {
            continue;
        }
        let answer = call(&admin, &method, &path).await;
        assert_eq!((answer.status.as_u16(), kind_of(&answer).as_deref()), (403, Some(OVER)), "{row:?}");
    }
    admin.get("/api/settings/public").await.expect(200);
    admin.delete("/api/view-as").await.expect(204);
    assert_eq!(me(&admin).await["id"], admin.id());
}

#[actix_web::test]
async fn a_look_ends_with_the_person_the_admin_and_the_session() {
    let app = TestApp::start().await;
    let [root, admin] = [app.signed_in_as(Role::Admin).await, app.signed_in_as(Role::Admin).await];
    let dealer = app.signed_in_named(Role::Dealer, "dana").await;
    begin(&admin, &dealer).await;
    root.post(&format!("/api/users/{}/deactivate", dealer.id()), json!({})).await.expect(200);
    assert_eq!(kind_of(&admin.get("/api/auth/me").await).as_deref(), Some(OVER));
    root.post(&format!("/api/users/{}/activate", dealer.id()), json!({})).await.expect(200);

    admin.post("/api/auth/logout", json!({})).await.expect(200);
    admin.get("/api/auth/me").await.problem(401);
    let told = activity(&root, dealer.id()).await;
    assert!(told[0].1.starts_with("Stopped viewing as "), "signing out ended it: {told:?}");
    let signed_out = root.get(&format!("/api/user-activity-log?userId={}&action=logout", admin.id())).await.expect(200);
    assert_eq!(signed_out[0]["userId"], admin.id(), "the admin signed out, not the dealer");

    let admin = app.signed_in_as(Role::Admin).await;
    let agent = app.signed_in_named(Role::Agent, "abel").await;
    begin(&admin, &agent).await;
    let id = admin.user().id;
    app.write(move |tx| Ok(tx.users().set_active(id, false)?)).await;
    admin.get("/api/auth/me").await.problem(401);
    admin.delete("/api/view-as").await.problem(401);
    me(&agent).await;
}

#[actix_web::test]
async fn only_the_session_that_looks_is_changed() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let same = app.signed_in_as(Role::Admin).await;
    assert_eq!(same.id(), admin.id());
    let dealer = app.signed_in_named(Role::Dealer, "dana").await;
    begin(&admin, &dealer).await;
    assert_eq!(me(&same).await["id"], admin.id());
    assert_eq!(kind_of(&admin.post(&view_of(&same), json!({})).await).as_deref(), Some(READ_ONLY));
    // What the person is told, and where they are signed in, is read without a trace of having been read.
    let sessions = admin.get("/api/auth/sessions").await.expect(200);
    let sessions = sessions.as_array().unwrap();
    assert_eq!(sessions.len(), 1);
    assert_eq!(sessions[0]["current"], false);
}
