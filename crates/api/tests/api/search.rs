//! `GET /api/search`: users find what they may see, and nothing else.

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::integration::tokens::{make, with_token};
use crate::inventory::lots::fill;
use crate::orders::refunding::refund;
use crate::orders::returning::approved;
use crate::orders::shop::{admin, change, order, product, referred};
use crate::purchasing::{stocked, supplier};
use crate::support::{Client, TestApp};

/// What is found as `kind title`, of documents with which one.
fn told(answer: &Value) -> Vec<String> {
    let text = |item: &Value, name: &str| item[name].as_str().unwrap_or_default().to_owned();
    let items = answer["items"].as_array().unwrap().iter();
    items
        .map(|item| match item.get("document") {
            Some(document) => format!("{} {}", document.as_str().unwrap(), text(item, "title")),
            None => format!("{} {}", text(item, "kind"), text(item, "title")),
        })
        .collect()
}

async fn find(client: &Client, text: &str) -> Vec<String> {
    let text = text.replace(' ', "%20").replace('#', "%23");
    told(&client.get(&format!("/api/search?q={text}")).await.expect(200))
}

#[actix_web::test]
async fn each_role_finds_only_what_its_lists_show() {
    let app = TestApp::start().await;
    let ware = product(&app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(&app, &agent, "friend").await;
    let number = order(&buyer, ware, 2).await;
    let owner = admin(&app).await;
    change(&owner, number, json!({ "status": "paid", "paymentMethod": "Bank" })).await;
    change(&owner, number, json!({ "status": "shipped", "trackingNumber": "TRK-77" })).await;
    let found = format!("order #{number}");
    let (invoice, receipt) = ("invoice INV-2026-000001".to_owned(), "receipt RCP-2026-000001".to_owned());

    for role in Role::ALL {
        let client = app.signed_in_as(role).await;
        assert_eq!(find(&client, "mango").await, ["product Mango Ice"], "{role}");
        let sees_all = role.is_staff();
        let parcel = "shipment TRK-77".to_owned();
        for (text, hits) in [
            (format!("#{number}"), vec![found.clone(), parcel.clone()]),
            ("TRK-77".to_owned(), vec![parcel.clone()]),
            ("trk-77".to_owned(), vec![parcel]),
            ("INV-2026-000001".to_owned(), vec![found.clone()]),
        ] {
            let expected = if sees_all { hits } else { Vec::new() };
            let mut seen = find(&client, &text).await;
            seen.retain(|one| one.starts_with("order") || one.starts_with("shipment"));
            assert_eq!(seen, expected, "{role} {text}");
        }
        let bills = find(&client, "INV-2026-000001").await.contains(&invoice);
        assert_eq!(bills, matches!(role, Role::Admin | Role::Manufacturer), "{role}: invoices are for who sees prices");
        let note = vec!["deliveryNote DLN-2026-000001".to_owned()];
        assert_eq!(find(&client, "DLN-1").await, if sees_all { note } else { Vec::new() }, "{role}");
    }
    assert!(find(&buyer, &number.to_string()).await.contains(&found));
    assert!(find(&buyer, "2026-000001").await.contains(&receipt), "bills by a part of their number");
    assert_eq!(find(&buyer, "rcp-2026-000001").await, [found.clone(), receipt]);
    assert_eq!(find(&agent, "friend").await, [format!("person {}", buyer.user().full_name())]);
    assert_eq!(find(&agent, &format!("#{number}")).await, Vec::<String>::new(), "no order of a customer by its number");
    app.guest().get("/api/search?q=mango").await.problem(401);
}

#[actix_web::test]
async fn shipments_are_found_by_number_carrier_and_order_until_they_are_late() {
    let app = TestApp::start().await;
    let ware = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let stranger = app.signed_in_named(Role::Customer, "stranger").await;
    let staff = app.signed_in_as(Role::Warehouse).await;
    let number = order(&buyer, ware, 5).await;
    let opened = staff.get(&format!("/api/orders/{number}")).await.expect(200);
    for (pieces, tracking) in [(2, "JT-1"), (3, "JT-2")] {
        let lines = json!([{ "lineId": opened["items"][0]["id"], "pieces": pieces }]);
        let body = json!({ "lines": lines, "carrier": "J&T Express", "trackingNumber": tracking });
        staff.post(&format!("/api/orders/{number}/shipments"), body).await.expect(201);
    }
    let parcels = ["shipment JT-2", "shipment JT-1"].map(str::to_owned);
    let name = buyer.user().full_name();
    for client in [&buyer, &staff] {
        assert_eq!(find(client, "jt-1").await, [parcels[1].clone()], "not the order, whose parcel it is");
        for text in ["j%26t", "express"] {
            assert_eq!(find(client, text).await, parcels, "{text}");
        }
        let of_order = find(client, &format!("#{number}")).await;
        assert_eq!(of_order, [format!("order #{number}"), parcels[0].clone(), parcels[1].clone()]);
        let answer = client.get("/api/search?q=JT-2").await.expect(200);
        assert_eq!(shown(&answer), [["shipment", "JT-2", "shipped", "trackShipment"]]);
        let item = &answer["items"][0];
        assert_eq!(item["detail"], format!("J&T Express · #{number} · {name}"));
        assert_eq!(
            (&item["orderId"], &item["carrier"], &item["trackingNumber"]),
            (&json!(number), &json!("J&T Express"), &json!("JT-2"))
        );
    }
    for text in ["JT-1", "express", &format!("#{number}")] {
        assert_eq!(find(&stranger, text).await, Vec::<String>::new(), "{text}");
    }
    let by_name = find(&staff, &name.to_lowercase()).await;
    assert!(by_name.iter().all(|one| !one.starts_with("shipment")), "the buyer is no shipment: {by_name:?}");

    app.fakes().clock.advance(chrono::Duration::days(60));
    let (buyer, owner) = (app.sign_in(buyer.user().clone()).await, admin(&app).await);
    let late = buyer.get("/api/search?q=JT-2").await.expect(200);
    assert_eq!(shown(&late), [["shipment", "JT-2", "late", "trackShipment"]]);
    change(&owner, number, json!({ "status": "delivered" })).await;
    let there = buyer.get("/api/search?q=JT-2").await.expect(200);
    assert_eq!(shown(&there), [["shipment", "JT-2", "delivered", ""]]);
}

#[actix_web::test]
async fn a_dealer_finds_neither_orders_nor_people_of_another() {
    let app = TestApp::start().await;
    let ware = product(&app, "Mango Ice", 100).await;
    let [one, other] =
        [app.signed_in_named(Role::Dealer, "dana").await, app.signed_in_named(Role::Dealer, "otto").await];
    let number = order(&one, ware, 1).await;
    assert_eq!(find(&one, &format!("#{number}")).await, [format!("order #{number}")]);
    assert_eq!(find(&other, &format!("#{number}")).await, Vec::<String>::new());
    assert_eq!(find(&other, "dana").await, Vec::<String>::new());
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    assert_eq!(find(&wholesaler, "dana").await, [format!("person {}", one.user().full_name())]);
}

#[actix_web::test]
async fn returns_credit_notes_and_quotations_are_found_by_their_numbers() {
    let app = TestApp::start().await;
    let ware = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let stranger = app.signed_in_named(Role::Customer, "stranger").await;
    let owner = admin(&app).await;
    let number = order(&buyer, ware, 2).await;
    change(&owner, number, json!({ "status": "paid", "paymentMethod": "Bank" })).await;
    change(&owner, number, json!({ "status": "delivered" })).await;
    let back = approved(&app, &buyer, number, 1).await;
    crate::orders::returning::receive(&owner, back, 1, 0).await.expect(200);
    refund(&owner, number, json!({ "returnId": back, "reason": "Leaks" })).await.expect(201);
    let asked = buyer.post("/api/orders", json!({ "totalAmount": "50.00" })).await.expect(201)["id"].as_i64().unwrap();

    for text in ["RMA-2026-000001", "rma-1", "RMA 1"] {
        let answer = buyer.get(&format!("/api/search?q={}", text.replace(' ', "%20"))).await.expect(200);
        assert_eq!(told(&answer), ["return RMA-2026-000001"], "{text}");
        let item = &answer["items"][0];
        assert_eq!((&item["id"], &item["orderId"], &item["kind"]), (&json!(back), &json!(number), &json!("document")));
    }
    assert_eq!(find(&buyer, "crn-1").await, ["creditNote CRN-2026-000001"]);
    assert_eq!(find(&buyer, &format!("#{asked}")).await, [format!("quotation #{asked}")]);
    for text in ["RMA-2026-000001", "CRN-2026-000001", "DLN-2026-000001", &format!("#{asked}")] {
        assert_eq!(find(&stranger, text).await, Vec::<String>::new(), "{text}");
    }
    let warehouse = app.signed_in_as(Role::Warehouse).await;
    assert_eq!(find(&warehouse, "crn-1").await, Vec::<String>::new(), "credit notes are for who sees prices");
}

#[actix_web::test]
async fn purchase_orders_and_suppliers_are_found_by_who_may_look() {
    let app = TestApp::start().await;
    let mint = stocked(&app, "Mint Pod", 0).await;
    let buyer = app.signed_in_employee("Purchaser").await;
    supplier(&buyer, "Harbour", &[mint.id]).await;
    let body = json!({ "lines": [{ "productId": mint.id.0, "pieces": 48 }] });
    buyer.post("/api/purchase-orders", body).await.expect(201);
    let looker = app.signed_in_employee("Manager").await;
    for client in [&buyer, &looker, &admin(&app).await] {
        assert_eq!(find(client, "harb").await, ["supplier Harbour"]);
        for text in ["PO-2026-0", "po-1", "1"] {
            let seen = find(client, text).await;
            assert!(seen.contains(&"purchaseOrder PO-2026-000001".to_owned()), "{text}: {seen:?}");
        }
    }
    for client in [app.signed_in_as(Role::Employee).await, app.signed_in_as(Role::Dealer).await] {
        assert_eq!(find(&client, "harb").await, Vec::<String>::new());
        assert_eq!(find(&client, "PO-2026-000001").await, Vec::<String>::new());
    }
}

#[actix_web::test]
async fn a_few_of_each_kind_are_told() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    for name in ["Mango One", "Mango Two", "Mango Three"] {
        product(&app, name, 1).await;
    }
    assert_eq!(find(&owner, "mango").await.len(), 3);
    let two = owner.get("/api/search?q=mango&limit=2").await.expect(200);
    assert_eq!(told(&two).len(), 2);
    for text in ["", "q=", "q=%20"] {
        assert_eq!(owner.get(&format!("/api/search?{text}")).await.expect(200), json!({ "items": [] }), "{text}");
    }
    for limit in ["0", "11", "-1", "x"] {
        owner.get(&format!("/api/search?q=mango&limit={limit}")).await.problem(400);
    }
}

