//! Products in the order in which they sell.

use serde_json::{Value, json};
use tierway_application::jobs::{JobKind, NewJob};
use tierway_kernel::Role;

use crate::orders::shop::{admin, change, order, product};
use crate::support::{Client, TestApp};

async fn listed(client: &Client, query: &str) -> Vec<String> {
    let list = client.get(&format!("/api/products?sort=best_selling{query}")).await.expect(200);
    list.as_array().unwrap().iter().map(|row| row["name"].as_str().unwrap().to_owned()).collect()
}

/// Runs the hourly job.
async fn rank(app: &TestApp) {
    let now = app.now();
    app.write(move |tx| {
        let job = NewJob { kind: JobKind::RollupSales, payload: "{}".into(), run_at: now, dedupe_key: None };
        Ok(tx.jobs().enqueue(&job, now)?)
    })
    .await;
    app.run_jobs().await;
}

#[actix_web::test]
async fn the_most_sold_of_what_is_in_stock_comes_first() {
    let app = TestApp::start().await;
    let mut ids = Vec::new();
    for (name, pieces) in [("Mint", 100), ("Lime", 100), ("Cola", 8), ("Kiwi", 100), ("Plum", 0)] {
        ids.push(product(&app, name, pieces).await);
    }
    let (guest, buyer) = (app.guest(), app.signed_in_as(Role::Agent).await);
    let newest = ["Plum", "Kiwi", "Cola", "Lime", "Mint"];
    assert_eq!(listed(&guest, "").await, newest, "nothing is sold yet");
    order(&buyer, ids[0], 3).await;
    order(&buyer, ids[1], 5).await;
    order(&buyer, ids[2], 8).await;
    let cancelled = order(&buyer, ids[3], 90).await;
    change(&admin(&app).await, cancelled, json!({ "status": "cancelled", "notes": "Wrong size" })).await;
    assert_eq!(listed(&guest, "").await, newest, "the list changes every hour");
    rank(&app).await;
    let ranked = ["Lime", "Mint", "Cola", "Plum", "Kiwi"];
    assert_eq!(listed(&guest, "").await, ranked, "Cola sold best, and is sold out");
    // The search orders them the same way.
    assert_eq!(listed(&guest, "&inStock=true").await, ["Lime", "Mint", "Kiwi"]);
    assert_eq!(listed(&guest, "&q=tests").await, ranked);
    let first = guest.get("/api/products?sort=best_selling&limit=2").await;
    let next = guest.get(&first.next().unwrap()).await.expect(200);
    let names: Vec<&Value> = next.as_array().unwrap().iter().map(|row| &row["name"]).collect();
    assert_eq!(names, ["Cola", "Plum"]);
}
