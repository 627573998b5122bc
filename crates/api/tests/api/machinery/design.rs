//! Rules of docs/API-DESIGN.md not tested elsewhere.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_accounts::{NewUser, Verification};
use tierway_api::{openapi, operations_of};
use tierway_application::{Access, Store, Topic, Work};
use tierway_kernel::{Role, StoreError};
use tierway_testkit::builders::{add_order, add_product, at, new_user, order_of, product_draft};

use crate::inventory::lots::{MOVEMENTS, fill};
use crate::orders::shop::{admin, change, order, product, referred};
use crate::support::TestApp;

/// Lists: "Later pages repeat the count that was true when paging began, the search and short lists count again",
/// "Filters that are not known are ignored".
#[actix_web::test]
async fn later_pages_repeat_the_count_and_unknown_filters_are_ignored() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let buyer = app.signed_in_as(Role::Wholesaler).await;
    let mut last = 0;
    for name in ["Mango Ice", "Mango Mint"] {
        last = product(&app, name, 100).await;
        order(&buyer, last, 1).await;
    }
    let paths = ["/api/products", "/api/products?q=mango", "/api/orders", MOVEMENTS, "/api/warehouse/orders"];
    let mut begun = Vec::new();
    for path in paths {
        let join = if path.contains('?') { '&' } else { '?' };
        let first = owner.get(&format!("{path}{join}limit=1&colour=red")).await;
        assert_eq!((first.total(), first.expect(200).as_array().map(Vec::len)), (2, Some(1)), "{path}");
        begun.push(first.next().unwrap());
    }
    product(&app, "Mango Lime", 100).await;
    order(&buyer, last, 1).await;
    for (path, next) in paths.into_iter().zip(begun) {
        let repeated = if path.contains("q=") { 3 } else { 2 };
        assert_eq!(owner.get(&next).await.total(), repeated, "{path}");
        assert_eq!(owner.get(path).await.total(), 3, "{path}");
    }
}

/// Lists: a recall "without `limit` and `cursor` is whole"; figures of sales: "the 200 with the largest revenue".
#[actix_web::test]
async fn a_recall_leaves_nobody_out_and_figures_name_two_hundred_groups() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Mango Ice", 0).await;
    let lot = fill(&owner, id, 300, "B-1", None).await;
    let buyer = app.signed_in_as(Role::Wholesaler).await;
    for _ in 0..201 {
        let number = order(&buyer, id, 1).await;
        change(&owner, number, json!({ "status": "shipped" })).await;
    }
    let path = format!("/api/lots/{lot}/recall");
    let whole = owner.get(&path).await;
    assert_eq!((whole.total(), whole.expect(200).as_array().map(Vec::len), whole.next()), (201, Some(201), None));
    let page = owner.get(&format!("{path}?limit=200")).await;
    assert_eq!((page.total(), page.expect(200).as_array().map(Vec::len)), (201, Some(200)));
    assert_eq!(owner.get(&page.next().unwrap()).await.expect(200).as_array().map(Vec::len), Some(1));

    let user = buyer.user().clone();
    app.write(move |tx| {
        let mut products = Vec::new();
        for number in 0..200 {
            products.push(add_product(tx, &product_draft(&format!("Thing {number}")), 10)?);
        }
        // Two pieces each, of the last but one.
        let lines: Vec<_> = products.iter().enumerate().map(|(at, one)| (one, if at == 199 { 1 } else { 2 })).collect();
        Ok(add_order(tx, &order_of(&user, &lines), at(1))?)
    })
    .await;
    let sales = owner.get("/api/analytics/sales?by=product").await.expect(200);
    let groups = sales["groups"].as_array().unwrap();
    assert_eq!((&sales["groupCount"], groups.len()), (&json!(201), 200));
    assert_eq!(groups[0]["key"], id.to_string());
    assert!(groups.iter().all(|group| group["label"] != "Thing 199"), "what sold least is left out");
    let table = owner.get("/api/exports/analytics-sales.csv?by=product").await;
    assert_eq!(table.text().lines().count(), 202, "a heading and all groups");
}

