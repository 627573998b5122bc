//! `GET /api/tax`.

use tierway_application::taxes;

use super::dto::TaxResponse;
use crate::prelude::*;

/// Get the tax rules
///
/// For admin and manufacturer: tax classes with their products, and tax zones with their places and rates.
#[utoipa::path(
    tag = "Settings",
    responses((status = 200, description = "The rules.", body = TaxResponse)),
)]
#[get("/api/tax")]
pub async fn get_tax(call: Call) -> HandlerResult {
    let view = call.read(taxes::get_tax).await?;
    Ok(HttpResponse::Ok().json(TaxResponse::from(view)))
}
