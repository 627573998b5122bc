//! The sentences of docs/integration and of the webhooks in docs/API-DESIGN.md, read from the documents and verified.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use actix_web::http::Method;
use chrono::Duration;
use serde_json::{Value, json};
use tierway_accounts::{NewUser, Verification};
use tierway_api::{openapi, operations_of};
use tierway_application::commissions::approve_matured;
use tierway_application::jobs::{JobKind, NewJob};
use tierway_application::webhooks::EventKind;
use tierway_kernel::{Actor, Clock as _, Role, RoleSet, UserId};
use tierway_testkit::builders::new_user;

use super::tokens::with_token;
use super::webhooks::{make, sent};
use crate::accounts::forms;
use crate::orders::shop::{change, order, product, referred, units};
use crate::support::{Client, TestApp};

/// A page of the documentation.
fn page(name: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name)).unwrap()
}

fn guide() -> String {
    page("integration/README.md")
}

/// What stands `between` two marks, each time.
fn quoted<'t>(text: &'t str, mark: &str) -> Vec<&'t str> {
    text.split(mark).skip(1).step_by(2).collect()
}

/// The JSON examples of the guide.
fn examples() -> Vec<Value> {
    examples_in(&guide())
}

fn examples_in(text: &str) -> Vec<Value> {
    let blocks = text.split("```json").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.map(|block| serde_json::from_str(block).unwrap()).collect()
}

fn names(value: &Value) -> BTreeSet<String> {
    value.as_object().unwrap().keys().cloned().collect()
}

/// The cells of the rows of the table that begins with this heading.
fn table(text: &str, heading: &str) -> Vec<Vec<String>> {
    let rows =
        text.lines().skip_while(|line| !line.starts_with(heading)).skip(2).take_while(|line| line.starts_with('|'));
    let cells = |row: &str| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    rows.map(cells).collect()
}

#[actix_web::test]
async fn a_refusal_looks_as_the_guide_shows_it() {
    let shown = examples().remove(0);
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 3).await;
    let mut told = app.signed_in_as(Role::Customer).await.post("/api/orders", units(id, 4)).await.problem(422);
    assert_eq!(told["requestId"].as_str().map(str::len), shown["requestId"].as_str().map(str::len));
    told["requestId"] = shown["requestId"].clone();
    assert_eq!(told, shown);
}

#[actix_web::test]
async fn an_event_looks_as_the_guide_shows_it() {
    let shown = examples().remove(1);
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 3).await;
    let agent = app.signed_in_as(Role::Agent).await;
    make(&agent, &["order.placed"]).await;
    let placed = order(&agent, id, 1).await;
    app.run_jobs().await;
    let told: Value = serde_json::from_str(&sent(&app)[0].body).unwrap();
    assert_eq!((names(&told), &told["type"]), (names(&shown), &shown["type"]));
    assert!(names(&shown["data"]).is_subset(&names(&told["data"])));
    assert_eq!((&told["data"]["orderId"], &told["data"]["status"]), (&json!(placed), &shown["data"]["status"]));
}

/// Statuses that the first cells of a table name.
fn statuses(text: &str) -> BTreeSet<String> {
    let cells = table(text, "| status |").into_iter().map(|mut row| row.remove(0)).collect::<Vec<_>>().join(",");
    let numbers = cells.split([',', ' ']).filter(|part| part.len() == 3 && part.parse::<u16>().is_ok());
    numbers.map(str::to_owned).collect()
}

#[test]
fn every_refusal_of_the_document_stands_in_both_tables() {
    let mut told = BTreeSet::new();
    for item in openapi::document().paths.paths.values() {
        for (_, operation) in operations_of(item) {
            let refusals = operation.responses.responses.keys().filter(|status| status.starts_with(['4', '5']));
            told.extend(refusals.cloned());
        }
    }
    assert_eq!(statuses(&page("API-DESIGN.md")), told);
    // What no operation by itself answers: another method, and what nobody meant.
    told.extend(["405".to_owned(), "500".to_owned()]);
    assert_eq!(statuses(&guide()), told);
}

#[actix_web::test]
async fn tokens_and_webhooks_are_for_whom_the_guide_names() {
    let app = TestApp::start().await;
    let token = json!({ "name": "Sync", "scopes": ["orders:read"] });
    let hook = json!({ "url": "https://shop.example/hook", "kinds": ["order.placed"] });
    let may = async |client: &Client| {
        let tokens = client.post("/api/tokens", token.clone()).await.status.as_u16();
        let hooks = client.post("/api/webhooks", hook.clone()).await.status.as_u16();
        (tokens, hooks)
    };
    for role in Role::ALL {
        let client = app.signed_in_as(role).await;
        let expected = match role {
            Role::Customer | Role::Employee | Role::Warehouse => (403, 403),
            _ => (201, 201),
        };
        assert_eq!(may(&client).await, expected, "{role}");
        if let Role::Employee | Role::Warehouse = role {
            for (position, tokens) in [("Manager", 201), ("Purchaser", 201), ("Supervisor", 403)] {
                let id = UserId(client.id());
                assert!(app.write(move |tx| Ok(tx.employees().set_position(id, position, None)?)).await);
                assert_eq!(may(&client).await, (tokens, 403), "{role} {position}");
            }
        }
    }
}

