//! Returns, restocked into their original batches or not at all.

use actix_web::http::Method;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tierway_kernel::{Clock as _, Role};

use super::shipping::first_line;
use super::shop::{admin, change, no_faults, order, product, stock};
use crate::inventory::lots::{fill, shelf};
use crate::support::{Answer, Client, TestApp};

/// Asks to return pieces of the order's first line.
pub async fn ask(client: &Client, order: i64, pieces: i64) -> Answer {
    let lines = json!([{ "lineId": first_line(client, order).await, "pieces": pieces, "reason": "Leaks" }]);
    let body = json!({ "reason": "Broken", "notes": "Box 2", "lines": lines });
    client.post(&format!("/api/orders/{order}/returns"), body).await
}

/// A return of so many pieces that staff have approved; its id.
pub async fn approved(app: &TestApp, buyer: &Client, order: i64, pieces: i64) -> i64 {
    let id = ask(buyer, order, pieces).await.expect(201)["id"].as_i64().unwrap();
    let staff = app.signed_in_as(Role::Warehouse).await;
    staff.post(&format!("/api/returns/{id}/approve"), json!({})).await.expect(200);
    id
}

/// Enters that so many pieces arrived, to be sold again and not.
pub async fn receive(staff: &Client, id: i64, restock: i64, scrap: i64) -> Answer {
    let line = staff.get(&format!("/api/returns/{id}")).await.expect(200)["lines"][0]["lineId"].clone();
    let lines = [(restock, true), (scrap, false)].into_iter().filter(|(pieces, _)| *pieces > 0);
    let lines: Vec<Value> =
        lines.map(|(pieces, restock)| json!({ "lineId": line, "pieces": pieces, "restock": restock })).collect();
    staff.post(&format!("/api/returns/{id}/receive"), json!({ "lines": lines })).await
}

/// A delivered, unpaid order of so many units.
async fn delivered(owner: &Client, buyer: &Client, product: i64, units: i64) -> i64 {
    let number = order(buyer, product, units).await;
    change(owner, number, json!({ "status": "delivered" })).await;
    number
}

async fn titles(client: &Client) -> Vec<String> {
    let notices = client.get("/api/notifications").await.expect(200);
    notices.as_array().unwrap().iter().map(|notice| notice["title"].as_str().unwrap().to_owned()).collect()
}

#[actix_web::test]
async fn the_whole_way_of_a_return() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let (owner, staff) = (admin(&app).await, app.signed_in_as(Role::Warehouse).await);
    let number = order(&buyer, id, 10).await;
    change(&owner, number, json!({ "status": "paid" })).await;
    change(&owner, number, json!({ "status": "delivered" })).await;
    let path = format!("/api/orders/{number}");
    let seen = buyer.get(&path).await.expect(200);
    assert_eq!((&seen["canReturn"], &seen["items"][0]["returnablePieces"]), (&json!(true), &json!(10)));

    let asked = ask(&buyer, number, 3).await.expect(201);
    assert_eq!((&asked["number"], &asked["state"]), (&json!("RMA-2026-000001"), &json!("requested")));
    assert_eq!((&asked["value"], &asked["allowedActions"]), (&json!("42.00"), &json!([])));
    assert_eq!((&asked["reason"], &asked["notes"]), (&json!("Broken"), &json!("Box 2")));
    assert_eq!(asked["lines"][0]["reason"], "Leaks");
    let back = asked["id"].as_i64().unwrap();
    assert!(titles(&staff).await.contains(&"Return RMA-2026-000001 requested".to_owned()));

    let one = format!("/api/returns/{back}");
    let theirs = staff.get(&one).await.expect(200);
    assert_eq!((theirs.get("value"), &theirs["allowedActions"]), (None, &json!(["approve", "reject"])));
    assert!(theirs["requestedByName"].is_string());
    let ok = staff.twice(Method::POST, &format!("{one}/approve"), json!({ "reason": "Use our label." }), 200).await;
    assert_eq!((&ok["state"], &ok["answer"]), (&json!("approved"), &json!("Use our label.")));
    assert_eq!(titles(&buyer).await[0], "Return RMA-2026-000001 approved");
    let twice = staff.post(&format!("{one}/approve"), json!({})).await;
    twice.refused(409, "A return that is approved cannot be approved.");

    let got = receive(&staff, back, 2, 1).await.expect(200);
    assert_eq!(got["state"], "received");
    assert_eq!((&got["lines"][0]["receivedPieces"], &got["lines"][0]["restockedPieces"]), (&json!(3), &json!(2)));
    assert_eq!(stock(&app, id).await, (92, 0), "two of ten are back");
    receive(&staff, back, 1, 0).await.refused(409, "A return that is received cannot be received.");
    let seen = owner.get(&path).await.expect(200);
    assert_eq!((&seen["items"][0]["returnedPieces"], &seen["items"][0]["returnablePieces"]), (&json!(3), &json!(7)));
    assert_eq!((&seen["refundable"], &seen["returns"][0]["refundable"]), (&json!("42.00"), &json!("42.00")));

    let body = json!({ "returnId": back, "amount": "40.00", "reason": "Three broken" });
    let part = owner.post(&format!("{path}/refunds"), body).await.expect(201);
    assert_eq!(part["returns"][0]["state"], "received", "not all of it yet");
    let rest = owner.post(&format!("{path}/refunds"), json!({ "returnId": back, "reason": "Rest" })).await.expect(201);
    assert_eq!((&rest["returns"][0]["state"], &rest["refundedTotal"]), (&json!("closed"), &json!("42.00")));
    assert_eq!(rest["payments"][2]["returnId"], json!(back));
    let history = rest["history"].as_array().unwrap();
    let notes: Vec<_> = history.iter().filter_map(|entry| entry["note"].as_str()).collect();
    assert!(notes.contains(&"Return RMA-2026-000001 approved: Use our label."), "{notes:?}");
    no_faults(&app).await;
}

