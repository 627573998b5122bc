//! POST /api/imports/{id}/check, GET /api/imports/{id}/rows, POST /api/imports/{id}/cancel.

use serde_json::json;
use tierway_application::FileArea;

use super::support::{address, apply, check, checked, complaints, owner, product, rows, upload};
use crate::support::TestApp;

#[actix_web::test]
async fn each_row_says_what_it_would_do() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let mango = product(&app, "Mango Ice", 0).await;
    let text = "SKU,Name,Category,Customer price\nmango-ice,Mango Ice,Electronics,15\nMANGO-X,Mango X,Pods,9.50\n,Plum,Pods,\n";
    let import = checked(&app, &owner, "products", text).await;
    assert_eq!((&import["state"], &import["doneRows"]), (&json!("checked"), &json!(3)));
    assert_eq!(import["counts"], json!({ "create": 2, "update": 1, "same": 0, "error": 0 }));
    assert!(import["checkedAt"].is_string());
    let rows = rows(&owner, &import).await;
    assert_eq!(
        rows[0],
        json!({
            "rowNumber": 2, "outcome": "update", "productId": mango.id.0, "sku": "mango-ice", "errors": [],
            "changes": [{ "field": "customerPrice", "from": "14.00", "to": "15.00" }],
        })
    );
    assert_eq!((&rows[1]["outcome"], &rows[2]["sku"]), (&json!("create"), &json!("")));
    let changes = rows[1]["changes"].as_array().unwrap();
    assert!(changes.contains(&json!({ "field": "category", "to": "Pods" })), "{changes:?}");
    let created = owner.get(&format!("{}/rows?outcome=create&limit=1", address(&import))).await;
    assert_eq!((created.total(), created.next().is_some()), (2, true));
    let stored = owner.get("/api/products").await.expect(200);
    assert_eq!(stored.as_array().unwrap().len(), 1, "nothing is changed by a check");
}

#[actix_web::test]
async fn rules_are_those_of_the_product_form() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    product(&app, "Mango Ice", 0).await;
    let text = "SKU,Name,Category,EAN,Cost,Suggested dealer min price,Suggested dealer max price,Pack price,Pictures\n\
        A,,Pods,,1,,,,\n\
        B,B,Pods,123,1,,,,\n\
        C,C,Pods,,-1,,,,\n\
        D,D,Pods,,1,9,5,,\n\
        E,E,Pods,,1,,,5,\n\
        F,F,Pods,,one,,,,\n\
        G,G,Pods,,1,,,,/media/0123456789abcdef0123456789abcdef.png\n\
        H,H,Pods,4006381333931,1,,,,\n\
        I,I,Pods,4006381333931,1,,,,\n\
        h,H again,Pods,,1,,,,\n";
    let import = checked(&app, &owner, "products", text).await;
    assert_eq!(import["counts"], json!({ "create": 1, "update": 0, "same": 0, "error": 9 }));
    let expected = [
        "2 Name: Product name is required",
        "3 EAN: This is not a valid EAN or UPC code.",
        "4 Cost: A price must not be negative.",
        "5 Suggested dealer max price: The suggested maximum price must not be below the minimum price.",
        "6 Pack quantity: A pack price needs a pack quantity.",
        "7 Cost: Please write amounts like 1234.50.",
        "8 Pictures: This picture no longer exists. Please upload it again.",
        "10 EAN: Row 9 has the same barcode.",
        "11 SKU: Row 9 has the same SKU.",
    ];
    assert_eq!(complaints(&owner, &import).await, expected);
    let answer = owner.post(&format!("{}/apply", address(&import)), json!({})).await;
    answer.refused(422, "9 rows have errors. Please correct the file and upload it again.");
}

#[actix_web::test]
async fn prices_are_for_products_that_are_there() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    product(&app, "Mango Ice", 0).await;
    let text = "sku;unit price;name\nMANGO-ICE;1.234,50;Ignored\nNOPE;1;\n;1;\n";
    let import = checked(&app, &owner, "prices", text).await;
    let expected = ["3 sku: No product has this SKU.", "4 sku: Please enter a SKU."];
    assert_eq!(complaints(&owner, &import).await, expected);
    let change = json!([{ "field": "unitPrice", "from": "15.00", "to": "1234.50" }]);
    assert_eq!(rows(&owner, &import).await[0]["changes"], change, "only prices change");
}

