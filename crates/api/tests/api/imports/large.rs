//! The largest files there are. `cargo test -p tierway-api --test api -- --ignored large --nocapture` prints how long
//! each step takes.

#![allow(clippy::print_stdout, reason = "run by hand for what it prints")]

use std::fmt::Write as _;
use std::time::Instant;

use serde_json::json;

use super::support::{apply, check, owner, upload};
use crate::support::TestApp;

/// A file of products; `price` tells two of them apart.
fn products(price: u32) -> String {
    let mut text = "SKU,Name,Category,Description,Cost,Customer price,Flavour,Volume,Pack quantity\n".to_owned();
    for number in 0..50_000 {
        let words = "Ripe fruit with a cool finish, made in small batches and bottled by hand";
        writeln!(text, "BIG-{number},Thing {number},Pods,\"{words}\",8.00,{price}.00,Mango,60,10").unwrap();
    }
    text
}

#[actix_web::test]
#[ignore = "takes a minute; run by hand to measure"]
async fn fifty_thousand_products_are_created_and_changed() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    for (what, price, counts) in [("create", 14, [50_000, 0]), ("update", 15, [0, 50_000])] {
        let begun = Instant::now();
        let import = upload(&owner, "products", "big.csv", products(price).as_bytes()).await.expect(201);
        let uploaded = begun.elapsed();
        let import = check(&app, &owner, &import, json!({})).await;
        assert_eq!([&import["counts"]["create"], &import["counts"]["update"]], [&json!(counts[0]), &json!(counts[1])]);
        let checked = begun.elapsed();
        let import = apply(&app, &owner, &import).await;
        assert_eq!(import["state"], "applied", "{}", import["error"]);
        let applied = begun.elapsed();
        println!("{what}: upload {uploaded:?}, check {:?}, apply {:?}", checked - uploaded, applied - checked);
    }
    let begun = Instant::now();
    assert_eq!(owner.get("/api/exports/products.csv").await.text().lines().count(), 50_001);
    println!("export as CSV {:?}", begun.elapsed());
    let begun = Instant::now();
    let file = owner.get("/api/exports/products.xlsx").await;
    println!("export as XLSX {:?}, {} bytes", begun.elapsed(), file.body.len());
    let begun = Instant::now();
    let import = upload(&owner, "products", "big.xlsx", &file.body).await.expect(201);
    println!("upload of the workbook {:?}", begun.elapsed());
    let import = check(&app, &owner, &import, json!({})).await;
    assert_eq!(import["counts"]["same"], 50_000);
    println!("and its check {:?}", begun.elapsed());
    let mut count = "SKU,Counted\n".to_owned();
    (0..50_000).for_each(|number| writeln!(count, "BIG-{number},7").unwrap());
    let import = upload(&owner, "stockCount", "count.csv", count.as_bytes()).await.expect(201);
    let import = check(&app, &owner, &import, json!({ "reason": "First count" })).await;
    let begun = Instant::now();
    let import = apply(&app, &owner, &import).await;
    assert_eq!(import["state"], "applied", "{}", import["error"]);
    println!("apply of a count {:?}", begun.elapsed());
}
