//! Documents of orders.

use serde_json::{Value, json};
use tierway_kernel::Role;

use super::returning::{approved, receive};
use super::shipping::ship;
use super::shop::{admin, change, order, product};
use crate::support::{Answer, Client, TestApp};

async fn paper(client: &Client, order: i64, kind: &str) -> Answer {
    client.get(&format!("/api/orders/{order}/papers/{kind}.pdf")).await
}

/// The text of a document.
fn text(answer: &Answer) -> String {
    assert_eq!(answer.status.as_u16(), 200, "{}", answer.text());
    assert_eq!(answer.header("content-type"), "application/pdf");
    assert_eq!(answer.header("cache-control"), "private, no-store");
    tierway_testkit::pdf::pages(&answer.body).join("\n")
}

#[actix_web::test]
async fn an_order_gets_its_papers_as_it_goes() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let settings = json!({ "values": [
        { "key": "companyName", "value": "Lamps & Cups" },
        { "key": "companyAddress", "value": "12 Jalan Ampang\n50450 Kuala Lumpur" },
        { "key": "companyTaxNumber", "value": "MY-1234567" },
        { "key": "bankDetails", "value": "Maybank 5140" },
        { "key": "taxBasisPoints", "value": "825" },
        { "key": "shippingCost", "value": "5.00" },
    ] });
    owner.patch("/api/settings", settings).await.expect(200);
    let mango = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let number = order(&buyer, mango, 2).await;
    let by_bank = json!({ "items": [{ "productId": mango, "quantity": 1 }], "paymentMethod": "Bank" });
    let transfer = buyer.post("/api/orders", by_bank).await.expect(201)["id"].as_i64().unwrap();
    for (id, account) in [(number, Value::Null), (transfer, json!("Maybank 5140"))] {
        assert_eq!(buyer.get(&format!("/api/orders/{id}")).await.expect(200)["bankDetails"], account);
    }
    change(&owner, transfer, json!({ "status": "paid", "paymentMethod": "Bank" })).await;
    assert_eq!(buyer.get(&format!("/api/orders/{transfer}")).await.expect(200)["bankDetails"], Value::Null);
    let before = text(&paper(&buyer, number, "proforma").await);
    for part in ["Pro forma invoice", "Lamps & Cups", "50450 Kuala Lumpur", "Tax no. MY-1234567", "Maybank 5140"] {
        assert!(before.contains(part), "{part} in {before}");
    }
    for part in ["Mango Ice", "$14.00", "$28.00", "$2.31", "$5.00", "$35.31", "To be paid"] {
        assert!(before.contains(part), "{part} in {before}");
    }
    let unpaid = "This order is not paid yet; use the pro forma invoice.";
    paper(&buyer, number, "invoice").await.refused(409, unpaid);
    paper(&buyer, number, "receipt").await.refused(409, unpaid);
    change(&owner, number, json!({ "status": "paid", "paymentMethod": "Bank", "paymentReference": "TT 4711" })).await;
    let invoice = paper(&buyer, number, "invoice").await;
    assert!(invoice.header("content-disposition").contains("\"invoice-inv-2026-"), "{:?}", invoice.headers);
    let said = text(&invoice);
    let seen = buyer.get(&format!("/api/orders/{number}")).await.expect(200);
    for part in [seen["invoiceNumber"].as_str().unwrap(), seen["receiptNumber"].as_str().unwrap(), "TT 4711", "$35.31"]
    {
        assert!(said.contains(part), "{part} in {said}");
    }
    assert!(text(&paper(&buyer, number, "receipt").await).contains("Received"));
    paper(&buyer, number, "proforma").await.refused(409, "This order is paid; use the invoice.");
    assert_eq!(paper(&owner, number, "invoice").await.body, invoice.body, "everybody gets the same bytes");
    change(&owner, number, json!({ "status": "cancelled", "notes": "Called off" })).await;
    let refund = json!({ "amount": "10.00", "method": "Bank", "reason": "Called off" });
    owner.post(&format!("/api/orders/{number}/refunds"), refund).await.expect(201);
    assert_eq!(paper(&buyer, number, "invoice").await.body, invoice.body, "what went back stands on the credit note");
}

