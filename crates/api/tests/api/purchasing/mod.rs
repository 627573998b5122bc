//! `/api/suppliers`, `/api/purchasing`, `/api/purchase-orders`, `/api/products/{id}/costs`.

mod orders;
mod receiving;
mod suppliers;

use serde_json::{Value, json};
use tierway_application::purchasing::purchase_faults;
use tierway_catalogue::{Product, ProductDraft};
use tierway_kernel::ProductId;
use tierway_testkit::builders::{add_product, product_draft};

use crate::support::{Client, TestApp};

pub(super) const ORDERS: &str = "/api/purchase-orders";
pub(super) const SUPPLIERS: &str = "/api/suppliers";

/// A product with pieces on the shelf.
pub(super) async fn stocked(app: &TestApp, name: &'static str, pieces: i64) -> Product {
    let draft: ProductDraft = product_draft(name);
    app.write(move |tx| Ok(add_product(tx, &draft, pieces)?)).await
}

/// A supplier that sells these products at 2.50 in packs of 24.
pub(super) async fn supplier(buyer: &Client, name: &str, products: &[ProductId]) -> Value {
    let body = json!({ "name": name, "email": "orders@harbour.example", "leadDays": 9 });
    let made = buyer.post(SUPPLIERS, body).await.expect(201);
    let rows: Vec<Value> = products
        .iter()
        .map(|id| json!({ "productId": id.0, "cost": "2.50", "packSize": 24, "supplierSku": "HT-1", "isPreferred": true }))
        .collect();
    let path = format!("{SUPPLIERS}/{}/products", made["id"]);
    buyer.put(&path, json!({ "expectedVersion": 1, "products": rows })).await.expect(200)
}

/// The address of something about an order.
pub(super) fn path(order: &Value, rest: &str) -> String {
    format!("{ORDERS}/{}{rest}", order["id"])
}

/// An order of 48 pieces that was sent, with its product.
pub(super) async fn sent(app: &TestApp, buyer: &Client) -> (Value, Product) {
    let mint = stocked(app, "Mint Pod", 0).await;
    supplier(buyer, "Harbour", &[mint.id]).await;
    let body = json!({ "lines": [{ "productId": mint.id.0, "pieces": 48 }] });
    let draft = buyer.post(ORDERS, body).await.expect(201)[0].clone();
    let manager = app.signed_in_employee("Manager").await;
    manager.post(&path(&draft, "/approve"), json!({})).await.expect(200);
    (buyer.post(&path(&draft, "/send"), json!({})).await.expect(200), mint)
}

/// What does not fit in purchasing.
pub(super) async fn faults(app: &TestApp) -> Vec<String> {
    app.read(|tx| purchase_faults(tx)).await
}
