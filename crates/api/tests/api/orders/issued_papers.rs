//! Issued documents never change, byte for byte.

use actix_web::http::Method;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use tierway_application::{FileArea, Files as _};
use tierway_kernel::Role;
use tierway_orders::{OrderStatus, PaymentStatus};
use tierway_testkit::builders::{add_product, at, order_pieces, payment, product_draft};

use super::returning::{approved, receive};
use super::shipping::ship;
use super::shop::{admin, change, order, product};
use crate::support::{Answer, Client, TestApp};

/// The values frozen when it gets its number.
const ISSUED: [&str; 4] = ["invoice", "receipt", "delivery-note", "credit-note"];
const FIRST: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"><path d=\"M0 0h8v8z\"/></svg>";
const SECOND: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"><path d=\"M8 8h-4v-4z\"/></svg>";

async fn paper(client: &Client, order: i64, kind: &str) -> Answer {
    client.get(&format!("/api/orders/{order}/papers/{kind}.pdf")).await
}

async fn papers(client: &Client, order: i64, kinds: &[&str]) -> Vec<Answer> {
    let mut papers = Vec::new();
    for kind in kinds {
        let paper = paper(client, order, kind).await;
        assert_eq!(paper.status, 200, "{kind}: {}", paper.text());
        papers.push(paper);
    }
    papers
}

fn text(answer: &Answer) -> String {
    tierway_testkit::pdf::pages(&answer.body).join("\n")
}

/// Name, address, tax number, bank, currency and logo of the company.
async fn company(owner: &Client, name: &str, symbol: &str, logo: &str) {
    let values: Vec<Value> = [
        ("companyName", name.to_owned()),
        ("companyAddress", format!("1 {name} Road")),
        ("companyTaxNumber", format!("TAX-{name}")),
        ("bankDetails", format!("Bank of {name}")),
        ("currencySymbol", symbol.to_owned()),
    ]
    .into_iter()
    .map(|(key, value)| json!({ "key": key, "value": value }))
    .collect();
    owner.patch("/api/settings", json!({ "values": values })).await.expect(200);
    let logo = STANDARD.encode(logo);
    let logo = json!({ "value": format!("data:image/svg+xml;base64,{logo}") });
    owner.put("/api/settings/company_logo", logo).await.expect(200);
}

/// An order of two pieces that was paid, shipped and partly refunded.
async fn settled(app: &TestApp, [buyer, owner, staff]: [&Client; 3], goods: i64) -> i64 {
    let number = order(buyer, goods, 2).await;
    change(owner, number, json!({ "status": "paid", "paymentMethod": "Cash" })).await;
    ship(staff, number, None).await;
    change(owner, number, json!({ "status": "delivered" })).await;
    let back = approved(app, buyer, number, 1).await;
    receive(owner, back, 1, 0).await.expect(200);
    let refund = json!({ "amount": "14.00", "method": "Cash", "reason": "Sour", "returnId": back });
    owner.post(&format!("/api/orders/{number}/refunds"), refund).await.expect(201);
    number
}

#[actix_web::test]
async fn issued_papers_do_not_change_whatever_changes_later() {
    let app = TestApp::start().await;
    let (owner, staff) = (admin(&app).await, app.signed_in_as(Role::Warehouse).await);
    let buyer = app.signed_in_as(Role::Customer).await;
    company(&owner, "Lamps", "$", FIRST).await;
    let goods = product(&app, "Mango Ice", 100).await;
    let taken = settled(&app, [&buyer, &owner, &staff], goods).await;
    let untaken = settled(&app, [&buyer, &owner, &staff], goods).await;
    let open = order(&buyer, goods, 1).await;
    let before = papers(&buyer, taken, &ISSUED).await;
    let proforma = paper(&buyer, open, "proforma").await;

    company(&owner, "Cups", "RM", SECOND).await;
    let renamed = json!({ "name": "Papaya", "category": "Parts" });
    owner.put(&format!("/api/products/{goods}"), renamed).await.expect(200);
    let profile = json!({ "companyName": "Other Trading", "companyAddress": "9 Other Road" });
    buyer.patch(&format!("/api/users/{}", buyer.id()), profile).await.expect(200);
    for (kind, (then, now)) in ISSUED.iter().zip(before.iter().zip(&papers(&buyer, taken, &ISSUED).await)) {
        assert!(then.body == now.body, "the {kind} is another");
        assert_eq!(then.header("content-disposition"), now.header("content-disposition"));
        assert_eq!(then.header("etag"), format!("\"{}\"", blake3::hash(&then.body).to_hex()), "{kind}");
    }
    // Nobody took these before; they say what was so when they were issued all the same.
    for (kind, paper) in ISSUED.iter().zip(papers(&owner, untaken, &ISSUED).await) {
        let said = text(&paper);
        for part in ["1 Lamps Road", "TAX-Lamps"] {
            assert!(said.contains(part), "{part} in the {kind}: {said}");
        }
        for part in ["Cups", "RM1", "RM2", "Papaya", "Other"] {
            assert!(!said.contains(part), "{part} not in the {kind}: {said}");
        }
    }
    // A working document shows the current state.
    let now = paper(&buyer, open, "proforma").await;
    assert!(now.body != proforma.body && text(&now).contains("RM14.00") && text(&now).contains("1 Cups Road"));
    assert!(now.headers.get("etag").is_none());
}

