//! `GET /api/orders/{id}/papers/{kind}.pdf`.

use actix_web::http::header;
use actix_web::{HttpResponse, get, web};
use tierway_application::papers::{get_order_paper as draft, print};
use tierway_kernel::OrderId;
use tierway_orders::PaperKind;

use crate::list::Id;
use crate::{Call, Problem};

/// A browser may show the paper in its viewer; nothing in it runs or loads anything.
const VIEWED: &str = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/// Get a paper of an order
///
/// As PDF with its fonts inside: `proforma` until the order is paid, then `invoice` and `receipt`; `delivery-note`
/// without prices. Papers with prices are for who sees the order's prices (buyer, seller, admin, manufacturer), the
/// delivery note also for the warehouse. The same order gives the same bytes.
#[utoipa::path(
    operation_id = "getOrderPaper",
    tag = "Orders",
    params(
        ("id" = i64, Path, description = "The order.", example = 42),
        ("kind" = String, Path, description = "`proforma`, `invoice`, `receipt` or `delivery-note`.", example = "invoice"),
    ),
    responses(
        (status = 200, description = "The paper.", content((Vec<u8> = "application/pdf"))),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller sees the order, but not its prices.", body = Problem, content_type = "application/problem+json"),
        (status = 404, description = "There is no such thing, or not for this caller.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "The order has no such paper as it stands.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[get("/api/orders/{id}/papers/{kind}.pdf")]
pub async fn get_order_paper(call: Call, id: Id, path: web::Path<(String, String)>) -> Result<HttpResponse, Problem> {
    let kind = PaperKind::parse(&path.1).ok_or_else(|| Problem::not_found("There is nothing at this address."))?;
    let draft = call.read(move |tx, context| draft(tx, context, OrderId(id.0), kind)).await?;
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
