//! Exports contain what the lists contain, and nothing more.

use tierway_kernel::Role;

use crate::commissions::earning::{paid, without_hold};
use crate::imports::support::{owner, product};
use crate::orders::shop::{order, referred};
use crate::support::{Client, TestApp};

async fn file(client: &Client, path: &str) -> String {
    client.get(path).await.text().to_owned()
}

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
            vec!["Manufacturer cost", "Wholesaler price", "Bulk price", "On hold", "Batch tracking", "Location"],
            vec!["Your price"],
        ),
        (
            Role::Wholesaler,
            vec!["Wholesaler price", "Your price", "Stock balance"],
            vec!["Manufacturer cost", "Batch tracking", "Location"],
        ),
        (Role::Agent, vec!["Agent price", "Customer price", "Available"], vec!["Wholesaler price", "Stock balance"]),
        (
            Role::Customer,
            vec!["Your price", "Available"],
            vec!["Agent price", "Unit price", "Manufacturer cost", "Stock balance"],
        ),
        (
            Role::Warehouse,
            vec!["Stock balance", "Batch tracking", "Location"],
            vec!["Manufacturer cost", "Customer price"],
        ),
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

#[actix_web::test]
async fn accounts_are_exported_as_far_as_the_reader_sees_them() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let agent = app.signed_in_as(Role::Agent).await;
    referred(&app, &agent, "rita").await;
    app.signed_in_as(Role::Dealer).await;
    let path = "/api/exports/users.csv";
    assert!(heading(&admin, path).await.contains("Email"));
    let all = file(&admin, &format!("{path}?sort=name")).await;
    assert!(all.contains("rita") && all.lines().count() > 3, "{all}");
    let narrowed = file(&admin, &format!("{path}?role=customer")).await;
    assert_eq!(narrowed.lines().count(), 2, "{narrowed}");
    let own = file(&agent, path).await;
    assert_eq!(own.lines().count(), 2, "{own}");
    assert!(own.contains("rita") && !own.contains('@') && !own.contains("Email"), "{own}");
    assert!(app.signed_in_as(Role::Wholesaler).await.get(path).await.text().contains("dealer"));
    app.signed_in_as(Role::Customer).await.get(path).await.problem(403);
    let log = admin.get("/api/user-activity-log?action=profile").await.expect(200);
    assert!(log.to_string().contains("Exported accounts to a csv file."), "{log}");
}

#[actix_web::test]
async fn commissions_are_exported_with_the_part_of_the_reader() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let mango = product(&app, "Mango", 50).await;
    let agent = app.signed_in_as(Role::Agent).await;
    without_hold(&admin, "1.00").await;
    paid(&admin, &referred(&app, &agent, "rita").await, mango.id.0, 11).await;
    let path = "/api/exports/commissions.csv";
    assert!(heading(&admin, path).await.contains("Agent's part"));
    assert!(!heading(&agent, path).await.contains("part"));
    assert_eq!(file(&agent, path).await.lines().count(), 2);
    assert_eq!(file(&agent, &format!("{path}?status=reversed")).await.lines().count(), 1);
    let other = app.signed_in_named(Role::Agent, "other").await;
    assert_eq!(file(&other, path).await.lines().count(), 1);
    app.signed_in_as(Role::Customer).await.get(path).await.problem(403);
    agent.get(&format!("{path}?sort=weight")).await.refused(400, "The parameter sort is invalid.");
}

#[actix_web::test]
async fn activity_and_returns_are_exported_for_whom_their_lists_are() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let mango = product(&app, "Mango", 50).await;
    let customer = app.signed_in_as(Role::Customer).await;
    order(&customer, mango.id.0, 2).await;
    let path = "/api/exports/activity.csv";
    let own = file(&customer, path).await;
    let listed = customer.get("/api/user-activity-log").await.total();
    assert_eq!(own.lines().count() as u64, listed + 1, "{own}");
    assert!(own.contains("Placed order #"), "{own}");
    let foreign = format!("{path}?userId={}", admin.id());
    customer.get(&foreign).await.problem(403);
    assert!(file(&admin, &format!("{path}?action=order")).await.contains("Placed order #"));
    assert_eq!(customer.get("/api/exports/returns.csv").await.text().lines().count(), 1);
    assert_eq!(admin.get("/api/exports/returns.xlsx?state=approved&sort=created").await.status, 200);
    app.guest().get("/api/exports/returns.csv").await.problem(401);
}
