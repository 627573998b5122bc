//! Saved products, and products that buyers wait for.

use serde_json::{Value, json};
use tierway_kernel::{ProductId, Role};

use crate::orders::shop::{admin, change, order, product};
use crate::support::{Client, TestApp};

const PATH: &str = "/api/wishlist";

fn saved(id: i64) -> String {
    format!("{PATH}/{id}")
}

fn alert(id: i64) -> String {
    format!("/api/products/{id}/stock-alert")
}

fn ids(list: &Value) -> Vec<i64> {
    list.as_array().unwrap().iter().map(|row| row["id"].as_i64().unwrap()).collect()
}

async fn set_stock(owner: &Client, product: i64, balance: i64) {
    let body = json!({ "stockBalance": balance, "reason": "correction" });
    owner.patch(&format!("/api/products/{product}/stock"), body).await.expect(200);
}

async fn notices(client: &Client) -> Vec<Value> {
    client.get("/api/notifications").await.expect(200).as_array().unwrap().clone()
}

#[actix_web::test]
async fn products_are_saved_and_listed_at_the_buyers_own_prices() {
    let app = TestApp::start().await;
    let (mint, lime) = (product(&app, "Mint", 9).await, product(&app, "Lime", 0).await);
    let lina = app.signed_in_as(Role::Customer).await;
    let none = json!({ "saved": [], "stockAlerts": [] });
    assert_eq!(lina.get("/api/wishlist/ids").await.expect(200), none);
    lina.put(&saved(mint), json!(null)).await.expect(200);
    let marks = lina.put(&saved(lime), json!(null)).await.expect(200);
    assert_eq!(marks, json!({ "saved": [lime, mint], "stockAlerts": [] }));
    assert_eq!(lina.put(&saved(lime), json!(null)).await.expect(200), marks, "saved twice, it is saved once");
    assert_eq!(lina.get("/api/wishlist/ids").await.expect(200), marks);
    let list = lina.get(PATH).await;
    assert_eq!(list.total(), 2);
    let list = list.expect(200);
    assert_eq!(ids(&list), [lime, mint]);
    assert_eq!((&list[1]["yourPrice"], &list[1]["stockAvailable"]), (&json!("14.00"), &json!(9)));
    assert_eq!((&list[0]["inStock"], &list[0]["manufacturerCost"]), (&json!(false), &Value::Null));
    let page = lina.get("/api/wishlist?limit=1").await;
    assert_eq!(ids(&lina.get(&page.next().unwrap()).await.expect(200)), [mint]);

    let agent = app.signed_in_as(Role::Agent).await;
    assert_eq!(agent.get(PATH).await.expect(200), json!([]), "each has their own");
    agent.put(&saved(mint), json!(null)).await.expect(200);
    assert_eq!(agent.get(PATH).await.expect(200)[0]["agentPrice"], "13.00");

    app.write(move |tx| Ok(tx.products().set_active(ProductId(mint), false, app_now())?)).await;
    assert_eq!(ids(&lina.get(PATH).await.expect(200)), [lime], "what is not on sale is not listed");
    agent.put(&saved(mint), json!(null)).await.refused(404, "This product was not found.");
    assert_eq!(agent.delete(&saved(mint)).await.expect(200), none);
    assert_eq!(agent.delete(&saved(987_654)).await.expect(200), none);
    app.guest().get(PATH).await.problem(401);
    app.signed_in_as(Role::Manufacturer).await.put(&saved(lime), json!(null)).await.problem(403);
}

fn app_now() -> chrono::DateTime<chrono::Utc> {
    tierway_testkit::builders::at(0)
}

#[actix_web::test]
async fn two_hundred_products_are_saved_at_most() {
    let app = TestApp::start().await;
    let lina = app.signed_in_as(Role::Customer).await;
    let (user, mut last) = (lina.user().id, 0);
    for number in 0..201 {
        last = product(&app, &format!("P{number}"), 0).await;
        if number < 200 {
            let id = ProductId(last);
            app.write(move |tx| Ok(tx.saved_products().save(user, id, app_now())?)).await;
        }
    }
    lina.put(&saved(last), json!(null)).await.refused(422, "You can save at most 200 products.");
    // One that the list does not show any more makes room.
    let ids = lina.get("/api/wishlist/ids").await.expect(200);
    let gone = ids["saved"][7].as_i64().unwrap();
    app.write(move |tx| Ok(tx.products().set_active(ProductId(gone), false, app_now())?)).await;
    let ids = lina.put(&saved(last), json!(null)).await.expect(200);
    let ids = ids["saved"].as_array().unwrap();
    assert_eq!((ids.len(), ids.contains(&json!(gone)), ids.contains(&json!(last))), (200, false, true));
    lina.put(&saved(last - 1), json!(null)).await.expect(200);
}

