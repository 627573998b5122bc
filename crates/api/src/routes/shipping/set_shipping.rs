//! `PUT /api/shipping`.

use tierway_application::{Failure, shipping};
use tierway_kernel::Permission;

use super::dto::ShippingResponse;
use super::request::SetShippingRequest;
use crate::prelude::*;

/// Set the shipping zones
///
/// For the admin: replaces all zones with their methods and rates. They count for orders placed and quotations offered from
/// now on; existing ones keep what they cost. Changes are logged.
#[utoipa::path(
    tag = "Settings",
    request_body = SetShippingRequest,
    responses(
        (status = 200, description = "The zones as they are now.", body = ShippingResponse),
        (status = 409, description = "The zones have changed since `version`."),
    ),
)]
#[put("/api/shipping")]
pub async fn set_shipping(call: Call, body: Body<SetShippingRequest>) -> HandlerResult {
    call.context().require(Permission::SetShipping)?;
    let command = body.0.command().map_err(Failure::Fields)?;
    let view = call.write(move |tx, context| shipping::set_shipping(tx, context, &command)).await?;
    Ok(HttpResponse::Ok().json(ShippingResponse::from(view)))
}
