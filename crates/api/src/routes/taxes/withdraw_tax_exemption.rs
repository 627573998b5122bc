//! `DELETE /api/users/{id}/exemptions/{exemptionId}`.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use tierway_application::taxes;
use tierway_kernel::{TaxExemptionId, UserId};

use super::user_tax::UserTaxResponse;
use crate::prelude::*;

/// A certificate and the account it is to be of.
pub struct OfAccount(UserId, TaxExemptionId);

impl FromRequest for OfAccount {
    type Error = Problem;
    type Future = Ready<Result<OfAccount, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let number = |name: &str| request.match_info().get(name).and_then(|text| text.parse().ok());
        let both = number("id").zip(number("exemptionId"));
        ready(
            both.map(|(id, exemption)| OfAccount(UserId(id), TaxExemptionId(exemption)))
                .ok_or_else(|| Problem::not_found("Not found.")),
        )
    }
}

/// Withdraw an exemption certificate
///
/// For the admin. It relieves the account no more; orders that exist keep their taxes.
#[utoipa::path(
    tag = "Accounts",
    params(
        ("id" = i64, Path, description = "The account", example = 12),
        ("exemptionId" = i64, Path, description = "The certificate", example = 4)
    ),
    responses(
        (status = 200, description = "The tax number and the other exemption certificates.", body = UserTaxResponse),
        (status = 404, description = "Account not found, or it has no such certificate."),
    ),
)]
#[delete("/api/users/{id}/exemptions/{exemptionId}")]
pub async fn withdraw_tax_exemption(call: Call, of: OfAccount) -> HandlerResult {
    let OfAccount(user, exemption) = of;
    let view = call.write(move |tx, context| taxes::withdraw_tax_exemption(tx, context, user, exemption)).await?;
    Ok(HttpResponse::Ok().json(UserTaxResponse::from(view)))
}
