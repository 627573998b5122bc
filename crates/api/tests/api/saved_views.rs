//! `/api/saved-views`: filters, order and columns of a list under a name.

use futures_util::future::join_all;
use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::support::{Client, TestApp};

const PATH: &str = "/api/saved-views";
const ORDERS: &str = "/api/saved-views?list=/admin/orders%23";

fn view(name: &str, query: &str) -> Value {
    json!({ "list": "/admin/orders#", "name": name, "query": query })
}

async fn names(client: &Client) -> Vec<String> {
    let list = client.get(ORDERS).await.expect(200);
    list.as_array().unwrap().iter().map(|view| view["name"].as_str().unwrap().to_owned()).collect()
}

#[actix_web::test]
async fn a_view_is_saved_changed_and_deleted_by_every_role() {
    let app = TestApp::start().await;
    for role in [Role::Admin, Role::Manufacturer, Role::Customer, Role::Employee, Role::Warehouse, Role::SubAgent] {
        let person = app.signed_in_as(role).await;
        assert_eq!(person.get(ORDERS).await.expect(200), json!([]), "{role}");
        let saved = person.post(PATH, view(" Paid  orders ", "?status=paid&sort=-total&hide=phone")).await.expect(201);
        let expected = json!({
            "id": saved["id"], "list": "/admin/orders#", "name": "Paid orders",
            "query": "status=paid&sort=-total&hide=phone"
        });
        assert_eq!(saved, expected);
        person.post(PATH, json!({ "list": "/other#", "name": "Paid orders" })).await.expect(201);
        assert_eq!(person.get(ORDERS).await.expect(200), json!([expected]));

        let path = format!("{PATH}/{}", saved["id"]);
        let renamed = person.patch(&path, json!({ "name": "Paid" })).await.expect(200);
        assert_eq!((&renamed["name"], &renamed["query"]), (&json!("Paid"), &expected["query"]));
        let changed = person.patch(&path, json!({ "query": "status=shipped" })).await.expect(200);
        assert_eq!((&changed["name"], &changed["query"]), (&json!("Paid"), &json!("status=shipped")));
        person.patch(&path, json!({ "name": "PAID" })).await.expect(200);
        person.delete(&path).await.expect(204);
        person.delete(&path).await.refused(404, "This view was not found.");
        assert_eq!(person.get(ORDERS).await.expect(200), json!([]));
    }
    app.guest().get(ORDERS).await.problem(401);
}

#[actix_web::test]
async fn all_faults_are_named_and_a_name_is_taken_once() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let refused = admin.post(PATH, json!({ "name": "n".repeat(61), "query": "q".repeat(2_001) })).await;
    refused.field_refused("list", "Please enter a name of 1 to 120 characters.");
    refused.field_refused("name", "Please enter a name of 1 to 60 characters.");
    refused.field_refused("query", "This must be at most 2000 characters long.");
    admin.get(PATH).await.problem(400);

    let late = admin.post(PATH, view("Late", "")).await.expect(201)["id"].clone();
    admin.post(PATH, view("Paid", "status=paid")).await.expect(201);
    admin.post(PATH, view("paid", "")).await.field_refused("name", "You already have a view of this name.");
    let path = format!("{PATH}/{late}");
    admin.patch(&path, json!({ "name": "PAID" })).await.field_refused("name", "You already have a view of this name.");
    admin
        .patch(&path, json!({ "name": " " }))
        .await
        .field_refused("name", "Please enter a name of 1 to 60 characters.");
    assert_eq!(names(&admin).await, ["Late", "Paid"]);
}

#[actix_web::test]
async fn views_are_their_owners() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let admin = app.signed_in_as(Role::Admin).await;
    let id = owner.post(PATH, view("Paid", "status=paid")).await.expect(201)["id"].clone();
    let path = format!("{PATH}/{id}");
    assert_eq!(admin.get(ORDERS).await.expect(200), json!([]));
    admin.patch(&path, json!({ "name": "Taken" })).await.refused(404, "This view was not found.");
    admin.delete(&path).await.problem(404);
    assert_eq!(names(&owner).await, ["Paid"]);
}

#[actix_web::test]
async fn thirty_of_a_list_are_enough_also_at_once() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    let sent: Vec<String> = (0..32).map(|number| format!("View {number}")).collect();
    let answers = join_all(sent.iter().map(|name| admin.post(PATH, view(name, "")))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.as_u16() == 201).count(), 30);
    for answer in answers.iter().filter(|answer| answer.status.as_u16() != 201) {
        answer.refused(422, "You can save at most 30 views of a list. Please delete one you no longer use.");
    }
    assert_eq!(names(&admin).await.len(), 30);
    admin.post(PATH, json!({ "list": "/other#", "name": "There is room" })).await.expect(201);
}
