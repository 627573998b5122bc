//! /api/purchase-orders: from draft to sent.

use actix_web::http::Method;
use serde_json::json;
use tierway_kernel::Role;
use tierway_testkit::builders::{at, product_draft};

use super::{ORDERS, faults, path, sent, stocked, supplier};
use crate::support::TestApp;

#[actix_web::test]
async fn a_draft_is_approved_sent_and_mailed() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_employee("Purchaser").await;
    let manager = app.signed_in_employee("Manager").await;
    let (mint, lime) = (stocked(&app, "Mint Pod", 0).await, stocked(&app, "Lime Pod", 0).await);
    supplier(&buyer, "Harbour", &[mint.id]).await;
    supplier(&buyer, "Quay", &[lime.id]).await;
    let body = json!({ "lines": [{ "productId": lime.id.0, "pieces": 24 }, { "productId": mint.id.0, "pieces": 10, "cost": "3.00" }] });
    let made = buyer.post(ORDERS, body).await.expect(201);
    assert_eq!((&made[0]["supplierName"], &made[1]["supplierName"]), (&json!("Harbour"), &json!("Quay")));
    assert!(made[0]["number"].as_str().is_some_and(|number| number.starts_with("PO-") && number.ends_with("-000001")));
    let draft = &made[0];
    assert_eq!((&draft["total"], &draft["state"], &draft["version"]), (&json!("30.00"), &json!("draft"), &json!(1)));
    assert_eq!(draft["allowedSteps"], json!(["change", "cancel"]));
    let notices = manager.get("/api/notifications").await.expect(200);
    assert_eq!(notices[0]["title"], "Purchase order to approve");
    buyer
        .post(&path(draft, "/approve"), json!({}))
        .await
        .refused(403, "This purchase order needs the approval of a manager.");
    buyer
        .post(&path(draft, "/send"), json!({}))
        .await
        .refused(409, "This purchase order is a draft; it cannot be sent.");

    let lines = json!([{ "productId": mint.id.0, "pieces": 48, "cost": 2.5 }]);
    let change = json!({ "expectedVersion": 1, "note": " ring twice ", "lines": lines, "expectedOn": null });
    let changed = buyer.twice(Method::PATCH, &path(draft, ""), change.clone(), 200).await;
    assert_eq!(
        (&changed["total"], &changed["version"], &changed["note"]),
        (&json!("120.00"), &json!(2), &json!("ring twice"))
    );
    buyer.patch(&path(draft, ""), change).await.problem(409);
    manager.post(&path(draft, "/approve"), json!({ "expectedVersion": 1 })).await.problem(409);
    let approved = manager.post(&path(draft, "/approve"), json!({ "expectedVersion": 2 })).await.expect(200);
    assert_eq!((&approved["state"], &approved["allowedSteps"]), (&json!("approved"), &json!([])));
    let told = buyer.get("/api/notifications").await.expect(200);
    assert_eq!(told[0]["title"], "Purchase order approved");
    let asked = manager.get("/api/notifications").await.expect(200);
    let about =
        |id: &serde_json::Value| asked.as_array().unwrap().iter().find(|one| one["subject"]["id"] == *id).cloned();
    let (done, open) = (about(&draft["id"]).unwrap(), about(&made[1]["id"]).unwrap());
    assert_eq!(
        (&done["title"], &open["title"]),
        (&json!("Purchase order approved"), &json!("Purchase order to approve"))
    );
    assert_eq!(done["message"], format!("{} was approved.", draft["number"].as_str().unwrap()));

    let answer = buyer.post(&path(draft, "/send"), json!({ "mail": true })).await.expect(200);
    assert_eq!((&answer["state"], &answer["approvedByName"].is_string()), (&json!("ordered"), &true));
    app.run_jobs().await;
    let sent = app.fakes().mailer.sent();
    assert_eq!((sent.len(), sent[0].to.as_str()), (1, "orders@harbour.example"));
    assert!(sent[0].body.contains("48 pieces of Mint Pod"), "{}", sent[0].body);
    let late = json!({ "expectedVersion": 4, "note": "late" });
    buyer.patch(&path(draft, ""), late).await.refused(409, "This purchase order is ordered; it cannot be changed.");
    let off = buyer.post(&path(draft, "/cancel"), json!({})).await.expect(200);
    assert_eq!(off["state"], "cancelled");
    assert_eq!(buyer.get(&format!("{ORDERS}?state=cancelled&q=po-")).await.total(), 1);
    assert_eq!(faults(&app).await, Vec::<String>::new());
}

