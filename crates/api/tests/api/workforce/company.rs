//! GET /api/company/employees, POST /api/company/manage-employee, GET /api/company/employee-management-history.

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_accounts::{NewUser, Verification};
use tierway_kernel::Role;
use tierway_testkit::builders::new_user;

use crate::support::TestApp;

const MANAGE: &str = "/api/company/manage-employee";

fn decide(employee: impl Into<Value>, action: &str) -> Value {
    json!({ "employeeId": employee.into(), "action": action })
}

#[actix_web::test]
async fn the_owner_activates_who_waits() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let new = NewUser { verification: Verification::Pending, is_active: false, ..new_user(Role::Employee, "emil") };
    let emil = app.account(new).await;
    let list = owner.get("/api/company/employees").await;
    let row = &list.expect(200)[0];
    assert_eq!((&row["employeeId"], &row["isActive"]), (&json!("EMP-emil"), &json!(false)));
    assert_eq!((&row["verificationStatus"], &row["department"]), (&json!("pending"), &json!("sales")));

    let answer = owner.post(MANAGE, decide("emp-EMIL", "activate")).await.expect(200);
    assert_eq!(answer["message"], "Employee status updated");
    assert_eq!(answer["employee"]["verificationStatus"], "approved");
    app.sign_in(emil).await;

    let history = owner.get("/api/company/employee-management-history").await;
    let entry = &history.expect(200)[0];
    assert_eq!((&entry["action"], history.total()), (&json!("activate"), 1));
    assert_eq!(entry["reason"], "Employee activated by company management");
    let malay = owner.request(Method::GET, "/api/company/employee-management-history").header("Accept-Language", "ms");
    assert_eq!(malay.send().await.expect(200)[0]["reason"], "Pekerja diaktifkan oleh pengurusan syarikat");
    assert_eq!(
        (&entry["employee"]["firstName"], &entry["employee"]["employeeId"]),
        (&json!("Emil"), &json!("EMP-emil"))
    );
    assert_eq!(entry["managedBy"]["username"], "manufacturer");
    let again = owner.post(MANAGE, decide("EMP-emil", "activate")).await;
    again.refused(409, "This account is already active.");
}

#[actix_web::test]
async fn deactivation_counts_at_once() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let employee = app.signed_in_as(Role::Employee).await;
    let body = json!({ "employeeId": employee.id(), "action": "deactivate", "reason": "Left." });
    owner.post(MANAGE, body).await.expect(200);
    employee.get("/api/auth/me").await.problem(401);
    let history = owner.get("/api/company/employee-management-history").await.expect(200);
    assert_eq!(history[0]["reason"], "Left.");
}

#[actix_web::test]
async fn warehouse_access_is_the_role_warehouse() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let employee = app.signed_in_as(Role::Employee).await;
    let access = |to: &str| json!({ "employeeId": employee.id().to_string(), "action": "access", "access": to });
    let answer = admin.post(MANAGE, access("warehouse")).await.expect(200);
    assert_eq!(answer["employee"]["role"], "warehouse");
    employee.get("/api/auth/me").await.problem(401);
    admin.post(MANAGE, access("warehouse")).await.refused(409, "This employee is already warehouse staff.");
    let sentence = "The access must be warehouse or employee.";
    admin.post(MANAGE, access("admin")).await.field_refused("access", sentence);
    let answer = admin.post(MANAGE, access("employee")).await.expect(200);
    assert_eq!(answer["employee"]["role"], "employee");
}

#[actix_web::test]
async fn a_position_opens_its_notifications() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let employee = app.signed_in_as(Role::Employee).await;
    employee.get("/api/notifications?role=manager").await.problem(403);
    let body =
        json!({ "employeeId": employee.id(), "action": "position", "position": "MANAGER", "department": "finance" });
    let answer = owner.post(MANAGE, body).await.expect(200);
    assert_eq!(answer["employee"]["position"], "Manager");
    assert_eq!(answer["employee"]["department"], "finance");
    employee.get("/api/notifications?role=manager").await.expect(200);
    let body = json!({ "employeeId": employee.id(), "action": "position", "position": "king" });
    owner.post(MANAGE, body).await.field_refused("position", "Unknown position.");
}

#[actix_web::test]
async fn decisions_that_mean_nothing_are_refused() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let customer = app.person(Role::Customer, "cleo").await;
    let sentence = "The action must be activate, deactivate, position or access.";
    owner.post(MANAGE, decide(customer.id.0, "fire")).await.field_refused("action", sentence);
    for employee in [json!(customer.id.0), json!("EMP-nobody"), json!(owner.id())] {
        let answer = owner.post(MANAGE, decide(employee, "deactivate")).await;
        answer.refused(404, "This employee was not found.");
    }
    owner.post(MANAGE, json!({ "action": "activate" })).await.field_refused("employeeId", "This field is required.");
}

#[actix_web::test]
async fn the_list_is_searched_and_closed_to_others() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    for name in ["emil", "egon"] {
        app.person(Role::Employee, name).await;
    }
    app.person(Role::Warehouse, "wanda").await;
    app.person(Role::Customer, "emily").await;
    assert_eq!(owner.get("/api/company/employees").await.total(), 3);
    let found = owner.get("/api/company/employees?q=EMI").await;
    assert_eq!((found.total(), &found.json()[0]["username"]), (1, &json!("emil")));
    let employee = app.signed_in_as(Role::Employee).await;
    for path in ["/api/company/employees", "/api/company/employee-management-history"] {
        employee.get(path).await.refused(403, "Employee management is only available to company owners.");
        app.guest().get(path).await.problem(401);
    }
    employee.post(MANAGE, decide(employee.id(), "activate")).await.problem(403);
}

#[actix_web::test]
async fn employees_come_by_name_or_employee_id() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    for name in ["mia", "abe", "zoe"] {
        app.account(new_user(Role::Employee, name)).await;
    }
    for (sort, expected) in [
        ("name", ["abe", "mia", "zoe"]),
        ("-name", ["zoe", "mia", "abe"]),
        ("code", ["abe", "mia", "zoe"]),
        ("created", ["mia", "abe", "zoe"]),
    ] {
        let list = owner.get(&format!("/api/company/employees?sort={sort}")).await.expect(200);
        let names: Vec<_> = list.as_array().unwrap().iter().map(|one| one["username"].as_str().unwrap()).collect();
        assert_eq!(names, expected, "{sort}");
    }
    owner.get("/api/company/employees?sort=weight").await.refused(400, "The parameter sort is invalid.");
}
