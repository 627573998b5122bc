//! Sign-in throttling: failures count per username and per IP address, and responses do not reveal which accounts
//! exist.

use std::sync::{Arc, Mutex};

use actix_web::http::Method;
use chrono::Duration;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tierway_accounts::{NewUser, Verification};
use tierway_application::accounts::{AccountView, SignIn, conclude_sign_in, find_credentials};
use tierway_application::{Failure, Transaction};
use tierway_kernel::{Actor, Permission, Role};
use tierway_testkit::builders::{PASSWORD, at, new_session, new_user};

use super::forms::person;
use crate::support::{Answer, Client, TestApp};

const PATH: &str = "/api/auth/login";
const WAIT: &str = "Too many attempts. Please try again in 30 seconds.";

fn wrong(name: &str) -> Value {
    json!({ "username": name, "password": "wrong!" })
}

fn right(name: &str) -> Value {
    json!({ "username": name, "password": PASSWORD })
}

async fn fail(client: &Client, name: &str, times: usize) {
    for _ in 0..times {
        client.post(PATH, wrong(name)).await.refused(401, "Invalid credentials. Please try again.");
    }
}

async fn login_from(client: &Client, address: &str, body: &Value) -> Answer {
    client.request(Method::POST, PATH).header("x-forwarded-for", address).json(body).send().await
}

#[actix_web::test]
async fn the_fifth_failure_blocks_a_name_known_or_not() {
    let app = TestApp::start().await;
    app.person(Role::Customer, "cleo").await;
    app.account(NewUser { is_active: false, ..new_user(Role::Customer, "otto") }).await;
    let guest = app.guest();
    for name in ["cleo", "otto", "nobody"] {
        fail(&guest, name, 5).await;
        let blocked = guest.post(PATH, right(name)).await;
        blocked.refused(429, WAIT);
        assert_eq!(blocked.header("retry-after"), "31", "{name}");
    }
    guest.post(PATH, wrong(" CLEO ")).await.refused(429, WAIT);
    app.fakes().clock.advance(Duration::seconds(30));
    guest.post(PATH, right("cleo")).await.expect(200);
}

#[actix_web::test]
async fn a_success_forgets_the_failures_of_the_name() {
    let app = TestApp::start().await;
    app.person(Role::Customer, "cleo").await;
    let guest = app.guest();
    for _ in 0..3 {
        fail(&guest, "cleo", 4).await;
        guest.post(PATH, right("cleo")).await.expect(200);
    }
}

#[actix_web::test]
async fn pauses_double() {
    let app = TestApp::start().await;
    let guest = app.guest();
    fail(&guest, "nobody", 5).await;
    for seconds in [30, 60, 120, 240, 480, 900, 900] {
        let blocked = guest.post(PATH, wrong("nobody")).await;
        blocked.problem(429);
        assert_eq!(blocked.header("retry-after"), (seconds + 1).to_string());
        app.fakes().clock.advance(Duration::seconds(seconds));
        fail(&guest, "nobody", 1).await;
    }
}

#[actix_web::test]
async fn an_address_that_tries_many_names_is_blocked() {
    let app = TestApp::start_with(|config| config.trusted_proxies = "198.51.100.0/24".parse().unwrap()).await;
    app.person(Role::Customer, "cleo").await;
    let guest = app.guest();
    for number in 0..50 {
        login_from(&guest, "203.0.113.9", &wrong(&format!("name{number}"))).await.problem(401);
    }
    login_from(&guest, "203.0.113.9", &right("cleo")).await.refused(429, WAIT);
    login_from(&guest, "203.0.113.10", &right("cleo")).await.expect(200);
}

#[actix_web::test]
async fn a_made_up_address_does_not_help() {
    let app = TestApp::start().await;
    let guest = app.guest();
    for number in 0..50 {
        login_from(&guest, &format!("203.0.113.{number}"), &wrong(&format!("name{number}"))).await.problem(401);
    }
    login_from(&guest, "203.0.113.200", &wrong("another")).await.refused(429, WAIT);
}

#[actix_web::test]
async fn every_guess_costs_one_verification_whoever_is_guessed_at() {
    let app = TestApp::start().await;
    app.person(Role::Customer, "cleo").await;
    app.account(NewUser { is_active: false, ..new_user(Role::Customer, "otto") }).await;
    app.account(NewUser { verification: Verification::Rejected, ..new_user(Role::Dealer, "dirk") }).await;
    app.account(NewUser { verification: Verification::Pending, ..new_user(Role::Wholesaler, "wera") }).await;
    let guest = app.guest();
    for name in ["nobody", "cleo", "otto", "dirk", "wera"] {
        let before = app.fakes().hasher.counts();
        fail(&guest, name, 1).await;
        let after = app.fakes().hasher.counts();
        assert_eq!((after.0 - before.0, after.1 - before.1), (0, 1), "{name}");
    }
    fail(&guest, "nobody", 4).await;
    let before = app.fakes().hasher.counts();
    guest.post(PATH, wrong("nobody")).await.problem(429);
    assert_eq!(app.fakes().hasher.counts(), before, "who is blocked costs nothing");
}

