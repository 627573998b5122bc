//! The session cache: recent sessions are not read again, and changes take effect immediately.

use std::time::Duration as RealTime;

use chrono::Duration;
use serde_json::json;
use tierway_accounts::Verification;
use tierway_application::Store as _;
use tierway_kernel::Role;
use tierway_testkit::builders::{PASSWORD, at};

use super::watched::Watched;
use crate::orders::shop::{admin, product};
use crate::pricing::support::{living, set};
use crate::support::{Client, TestApp};

const ME: &str = "/api/auth/me";
const LIST: &str = "/api/products";

async fn status(client: &Client) -> u16 {
    client.get(ME).await.status.as_u16()
}

/// Whether asking for this costs the database anything.
async fn is_free(store: &Watched, client: &Client, path: &str) -> bool {
    let asked = store.asked();
    client.get(path).await.expect(200);
    store.asked() == asked
}

#[actix_web::test]
async fn a_session_that_is_known_is_not_read_again() {
    let (app, store) = Watched::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    let copy = client.with_cookie(client.cookie());
    client.get(LIST).await.expect(200);
    assert!(is_free(&store, &client, LIST).await && is_free(&store, &copy, LIST).await);
    // Where nobody tells of what others do, a command beside the server counts within a second.
    app.fakes().clock.advance(Duration::milliseconds(1_001));
    assert_eq!(is_free(&store, &client, LIST).await, store.is_shared());
    // Once a minute the last request is written down.
    app.fakes().clock.advance(Duration::minutes(1));
    assert!(!is_free(&store, &client, LIST).await);
    assert!(is_free(&store, &client, LIST).await);
}

#[actix_web::test]
async fn whatever_ends_a_session_counts_with_the_next_request() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    for (place, how) in ["out", "elsewhere", "by the admin", "off", "role", "rejected", "password"].iter().enumerate() {
        let name = format!("dealer-{place}");
        let client = app.signed_in_named(Role::Dealer, &name).await;
        let user = client.user().clone();
        let copy = client.with_cookie(client.cookie());
        let other = app.sign_in(user.clone()).await;
        for known in [&client, &copy, &other] {
            assert_eq!((status(known).await, status(known).await), (200, 200), "{how}");
        }
        let id = user.id;
        match *how {
            "out" => drop(client.post("/api/auth/logout", json!({})).await.expect(200)),
            "elsewhere" => {
                let sessions = other.get("/api/auth/sessions").await.expect(200);
                let open = sessions.as_array().unwrap().iter().find(|one| one["current"] == false).unwrap();
                let path = format!("/api/auth/sessions/{}", open["id"]);
                assert!(other.delete(&path).await.status.is_success());
            }
            "by the admin" => {
                let path = format!("/api/users/{id}/sessions");
                let sessions = owner.get(&path).await.expect(200);
                for one in sessions.as_array().unwrap() {
                    assert!(owner.delete(&format!("{path}/{}", one["id"])).await.status.is_success());
                }
            }
            "off" => drop(owner.post(&format!("/api/users/{id}/deactivate"), json!({})).await.expect(200)),
            "role" => {
                drop(owner.put(&format!("/api/users/{id}/role"), json!({ "role": "customer" })).await.expect(200))
            }
            "rejected" => {
                let (from, to) = (Verification::Approved, Verification::Rejected);
                assert!(app.write(move |tx| Ok(tx.users().set_verification(id, from, to, None)?)).await);
            }
            _ => {
                let body = json!({
                    "currentPassword": PASSWORD, "newPassword": "battery staple", "confirmPassword": "battery staple"
                });
                drop(other.post("/api/auth/change-password", body).await.expect(200));
            }
        }
        assert_eq!((status(&client).await, status(&copy).await), (401, 401), "{how}");
        let stays = matches!(*how, "out" | "elsewhere" | "password");
        assert_eq!(status(&other).await, if stays { 200 } else { 401 }, "{how}");
    }
}

