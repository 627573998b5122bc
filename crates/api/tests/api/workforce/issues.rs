//! /api/issue-reports.

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_application::FileArea;
use tierway_kernel::Role;

use crate::accounts::forms::{MULTIPART, Multipart, PDF, PNG, SVG};
use crate::support::{Answer, Client, TestApp};

const ISSUES: &str = "/api/issue-reports";

fn leak() -> Value {
    json!({ "issueType": "Leaking", "description": "Two coils leak." })
}

async fn reported(client: &Client) -> i64 {
    client.post(ISSUES, leak()).await.expect(201)["id"].as_i64().unwrap()
}

async fn product(app: &TestApp) -> i64 {
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let made = owner.post("/api/products", json!({ "name": "Mint Pod", "category": "Pods" })).await.expect(201);
    made["id"].as_i64().unwrap()
}

async fn send_form(client: &Client, path: &str, form: Multipart) -> Answer {
    client.request(Method::POST, path).body(MULTIPART, form.bytes()).send().await
}

fn photo(number: u8) -> Vec<u8> {
    let mut bytes = PNG.to_vec();
    bytes.push(number);
    bytes
}

fn files(app: &TestApp) -> usize {
    app.fakes().files.keys(FileArea::Private).len()
}

#[actix_web::test]
async fn a_report_is_open_and_the_server_says_who_reports() {
    let app = TestApp::start().await;
    let (emil, manager) = (app.signed_in_as(Role::Employee).await, app.signed_in_employee("Manager").await);
    let mint = product(&app).await;
    let form = json!({
        "issueType": "product issue: Leaking", "description": " Two coils leak. ", "productId": mint.to_string(),
        "status": "solved", "reportedBy": "somebody", "employeeId": "X", "department": "hr",
        "resolvedBy": 1, "resolvedAt": "2026-01-01T00:00:00Z",
    });
    let issue = emil.post(ISSUES, form).await.expect(201);
    assert_eq!((&issue["issueType"], &issue["status"]), (&json!("Product Issue: Leaking"), &json!("open")));
    assert_eq!((&issue["description"], &issue["priority"]), (&json!("Two coils leak."), &json!("high")));
    assert_eq!((&issue["reportedBy"], &issue["employeeId"]), (&json!(emil.id()), &json!("EMP-employee")));
    assert_eq!((&issue["department"], &issue["productName"]), (&json!("sales"), &json!("Mint Pod")));
    assert_eq!((&issue["resolvedBy"], &issue["resolvedAt"]), (&Value::Null, &Value::Null));
    assert_eq!(issue["allowedStatuses"], json!([]), "an employee without such a position decides nothing");
    let list = manager.get(ISSUES).await;
    assert_eq!((list.total(), &list.expect(200)[0]["id"]), (1, &issue["id"]));
    assert_eq!(list.json()[0]["allowedStatuses"], json!(["solved", "unsolved"]));
    let notices = manager.get("/api/notifications?role=manager").await.expect(200);
    assert_eq!(notices[0]["title"], format!("New issue #{}", issue["id"]));
    assert_eq!(notices[0]["message"], "Product Issue: Leaking (Mint Pod): Two coils leak.");
    assert_eq!(notices[0]["subject"], json!({ "kind": "issue", "id": issue["id"] }));
    for position in ["Supervisor", "Purchaser"] {
        assert_eq!(app.signed_in_employee(position).await.get("/api/notifications").await.total(), 1);
    }
}

