//! Sales by each dimension.

use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::orders::shop::{admin, change, order, product, referred, units};
use crate::pricing::support::living;
use crate::support::{Client, TestApp};

async fn sales(client: &Client, query: &str) -> Value {
    client.get(&format!("/api/analytics/sales{query}")).await.expect(200)
}

/// Orders, pieces, revenue, refunds, cost and margin.
fn figures(of: &Value) -> Value {
    json!([of["orders"], of["units"], of["revenue"], of["refunds"], of["cost"], of["margin"]])
}

fn groups(of: &Value) -> Vec<(String, Value)> {
    let rows = of["groups"].as_array().unwrap();
    rows.iter().map(|row| (row["label"].as_str().unwrap().to_owned(), figures(row))).collect()
}

fn group(label: &str, orders: u64, units: i64, revenue: &str, cost: &str, margin: &str) -> (String, Value) {
    (label.to_owned(), json!([orders, units, revenue, "0.00", cost, margin]))
}

#[actix_web::test]
async fn sales_are_the_same_before_and_after_they_are_summed_up() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let (mango, mint) = (product(&app, "Mango Ice", 100).await, product(&app, "Mint", 100).await);
    let buyer = app.signed_in_as(Role::Customer).await;
    assert_eq!(figures(&sales(&owner, "").await["total"]), json!([0, 0, "0.00", "0.00", "0.00", "0.00"]));
    order(&buyer, mango, 3).await;
    order(&buyer, mint, 1).await;
    let off = order(&buyer, mint, 50).await;
    change(&buyer, off, json!({ "status": "cancelled" })).await;
    buyer.post("/api/orders", json!({ "totalAmount": "99.00" })).await.expect(201);
    let expected = json!([2, 4, "56.00", "0.00", "40.00", "16.00"]);
    let products = [group("Mango Ice", 1, 3, "42.00", "30.00", "12.00"), group("Mint", 1, 1, "14.00", "10.00", "4.00")];
    for _ in 0..2 {
        let seen = sales(&owner, "?by=product&compare=previous").await;
        assert_eq!((figures(&seen["total"]), &seen["total"]["averageOrder"]), (expected.clone(), &json!("28.00")));
        assert_eq!(groups(&seen), products);
        assert_eq!(seen["groups"][0]["key"], mango.to_string());
        assert_eq!(seen["groupCount"], 2);
        assert_eq!(seen["series"].as_array().unwrap().len(), 30, "thirty days when nobody says");
        assert_eq!(figures(seen["series"].as_array().unwrap().last().unwrap()), expected);
        assert_eq!((&seen["previous"]["orders"], &seen["groups"][0]["previous"]["orders"]), (&json!(0), &json!(0)));
        assert_eq!(seen["previousSeries"].as_array().unwrap().len(), 30);
        fold(&app).await;
    }
    order(&buyer, mint, 2).await;
    assert_eq!(sales(&owner, "").await["total"]["revenue"], "84.00", "what was ordered since counts at once");
}

/// Takes all orders that have changed into the sums.
async fn fold(app: &TestApp) {
    let zone = tierway_kernel::BusinessZone::UTC;
    app.write(move |tx| {
        while tx.sales().rollup_orders(zone, 2)? {}
        let (from, to) = ("1970-01-01".parse().unwrap(), "2100-01-01".parse().unwrap());
        assert_eq!(tx.sales().unsummed(zone, from, to)?, []);
        Ok(())
    })
    .await;
}