#[actix_web::test]
async fn another_mapping_checks_again() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    product(&app, "Mango Ice", 0).await;
    let text = "Code,First,Second\nMANGO-ICE,14.00,99.00\n";
    let import = upload(&owner, "prices", "a.csv", text.as_bytes()).await.expect(201);
    let address = address(&import);
    let refused = |body| {
        let (owner, address) = (owner.clone(), address.clone());
        async move { owner.post(&format!("{address}/check"), body).await }
    };
    let answer = refused(json!({})).await;
    answer.field_refused("mapping.customerPrice", "Please choose the column of at least one price.");
    let answer = refused(json!({ "mapping": { "sku": "Code", "customerPrice": "Third" } })).await;
    answer.field_refused("mapping.customerPrice", "The file does not have this column.");
    let answer = refused(json!({ "mapping": { "customerPrice": "First" } })).await;
    answer.field_refused("mapping.sku", "Please choose the column of this field.");
    let body = |column: &str| json!({ "mapping": { "sku": "Code", "customerPrice": column, "agentPrice": "" } });
    let first = check(&app, &owner, &import, body("First")).await;
    assert_eq!(
        (&first["counts"]["same"], &first["mapping"]),
        (&json!(1), &json!({ "sku": "Code", "customerPrice": "First" }))
    );
    owner.post(&format!("{address}/apply"), json!({})).await.refused(422, "The file contains no changes.");
    let second = check(&app, &owner, &import, body("Second")).await;
    assert_eq!(second["counts"], json!({ "create": 0, "update": 1, "same": 0, "error": 0 }));
    assert_eq!(apply(&app, &owner, &second).await["state"], "applied");
    refused(body("First")).await.refused(409, "This import was already applied.");
}

#[actix_web::test]
async fn an_import_is_given_up_before_and_while_it_is_checked() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let import = upload(&owner, "products", "a.csv", b"SKU,Name,Category\nA,A,B\n").await.expect(201);
    let address = address(&import);
    owner.post(&format!("{address}/apply"), json!({})).await.refused(409, "This import must be checked first.");
    owner.post(&format!("{address}/check"), json!({})).await.expect(202);
    let twice = owner.post(&format!("{address}/check"), json!({})).await;
    twice.refused(409, "This import is being checked. Please wait until it is done.");
    let cancelled = owner.post(&format!("{address}/cancel"), json!({})).await.expect(200);
    assert_eq!(cancelled["state"], "cancelled");
    app.run_jobs().await;
    let import = owner.get(&address).await.expect(200);
    assert_eq!((&import["state"], &import["doneRows"]), (&json!("cancelled"), &json!(0)), "the job found it given up");
    owner.post(&format!("{address}/cancel"), json!({})).await.refused(409, "This import was cancelled.");
    owner.post(&format!("{address}/check"), json!({})).await.refused(409, "This import was cancelled.");
}

#[actix_web::test]
async fn a_file_that_is_gone_fails_the_check_with_a_sentence() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    let import = upload(&owner, "products", "a.csv", b"SKU,Name,Category\nA,A,B\n").await.expect(201);
    let files = &app.fakes().files;
    for key in files.keys(FileArea::Private) {
        tierway_application::Files::remove(&**files, FileArea::Private, &key).unwrap();
    }
    let import = check(&app, &owner, &import, json!({})).await;
    assert_eq!(import["state"], "failed");
    assert_eq!(import["error"], "This file no longer exists. Please upload it again.");
}

#[actix_web::test]
async fn unknown_imports_are_not_found() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    for path in ["check", "apply", "cancel"] {
        owner.post(&format!("/api/imports/99/{path}"), json!({})).await.refused(404, "This import was not found.");
    }
    owner.get("/api/imports/99").await.refused(404, "This import was not found.");
    owner.get("/api/imports/99/rows").await.refused(404, "This import was not found.");
}
