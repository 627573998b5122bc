//! Sessions: rotation and expiry, and that ended sessions stay ended.

use actix_web::cookie::{Cookie, SameSite};
use actix_web::http::Method;
use chrono::Duration;
use serde_json::json;
use tierway_kernel::Role;
use tierway_testkit::builders::PASSWORD;

use crate::support::{Client, TestApp};

const ME: &str = "/api/auth/me";

async fn is_in(client: &Client) -> bool {
    let answer = client.get(ME).await;
    assert!([200, 401].contains(&answer.status.as_u16()), "{}", answer.text());
    answer.status == 200
}

#[actix_web::test]
async fn the_cookie_is_out_of_reach_of_scripts() {
    let app = TestApp::start().await;
    let cookie = app.signed_in_as(Role::Customer).await.cookie().unwrap();
    assert_eq!(cookie.http_only(), Some(true));
    assert_eq!(cookie.same_site(), Some(SameSite::Lax));
    assert_eq!(cookie.secure(), None);
    assert_eq!(cookie.path(), Some("/"));
    assert_eq!(cookie.max_age().map(|age| age.whole_days()), Some(90), "it outlives every session that can be set");
    let app = TestApp::start_with(|config| config.secure_cookie = true).await;
    let client = app.signed_in_as(Role::Customer).await;
    for (cookie, name) in [(client.cookie(), "__Host-tierway_session"), (client.device(), "__Host-tierway_device")] {
        let cookie = cookie.unwrap();
        assert_eq!(
            (cookie.name(), cookie.secure(), cookie.path(), cookie.domain()),
            (name, Some(true), Some("/"), None)
        );
    }
    assert!(is_in(&client).await);
    let plain = Cookie::new(tierway_api::COOKIE, client.cookie().unwrap().value().to_owned());
    assert!(!is_in(&client.with_cookie(Some(plain))).await, "a cookie that a sister host could set opens nothing");
    let from_elsewhere = client.request(Method::POST, "/api/auth/logout").header("sec-fetch-site", "same-site");
    from_elsewhere.send().await.refused(403, "Cross-site request rejected.");
}

#[actix_web::test]
async fn a_guest_gets_no_cookie_and_no_record() {
    let app = TestApp::start().await;
    let answer = app.guest().get("/api/products").await;
    assert_eq!(answer.expect(200), json!([]));
    assert_eq!(answer.cookies().count(), 0);
    let wrong =
        app.guest().post("/api/auth/login", json!({ "username": "nobody", "password": "wrong password" })).await;
    wrong.refused(401, "Invalid credentials. Please try again.");
    assert_eq!(wrong.cookies().count(), 0);
}

#[actix_web::test]
async fn signing_in_again_ends_the_old_session() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    let old = client.with_cookie(client.cookie());
    let body = json!({ "username": "customer", "password": PASSWORD });
    client.post("/api/auth/login", body).await.expect(200);
    assert_ne!(client.cookie().unwrap().value(), old.cookie().unwrap().value());
    assert!(is_in(&client).await);
    assert!(!is_in(&old).await);
}

#[actix_web::test]
async fn a_session_ends_without_requests_and_after_its_time() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    for _ in 0..13 {
        app.fakes().clock.advance(Duration::hours(11));
        assert!(is_in(&client).await);
    }
    // 143 hours so far: within 7 days, and never 12 hours without a request.
    let idle = app.signed_in_as(Role::Customer).await;
    app.fakes().clock.advance(Duration::hours(12));
    assert!(!is_in(&idle).await);
    assert!(!is_in(&client).await);
}

#[actix_web::test]
async fn a_busy_session_ends_after_seven_days() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    for _ in 0..27 {
        app.fakes().clock.advance(Duration::hours(6));
        assert!(is_in(&client).await);
    }
    app.fakes().clock.advance(Duration::hours(6));
    assert!(!is_in(&client).await);
}

#[actix_web::test]
async fn a_setting_changes_the_life_of_sessions_that_are_open() {
    let app = TestApp::start().await;
    let (idle, busy) = (app.signed_in_as(Role::Customer).await, app.signed_in_as(Role::Admin).await);
    let hours = async |hours: &str| {
        let body = json!({ "values": [{ "key": "sessionIdleHours", "value": hours }] });
        busy.patch("/api/settings", body).await.expect(200);
    };
    hours("2").await;
    app.fakes().clock.advance(Duration::minutes(119));
    assert!(is_in(&busy).await);
    app.fakes().clock.advance(Duration::minutes(1));
    assert!(!is_in(&idle).await, "two hours without a request");
    hours("3").await;
    assert!(is_in(&idle).await, "nothing but time had ended it");
    assert_eq!(busy.get("/api/auth/sessions").await.expect(200).as_array().map(Vec::len), Some(1));
}

