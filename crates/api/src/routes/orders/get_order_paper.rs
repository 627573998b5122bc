//! `GET /api/orders/{id}/papers/{kind}.pdf`.

use actix_web::http::header;
use actix_web::web;
use tierway_application::papers::{PaperWish, get_order_paper as draft, print};
use tierway_kernel::OrderId;
use tierway_orders::PaperKind;

use crate::dto::*;
use crate::prelude::*;

/// A browser may show the paper in its viewer; nothing in it runs or loads anything.
const VIEWED: &str = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/// Which shipment or refund a paper is of.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query, rename_all = "camelCase")]
pub struct GetOrderPaperParams {
    /// The shipment of a delivery note or a label, by id or delivery note number; the newest when left out.
    #[param(example = "DLN-2026-000001")]
    shipment: Option<String>,
    /// The refund of a credit note, by credit note number; the newest when left out.
    #[param(example = "CRN-2026-000001")]
    refund: Option<String>,
}

/// Get a paper of an order
///
/// As PDF with its fonts inside: `proforma` until the order is paid, then `invoice` and `receipt`; `delivery-note`
/// of a shipment, without prices, and before anything has left the packing slip of the whole order; `credit-note` of a
/// refund; for the company's people `packing-slip` with the batches, and `shipping-label` of a shipment on 100 × 150 mm with
/// the parcel's number as a QR code. Papers with prices are for who sees the order's prices (buyer, seller, admin, manufacturer), the delivery note
/// also for the warehouse. The same order gives the same bytes.
#[utoipa::path(
    tag = "Orders",
    params(
        ("id" = i64, Path, description = "The order.", example = 42),
        ("kind" = String, Path, description = "`proforma`, `invoice`, `receipt`, `delivery-note`, `credit-note`, `packing-slip` or `shipping-label`.", example = "invoice"),
        GetOrderPaperParams,
    ),
    responses(
        (status = 200, description = "The paper.", content((Vec<u8> = "application/pdf"))),
        (status = 403, description = "The caller sees the order, but not its prices, or does not pack it."),
        (status = 409, description = "The order has no such paper as it stands."),
    ),
)]
#[get("/api/orders/{id}/papers/{kind}.pdf")]
pub async fn get_order_paper(
    call: Call,
    id: Id,
    path: web::Path<(String, String)>,
    params: Params<GetOrderPaperParams>,
) -> HandlerResult {
    let kind = PaperKind::parse(&path.1).ok_or_else(|| Problem::not_found("There is nothing at this address."))?;
    let GetOrderPaperParams { shipment, refund } = params.0;
    let wish = PaperWish { kind, shipment, refund };
    let draft = call.read(move |tx, context| draft(tx, context, OrderId(id.0), &wish)).await?;
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
