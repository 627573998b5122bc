//! Picked goods ship first.

use serde_json::{Value, json};
use tierway_kernel::OrderId;

use super::{claim, pick_all, shop, stock_in, waiting, wave_path};
use crate::orders::shop::{change, no_faults};
use crate::support::TestApp;

/// Batch codes and pieces that left for an order.
async fn left(app: &TestApp, order: i64) -> Vec<(String, i64)> {
    app.read(move |tx| {
        let held = tx.stock().held_by_order(OrderId(order))?;
        let ids: Vec<_> = held.iter().filter_map(|(_, lot, _)| *lot).collect();
        let lots = tx.lots().by_ids(&ids)?;
        let code = |id| lots.iter().find(|lot| Some(lot.id) == id).map(|lot| lot.code.clone()).unwrap_or_default();
        let mut left: Vec<_> = held.into_iter().map(|(_, lot, pieces)| (code(lot), pieces)).collect();
        left.sort_unstable();
        Ok(left)
    })
    .await
}

fn lots(expected: &[(&str, i64)]) -> Vec<(String, i64)> {
    expected.iter().map(|(code, pieces)| ((*code).to_owned(), *pieces)).collect()
}

#[actix_web::test]
async fn an_order_takes_the_lots_that_were_picked_for_it() {
    let shop = shop().await;
    let order = waiting(&shop.buyer, &shop.picker, shop.product, 12).await;
    let wave = claim(&shop.picker, json!({ "orderIds": [order] })).await;
    pick_all(&shop.picker, &wave).await;
    stock_in(&shop.owner, shop.product, "SOONER", "2028-06-01", 20).await;
    let other = waiting(&shop.buyer, &shop.picker, shop.product, 22).await;
    change(&shop.picker, other, json!({ "status": "shipped" })).await;
    assert_eq!(left(&shop.app, other).await, lots(&[("LATE", 2), ("SOONER", 20)]), "SOON was picked for the first");
    let path = format!("/api/orders/{order}/shipments");
    shop.picker
        .post(&path, json!({ "lines": part(&shop.picker.get(&format!("/api/orders/{order}")).await.expect(200), 11) }))
        .await
        .expect(201);
    assert_eq!(left(&shop.app, order).await, lots(&[("LATE", 1), ("SOON", 10)]));
    shop.picker.post(&path, json!({})).await.expect(201);
    assert_eq!(left(&shop.app, order).await, lots(&[("LATE", 2), ("SOON", 10)]));
    no_faults(&shop.app).await;
}

fn part(order: &Value, pieces: i64) -> Value {
    json!([{ "lineId": order["items"][0]["id"], "pieces": pieces }])
}

#[actix_web::test]
async fn an_order_does_not_leave_while_it_is_picked() {
    let shop = shop().await;
    let order = waiting(&shop.buyer, &shop.picker, shop.product, 3).await;
    let wave = claim(&shop.picker, json!({ "orderIds": [order] })).await;
    let told = format!("This order is being picked in wave #{}. Finish or cancel the wave first.", wave["id"]);
    shop.picker.post(&format!("/api/orders/{order}/shipments"), json!({})).await.refused(409, &told);
    for status in ["ready", "shipped", "delivered"] {
        let body = json!({ "status": status });
        shop.picker.patch(&format!("/api/orders/{order}"), body).await.refused(409, &told);
    }
    change(&shop.picker, order, json!({ "trackingNumber": "TRK-1" })).await;
    shop.picker.post(&wave_path(&wave, "/cancel"), json!({})).await.expect(200);
    change(&shop.picker, order, json!({ "status": "shipped" })).await;
    no_faults(&shop.app).await;
}
