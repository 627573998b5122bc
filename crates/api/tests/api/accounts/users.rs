//! GET /api/users, /api/users/pending, /api/users/{id}.

use serde_json::{Value, json};
use tierway_accounts::{NewUser, Verification};
use tierway_kernel::Role;
use tierway_testkit::builders::new_user;

use crate::support::{Answer, TestApp};

fn names(answer: &Answer) -> Vec<String> {
    let list = answer.expect(200);
    let name = |user: &Value| user["username"].as_str().unwrap().to_owned();
    let mut names: Vec<String> = list.as_array().unwrap().iter().map(name).collect();
    names.sort();
    names
}

#[actix_web::test]
async fn admin_and_manufacturer_see_everybody_and_filter() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    app.person(Role::Dealer, "dora").await;
    app.account(NewUser { is_active: false, ..new_user(Role::Dealer, "dirk") }).await;
    assert_eq!(names(&admin.get("/api/users").await).len(), 4);
    assert_eq!(names(&owner.get("/api/users?role=dealer").await), ["dirk", "dora"]);
    assert_eq!(names(&admin.get("/api/users?role=dealer&isActive=false").await), ["dirk"]);
    assert_eq!(names(&admin.get("/api/users?q=DOR").await), ["dora"]);
    assert_eq!(names(&admin.get("/api/users?verificationStatus=pending").await), Vec::<String>::new());
    admin.get("/api/users?role=king").await.refused(400, "The parameter role is invalid.");
    let page = admin.get("/api/users?limit=3").await;
    assert_eq!((page.total(), names(&page).len(), names(&admin.get(&page.next().unwrap()).await).len()), (4, 3, 1));
}

#[actix_web::test]
async fn agents_see_names_and_dates_of_those_they_referred() {
    let app = TestApp::start().await;
    let agent = app.signed_in_as(Role::Agent).await;
    let referred = NewUser { referred_by: Some(agent.user().id), ..new_user(Role::Customer, "cleo") };
    app.account(referred).await;
    app.person(Role::Customer, "carl").await;
    let list = agent.get("/api/users").await;
    assert_eq!(names(&list), ["cleo"]);
    let mut fields: Vec<String> = list.json()[0].as_object().unwrap().keys().cloned().collect();
    fields.sort();
    assert_eq!(fields, ["createdAt", "firstName", "id", "lastName", "referredBy", "role", "username"]);
    assert!(names(&agent.get("/api/users?referredBy=1234").await).is_empty());
}

#[actix_web::test]
async fn a_wholesaler_sees_dealers_without_their_review() {
    let app = TestApp::start().await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    app.person(Role::Dealer, "dora").await;
    app.person(Role::Customer, "carl").await;
    app.account(NewUser { verification: Verification::Pending, ..new_user(Role::Dealer, "dina") }).await;
    app.account(NewUser { is_active: false, ..new_user(Role::Dealer, "dirk") }).await;
    let list = wholesaler.get("/api/users").await;
    assert_eq!((names(&list), list.header("x-total-count")), (vec!["dora".to_owned()], "1"));
    let figures = wholesaler.get("/api/analytics/wholesaler").await.expect(200);
    let dealers = figures["regions"].as_array().unwrap().iter().map(|row| row["dealers"].as_u64().unwrap());
    assert_eq!(dealers.sum::<u64>(), 1, "the figures count the same");
    let same = |list: &serde_json::Value| -> Vec<i64> {
        list.as_array().unwrap().iter().map(|row| row["id"].as_i64().unwrap()).collect()
    };
    for role in [Role::Admin, Role::Manufacturer] {
        let owner = app.signed_in_as(role).await;
        let own = owner.get("/api/users?role=dealer&verificationStatus=approved&isActive=true").await.json();
        assert_eq!(same(&own), same(&list.json()), "{role} and the wholesaler name the same dealers");
        let (mut sums, mut members) = (Vec::new(), Vec::new());
        for reader in [&owner, &wholesaler] {
            let regions = reader.get("/api/regions").await.expect(200);
            sums.push((regions["regions"].clone(), regions["dealersElsewhere"].clone()));
            members.push(reader.get("/api/regions/asia/members?role=dealer").await.json());
        }
        assert_eq!((&sums[0], same(&members[0])), (&sums[1], same(&members[1])), "{role}");
    }
    let dora = &list.json()[0];
    assert_eq!(dora["companyName"], "Dora Trading");
    assert!(dora.get("missingDocuments").is_none());
    assert!(names(&wholesaler.get("/api/users?role=customer").await).is_empty());
}

#[actix_web::test]
async fn the_directory_is_closed_to_the_rest() {
    let app = TestApp::start().await;
    app.guest().get("/api/users").await.problem(401);
    for role in [Role::Dealer, Role::Customer, Role::Employee, Role::Warehouse] {
        let client = app.signed_in_as(role).await;
        client.get("/api/users").await.refused(403, "Your role does not allow this.");
        client.get("/api/users/pending").await.problem(403);
    }
}

#[actix_web::test]
async fn the_queue_names_the_documents_that_are_missing() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    app.person(Role::Dealer, "dora").await;
    app.account(NewUser { verification: Verification::Pending, ..new_user(Role::Agent, "anna") }).await;
    let queue = admin.get("/api/users/pending").await;
    assert_eq!((names(&queue), queue.total()), (vec!["anna".to_owned()], 1));
    assert_eq!(queue.json()[0]["missingDocuments"], json!(["idDocument", "walletProof"]));
}

#[actix_web::test]
async fn one_account_is_for_itself_the_admin_and_the_employees_owner() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let customer = app.signed_in_as(Role::Customer).await;
    let employee = app.signed_in_as(Role::Employee).await;
    let path = |id: i64| format!("/api/users/{id}");
    assert_eq!(customer.get(&path(customer.id())).await.expect(200)["email"], "customer@tierway.test");
    admin.get(&path(customer.id())).await.expect(200);
    assert_eq!(owner.get(&path(employee.id())).await.expect(200)["employeeId"], "EMP-employee");
    for (client, id) in [(&owner, customer.id()), (&customer, employee.id()), (&employee, admin.id())] {
        client.get(&path(id)).await.refused(404, "This user was not found.");
    }
    admin.get(&path(987_654)).await.refused(404, "This user was not found.");
    admin.get("/api/users/me").await.problem(404);
}