#[actix_web::test]
async fn twenty_failures_at_once_count_twenty_and_end_in_a_block() {
    let app = TestApp::start().await;
    let context = app.fakes().context(Actor::Guest);
    // All twenty have had their password verified; now each is counted.
    let conclude = |_| {
        let (context, attempt) = (context.clone(), attempt("nobody"));
        app.write(move |tx| conclude_sign_in(tx, &context, &attempt, None))
    };
    let concluded = join_all((0..20).map(conclude)).await;
    let told = concluded.iter().filter(|answer| **answer == Err(Failure::BadCredentials)).count();
    let blocked = concluded.iter().filter(|answer| matches!(answer, Err(Failure::TooMany(_)))).count();
    assert!(told >= 5 && told + blocked == 20, "{told} were told, {blocked} were blocked");
    let key = format!("account:{}", blake3::hash(b"nobody").to_hex());
    let known = app.read(move |tx| Ok(tx.throttles().peek(&[&key])?)).await;
    assert_eq!(known[0].unwrap().failures, 20);
}

#[actix_web::test]
async fn a_right_guess_among_many_at_once_learns_nothing_once_there_is_a_block() {
    let app = TestApp::start().await;
    let cleo = app.person(Role::Customer, "cleo").await;
    let context = app.fakes().context(Actor::Guest);
    let cleo = app.read(move |tx| Ok(tx.users().credentials_of(cleo.id)?)).await;
    for right in [None, None, None, None, None, cleo] {
        let (context, attempt) = (context.clone(), attempt("cleo"));
        let verified = right.clone();
        let concluded = transact_now(&app, move |tx| conclude_sign_in(tx, &context, &attempt, verified.as_ref())).await;
        match right {
            None => assert_eq!(concluded, Ok(Err(Failure::BadCredentials))),
            Some(_) => assert!(matches!(concluded, Err(Failure::TooMany(_))), "{concluded:?}"),
        }
    }
}

fn attempt(login: &str) -> SignIn {
    SignIn { operation: Permission::Login, login: login.to_owned(), portal: None, device: None }
}

type Concluded = Result<Result<AccountView, Failure>, Failure>;

/// Runs the work and gives its outcome, refusal or not; what is refused is undone.
async fn transact_now(
    app: &TestApp,
    mut work: impl FnMut(&mut dyn Transaction) -> Concluded + Send + 'static,
) -> Concluded {
    let outcome = Arc::new(Mutex::new(None));
    let kept = Arc::clone(&outcome);
    app.write(move |tx| {
        *kept.lock().unwrap() = Some(work(tx));
        Ok(())
    })
    .await;
    outcome.lock().unwrap().take().unwrap()
}

#[actix_web::test]
async fn an_address_registers_so_many_accounts_an_hour() {
    let app = TestApp::start().await;
    app.write(|tx| {
        let now = tierway_testkit::builders::at(0);
        Ok(tx.settings().set("registrationsPerHour", "2", now)?)
    })
    .await;
    let guest = app.guest();
    let register = |name: &'static str| guest.post("/api/auth/register", person("customer", name));
    register("anna").await.expect(201);
    register("anna").await.problem(422);
    register("ben").await.expect(201);
    let before = app.fakes().hasher.counts();
    let refused = register("carl").await;
    refused.refused(429, "Too many attempts. Please try again in 60 minutes.");
    assert_eq!(app.fakes().hasher.counts(), before, "nothing is hashed for who may not");
    app.fakes().clock.advance(Duration::hours(1));
    register("carl").await.expect(201);
}

#[actix_web::test]
async fn guesses_by_any_name_of_an_account_count_together() {
    let app = TestApp::start().await;
    let cleo = app.person(Role::Customer, "cleo").await;
    let guest = app.guest();
    fail(&guest, "cleo", 3).await;
    fail(&guest, &cleo.email, 2).await;
    for name in ["cleo", cleo.email.as_str()] {
        guest.post(PATH, right(name)).await.refused(429, WAIT);
    }
}

/// Guesses at every unblock, from elsewhere.
async fn besiege(app: &TestApp, name: &str, own: impl AsyncFn()) {
    let guesser = app.guest();
    for _ in 0..4 {
        login_at(&guesser, "203.0.113.66:40000", &wrong(name)).await.problem(401);
    }
    for seconds in [30, 60, 120, 240] {
        login_at(&guesser, "203.0.113.66:40000", &wrong(name)).await.problem(401);
        login_at(&guesser, "203.0.113.66:40000", &right(name)).await.problem(429);
        own().await;
        app.fakes().clock.advance(Duration::seconds(seconds));
    }
}

