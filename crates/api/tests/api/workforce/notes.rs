//! /api/notes.

use chrono::Duration;
use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::orders::shop::{order, product};
use crate::support::{Client, TestApp};

const NOTES: &str = "/api/notes";

fn about(kind: &str, id: i64) -> String {
    format!("{NOTES}?subjectKind={kind}&subjectId={id}")
}

fn people(kind: &str, id: i64) -> String {
    format!("{NOTES}/people?subjectKind={kind}&subjectId={id}")
}

fn note(kind: &str, id: i64, text: &str, mentions: &[i64]) -> Value {
    json!({ "subject": { "kind": kind, "id": id }, "text": text, "mentions": mentions })
}

fn ids(list: &Value) -> Vec<i64> {
    list.as_array().unwrap().iter().map(|one| one["id"].as_i64().unwrap()).collect()
}

async fn bought(app: &TestApp) -> (Client, i64) {
    let mint = product(app, "Mint", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let order = order(&buyer, mint, 1).await;
    (buyer, order)
}

#[actix_web::test]
async fn the_company_writes_about_an_order_and_whom_it_mentions_is_told() {
    let app = TestApp::start().await;
    let (buyer, order) = bought(&app).await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let manager = app.signed_in_employee("Manager").await;
    let text = "  @Manager please call first.  ";
    let mentions = [manager.id(), manager.id(), owner.id()];
    let written = owner.post(NOTES, note("order", order, text, &mentions)).await.expect(201);
    assert_eq!(written["text"], text.trim());
    assert_eq!((&written["authorId"], &written["canRemove"]), (&json!(owner.id()), &json!(true)));
    assert_eq!(written["subject"], json!({ "kind": "order", "id": order }));
    let mut mentioned = ids(&written["mentions"]);
    mentioned.sort_unstable();
    let mut expected = vec![manager.id(), owner.id()];
    expected.sort_unstable();
    assert_eq!(mentioned, expected, "each once");
    let told = manager.get("/api/notifications?status=unread").await.expect(200);
    assert_eq!((&told[0]["type"], &told[0]["subject"]), (&json!("mention"), &json!({ "kind": "order", "id": order })));
    let title = format!("{} mentioned you on order #{order}", owner.user().full_name());
    assert_eq!(told[0]["title"], title);
    assert!(!told.to_string().contains("please call first"), "a notice does not repeat what may be removed");
    let of_owner = owner.get("/api/notifications").await.expect(200);
    assert!(!of_owner.to_string().contains("mentioned you"), "nobody is told of what they wrote themselves");
    manager.post(NOTES, note("order", order, "Done.", &[])).await.expect(201);
    for reader in [&owner, &manager, &app.signed_in_as(Role::Warehouse).await] {
        let list = reader.get(&about("order", order)).await;
        assert_eq!((list.total(), &list.expect(200)[0]["text"]), (2, &json!("Done.")), "newest first");
    }
    let first = owner.get(&format!("{}&limit=1", about("order", order))).await;
    assert_eq!(owner.get(&first.next().unwrap()).await.expect(200)[0]["id"], written["id"]);
    let seen = buyer.get(&format!("/api/orders/{order}")).await.text().to_owned();
    assert!(!seen.contains("call first"), "{seen}");
}

#[actix_web::test]
async fn whom_it_is_about_neither_reads_nor_writes() {
    let app = TestApp::start().await;
    let (buyer, order) = bought(&app).await;
    let (admin, owner) = (app.signed_in_as(Role::Admin).await, app.signed_in_as(Role::Manufacturer).await);
    for (kind, id) in [("order", order), ("user", buyer.id())] {
        admin.post(NOTES, note(kind, id, "Pays late.", &[])).await.expect(201);
        for role in [Role::Customer, Role::Dealer, Role::Wholesaler, Role::Agent, Role::SubAgent] {
            let outsider = app.signed_in_as(role).await;
            outsider.get(&about(kind, id)).await.problem(403);
            outsider.get(&people(kind, id)).await.problem(403);
            outsider.post(NOTES, note(kind, id, "Hello", &[])).await.problem(403);
        }
        app.guest().get(&about(kind, id)).await.problem(401);
    }
    let employee = app.signed_in_employee("Manager").await;
    employee.get(&about("user", buyer.id())).await.refused(404, "This user was not found.");
    employee.post(NOTES, note("user", buyer.id(), "Hello", &[])).await.problem(404);
    owner.get(&about("user", buyer.id())).await.problem(404);
    owner.post(NOTES, note("user", employee.id(), "Leads the night shift.", &[])).await.expect(201);
    employee.get(&about("user", employee.id())).await.problem(404);
    admin.post(NOTES, note("user", owner.id(), "Likes tea.", &[])).await.expect(201);
    owner.get(&about("user", owner.id())).await.problem(404);
    admin.get(&about("order", 987_654)).await.refused(404, "This order was not found.");
    admin.get(&about("product", 1)).await.problem(400);
}

#[actix_web::test]
async fn only_people_who_may_read_a_note_are_offered_and_mentioned() {
    let app = TestApp::start().await;
    let (buyer, order) = bought(&app).await;
    let (admin, owner) = (app.signed_in_as(Role::Admin).await, app.signed_in_as(Role::Manufacturer).await);
    let (manager, warehouse) = (app.signed_in_employee("Manager").await, app.signed_in_as(Role::Warehouse).await);
    let mut offered = ids(&owner.get(&people("order", order)).await.expect(200));
    offered.sort_unstable();
    let mut expected = vec![admin.id(), manager.id(), warehouse.id()];
    expected.sort_unstable();
    assert_eq!(offered, expected, "without the caller and the buyer");
    let found = owner.get(&format!("{}&q=MANAG", people("order", order))).await.expect(200);
    assert_eq!(ids(&found), [manager.id()]);
    assert_eq!((&found[0]["role"], &found[0]["position"]), (&json!("employee"), &json!("Manager")));
    assert_eq!(ids(&owner.get(&people("user", manager.id())).await.expect(200)), [admin.id()]);
    assert_eq!(admin.get(&people("user", buyer.id())).await.expect(200), json!([]));
    let stranger = "This person cannot read this note.";
    owner
        .post(NOTES, note("order", order, "Hi", &[admin.id(), buyer.id()]))
        .await
        .field_refused("mentions[1]", stranger);
    admin.post(NOTES, note("user", buyer.id(), "Hi", &[owner.id()])).await.field_refused("mentions[0]", stranger);
    owner.post(NOTES, note("order", order, "Hi", &[987_654])).await.field_refused("mentions[0]", stranger);
    let many: Vec<i64> = (1..=21).collect();
    let sentence = "A note can mention at most 20 people.";
    owner.post(NOTES, note("order", order, "Hi", &many)).await.field_refused("mentions", sentence);
    owner.post(NOTES, note("order", order, " ", &[])).await.field_refused("text", "Please write a note.");
    let long = "x".repeat(2001);
    let sentence = "This must be at most 2000 characters long.";
    owner.post(NOTES, note("order", order, &long, &[])).await.field_refused("text", sentence);
    assert_eq!(owner.get(&about("order", order)).await.total(), 0);
}

#[actix_web::test]
async fn its_author_removes_a_note_soon_after_and_the_admin_at_any_time() {
    let app = TestApp::start().await;
    let (_, order) = bought(&app).await;
    let (admin, manager) = (app.signed_in_as(Role::Admin).await, app.signed_in_employee("Manager").await);
    let warehouse = app.signed_in_as(Role::Warehouse).await;
    let mut paths = Vec::new();
    for text in ["One", "Two"] {
        let written = manager.post(NOTES, note("order", order, text, &[])).await.expect(201);
        paths.push(format!("{NOTES}/{}", written["id"]));
    }
    let late = "A note can be removed by its author within 15 minutes.";
    warehouse.delete(&paths[0]).await.refused(403, late);
    assert_eq!(warehouse.get(&about("order", order)).await.expect(200)[0]["canRemove"], false);
    manager.delete(&paths[0]).await.expect(204);
    manager.delete(&paths[0]).await.refused(404, "This note was not found.");
    app.fakes().clock.advance(Duration::minutes(16));
    assert_eq!(manager.get(&about("order", order)).await.expect(200)[0]["canRemove"], false);
    manager.delete(&paths[1]).await.refused(403, late);
    admin.delete(&paths[1]).await.expect(204);
    assert_eq!(admin.get(&about("order", order)).await.total(), 0);
    let log = admin.get("/api/user-activity-log?action=order&limit=1").await.expect(200);
    assert_eq!(log[0]["description"], format!("Removed a note on order #{order}."));
}
