//! `PUT /api/regions`.

use actix_web::{HttpResponse, put};
use tierway_application::pricing::set_regions as set;

use super::region_dto::{RegionsResponse, SetRegionsRequest};
use crate::body::Body;
use crate::{Call, Problem};

/// Set the regions
///
/// For wholesalers, admin and manufacturer: replaces the whole table. A country or zone belongs to one region; a zone goes
/// before its country.
#[utoipa::path(
    operation_id = "setRegions",
    tag = "Prices",
    request_body = SetRegionsRequest,
    responses(
        (status = 200, description = "The table.", body = RegionsResponse),
        (status = 400, description = "A parameter cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The caller may not do this.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "Somebody has changed the regions meanwhile.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is of the wrong type.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the fields.", body = Problem, content_type = "application/problem+json"),
    ),
    security(("session" = []))
)]
#[put("/api/regions")]
pub async fn set_regions(call: Call, body: Body<SetRegionsRequest>) -> Result<HttpResponse, Problem> {
    let (version, places) = body.0.table();
    let regions = call.write(move |tx, context| set(tx, context, version, &places)).await?;
    Ok(HttpResponse::Ok().json(RegionsResponse::from(regions)))
}