async fn login_at(client: &Client, address: &str, body: &Value) -> Answer {
    client.request(Method::POST, PATH).at_address(address).json(body).send().await
}

#[actix_web::test]
async fn whoever_signed_in_from_here_before_is_not_locked_out_by_guesses_from_elsewhere() {
    let app = TestApp::start().await;
    app.signed_in_named(Role::Admin, "ada").await;
    besiege(&app, "ada", async || {
        // The address of the sign-in before, a browser without a key.
        app.guest().post(PATH, right("ada")).await.expect(200);
    })
    .await;
}

#[actix_web::test]
async fn a_device_that_signed_in_before_gets_in_from_anywhere() {
    let app = TestApp::start().await;
    let ada = app.signed_in_named(Role::Admin, "ada").await;
    let device = ada.device().unwrap();
    assert!(device.http_only() == Some(true) && device.value().len() == 43);
    besiege(&app, "ada", async || {
        login_at(&ada, "192.0.2.200:50000", &right("ada")).await.expect(200);
    })
    .await;
    // Even where the guesser sits.
    login_at(&ada, "203.0.113.66:50000", &right("ada")).await.expect(200);
    // A key that never signed in here is nobody's.
    let stranger = app.guest();
    app.person(Role::Customer, "cleo").await;
    stranger.post(PATH, right("cleo")).await.expect(200);
    fail_at(&app.guest(), "ada", 5).await;
    login_at(&stranger, "203.0.113.67:50000", &right("ada")).await.problem(429);
}

async fn fail_at(client: &Client, name: &str, times: usize) {
    for _ in 0..times {
        login_at(client, "203.0.113.68:40000", &wrong(name)).await;
    }
}

#[actix_web::test]
async fn a_known_device_that_guesses_is_slowed_too() {
    let app = TestApp::start().await;
    let cleo = app.signed_in_named(Role::Customer, "cleo").await;
    fail(&cleo, "cleo", 5).await;
    cleo.post(PATH, right("cleo")).await.refused(429, WAIT);
    login_at(&app.guest(), "203.0.113.9:40000", &right("cleo")).await.expect(200);
}

#[actix_web::test]
async fn a_sign_in_with_the_password_of_before_opens_no_session() {
    let app = TestApp::start().await;
    let cleo = app.person(Role::Customer, "cleo").await;
    let context = app.fakes().context(Actor::Guest);
    let (asking, asked) = (context.clone(), attempt("cleo"));
    let verified = app.read(move |tx| find_credentials(tx, &asking, &asked)).await;
    app.write(move |tx| Ok(tx.users().set_password(cleo.id, None, "another")?)).await;
    let concluded =
        transact_now(&app, move |tx| conclude_sign_in(tx, &context, &attempt("cleo"), verified.as_ref())).await;
    assert_eq!(concluded, Ok(Err(Failure::BadCredentials)));
}

#[actix_web::test]
async fn a_session_that_opens_while_the_password_changes_ends_with_it() {
    let app = TestApp::start().await;
    let id = app.person(Role::Customer, "cleo").await.id;
    let context = app.fakes().context(Actor::Guest);
    let (asking, asked) = (context.clone(), attempt("cleo"));
    let verified = app.read(move |tx| find_credentials(tx, &asking, &asked)).await;
    let (begun, mut begins) = tokio::sync::mpsc::unbounded_channel::<()>();
    let (go, wait) = std::sync::mpsc::channel::<()>();
    let (first, second) = (app.clone(), app.clone());
    let signing_in = actix_web::rt::spawn(async move {
        first
            .write(move |tx| {
                conclude_sign_in(tx, &context, &attempt("cleo"), verified.as_ref())??;
                tx.sessions().open(&new_session(id, "key"), context.now)?;
                let _unheard = begun.send(());
                let _unblocked = wait.recv();
                Ok(())
            })
            .await;
    });
    begins.recv().await.unwrap();
    let changing = actix_web::rt::spawn(async move {
        second
            .write(move |tx| {
                tx.users().set_password(id, None, "another")?;
                Ok(tx.sessions().revoke_all(id, at(1))?)
            })
            .await
    });
    // Time in which it would be through, did it not wait for the account.
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    go.send(()).unwrap();
    signing_in.await.unwrap();
    changing.await.unwrap();
    let live = app.read(move |tx| Ok(tx.sessions().of_user(id, at(-100_000))?.len())).await;
    assert_eq!(live, 0, "nobody is in with the password of before");
}