#[actix_web::test]
async fn days_on_papers_are_those_of_the_business() {
    let app = TestApp::start().await;
    app.fakes().clock.set("2026-03-31T23:30:00Z".parse().unwrap());
    let owner = admin(&app).await;
    let zone = json!({ "values": [{ "key": "businessTimeZone", "value": "Asia/Kuala_Lumpur" }] });
    owner.patch("/api/settings", zone).await.expect(200);
    let mango = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let number = order(&buyer, mango, 2).await;
    change(&owner, number, json!({ "status": "paid", "paymentMethod": "Bank" })).await;
    for kind in ["invoice", "receipt"] {
        let said = text(&paper(&buyer, number, kind).await);
        assert!(said.contains("1 Apr 2026") && !said.contains("31 Mar 2026"), "{said}");
    }
}

#[actix_web::test]
async fn papers_are_for_the_parties() {
    let app = TestApp::start().await;
    let mango = product(&app, "Mango Ice", 100).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let body = json!({ "items": [{ "productId": mango, "quantity": 1 }], "sellerId": dealer.id() });
    let number = buyer.post("/api/orders", body).await.expect(201)["id"].as_i64().unwrap();
    let sold = text(&paper(&dealer, number, "proforma").await);
    assert!(
        sold.contains(dealer.user().profile.company_name.as_deref().unwrap()) && sold.contains(&dealer.user().email),
        "{sold}"
    );
    assert!(!sold.contains("Tierway"), "a dealer's paper is the dealer's: {sold}");
    let warehouse = app.signed_in_as(Role::Warehouse).await;
    paper(&warehouse, number, "proforma").await.refused(403, "You may not see the prices of this order.");
    let note = text(&paper(&warehouse, number, "delivery-note").await);
    assert!(note.contains("Packing slip") && note.contains("Mango Ice") && !note.contains('$'), "{note}");
    for other in [Role::Agent, Role::Wholesaler] {
        let other = app.signed_in_as(other).await;
        paper(&other, number, "delivery-note").await.refused(404, "This order was not found.");
    }
    paper(&buyer, number, "letter").await.problem(404);
    paper(&buyer, 999, "proforma").await.problem(404);
    paper(&app.guest(), number, "proforma").await.problem(401);
    change(&buyer, number, json!({ "status": "cancelled" })).await;
    paper(&buyer, number, "delivery-note").await.refused(409, "This order was cancelled.");
    let request = buyer.post("/api/orders", json!({ "totalAmount": "500.00" })).await.expect(201);
    let sentence = "A request for quotation has no documents before it is accepted.";
    paper(&buyer, request["id"].as_i64().unwrap(), "proforma").await.refused(409, sentence);
}

/// A document of one shipment or refund.
async fn of(client: &Client, order: i64, query: &str) -> Answer {
    client.get(&format!("/api/orders/{order}/papers/{query}")).await
}

/// Checks what a document contains and what it does not.
#[track_caller]
fn says(text: &str, parts: &[&str], not: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part} in {text}");
    }
    for part in not {
        assert!(!text.contains(part), "{part} not in {text}");
    }
}