#[actix_web::test]
async fn the_last_request_is_noted_once_a_minute() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    let user = client.user().id;
    let begin = client.user().created_at - Duration::hours(1);
    let seen = async || app.read(move |tx| Ok(tx.sessions().of_user(user, begin)?[0].last_seen_at)).await;
    let at_first = seen().await;
    app.fakes().clock.advance(Duration::seconds(59));
    assert!(is_in(&client).await);
    assert_eq!(seen().await, at_first);
    app.fakes().clock.advance(Duration::seconds(1));
    assert!(is_in(&client).await);
    assert_eq!(seen().await, at_first + Duration::seconds(60));
}

#[actix_web::test]
async fn a_late_sign_out_leaves_the_cookie_of_a_sign_in_that_overtook_it() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    let (user, now) = (client.user().id, app.now());
    let (begun, mut begins) = tokio::sync::mpsc::unbounded_channel::<()>();
    let (go, wait) = std::sync::mpsc::channel::<()>();
    let (first, late) = (app.clone(), client.with_cookie(client.cookie()));
    // What a sign-in does to the session that the browser had, up to its commit.
    let signing_in = actix_web::rt::spawn(async move {
        let work = first.write(move |tx| {
            tx.sessions().revoke_all(user, now)?;
            let _unheard = begun.send(());
            let _unblocked = wait.recv();
            Ok(())
        });
        work.await;
    });
    begins.recv().await.unwrap();
    let signing_out = actix_web::rt::spawn(async move { late.post("/api/auth/logout", json!({})).await });
    // It has found the session and waits: in the queue, or for the row.
    for _ in 0..400 {
        let load = app.load();
        if load.writes.waiting > 0 || load.pool.in_use > 1 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    go.send(()).unwrap();
    signing_in.await.unwrap();
    let answer = signing_out.await.unwrap();
    answer.expect(200);
    assert_eq!(answer.cookies().count(), 0, "the browser has another cookie by now");
}

#[actix_web::test]
async fn signing_out_ends_it_for_every_copy_of_the_cookie() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    let copy = client.with_cookie(client.cookie());
    client.post("/api/auth/logout", json!({})).await.expect(200);
    assert_eq!(client.cookie(), None);
    assert!(!is_in(&copy).await);
    // Whatever a dead session still asks for, it stays dead.
    copy.post("/api/auth/logout", json!({})).await.expect(200);
    assert!(!is_in(&copy).await);
}

#[actix_web::test]
async fn a_revoked_session_is_dead_and_stays_so() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Customer).await;
    let (user, now) = (client.user().id, client.user().created_at);
    app.write(move |tx| Ok(tx.sessions().revoke_all(user, now)?)).await;
    assert!(!is_in(&client).await);
    client.get("/api/products").await.expect(200);
    assert!(!is_in(&client).await);
}

#[actix_web::test]
async fn somebody_who_is_switched_off_is_out_at_once() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Dealer).await;
    let user = client.user().id;
    app.write(move |tx| Ok(tx.users().set_active(user, false)?)).await;
    assert!(!is_in(&client).await);
}

#[actix_web::test]
async fn a_new_role_counts_from_the_next_request() {
    let app = TestApp::start().await;
    let client = app.signed_in_as(Role::Employee).await;
    let user = client.user().id;
    app.write(move |tx| Ok(tx.users().set_role(user, Role::Warehouse)?)).await;
    assert_eq!(client.get(ME).await.expect(200)["role"], "warehouse");
}

#[actix_web::test]
async fn made_up_cookies_are_guests() {
    let app = TestApp::start().await;
    let real = app.signed_in_as(Role::Customer).await.cookie().unwrap().value().to_owned();
    let other_key = real.replace(&real[real.len() - 8..], "AAAAAAAA");
    for value in ["", "rubbish", &other_key] {
        let thief = app.guest().with_cookie(Some(Cookie::new(tierway_api::COOKIE, value.to_owned())));
        assert!(!is_in(&thief).await, "{value}");
    }
}
