//! Invoices and credit notes as e-invoices.

use serde_json::{Value, json};
use tierway_application::invoicing::{NewIssuedDocument, TradeDocument};
use tierway_application::settings::Currency;
use tierway_kernel::{Language, Role};
use tierway_orders::{OrderStatus, PaymentStatus, TradeDocumentKind};
use tierway_testkit::builders::{add_product, at, order_pieces, payment, product_draft};

use super::returning::{approved, receive};
use super::shop::{admin, change, order, product};
use super::taxes::buyer;
use crate::support::{Answer, Client, TestApp};

const ADDRESS: (&str, &str) = ("companyAddress", "Hafenstraße 5\n20457 Hamburg");
const NUMBER: (&str, &str) = ("companyTaxNumber", "DE 136695976");
const COUNTRY: (&str, &str) = ("companyCountry", "de");
const CURRENCY: (&str, &str) = ("currencyCode", "eur");

async fn set(owner: &Client, pairs: &[(&str, &str)]) {
    let values: Vec<Value> = pairs.iter().map(|(key, value)| json!({ "key": key, "value": value })).collect();
    owner.patch("/api/settings", json!({ "values": values })).await.expect(200);
}

/// 19 percent in Germany, nothing in Norway, two taxes in Canada.
async fn zones(owner: &Client) {
    let rules = json!({ "version": 1, "rounding": "document", "classes": [], "zones": [
        { "name": "Home", "places": [{ "country": "DE" }], "rates": [{ "name": "VAT", "percent": "19" }] },
        { "name": "Abroad", "places": [{ "country": "NO" }], "statement": "Export, no VAT.", "rates": [] },
        { "name": "Canada", "places": [{ "country": "CA" }],
          "rates": [{ "name": "GST", "percent": "5" }, { "name": "QST", "percent": "9.975" }] },
    ] });
    owner.put("/api/tax", rules).await.expect(200);
}

async fn document(client: &Client, order: i64, kind: &str, query: &str) -> Answer {
    client.get(&format!("/api/orders/{order}/papers/{kind}.pdf{query}")).await
}

async fn ubl(client: &Client, order: i64, kind: &str) -> String {
    let answer = document(client, order, kind, "?format=ubl").await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.text().to_owned()
}

/// An order of so many units at 14.00 that was paid.
async fn paid(owner: &Client, buyer: &Client, goods: i64, units: i64) -> i64 {
    let number = order(buyer, goods, units).await;
    change(owner, number, json!({ "status": "paid", "paymentMethod": "Bank", "paymentReference": "TT 4711" })).await;
    number
}

#[track_caller]
fn says(xml: &str, parts: &[&str], not: &[&str]) {
    for part in parts {
        assert!(xml.contains(part), "{part} in {xml}");
    }
    for part in not {
        assert!(!xml.contains(part), "{part} not in {xml}");
    }
}

