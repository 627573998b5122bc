//! Exports contain what the lists contain, and nothing more.

use serde_json::json;
use tierway_kernel::Role;

use crate::commissions::earning::{paid, without_hold};
use crate::imports::support::{owner, product};
use crate::orders::shop::{order, referred};
use crate::purchasing::sent;
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

#[actix_web::test]
async fn issues_and_employees_are_exported_under_the_filters_of_their_lists() {
    let app = TestApp::start().await;
    let (owner, employee) = (app.signed_in_as(Role::Manufacturer).await, app.signed_in_as(Role::Employee).await);
    for (kind, priority) in [("Leaking", "low"), ("Broken", "urgent")] {
        let report = json!({ "issueType": kind, "description": "Two coils, one box.", "priority": priority });
        employee.post("/api/issue-reports", report).await.expect(201);
    }
    let path = "/api/exports/issues.csv";
    let all = file(&employee, path).await;
    assert!(all.lines().count() == 3 && all.contains("Leaking") && all.contains("EMP-employee"), "{all}");
    let urgent = file(&owner, &format!("{path}?priority=urgent")).await;
    assert!(urgent.lines().count() == 2 && urgent.contains("Broken"), "{urgent}");
    app.signed_in_as(Role::Dealer).await.get(path).await.problem(403);

    let path = "/api/exports/employees.csv";
    app.signed_in_as(Role::Warehouse).await;
    let all = file(&owner, path).await;
    assert!(all.lines().count() == 3 && all.contains("employee") && all.contains("warehouse"), "{all}");
    assert_eq!(file(&owner, &format!("{path}?q=EMP-employee")).await.lines().count(), 2);
    employee.get(path).await.refused(403, "Employee management is only available to company owners.");
    let log = owner.get("/api/user-activity-log?action=profile").await.expect(200);
    assert!(log.to_string().contains("Exported employees to a csv file."), "{log}");
}

#[actix_web::test]
async fn purchases_are_exported_with_costs_for_who_sees_them() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_employee("Purchaser").await;
    sent(&app, &buyer).await;
    let path = "/api/exports/purchase-orders.csv";
    assert!(heading(&buyer, path).await.ends_with(",Total"));
    let all = file(&buyer, path).await;
    assert!(all.lines().count() == 2 && all.contains("Harbour") && all.contains("120.00"), "{all}");
    assert_eq!(file(&buyer, &format!("{path}?state=draft")).await.lines().count(), 1);
    assert_eq!(file(&buyer, &format!("{path}?overdue=true")).await.lines().count(), 1);
    let warehouse = app.signed_in_as(Role::Warehouse).await;
    let blind = file(&warehouse, path).await;
    assert!(blind.contains("Harbour") && !blind.contains("Total") && !blind.contains("120.00"), "{blind}");

    let suppliers = "/api/exports/suppliers.csv";
    assert!(file(&warehouse, suppliers).await.contains("Harbour,,orders@harbour.example"));
    assert_eq!(file(&buyer, &format!("{suppliers}?isActive=false")).await.lines().count(), 1);
    let employee = app.signed_in_as(Role::Employee).await;
    for path in [path, suppliers] {
        employee.get(path).await.problem(403);
    }
}

#[actix_web::test]
async fn payouts_counts_and_own_prices_are_exported() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let mango = product(&app, "Mango", 50).await;
    let agent = app.signed_in_as(Role::Agent).await;
    without_hold(&admin, "1.00").await;
    paid(&admin, &referred(&app, &agent, "rita").await, mango.id.0, 11).await;
    admin.post("/api/payouts", json!({ "note": "March" })).await.expect(201);
    let path = "/api/exports/payouts.csv";
    assert!(file(&admin, path).await.contains("March"));
    assert_eq!(file(&admin, &format!("{path}?status=paid")).await.lines().count(), 1);
    assert!(!heading(&agent, path).await.contains("Minimum"));
    assert_eq!(file(&agent, path).await.lines().count(), 1, "a draft is no payee's");

    let line = json!({ "productId": mango.id.0, "expected": 50, "counted": 48 });
    admin.post("/api/stock-counts", json!({ "reason": "Shelf 4", "lines": [line] })).await.expect(201);
    let counts = file(&app.signed_in_as(Role::Warehouse).await, "/api/exports/stock-counts.csv").await;
    assert!(counts.contains(",Shelf 4,1,1,0,2,"), "{counts}");
    agent.get("/api/exports/stock-counts.csv").await.problem(403);

    let dealer = app.signed_in_as(Role::Dealer).await;
    let own = format!("/api/dealer-pricing/{}/{}", dealer.id(), mango.id.0);
    dealer.put(&own, json!({ "customPrice": "18.50" })).await.expect(200);
    let path = "/api/exports/dealer-prices.csv";
    let mine = file(&dealer, path).await;
    assert!(mine.lines().count() == 2 && mine.contains("MANGO,Mango,18.50,16.00,25.00"), "{mine}");
    let theirs = format!("{path}?userId={}", dealer.id());
    assert_eq!(file(&admin, &theirs).await, mine);
    assert_eq!(file(&dealer, &format!("{path}?blocked=true")).await.lines().count(), 1);
    app.signed_in_named(Role::Dealer, "other").await.get(&theirs).await.problem(404);
    agent.get(path).await.problem(403);
}
