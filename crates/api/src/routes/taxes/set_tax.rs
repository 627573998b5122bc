//! `PUT /api/tax`.

use tierway_application::{Failure, taxes};
use tierway_kernel::Permission;

use super::dto::TaxResponse;
use super::request::SetTaxRequest;
use crate::prelude::*;

/// Set the tax rules
///
/// For the admin: replaces classes, zones and rates. They count for orders placed and quotations offered from now on;
/// existing ones keep their taxes. Changes are logged.
#[utoipa::path(
    tag = "Settings",
    request_body = SetTaxRequest,
    responses(
        (status = 200, description = "The rules as they are now.", body = TaxResponse),
        (status = 409, description = "The rules have changed since `version`."),
    ),
)]
#[put("/api/tax")]
pub async fn set_tax(call: Call, body: Body<SetTaxRequest>) -> HandlerResult {
    call.context().require(Permission::SetTax)?;
    let rules = body.0.rules().map_err(Failure::Fields)?;
    let view = call.write(move |tx, context| taxes::set_tax(tx, context, &rules)).await?;
    Ok(HttpResponse::Ok().json(TaxResponse::from(view)))
}