#[actix_web::test]
async fn an_invoice_is_an_xml_file_and_a_pdf_with_the_same_content_and_stays_so() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    zones(&owner).await;
    set(&owner, &[ADDRESS, NUMBER, COUNTRY, CURRENCY, ("companyName", "Muster & Co"), ("shippingCost", "5.90")]).await;
    let goods = product(&app, "Mango Ice", 100).await;
    let berlin = buyer(&app, "berlin", "Germany", None).await;
    let number = json!({ "country": "Germany", "number": "DE111111125" });
    berlin.put(&format!("/api/users/{}/tax-number", berlin.id()), number).await.expect(200);
    let id = paid(&owner, &berlin, goods, 2).await;

    let answer = document(&berlin, id, "invoice", "?format=ubl").await;
    assert_eq!((answer.status.as_u16(), answer.header("content-type")), (200, "application/xml"), "{}", answer.text());
    assert_eq!(answer.header("cache-control"), "private, no-store");
    let seen = berlin.get(&format!("/api/orders/{id}")).await.expect(200);
    let invoice = seen["invoiceNumber"].as_str().unwrap();
    assert_eq!(answer.header("content-disposition"), format!("attachment; filename=\"{invoice}.xml\""));
    let first = answer.text().to_owned();
    let order_number = format!("<cbc:ID>{id}</cbc:ID>");
    says(
        &first,
        &[
            "urn:fdc:peppol.eu:2017:poacc:billing:3.0",
            &format!("<cbc:ID>{invoice}</cbc:ID>"),
            &order_number,
            "Muster &amp; Co",
            "<cbc:EndpointID schemeID=\"9930\">DE136695976</cbc:EndpointID>",
            "<cbc:EndpointID schemeID=\"9930\">DE111111125</cbc:EndpointID>",
            "<cbc:TaxAmount currencyID=\"EUR\">5.32</cbc:TaxAmount>",
            "<cbc:ChargeTotalAmount currencyID=\"EUR\">5.90</cbc:ChargeTotalAmount>",
            "<cbc:TaxInclusiveAmount currencyID=\"EUR\">39.22</cbc:TaxInclusiveAmount>",
            "<cbc:PayableAmount currencyID=\"EUR\">0.00</cbc:PayableAmount>",
            "Shipping is not taxed.",
            "TT 4711",
        ],
        &[],
    );
    let hybrid = document(&owner, id, "invoice", "?format=facturx").await;
    assert_eq!((hybrid.status.as_u16(), hybrid.header("content-type")), (200, "application/pdf"), "{}", hybrid.text());
    assert!(hybrid.header("content-disposition").contains(&format!("\"{invoice}.pdf\"")));
    let pages = tierway_testkit::pdf::pages;
    let plain = document(&berlin, id, "invoice", "").await;
    assert_eq!(document(&berlin, id, "invoice", "?format=pdf").await.body, plain.body);
    assert_eq!(pages(&hybrid.body), pages(&plain.body), "the pages are the same");
    let cii = String::from_utf8(tierway_testkit::pdf::attachment(&hybrid.body, "factur-x.xml")).unwrap();
    let total = "<ram:GrandTotalAmount>39.22</ram:GrandTotalAmount>";
    says(&cii, &["urn:cen.eu:en16931:2017", total, invoice, "Muster &amp; Co"], &["peppol"]);

    set(&owner, &[("companyName", "Other"), ("currencyCode", "USD"), ("companyCountry", "France")]).await;
    let profile = json!({ "companyName": "Other Trading", "companyAddress": "9 Other Road", "country": "France" });
    berlin.patch(&format!("/api/users/{}", berlin.id()), profile).await.expect(200);
    assert_eq!(ubl(&owner, id, "invoice").await, first);
    assert_eq!(document(&berlin, id, "invoice", "?format=facturx").await.body, hybrid.body);
}

#[actix_web::test]
async fn what_is_missing_is_said_and_some_of_it_can_be_entered_later() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let goods = product(&app, "Mango Ice", 100).await;
    let berlin = buyer(&app, "berlin", "Germany", None).await;
    let early = paid(&owner, &berlin, goods, 1).await;
    let early_number = berlin.get(&format!("/api/orders/{early}")).await.expect(200)["invoiceNumber"].clone();
    let early_number = early_number.as_str().unwrap();
    let refused = async |id: i64, sentence: &str| {
        for format in ["?format=ubl", "?format=facturx"] {
            document(&berlin, id, "invoice", format).await.refused(409, sentence);
        }
    };
    refused(early, "The currency code is missing. Enter it in Settings, Company.").await;
    owner
        .patch("/api/settings", json!({ "values": [{ "key": "currencyCode", "value": "Taler" }] }))
        .await
        .field_refused("currencyCode", "Please enter a currency code of three letters, such as EUR or MYR.");
    set(&owner, &[CURRENCY]).await;
    refused(early, "The company's country is missing. Enter it in Settings, Company.").await;
    set(&owner, &[COUNTRY]).await;
    let list = owner.get("/api/settings").await.expect(200);
    let country = list.as_array().unwrap().iter().find(|one| one["key"] == "companyCountry").unwrap();
    assert_eq!((&country["value"], &country["kind"]), (&json!("Germany"), &json!("choice")));
    let without = |what: &str| {
        format!(
            "{early_number} was issued without the company's {what}. Enter it in Settings, Company, for later documents."
        )
    };
    refused(early, &without("address")).await;
    set(&owner, &[ADDRESS]).await;
    refused(early, &without("address")).await;

    let second = paid(&owner, &berlin, goods, 1).await;
    let second_number = berlin.get(&format!("/api/orders/{second}")).await.expect(200)["invoiceNumber"].clone();
    let sentence = without("tax number").replace(early_number, second_number.as_str().unwrap());
    refused(second, &sentence).await;
    set(&owner, &[NUMBER, ("currencyCode", ""), ("companyCountry", "")]).await;
    let third = paid(&owner, &berlin, goods, 1).await;
    set(&owner, &[CURRENCY, COUNTRY]).await;
    // Neither has an address in the Peppol network: the core of the standard it is.
    let xml = ubl(&berlin, third, "invoice").await;
    says(&xml, &["<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>", ">O<"], &["peppol", "<cbc:Percent>"]);
    // The sign of other amounts has no say about these.
    set(&owner, &[("currencyCode", "")]).await;
    let fourth = paid(&owner, &berlin, goods, 1).await;
    set(&owner, &[CURRENCY, ("currencySymbol", "€")]).await;
    refused(fourth, "The currency code is missing. Enter it in Settings, Company.").await;

    let nowhere = buyer(&app, "nowhere", "Atlantis", None).await;
    let lost = paid(&owner, &nowhere, goods, 1).await;
    let sentence = "The buyer's country is missing. Enter it in the buyer's profile.";
    document(&nowhere, lost, "invoice", "?format=ubl").await.refused(409, sentence);
    nowhere.patch(&format!("/api/users/{}", nowhere.id()), json!({ "country": "Norway" })).await.expect(200);
    says(&ubl(&nowhere, lost, "invoice").await, &["<cbc:IdentificationCode>NO</cbc:IdentificationCode>"], &[]);
}