#[actix_web::test]
async fn each_side_groups_by_what_was_true_at_the_order() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let mango = product(&app, "Mango Ice", 1000).await;
    let dora = living(&app, Role::Dealer, "dora", "Canada").await;
    let agent = app.signed_in_as(Role::Agent).await;
    let anna = referred(&app, &agent, "anna").await;
    order(&dora, mango, 2).await;
    let mut in_store = units(mango, 1);
    in_store["sellerId"] = json!(dora.id());
    in_store["channel"] = json!("store");
    let sold = anna.post("/api/orders", in_store).await.expect(201);
    let by = async |side: &str| -> Vec<(Value, Value, Value)> {
        let seen = sales(&owner, &format!("?by={side}")).await;
        let rows = seen["groups"].as_array().unwrap();
        let key = |row: &Value| row.get("key").cloned().unwrap_or_default();
        rows.iter().map(|row| (key(row), row["label"].clone(), row["revenue"].clone())).collect()
    };
    // The dealer pays the suggested minimum of 16.00, their customer as much in their store.
    let row = |key: Value, label: &str, revenue: &str| (key, json!(label), json!(revenue));
    assert_eq!(by("channel").await, [row(json!("online"), "online", "32.00"), row(json!("store"), "store", "16.00")]);
    assert_eq!(
        by("role").await,
        [row(json!("dealer"), "dealer", "32.00"), row(json!("customer"), "customer", "16.00")]
    );
    assert_eq!(by("region").await[0], row(json!("canada"), "Canada", "32.00"));
    assert_eq!(by("category").await, [row(json!("Electronics"), "Electronics", "48.00")]);
    let dealers = by("dealer").await;
    assert_eq!(dealers[0], row(Value::Null, "Company", "32.00"));
    assert_eq!(dealers[1].0, json!(dora.id().to_string()));
    let buyers = by("buyer").await;
    assert_eq!((&buyers[0].0, &buyers[0].2), (&json!(dora.id().to_string()), &json!("32.00")));
    assert_eq!(buyers[1], row(Value::Null, "Retail customers", "16.00"), "customers are one group");
    let agents = by("agent").await;
    assert_eq!((&agents[0].1, &agents[1].0), (&json!("No agent"), &json!(agent.id().to_string())));
    // Each group opens the list behind it.
    let listed = async |query: &str| -> Vec<i64> {
        let rows = owner.get(&format!("/api/orders?{query}")).await.expect(200);
        rows.as_array().unwrap().iter().map(|row| row["id"].as_i64().unwrap()).collect()
    };
    let id = sold["id"].as_i64().unwrap();
    for query in [
        "channel=store".to_owned(),
        "buyerRole=customer".to_owned(),
        format!("sellerId={}", dora.id()),
        format!("agentId={}", agent.id()),
    ] {
        assert_eq!(listed(&query).await, [id], "{query}");
    }
    assert_eq!(listed("region=canada").await.len(), 1);
    assert_eq!(listed(&format!("customerId={}&isTrade=true", dora.id())).await.len(), 1);
    assert_eq!(listed("region=europe").await.len(), 0);
    assert_eq!(listed(&format!("productId={mango}&category=Electronics")).await.len(), 2);
    assert_eq!(listed("category=Pods").await.len(), 0);
    owner.get("/api/orders?region=moon").await.refused(400, "The parameter region is invalid.");
}

#[actix_web::test]
async fn who_fell_behind_comes_first_and_a_year_can_be_compared() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let mango = product(&app, "Mango Ice", 1000).await;
    let (dora, dirk) =
        (app.signed_in_named(Role::Dealer, "dora").await, app.signed_in_named(Role::Dealer, "dirk").await);
    order(&dora, mango, 9).await;
    order(&dirk, mango, 1).await;
    app.fakes().clock.advance(chrono::Duration::days(365));
    let owner = app.sign_in(owner.user().clone()).await;
    let (dora, dirk) = (app.sign_in(dora.user().clone()).await, app.sign_in(dirk.user().clone()).await);
    order(&dora, mango, 4).await;
    order(&dirk, mango, 5).await;
    let to = app.now().date_naive();
    let order_of = async |query: &str| -> Vec<(Value, Value)> {
        let seen = sales(&owner, &format!("?from={to}&to={to}&by=buyer{query}")).await;
        let rows = seen["groups"].as_array().unwrap().clone();
        rows.iter().map(|row| (row["key"].clone(), row["previous"]["orders"].clone())).collect()
    };
    let row = |who: &Client, before: u64| (json!(who.id().to_string()), json!(before));
    assert_eq!(order_of("&compare=year").await, [row(&dirk, 1), row(&dora, 1)]);
    assert_eq!(order_of("&compare=year&sort=fall").await, [row(&dora, 1), row(&dirk, 1)]);
    assert_eq!(order_of("&compare=previous").await, [row(&dirk, 0), row(&dora, 0)]);
    let seen = sales(&owner, &format!("?from={to}&to={to}&compare=year")).await;
    let before = to.checked_sub_months(chrono::Months::new(12)).unwrap();
    assert_eq!((&seen["previousFrom"], &seen["previousTo"]), (&json!(before), &json!(before)));
    assert_eq!(seen["previous"]["orders"], 2);
}