#[actix_web::test]
async fn a_report_needs_type_and_description_and_things_that_exist() {
    let app = TestApp::start().await;
    let emil = app.signed_in_as(Role::Employee).await;
    let empty = emil.post(ISSUES, json!({ "issueType": "Product Issue:", "description": " " })).await;
    empty.field_refused("issueType", "Please enter the type of the issue.");
    empty.field_refused("description", "Please describe the issue.");
    let with = |more: Value| {
        let mut form = leak();
        form.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        form
    };
    for (field, sentence) in [
        ("productId", "This product was not found."),
        ("lotId", "This batch was not found."),
        ("orderId", "This order was not found."),
    ] {
        emil.post(ISSUES, with(json!({ field: 987_654 }))).await.field_refused(field, sentence);
    }
    let sentence = "The priority must be low, medium, high or urgent.";
    emil.post(ISSUES, with(json!({ "priority": "odd" }))).await.field_refused("priority", sentence);
    emil.post(ISSUES, with(json!({ "productId": "odd" }))).await.problem(422);
    assert_eq!(emil.get(ISSUES).await.total(), 0);
    app.signed_in_as(Role::Customer).await.post(ISSUES, leak()).await.problem(403);
    app.guest().get(ISSUES).await.problem(401);
}

#[actix_web::test]
async fn a_batch_says_its_product() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let (mint, other) = (product(&app).await, product(&app).await);
    let stock = json!({
        "productId": mint, "type": "in", "quantity": 5, "reason": "production", "lotCode": "B-7",
        "producedOn": "2026-01-02", "expiresOn": "2030-01-02",
    });
    owner.post("/api/inventory/transactions", stock).await.expect(201);
    let lots = owner.get(&format!("/api/lots?productId={mint}")).await.expect(200);
    let lot = &lots[0]["id"];
    let form = json!({ "issueType": "Mould", "description": "Grey spots.", "lotId": lot });
    let issue = owner.post(ISSUES, form.clone()).await.expect(201);
    assert_eq!((&issue["productId"], &issue["lotCode"]), (&json!(mint), &json!("B-7")));
    let wrong = json!({ "issueType": "Mould", "description": "Grey spots.", "lotId": lot, "productId": other });
    owner.post(ISSUES, wrong).await.field_refused("lotId", "This batch belongs to another product.");
    let path = format!("/api/products/{mint}/delete");
    assert_eq!(owner.delete(&path).await.expect(200)["outcome"], "discontinued");
    let spare = json!({ "issueType": "Box", "description": "Torn.", "productId": other });
    owner.post(ISSUES, spare).await.expect(201);
    let path = format!("/api/products/{other}/delete");
    assert_eq!(owner.delete(&path).await.expect(200)["outcome"], "discontinued", "its issue stays");
}

#[actix_web::test]
async fn positions_decide_while_it_is_open() {
    let app = TestApp::start().await;
    let (emil, manager) = (app.signed_in_as(Role::Employee).await, app.signed_in_employee("Manager").await);
    let path = format!("{ISSUES}/{}", reported(&emil).await);
    let sentence = "Only managers, supervisors and purchasers can manage issues.";
    emil.patch(&path, json!({ "status": "solved" })).await.refused(403, sentence);
    app.signed_in_as(Role::Warehouse).await.patch(&path, json!({ "priority": "low" })).await.refused(403, sentence);
    let form = json!({ "status": "solved", "resolvedBy": 1, "resolvedAt": "2020-01-01T00:00:00Z" });
    let solved = manager.patch(&path, form).await.expect(200);
    assert_eq!((&solved["status"], &solved["resolvedBy"]), (&json!("solved"), &json!(manager.id())));
    assert!(solved["resolvedAt"].as_str().is_some_and(|time| !time.starts_with("2020")));
    assert_eq!(solved["allowedStatuses"], json!(["open"]));
    manager.patch(&path, json!({ "status": "unsolved" })).await.refused(409, "This issue is already solved.");
    let closed = "This issue is solved. Please reopen it first.";
    manager.patch(&path, json!({ "priority": "low" })).await.refused(409, closed);
    let told = emil.get("/api/notifications").await.expect(200);
    assert!(told[0]["title"].as_str().unwrap().ends_with(" solved"), "{told}");
    let open = manager.patch(&path, json!({ "status": "open", "priority": "urgent" })).await.expect(200);
    assert_eq!((&open["status"], &open["priority"]), (&json!("open"), &json!("urgent")));
    assert_eq!(open["resolvedBy"], Value::Null);
    let stale = json!({ "status": "unsolved", "expectedVersion": 1 });
    let sentence = "This issue was changed in the meantime. Please reload it.";
    manager.patch(&path, stale).await.refused(409, sentence);
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let form = json!({ "status": "unsolved", "expectedVersion": open["version"] });
    assert_eq!(owner.patch(&path, form).await.expect(200)["resolvedBy"], owner.id());
    let case = emil.get(&path).await.expect(200);
    let events: Vec<&str> =
        case["history"].as_array().unwrap().iter().map(|one| one["event"].as_str().unwrap()).collect();
    assert_eq!(events, ["reported", "solved", "reopened", "priority", "unsolved"]);
    let counts = emil.get(&format!("{ISSUES}/counts")).await.expect(200);
    assert_eq!(counts, json!({ "open": 0, "solved": 0, "unsolved": 1, "mine": 0 }));
    manager
        .patch(&format!("{ISSUES}/987654"), json!({ "status": "solved" }))
        .await
        .refused(404, "This issue was not found.");
    manager.patch(&path, json!({ "status": "odd" })).await.problem(422);
}

