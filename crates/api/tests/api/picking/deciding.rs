//! Confirming picks, and short picks.

use actix_web::http::Method;
use serde_json::json;

use super::{claim, pick_path, picks, shop, waiting, wave_path};
use crate::orders::shop::{no_faults, stock};

#[actix_web::test]
async fn codes_confirm_pieces_up_to_what_is_wanted() {
    let shop = shop().await;
    let order = waiting(&shop.buyer, &shop.picker, shop.product, 5).await;
    let wave = claim(&shop.picker, json!({ "orderIds": [order] })).await;
    let path = pick_path(&wave, 0, "confirm");
    let sku = wave["picks"][0]["sku"].as_str().unwrap();
    let wrong = format!("You scanned LATE. Expected: Mango Ice ({sku}), batch SOON.");
    shop.picker.post(&path, json!({ "code": "LATE" })).await.field_refused("code", &wrong);
    shop.picker.post(&path, json!({ "code": " " })).await.field_refused("code", "Please scan or type a code.");
    let part = shop.picker.post(&path, json!({ "code": "soon", "pieces": 2 })).await.expect(200);
    assert_eq!((&part["picks"][0]["pickedPieces"], &part["picks"][0]["state"]), (&json!(2), &json!("open")));
    let beyond = json!({ "code": sku, "pieces": 4 });
    shop.picker.post(&path, beyond).await.field_refused("pieces", "Only 3 more are needed.");
    let send = || {
        let call = shop.picker.request(Method::POST, &path).header("Idempotency-Key", "scan-7");
        call.json(&json!({ "code": sku, "pieces": "3" })).send()
    };
    let done = send().await.expect(200);
    assert_eq!((&done["picks"][0]["pickedPieces"], &done["picks"][0]["state"]), (&json!(5), &json!("picked")));
    assert_eq!(send().await.expect(200), done, "a scan that is sent twice counts once");
    shop.picker.post(&path, json!({ "code": sku })).await.refused(409, "This pick is already done.");
    shop.buyer.post(&path, json!({ "code": sku })).await.problem(403);
    shop.picker.post("/api/picking/picks/999999/confirm", json!({ "code": sku })).await.problem(404);
}

#[actix_web::test]
async fn a_short_pick_keeps_its_order_and_tells_those_who_order() {
    let shop = shop().await;
    let purchaser = shop.app.signed_in_employee("Purchaser").await;
    let order = waiting(&shop.buyer, &shop.picker, shop.product, 5).await;
    let wave = claim(&shop.picker, json!({ "orderIds": [order] })).await;
    let path = pick_path(&wave, 0, "short");
    let field = |body, field: &'static str, sentence: &'static str| {
        let answer = shop.picker.post(&path, body);
        async move { answer.await.field_refused(field, sentence) }
    };
    field(json!({ "pieces": 3 }), "reason", "Please enter a reason for the shortage.").await;
    field(json!({ "reason": "missing" }), "pieces", "Please enter how many were found.").await;
    let all = json!({ "pieces": 5, "reason": "missing" });
    field(all, "pieces", "Please enter how many were found: from 0 to 4.").await;
    let body = json!({ "pieces": 3, "reason": "damaged", "note": "Two leak", "writeOff": true });
    let short = shop.picker.post(&path, body).await.expect(200);
    assert_eq!((&short["picks"][0]["state"], &short["picks"][0]["reason"]), (&json!("short"), &json!("damaged")));
    assert_eq!(stock(&shop.app, shop.product).await, (28, 5), "two broken pieces left the ledger");
    let done = shop.picker.post(&wave_path(&wave, "/finish"), json!({})).await.expect(200);
    assert_eq!(done["orders"][0]["status"], "processing");
    let seen = shop.picker.get(&format!("/api/orders/{order}")).await.expect(200);
    let note = format!("Wave #{}: 2 pieces are short", wave["id"]);
    assert_eq!(seen["history"].as_array().unwrap().last().unwrap()["note"], note);
    let notices = purchaser.get("/api/notifications?role=purchaser").await.expect(200);
    let title = format!("Order #{order} is short");
    assert!(notices.as_array().unwrap().iter().any(|notice| notice["title"] == title), "{notices}");
    let told = &seen["shortPicks"][0];
    assert_eq!((&told["lineId"], &told["waveId"]), (&seen["items"][0]["id"], &wave["id"]));
    assert_eq!((&told["pieces"], &told["pickedPieces"], &told["reason"]), (&json!(5), &json!(3), &json!("damaged")));
    assert_eq!((&told["note"], told["pickedBy"].is_string()), (&json!("Two leak"), true));
    let own = shop.buyer.get(&format!("/api/orders/{order}")).await.expect(200);
    assert_eq!(own.get("shortPicks"), None, "the buyer is not told how the shelf looks");
    let rest = claim(&shop.picker, json!({ "orderIds": [order] })).await;
    assert_eq!(picks(&rest).iter().map(|pick| pick.2).collect::<Vec<_>>(), [2], "only what lacks is picked again");
    no_faults(&shop.app).await;
}

#[actix_web::test]
async fn reserved_pieces_are_not_written_off() {
    let shop = shop().await;
    let order = waiting(&shop.buyer, &shop.picker, shop.product, 30).await;
    let wave = claim(&shop.picker, json!({ "orderIds": [order] })).await;
    let body = json!({ "pieces": 9, "reason": "missing", "writeOff": true });
    shop.picker.post(&pick_path(&wave, 0, "short"), body).await.problem(422);
    let seen = shop.picker.get(&wave_path(&wave, "")).await.expect(200);
    assert_eq!(seen["picks"][0]["state"], "open", "nothing of a refused report is kept");
    let body = json!({ "pieces": 9, "reason": "missing" });
    shop.picker.post(&pick_path(&wave, 0, "short"), body).await.expect(200);
    assert_eq!(stock(&shop.app, shop.product).await, (30, 30));
}