#[actix_web::test]
async fn a_token_finds_what_its_scopes_read() {
    let app = TestApp::start().await;
    let ware = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_named(Role::Customer, "mango").await;
    let number = order(&buyer, ware, 1).await;
    let owner = admin(&app).await;
    let name = buyer.user().full_name();
    for (scope, expected) in [
        ("products:read", "product Mango Ice".to_owned()),
        ("orders:read", format!("order #{number}")),
        ("accounts:read", format!("person {name}")),
        ("stock:read", String::new()),
    ] {
        let (key, _) = make(&owner, &[scope]).await;
        let mut seen = Vec::new();
        for text in ["mango".to_owned(), format!("%23{number}")] {
            let path = format!("/api/search?q={text}");
            seen.extend(told(&with_token(&app.guest(), &key, Method::GET, &path, None).await.expect(200)));
        }
        seen.dedup();
        let expected: Vec<String> = Some(expected).filter(|one| !one.is_empty()).into_iter().collect();
        assert_eq!(seen, expected, "{scope}");
    }
}

/// Kind, title, status and action of each result.
fn shown(answer: &Value) -> Vec<[&str; 4]> {
    let items = answer["items"].as_array().unwrap().iter();
    items
        .map(|item| ["kind", "title", "status", "action"].map(|name| item[name].as_str().unwrap_or_default()))
        .collect()
}