#[actix_web::test]
async fn an_issue_is_given_to_somebody_who_is_told() {
    let app = TestApp::start().await;
    let (emil, manager) = (app.signed_in_as(Role::Employee).await, app.signed_in_employee("Manager").await);
    let purchaser = app.signed_in_employee("Purchaser").await;
    let customer = app.signed_in_as(Role::Customer).await;
    let id = reported(&emil).await;
    let path = format!("{ISSUES}/{id}");
    let sentence = "This is not an active employee.";
    for person in [customer.id(), 987_654] {
        manager.patch(&path, json!({ "assignedTo": person })).await.field_refused("assignedTo", sentence);
    }
    let given = manager.patch(&path, json!({ "assignedTo": purchaser.id() })).await.expect(200);
    assert_eq!(given["assignedTo"], purchaser.id());
    assert!(given["assignedToName"].as_str().is_some_and(|name| !name.is_empty()));
    let told = purchaser.get("/api/notifications").await.expect(200);
    assert_eq!(told[0]["title"], format!("Issue #{id} assigned to you"));
    assert_eq!(purchaser.get(&format!("{ISSUES}/counts")).await.expect(200)["mine"], 1);
    let mine = purchaser.get(&format!("{ISSUES}?assignedTo={}", purchaser.id())).await;
    assert_eq!(mine.total(), 1);
    let same = manager.patch(&path, json!({ "assignedTo": purchaser.id() })).await.expect(200);
    assert_eq!(same["version"], given["version"], "nothing changed");
    let freed = manager.patch(&path, json!({ "assignedTo": null })).await.expect(200);
    assert_eq!(freed["assignedTo"], Value::Null);
    let people = manager.get(&format!("{ISSUES}/assignees?q=purch")).await.expect(200);
    assert_eq!((&people[0]["id"], &people[0]["position"]), (&json!(purchaser.id()), &json!("Purchaser")));
    emil.get(&format!("{ISSUES}/assignees")).await.problem(403);
}

#[actix_web::test]
async fn comments_are_told_to_reporter_and_whoever_sees_to_it() {
    let app = TestApp::start().await;
    let (emil, manager) = (app.signed_in_as(Role::Employee).await, app.signed_in_employee("Manager").await);
    let path = format!("{ISSUES}/{}", reported(&emil).await);
    let comments = format!("{path}/comments");
    let comment = manager.post(&comments, json!({ "text": " The supplier was told. " })).await.expect(201);
    assert_eq!((&comment["text"], &comment["authorId"]), (&json!("The supplier was told."), &json!(manager.id())));
    emil.post(&comments, json!({ "text": "Thank you." })).await.expect(201);
    assert_eq!(emil.get("/api/notifications").await.total(), 1, "nobody is told of their own words");
    manager.post(&comments, json!({ "text": " " })).await.field_refused("text", "Please write a comment.");
    let sentence = "A comment must be at most 2000 characters long.";
    manager.post(&comments, json!({ "text": "x".repeat(2001) })).await.field_refused("text", sentence);
    manager.post(&format!("{ISSUES}/987654/comments"), json!({ "text": "x" })).await.problem(404);
    let case = manager.get(&path).await.expect(200);
    assert_eq!((&case["commentCount"], &case["comments"][1]["text"]), (&json!(2), &json!("Thank you.")));
}