#[actix_web::test]
async fn whoever_waits_for_a_product_is_told_once_when_it_is_back() {
    let app = TestApp::start().await;
    let (mint, lime) = (product(&app, "Mint", 0).await, product(&app, "Lime", 4).await);
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let (lina, dealer) = (app.signed_in_as(Role::Customer).await, app.signed_in_as(Role::Dealer).await);
    let in_stock = "This product is in stock. You can order it now.";
    lina.put(&alert(lime), json!(null)).await.refused(409, in_stock);
    lina.put(&alert(987_654), json!(null)).await.problem(404);
    let marks = json!({ "saved": [], "stockAlerts": [mint] });
    assert_eq!(lina.put(&alert(mint), json!(null)).await.expect(200), marks);
    assert_eq!(lina.put(&alert(mint), json!(null)).await.expect(200), marks, "asked twice, they wait once");
    dealer.put(&alert(mint), json!(null)).await.expect(200);
    let agent = app.signed_in_as(Role::Agent).await;
    agent.put(&alert(mint), json!(null)).await.expect(200);
    assert_eq!(agent.delete(&alert(mint)).await.expect(200)["stockAlerts"], json!([]));

    set_stock(&owner, mint, 7).await;
    app.run_jobs().await;
    for client in [&lina, &dealer] {
        let told = notices(client).await;
        assert_eq!(told.len(), 1);
        assert_eq!((&told[0]["type"], &told[0]["title"]), (&json!("back_in_stock"), &json!("Mint is back in stock")));
        assert_eq!(told[0]["message"], "You can order Mint again.");
        assert_eq!(client.get("/api/wishlist/ids").await.expect(200)["stockAlerts"], json!([]));
    }
    assert_eq!(notices(&agent).await, Vec::<Value>::new(), "who no longer waits is not told");

    set_stock(&owner, mint, 0).await;
    set_stock(&owner, mint, 5).await;
    app.run_jobs().await;
    assert_eq!(notices(&lina).await.len(), 1, "the wait has ended");
}

#[actix_web::test]
async fn a_cancelled_order_brings_a_product_back_and_one_that_is_gone_again_is_not_announced() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 3).await;
    let (admin, lina) = (admin(&app).await, app.signed_in_as(Role::Customer).await);
    let agent = app.signed_in_as(Role::Agent).await;
    let first = order(&agent, mint, 3).await;
    lina.put(&alert(mint), json!(null)).await.expect(200);
    change(&admin, first, json!({ "status": "cancelled", "notes": "Ordered twice" })).await;
    // Somebody is faster than the job.
    let second = order(&agent, mint, 3).await;
    app.run_jobs().await;
    assert_eq!(notices(&lina).await.len(), 0);
    assert_eq!(lina.get("/api/wishlist/ids").await.expect(200)["stockAlerts"], json!([mint]), "the wait goes on");
    change(&admin, second, json!({ "status": "cancelled", "notes": "Changed their mind" })).await;
    app.run_jobs().await;
    assert_eq!(notices(&lina).await[0]["title"], "Mint is back in stock");
}

#[actix_web::test]
async fn a_product_that_is_sold_again_with_stock_is_back() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 0).await;
    let (owner, lina) = (app.signed_in_as(Role::Manufacturer).await, app.signed_in_as(Role::Customer).await);
    lina.put(&alert(mint), json!(null)).await.expect(200);
    app.write(move |tx| Ok(tx.products().set_active(ProductId(mint), false, app_now())?)).await;
    set_stock(&owner, mint, 7).await;
    app.run_jobs().await;
    assert_eq!(notices(&lina).await.len(), 0, "it is not on sale");
    owner.post(&format!("/api/products/{mint}/restore"), json!({})).await.expect(200);
    app.run_jobs().await;
    assert_eq!(notices(&lina).await[0]["title"], "Mint is back in stock");
}