#[actix_web::test]
async fn goods_go_back_into_their_batches() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 0).await;
    fill(&owner, id, 10, "LATE", Some("2028-01-01")).await;
    let soon = fill(&owner, id, 5, "SOON", Some("2027-01-01")).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let number = delivered(&owner, &buyer, id, 7).await;
    let back = approved(&app, &buyer, number, 6).await;
    owner.post(&format!("/api/lots/{soon}/hold"), json!({ "reason": "Leaks" })).await.expect(200);
    let done = receive(&owner, back, 6, 0).await.expect(200);
    assert_eq!(done["state"], "closed", "an unpaid order has nothing to refund");
    let mut rows: Vec<_> = shelf(&owner, id).await;
    rows.sort();
    assert_eq!(rows, [("LATE".to_owned(), 10), ("SOON".to_owned(), 4)]);
    let level = app.read(move |tx| Ok(tx.stock().level(tierway_kernel::ProductId(id))?)).await.unwrap();
    assert_eq!(
        (level.balance(), level.held, level.reserved, level.available()),
        (14, 4, 0, 10),
        "what came into the held batch is on hold"
    );
    no_faults(&app).await;
}

#[actix_web::test]
async fn goods_come_back_in_time_only() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let (buyer, owner) = (app.signed_in_as(Role::Customer).await, admin(&app).await);
    let number = delivered(&owner, &buyer, id, 10).await;
    let again = async |client: &Client| app.sign_in(client.user().clone()).await;
    let until = (app.fakes().clock.now() + chrono::Duration::days(30)).format("%-d %B %Y");
    app.fakes().clock.advance(chrono::Duration::days(30));
    let (buyer, owner) = (again(&buyer).await, again(&owner).await);
    ask(&buyer, number, 1).await.expect(201);
    app.fakes().clock.advance(chrono::Duration::days(1));
    let (buyer, owner) = (again(&buyer).await, again(&owner).await);
    ask(&buyer, number, 1).await.refused(422, &format!("Goods of this order could be returned until {until}."));
    assert_eq!(buyer.get(&format!("/api/orders/{number}")).await.expect(200)["canReturn"], false);
    ask(&owner, number, 1).await.expect(201);
    let longer = json!({ "values": [{ "key": "returnDays", "value": "60" }] });
    owner.patch("/api/settings", longer).await.expect(200);
    ask(&buyer, number, 1).await.expect(201);
}

#[actix_web::test]
async fn refused_returns() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let (buyer, owner) = (app.signed_in_as(Role::Customer).await, admin(&app).await);
    let open = order(&buyer, id, 5).await;
    ask(&buyer, open, 1).await.refused(409, "Goods of an order that is pending cannot be returned.");
    let number = delivered(&owner, &buyer, id, 5).await;
    let over = ask(&buyer, number, 6).await;
    over.field_refused("lines[0].pieces", "At most 5 pieces of Mango Ice can be returned.");
    ask(&buyer, number, 0).await.field_refused("lines[0].pieces", "The pieces must be a whole number of at least 1.");
    ask(&buyer, number, -3).await.problem(422);
    let path = format!("/api/orders/{number}/returns");
    let bare = buyer.post(&path, json!({})).await.problem(422);
    let fields: Vec<_> = bare["errors"].as_array().unwrap().iter().map(|error| &error["field"]).collect();
    assert_eq!(fields, [&json!("reason"), &json!("lines")]);
    let stranger = app.signed_in_named(Role::Customer, "stranger").await;
    stranger.post(&path, json!({ "reason": "mine now", "lines": [] })).await.problem(404);
    app.guest().post(&path, json!({})).await.problem(401);

    let back = ask(&buyer, number, 3).await.expect(201)["id"].as_i64().unwrap();
    ask(&buyer, number, 3).await.field_refused("lines[0].pieces", "At most 2 pieces of Mango Ice can be returned.");
    let one = format!("/api/returns/{back}");
    stranger.get(&one).await.problem(404);
    for action in ["approve", "reject", "receive", "close"] {
        buyer.post(&format!("{one}/{action}"), json!({})).await.problem(403);
        owner
            .post(
                &format!("/api/returns/999/{action}"),
                json!({ "reason": "no", "lines": [{ "lineId": 1, "pieces": 1 }] }),
            )
            .await
            .problem(404);
    }
    receive(&owner, back, 1, 0).await.refused(409, "A return that is requested cannot be received.");
    owner
        .post(&format!("{one}/reject"), json!({}))
        .await
        .field_refused("reason", "Please enter a reason for the rejection.");
    let no = owner.twice(Method::POST, &format!("{one}/reject"), json!({ "reason": "Used" }), 200).await;
    assert_eq!((&no["state"], &no["answer"]), (&json!("rejected"), &json!("Used")));
    ask(&buyer, number, 5).await.expect(201);
    assert_eq!(stock(&app, id).await, (95, 5));
    no_faults(&app).await;
}

