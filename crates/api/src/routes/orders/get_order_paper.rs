//! `GET /api/orders/{id}/papers/{kind}.pdf`.

use actix_web::http::header;
use actix_web::web;
use tierway_application::invoicing::{
    OrderDocument, OrderDocumentInput, freeze_order_paper, get_order_paper as find, make_file, print, read_file,
};
use tierway_kernel::OrderId;
use tierway_orders::TradeDocumentKind;

use crate::dto::*;
use crate::pdf::pdf;
use crate::prelude::*;

/// Number of attempts to load a document, freezing and rendering it in between.
const LOOKS: u8 = 3;

/// The shipment or refund of a document.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct GetOrderPaperParams {
    /// The shipment of a delivery note or a label, by id or delivery note number; the latest if omitted.
    #[param(example = "DLN-2026-000001")]
    shipment: Option<String>,
    /// The refund of a credit note, by credit note number; the latest if omitted.
    #[param(example = "CRN-2026-000001")]
    refund: Option<String>,
}

/// Get an order document
///
/// As PDF with embedded fonts: `proforma` until the order is paid, then `invoice` and `receipt`; `delivery-note` for a
/// shipment, without prices (before anything is shipped, the packing slip of the whole order); `credit-note` for a
/// refund; for company staff also `packing-slip` with batches and `shipping-label`, 100 × 150 mm, with the parcel
/// number as a QR code. Documents with prices require permission to see the order's prices (buyer, seller, admin,
/// manufacturer); the warehouse may also get the delivery note.
///
/// Invoice, receipt, credit note and the delivery note of a shipment are issued documents: they are frozen when they
/// are numbered and stay byte for byte the same, whatever happens to the order, profiles, settings and logo. The `ETag`
/// is the BLAKE3 hash of the file; they are in the language of the buyer's account. The others are working documents,
/// rendered on each request in the caller's language.
#[utoipa::path(
    tag = "Orders",
    params(
        ("id" = i64, Path, description = "The order.", example = 42),
        ("kind" = String, Path, description = "`proforma`, `invoice`, `receipt`, `delivery-note`, `credit-note`, `packing-slip` or `shipping-label`.", example = "invoice"),
        GetOrderPaperParams,
    ),
    responses(
        (status = 200, description = "The document.", content((Vec<u8> = "application/pdf")),
            headers(("ETag" = String, description = "Hash of an issued document; working documents have none."))),
        (status = 403, description = "The caller may see the order but not this document."),
        (status = 409, description = "This document is not available for this order yet."),
        (status = 500, description = "The stored file of an issued document is missing or damaged."),
    ),
)]
#[get("/api/orders/{id}/papers/{kind}.pdf")]
pub async fn get_order_paper(
    call: Call,
    id: Id,
    path: web::Path<(String, String)>,
    params: Params<GetOrderPaperParams>,
) -> HandlerResult {
    let kind = TradeDocumentKind::parse(&path.1).ok_or_else(|| Problem::not_found("Not found."))?;
    let GetOrderPaperParams { shipment, refund } = params.0;
    let input = OrderDocumentInput { kind, shipment, refund };
    let (name, bytes, hash) = take(&call, OrderId(id.0), input).await?;
    let mut response = pdf(&name);
    if let Some(hash) = hash {
        response.insert_header(header::ETag(header::EntityTag::new_strong(hash)));
    }
    Ok(response.body(bytes))
}

/// Name, bytes and, for an issued document, the hash. One that is not frozen or rendered yet is loaded again
/// afterwards.
async fn take(
    call: &Call,
    order: OrderId,
    input: OrderDocumentInput,
) -> Result<(String, Vec<u8>, Option<String>), Problem> {
    for _ in 0..LOOKS {
        let wanted = input.clone();
        match call.read(move |tx, context| find(tx, context, order, &wanted)).await? {
            OrderDocument::Working(draft) => {
                let name = draft.file_name.clone();
                return Ok((name, call.blocking(move |services| print(services, *draft)).await??, None));
            }
            OrderDocument::NotFrozen => {
                let wanted = input.clone();
                call.trace(move |tx, context| freeze_order_paper(tx, context, order, &wanted)).await?;
            }
            OrderDocument::Issued(paper) => {
                let (id, number, name) = (paper.id, paper.entry.number.clone(), paper.entry.file_name.clone());
                if let Some(file) = paper.file.clone() {
                    let hash = file.hash.clone();
                    let bytes = call.blocking(move |services| read_file(services, &number, &file)).await??;
                    return Ok((name, bytes, Some(hash)));
                }
                let file = call.blocking(move |services| make_file(services, &paper)).await??;
                call.trace(move |tx, context| {
                    tx.issued_papers().add_file(id, &file, context.now)?;
                    Ok(())
                })
                .await?;
            }
        }
    }
    Err(Problem::internal(&"an issued paper does not stay"))
}
