//! Lists, single products and categories.

use serde_json::{Value, json};
use tierway_kernel::Role;

use crate::orders::shop::{admin, order, product};
use crate::support::{Answer, TestApp};

fn names(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|product| product["name"].as_str().unwrap().to_owned()).collect()
}

fn listed(answer: &Answer) -> Vec<String> {
    names(&answer.expect(200))
}

#[actix_web::test]
async fn pages_join_without_gap_or_overlap() {
    let app = TestApp::start().await;
    for name in ["Aloe", "Berry", "Cola", "Durian", "Elder"] {
        product(&app, name, 1).await;
    }
    let guest = app.guest();
    let first = guest.get("/api/products?limit=2&sort=name").await;
    assert_eq!((first.total(), listed(&first)), (5, vec!["Aloe".to_owned(), "Berry".to_owned()]));
    let second = guest.get(&first.next().unwrap()).await;
    assert_eq!(listed(&second), ["Cola", "Durian"]);
    let third = guest.get(&second.next().unwrap()).await;
    assert_eq!((listed(&third), third.next()), (vec!["Elder".to_owned()], None));
    guest.get("/api/products?limit=0").await.problem(400);
    guest.get("/api/products?limit=201").await.problem(400);
    guest.get("/api/products?cursor=nonsense").await.problem(400);
    guest.get("/api/products?sort=colour").await.refused(400, "The parameter sort is invalid.");
}

#[actix_web::test]
async fn filters_and_orders() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    for (name, category, price) in
        [("Mango Ice", "E-Liquids", "12.00"), ("Coil", "Parts", "3.00"), ("Tank", "Parts", "")]
    {
        let body = json!({ "name": name, "category": category, "agentPrice": price, "manufacturerCost": "1" });
        owner.post("/api/products", body).await.expect(201);
        app.fakes().clock.advance(chrono::Duration::minutes(1));
    }
    let guest = app.guest();
    assert_eq!(listed(&guest.get("/api/products?q=ICE%20mango").await), ["Mango Ice"]);
    assert_eq!(listed(&guest.get("/api/products?category=Parts").await), ["Coil", "Tank"]);
    assert_eq!(listed(&guest.get("/api/products?sort=price").await), ["Coil", "Mango Ice", "Tank"]);
    assert_eq!(listed(&guest.get("/api/products?sort=newest").await), ["Tank", "Coil", "Mango Ice"]);
    assert_eq!(listed(&guest.get("/api/products?sort=category").await)[0], "Mango Ice");
    let categories = guest.get("/api/categories").await.expect(200);
    assert_eq!(categories, json!([{ "name": "E-Liquids", "count": 1 }, { "name": "Parts", "count": 2 }]));
}

#[actix_web::test]
async fn low_stock_is_for_those_who_see_figures() {
    let app = TestApp::start().await;
    product(&app, "Plenty", 50).await;
    product(&app, "Few", 49).await;
    let path = "/api/products?filter=low-stock";
    let purchaser = app.signed_in_employee("Purchaser").await;
    assert_eq!(listed(&purchaser.get(path).await), ["Few"]);
    app.guest().get(path).await.problem(401);
    app.signed_in_as(Role::Customer).await.get(path).await.problem(403);
}

#[actix_web::test]
async fn discontinued_products_are_hidden_from_sale() {
    let app = TestApp::start().await;
    let id = product(&app, "Old Tank", 5).await;
    product(&app, "New Tank", 5).await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    owner.delete(&format!("/api/products/{id}/delete")).await.expect(200);

    let guest = app.guest();
    for path in ["/api/products", "/api/products?status=all", "/api/products?status=active"] {
        assert_eq!(listed(&guest.get(path).await), ["New Tank"], "{path}");
    }
    assert_eq!(listed(&guest.get("/api/products?status=discontinued").await), Vec::<String>::new());
    guest.get(&format!("/api/products/{id}")).await.refused(404, "This product was not found.");
    app.signed_in_as(Role::Dealer).await.get(&format!("/api/products/{id}")).await.problem(404);

    for role in [Role::Admin, Role::Manufacturer, Role::Employee, Role::Warehouse] {
        let staff = app.signed_in_as(role).await;
        assert_eq!(listed(&staff.get("/api/products").await), ["New Tank", "Old Tank"], "{role}");
        assert_eq!(listed(&staff.get("/api/products?status=discontinued").await), ["Old Tank"], "{role}");
        assert_eq!(staff.get(&format!("/api/products/{id}")).await.expect(200)["status"], "discontinued");
    }
}

