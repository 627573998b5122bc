//! Every row of every export has as many cells as headings, for every role.

use serde_json::json;
use tierway_api::openapi;
use tierway_kernel::Role;

use crate::commissions::earning::{paid, without_hold};
use crate::imports::support::{checked, product};
use crate::orders::shop::{order, referred};
use crate::support::{Answer, TestApp};

/// The number of cells of each line of a CSV file; quoted cells may hold commas and line breaks.
fn cells(file: &Answer) -> Vec<usize> {
    let (mut counts, mut cells, mut quoted) = (Vec::new(), 1, false);
    for letter in file.text().chars() {
        match letter {
            '"' => quoted = !quoted,
            ',' if !quoted => cells += 1,
            '\n' if !quoted => {
                counts.push(cells);
                cells = 1;
            }
            _ => {}
        }
    }
    counts
}

/// The addresses of all tables.
fn tables(lot: &serde_json::Value, import: &serde_json::Value, payout: &serde_json::Value, dealer: i64) -> Vec<String> {
    let paths = openapi::document().paths.paths;
    let paths = paths.keys().filter(|path| path.starts_with("/api/exports/"));
    let filled = |path: &String| {
        let id = match path {
            path if path.contains("/recall/") => lot,
            path if path.contains("/imports/") => import,
            _ => payout,
        };
        let path = path.replace("{format}", "csv").replace("{id}", &id.to_string());
        match path {
            path if path.contains("regional-prices") => path + "?audience=dealer",
            path if path.contains("dealer-prices") => path + &format!("?userId={dealer}"),
            path => path,
        }
    };
    paths.map(filled).collect()
}

#[actix_web::test]
async fn rows_are_as_wide_as_their_headings_for_every_reader() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let mango = product(&app, "Mango", 50).await;
    let agent = app.signed_in_as(Role::Agent).await;
    // The agent reads own orders whole and those of referred customers by their totals.
    order(&agent, mango.id.0, 1).await;
    for role in [Role::Customer, Role::Dealer, Role::Wholesaler, Role::SubAgent] {
        order(&app.signed_in_as(role).await, mango.id.0, 2).await;
    }
    without_hold(&admin, "1.00").await;
    paid(&admin, &referred(&app, &agent, "rita").await, mango.id.0, 11).await;
    let payout = admin.post("/api/payouts", json!({})).await.expect(201)["id"].clone();
    let body = json!({ "productId": mango.id.0, "type": "in", "quantity": 5, "lotCode": "B-1" });
    admin.post("/api/inventory/transactions", body).await.expect(201);
    let lot = admin.get("/api/lots").await.expect(200)[0]["id"].clone();
    let import = checked(&app, &admin, "prices", "SKU,Unit price\nMANGO,16\nNOPE,1\n").await["id"].clone();
    let dealer = app.signed_in_as(Role::Dealer).await.id();
    let (mut read, mut rows) = (0, 0);
    for role in Role::ALL {
        let client = app.signed_in_as(role).await;
        for path in tables(&lot, &import, &payout, dealer) {
            let file = client.get(&path).await;
            if file.status != 200 {
                assert_eq!(file.status, 403, "{role} {path}: {}", file.text());
                continue;
            }
            let cells = cells(&file);
            assert!(cells.iter().all(|count| *count == cells[0]), "{role} {path}: {cells:?}");
            read += 1;
            rows += cells.len() - 1;
        }
    }
    assert!(read > 40 && rows > 60, "{read} tables, {rows} rows");
}