#[actix_web::test]
async fn a_draft_is_rejected_with_a_reason_and_asks_again_when_it_is_changed() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_employee("Purchaser").await;
    let manager = app.signed_in_employee("Manager").await;
    let mint = stocked(&app, "Mint Pod", 0).await;
    supplier(&buyer, "Harbour", &[mint.id]).await;
    let lines = |pieces: i64| json!([{ "productId": mint.id.0, "pieces": pieces }]);
    let draft = buyer.post(ORDERS, json!({ "lines": lines(48) })).await.expect(201)[0].clone();
    let reject = path(&draft, "/reject");
    buyer.post(&reject, json!({ "note": "no" })).await.refused(403, "Your position does not allow this.");
    for note in [json!({}), json!({ "note": " " })] {
        manager.post(&reject, note).await.field_refused("note", "Please give a reason for the rejection.");
    }
    let long = json!({ "note": "x".repeat(1001) });
    manager.post(&reject, long).await.field_refused("note", "This must be at most 1000 characters long.");
    manager.post(&reject, json!({ "expectedVersion": 9, "note": "no" })).await.problem(409);
    assert_eq!(manager.get(&path(&draft, "")).await.expect(200)["allowedSteps"], json!(["approve", "reject"]));

    let note = json!({ "expectedVersion": 1, "note": " Too many coils. " });
    let rejected = manager.twice(Method::POST, &reject, note, 200).await;
    assert_eq!((&rejected["state"], &rejected["allowedSteps"]), (&json!("rejected"), &json!([])));
    let seen = buyer.get(&path(&draft, "")).await.expect(200);
    assert_eq!(
        (&seen["rejectionNote"], &seen["allowedSteps"]),
        (&json!("Too many coils."), &json!(["change", "cancel"]))
    );
    assert!(seen["rejectedByName"].is_string() && seen["rejectedAt"].is_string());
    let told = buyer.get("/api/notifications").await.expect(200);
    let message = format!("{} from Harbour was rejected: Too many coils.", draft["number"].as_str().unwrap());
    assert_eq!((&told[0]["title"], &told[0]["message"]), (&json!("Purchase order rejected"), &json!(message)));
    let first = |list: serde_json::Value| list[0]["title"].clone();
    assert_eq!(first(manager.get("/api/notifications").await.expect(200)), "Purchase order rejected");
    let sentence = "This purchase order is rejected; it cannot be approved.";
    manager.post(&path(&draft, "/approve"), json!({})).await.refused(409, sentence);
    let counts =
        [buyer.get(&format!("{ORDERS}?state=rejected")).await, buyer.get(&format!("{ORDERS}?state=draft")).await];
    assert_eq!(counts.map(|list| list.total()), [1, 0]);

    let change = json!({ "expectedVersion": 2, "lines": lines(24) });
    let changed = buyer.patch(&path(&draft, ""), change).await.expect(200);
    assert_eq!((&changed["state"], &changed["rejectionNote"]), (&json!("draft"), &json!("Too many coils.")));
    assert_eq!(first(manager.get("/api/notifications").await.expect(200)), "Purchase order to approve");
    manager.post(&path(&draft, "/approve"), json!({})).await.expect(200);

    let owner = app.signed_in_as(Role::Manufacturer).await;
    let own = owner.post(ORDERS, json!({ "lines": lines(24) })).await.expect(201)[0].clone();
    let sentence = "You cannot reject your own purchase order. Please cancel it instead.";
    owner.post(&path(&own, "/reject"), json!({ "note": "no" })).await.refused(403, sentence);
    assert_eq!(faults(&app).await, Vec::<String>::new());
}

#[actix_web::test]
async fn small_orders_of_their_own_are_approved_by_purchasers() {
    let app = TestApp::start().await;
    let admin = app.signed_in_as(Role::Admin).await;
    admin
        .patch("/api/settings", json!({ "values": [{ "key": "purchaseApprovalLimit", "value": "100.00" }] }))
        .await
        .expect(200);
    let buyer = app.signed_in_employee("Purchaser").await;
    let mint = stocked(&app, "Mint Pod", 0).await;
    supplier(&buyer, "Harbour", &[mint.id]).await;
    let draft = |pieces: i64| json!({ "lines": [{ "productId": mint.id.0, "pieces": pieces }] });
    let small = buyer.post(ORDERS, draft(40)).await.expect(201)[0].clone();
    assert_eq!(small["allowedSteps"], json!(["change", "approve", "cancel"]));
    buyer.post(&path(&small, "/approve"), json!({})).await.expect(200);
    let large = buyer.post(ORDERS, draft(41)).await.expect(201)[0].clone();
    buyer.post(&path(&large, "/approve"), json!({})).await.problem(403);
    let others = admin.post(ORDERS, draft(1)).await.expect(201)[0].clone();
    buyer.post(&path(&others, "/approve"), json!({})).await.problem(403);

    let rejected = buyer.post(ORDERS, draft(40)).await.expect(201)[0].clone();
    let manager = app.signed_in_employee("Manager").await;
    manager.post(&path(&rejected, "/reject"), json!({ "note": "Not now." })).await.expect(200);
    let again = buyer.patch(&path(&rejected, ""), json!({ "expectedVersion": 2, "note": "Please" })).await.expect(200);
    assert_eq!((&again["state"], &again["allowedSteps"]), (&json!("draft"), &json!(["change", "cancel"])));
    assert_eq!(manager.get("/api/notifications").await.expect(200)[0]["title"], "Purchase order to approve");
    buyer.post(&path(&rejected, "/approve"), json!({})).await.problem(403);
    manager.post(&path(&rejected, "/approve"), json!({})).await.expect(200);
}

