//! `POST /api/users/{id}/exemptions`.

use tierway_application::taxes;
use tierway_kernel::UserId;

use super::user_tax::{AddTaxExemptionRequest, UserTaxResponse};
use crate::form;
use crate::prelude::*;

/// Record an exemption certificate
///
/// For the admin. On its days the certificate relieves the account of tax, in its zone or everywhere. It counts for orders
/// placed and quotations offered from now on. An account has at most 100.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    request_body = AddTaxExemptionRequest,
    responses((status = 200, description = "The tax number and exemption certificates.", body = UserTaxResponse)),
)]
#[post("/api/users/{id}/exemptions")]
pub async fn add_tax_exemption(call: Call, id: Id, body: Body<AddTaxExemptionRequest>) -> HandlerResult {
    let input = form::checked(body.0.input())?;
    let id = UserId(id.0);
    let view = call.write(move |tx, context| taxes::add_tax_exemption(tx, context, id, &input)).await?;
    Ok(HttpResponse::Ok().json(UserTaxResponse::from(view)))
}
