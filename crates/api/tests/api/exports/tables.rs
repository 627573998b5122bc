//! Contents of exports.

use serde_json::json;
use tierway_kernel::Role;
use tierway_testkit::builders::{add_order, add_product, at, new_customer, order_of, product_draft};

use crate::imports::support::{checked, owner, product};
use crate::support::{Answer, TestApp};

fn lines(file: &Answer) -> Vec<String> {
    assert_eq!(file.status, 200, "{}", file.text());
    let text = file.text().trim_start_matches('\u{feff}');
    assert!(text.is_empty() || text.ends_with("\r\n"));
    text.lines().map(str::to_owned).collect()
}

#[actix_web::test]
async fn a_table_is_an_attachment_that_nobody_keeps() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let csv = owner.get("/api/exports/products.csv").await;
    assert_eq!(csv.header("content-type"), "text/csv; charset=utf-8");
    let name = format!("attachment; filename=\"products-{}.csv\"", app.fakes().services().clock.now().date_naive());
    assert_eq!(csv.header("content-disposition"), name);
    assert_eq!((csv.header("cache-control"), csv.header("x-content-type-options")), ("no-store", "nosniff"));
    assert!(csv.body.starts_with(b"\xEF\xBB\xBFSKU,Name,"), "even without rows");
    let xlsx = owner.get("/api/exports/products.xlsx").await;
    assert!(xlsx.header("content-type").ends_with("spreadsheetml.sheet") && xlsx.body.starts_with(b"PK"));
    owner.get("/api/exports/products.pdf").await.refused(404, "Not found.");
    owner.get("/api/exports/recall/x.csv").await.problem(404);
    owner.post("/api/exports/products.csv", json!({})).await.problem(405);
}

#[actix_web::test]
async fn formulas_are_defused() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    app.write(|tx| {
        let mut draft = product_draft("Mango");
        draft.name = "=cmd|' /C calc'!A0".to_owned();
        draft.category = "@SUM(1)".to_owned();
        Ok(add_product(tx, &draft, 0)?)
    })
    .await;
    let line = lines(&owner.get("/api/exports/products.csv").await)[1].clone();
    assert!(line.starts_with("MANGO,'=cmd|' /C calc'!A0,"), "{line}");
    assert!(line.contains(",'@SUM(1),"), "{line}");
}

#[actix_web::test]
async fn filters_are_those_of_the_list_and_pages_are_joined() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    app.write(|tx| {
        for number in 0..1203 {
            let mut draft = product_draft(&format!("Thing {number:04}"));
            draft.category = if number % 3 == 0 { "Pods" } else { "Mods" }.to_owned();
            add_product(tx, &draft, 0)?;
        }
        Ok(())
    })
    .await;
    let all = lines(&owner.get("/api/exports/products.csv").await);
    assert_eq!(all.len(), 1204);
    assert!(all[1].starts_with("THING-0000,") && all[1203].starts_with("THING-1202,"));
    let pods = lines(&owner.get("/api/exports/products.csv?category=Pods").await);
    assert_eq!(pods.len(), 402);
    assert_eq!(lines(&owner.get("/api/exports/products.csv?sku=thing-0007").await).len(), 2);
    let found = lines(&owner.get("/api/exports/products.csv?q=0008").await);
    assert!(found.iter().any(|line| line.starts_with("THING-0008,")), "the search answers here too");
    owner.get("/api/exports/products.csv?sort=colour").await.refused(400, "The parameter sort is invalid.");
}