#[actix_web::test]
async fn a_refund_lowers_the_day_of_the_order() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let mango = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let id = order(&buyer, mango, 3).await;
    for status in ["paid", "shipped", "delivered"] {
        change(&owner, id, json!({ "status": status })).await;
    }
    fold(&app).await;
    let line = owner.get(&format!("/api/orders/{id}")).await.expect(200)["items"][0]["id"].as_i64().unwrap();
    let body = json!({ "reason": "Broken", "lines": [{ "lineId": line, "pieces": 1 }] });
    let back = buyer.post(&format!("/api/orders/{id}/returns"), body).await.expect(201)["id"].as_i64().unwrap();
    owner.post(&format!("/api/returns/{back}/approve"), json!({})).await.expect(200);
    let arrived = json!({ "lines": [{ "lineId": line, "pieces": 1, "restock": true }] });
    owner.post(&format!("/api/returns/{back}/receive"), arrived).await.expect(200);
    let refund = json!({ "reason": "Broken", "returnId": back });
    owner.post(&format!("/api/orders/{id}/refunds"), refund).await.expect(201);
    let expected = json!([1, 3, "28.00", "14.00", "20.00", "8.00"]);
    assert_eq!(figures(&sales(&owner, "").await["total"]), expected);
    fold(&app).await;
    assert_eq!(figures(&sales(&owner, "?by=product").await["groups"][0]), expected);
}

#[actix_web::test]
async fn strange_questions_are_refused() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let at = async |query: &str| owner.get(&format!("/api/analytics/sales?{query}")).await;
    at("from=2026-02-02&to=2026-02-01").await.field_refused("from", "The first day cannot be after the last.");
    at("from=2000-01-01&to=2026-02-01")
        .await
        .field_refused("step", "Please choose a shorter period or longer intervals.");
    at("by=moon").await.refused(400, "The parameter by is invalid.");
    at("compare=next").await.refused(400, "The parameter compare is invalid.");
    at("step=year").await.refused(400, "The parameter step is invalid.");
    for role in [Role::Customer, Role::Dealer, Role::Employee] {
        app.signed_in_as(role).await.get("/api/analytics/sales").await.problem(403);
    }
    app.guest().get("/api/analytics/sales").await.problem(401);
}

#[actix_web::test]
async fn the_table_has_all_groups_or_all_points() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let mango = product(&app, "Mango Ice", 100).await;
    order(&app.signed_in_as(Role::Customer).await, mango, 2).await;
    let text = async |query: &str| {
        let path = format!("/api/exports/analytics-sales.csv{query}");
        owner.get(&path).await.text().trim_start_matches('\u{feff}').to_owned()
    };
    let expected = format!(
        "Key,Name,Orders,Units,Revenue,Refunds,Cost,Margin,Average order\r\n\
         {mango},Mango Ice,1,2,28.00,0.00,20.00,8.00,28.00\r\n"
    );
    assert_eq!(text("?by=product").await, expected);
    let points = text("?compare=previous&step=month").await;
    assert!(points.starts_with("Start,Orders,Units,Revenue,"), "{points}");
    assert!(points.lines().next().unwrap().ends_with("Previous average order"), "{points}");
    app.signed_in_as(Role::Dealer).await.get("/api/exports/analytics-sales.csv").await.problem(403);
}