#[actix_web::test]
async fn what_guests_are_told_is_never_stale() {
    let app = TestApp::start().await;
    let id = product(&app, "Mango Ice", 2).await;
    let guest = app.guest();
    let path = format!("/api/products/{id}");
    assert_eq!(guest.get(&path).await.expect(200)["inStock"], true);
    order(&app.signed_in_as(Role::Customer).await, id, 2).await;
    assert_eq!(guest.get(&path).await.expect(200)["inStock"], false, "sold out");
    let owner = admin(&app).await;
    let stock = json!({ "stockBalance": 5 });
    owner.patch(&format!("{path}/stock"), stock).await.expect(200);
    assert_eq!(guest.get(&path).await.expect(200)["inStock"], true, "refilled");
    owner.put(&path, json!({ "name": "Mango Hot", "category": "E-Liquids" })).await.expect(200);
    assert_eq!(listed(&guest.get("/api/products").await), ["Mango Hot"]);
}

#[actix_web::test]
async fn what_does_not_exist_is_not_found() {
    let guest = TestApp::start().await.guest();
    guest.get("/api/products/12345").await.problem(404);
    guest.get("/api/products/abc").await.problem(404);
}

#[actix_web::test]
async fn exact_codes_find_one_product() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    for (name, sku, barcode) in
        [("Mango", "POD-1", "036000291452"), ("Lime", "POD-10", ""), ("Gone", "POD-2", "96385074")]
    {
        let body = json!({ "name": name, "category": "Pods", "sku": sku, "barcode": barcode });
        owner.post("/api/products", body).await.expect(201);
    }
    let gone = owner.get("/api/products?sku=POD-2").await.expect(200)[0]["id"].clone();
    let body = json!({ "name": "Gone", "category": "Pods", "isActive": false });
    owner.put(&format!("/api/products/{gone}"), body).await.expect(200);
    let guest = app.guest();
    assert_eq!(listed(&guest.get("/api/products?sku=pod-1").await), ["Mango"]);
    assert_eq!(listed(&guest.get("/api/products?barcode=0036000291452").await), ["Mango"]);
    assert_eq!(listed(&guest.get("/api/products?barcode=036000291452&q=mango&category=Pods").await), ["Mango"]);
    for nothing in ["sku=POD", "barcode=12345", "barcode=96385074", "sku=POD-1&barcode=96385074", "sku=POD-1&q=lime"] {
        let answer = guest.get(&format!("/api/products?{nothing}")).await;
        assert_eq!((listed(&answer), answer.total()), (vec![], 0), "{nothing}");
    }
    assert_eq!(listed(&owner.get("/api/products?barcode=96385074").await), ["Gone"]);
    let narrowed = guest.get("/api/products?sku=POD-1&flavour=Mint").await;
    narrowed.field_refused("sku", "A list by SKU or barcode cannot be filtered by attributes or several categories.");
}

#[actix_web::test]
async fn the_lowest_stock_comes_first_for_those_who_see_figures() {
    let app = TestApp::start().await;
    for (name, pieces) in [("Plenty", 90), ("None", 0), ("Few", 3), ("Also none", 0)] {
        product(&app, name, pieces).await;
    }
    let owner = admin(&app).await;
    let first = owner.get("/api/products?sort=stock&limit=3").await;
    assert_eq!((listed(&first), first.total()), (["None", "Also none", "Few"].map(str::to_owned).to_vec(), 4));
    assert_eq!(listed(&owner.get(&first.next().unwrap()).await), ["Plenty"]);
    assert_eq!(listed(&owner.get("/api/products?sort=stock&q=none").await), ["None", "Also none"]);
    assert_eq!(listed(&owner.get("/api/products?sort=stock&filter=low-stock").await).len(), 3);
    app.guest().get("/api/products?sort=stock").await.problem(401);
    let customer = app.signed_in_as(Role::Customer).await;
    customer.get("/api/products?sort=stock").await.refused(403, "Your role does not allow this.");
}
