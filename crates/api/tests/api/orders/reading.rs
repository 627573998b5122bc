//! Visibility of orders.

use serde_json::{Value, json};
use tierway_kernel::Role;
use tierway_testkit::builders::{add_product, product_draft};

use super::shop::{admin, change, order, product, referred};
use crate::support::TestApp;

#[actix_web::test]
async fn orders_of_others_do_not_exist() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let number = order(&buyer, id, 1).await;
    let path = format!("/api/orders/{number}");
    for role in [Role::Dealer, Role::Wholesaler, Role::Agent, Role::SubAgent] {
        let other = app.signed_in_as(role).await;
        other.get(&path).await.refused(404, "This order was not found.");
        other.patch(&path, json!({ "status": "cancelled" })).await.refused(404, "This order was not found.");
        assert_eq!(other.get("/api/orders").await.total(), 0, "{role}");
        assert_eq!(other.get(&format!("/api/orders?customerId={}", buyer.id())).await.total(), 0, "{role}");
    }
    let other = app.signed_in_named(Role::Customer, "other").await;
    other.get(&path).await.problem(404);
    other.get("/api/orders/999").await.problem(404);
    app.guest().get("/api/orders").await.problem(401);
    app.guest().get(&path).await.problem(401);
    assert_eq!(buyer.get("/api/orders").await.total(), 1);
}

#[actix_web::test]
async fn the_referring_agent_sees_totals_only() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(&app, &agent, "friend").await;
    let number = order(&buyer, id, 2).await;
    let path = format!("/api/orders/{number}");
    let fields = |order: &Value| order.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let expected = ["createdAt", "customerName", "id", "paymentStatus", "status", "total", "totalAmount"];
    for seen in [agent.get(&path).await.expect(200), agent.get("/api/orders").await.expect(200)[0].clone()] {
        let mut names = fields(&seen);
        names.sort();
        assert_eq!(names, expected);
        assert_eq!(seen["total"], "26.00");
    }
    agent.patch(&path, json!({ "status": "cancelled" })).await.refused(403, "You may not change this order.");
}

#[actix_web::test]
async fn the_referring_agent_learns_nothing_by_filters() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let agent = app.signed_in_as(Role::Agent).await;
    let buyer = referred(&app, &agent, "friend").await;
    let number = order(&buyer, id, 2).await;
    let owner = admin(&app).await;
    change(&owner, number, json!({ "status": "paid", "paymentMethod": "Bank", "invoiceNumber": "INV-7" })).await;
    for filter in [format!("productId={id}"), "q=INV-7".to_owned(), format!("sellerId={}", agent.id())] {
        let path = format!("/api/orders?{filter}");
        assert_eq!(agent.get(&path).await.total(), 0, "{filter}");
        assert_eq!(agent.get(&path).await.expect(200), json!([]), "{filter}");
    }
    assert_eq!(buyer.get(&format!("/api/orders?productId={id}")).await.total(), 1);
    for filter in ["", "?status=paid"] {
        assert_eq!(agent.get(&format!("/api/orders{filter}")).await.total(), 1, "{filter}");
    }
}

#[actix_web::test]
async fn staff_see_all_orders_but_no_prices() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let number = order(&app.signed_in_as(Role::Customer).await, id, 2).await;
    let path = format!("/api/orders/{number}");
    for role in [Role::Employee, Role::Warehouse] {
        let seen = app.signed_in_as(role).await.get(&path).await.expect(200);
        assert_eq!((&seen["total"], &seen["items"][0]["pieces"]), (&json!("28.00"), &json!(2)), "{role}");
        assert_eq!((seen["items"][0].get("price"), seen["items"][0].get("total")), (None, None), "{role}");
    }
    for role in [Role::Admin, Role::Manufacturer] {
        let seen = app.signed_in_as(role).await.get(&path).await.expect(200);
        assert_eq!(seen["items"][0]["price"], "14.00", "{role}");
    }
}

#[actix_web::test]
async fn the_history_names_staff_to_staff_only() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let number = order(&buyer, id, 2).await;
    let owner = admin(&app).await;
    change(&owner, number, json!({ "status": "processing", "notes": "Picked by Lee" })).await;
    let path = format!("/api/orders/{number}");
    let seen = owner.get(&path).await.expect(200);
    let (first, second) = (&seen["history"][0], &seen["history"][1]);
    assert_eq!((first.get("from"), &first["to"]), (None, &json!("pending")));
    assert_eq!((&second["from"], &second["to"]), (&json!("pending"), &json!("processing")));
    assert_eq!((&second["actorName"], &second["note"]), (&json!(owner.user().full_name()), &json!("Picked by Lee")));
    let seen = buyer.get(&path).await.expect(200);
    assert_eq!(seen["history"][1].get("actorName"), None);
    assert_eq!(seen["history"][1]["to"], "processing");
}