#[actix_web::test]
async fn the_logo_of_an_issued_paper_stays_until_it_is_taken() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    company(&owner, "Lamps", "$", FIRST).await;
    let goods = product(&app, "Mango Ice", 100).await;
    let [first, second] = [order(&buyer, goods, 1).await, order(&buyer, goods, 1).await];
    for number in [first, second] {
        change(&owner, number, json!({ "status": "paid" })).await;
    }
    let with_logo = paper(&buyer, first, "invoice").await;
    company(&owner, "Lamps", "$", SECOND).await;
    app.fakes().clock.advance(tierway_application::media::UNTOUCHED + chrono::Duration::minutes(1));
    crate::catalogue::media::collect(&app).await;
    let buyer = app.sign_in(buyer.user().clone()).await;
    let late = text(&paper(&buyer, second, "invoice").await);
    assert_eq!(
        late.matches("Lamps").count(),
        text(&with_logo).matches("Lamps").count(),
        "the logo, not the name: {late}"
    );
}

#[actix_web::test]
async fn papers_from_before_they_were_kept_are_frozen_at_the_next_look() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    company(&owner, "Lamps", "$", FIRST).await;
    let person = buyer.user().clone();
    let number = app
        .write(move |tx| {
            let goods = add_product(tx, &product_draft("Mango Ice"), 10)?;
            let mut order = order_pieces(tx, &person, &goods, 1, at(1))?;
            order.payment_status = PaymentStatus::Paid;
            order.payment = Some(payment("RCP-OLD", "INV-OLD", at(2)));
            order.status = OrderStatus::Paid;
            tx.orders().save(&order, OrderStatus::Pending, None, None, at(2))?;
            Ok(order.id.0)
        })
        .await;
    // Also for an admin who reads with the buyer's eyes.
    owner.post(&format!("/api/users/{}/view-as", buyer.id()), json!({})).await.expect(200);
    let first = papers(&owner, number, &["invoice", "receipt"]).await;
    assert!(text(&first[0]).contains("INV-OLD") && text(&first[0]).contains("1 Lamps Road"));
    owner.delete("/api/view-as").await;
    company(&owner, "Cups", "RM", SECOND).await;
    for (then, now) in first.iter().zip(&papers(&buyer, number, &["invoice", "receipt"]).await) {
        assert!(then.body == now.body);
    }
}

#[actix_web::test]
async fn a_file_that_is_not_what_was_issued_is_never_given_out() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let goods = product(&app, "Mango Ice", 100).await;
    let number = order(&buyer, goods, 1).await;
    change(&owner, number, json!({ "status": "paid", "invoiceNumber": "INV-7" })).await;
    let invoice = paper(&buyer, number, "invoice").await;
    let files = &app.fakes().files;
    let key = format!("paper-{}.pdf", blake3::hash(&invoice.body).to_hex());
    assert_eq!(files.get(FileArea::Private, &key).unwrap(), invoice.body);
    let advice = "Please ask the administrator to restore it from a backup.";
    files.put(FileArea::Private, &key, b"%PDF-1.7 another sum").unwrap();
    let forged = format!("The file of INV-7 has been changed in storage. {advice}");
    paper(&buyer, number, "invoice").await.refused(500, &forged);
    files.remove(FileArea::Private, &key).unwrap();
    paper(&buyer, number, "invoice").await.refused(500, &format!("The file of INV-7 is missing in storage. {advice}"));
    let link = buyer.request(Method::GET, &format!("/api/orders/{number}/papers/invoice.pdf"));
    let malay = link.header("Accept-Language", "ms").send().await.problem(500)["detail"].clone();
    assert_eq!(malay, "Fail INV-7 tiada dalam storan. Sila minta pentadbir memulihkannya daripada sandaran.");
    files.put(FileArea::Private, &key, &invoice.body).unwrap();
    assert_eq!(paper(&buyer, number, "invoice").await.body, invoice.body);
}
