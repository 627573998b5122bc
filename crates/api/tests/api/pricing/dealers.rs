//! Dealers' own prices.

use serde_json::{Value, json};
use tierway_accounts::{NewUser, Verification};
use tierway_kernel::{Money, ProductId, Role};
use tierway_testkit::builders::{at, new_dealer, product_draft};

use super::support::{living, set};
use crate::orders::shop::{product, units};
use crate::support::{Client, TestApp};

fn path(dealer: i64, product: i64) -> String {
    format!("/api/dealer-pricing/{dealer}/{product}")
}

async fn put(client: &Client, dealer: i64, product: i64, price: &str) -> crate::support::Answer {
    client.put(&path(dealer, product), json!({ "customPrice": price })).await
}

fn in_store(product: i64, dealer: i64) -> Value {
    let mut body = units(product, 1);
    body["sellerId"] = json!(dealer);
    body
}

/// Moves the suggested range of a product.
async fn range(app: &TestApp, product: i64, min: Option<i64>, max: Option<i64>) {
    app.write(move |tx| {
        let draft = tierway_catalogue::ProductDraft {
            suggested_dealer_min_price: min.map(Money::of),
            suggested_dealer_max_price: max.map(Money::of),
            ..product_draft("Mint")
        };
        tx.products().update(ProductId(product), &draft, at(0))?;
        Ok(())
    })
    .await;
}

#[actix_web::test]
async fn a_dealer_sells_at_their_own_price() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 100).await;
    set(&app.signed_in_as(Role::Admin).await, "dealer", mint, "canada", "12.00").await;
    let dealer = living(&app, Role::Dealer, "dora", "Canada").await;
    let price = put(&dealer, dealer.id(), mint, "18.5").await.expect(200);
    let expected = json!({
        "productId": mint, "productName": "Mint", "sku": "MINT", "customPrice": "18.50",
        "suggestedDealerMinPrice": "16.00", "suggestedDealerMaxPrice": "25.00", "dealerPrice": "12.00",
        "margin": "6.50", "isBlocked": false, "updatedAt": at(0),
        "pack": { "storePrice": "158.57", "dealerPrice": "120.00", "margin": "38.57" },
        "bulk": { "storePrice": "1453.57", "dealerPrice": "1100.00", "margin": "353.57" },
    });
    assert_eq!(price, expected);
    let list = format!("/api/dealer-pricing/{}", dealer.id());
    for role in [Role::Admin, Role::Manufacturer, Role::Wholesaler] {
        assert_eq!(app.signed_in_as(role).await.get(&list).await.expect(200), json!([expected]), "{role}");
    }
    let buyer = app.signed_in_as(Role::Customer).await;
    let order = buyer.post("/api/orders", in_store(mint, dealer.id())).await.expect(201);
    assert_eq!((&order["total"], &order["items"][0]["price"]), (&json!("18.50"), &json!("18.50")));
    let other = app.signed_in_named(Role::Dealer, "dirk").await;
    let order = buyer.post("/api/orders", in_store(mint, other.id())).await.expect(201);
    assert_eq!(order["total"], "16.00", "another store's price");
    dealer.delete(&path(dealer.id(), mint)).await.expect(204);
    dealer.delete(&path(dealer.id(), mint)).await.refused(404, "This price was not found.");
    let order = buyer.post("/api/orders", in_store(mint, dealer.id())).await.expect(201);
    assert_eq!(order["total"], "16.00", "the suggested minimum again");
}

#[actix_web::test]
async fn own_prices_stay_within_the_range() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 1).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let refused = async |price: &str, sentence: &str| {
        put(&dealer, dealer.id(), mint, price).await.field_refused("customPrice", sentence);
    };
    for price in ["15.99", "25.01", "0", "-16"] {
        refused(price, "The price must be between $16.00 and $25.00.").await;
    }
    refused("16.001", "An amount has at most two decimal places.").await;
    refused("", "Please enter a price.").await;
    dealer.put(&path(dealer.id(), mint), json!({})).await.field_refused("customPrice", "Please enter a price.");
    for price in ["16", "25.00"] {
        put(&dealer, dealer.id(), mint, price).await.expect(200);
    }
    range(&app, mint, None, Some(2_000)).await;
    refused("20.01", "The price must be at most $20.00.").await;
    range(&app, mint, Some(2_000), None).await;
    refused("19.99", "The price must be at least $20.00.").await;
    range(&app, mint, None, None).await;
    refused("20", "This product has no suggested range, so you cannot set your own price.").await;
    app.write(move |tx| {
        let unpriced = tierway_catalogue::ProductDraft {
            manufacturer_cost: Money::ZERO,
            suggested_dealer_min_price: None,
            suggested_dealer_max_price: None,
            ..product_draft("Mint")
        };
        tx.products().update(ProductId(mint), &unpriced, at(0))?;
        Ok(())
    })
    .await;
    let list = dealer.get(&format!("/api/dealer-pricing/{}", dealer.id())).await.expect(200);
    assert_eq!((list[0].get("dealerPrice"), list[0].get("margin")), (None, None), "it is not sold to dealers");
    put(&dealer, dealer.id(), 999, "20").await.refused(404, "This product was not found.");
}

