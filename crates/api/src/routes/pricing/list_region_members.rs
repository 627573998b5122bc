//! `GET /api/regions/{region}/members`.

use tierway_application::pricing::list_region_members as list;

use super::names::{RegionMemberRole, RegionName};
use super::paths::OfRegion;
use super::region_dto::RegionMemberResponse;
use crate::dto::*;
use crate::prelude::*;

/// Parameters of the list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListRegionMembersParams {
    /// The role; dealers if omitted.
    #[param(inline)]
    role: Option<RegionMemberRole>,
}

/// List the members of a region
///
/// For admin and manufacturer; for wholesalers, dealers only: active, approved accounts whose country or zone belongs
/// to the region, newest first.
#[utoipa::path(
    tag = "Prices",
    params(("region" = inline(RegionName), Path, description = "The region."), ListRegionMembersParams, PageParams),
    responses(
        (status = 200, description = "The people.", body = Vec<RegionMemberResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/regions/{region}/members")]
pub async fn list_region_members(
    call: Call,
    region: OfRegion,
    params: Params<ListRegionMembersParams>,
) -> HandlerResult {
    let page = call.page()?;
    let role = params.0.role.unwrap_or_default().into();
    let people = call.read(move |tx, context| list(tx, context, region.0, role, &page)).await?;
    Ok(list_response(&call, people.map(RegionMemberResponse::from)))
}
