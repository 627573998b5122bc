//! `GET /api/purchase-orders/{id}/paper.pdf`.

use actix_web::http::header;
use tierway_application::invoicing::{get_purchase_paper as draft, print};
use tierway_kernel::PurchaseOrderId;

use crate::prelude::*;

/// A browser may show the document in its viewer, with scripts and requests disabled.
const VIEWED: &str = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

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
    let name = format!("{}.pdf", draft.file_name);
    let bytes = call.blocking(move |services| print(services, draft)).await??;
    let name = header::DispositionParam::Filename(name);
    let shown = header::ContentDisposition { disposition: header::DispositionType::Inline, parameters: vec![name] };
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "application/pdf"))
        .insert_header(shown)
        .insert_header((header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .insert_header((header::CONTENT_SECURITY_POLICY, VIEWED))
        .insert_header((header::CACHE_CONTROL, "private, no-store"))
        .body(bytes))
}
