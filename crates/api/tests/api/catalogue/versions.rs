//! Two users edit the same product.

use serde_json::json;

use crate::orders::shop::{admin, product};
use crate::support::TestApp;

#[actix_web::test]
async fn the_second_save_does_not_take_back_the_first() {
    let app = TestApp::start().await;
    let owner = admin(&app).await;
    let id = product(&app, "Coil", 3).await;
    let path = format!("/api/products/{id}");
    let seen = owner.get(&path).await.expect(200)["version"].clone();
    let form = |price: &str| json!({ "name": "Coil", "category": "Pods", "customerPrice": price, "version": seen });
    let first = owner.put(&path, form("15.00")).await.expect(200);
    assert!(first["version"].as_i64() > seen.as_i64(), "even at the same moment");
    let refused = owner.put(&path, form("14.00")).await.problem(409);
    assert_eq!(refused["detail"], "This product was changed by someone else in the meantime. Please open it again.");
    assert_eq!(refused["errors"][0]["field"], "version");
    assert_eq!(refused["errors"][0]["current"], json!(first["version"].to_string()));
    assert_eq!(owner.get(&path).await.expect(200)["customerPrice"], "15.00");
    let again = json!({ "name": "Coil", "category": "Pods", "customerPrice": "14.00", "version": first["version"] });
    owner.put(&path, again).await.expect(200);
    let older = json!({ "name": "Coil", "category": "Pods", "customerPrice": "13.00" });
    owner.put(&path, older).await.expect(200);
}
