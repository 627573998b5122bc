//! `GET /api/products/{id}`.

use tierway_application::catalogue::{get_product_for, prices_until, product_topics};
use tierway_application::{Context, Transaction};
use tierway_kernel::ProductId;

use super::dto::ProductDetailsResponse;
use super::store_param::StoreParam;
use crate::cache::FreshResponse;
use crate::prelude::*;

/// Get a product
///
/// Public; discontinued products are visible to company staff only.
#[utoipa::path(
    tag = "Catalogue",
    params(("id" = i64, Path, description = "The product.", example = 42), StoreParam),
    responses((status = 200, description = "The product.", body = ProductDetailsResponse)),
)]
#[get("/api/products/{id}")]
pub async fn get_product(call: Call, id: Id, store: Params<StoreParam>) -> HandlerResult {
    let store = store.0.front();
    let viewer = call.viewer_profile().await?;
    call.cached_for(viewer, product_topics(store), async || {
        let find = move |tx: &mut dyn Transaction, context: &Context| {
            let found = get_product_for(tx, context, &viewer, ProductId(id.0), store)?;
            Ok((found, prices_until(tx, &viewer, context.now)?))
        };
        let (found, until) = call.read(find).await?;
        let stock_of = if viewer.counts_stock() { vec![ProductId(id.0)] } else { Vec::new() };
        let response = HttpResponse::Ok().json(ProductDetailsResponse::from(found));
        Ok(FreshResponse { response, stock_of, until })
    })
    .await
}