#[actix_web::test]
async fn a_delivery_note_is_of_one_shipment() {
    let app = TestApp::start().await;
    let (mango, mint) = (product(&app, "Mango Ice", 100).await, product(&app, "Mint", 100).await);
    let buyer = app.signed_in_as(Role::Customer).await;
    let staff = app.signed_in_as(Role::Warehouse).await;
    let body = json!({ "items": [
        { "productId": mango, "quantity": 7 }, { "productId": mint, "quantity": 2, "tier": "pack" },
    ] });
    let number = buyer.post("/api/orders", body).await.expect(201)["id"].as_i64().unwrap();
    let slip = paper(&staff, number, "delivery-note").await;
    assert!(slip.header("content-disposition").contains(&format!("\"packing-slip-{number}.pdf\"")));
    says(&text(&slip), &["Packing slip", "Mango Ice", "Mint", "Box of 10"], &["DLN-", "$", "signature"]);

    let lines = staff.get(&format!("/api/orders/{number}")).await.expect(200)["items"].clone();
    let part = json!({
        "lines": [{ "lineId": lines[0]["id"], "pieces": 4 }, { "lineId": lines[1]["id"], "pieces": 13 }],
        "carrier": "Poslaju", "trackingNumber": "TRK-1", "notes": "Fragile",
    });
    let sent = staff.post(&format!("/api/orders/{number}/shipments"), part).await.expect(201);
    let first = sent["shipments"][0]["id"].as_i64().unwrap();
    let note = text(&paper(&staff, number, "delivery-note").await);
    let parts = ["Delivery note", "DLN-2026-000001", "Poslaju", "TRK-1", "Fragile", "Piece", "13", "signature"];
    says(&note, &parts, &["Box of 10", "Packing slip", "$"]);
    ship(&staff, number, None).await;

    let newest = paper(&buyer, number, "delivery-note").await;
    says(&text(&newest), &["DLN-2026-000002", "Mango Ice"], &["DLN-2026-000001", "TRK-1", "Poslaju", "Fragile"]);
    assert_eq!(of(&buyer, number, "delivery-note.pdf?shipment=DLN-2026-000002").await.body, newest.body);
    for query in [format!("shipment={first}"), "shipment=DLN-2026-000001".to_owned()] {
        let again = of(&buyer, number, &format!("delivery-note.pdf?{query}")).await;
        assert_eq!(text(&again), note, "{query}");
        assert!(again.header("content-disposition").contains("\"delivery-note-dln-2026-000001.pdf\""));
    }

    let other = order(&buyer, mango, 10).await;
    ship(&staff, other, Some(10)).await;
    for stranger in ["DLN-2026-000003", "0", "DLN-2026-000009"] {
        let answer = of(&buyer, number, &format!("delivery-note.pdf?shipment={stranger}")).await;
        answer.refused(404, "This shipment was not found.");
    }
    let owner = admin(&app).await;
    change(&owner, other, json!({ "status": "pending", "notes": "Wrong parcel" })).await;
    let back = of(&buyer, other, "delivery-note.pdf?shipment=DLN-2026-000003").await;
    back.refused(409, "This shipment was cancelled.");
    says(&text(&paper(&buyer, other, "delivery-note").await), &["Packing slip", "10"], &["DLN-"]);
}

#[actix_web::test]
async fn a_credit_note_is_of_one_refund() {
    let app = TestApp::start().await;
    let mango = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let owner = admin(&app).await;
    let number = order(&buyer, mango, 10).await;
    let none = "This order has no refunds.";
    paper(&buyer, number, "credit-note").await.refused(409, none);
    change(&owner, number, json!({ "status": "paid", "paymentMethod": "Cash" })).await;
    paper(&buyer, number, "credit-note").await.refused(409, none);
    change(&owner, number, json!({ "status": "delivered" })).await;
    let back = approved(&app, &buyer, number, 3).await;
    receive(&owner, back, 3, 0).await.expect(200);
    for (amount, reason) in [("14.00", "Sour"), ("28.00", "Bitter")] {
        let body =
            json!({ "amount": amount, "method": "Bank", "reference": "TT 9", "reason": reason, "returnId": back });
        owner.post(&format!("/api/orders/{number}/refunds"), body).await.expect(201);
    }
    let invoice = owner.get(&format!("/api/orders/{number}")).await.expect(200)["invoiceNumber"].clone();
    let newest = paper(&buyer, number, "credit-note").await;
    assert!(newest.header("content-disposition").contains("\"credit-note-crn-2026-000002.pdf\""));
    let parts = ["Credit note", "CRN-2026-000002", invoice.as_str().unwrap(), "RMA-2026-000001", "Bank, TT 9"];
    let said = text(&newest);
    says(&said, &parts, &["CRN-2026-000001", "Sour"]);
    says(&said, &["Credited", "$28.00", "Bitter", "Invoice total", "$140.00", "Mango Ice", "3"], &["-$"]);
    let first = of(&buyer, number, "credit-note.pdf?refund=CRN-2026-000001").await;
    says(&text(&first), &["CRN-2026-000001", "$14.00", "Sour"], &["$28.00", "Bitter"]);
    let other = of(&buyer, number, "credit-note.pdf?refund=CRN-2026-000009").await;
    other.refused(404, "This credit note was not found.");
    let warehouse = app.signed_in_named(Role::Warehouse, "packer").await;
    paper(&warehouse, number, "credit-note").await.refused(403, "You may not see the prices of this order.");
    let stranger = app.signed_in_named(Role::Customer, "other").await;
    paper(&stranger, number, "credit-note").await.refused(404, "This order was not found.");

    let cancelled = order(&buyer, mango, 1).await;
    change(&owner, cancelled, json!({ "status": "paid" })).await;
    change(&owner, cancelled, json!({ "status": "cancelled", "notes": "Called off" })).await;
    owner.post(&format!("/api/orders/{cancelled}/refunds"), json!({ "reason": "Called off" })).await.expect(201);
    says(&text(&paper(&buyer, cancelled, "credit-note").await), &["$14.00", "Called off"], &["ITEM", "RMA-"]);
}

