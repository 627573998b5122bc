//! Exports contain what the lists contain, and nothing more.

use tierway_kernel::Role;

use crate::imports::support::{owner, product};
use crate::support::{Client, TestApp};

async fn heading(client: &Client, path: &str) -> String {
    let file = client.get(path).await;
    assert_eq!(file.status, 200, "{}", file.text());
    file.text().trim_start_matches('\u{feff}').lines().next().unwrap_or_default().to_owned()
}

#[actix_web::test]
async fn each_role_gets_its_own_columns() {
    let app = TestApp::start().await;
    product(&app, "Mango", 3).await;
    for (role, has, lacks) in [
        (
            Role::Manufacturer,
            vec!["Manufacturer cost", "Wholesaler price", "Bulk price", "On hold", "Batch tracking"],
            vec!["Your price"],
        ),
        (
            Role::Wholesaler,
            vec!["Wholesaler price", "Your price", "Stock balance"],
            vec!["Manufacturer cost", "Batch tracking"],
        ),
        (Role::Agent, vec!["Agent price", "Customer price", "Available"], vec!["Wholesaler price", "Stock balance"]),
        (
            Role::Customer,
            vec!["Your price", "Available"],
            vec!["Agent price", "Unit price", "Manufacturer cost", "Stock balance"],
        ),
        (Role::Warehouse, vec!["Stock balance", "Batch tracking"], vec!["Manufacturer cost", "Customer price"]),
    ] {
        let client = app.signed_in_as(role).await;
        let heading = heading(&client, "/api/exports/products.csv").await;
        let columns: Vec<&str> = heading.split(',').collect();
        assert!(has.iter().all(|title| columns.contains(title)), "{role}: {heading}");
        assert!(lacks.iter().all(|title| !columns.contains(title)), "{role}: {heading}");
    }
    app.guest().get("/api/exports/products.csv").await.problem(401);
}

#[actix_web::test]
async fn discontinued_products_are_for_the_companys_people() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let mango = product(&app, "Mango", 3).await;
    owner.delete(&format!("/api/products/{}/delete", mango.id)).await.expect(200);
    assert!(owner.get("/api/exports/products.csv").await.text().contains("MANGO"));
    let customer = app.signed_in_as(Role::Customer).await;
    assert!(!customer.get("/api/exports/products.csv").await.text().contains("MANGO"));
    assert!(!customer.get("/api/exports/products.csv?status=discontinued").await.text().contains("MANGO"));
}

#[actix_web::test]
async fn stock_and_movements_are_for_the_companys_people() {
    let app = TestApp::start().await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    for path in ["stock.csv", "movements.csv", "recall/1.csv", "imports/1.csv"] {
        wholesaler.get(&format!("/api/exports/{path}")).await.problem(403);
    }
    let warehouse = app.signed_in_as(Role::Warehouse).await;
    warehouse.get("/api/exports/imports/1.csv").await.problem(403);
    assert_eq!(warehouse.get("/api/exports/stock.xlsx").await.status, 200);
}