#[actix_web::test]
async fn a_price_the_range_has_left_is_listed_first_and_sells_nothing() {
    let app = TestApp::start().await;
    let (apple, mint) = (product(&app, "Apple", 100).await, product(&app, "Mint", 100).await);
    let dealer = app.signed_in_as(Role::Dealer).await;
    put(&dealer, dealer.id(), apple, "17").await.expect(200);
    put(&dealer, dealer.id(), mint, "18").await.expect(200);
    let buyer = app.signed_in_as(Role::Customer).await;
    buyer.post("/api/orders", in_store(mint, dealer.id())).await.expect(201);
    range(&app, mint, Some(1_900), Some(2_500)).await;
    let list = dealer.get(&format!("/api/dealer-pricing/{}", dealer.id())).await.expect(200);
    assert_eq!((&list[0]["productName"], &list[1]["productName"]), (&json!("Mint"), &json!("Apple")));
    assert_eq!(
        (&list[0]["isBlocked"], &list[0]["reason"]),
        (&json!(true), &json!("The price must be between $19.00 and $25.00."))
    );
    assert_eq!((&list[1]["isBlocked"], list[1].get("reason")), (&json!(false), None));
    let sentence = "Mint is not for sale in this store at the moment.";
    let order = buyer.post("/api/orders", in_store(mint, dealer.id())).await;
    order.field_refused("items[0].productId", sentence);
    let quote = buyer.post("/api/cart/quote", in_store(mint, dealer.id())).await.expect(200);
    assert_eq!((&quote["canOrder"], &quote["items"][0]["problem"]), (&json!(false), &json!(sentence)));
    buyer.post("/api/orders", units(mint, 1)).await.expect(201);
    put(&dealer, dealer.id(), mint, "19").await.expect(200);
    let order = buyer.post("/api/orders", in_store(mint, dealer.id())).await.expect(201);
    assert_eq!(order["total"], "19.00");
}

#[actix_web::test]
async fn a_dealer_knows_of_no_other_dealers_prices() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 1).await;
    let (dora, dirk) =
        (app.signed_in_named(Role::Dealer, "dora").await, app.signed_in_named(Role::Dealer, "dirk").await);
    put(&dora, dora.id(), mint, "18").await.expect(200);
    let sentence = "This dealer was not found.";
    dirk.get(&format!("/api/dealer-pricing/{}", dora.id())).await.refused(404, sentence);
    put(&dirk, dora.id(), mint, "20").await.refused(404, sentence);
    dirk.delete(&path(dora.id(), mint)).await.refused(404, sentence);
    let agent = app.signed_in_as(Role::Agent).await;
    let admin = app.signed_in_as(Role::Admin).await;
    put(&admin, agent.id(), mint, "20").await.refused(404, sentence);
    admin.get("/api/dealer-pricing/me").await.problem(404);
    assert_eq!(put(&admin, dora.id(), mint, "20").await.expect(200)["customPrice"], "20.00", "owners may");
    put(&app.signed_in_as(Role::Wholesaler).await, dora.id(), mint, "20").await.problem(403);
    let pending = NewUser { verification: Verification::Pending, ..new_dealer("newcomer") };
    let pending = app.account(pending).await;
    let pending = app.sign_in(pending).await;
    let sentence = "You can manage prices once your account is approved.";
    put(&pending, pending.id(), mint, "20").await.refused(403, sentence);
    pending.get(&format!("/api/dealer-pricing/{}", pending.id())).await.refused(403, sentence);
}

#[actix_web::test]
async fn own_prices_come_in_pages_the_blocked_ones_first() {
    let app = TestApp::start().await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let mut ids = Vec::new();
    for name in ["Elder", "date", "Cola", "Birch", "Apple"] {
        let id = product(&app, name, 1).await;
        put(&dealer, dealer.id(), id, "18").await.expect(200);
        ids.push(id);
    }
    range(&app, ids[2], Some(1_900), Some(2_500)).await;
    let list = format!("/api/dealer-pricing/{}", dealer.id());
    let names = |page: &Value| {
        let name = |price: &Value| price["productName"].as_str().unwrap().to_owned();
        page.as_array().unwrap().iter().map(name).collect::<Vec<_>>()
    };
    let (mut walked, mut at) = (Vec::new(), format!("{list}?limit=2"));
    loop {
        let page = dealer.get(&at).await;
        assert_eq!(page.total(), 5);
        walked.extend(names(&page.expect(200)));
        match page.next() {
            Some(next) => at = next,
            None => break,
        }
    }
    assert_eq!(walked, ["Mint", "Apple", "Birch", "date", "Elder"], "what was Cola is Mint now, and blocked");
    let blocked = dealer.get(&format!("{list}?blocked=true&limit=1")).await;
    assert_eq!((names(&blocked.expect(200)), blocked.total()), (vec!["Mint".to_owned()], 1));
    assert_eq!(dealer.get(&format!("{list}?blocked=false")).await.total(), 4);
    let some = dealer.get(&format!("{list}?productId={}&productId={}&productId=999", ids[0], ids[4])).await;
    assert_eq!(names(&some.expect(200)), ["Apple", "Elder"]);
    for query in ["productId=mint", "blocked=maybe", "limit=0", "cursor=aTE6MQ"] {
        dealer.get(&format!("{list}?{query}")).await.problem(400);
    }
}
