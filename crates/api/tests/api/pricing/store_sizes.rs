//! Packs and bulks in dealers' stores.

use serde_json::{Value, json};
use tierway_kernel::{Money, Role};
use tierway_testkit::builders::{add_product, product_draft};

use super::support::{living, set};
use crate::orders::shop::product;
use crate::support::TestApp;

fn packs(product: i64, dealer: i64, quantity: i64) -> Value {
    json!({ "sellerId": dealer, "items": [{ "productId": product, "tier": "pack", "quantity": quantity }] })
}

#[actix_web::test]
async fn a_pack_in_a_store_follows_the_dealers_price() {
    let app = TestApp::start().await;
    // Customers pay 2.00, dealers 1.60 to 3.00, a pack of ten costs 15.00.
    let strip = app.write(|tx| {
        let mut draft = product_draft("Strip");
        draft.customer_price = Some(Money::of(200));
        draft.suggested_dealer_min_price = Some(Money::of(160));
        draft.suggested_dealer_max_price = Some(Money::of(300));
        draft.pack.price = Some(Money::of(1_500));
        Ok(add_product(tx, &draft, 500)?)
    });
    let strip = strip.await.id.0;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let path = format!("/api/dealer-pricing/{}/{strip}", dealer.id());
    let set = dealer.put(&path, json!({ "customPrice": "2.25" })).await.expect(200);
    assert_eq!(set["pack"], json!({ "storePrice": "16.88", "dealerPrice": "15.00", "margin": "1.88" }));
    let buyer = app.signed_in_as(Role::Customer).await;
    let quote = buyer.post("/api/cart/quote", packs(strip, dealer.id(), 2)).await.expect(200);
    assert_eq!(quote["items"][0]["total"], "33.76");
    let order = buyer.post("/api/orders", packs(strip, dealer.id(), 2)).await.expect(201);
    assert_eq!((&order["total"], &order["items"][0]["price"]), (&json!("33.76"), &json!("16.88")));
    // The company's own pack stays what it is.
    let body = json!({ "items": [{ "productId": strip, "tier": "pack", "quantity": 1 }] });
    assert_eq!(buyer.post("/api/orders", body).await.expect(201)["total"], "15.00");
    let trade = dealer.get("/api/analytics/trade?as=seller").await.expect(200);
    assert_eq!((&trade["cost"], &trade["margin"]), (&json!("30.00"), &json!("3.76")), "{trade}");
}

#[actix_web::test]
async fn a_dealer_sets_packs_and_bulks_within_the_range() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 500).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let path = format!("/api/dealer-pricing/{}/{mint}", dealer.id());
    let put = async |body: Value| dealer.put(&path, body).await;
    let (range, bulk) =
        ("The price must be between $137.14 and $250.00.", "The price must be between $1,257.14 and $2,500.00.");
    for price in ["137.13", "250.01", "0"] {
        put(json!({ "customPrice": "18", "packPrice": price })).await.field_refused("packPrice", range);
    }
    put(json!({ "customPrice": "18", "bulkPrice": "1257.13" })).await.field_refused("bulkPrice", bulk);
    put(json!({ "customPrice": "18", "packPrice": "1.234" }))
        .await
        .field_refused("packPrice", "An amount has at most two decimal places.");
    let set = put(json!({ "customPrice": "18", "packPrice": "150", "bulkPrice": 1300 })).await.expect(200);
    assert_eq!((&set["packPrice"], &set["bulkPrice"]), (&json!("150.00"), &json!("1300.00")));
    let buyer = app.signed_in_as(Role::Customer).await;
    let total = async || buyer.post("/api/orders", packs(mint, dealer.id(), 1)).await.expect(201)["total"].clone();
    assert_eq!(total().await, "150.00");
    let kept = put(json!({ "customPrice": "19.00" })).await.expect(200);
    assert_eq!(
        (&kept["packPrice"], &kept["bulkPrice"]),
        (&json!("150.00"), &json!("1300.00")),
        "what is left out stays"
    );
    let set = put(json!({ "customPrice": "19.00", "packPrice": null })).await.expect(200);
    assert_eq!((set.get("packPrice"), &set["bulkPrice"]), (None, &json!("1300.00")));
    assert_eq!(total().await, "162.86", "19.00 × 10 × 120 / 140");
}

#[actix_web::test]
async fn a_store_sells_no_pack_below_what_its_dealer_pays_in_their_region() {
    let app = TestApp::start().await;
    let strip = app.write(|tx| {
        let mut draft = product_draft("Strip");
        draft.customer_price = Some(Money::of(8_000));
        draft.pack.price = Some(Money::of(40_000));
        Ok(add_product(tx, &draft, 500)?)
    });
    let strip = strip.await.id.0;
    set(&app.signed_in_as(Role::Admin).await, "dealer", strip, "canada", "12.00").await;
    let buyer = app.signed_in_as(Role::Customer).await;
    // The share of one half leaves 80.00 of ten pieces at 16.00.
    for (country, expected) in [("Canada", "120.00"), ("Atlantis", "160.00")] {
        let dealer = living(&app, Role::Dealer, &country.to_lowercase(), country).await;
        let order = buyer.post("/api/orders", packs(strip, dealer.id(), 1)).await.expect(201);
        assert_eq!(order["total"], expected, "{country}");
    }
}
