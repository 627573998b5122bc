//! Barcode, lots and attributes of products.

use serde_json::{Value, json};

use crate::orders::shop::{admin, product};
use crate::support::TestApp;

fn with(change: Value) -> Value {
    let mut body = json!({ "name": "Mango Ice", "category": "Pods" });
    body.as_object_mut().unwrap().append(&mut change.as_object().unwrap().clone());
    body
}

fn full() -> Value {
    json!({
        "flavour": " Mango Ice ", "nicotineStrength": "20.5", "volume": 2, "puffCount": "600",
        "deviceType": "Disposable"
    })
}

#[actix_web::test]
async fn details_are_answered_by_id_and_not_in_lists() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let body = with(json!({ "barcode": "4006381-333931", "needsLots": true, "attributes": full() }));
    let made = owner.post("/api/products", body).await.expect(201);
    let attributes = json!({
        "flavour": "Mango Ice", "nicotineStrength": 20.5, "volume": 2, "puffCount": 600, "deviceType": "Disposable"
    });
    assert_eq!((&made["barcode"], &made["needsLots"]), (&json!("4006381333931"), &json!(true)));
    assert_eq!((&made["attributes"], &made["images"]), (&attributes, &json!([])));
    let path = format!("/api/products/{}", made["id"]);
    assert_eq!(app.guest().get(&path).await.expect(200)["attributes"], attributes, "everybody may know them");
    let list = owner.get("/api/products").await.expect(200);
    for absent in ["barcode", "needsLots", "attributes", "images"] {
        assert_eq!(list[0].get(absent), None, "{absent}");
    }
    owner.delete(&format!("{path}/delete")).await.expect(200);
    let plain = owner.post("/api/products", with(json!({}))).await.expect(201);
    assert_eq!((plain.get("barcode"), &plain["needsLots"], &plain["attributes"]), (None, &json!(false), &json!({})));
}

#[actix_web::test]
async fn what_is_not_sent_stays_and_empty_means_none() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let body = with(json!({ "barcode": "96385074", "needsLots": true, "attributes": full() }));
    let made = owner.post("/api/products", body).await.expect(201);
    let path = format!("/api/products/{}", made["id"]);
    for untouched in [json!({}), json!({ "attributes": null, "images": null, "needsLots": null })] {
        let after = owner.put(&path, with(untouched)).await.expect(200);
        for kept in ["barcode", "needsLots", "attributes"] {
            assert_eq!(after[kept], made[kept], "{kept}");
        }
    }
    let change =
        json!({ "barcode": "", "needsLots": false, "attributes": { "flavour": "", "volume": null, "puffCount": 700 } });
    let after = owner.put(&path, with(change)).await.expect(200);
    assert_eq!((after.get("barcode"), &after["needsLots"]), (None, &json!(false)));
    let left = json!({ "nicotineStrength": 20.5, "puffCount": 700, "deviceType": "Disposable" });
    assert_eq!(after["attributes"], left);
    let again = owner.post(&format!("{path}/restore"), json!({})).await;
    again.refused(409, "This product is not discontinued.");
}

#[actix_web::test]
async fn a_barcode_is_right_and_belongs_to_one_product() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let create = async |barcode: &str| owner.post("/api/products", with(json!({ "barcode": barcode }))).await;
    for wrong in ["4006381333930", "12345", "abc"] {
        create(wrong).await.field_refused("barcode", "This is not a valid EAN or UPC code.");
    }
    create("036000291452").await.expect(201);
    let taken = "Another product already has this barcode.";
    create("0036000291452").await.field_refused("barcode", taken);
    let other = product(&app, "Coil", 0).await;
    let change = with(json!({ "barcode": "036000291452" }));
    owner.put(&format!("/api/products/{other}"), change).await.field_refused("barcode", taken);
}

#[actix_web::test]
async fn wrong_attributes_are_named() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let long = "This must be at most 60 characters long.";
    let number = "This must be a number of at least 0 with at most three decimal places.";
    let puffs = "The number of puffs must be a whole number of at least 0.";
    for (field, value, sentence) in [
        ("flavour", json!("x".repeat(61)), long),
        ("deviceType", json!("x".repeat(61)), long),
        ("nicotineStrength", json!("1000.001"), "The nicotine strength must be at most 1000 mg/ml."),
        ("nicotineStrength", json!(-1), number),
        ("volume", json!("much"), number),
        ("puffCount", json!(1.5), puffs),
        ("puffCount", json!(-3), puffs),
        ("puffCount", json!(2_000_000_000_u64), "This must be at most 1,000,000,000."),
    ] {
        let answer = owner.post("/api/products", with(json!({ "attributes": { (field): value } }))).await;
        answer.field_refused(&format!("attributes.{field}"), sentence);
    }
    assert_eq!(owner.get("/api/products").await.total(), 0);
}

#[actix_web::test]
async fn a_pack_that_is_too_large_is_told_the_limit() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let pack = with(json!({ "packQuantity": 2_147_483_647_u32, "packPrice": "10.00" }));
    owner.post("/api/products", pack).await.field_refused("packQuantity", "This must be at most 1,000,000,000.");
    owner.post("/api/products", with(json!({ "packQuantity": 1_000_000_000, "packPrice": "10.00" }))).await.expect(201);
}
