//! Helpers: files uploaded, checked and applied.

use actix_web::http::Method;
use serde_json::{Value, json};
use tierway_application::sheets::{Cell, SheetFormat, Sheets as _};
use tierway_catalogue::Product;
use tierway_kernel::Role;
use tierway_testkit::builders::{add_product, product_draft};

use crate::support::{Answer, Client, TestApp};

/// The form of a file.
pub fn form(kind: &str, name: &str, bytes: &[u8], reason: Option<&str>) -> Vec<u8> {
    let mut form = Vec::new();
    let mut part = |head: &str, bytes: &[u8]| {
        form.extend_from_slice(format!("--cut\r\nContent-Disposition: form-data; {head}\r\n\r\n").as_bytes());
        form.extend_from_slice(bytes);
        form.extend_from_slice(b"\r\n");
    };
    part("name=\"kind\"", kind.as_bytes());
    if let Some(reason) = reason {
        part("name=\"reason\"", reason.as_bytes());
    }
    part(&format!("name=\"file\"; filename=\"{name}\""), bytes);
    form.extend_from_slice(b"--cut--\r\n");
    form
}

/// Hands a file in.
pub async fn upload(client: &Client, kind: &str, name: &str, bytes: &[u8]) -> Answer {
    send(client, form(kind, name, bytes, None)).await
}

/// Sends a form.
pub async fn send(client: &Client, form: Vec<u8>) -> Answer {
    let call = client.request(actix_web::http::Method::POST, "/api/imports");
    call.body("multipart/form-data; boundary=cut", form).send().await
}

/// Hands in a CSV file and checks it with the suggested mapping; the import as it is then.
pub async fn checked(app: &TestApp, client: &Client, kind: &str, text: &str) -> Value {
    let import = upload(client, kind, "file.csv", text.as_bytes()).await.expect(201);
    check(app, client, &import, json!({ "reason": "Count" })).await
}

/// Checks an import and runs the job.
pub async fn check(app: &TestApp, client: &Client, import: &Value, body: Value) -> Value {
    let address = address(import);
    let begun = client.post(&format!("{address}/check"), body).await.expect(202);
    assert_eq!((&begun["state"], &begun["doneRows"]), (&json!("checking"), &json!(0)));
    app.run_jobs().await;
    client.get(&address).await.expect(200)
}

/// Applies an import and runs the job.
pub async fn apply(app: &TestApp, client: &Client, import: &Value) -> Value {
    let address = address(import);
    let begun = client.twice(Method::POST, &format!("{address}/apply"), json!({}), 202).await;
    assert_eq!(begun["state"], "applying");
    app.run_jobs().await;
    client.get(&address).await.expect(200)
}

/// The path of an import.
pub fn address(import: &Value) -> String {
    format!("/api/imports/{}", import["id"])
}

/// The rows of its report.
pub async fn rows(client: &Client, import: &Value) -> Vec<Value> {
    client.get(&format!("{}/rows", address(import))).await.expect(200).as_array().unwrap().clone()
}

/// The sentences of all rows with their columns.
pub async fn complaints(client: &Client, import: &Value) -> Vec<String> {
    let rows = rows(client, import).await;
    let errors = rows.iter().flat_map(|row| {
        let number = row["rowNumber"].clone();
        let errors = row["errors"].as_array().unwrap().clone();
        errors.into_iter().map(move |error| {
            format!("{number} {}: {}", error["column"].as_str().unwrap(), error["message"].as_str().unwrap())
        })
    });
    errors.collect()
}

/// The owner, signed in.
pub async fn owner(app: &TestApp) -> Client {
    app.signed_in_as(Role::Manufacturer).await
}

/// A built product with pieces on the shelf.
pub async fn product(app: &TestApp, name: &'static str, pieces: i64) -> Product {
    app.write(move |tx| Ok(add_product(tx, &product_draft(name), pieces)?)).await
}

/// A workbook of texts.
pub fn workbook(rows: &[&[&str]]) -> Vec<u8> {
    let heading: Vec<String> = rows[0].iter().map(|&cell| cell.to_owned()).collect();
    let mut writer = tierway_adapters::OfficeSheets.write(SheetFormat::Xlsx, &heading).unwrap();
    let cells = |row: &&[&str]| row.iter().map(|&cell| Cell::Text(cell.to_owned())).collect::<Vec<Cell>>();
    writer.rows(&rows[1..].iter().map(cells).collect::<Vec<_>>()).unwrap();
    writer.finish().unwrap()
}