#[actix_web::test]
async fn stock_is_told_by_batch() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let mango = product(&app, "Mango", 10).await;
    product(&app, "Kiwi", 0).await;
    let body =
        json!({ "productId": mango.id.0, "type": "in", "quantity": 5, "lotCode": "B-1", "expiresOn": "2030-01-31" });
    owner.post("/api/inventory/transactions", body).await.expect(201);
    let place = json!({ "location": "A-03-12-2" });
    owner.put(&format!("/api/products/{}/location", mango.id), place).await.expect(200);
    let stock = lines(&owner.get("/api/exports/stock.csv").await);
    assert_eq!(stock.len(), 4, "{stock:?}");
    assert!(stock[1].starts_with("KIWI,Kiwi,Electronics,,,,,0,Piece,0,"), "{}", stock[1]);
    assert_eq!(stock[2], "MANGO,Mango,Electronics,B-1,,2030-01-31,,5,Piece,15,0,0,15,A-03-12-2");
    assert_eq!(stock[3], "MANGO,Mango,Electronics,,,,,10,Piece,15,0,0,15,A-03-12-2");
    let ledger = lines(&owner.get(&format!("/api/exports/movements.csv?productId={}", mango.id)).await);
    assert_eq!(ledger.len(), 3);
    assert!(ledger[1].contains(",MANGO,Mango,in,5,purchase,15,B-1,5,"), "{}", ledger[1]);
    assert_eq!(lines(&owner.get("/api/exports/movements.csv?type=out").await).len(), 1);
}

#[actix_web::test]
async fn orders_show_each_viewer_what_the_list_shows() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let mango = product(&app, "Mango", 10).await;
    let buyer = app.account(new_customer("buyer")).await;
    let other = app.account(new_customer("other")).await;
    for person in [buyer.clone(), other] {
        let mango = mango.clone();
        app.write(move |tx| Ok(add_order(tx, &order_of(&person, &[(&mango, 2)]), at(1))?)).await;
    }
    let all = lines(&owner.get("/api/exports/orders.csv").await);
    assert_eq!(all.len(), 3);
    assert!(all[0].starts_with("Order,Placed at (UTC),Customer,Status,Payment,Total,Goods,"));
    assert!(all[1].contains(" at "), "owners see what lines cost: {}", all[1]);
    let employee = app.signed_in_as(Role::Employee).await;
    let seen = lines(&employee.get("/api/exports/orders.csv").await);
    assert!(seen.len() == 3 && !seen[1].contains(" at "), "{}", seen[1]);
    let own = lines(&app.sign_in(buyer).await.get("/api/exports/orders.csv").await);
    assert_eq!(own.len(), 2, "a buyer gets their own");
}

#[actix_web::test]
async fn a_recall_tells_owners_how_to_reach_buyers() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let mango = product(&app, "Mango", 0).await;
    let body = json!({ "productId": mango.id.0, "type": "in", "quantity": 5, "lotCode": "B-1" });
    owner.post("/api/inventory/transactions", body).await.expect(201);
    let lot = owner.get("/api/lots").await.expect(200)[0]["id"].clone();
    let heading = |file: &Answer| lines(file)[0].clone();
    let contact = "Order,Customer,Status,Pieces,Shipped at (UTC),Email,Phone,Country,Company";
    assert_eq!(heading(&owner.get(&format!("/api/exports/recall/{lot}.csv")).await), contact);
    let employee = app.signed_in_as(Role::Employee).await;
    let plain = "Order,Customer,Status,Pieces,Shipped at (UTC)";
    assert_eq!(heading(&employee.get(&format!("/api/exports/recall/{lot}.csv")).await), plain);
    owner.get("/api/exports/recall/999.csv").await.refused(404, "This batch was not found.");
}

#[actix_web::test]
async fn the_report_of_an_import_can_be_taken_away() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    product(&app, "Mango", 0).await;
    let text = "SKU,Unit price\nMANGO,16\nNOPE,1\n";
    let import = checked(&app, &owner, "prices", text).await;
    let report = lines(&owner.get(&format!("/api/exports/imports/{}.csv", import["id"])).await);
    assert_eq!(report[1], "2,MANGO,update,,unitPrice: 15.00 → 16.00");
    assert_eq!(report[2], "3,NOPE,error,SKU: No product has this SKU.,");
    let wrong = lines(&owner.get(&format!("/api/exports/imports/{}.csv?outcome=error", import["id"])).await);
    assert_eq!(wrong.len(), 2);
    owner.get("/api/exports/imports/99.csv").await.refused(404, "This import was not found.");
}
