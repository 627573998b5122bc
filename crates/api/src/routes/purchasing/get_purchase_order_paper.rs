//! `GET /api/purchase-orders/{id}/paper.pdf`.

use tierway_application::invoicing::{get_purchase_paper as draft, print};
use tierway_kernel::PurchaseOrderId;

use crate::pdf::pdf;
use crate::prelude::*;

/// Get the PDF of a purchase order
///
/// With embedded fonts. Costs require permission to see them. The same order always gives the same bytes in a language.
#[utoipa::path(
    tag = "Purchasing",
    params(("id" = i64, Path, description = "The purchase order.", example = 7)),
    responses((status = 200, description = "The document.", content((Vec<u8> = "application/pdf")))),
)]
#[get("/api/purchase-orders/{id}/paper.pdf")]
pub async fn get_purchase_order_paper(call: Call, id: Id) -> HandlerResult {
    let draft = call.read(move |tx, context| draft(tx, context, PurchaseOrderId(id.0))).await?;
    let name = draft.file_name.clone();
    let bytes = call.blocking(move |services| print(services, draft)).await??;
    Ok(pdf(&name).body(bytes))
}