#[actix_web::test]
async fn lists_filter_and_page() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let buyer = app.signed_in_as(Role::Customer).await;
    let mut numbers = Vec::new();
    for _ in 0..3 {
        numbers.push(order(&buyer, id, 1).await);
        app.fakes().clock.advance(chrono::Duration::hours(11));
    }
    let owner = admin(&app).await;
    change(&owner, numbers[0], json!({ "status": "paid", "receiptNumber": "R-77" })).await;
    let count = async |query: &str| owner.get(&format!("/api/orders?{query}")).await.total();
    assert_eq!(count("status=pending").await, 2);
    assert_eq!(count("status=").await, 3);
    assert_eq!(count("paymentStatus=paid").await, 1);
    assert_eq!(count("q=r-77").await, 1);
    assert_eq!(count("from=2026-03-03&to=2026-03-03").await, 1);
    assert_eq!(count(&format!("customerId={}", buyer.id())).await, 3);
    assert_eq!(count("sellerId=5").await, 0);
    owner.get("/api/orders?status=lost").await.refused(400, "The parameter status is invalid.");

    let page = owner.get("/api/orders?limit=2").await;
    assert_eq!(page.expect(200)[0]["id"], numbers[2], "newest first");
    assert_eq!(page.json()[0]["items"][0]["name"], "Mango Ice");
    let rest = owner.get(&page.next().unwrap()).await.expect(200);
    assert_eq!((&rest[0]["id"], rest.as_array().unwrap().len()), (&json!(numbers[0]), 1));
}

#[actix_web::test]
async fn each_list_comes_in_its_orders_and_in_no_other() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 100).await;
    let customer = app.signed_in_as(Role::Customer).await;
    let small = order(&customer, id, 1).await;
    let large = order(&customer, id, 9).await;
    let middle = order(&customer, id, 5).await;
    let admin = admin(&app).await;
    for (sort, expected) in [
        ("", [middle, large, small]),
        ("-created", [middle, large, small]),
        ("created", [small, large, middle]),
        ("total", [small, middle, large]),
        ("-total", [large, middle, small]),
    ] {
        for reader in [&customer, &admin] {
            let list = reader.get(&format!("/api/orders?sort={sort}")).await.expect(200);
            let ids: Vec<i64> = list.as_array().unwrap().iter().map(|order| order["id"].as_i64().unwrap()).collect();
            assert_eq!(ids, expected, "{sort}");
        }
    }
    let names = |list: Value| -> Vec<String> {
        list.as_array().unwrap().iter().map(|user| user["fullName"].as_str().unwrap().to_lowercase()).collect()
    };
    let up = names(admin.get("/api/users?sort=name").await.expect(200));
    assert!(up.is_sorted() && up.len() > 1, "{up:?}");
    let down: Vec<String> = up.into_iter().rev().collect();
    assert_eq!(names(admin.get("/api/users?sort=-name").await.expect(200)), down);
    for path in ["orders", "users", "products", "commissions", "returns", "purchase-orders", "exports/orders.csv"] {
        let path = format!("/api/{path}?sort=weight");
        admin.get(&path).await.refused(400, "The parameter sort is invalid.");
    }
}

#[actix_web::test]
async fn lines_show_the_picture_that_the_product_has_now() {
    let app = TestApp::start().await;
    let mut draft = product_draft("Mango Ice");
    draft.details.images = vec!["0123456789abcdef0123456789abcdef.png".to_owned()];
    let mango = app.write(move |tx| Ok(add_product(tx, &draft, 100)?)).await.id.0;
    let lime = product(&app, "Lime", 100).await;
    let (owner, buyer) = (admin(&app).await, app.signed_in_as(Role::Customer).await);
    let items = json!([{ "productId": mango, "quantity": 1 }, { "productId": lime, "quantity": 1 }]);
    let thumb = json!("/media/0123456789abcdef0123456789abcdef-thumb.jpg");
    let placed = buyer.post("/api/orders", json!({ "items": items })).await.expect(201);
    let path = format!("/api/orders/{}", placed["id"]);
    let one = buyer.get(&path).await.expect(200);
    let listed = buyer.get("/api/orders").await.expect(200)[0].clone();
    let paid = change(&owner, placed["id"].as_i64().unwrap(), json!({ "status": "paid" })).await;
    for order in [&placed, &one, &listed, &paid] {
        assert_eq!(order["items"][0]["thumbImageUrl"], thumb);
        assert_eq!(order["items"][1].get("thumbImageUrl"), None);
    }

    let asked = json!({ "requestedItems": [{ "productId": mango, "quantity": 5 }] });
    let asked = buyer.post("/api/orders", asked).await.expect(201);
    let path = format!("/api/orders/{}", asked["id"]);
    let read = buyer.get(&path).await.expect(200);
    let lines = json!([{ "productId": mango, "quantity": 5, "price": "9.00" }]);
    let offer = json!({ "version": asked["version"], "lines": lines });
    let offered = owner.put(&format!("{path}/quote"), offer).await.expect(200);
    for order in [&asked, &read, &offered] {
        assert_eq!(order["quote"]["lines"][0]["thumbImageUrl"], thumb);
    }
}