#[actix_web::test]
async fn only_invoices_and_credit_notes_are_e_invoices_and_only_for_those_who_may_have_them() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    set(&owner, &[ADDRESS, NUMBER, COUNTRY, CURRENCY]).await;
    let goods = product(&app, "Mango Ice", 100).await;
    let berlin = buyer(&app, "berlin", "Germany", None).await;
    let open = order(&berlin, goods, 1).await;
    let unpaid = "This order is not paid yet; use the pro forma invoice.";
    document(&berlin, open, "invoice", "?format=ubl").await.refused(409, unpaid);
    let id = paid(&owner, &berlin, goods, 1).await;
    for (order, kind) in [(id, "receipt"), (open, "proforma"), (id, "delivery-note")] {
        let answer = document(&owner, order, kind, "?format=facturx").await;
        answer.refused(422, "Only invoices and credit notes are available as e-invoices.");
    }
    document(&berlin, id, "invoice", "?format=edifact").await.problem(400);
    let none = "This order has no refunds.";
    document(&berlin, id, "credit-note", "?format=ubl").await.refused(409, none);
    let warehouse = app.signed_in_as(Role::Warehouse).await;
    let hidden = "You may not see the prices of this order.";
    document(&warehouse, id, "invoice", "?format=ubl").await.refused(403, hidden);
    let stranger = app.signed_in_named(Role::Customer, "stranger").await;
    document(&stranger, id, "invoice", "?format=ubl").await.refused(404, "This order was not found.");
    document(&app.guest(), id, "invoice", "?format=ubl").await.problem(401);
}

#[actix_web::test]
async fn taxes_are_told_as_they_were_frozen_or_refused() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    zones(&owner).await;
    set(&owner, &[ADDRESS, NUMBER, COUNTRY, CURRENCY]).await;
    let goods = product(&app, "Mango Ice", 100).await;
    let oslo = buyer(&app, "oslo", "Norway", None).await;
    let export = paid(&owner, &oslo, goods, 1).await;
    says(&ubl(&oslo, export, "invoice").await, &["<cbc:ID>G</cbc:ID>", "Export, no VAT."], &["<cbc:ID>S</cbc:ID>"]);
    let montreal = buyer(&app, "montreal", "Canada", None).await;
    let taxed_twice = paid(&owner, &montreal, goods, 1).await;
    let sentence = "More than one tax applies to the same goods, which an e-invoice cannot express. Use the PDF.";
    document(&montreal, taxed_twice, "invoice", "?format=ubl").await.refused(409, sentence);
    document(&montreal, taxed_twice, "invoice", "").await;
}

#[actix_web::test]
async fn a_credit_note_pays_back_goods_with_their_tax() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    zones(&owner).await;
    set(&owner, &[ADDRESS, NUMBER, COUNTRY, CURRENCY]).await;
    let goods = product(&app, "Mango Ice", 100).await;
    let berlin = buyer(&app, "berlin", "Germany", None).await;
    let id = paid(&owner, &berlin, goods, 10).await;
    change(&owner, id, json!({ "status": "delivered" })).await;
    let back = approved(&app, &berlin, id, 3).await;
    receive(&owner, back, 3, 0).await.expect(200);
    for amount in ["10.00", "39.98"] {
        let refund = json!({ "amount": amount, "method": "Bank", "reason": "Sour", "returnId": back });
        owner.post(&format!("/api/orders/{id}/refunds"), refund).await.expect(201);
    }
    let invoice = berlin.get(&format!("/api/orders/{id}")).await.expect(200)["invoiceNumber"].clone();
    let newest = ubl(&berlin, id, "credit-note").await;
    let parts = ["<CreditNote ", "<cbc:CreditNoteTypeCode>381<", invoice.as_str().unwrap(), "39.98", "Sour"];
    says(&newest, &parts, &["Mango Ice"]);
    let first = document(&berlin, id, "credit-note", "?refund=CRN-2026-000001&format=ubl").await;
    assert_eq!(first.header("content-disposition"), "attachment; filename=\"CRN-2026-000001.xml\"");
    // 10.00 is 8.40 and 19 % of it.
    says(first.text(), &["\">8.40<", "\">1.60<", "\">10.00<", "Credit on invoice"], &[]);
    let hybrid = document(&owner, id, "credit-note", "?format=facturx").await;
    assert_eq!(hybrid.status, 200, "{}", hybrid.text());
    let cii = String::from_utf8(tierway_testkit::pdf::attachment(&hybrid.body, "factur-x.xml")).unwrap();
    says(&cii, &["<ram:TypeCode>381</ram:TypeCode>", "39.98"], &[]);
}