#[actix_web::test]
async fn whatever_changes_who_somebody_is_counts_with_the_next_request() {
    let app = TestApp::start().await;
    let client = app.signed_in_employee("Driver").await;
    let mint = product(&app, "Mint", 5).await;
    let path = format!("{LIST}/{mint}");
    let sees_cost = async || client.get(&path).await.expect(200).get("manufacturerCost").is_some();
    assert!(!sees_cost().await);
    let id = client.user().id;
    app.write(move |tx| Ok(tx.employees().set_position(id, "Manager", None)?)).await;
    assert!(sees_cost().await);
    // A look begins and ends.
    let owner = admin(&app).await;
    let who = async || owner.get(ME).await.expect(200)["id"].clone();
    assert_eq!(who().await, owner.id());
    owner.post(&format!("/api/users/{}/view-as", client.id()), json!({})).await.expect(200);
    assert_eq!(who().await, client.id());
    app.fakes().clock.advance(Duration::minutes(30) - Duration::milliseconds(500));
    assert_eq!(who().await, client.id());
    app.fakes().clock.advance(Duration::milliseconds(500));
    owner.get(ME).await.problem(403);
    owner.delete("/api/view-as").await.expect(204);
    assert_eq!(who().await, owner.id());
}

#[actix_web::test]
async fn a_session_that_runs_out_is_not_outlived_by_what_is_known_of_it() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    for _ in 0..27 {
        app.fakes().clock.advance(Duration::hours(6));
        assert_eq!(status(&client).await, 200);
    }
    app.fakes().clock.advance(Duration::hours(6) - Duration::milliseconds(500));
    assert_eq!((status(&client).await, status(&client).await), (200, 200));
    app.fakes().clock.advance(Duration::milliseconds(500));
    assert_eq!(status(&client).await, 401, "seven days are over");
}

#[actix_web::test]
async fn nothing_is_remembered_of_anybody_while_others_are_not_heard() {
    let (app, store) = Watched::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    client.get(LIST).await.expect(200);
    assert!(is_free(&store, &client, LIST).await);
    store.deafen(true);
    for _ in 0..3 {
        assert!(!is_free(&store, &client, LIST).await);
    }
    store.deafen(false);
    client.get(LIST).await.expect(200);
    assert!(is_free(&store, &client, LIST).await);
}

/// A command beside a server, as `tierway admin reset-password`, or an instance whose word is lost.
#[actix_web::test]
async fn what_another_process_ends_counts_within_a_second() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    assert_eq!((status(&client).await, status(&client).await), (200, 200));
    let (other, user) = (app.again(7).await, client.user().id);
    other.write(move |tx| Ok(tx.sessions().revoke_all(user, at(1))?)).await;
    app.fakes().clock.advance(Duration::milliseconds(1_001));
    // A word needs a moment on its way.
    let mut turns = 0;
    while status(&client).await != 401 {
        turns += 1;
        assert!(turns < 500, "the session is still known");
        tokio::time::sleep(RealTime::from_millis(20)).await;
    }
}

/// The clocks of both stand still, so nothing is noticed because time has passed.
#[actix_web::test]
#[ignore = "needs PostgreSQL: make postgres-test"]
async fn what_another_instance_changes_is_heard_of() {
    let one = TestApp::on_postgres().await;
    let two = one.again(7).await;
    let mint = product(&one, "Mint", 100).await;
    let owner = admin(&one).await;
    let here = living(&one, Role::Dealer, "dana", "USA").await;
    let there = two.guest().with_cookie(here.cookie());
    let price = async || there.get(&format!("{LIST}/{mint}")).await.expect(200)["yourPrice"].clone();
    // It listens soon, and remembers from then on.
    for _ in 0..100 {
        assert_eq!(price().await, "16.00");
        tokio::time::sleep(RealTime::from_millis(10)).await;
    }
    set(&owner, "dealer", mint, "usa", "11.50").await;
    let mut turns = 0;
    while price().await != "11.50" {
        turns += 1;
        assert!(turns < 500, "the other instance goes by the old price");
        tokio::time::sleep(RealTime::from_millis(20)).await;
    }
    here.post("/api/auth/logout", json!({})).await.expect(200);
    let mut turns = 0;
    while status(&there).await != 401 {
        turns += 1;
        assert!(turns < 500, "the other instance still knows the session");
        tokio::time::sleep(RealTime::from_millis(20)).await;
    }
}