#[actix_web::test]
async fn batches_are_found_by_staff_and_released_by_owners() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let ware = product(&app, "Mango Ice", 0).await;
    let lot = fill(&owner, ware, 5, "KX-77", None).await;
    fill(&owner, ware, 5, "KX-78", None).await;
    owner.post(&format!("/api/lots/{lot}/hold"), json!({ "reason": "Leaks" })).await.expect(200);
    let found = owner.get("/api/search?q=kx-7").await.expect(200);
    assert_eq!(shown(&found), [["lot", "KX-78", "open", ""], ["lot", "KX-77", "held", "releaseLot"]]);
    let held = &found["items"][1];
    assert_eq!((&held["id"], &held["productId"], &held["detail"]), (&json!(lot), &json!(ware), &json!("Mango Ice")));
    let warehouse = app.signed_in_as(Role::Warehouse).await;
    let found = warehouse.get("/api/search?q=KX-77").await.expect(200);
    assert_eq!(shown(&found), [["lot", "KX-77", "held", ""]], "only owners release");
    for role in [Role::Dealer, Role::Customer, Role::Agent, Role::Wholesaler] {
        assert_eq!(find(&app.signed_in_as(role).await, "KX-77").await, Vec::<String>::new(), "{role}");
    }
    let (key, _) = make(&owner, &["stock:read"]).await;
    let found = with_token(&app.guest(), &key, Method::GET, "/api/search?q=KX-77", None).await.expect(200);
    assert_eq!(shown(&found), [["lot", "KX-77", "held", ""]], "a reading token releases nothing");
}

