//! Claiming, listing, finishing and cancelling waves.

use actix_web::http::Method;
use serde_json::json;

use super::{WAVES, claim, pick_all, pick_path, picks, shop, waiting, wave_path};
use crate::orders::shop::{change, no_faults};

#[actix_web::test]
async fn the_oldest_orders_are_claimed_first_expired_first() {
    let shop = shop().await;
    let first = waiting(&shop.buyer, &shop.picker, shop.product, 8).await;
    let second = waiting(&shop.buyer, &shop.picker, shop.product, 4).await;
    let third = waiting(&shop.buyer, &shop.picker, shop.product, 1).await;
    let wave = claim(&shop.picker, json!({ "count": 2 })).await;
    assert_eq!((&wave["state"], &wave["pickerId"]), (&json!("open"), &json!(shop.picker.id())));
    assert_eq!((&wave["orders"][0]["orderId"], &wave["orders"][1]["orderId"]), (&json!(first), &json!(second)));
    let (soon, late) = (Some("SOON".to_owned()), Some("LATE".to_owned()));
    let open = || "open".to_owned();
    let expected = [(first, soon.clone(), 8, open()), (second, soon, 2, open()), (second, late.clone(), 2, open())];
    assert_eq!(picks(&wave), expected);
    let next = claim(&shop.picker, json!({ "count": 20 })).await;
    assert_eq!(picks(&next), [(third, late, 1, open())], "what others pick is left to them");
    assert_eq!(wave["shortfall"], json!(null), "as many as were asked for");
    assert_eq!(next["shortfall"], json!({ "asked": 20, "missing": 19, "taken": 2, "short": 0 }));
    shop.picker.post(WAVES, json!({})).await.refused(409, "There is nothing to pick.");
    let done = pick_all(&shop.picker, &wave).await;
    assert_eq!((&done["state"], &done["orders"][0]["status"]), (&json!("picked"), &json!("ready")));
    let seen = shop.picker.get(&format!("/api/orders/{first}")).await.expect(200);
    assert_eq!(seen["history"].as_array().unwrap().last().unwrap()["note"], format!("Picked in wave #{}", wave["id"]));
    let list = shop.picker.get(&format!("{WAVES}?state=open")).await;
    assert_eq!((list.total(), &list.expect(200)[0]["openPicks"]), (1, &json!(1)));
    assert_eq!(shop.picker.get(&wave_path(&wave, "")).await.expect(200), done);
}

#[actix_web::test]
async fn a_wave_is_given_back() {
    let shop = shop().await;
    let order = waiting(&shop.buyer, &shop.picker, shop.product, 3).await;
    let wave = claim(&shop.picker, json!({ "orderIds": [order] })).await;
    shop.picker.post(&pick_path(&wave, 0, "confirm"), json!({ "code": "soon" })).await.expect(200);
    let back = shop.picker.twice(Method::POST, &wave_path(&wave, "/cancel"), json!({}), 200).await;
    assert_eq!((&back["state"], &back["picks"][0]["state"]), (&json!("cancelled"), &json!("cancelled")));
    shop.picker.post(&wave_path(&wave, "/finish"), json!({})).await.refused(409, "This wave is already finished.");
    let again = claim(&shop.picker, json!({})).await;
    assert_eq!(picks(&again)[0].2, 3, "all of it is to be picked anew");
}

#[actix_web::test]
async fn what_cannot_be_claimed_is_said() {
    let shop = shop().await;
    let order = waiting(&shop.buyer, &shop.picker, shop.product, 3).await;
    let ready = waiting(&shop.buyer, &shop.picker, shop.product, 1).await;
    change(&shop.picker, ready, json!({ "status": "ready" })).await;
    let refused = |body| shop.picker.post(WAVES, body);
    let told = format!("Order #{ready} cannot be picked now.");
    refused(json!({ "orderIds": [order, ready] })).await.refused(409, &told);
    refused(json!({ "orderIds": [999_999] })).await.refused(404, "This order was not found.");
    refused(json!({ "orderIds": [] })).await.field_refused("orderIds", "Please select an order.");
    refused(json!({ "count": 21 })).await.field_refused("count", "Please enter a number from 1 to 20.");
    claim(&shop.picker, json!({ "orderIds": [order] })).await;
    let told = format!("Order #{order} is already being picked.");
    refused(json!({ "orderIds": [order] })).await.refused(409, &told);
    shop.buyer.post(WAVES, json!({})).await.problem(403);
    shop.picker.get(&format!("{WAVES}/999999")).await.problem(404);
    shop.picker.post(&format!("{WAVES}/999999/finish"), json!({})).await.problem(404);
}

#[actix_web::test]
async fn a_cancelled_order_leaves_its_wave() {
    let shop = shop().await;
    let order = waiting(&shop.buyer, &shop.picker, shop.product, 3).await;
    let other = waiting(&shop.buyer, &shop.picker, shop.product, 2).await;
    let wave = claim(&shop.picker, json!({ "count": 2 })).await;
    change(&shop.owner, order, json!({ "status": "cancelled" })).await;
    shop.picker
        .post(&pick_path(&wave, 0, "confirm"), json!({ "code": "SOON" }))
        .await
        .refused(409, "This pick is already done.");
    shop.picker.post(&wave_path(&wave, "/finish"), json!({})).await.refused(409, "Some picks are still open: 1.");
    shop.picker.post(&pick_path(&wave, 1, "confirm"), json!({ "code": "SOON" })).await.expect(200);
    let done = shop.picker.post(&wave_path(&wave, "/finish"), json!({})).await.expect(200);
    let states: Vec<_> = done["orders"].as_array().unwrap().iter().map(|order| order["status"].clone()).collect();
    assert_eq!(states, ["cancelled", "ready"]);
    let seen = shop.picker.get(&format!("/api/orders/{other}")).await.expect(200);
    assert_eq!(seen["status"], "ready");
    no_faults(&shop.app).await;
}
