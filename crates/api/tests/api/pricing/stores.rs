//! Public stores and their prices, also for guests.

use serde_json::{Value, json};
use tierway_accounts::{NewUser, Verification};
use tierway_kernel::{Money, ProductId, Role};
use tierway_testkit::builders::{at, new_dealer, product_draft};

use crate::orders::shop::product;
use crate::support::{Client, TestApp};

/// The price of a product in a store: list and detail must agree.
async fn seen(client: &Client, product: i64, store: &str) -> Value {
    let list = client.get(&format!("/api/products?store={store}")).await.expect(200);
    let row = list.as_array().unwrap().iter().find(|row| row["id"] == product).cloned().unwrap();
    let one = client.get(&format!("/api/products/{product}?store={store}")).await.expect(200);
    assert_eq!(one.get("storePrice"), row.get("storePrice"));
    row["storePrice"].clone()
}

#[actix_web::test]
async fn everybody_sees_the_price_of_a_store() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 10).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let own = format!("dealer:{}", dealer.id());
    for client in [app.guest(), app.signed_in_as(Role::Customer).await, dealer.clone()] {
        assert_eq!(seen(&client, mint, "dealer").await, "16.00");
        assert_eq!(seen(&client, mint, "agent").await, "14.00");
        assert_eq!(seen(&client, mint, &own).await, "16.00");
    }
    let guest = app.guest();
    assert!(guest.get("/api/products").await.expect(200)[0].get("storePrice").is_none(), "not without a store");
    let path = format!("/api/dealer-pricing/{}/{mint}", dealer.id());
    dealer.put(&path, json!({ "customPrice": "21.00" })).await.expect(200);
    assert_eq!(seen(&guest, mint, &own).await, "21.00", "at once, for guests too");
    assert_eq!(seen(&guest, mint, "dealer").await, "16.00");
    dealer.delete(&path).await.expect(204);
    assert_eq!(seen(&guest, mint, &own).await, "16.00");
}

#[actix_web::test]
async fn what_is_not_for_sale_in_a_store_has_no_price_there() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 10).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let path = format!("/api/dealer-pricing/{}/{mint}", dealer.id());
    dealer.put(&path, json!({ "customPrice": "17.00" })).await.expect(200);
    let guest = app.guest();
    let own = format!("dealer:{}", dealer.id());
    assert_eq!(seen(&guest, mint, &own).await, "17.00");
    let admin = app.signed_in_as(Role::Admin).await;
    let body = json!({
        "name": "Mint", "category": "Electronics", "manufacturerCost": "10.00", "customerPrice": "14.00",
        "suggestedDealerMinPrice": "18.00", "suggestedDealerMaxPrice": "25.00"
    });
    admin.put(&format!("/api/products/{mint}"), body).await.expect(200);
    assert_eq!(seen(&guest, mint, &own).await, Value::Null, "blocked");
    assert_eq!(seen(&guest, mint, "dealer").await, "18.00", "kept answers follow");
    app.write(move |tx| {
        let draft = tierway_catalogue::ProductDraft {
            suggested_dealer_min_price: None,
            suggested_dealer_max_price: None,
            customer_price: None,
            unit_price: Some(Money::of(1_500)),
            ..product_draft("Mint")
        };
        tx.products().update(ProductId(mint), &draft, at(0))?;
        tx.changed(tierway_application::Topic::Catalogue);
        Ok(())
    })
    .await;
    assert_eq!(seen(&guest, mint, "dealer").await, "12.00", "the wholesale price (specification 2 §5)");
    assert_eq!(seen(&guest, mint, "agent").await, "15.00");
}

#[actix_web::test]
async fn a_store_is_open_while_its_dealer_is_active_and_approved() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 10).await;
    let dealer = app.signed_in_as(Role::Dealer).await;
    let guest = app.guest();
    let path = format!("/api/stores/dealers/{}", dealer.id());
    let store = guest.get(&path).await.expect(200);
    let expected = json!({
        "id": dealer.id(), "name": "Dealer Trading", "country": "Malaysia", "zone": "Kuala Lumpur",
        "path": format!("/store/dealer-trading-{}", dealer.id())
    });
    assert_eq!(store, expected);
    let shelf = format!("/api/products?store=dealer:{}", dealer.id());
    guest.get(&shelf).await.expect(200);
    let id = dealer.user().id;
    app.write(move |tx| Ok(tx.users().set_active(id, false)?)).await;
    let sentence = "This store was not found.";
    guest.get(&path).await.refused(404, sentence);
    guest.get(&shelf).await.refused(404, sentence);
    guest.get(&format!("/api/products/{mint}?store=dealer:{}", dealer.id())).await.refused(404, sentence);
    guest.get(&format!("/api/products/facets?store=dealer:{}", dealer.id())).await.refused(404, sentence);
    let pending = app.account(NewUser { verification: Verification::Pending, ..new_dealer("newcomer") }).await;
    let agent = app.signed_in_as(Role::Agent).await;
    for other in [pending.id.0, agent.id(), 999] {
        guest.get(&format!("/api/stores/dealers/{other}")).await.refused(404, sentence);
        guest.get(&format!("/api/products?store=dealer:{other}")).await.refused(404, sentence);
    }
    guest.get("/api/stores/dealers/one").await.problem(404);
    for store in ["shop", "dealer:", "dealer:x", "dealer:-1", "agent:1"] {
        guest.get(&format!("/api/products?store={store}")).await.refused(400, "The parameter store is invalid.");
    }
    guest.get("/api/products/facets?store=dealer").await.expect(200);
}
