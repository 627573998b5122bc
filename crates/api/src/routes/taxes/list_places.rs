//! `GET /api/places`.

use tierway_application::Topic;
use tierway_application::taxes::list_places as list;

use super::dto::{CountryResponse, PlacesResponse};
use crate::prelude::*;

/// List places
///
/// Public: all countries with their subdivisions, by ISO 3166 codes and English names.
#[utoipa::path(
    tag = "Settings",
    responses((status = 200, description = "The countries.", body = PlacesResponse)),
)]
#[get("/api/places")]
pub async fn list_places(call: Call) -> HandlerResult {
    call.cached_for_all(&[Topic::Settings], async || {
        let countries = list(&call.context())?.iter().map(CountryResponse::from).collect();
        Ok(HttpResponse::Ok().json(PlacesResponse { countries }).into())
    })
    .await
}