#[actix_web::test]
async fn what_cannot_be_ordered_is_named() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_employee("Purchaser").await;
    let mint = stocked(&app, "Mint Pod", 0).await;
    let lines = |lines: serde_json::Value| json!({ "lines": lines });
    let sentence = "No supplier is known for this product. Please choose one.";
    let alone = buyer.post(ORDERS, lines(json!([{ "productId": mint.id.0 }]))).await;
    alone.field_refused("lines[0].supplierId", sentence);
    buyer.post(ORDERS, lines(json!([]))).await.field_refused("lines", "Please choose 1 to 200 products.");
    let unknown = buyer.post(ORDERS, lines(json!([{ "productId": 987_654, "supplierId": 1 }]))).await;
    unknown.field_refused("lines[0].productId", "This product was not found.");
    let harbour = supplier(&buyer, "Harbour", &[mint.id]).await;
    let twice = lines(json!([{ "productId": mint.id.0, "pieces": 1 }, { "productId": mint.id.0, "pieces": 2 }]));
    buyer.post(ORDERS, twice).await.field_refused("lines[1].productId", "This product is listed twice.");
    let none = lines(json!([{ "productId": mint.id.0, "pieces": 0 }]));
    let sentence = "The pieces must be a whole number of at least 1.";
    buyer.post(ORDERS, none).await.field_refused("lines[0].pieces", sentence);
    let path = format!("/api/suppliers/{}", harbour["id"]);
    buyer.patch(&path, json!({ "expectedVersion": 2, "isActive": false })).await.expect(200);
    let idle = json!({ "supplierId": harbour["id"], "lines": [{ "productId": mint.id.0 }] });
    let sentence = "This supplier is inactive.";
    buyer.post(ORDERS, idle).await.field_refused("lines[0].supplierId", sentence);
    assert_eq!(buyer.get(ORDERS).await.total(), 0, "nothing was kept");
}

#[actix_web::test]
async fn the_paper_shows_costs_to_who_sees_them_and_the_page_pictures() {
    let app = TestApp::start().await;
    let buyer = app.signed_in_employee("Purchaser").await;
    let (order, mint) = sent(&app, &buyer).await;
    assert_eq!(order["lines"][0].get("thumbImageUrl"), None);
    app.write(move |tx| {
        let mut draft = product_draft("Mint Pod");
        draft.details.images = vec!["0123456789abcdef0123456789abcdef.png".to_owned()];
        Ok(tx.products().update(mint.id, &draft, at(0))?)
    })
    .await;
    let shown = buyer.get(&path(&order, "")).await.expect(200);
    assert_eq!(shown["lines"][0]["thumbImageUrl"], "/media/0123456789abcdef0123456789abcdef-thumb.jpg");
    let paper = buyer.get(&path(&order, "/paper.pdf")).await;
    assert_eq!((paper.status.as_u16(), paper.header("content-type")), (200, "application/pdf"));
    assert!(paper.body.starts_with(b"%PDF"));
    let keeper = app.signed_in_as(Role::Warehouse).await;
    let plain = keeper.get(&path(&order, "/paper.pdf")).await;
    assert!(plain.body.starts_with(b"%PDF") && plain.body != paper.body);
    app.signed_in_as(Role::Employee).await.get(&path(&order, "/paper.pdf")).await.problem(403);
    buyer.get(&format!("{ORDERS}/987654/paper.pdf")).await.problem(404);
}

#[actix_web::test]
async fn an_ordered_product_is_discontinued_and_not_removed() {
    let app = TestApp::start().await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let (mint, lime) = (stocked(&app, "Mint Pod", 0).await, stocked(&app, "Lime Pod", 0).await);
    supplier(&owner, "Harbour", &[mint.id, lime.id]).await;
    owner.post(ORDERS, json!({ "lines": [{ "productId": mint.id.0 }] })).await.expect(201);
    let gone = |id: i64| format!("/api/products/{id}/delete");
    assert_eq!(owner.delete(&gone(mint.id.0)).await.expect(200)["outcome"], "discontinued");
    assert_eq!(owner.delete(&gone(lime.id.0)).await.expect(200)["outcome"], "deleted");
    assert_eq!(owner.get("/api/suppliers/1").await.expect(200)["products"].as_array().map(Vec::len), Some(1));
}
