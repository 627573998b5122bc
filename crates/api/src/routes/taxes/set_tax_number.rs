//! `PUT /api/users/{id}/tax-number`.

use tierway_application::{Failure, taxes};
use tierway_kernel::UserId;

use super::user_tax::{SetTaxNumberRequest, UserTaxResponse};
use crate::prelude::*;

/// Set the tax number of an account
///
/// For the account holder and the admin. Form and check digit are checked; a changed number is unverified until the admin
/// decides. Orders that exist keep their taxes.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    request_body = SetTaxNumberRequest,
    responses((status = 200, description = "The tax number and exemption certificates.", body = UserTaxResponse)),
)]
#[put("/api/users/{id}/tax-number")]
pub async fn set_tax_number(call: Call, id: Id, body: Body<SetTaxNumberRequest>) -> HandlerResult {
    let number = body.0.number().map_err(|error| Failure::Fields(vec![error]))?;
    let id = UserId(id.0);
    let view = call.write(move |tx, context| taxes::set_tax_number(tx, context, id, number.as_ref())).await?;
    Ok(HttpResponse::Ok().json(UserTaxResponse::from(view)))
}