#[actix_web::test]
async fn what_arrives_is_at_most_what_was_announced() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let (buyer, owner) = (app.signed_in_as(Role::Customer).await, admin(&app).await);
    let number = delivered(&owner, &buyer, id, 5).await;
    let back = approved(&app, &buyer, number, 3).await;
    receive(&owner, back, 2, 2).await.field_refused("lines[1].pieces", "Only 3 pieces were expected.");
    receive(&owner, back, 0, 0).await.field_refused("lines", "Please enter what arrived.");
    assert_eq!(stock(&app, id).await, (95, 0));
    receive(&owner, back, 1, 0).await.expect(200);
    assert_eq!(stock(&app, id).await, (96, 0));
    let seen = buyer.get(&format!("/api/orders/{number}")).await.expect(200);
    assert_eq!(seen["items"][0]["returnablePieces"], 4, "those that never came can be returned later");
    let back_to_shelf = json!({ "status": "processing", "notes": "Again" });
    let late = owner.patch(&format!("/api/orders/{number}"), back_to_shelf).await;
    late.refused(409, "Goods of this order were returned; its status can no longer be moved back.");
    let never = approved(&app, &buyer, number, 2).await;
    let closed =
        owner.twice(Method::POST, &format!("/api/returns/{never}/close"), json!({ "reason": "Never came" }), 200).await;
    assert_eq!(closed["state"], "closed");
    no_faults(&app).await;
}

#[actix_web::test]
async fn everybody_sees_their_own_returns() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let (anna, otto) = (app.signed_in_as(Role::Customer).await, app.signed_in_named(Role::Customer, "otto").await);
    let owner = admin(&app).await;
    let (one, two) = (delivered(&owner, &anna, id, 5).await, delivered(&owner, &otto, id, 5).await);
    approved(&app, &anna, one, 1).await;
    ask(&anna, one, 1).await.expect(201);
    let theirs = ask(&otto, two, 1).await.expect(201);
    assert_eq!((anna.get("/api/returns").await.total(), otto.get("/api/returns").await.total()), (2, 1));
    let all = owner.get("/api/returns").await;
    assert_eq!((all.total(), &all.json()[0]["id"]), (3, &theirs["id"]));
    assert_eq!(owner.get("/api/returns?state=approved").await.total(), 1);
    assert_eq!(owner.get(&format!("/api/returns?orderId={one}")).await.total(), 2);
    assert_eq!(otto.get(&format!("/api/returns?orderId={one}")).await.total(), 0);
    let page = owner.get("/api/returns?limit=2").await;
    assert_eq!((page.total(), page.json().as_array().unwrap().len()), (3, 2));
    let rest = owner.get(&page.next().unwrap()).await.expect(200);
    assert_eq!(rest.as_array().unwrap().len(), 1);
    owner.get("/api/returns?state=lost").await.problem(400);
    app.guest().get("/api/returns").await.problem(401);
}

#[actix_web::test]
async fn the_same_pieces_come_back_once() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let (buyer, owner) = (app.signed_in_as(Role::Customer).await, admin(&app).await);
    let number = delivered(&owner, &buyer, id, 5).await;
    let asked = join_all((0..4).map(|_| ask(&buyer, number, 2))).await;
    assert_eq!(asked.iter().filter(|answer| answer.status.as_u16() == 201).count(), 2, "five pieces are two pairs");
    let back = asked.iter().find(|answer| answer.status.as_u16() == 201).unwrap().json()["id"].as_i64().unwrap();
    owner.post(&format!("/api/returns/{back}/approve"), json!({})).await.expect(200);
    let received = join_all((0..4).map(|_| receive(&owner, back, 2, 0))).await;
    assert_eq!(received.iter().filter(|answer| answer.status.as_u16() == 200).count(), 1);
    assert_eq!(stock(&app, id).await, (97, 0));
    no_faults(&app).await;
}