/// Figures of sales: cancelled orders do not count; the list behind a group "holds cancelled ones too".
#[actix_web::test]
async fn the_list_behind_a_group_holds_cancelled_orders_too() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Mango Ice", 10).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let [kept, off] = [order(&buyer, id, 1).await, order(&buyer, id, 1).await];
    change(&buyer, off, json!({ "status": "cancelled" })).await;
    let sales = owner.get("/api/analytics/sales?by=product").await.expect(200);
    assert_eq!((&sales["groups"][0]["orders"], &sales["groups"][0]["key"]), (&json!(1), &json!(id.to_string())));
    let listed = owner.get(&format!("/api/orders?productId={id}")).await.expect(200);
    let ids: BTreeSet<_> = listed.as_array().unwrap().iter().map(|row| row["id"].as_i64().unwrap()).collect();
    assert_eq!(ids, BTreeSet::from([kept, off]));
}

/// Fails in a way that nobody should read.
struct BrokenStore;

impl Store for BrokenStore {
    fn submit(&self, _: Access, work: Box<dyn Work>) {
        work.finish(Err(StoreError::Failed("no such table: secrets in /var/lib/tierway".to_owned())));
    }

    fn revision(&self, _: Topic) -> u64 {
        0
    }

    fn await_change(&self, _: Topic, _: u64, _: std::time::Duration) {}

    fn is_shared(&self) -> bool {
        false
    }
}

/// Errors: "A 500 carries the request id and nothing of the inside".
#[actix_web::test]
async fn a_failure_inside_carries_the_requests_id_and_nothing_of_the_inside() {
    let app = TestApp::over(Arc::new(BrokenStore)).await;
    let answer = app.guest().request(Method::GET, "/api/products").header("x-request-id", "trace-7").send().await;
    let problem = answer.problem(500);
    assert_eq!(problem["detail"], "Something went wrong on our side. Please try again.");
    assert_eq!((&problem["requestId"], &problem["type"]), (&json!("trace-7"), &json!("about:blank")));
    assert!(!answer.text().contains("secrets") && !answer.text().contains("/var"), "{}", answer.text());
}

/// Caching: which answers have a tag, also by HEAD, for a guest and for somebody who is signed in.
#[actix_web::test]
async fn the_catalogues_reads_and_the_public_settings_have_a_tag() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 10).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let guest = app.guest();
    for path in [
        "/api/products",
        "/api/products?store=dealer",
        &format!("/api/products?store=dealer:{}", dealer.id()),
        "/api/products/facets",
        &format!("/api/products/{id}"),
        "/api/categories",
        "/api/settings/public",
        "/api/settings/company_logo",
    ] {
        let tag = guest.get(path).await.header("etag").to_owned();
        assert!(tag.starts_with("W/\""), "{path}: {tag}");
        let ask = async |method: Method| guest.request(method, path).header("if-none-match", &tag).send().await;
        for method in [Method::GET, Method::HEAD] {
            let known = ask(method.clone()).await;
            assert_eq!((known.status.as_u16(), known.body.len()), (304, 0), "{method} {path}");
        }
        assert_eq!(guest.request(Method::HEAD, path).send().await.header("etag"), tag, "{path}");
        let own = dealer.get(path).await;
        assert_eq!((own.header("etag").is_empty(), own.header("cache-control")), (false, "no-store"), "{path}");
        let known = dealer.request(Method::GET, path).header("if-none-match", own.header("etag")).send().await;
        assert_eq!((known.status.as_u16(), known.header("cache-control")), (304, "no-store"), "{path}");
    }
    let figures = dealer.get("/api/products?sort=stock").await;
    assert_eq!(figures.header("etag"), "", "a list by figures is not kept");
}