#[actix_web::test]
async fn keys_are_the_owners_and_kept_for_seven_days() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let id = product(&app, "Mango Ice", 0).await;
    let body = json!({ "name": "Sync", "scopes": ["stock:write"] });
    let mut tokens = Vec::new();
    for _ in 0..2 {
        tokens.push(owner.post("/api/tokens", body.clone()).await.expect(201)["token"].as_str().unwrap().to_owned());
    }
    let record = async |token: &str, pieces: i64| {
        let body = json!({ "productId": id, "type": "in", "quantity": pieces });
        let call = app.guest().request(Method::POST, "/api/inventory/transactions").json(&body);
        call.header("authorization", &format!("Bearer {token}")).header("idempotency-key", "own-1").send().await
    };
    let first = record(&tokens[0], 5).await.expect(201);
    let again = record(&tokens[1], 5).await;
    assert_eq!(
        (again.header("idempotency-replayed"), again.expect(201)),
        ("true", first),
        "the owner's, not the token's"
    );
    for (hours, status) in [(7 * 24 - 1, 422), (2, 201)] {
        app.fakes().clock.advance(Duration::hours(hours));
        let now = app.fakes().clock.now();
        let job = NewJob { kind: JobKind::PurgeExpired, payload: "{}".to_owned(), run_at: now, dedupe_key: None };
        app.write(move |tx| Ok(tx.jobs().enqueue(&job, now)?)).await;
        app.run_jobs().await;
        let other = record(&tokens[0], 6).await;
        assert_eq!(other.status.as_u16(), status, "{hours}: {}", other.text());
    }
}

#[actix_web::test]
async fn a_token_ends_with_its_owners_password_unless_it_is_kept() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let (key, _) = super::tokens::make(&dealer, &["orders:read"]).await;
    let works = async || with_token(&app.guest(), &key, Method::GET, "/api/orders", None).await.status.as_u16();
    let change = async |from: &str, to: &str, keep: bool| {
        let body = json!({ "currentPassword": from, "newPassword": to, "confirmPassword": to, "keepPrograms": keep });
        dealer.post("/api/auth/change-password", body).await.expect(200)
    };
    let purge = async |to: &str, keep: bool| {
        let asked = json!({ "email": dealer.user().email, "role": "dealer" });
        app.guest().post("/api/auth/reset-password", asked).await.expect(200);
        app.run_jobs().await;
        let mails = app.fakes().mailer.sent();
        let link = mails.iter().filter_map(|mail| mail.body.split("reset-password?token=").nth(1)).next_back().unwrap();
        let token = link.split_whitespace().next().unwrap();
        let body = json!({ "token": token, "password": to, "confirmPassword": to, "keepPrograms": keep });
        app.guest().post("/api/auth/reset-password/confirm", body).await.expect(200)
    };
    change(tierway_testkit::builders::PASSWORD, "battery staple", true).await;
    assert_eq!(works().await, 200);
    purge("another staple", true).await;
    assert_eq!(works().await, 200);
    purge("a third staple", false).await;
    assert_eq!(works().await, 401);
}

/// A row of the table of events: kinds, who hears of them, words of the last column.
struct Row {
    kinds: Vec<String>,
    hearers: String,
    fields: BTreeSet<String>,
}

fn rows() -> Vec<Row> {
    let read = |cells: Vec<String>| {
        let [kinds, _, hearers, data] = cells.try_into().unwrap();
        let names = quoted(&kinds, "`");
        let area = names[0].split('.').next().unwrap();
        let full = |name: &&str| if name.starts_with('.') { format!("{area}{name}") } else { (*name).to_owned() };
        let fields = quoted(&data, "`").into_iter().map(str::to_owned).collect();
        Row { kinds: names.iter().map(full).collect(), hearers, fields }
    };
    table(&page("API-DESIGN.md"), "| kind |").into_iter().map(read).collect()
}

