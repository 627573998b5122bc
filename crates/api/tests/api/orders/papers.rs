//! Papers of orders.

use serde_json::json;
use tierway_kernel::Role;

use super::shop::{admin, change, order, product};
use crate::support::{Answer, Client, TestApp};

async fn paper(client: &Client, order: i64, kind: &str) -> Answer {
    client.get(&format!("/api/orders/{order}/papers/{kind}.pdf")).await
}

/// The text of a paper.
fn text(answer: &Answer) -> String {
    assert_eq!(answer.status.as_u16(), 200, "{}", answer.text());
    assert_eq!(answer.header("content-type"), "application/pdf");
    assert_eq!(answer.header("cache-control"), "private, no-store");
    pdf_extract::extract_text_from_mem(&answer.body).unwrap()
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
    let before = text(&paper(&buyer, number, "proforma").await);
    for part in ["Pro forma invoice", "Lamps & Cups", "50450 Kuala Lumpur", "Tax no. MY-1234567", "Maybank 5140"] {
        assert!(before.contains(part), "{part} in {before}");
    }
    for part in ["Mango Ice", "$14.00", "$28.00", "$2.31", "$5.00", "$35.31", "To be paid"] {
        assert!(before.contains(part), "{part} in {before}");
    }
    let unpaid = "This order is not paid yet; take the pro forma invoice.";
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
    paper(&buyer, number, "proforma").await.refused(409, "This order is paid; take the invoice.");
    assert_eq!(paper(&owner, number, "invoice").await.body, invoice.body, "the same order gives the same bytes");
    change(&owner, number, json!({ "status": "cancelled", "notes": "Called off" })).await;
    let refund = json!({ "amount": "10.00", "method": "Bank", "reason": "Called off" });
    let refunded = owner.post(&format!("/api/orders/{number}/refunds"), refund).await.expect(201);
    let credit = refunded["payments"][1]["number"].as_str().unwrap().to_owned();
    let said = text(&paper(&buyer, number, "invoice").await);
    assert!(said.contains(&credit) && said.contains("-$10.00") && said.contains("$35.31"), "{said}");
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
    paper(&warehouse, number, "proforma").await.refused(403, "You may not see what this order costs.");
    let note = text(&paper(&warehouse, number, "delivery-note").await);
    assert!(note.contains("Mango Ice") && !note.contains('$'), "{note}");
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
    let sentence = "A request for quotation has no papers before it is accepted.";
    paper(&buyer, request["id"].as_i64().unwrap(), "proforma").await.refused(409, sentence);
}
