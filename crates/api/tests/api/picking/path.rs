//! The order of a walk, and the slips of a wave.

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_kernel::Role;

use super::{claim, pick_path, shop, stock_in, waiting, wave_path};
use crate::orders::shop::{change, product};
use crate::support::Answer;

fn walk(wave: &Value) -> Vec<(String, String)> {
    let told = |pick: &Value| {
        let text = |name: &str| pick[name].as_str().unwrap_or_default().to_owned();
        (text("location"), text("name"))
    };
    wave["picks"].as_array().unwrap().iter().map(told).collect()
}

fn pages(answer: &Answer) -> Vec<String> {
    assert_eq!(answer.status.as_u16(), 200, "{}", answer.text());
    assert_eq!(answer.header("content-type"), "application/pdf");
    assert_eq!(answer.header("cache-control"), "private, no-store");
    tierway_testkit::pdf::pages(&answer.body)
}

#[actix_web::test]
async fn a_wave_is_picked_along_the_shelves() {
    let shop = shop().await;
    let names = [("Apple", ""), ("Berry", "A-2-1-1"), ("Cherry", "A-2-3-1"), ("Date", "A-1-2-1"), ("Fig", "a-1-10-1")];
    let mut items = Vec::new();
    for (name, location) in names {
        let id = product(&shop.app, name, 10).await;
        let body = json!({ "location": location });
        shop.picker.put(&format!("/api/products/{id}/location"), body).await.expect(200);
        items.push(json!({ "productId": id, "quantity": 1 }));
    }
    let body = json!({ "location": "B-1-1-1" });
    shop.picker.put(&format!("/api/products/{}/location", shop.product), body).await.expect(200);
    items.push(json!({ "productId": shop.product, "quantity": 12 }));
    let order = shop.buyer.post("/api/orders", json!({ "items": items })).await.expect(201)["id"].as_i64().unwrap();
    change(&shop.picker, order, json!({ "status": "processing" })).await;
    let lots = shop.picker.get("/api/lots?sort=newest").await.expect(200);
    let late = lots.as_array().unwrap().iter().find(|lot| lot["code"] == "LATE").unwrap()["id"].clone();
    shop.owner.patch(&format!("/api/lots/{late}"), json!({ "location": "A-1-5-1" })).await.expect(200);
    let wave = claim(&shop.picker, json!({ "orderIds": [order] })).await;
    let expected = [
        ("A-1-2-1", "Date"),
        ("A-1-5-1", "Mango Ice"),
        ("A-1-10-1", "Fig"),
        ("A-2-3-1", "Cherry"),
        ("A-2-1-1", "Berry"),
        ("B-1-1-1", "Mango Ice"),
        ("", "Apple"),
    ];
    assert_eq!(walk(&wave), expected.map(|(place, name)| (place.to_owned(), name.to_owned())));
    assert_eq!(shop.picker.get(&wave_path(&wave, "")).await.expect(200)["picks"], wave["picks"]);
}

#[actix_web::test]
async fn the_slips_of_a_wave_are_one_file() {
    let shop = shop().await;
    let body = json!({ "location": "A-03-12-2" });
    shop.picker.put(&format!("/api/products/{}/location", shop.product), body).await.expect(200);
    let first = waiting(&shop.buyer, &shop.picker, shop.product, 8).await;
    let second = waiting(&shop.buyer, &shop.picker, shop.product, 4).await;
    let wave = claim(&shop.picker, json!({ "count": 2 })).await;
    let path = wave_path(&wave, "/slips.pdf");
    let answer = shop.picker.get(&path).await;
    assert!(answer.header("content-disposition").contains(&format!("\"wave-{}-slips.pdf\"", wave["id"])));
    let said = pages(&answer);
    assert_eq!(said.len(), 3, "the sheet and two slips: {said:?}");
    let of_wave = [
        format!("Wave #{}", wave["id"]),
        format!("Box 1 · order #{first}"),
        format!("Box 2 · order #{second}"),
        "Batch SOON (until 1 Jun 2029)".to_owned(),
        "Batch LATE (until 1 Jun 2030)".to_owned(),
    ];
    let goods = ["Pick sheet", "A-03-12-2", "Mango Ice"];
    for part in of_wave.iter().map(String::as_str).chain(goods) {
        assert!(said[0].contains(part), "{part} in {}", said[0]);
    }
    for (page, order) in [(&said[1], first), (&said[2], second)] {
        assert!(page.contains("Packing slip") && page.contains(&format!("Order #{order}")), "{page}");
        assert!(page.contains("Page 1 of 1"), "each slip goes with its own parcel: {page}");
    }
    assert!(said[2].contains("Batch SOON (until 1 Jun 2029): 2"), "{}", said[2]);

    let malay = shop.picker.request(Method::GET, &path).header("accept-language", "ms");
    assert!(pages(&malay.send().await)[0].contains("Helaian pengambilan"), "in the reader's language");
    change(&shop.owner, first, json!({ "status": "cancelled" })).await;
    let said = pages(&shop.picker.get(&path).await);
    assert_eq!(said.len(), 2, "a cancelled order has no slip");
    assert!(!said[0].contains(&format!("order #{first}")), "{}", said[0]);
    shop.picker.post(&pick_path(&wave, 1, "confirm"), json!({ "code": "SOON" })).await.expect(200);
    pages(&shop.picker.get(&path).await);
}

#[actix_web::test]
async fn slips_are_for_the_company_and_of_waves_that_are_picked() {
    let shop = shop().await;
    stock_in(&shop.owner, shop.product, "MORE", "2031-06-01", 1).await;
    waiting(&shop.buyer, &shop.picker, shop.product, 1).await;
    let wave = claim(&shop.picker, json!({})).await;
    let path = wave_path(&wave, "/slips.pdf");
    shop.buyer.get(&path).await.problem(403);
    shop.app.guest().get(&path).await.problem(401);
    shop.picker.get("/api/picking/waves/999999/slips.pdf").await.problem(404);
    let employee = shop.app.signed_in_as(Role::Employee).await;
    pages(&employee.get(&path).await);
    shop.picker.post(&wave_path(&wave, "/cancel"), json!({})).await.expect(200);
    shop.picker.get(&path).await.refused(409, "This wave was returned to the queue. There is nothing to print.");
}