#[test]
fn the_table_of_events_names_all_kinds_with_their_hearers_and_scopes() {
    let told: BTreeSet<String> = rows().into_iter().flat_map(|row| row.kinds).collect();
    assert_eq!(told, EventKind::ALL.iter().map(|kind| kind.as_str().to_owned()).collect());
    let owners = [Role::Admin, Role::Manufacturer];
    for row in rows() {
        let others: &[Role] = match row.hearers.as_str() {
            "nobody" => &[],
            "its buyer, its seller" => &[Role::Wholesaler, Role::Dealer, Role::Agent, Role::SubAgent],
            "who earns it" | "who is paid" => &[Role::Agent, Role::SubAgent],
            named => {
                assert!(named.starts_with("wholesalers, dealers, agents, sub-agents"), "{named}");
                &[Role::Wholesaler, Role::Dealer, Role::Agent, Role::SubAgent]
            }
        };
        let hearing = RoleSet::of(&[&owners[..], others].concat());
        for kind in row.kinds.iter().map(|name| name.parse::<EventKind>().unwrap()) {
            assert!(Role::ALL.iter().all(|role| kind.roles().contains(*role) == hearing.contains(*role)), "{kind:?}");
        }
    }
    let scopes: BTreeSet<&str> = EventKind::ALL.iter().map(|kind| kind.scope().as_str()).collect();
    let text = page("API-DESIGN.md");
    let (_, text) = text.split_once("An API token needs the reading scope of each kind's area too: ").unwrap();
    let (text, _) = text.split_once(". New kinds").unwrap();
    assert_eq!(quoted(text, "`").into_iter().collect::<BTreeSet<_>>(), scopes);
}

/// Lets everything happen that webhooks tell of.
async fn a_busy_month(app: &TestApp, admin: &Client) {
    let form = |name: &str| json!({ "name": name, "category": "Pods", "unitPrice": "14.00", "agentPrice": "13.00", "customerPrice": "14.00" });
    let mango = admin.post("/api/products", form("Mango")).await.expect(201)["id"].as_i64().unwrap();
    let path = format!("/api/products/{mango}");
    admin.put(&path, form("Mango Ice")).await.expect(200);
    let pieces = json!({ "productId": mango, "type": "in", "quantity": 36 });
    admin.post("/api/inventory/transactions", pieces).await.expect(201);

    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(app, &agent, "rita").await;
    let first = order(&buyer, mango, 30).await;
    change(admin, first, json!({ "status": "paid" })).await;
    change(admin, first, json!({ "status": "shipped" })).await;
    app.fakes().clock.advance(Duration::days(15));
    let context = app.fakes().context(Actor::System);
    app.write(move |tx| approve_matured(tx, &context)).await;
    let admin = app.sign_in(admin.user().clone()).await;
    let payout = admin.post("/api/payouts", json!({})).await.expect(201)["id"].clone();
    for step in ["approve", "pay"] {
        admin.post(&format!("/api/payouts/{payout}/{step}"), json!({})).await.expect(200);
    }
    let buyer = app.sign_in(buyer.user().clone()).await;
    let second = order(&buyer, mango, 5).await;
    change(&admin, second, json!({ "status": "paid" })).await;
    change(&admin, second, json!({ "status": "cancelled" })).await;
    admin.post(&format!("/api/orders/{second}/refunds"), json!({ "reason": "Late" })).await.expect(201);

    let nora = app.guest().post("/api/auth/register", forms::agent("nora")).await.expect(201)["user"]["id"].clone();
    for step in ["approve", "deactivate"] {
        admin.post(&format!("/api/users/{nora}/{step}"), json!({})).await.expect(200);
    }
    let otto = NewUser { verification: Verification::Pending, ..new_user(Role::Dealer, "otto") };
    let otto = app.account(otto).await.id;
    admin.post(&format!("/api/users/{otto}/reject"), json!({ "reason": "No licence" })).await.expect(200);
    admin.delete(&format!("{path}/delete")).await.expect(200);
}

#[actix_web::test]
async fn events_carry_the_fields_of_the_table() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let all: Vec<&str> = EventKind::ALL.iter().map(|kind| kind.as_str()).collect();
    make(&admin, &all).await;
    a_busy_month(&app, &admin).await;
    app.run_jobs().await;
    let mut told: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for message in sent(&app) {
        let body: Value = serde_json::from_str(&message.body).unwrap();
        told.entry(body["type"].as_str().unwrap().to_owned()).or_default().extend(names(&body["data"]));
    }
    for row in rows() {
        let mut union = BTreeSet::new();
        for kind in &row.kinds {
            let fields = told.get(kind).unwrap_or_else(|| panic!("nothing was told of {kind}"));
            assert!(fields.is_subset(&row.fields), "{kind}: {fields:?}");
            union.extend(fields.clone());
        }
        assert_eq!(union, row.fields, "{:?}", row.kinds);
    }
}

#[test]
fn the_page_of_bodies_shows_every_event_with_the_fields_of_the_table() {
    let text = page("integration/webhook-bodies.md");
    let named: BTreeSet<&str> = quoted(&text, "`").into_iter().collect();
    let shown = examples_in(&text);
    for example in &shown {
        assert_eq!(names(example), ["createdAt", "data", "id", "type"].map(str::to_owned).into(), "{example}");
    }
    for row in rows() {
        let mut fields = BTreeSet::new();
        for kind in &row.kinds {
            assert!(named.contains(kind.as_str()), "{kind} is not named");
            let of_kind = shown.iter().filter(|example| example["type"] == kind.as_str());
            fields.extend(of_kind.flat_map(|example| names(&example["data"])));
        }
        assert_eq!(fields, row.fields, "{:?}", row.kinds);
    }
}