#[actix_web::test]
async fn the_warehouse_packs_by_batches_and_labels_its_parcels() {
    let app = TestApp::start().await;
    let (mango, owner) = (product(&app, "Mango Ice", 0).await, admin(&app).await);
    for (code, ends) in [("LATE", "2030-06-01"), ("SOON", "2029-06-01")] {
        let body = json!({
            "productId": mango, "type": "in", "quantity": 10, "reason": "purchase", "lotCode": code, "expiresOn": ends,
        });
        owner.post("/api/inventory/transactions", body).await.expect(201);
    }
    let buyer = app.signed_in_as(Role::Customer).await;
    let body = json!({
        "items": [{ "productId": mango, "quantity": 12 }], "shippingMethod": "Express Delivery",
        "shippingAddress": "Lina Tan\n1 Jalan Test\n50450 Kuala Lumpur",
    });
    let number = buyer.post("/api/orders", body).await.expect(201)["id"].as_i64().unwrap();
    let staff = app.signed_in_as(Role::Warehouse).await;
    let before = text(&paper(&staff, number, "packing-slip").await);
    says(&before, &["Packing slip", "Mango Ice", "12"], &["Batch", "$"]);
    let label = text(&paper(&staff, number, "shipping-label").await);
    says(&label, &["EXPRESS", "Lina Tan", "50450 Kuala Lumpur", &format!("#{number}")], &["DLN-", "$"]);
    change(&staff, number, json!({ "status": "processing" })).await;
    let wave = staff.post("/api/picking/waves", json!({ "orderIds": [number] })).await.expect(201);
    let batches = ["Batch SOON (until 1 Jun 2029): 10", "Batch LATE (until 1 Jun 2030): 2"];
    says(&text(&paper(&staff, number, "packing-slip").await), &batches, &["$"]);
    for pick in wave["picks"].as_array().unwrap() {
        let body = json!({ "code": pick["sku"], "pieces": pick["pieces"] });
        staff.post(&format!("/api/picking/picks/{}/confirm", pick["id"]), body).await.expect(200);
    }
    staff.post(&format!("/api/picking/waves/{}/finish", wave["id"]), json!({})).await.expect(200);
    ship(&staff, number, None).await;
    says(&text(&paper(&staff, number, "packing-slip").await), &batches, &["$"]);
    let sent = staff.get(&format!("/api/orders/{number}")).await.expect(200);
    assert_eq!(
        sent["papers"],
        json!(["shipping-label"]),
        "nothing is left to be packed, and the note is the shipment's"
    );
    let parcel = sent["shipments"][0]["number"].as_str().unwrap();
    let label = paper(&staff, number, "shipping-label").await;
    assert!(label.header("content-disposition").contains("label-dln-"), "{:?}", label.headers);
    says(&text(&label), &["PARCEL", parcel, "TO", "Lina Tan"], &["$"]);
    let named = of(&staff, number, &format!("shipping-label.pdf?shipment={parcel}")).await;
    assert_eq!(named.body, label.body, "the same parcel gives the same bytes");
    of(&staff, number, "shipping-label.pdf?shipment=DLN-1999-000001").await.problem(404);
    for kind in ["packing-slip", "shipping-label"] {
        paper(&buyer, number, kind).await.refused(403, "This document is for company staff.");
        paper(&app.signed_in_as(Role::Agent).await, number, kind).await.refused(404, "This order was not found.");
    }
}