#[actix_web::test]
async fn documents_of_earlier_versions_have_none_and_those_frozen_now_do() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    set(&owner, &[ADDRESS, NUMBER, COUNTRY, CURRENCY]).await;
    let person = buyer(&app, "berlin", "Germany", None).await;
    let [old, older] = ["INV-OLD", "INV-OLDER"].map(|invoice| (invoice, person.user().clone()));
    let mut orders = Vec::new();
    for (invoice, user) in [old, older] {
        let id = app.write(move |tx| {
            let goods = add_product(tx, &product_draft(invoice), 10)?;
            let mut order = order_pieces(tx, &user, &goods, 1, at(1))?;
            order.payment_status = PaymentStatus::Paid;
            order.payment = Some(payment(&format!("R-{invoice}"), invoice, at(2)));
            order.status = OrderStatus::Paid;
            tx.orders().save(&order, OrderStatus::Pending, None, None, at(2))?;
            if invoice == "INV-OLD" {
                // As versions before this one froze it: texts only.
                let content = serde_json::to_string(&texts(invoice)).unwrap();
                let kind = TradeDocumentKind::Invoice;
                let (number, file_name) = (invoice.to_owned(), "invoice-inv-old".to_owned());
                let frozen = NewIssuedDocument { order_id: order.id, kind, number, content, logo: None, file_name };
                tx.issued_papers().issue(&frozen, at(2))?;
            }
            Ok(order.id.0)
        });
        orders.push(id.await);
    }
    let sentence = "INV-OLD was issued by an earlier version, which did not keep what an e-invoice needs. Use the PDF.";
    document(&person, orders[0], "invoice", "?format=ubl").await.refused(409, sentence);
    assert_eq!(document(&person, orders[0], "invoice", "").await.status, 200);
    says(&ubl(&person, orders[1], "invoice").await, &["<cbc:ID>INV-OLDER</cbc:ID>"], &[]);
}

fn texts(number: &str) -> TradeDocument {
    TradeDocument {
        language: Language::En,
        title: "Invoice".to_owned(),
        number: number.to_owned(),
        date: at(2).date_naive(),
        company: "Tierway".to_owned(),
        currency: Currency::default(),
        logo: None,
        parties: Vec::new(),
        facts: Vec::new(),
        lines: Vec::new(),
        priced: true,
        sums: Vec::new(),
        notes: Vec::new(),
        footer: String::new(),
    }
}

#[actix_web::test]
async fn a_dealers_invoice_names_the_dealer() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    set(&owner, &[ADDRESS, NUMBER, COUNTRY, CURRENCY]).await;
    let goods = product(&app, "Mango Ice", 100).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let berlin = buyer(&app, "berlin", "Germany", None).await;
    let sold = async || {
        let body = json!({ "items": [{ "productId": goods, "quantity": 1 }], "sellerId": dealer.id() });
        let id = berlin.post("/api/orders", body).await.expect(201)["id"].as_i64().unwrap();
        change(&owner, id, json!({ "status": "paid", "invoiceNumber": format!("D-{id}") })).await;
        id
    };
    let first = sold().await;
    let sentence = format!(
        "D-{first} was issued without the dealer's tax number. Enter it in the dealer's profile for later documents."
    );
    document(&dealer, first, "invoice", "?format=ubl").await.refused(409, &sentence);
    let number = json!({ "country": "Malaysia", "number": "C2584563202" });
    dealer.put(&format!("/api/users/{}/tax-number", dealer.id()), number).await.expect(200);
    let company = dealer.user().profile.company_name.clone().unwrap();
    let xml = ubl(&dealer, sold().await, "invoice").await;
    says(&xml, &[&company, "C2584563202", "<cbc:IdentificationCode>MY<"], &["DE136695976", "Hamburg"]);
}
