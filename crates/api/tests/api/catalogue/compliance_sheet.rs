//! Compliance sheets of products.

use chrono::Duration;
use serde_json::json;
use tierway_application::FileArea;
use tierway_application::media::UNTOUCHED;
use tierway_kernel::Role;

use super::media::collect;
use crate::accounts::forms::{PDF, PNG, data_url};
use crate::orders::shop::product;
use crate::support::{Client, TestApp};

fn path(product: i64) -> String {
    format!("/api/products/{product}/compliance-sheet")
}

/// The sheet that a product's page offers.
async fn offered(client: &Client, product: i64) -> Option<String> {
    let found = client.get(&format!("/api/products/{product}")).await.expect(200);
    found["complianceSheetUrl"].as_str().map(str::to_owned)
}

#[actix_web::test]
async fn visitors_download_the_sheet_that_the_owner_uploads() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 10).await;
    let (owner, guest) = (app.signed_in_as(Role::Manufacturer).await, app.guest());
    assert_eq!(offered(&guest, mint).await, None);
    let set = owner.put(&path(mint), json!({ "file": data_url(PDF) })).await.expect(200);
    let url = set["complianceSheetUrl"].as_str().unwrap().to_owned();
    assert!(url.starts_with("/media/") && url.ends_with(".pdf"), "{url}");
    assert_eq!(offered(&guest, mint).await.as_deref(), Some(url.as_str()), "kept answers follow");
    let file = guest.get(&url).await;
    assert_eq!((file.status.as_u16(), &file.body[..]), (200, PDF));
    assert_eq!((file.header("content-type"), file.header("content-disposition")), ("application/pdf", "attachment"));
    assert_eq!(file.header("x-content-type-options"), "nosniff");

    let other = [PDF, b"\n"].concat();
    let next = owner.put(&path(mint), json!({ "file": data_url(&other) })).await.expect(200);
    assert_ne!(next, set);
    app.fakes().clock.advance(UNTOUCHED + Duration::minutes(1));
    collect(&app).await;
    assert_eq!(app.fakes().files.keys(FileArea::Media).len(), 1, "the former one is removed, the present one stays");

    let admin = app.signed_in_as(Role::Admin).await;
    admin.delete(&path(mint)).await.expect(204);
    assert_eq!(offered(&guest, mint).await, None);
    admin.delete(&path(mint)).await.refused(404, "This compliance sheet was not found.");
    let log = admin.get("/api/user-activity-log?action=catalogue&limit=2").await.expect(200);
    for (row, begin) in [(0, "Removed the compliance sheet of Mint"), (1, "Changed the compliance sheet of Mint")] {
        let said = log[row]["description"].as_str().unwrap();
        assert!(said.starts_with(begin), "{said}");
    }
}

#[actix_web::test]
async fn what_is_no_sheet_is_refused() {
    let app = TestApp::start().await;
    let mint = product(&app, "Mint", 10).await;
    let owner = app.signed_in_as(Role::Manufacturer).await;
    let no_pdf = "Please upload a PDF file.";
    for bad in [data_url(PNG).as_str(), "", "https://cdn.example/a.pdf", "data:application/pdf,x"] {
        owner.put(&path(mint), json!({ "file": bad })).await.field_refused("file", no_pdf);
    }
    let mut large = PDF.to_vec();
    large.resize(10 * 1024 * 1024 + 1, b' ');
    owner
        .put(&path(mint), json!({ "file": data_url(&large) }))
        .await
        .refused(413, "Each document must be at most 10 MB.");
    assert_eq!(app.fakes().files.keys(FileArea::Media).len(), 0);
    let file = json!({ "file": data_url(PDF) });
    owner.put(&path(999), file.clone()).await.refused(404, "This product was not found.");
    app.signed_in_as(Role::Dealer).await.put(&path(mint), file).await.problem(403);
    app.guest().delete(&path(mint)).await.problem(401);
}
