//! POST /api/imports.

use serde_json::json;
use tierway_application::FileArea;
use tierway_kernel::Role;

use super::support::{address, form, owner, send, upload, workbook};
use crate::support::TestApp;

#[actix_web::test]
async fn a_file_is_looked_through_and_a_mapping_suggested() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let text = "Artikelnummer;Product name;Price;Colour\nA-1;Mango;14,00;\nA-2;Kiwi;15,00;green\n";
    let import = upload(&owner, "products", "files/new products.csv", text.as_bytes()).await.expect(201);
    assert_eq!(import["fileName"], "new products.csv");
    assert_eq!((&import["kind"], &import["state"]), (&json!("products"), &json!("uploaded")));
    assert_eq!(import["mapping"], json!({ "sku": "Artikelnummer", "name": "Product name", "customerPrice": "Price" }));
    assert_eq!(import["columns"][3], json!({ "name": "Colour", "samples": ["green"] }));
    assert_eq!((&import["totalRows"], &import["doneRows"]), (&json!(2), &json!(0)));
    assert_eq!(import["counts"], json!({ "create": 0, "update": 0, "same": 0, "error": 0 }));
    assert_eq!(import["createdByName"], owner.user().full_name());
    let sku = json!({ "field": "sku", "label": "SKU", "required": false });
    assert!(import["fields"].as_array().unwrap().contains(&sku));
    let list = owner.get("/api/imports").await;
    assert_eq!((list.total(), &list.expect(200)[0]), (1, &import));
    assert_eq!(owner.get(&address(&import)).await.expect(200), import);
    assert_eq!(app.fakes().files.keys(FileArea::Private).len(), 1);
}

#[actix_web::test]
async fn a_workbook_is_read_as_well() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let bytes = workbook(&[&["SKU", "Counted"], &["A-1", "5"], &["A-2", "7"]]);
    let import = upload(&owner, "stockCount", "count.xlsx", &bytes).await.expect(201);
    assert_eq!(import["mapping"], json!({ "sku": "SKU", "counted": "Counted" }));
    assert_eq!(import["totalRows"], 2);
}

#[actix_web::test]
async fn what_cannot_be_imported_is_refused_with_a_sentence() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    for (bytes, sentence) in [
        (b"\x89PNG\r\n\x1a\n\0".to_vec(), "This file is neither CSV nor an Excel workbook (.xlsx)."),
        (b"\xD0\xCF\x11\xE0".to_vec(), "Please save this workbook as .xlsx without a password, or as CSV."),
        (b"PK\x03\x04broken".to_vec(), "This workbook is damaged and cannot be read."),
        (b"SKU,Name\n".to_vec(), "This file has no rows below the header."),
        (format!("a\n{}", "1\n".repeat(50_001)).into_bytes(), "A file may have at most 50,000 rows. Please split it."),
        (vec!["a"; 101].join(",").into_bytes(), "A file may have at most 100 columns."),
    ] {
        upload(&owner, "products", "file.csv", &bytes).await.field_refused("file", sentence);
    }
    upload(&owner, "colours", "a.csv", b"a\n1\n").await.field_refused("kind", "Please choose what to import.");
    upload(&owner, "products", "a.csv", b"").await.field_refused("file", "Please choose a file.");
    let long = "x".repeat(501);
    let answer = send(&owner, form("stockCount", "a.csv", b"SKU\n1\n", Some(&long))).await;
    answer.field_refused("reason", "This must be at most 500 characters long.");
    owner.post("/api/imports", json!({})).await.refused(415, "This operation requires multipart/form-data.");
    assert!(app.fakes().files.keys(FileArea::Private).is_empty(), "nothing refused is kept");
}

#[actix_web::test]
async fn a_file_of_twenty_megabytes_is_taken_and_one_byte_more_refused() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let mut bytes = b"SKU,Name\n".to_vec();
    while bytes.len() < 20 * 1024 * 1024 {
        let left = 20 * 1024 * 1024 - bytes.len();
        bytes.extend_from_slice(&[b'x'; 1000][..left.min(1000) - 1]);
        bytes.push(b'\n');
    }
    let import = upload(&owner, "products", "a.csv", &bytes).await.expect(201);
    assert_eq!(import["totalRows"], 20_972);
    bytes.push(b'x');
    upload(&owner, "products", "a.csv", &bytes).await.refused(413, "The file must be at most 20 MB.");
}

#[actix_web::test]
async fn only_owners_import() {
    let app = TestApp::start().await;
    for role in [Role::Employee, Role::Warehouse, Role::Wholesaler] {
        let client = app.signed_in_as(role).await;
        upload(&client, "products", "a.csv", b"SKU\n1\n").await.problem(403);
    }
    upload(&app.guest(), "products", "a.csv", b"SKU\n1\n").await.problem(401);
}

#[actix_web::test]
async fn a_template_has_every_column_that_is_understood() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    for kind in ["products", "prices", "stockCount"] {
        let file = owner.get(&format!("/api/import-templates/{kind}.csv")).await;
        assert!(file.header("content-disposition").contains(&format!("import-template-{kind}-")), "{kind}");
        let heading = file.text();
        let heading = heading.trim_start_matches('\u{feff}').trim_end();
        assert_eq!(heading.lines().count(), 1, "{kind}");
        let row = vec!["1"; heading.split(',').count()].join(",");
        let import = upload(&owner, kind, "filled.csv", format!("{heading}\n{row}\n").as_bytes()).await.expect(201);
        let fields: Vec<&str> =
            import["fields"].as_array().unwrap().iter().map(|field| field["field"].as_str().unwrap()).collect();
        let mapped: Vec<&String> = import["mapping"].as_object().unwrap().keys().collect();
        assert_eq!(mapped.len(), fields.len(), "{kind}: {mapped:?}");
    }
    let workbook = owner.get("/api/import-templates/prices.xlsx").await;
    assert_eq!(workbook.status, 200);
    owner.get("/api/import-templates/colours.csv").await.problem(404);
    owner.get("/api/import-templates/prices.pdf").await.problem(404);
    app.signed_in_as(Role::Dealer).await.get("/api/import-templates/prices.csv").await.problem(403);
}