#[actix_web::test]
async fn issues_are_found_by_number_and_title() {
    let app = TestApp::start().await;
    let (emil, manager) = (app.signed_in_as(Role::Employee).await, app.signed_in_employee("Manager").await);
    let report = json!({ "issueType": "Leaking", "description": "Two coils drip." });
    let id = emil.post("/api/issue-reports", report).await.expect(201)["id"].as_i64().unwrap();
    let title = format!("#{id} Product Issue: Leaking");
    for text in [format!("%23{id}"), "leaking".to_owned(), "coils%20drip".to_owned()] {
        let found = manager.get(&format!("/api/search?q={text}")).await.expect(200);
        let issues: Vec<_> = shown(&found).into_iter().filter(|one| one[0] == "issue").collect();
        assert_eq!(issues, [["issue", title.as_str(), "open", "resolveIssue"]], "{text}");
    }
    let found = emil.get("/api/search?q=leaking").await.expect(200);
    assert_eq!(shown(&found), [["issue", title.as_str(), "open", ""]], "not everyone decides");
    manager.patch(&format!("/api/issue-reports/{id}"), json!({ "status": "solved" })).await.expect(200);
    let found = manager.get("/api/search?q=leaking").await.expect(200);
    assert_eq!(shown(&found), [["issue", title.as_str(), "solved", ""]]);
    assert_eq!(find(&app.signed_in_as(Role::Dealer).await, "leaking").await, Vec::<String>::new());
}

#[actix_web::test]
async fn what_is_found_says_its_status_and_what_to_do_next() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let ware = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let number = order(&buyer, ware, 2).await;
    let (path, title) = (format!("/api/search?q=%23{number}"), format!("#{number}"));
    let first = |answer: &Value| shown(answer)[0].map(str::to_owned);
    let unpaid = owner.get(&path).await.expect(200);
    assert_eq!(first(&unpaid), ["order", title.as_str(), "pending", "recordPayment"]);
    for client in [&buyer, &app.signed_in_as(Role::Warehouse).await] {
        assert_eq!(first(&client.get(&path).await.expect(200)), ["order", title.as_str(), "pending", ""]);
    }
    change(&owner, number, json!({ "status": "paid", "paymentMethod": "Bank" })).await;
    assert_eq!(first(&owner.get(&path).await.expect(200)), ["order", title.as_str(), "paid", ""]);
    let bill = owner.get("/api/search?q=INV-2026-000001").await.expect(200);
    assert!(shown(&bill).contains(&["document", "INV-2026-000001", "paid", ""]), "{bill}");
    let found = owner.get("/api/search?q=mango%20ice").await.expect(200);
    assert_eq!(first(&found), ["product", "Mango Ice", "active", ""]);
}

#[actix_web::test]
async fn people_are_found_despite_a_slip_by_who_may_see_them() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let dealer = app.signed_in_named(Role::Dealer, "bartholomew").await;
    let name = format!("person {}", dealer.user().full_name());
    for text in ["bartholomew", "bartholmew", "bartolomew", "bartholomeww", "barthoolmew", "bertholomew"] {
        assert_eq!(find(&owner, text).await, std::slice::from_ref(&name), "{text}");
    }
    assert_eq!(find(&owner, "bertolomew").await, Vec::<String>::new(), "two slips are another name");
    assert_eq!(find(&app.signed_in_as(Role::Wholesaler).await, "bertholomew").await, [name]);
    for role in [Role::Customer, Role::Agent, Role::Warehouse] {
        assert_eq!(find(&app.signed_in_as(role).await, "bertholomew").await, Vec::<String>::new(), "{role}");
    }
    let found = owner.get("/api/search?q=bertholomew").await.expect(200);
    assert_eq!(found["items"][0]["status"], "approved");
}
