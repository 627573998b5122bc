//! GET /api/verification-cases.

use tierway_application::accounts;

use super::verification::{ListVerificationCasesQuery, VerificationSummaryResponse};
use crate::prelude::*;

/// List verifications
///
/// For the admin: the accounts that need verification (all except customers and the admin), oldest first, with document
/// counts. `status=pending` is the queue.
#[utoipa::path(
    tag = "Accounts",
    params(ListVerificationCasesQuery, PageParams),
    responses((status = 200, description = "The verifications.", body = Vec<VerificationSummaryResponse>)),
)]
#[get("/api/verification-cases")]
pub async fn list_verification_cases(call: Call, params: Params<ListVerificationCasesQuery>) -> HandlerResult {
    let page = call.page()?;
    let filter = params.0.filter(call.context().now);
    let cases = call.read(move |tx, context| accounts::list_verification_cases(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, cases.map(VerificationSummaryResponse::from)))
}