#[actix_web::test]
async fn photos_are_kept_for_the_companys_people() {
    let app = TestApp::start().await;
    let emil = app.signed_in_as(Role::Employee).await;
    let form = Multipart::of(&leak()).file("photos", "a.png", &photo(1)).file("photos", "b.exe", &photo(2));
    let issue = send_form(&emil, ISSUES, form).await.expect(201);
    assert_eq!((&issue["photoCount"], files(&app)), (&json!(2), 2));
    let path = format!("{ISSUES}/{}", issue["id"]);
    let case = emil.get(&path).await.expect(200);
    let url = case["photos"][0]["url"].as_str().unwrap().to_owned();
    let shown = app.signed_in_as(Role::Warehouse).await.get(&url).await;
    assert_eq!((shown.status.as_u16(), shown.header("content-type")), (200, "image/jpeg"));
    assert_eq!(
        (shown.header("x-content-type-options"), shown.header("cache-control")),
        ("nosniff", "private, no-store")
    );
    assert!(shown.header("content-disposition").starts_with("inline"));
    let kept = emil.get(&format!("{url}?disposition=attachment")).await;
    assert!(kept.header("content-disposition").starts_with("attachment"));
    app.signed_in_as(Role::Dealer).await.get(&url).await.problem(403);
    app.guest().get(&url).await.problem(401);
    let other = reported(&emil).await;
    let foreign = url.replace(&path, &format!("{ISSUES}/{other}"));
    emil.get(&foreign).await.refused(404, "This photo was not found.");

    let photos = format!("{path}/photos");
    let six = (3..9).fold(Multipart::default(), |form, number| form.file("photos", "c.png", &photo(number)));
    assert_eq!(send_form(&emil, &photos, six).await.expect(201).as_array().unwrap().len(), 8);
    let one = || Multipart::default().file("photos", "d.png", &photo(9));
    send_form(&emil, &photos, one()).await.field_refused("photos", "An issue can have at most 8 photos.");
    let nobodys = format!("{ISSUES}/987654/photos");
    send_form(&emil, &nobodys, one()).await.problem(404);
    assert_eq!(files(&app), 8, "what is refused is not kept");
    let events = emil.get(&path).await.expect(200)["history"].clone();
    assert_eq!((&events[1]["event"], &events[1]["detail"]), (&json!("photos"), &json!("6")));
}

#[actix_web::test]
async fn what_is_no_photo_is_refused_and_not_kept() {
    let app = TestApp::start().await;
    let emil = app.signed_in_as(Role::Employee).await;
    let sentence = "Photos must be PNG, JPEG or WebP pictures.";
    for bytes in [PDF, SVG, b"GIF89a\x01\0\x01\0".as_slice()] {
        let form = Multipart::of(&leak()).file("photos", "a.png", &photo(1)).file("photos", "b.png", bytes);
        send_form(&emil, ISSUES, form).await.field_refused("photos", sentence);
    }
    let mut large = PNG.to_vec();
    large.resize(5 * 1024 * 1024 + 1, 0);
    let form = Multipart::of(&leak()).file("photos", "a.png", &large);
    send_form(&emil, ISSUES, form).await.field_refused("photos", "Please select an image under 5MB.");
    let nine = (0..9).fold(Multipart::of(&leak()), |form, number| form.file("photos", "c.png", &photo(number)));
    send_form(&emil, ISSUES, nine).await.field_refused("photos", "An issue can have at most 8 photos.");
    let unknown = json!({ "issueType": "Leaking", "description": "x", "productId": "987654" });
    let form = Multipart::of(&unknown).file("photos", "a.png", &photo(1));
    send_form(&emil, ISSUES, form).await.field_refused("productId", "This product was not found.");
    let photos = format!("{ISSUES}/{}/photos", reported(&emil).await);
    emil.post(&photos, json!({})).await.problem(415);
    let none = Multipart::of(&json!({ "note": "x" }));
    send_form(&emil, &photos, none).await.field_refused("photos", "Please choose a photo.");
    assert_eq!((files(&app), emil.get(ISSUES).await.total()), (0, 1));
}

