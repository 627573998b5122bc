//! Concurrent pickers, and orders that change meanwhile.

use futures_util::future::{join, join_all};
use serde_json::json;
use tierway_kernel::Role;

use super::{WAVES, claim, pick_path, shop, waiting, wave_path};
use crate::orders::shop::no_faults;

#[actix_web::test]
async fn two_pickers_never_get_the_same_order() {
    let shop = shop().await;
    let mut orders = Vec::new();
    for _ in 0..6 {
        orders.push(waiting(&shop.buyer, &shop.picker, shop.product, 2).await);
    }
    let mut pickers = Vec::new();
    for number in 0..4 {
        pickers.push(shop.app.signed_in_named(Role::Warehouse, &format!("picker{number}")).await);
    }
    let answers = join_all(pickers.iter().map(|picker| picker.post(WAVES, json!({ "count": 2 })))).await;
    let mut taken = Vec::new();
    for answer in answers {
        if answer.status.as_u16() == 201 {
            let wave = answer.expect(201);
            taken.extend(wave["orders"].as_array().unwrap().iter().map(|order| order["orderId"].as_i64().unwrap()));
        } else {
            answer.refused(409, "There is nothing to pick.");
        }
    }
    taken.sort_unstable();
    assert_eq!(taken, orders, "each order is claimed, and once");
    no_faults(&shop.app).await;
}

#[actix_web::test]
async fn two_scans_of_one_pick_never_find_more_than_is_wanted() {
    let shop = shop().await;
    let order = waiting(&shop.buyer, &shop.picker, shop.product, 5).await;
    let wave = claim(&shop.picker, json!({ "orderIds": [order] })).await;
    let path = pick_path(&wave, 0, "confirm");
    let scan = || shop.picker.post(&path, json!({ "code": "SOON", "pieces": 3 }));
    let answers = join_all([scan(), scan()]).await;
    let kept = answers.iter().filter(|answer| answer.status.as_u16() == 200).count();
    assert_eq!(kept, 1, "{:?}", answers.iter().map(|answer| answer.text().to_owned()).collect::<Vec<_>>());
    let seen = shop.picker.get(&wave_path(&wave, "")).await.expect(200);
    assert_eq!(seen["picks"][0]["pickedPieces"], 3);
}

#[actix_web::test]
async fn cancelling_while_somebody_picks_leaves_nothing_behind() {
    let shop = shop().await;
    let order = waiting(&shop.buyer, &shop.picker, shop.product, 5).await;
    let wave = claim(&shop.picker, json!({ "orderIds": [order] })).await;
    let (confirm, path) = (pick_path(&wave, 0, "confirm"), format!("/api/orders/{order}"));
    let (scanned, cancelled) = join(
        shop.picker.post(&confirm, json!({ "code": "SOON" })),
        shop.owner.patch(&path, json!({ "status": "cancelled" })),
    )
    .await;
    cancelled.expect(200);
    assert!([200, 409].contains(&scanned.status.as_u16()), "{}", scanned.text());
    let done = shop.picker.post(&wave_path(&wave, "/finish"), json!({})).await.expect(200);
    assert_eq!((&done["state"], &done["orders"][0]["status"]), (&json!("picked"), &json!("cancelled")));
    let again = waiting(&shop.buyer, &shop.picker, shop.product, 30).await;
    let wave = claim(&shop.picker, json!({ "orderIds": [again] })).await;
    let lots: Vec<_> = wave["picks"].as_array().unwrap().iter().map(|pick| pick["lotCode"].clone()).collect();
    assert_eq!(lots, ["SOON", "LATE"], "nothing is kept for the cancelled order");
    no_faults(&shop.app).await;
}

#[actix_web::test]
async fn shipping_and_claiming_at_once_ends_in_one_of_them() {
    let shop = shop().await;
    let order = waiting(&shop.buyer, &shop.picker, shop.product, 5).await;
    let other = shop.app.signed_in_named(Role::Warehouse, "wanda").await;
    let path = format!("/api/orders/{order}/shipments");
    let (shipped, claimed) =
        join(other.post(&path, json!({})), shop.picker.post(WAVES, json!({ "orderIds": [order] }))).await;
    match (shipped.status.as_u16(), claimed.status.as_u16()) {
        (201, 409) => claimed.refused(409, &format!("Order #{order} cannot be picked now.")),
        (409, 201) => assert!(shipped.text().contains("is being picked"), "{}", shipped.text()),
        other => panic!("{other:?}: {} {}", shipped.text(), claimed.text()),
    }
    no_faults(&shop.app).await;
}