/// Caching: "Answers to people who are signed in are `no-store`".
#[actix_web::test]
async fn nothing_that_somebody_signed_in_is_answered_is_kept() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 10).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    order(&buyer, id, 1).await;
    let owner = admin(&app).await;
    let mut read = 0;
    for (path, item) in &openapi::document().paths.paths {
        if item.get.is_none() || path == "/api/events" {
            continue;
        }
        let filled = path.replace("{format}", "csv").replace("{kind}", "proforma").replace("{region}", "usa");
        let filled = filled.replace("{id}", "1");
        let filled: Vec<_> = filled.split('/').map(|part| if part.starts_with('{') { "1" } else { part }).collect();
        let filled = filled.join("/");
        for client in [&owner, &buyer] {
            let answer = client.get(&filled).await;
            assert!(answer.header("cache-control").contains("no-store"), "{path}: {:?}", answer.headers);
            read += usize::from(answer.status.is_success());
        }
    }
    assert!(read > 60, "{read}");
}

/// Documents: a new country or zone waits for "an approved dealer, agent or sub-agent" alone.
#[actix_web::test]
async fn who_is_not_approved_yet_moves_at_once() {
    let app = TestApp::start().await;
    for role in [Role::Dealer, Role::Agent] {
        let new = NewUser { verification: Verification::Pending, ..new_user(role, role.as_str()) };
        let waiting = app.account(new).await;
        let client = app.sign_in(waiting).await;
        let path = format!("/api/users/{}", client.id());
        let user = client.patch(&path, json!({ "country": "Canada" })).await.expect(200)["user"].clone();
        assert_eq!(user["country"], "Canada", "{role}");
        assert_eq!(client.get("/api/place-changes").await.total(), 0);
    }
    let sub = app.signed_in_as(Role::SubAgent).await;
    sub.patch(&format!("/api/users/{}", sub.id()), json!({ "country": "Canada" })).await.expect(200);
    assert_eq!(sub.get("/api/place-changes?state=pending").await.total(), 1);
}

/// Earnings: `basis`, `steps` and `rates` say how a commission was computed, `remainingBasis` what still earns.
#[actix_web::test]
async fn a_commission_says_how_it_was_computed() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(&app, &agent, "friend").await;
    let number = order(&buyer, id, 6).await;
    change(&owner, number, json!({ "status": "paid" })).await;
    let seen = async || {
        let row = agent.get("/api/commissions").await.expect(200)[0].clone();
        [&row["basis"], &row["remainingBasis"], &row["steps"], &row["rates"]["basisAmount"]].map(Value::clone)
    };
    assert_eq!(seen().await, [json!("78.00"), Value::Null, json!(5), json!("14.00")]);
    change(&owner, number, json!({ "status": "cancelled", "notes": "Called off" })).await;
    assert_eq!(seen().await[..2], [json!("78.00"), Value::Null], "nothing of it earns any more");
}

/// Versions: `info.version`, and that whatever is deprecated stands in the changelog.
#[test]
fn the_document_is_of_this_version_and_the_changelog_lists_what_is_deprecated() {
    let document = openapi::document();
    assert_eq!(document.info.version, env!("CARGO_PKG_VERSION"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../CHANGELOG.md");
    let changelog = std::fs::read_to_string(path).unwrap();
    for item in document.paths.paths.values() {
        for (method, operation) in operations_of(item) {
            let told = serde_json::to_value(operation).unwrap();
            let name = told["operationId"].as_str().unwrap();
            let parameters = told["parameters"].as_array().cloned().unwrap_or_default();
            let old =
                parameters.iter().filter(|one| one["deprecated"] == true).map(|one| one["name"].as_str().unwrap());
            for name in old.chain((told["deprecated"] == true).then_some(name)) {
                assert!(changelog.contains(&format!("`{name}`")), "{method} {name} is deprecated and not told");
            }
        }
    }
}