#[actix_web::test]
async fn the_list_is_filtered_and_walked() {
    let app = TestApp::start().await;
    let (emil, manager) = (app.signed_in_as(Role::Employee).await, app.signed_in_employee("Manager").await);
    for _ in 0..3 {
        reported(&emil).await;
    }
    let urgent = json!({ "issueType": "Fire", "description": "Smoke.", "priority": "urgent" });
    emil.post(ISSUES, urgent).await.expect(201);
    assert_eq!(manager.get(&format!("{ISSUES}?priority=urgent")).await.total(), 1);
    assert_eq!(manager.get(&format!("{ISSUES}?status=open&q=leak")).await.total(), 3);
    assert_eq!(manager.get(&format!("{ISSUES}?status=solved")).await.total(), 0);
    manager.get(&format!("{ISSUES}?status=odd")).await.refused(400, "The parameter status is invalid.");
    let first = manager.get(&format!("{ISSUES}?limit=3")).await;
    let next = first.next().unwrap();
    assert_eq!((first.total(), manager.get(&next).await.expect(200).as_array().unwrap().len()), (4, 1));
}

#[actix_web::test]
async fn of_two_decisions_at_once_one_counts() {
    let app = TestApp::start().await;
    let (emil, manager) = (app.signed_in_as(Role::Employee).await, app.signed_in_employee("Manager").await);
    let supervisor = app.signed_in_employee("Supervisor").await;
    let path = format!("{ISSUES}/{}", reported(&emil).await);
    let (one, other) = futures_util::join!(
        manager.patch(&path, json!({ "status": "solved" })),
        supervisor.patch(&path, json!({ "status": "unsolved" })),
    );
    let mut statuses = [one.status.as_u16(), other.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    let events = emil.get(&path).await.expect(200)["history"].as_array().unwrap().len();
    assert_eq!(events, 2);
}

#[actix_web::test]
async fn issues_come_in_the_order_that_is_wanted() {
    let app = TestApp::start().await;
    let emil = app.signed_in_as(Role::Employee).await;
    for priority in ["medium", "urgent", "low", "high"] {
        let report = json!({ "issueType": "Leaking", "description": "Two coils leak.", "priority": priority });
        emil.post(ISSUES, report).await.expect(201);
    }
    for (sort, expected) in [
        ("-priority", ["urgent", "high", "medium", "low"]),
        ("priority", ["low", "medium", "high", "urgent"]),
        ("created", ["medium", "urgent", "low", "high"]),
        ("-created", ["high", "low", "urgent", "medium"]),
    ] {
        let first = emil.get(&format!("{ISSUES}?sort={sort}&limit=3")).await;
        let mut found = first.expect(200).as_array().cloned().unwrap_or_default();
        found.extend(emil.get(&first.next().unwrap()).await.expect(200).as_array().cloned().unwrap_or_default());
        let found: Vec<_> = found.iter().map(|issue| issue["priority"].as_str().unwrap_or_default()).collect();
        assert_eq!(found, expected, "{sort}");
    }
    emil.get(&format!("{ISSUES}?sort=weight")).await.refused(400, "The parameter sort is invalid.");
}
