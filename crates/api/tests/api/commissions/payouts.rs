//! Payouts: created, approved, paid, cancelled; conflicts and concurrency.

use actix_web::http::Method;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tierway_accounts::{NewUser, Verification};
use tierway_kernel::{Clock as _, Role};
use tierway_testkit::builders::new_agent;

use super::earning::{faults, paid, without_hold};
use crate::orders::shop::{admin, change, product, referred};
use crate::support::{Client, TestApp};

const PATH: &str = "/api/payouts";

/// An agent with approved earnings of 5.00 from one order, the admin, and the order.
async fn earned(app: &TestApp) -> (Client, Client, i64) {
    let owner = admin(app).await;
    without_hold(&owner, "1.00").await;
    let id = product(app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let order = paid(&owner, &referred(app, &agent, "friend").await, id, 11).await;
    (owner, agent, order)
}

async fn step(client: &Client, payout: &Value, verb: &str) -> crate::support::Answer {
    client.post(&format!("{PATH}/{}/{verb}", payout["id"]), json!({})).await
}

#[actix_web::test]
async fn who_is_owed_something_keeps_a_role_that_earns() {
    let app = TestApp::start().await;
    let (owner, agent, _) = earned(&app).await;
    let (path, sentence) = (
        format!("/api/users/{}/role", agent.id()),
        "This account has 5.00 in unpaid earnings. Please pay them out first.",
    );
    owner.put(&path, json!({ "role": "customer" })).await.refused(409, sentence);
    let choices = owner.get(&format!("/api/users/{}/roles", agent.id())).await.expect(200);
    assert_eq!((&choices["allowed"], &choices["refusal"]), (&json!([]), &json!(sentence)));
    let draft = owner.post(PATH, json!({})).await.expect(201);
    step(&owner, &draft, "approve").await.expect(200);
    owner.put(&path, json!({ "role": "customer" })).await.refused(409, sentence);
    owner.post(&format!("{PATH}/{}/pay", draft["id"]), json!({ "method": "Bank" })).await.expect(200);
    owner.put(&path, json!({ "role": "customer" })).await.expect(200);
}

#[actix_web::test]
async fn earnings_are_gathered_approved_and_paid_once() {
    let app = TestApp::start().await;
    let (owner, agent, _) = earned(&app).await;
    let draft = owner.post(PATH, json!({ "note": "March" })).await.expect(201);
    let seen = (&draft["number"], &draft["status"], &draft["amount"], &draft["lineCount"], &draft["note"]);
    assert_eq!(seen, (&json!("PAY-2026-000001"), &json!("draft"), &json!("5.00"), &json!(1), &json!("March")));
    assert_eq!((&draft["lines"][0]["beneficiaryId"], &draft["waiting"]), (&json!(agent.id()), &json!([])));
    owner.post(PATH, json!({})).await.refused(422, "Nothing to pay: nobody is owed 1.00 or more.");
    assert_eq!(agent.get(PATH).await.total(), 0, "a draft is not told");
    agent.get(&format!("{PATH}/{}", draft["id"])).await.problem(404);
    step(&owner, &draft, "pay").await.refused(409, "This payout is draft; it cannot be paid.");
    assert_eq!(step(&owner, &draft, "approve").await.expect(200)["status"], "approved");
    step(&owner, &draft, "approve").await.problem(409);
    let path = format!("{PATH}/{}/pay", draft["id"]);
    owner.post(&path, json!({ "method": "Shells" })).await.problem(422);
    let payment = json!({ "method": "Bank", "reference": "TRX-1" });
    let answers = join_all((0..4).map(|_| owner.post(&path, payment.clone()))).await;
    let mut codes: Vec<_> = answers.iter().map(|answer| answer.status.as_u16()).collect();
    codes.sort_unstable();
    assert_eq!(codes, [200, 409, 409, 409]);
    let own = agent.get(&format!("{PATH}/{}", draft["id"])).await.expect(200);
    assert_eq!((&own["status"], &own["amount"], &own["reference"]), (&json!("paid"), &json!("5.00"), &json!("TRX-1")));
    assert!(own.get("note").is_none() && own.get("lineCount").is_none());
    assert_eq!(agent.get(&format!("{PATH}?status=paid")).await.total(), 1);
    let list = agent.get("/api/commissions?status=paid").await.expect(200);
    assert_eq!((&list[0]["status"], &list[0]["payoutNumber"]), (&json!("paid"), &json!("PAY-2026-000001")));
    let summary = agent.get("/api/commissions/summary").await.expect(200);
    assert_eq!((&summary["lifetime"]["paid"], &summary["unpaidApproved"]), (&json!("5.00"), &json!("0.00")));
    assert_eq!(summary["lastPayout"]["amount"], "5.00");
    let notices = agent.get("/api/notifications").await.expect(200);
    assert_eq!(notices[0]["message"], "You were paid $5.00 with payout PAY-2026-000001.");
    step(&owner, &draft, "cancel").await.problem(409);
    assert_eq!(faults(&app).await, Vec::<String>::new());
}

#[actix_web::test]
async fn of_two_who_make_payouts_at_once_one_finds_something() {
    let app = TestApp::start().await;
    let (owner, _, _) = earned(&app).await;
    let answers = join_all((0..4).map(|_| owner.post(PATH, json!({})))).await;
    let made = answers.iter().filter(|answer| answer.status.as_u16() == 201).count();
    assert_eq!(made, 1, "{:?}", answers.iter().map(|answer| answer.status).collect::<Vec<_>>());
    assert_eq!(owner.get(PATH).await.total(), 1);
    assert_eq!(faults(&app).await, Vec::<String>::new());
}

#[actix_web::test]
async fn one_key_makes_one_payout() {
    let app = TestApp::start().await;
    let (owner, _, _) = earned(&app).await;
    let keyed = async || owner.request(Method::POST, PATH).header("Idempotency-Key", "k").json(&json!({})).send().await;
    let first = keyed().await.expect(201);
    assert_eq!(keyed().await.expect(201), first);
    assert_eq!(owner.get(PATH).await.total(), 1);
}

#[actix_web::test]
async fn what_is_cancelled_is_free_for_the_next() {
    let app = TestApp::start().await;
    let (owner, _, _) = earned(&app).await;
    let first = owner.post(PATH, json!({})).await.expect(201);
    assert_eq!(step(&owner, &first, "cancel").await.expect(200)["status"], "cancelled");
    step(&owner, &first, "approve").await.refused(409, "This payout is cancelled; it cannot be approved.");
    let second = owner.post(PATH, json!({})).await.expect(201);
    assert_eq!((&second["number"], &second["amount"]), (&json!("PAY-2026-000002"), &json!("5.00")));
    assert_eq!(faults(&app).await, Vec::<String>::new());
}

#[actix_web::test]
async fn an_order_cancelled_under_a_draft_overtakes_it() {
    let app = TestApp::start().await;
    let (owner, agent, order) = earned(&app).await;
    let draft = owner.post(PATH, json!({})).await.expect(201);
    change(&owner, order, json!({ "status": "cancelled", "notes": "broken" })).await;
    let sentence = "An order in this payout was cancelled or refunded in the meantime. Please cancel the payout and create a new one.";
    step(&owner, &draft, "approve").await.refused(409, sentence);
    assert_eq!(faults(&app).await, Vec::<String>::new());
    step(&owner, &draft, "cancel").await.expect(200);
    owner.post(PATH, json!({})).await.refused(422, "Nothing to pay: nobody is owed 1.00 or more.");
    let summary = agent.get("/api/commissions/summary").await.expect(200);
    assert_eq!((&summary["lifetime"]["approved"], &summary["lifetime"]["reversed"]), (&json!("0.00"), &json!("5.00")));
}

#[actix_web::test]
async fn what_is_taken_back_after_the_last_day_of_a_payout_counts_in_it() {
    let app = TestApp::start().await;
    let (owner, _, order) = earned(&app).await;
    let body = json!({ "upTo": app.fakes().clock.now() + chrono::Duration::minutes(1) });
    let draft = owner.post(PATH, body.clone()).await.expect(201);
    app.fakes().clock.advance(chrono::Duration::hours(2));
    change(&owner, order, json!({ "status": "cancelled", "notes": "broken" })).await;
    step(&owner, &draft, "approve").await.problem(409);
    step(&owner, &draft, "cancel").await.expect(200);
    owner.post(PATH, body).await.refused(422, "Nothing to pay: nobody is owed 1.00 or more.");
    assert_eq!(faults(&app).await, Vec::<String>::new());
}

#[actix_web::test]
async fn what_is_taken_back_after_the_payment_nets_in_the_next() {
    let app = TestApp::start().await;
    let (owner, agent, order) = earned(&app).await;
    let first = owner.post(PATH, json!({})).await.expect(201);
    step(&owner, &first, "approve").await.expect(200);
    step(&owner, &first, "pay").await.expect(200);
    change(&owner, order, json!({ "status": "cancelled", "notes": "broken" })).await;
    let owed = agent.get("/api/commissions/summary").await.expect(200);
    assert_eq!(owed["unpaidApproved"], "-5.00");
    let id = product(&app, "Mint", 100).await;
    let buyer = referred(&app, &agent, "another").await;
    paid(&owner, &buyer, id, 22).await;
    let second = owner.post(PATH, json!({})).await.expect(201);
    let line = &second["lines"][0];
    assert_eq!(
        (&line["commissions"], &line["reversals"], &line["amount"]),
        (&json!("10.00"), &json!("-5.00"), &json!("5.00"))
    );
    assert_eq!(faults(&app).await, Vec::<String>::new());
}

#[actix_web::test]
async fn little_sums_and_unapproved_accounts_wait() {
    let app = TestApp::start().await;
    let (owner, agent, _) = earned(&app).await;
    let waiting = app.account(NewUser { verification: Verification::Pending, ..new_agent("new") }).await;
    let waiting = app.sign_in(waiting).await;
    let id = product(&app, "Mint", 100).await;
    paid(&owner, &referred(&app, &waiting, "theirs").await, id, 11).await;
    let little = app.signed_in_named(Role::Agent, "little").await;
    paid(&owner, &referred(&app, &little, "few").await, id, 2).await;
    let draft = owner.post(PATH, json!({})).await.expect(201);
    assert_eq!((&draft["amount"], &draft["lines"][0]["beneficiaryId"]), (&json!("5.00"), &json!(agent.id())));
    let mut left: Vec<_> = draft["waiting"].as_array().unwrap().iter().map(|row| row["reason"].to_string()).collect();
    left.sort();
    assert_eq!(left, ["\"belowMinimum\"", "\"notApproved\""]);
    assert_eq!(faults(&app).await, Vec::<String>::new());
}

#[actix_web::test]
async fn a_payout_is_taken_away_as_a_table_by_the_admin() {
    let app = TestApp::start().await;
    let (owner, agent, _) = earned(&app).await;
    let draft = owner.post(PATH, json!({})).await.expect(201);
    let path = format!("/api/exports/payouts/{}.csv", draft["id"]);
    let answer = owner.get(&path).await;
    let table = answer.text();
    assert!(table.contains("PAY-2026-000001") && table.contains("5.00"), "{table}");
    assert!(table.contains(&agent.user().email), "{table}");
    agent.get(&path).await.problem(403);
    owner.get("/api/exports/payouts/999.csv").await.problem(404);
    for role in [Role::Manufacturer, Role::Customer, Role::Dealer] {
        app.signed_in_as(role).await.get(PATH).await.problem(403);
    }
}
