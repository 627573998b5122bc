//! `PUT /api/regions`.

use tierway_application::pricing::set_regions as set;

use super::region_dto::{RegionsResponse, SetRegionsRequest};
use crate::prelude::*;

/// Set regions
///
/// For wholesalers, admin and manufacturer: replaces the whole table. A country or zone belongs to one region; a zone
/// takes precedence over its country.
#[utoipa::path(
    tag = "Prices",
    request_body = SetRegionsRequest,
    responses(
        (status = 200, description = "The table.", body = RegionsResponse),
        (status = 409, description = "The regions were changed in the meantime."),
    ),
)]
#[put("/api/regions")]
pub async fn set_regions(call: Call, body: Body<SetRegionsRequest>) -> HandlerResult {
    let (version, places) = body.0.table();
    let regions = call.write(move |tx, context| set(tx, context, version, &places)).await?;
    Ok(HttpResponse::Ok().json(RegionsResponse::from(regions)))
}
