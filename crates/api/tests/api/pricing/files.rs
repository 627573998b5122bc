//! Export and import of price tables.

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_kernel::Role;

use super::support::set;
use crate::orders::shop::product;
use crate::support::{Answer, Client, TestApp};

async fn preview(client: &Client, audience: &str, text: &str) -> Answer {
    let form = format!(
        "--cut\r\nContent-Disposition: form-data; name=\"audience\"\r\n\r\n{audience}\r\n\
         --cut\r\nContent-Disposition: form-data; name=\"file\"; filename=\"prices.csv\"\r\n\r\n{text}\r\n--cut--\r\n"
    );
    let call = client.request(Method::POST, "/api/wholesaler/prices/preview-file");
    call.body("multipart/form-data; boundary=cut", form.into_bytes()).send().await
}

#[actix_web::test]
async fn the_export_comes_back_as_it_left() {
    let app = TestApp::start().await;
    let (mint, _) = (product(&app, "Mint", 1).await, product(&app, "Cola", 1).await);
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    set(&wholesaler, "dealer", mint, "usa", "10.10").await;
    let answer = wholesaler.get("/api/exports/regional-prices.csv?audience=dealer").await;
    assert!(answer.header("content-disposition").contains("dealer-prices-"));
    let text = answer.text().trim_start_matches('\u{feff}').to_owned();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines,
        [
            "SKU,Name,Category,Base price,USA,Canada,Europe,Asia",
            "COLA,Cola,Electronics,16.00,,,,",
            "MINT,Mint,Electronics,16.00,10.10,,,"
        ]
    );
    assert_eq!(preview(&wholesaler, "dealer", &text).await.expect(200), json!([]), "nothing would change");
    let rows = preview(&wholesaler, "agent", &text).await.expect(200);
    assert_eq!((rows[0]["to"].clone(), rows[0].get("from")), (json!("10.10"), None), "another audience has no price");
}

#[actix_web::test]
async fn a_file_says_what_it_would_change_and_where_it_is_wrong() {
    let app = TestApp::start().await;
    let (mint, cola) = (product(&app, "Mint", 1).await, product(&app, "Cola", 1).await);
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    set(&wholesaler, "dealer", mint, "usa", "10.10").await;
    let text = "sku;EUROPE;usa\nmint;12,50;none\nCOLA;0;5\nLIME;1;1\n;1;1\nmint;1;1\ncola2;;\n";
    let rows = preview(&wholesaler, "dealer", text).await.expect(200);
    let problem = |row: u32, sku: &str, text: &str| json!({ "row": row, "sku": sku, "problem": text });
    let price = |row: u32, id: i64, sku: &str, name: &str, region: &str| json!({ "row": row, "productId": id, "sku": sku, "name": name, "region": region });
    let with = |mut row: Value, fields: Value| {
        row.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        row
    };
    assert_eq!(
        rows,
        json!([
            with(price(2, mint, "mint", "Mint", "usa"), json!({ "current": "10.10", "from": "10.10" })),
            with(price(2, mint, "mint", "Mint", "europe"), json!({ "to": "12.50" })),
            with(price(3, cola, "COLA", "Cola", "usa"), json!({ "to": "5.00" })),
            with(price(3, cola, "COLA", "Cola", "europe"), json!({ "problem": "A price must be more than zero." })),
            problem(4, "LIME", "No product has this SKU."),
            json!({ "row": 5, "problem": "This row has no SKU." }),
            problem(6, "mint", "This SKU appears twice in the file."),
            problem(7, "cola2", "No product has this SKU."),
        ])
    );
}

#[actix_web::test]
async fn files_of_another_shape_are_refused() {
    let app = TestApp::start().await;
    let wholesaler = app.signed_in_as(Role::Wholesaler).await;
    for (text, sentence) in [
        ("name,usa\nMint,1\n", "The file has no column named SKU."),
        ("sku,price\nMINT,1\n", "The file has none of the columns USA, Canada, Europe and Asia."),
        ("sku,usa\n", "This file has no rows below the header."),
        ("", "Please choose a file."),
    ] {
        preview(&wholesaler, "dealer", text).await.field_refused("file", sentence);
    }
    let sentence = "Please choose whose prices these are.";
    preview(&wholesaler, "everybody", "sku,usa\nA,1\n").await.field_refused("audience", sentence);
    let json = wholesaler.post("/api/wholesaler/prices/preview-file", json!({})).await;
    json.problem(415);
    wholesaler.get("/api/exports/regional-prices.pdf?audience=dealer").await.problem(404);
    wholesaler.get("/api/exports/regional-prices.csv").await.problem(400);
}
