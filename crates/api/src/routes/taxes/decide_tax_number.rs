//! `POST /api/users/{id}/tax-number/decision`.

use tierway_accounts::TaxNumberDecision;
use tierway_application::{Failure, taxes};
use tierway_kernel::UserId;

use super::user_tax::{DecideTaxNumberRequest, TaxNumberDecisionName, UserTaxResponse};
use crate::prelude::*;

/// Verify or reject the tax number of an account
///
/// For the admin. Where its tax zone has a reverse charge, a verified number relieves the account of tax. The account holder
/// gets a notification and an email. A decision can be changed.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The account", example = 12)),
    request_body = DecideTaxNumberRequest,
    responses(
        (status = 200, description = "The tax number and exemption certificates.", body = UserTaxResponse),
        (status = 404, description = "Account not found, or it has no tax number."),
        (status = 409, description = "The number was changed since `number`."),
    ),
)]
#[post("/api/users/{id}/tax-number/decision")]
pub async fn decide_tax_number(call: Call, id: Id, body: Body<DecideTaxNumberRequest>) -> HandlerResult {
    let DecideTaxNumberRequest { status, number, note } = body.0;
    let decision = TaxNumberDecision::new(status == TaxNumberDecisionName::Verified, note.as_deref());
    let decision = decision.map_err(|error| Failure::Fields(vec![error]))?;
    let id = UserId(id.0);
    let view = call.write(move |tx, context| taxes::decide_tax_number(tx, context, id, &number, &decision)).await?;
    Ok(HttpResponse::Ok().json(UserTaxResponse::from(view)))
}
