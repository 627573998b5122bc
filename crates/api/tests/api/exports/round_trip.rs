//! Exports of the owners can be imported again.

use serde_json::json;
use tierway_testkit::builders::{add_product, product_draft};

use crate::imports::support::{check, owner, rows, upload};
use crate::support::TestApp;

#[actix_web::test]
async fn an_export_that_is_imported_again_changes_nothing() {
    let app = TestApp::start().await;
    let owner = owner(&app).await;
    app.write(|tx| {
        for number in 0..7 {
            let mut draft = product_draft(&format!("Product {number}"));
            draft.name = format!("=HYPERLINK(\"x\") {number}");
            draft.sku = format!("-{number}");
            draft.description = "Größe, \"quoted\";\nsecond line\twith a tab".to_owned();
            draft.is_active = number % 2 == 0;
            draft.details.needs_lots = number % 3 == 0;
            draft.details.images =
                vec!["https://cdn.example/a,b.png".to_owned(), "https://cdn.example/c.png".to_owned()];
            draft.details.attributes.flavour = Some("@Mango".to_owned());
            draft.details.attributes.nicotine_strength = "2.5".parse().ok();
            draft.weight = None;
            draft.agent_price = None;
            add_product(tx, &draft.checked().unwrap(), number)?;
        }
        add_product(tx, &product_draft("Plain"), 3)?;
        Ok(())
    })
    .await;
    for format in ["csv", "xlsx"] {
        let file = owner.get(&format!("/api/exports/products.{format}")).await;
        assert_eq!(file.status, 200);
        let import = upload(&owner, "products", &format!("products.{format}"), &file.body).await.expect(201);
        let mapped = import["mapping"].as_object().unwrap().len();
        assert_eq!(
            mapped,
            import["fields"].as_array().unwrap().len(),
            "every field has its column: {}",
            import["mapping"]
        );
        let import = check(&app, &owner, &import, json!({})).await;
        let report = rows(&owner, &import).await;
        assert_eq!(
            import["counts"],
            json!({ "create": 0, "update": 0, "same": 8, "error": 0 }),
            "{format}: {report:?}"
        );
    }
}
