//! GET /api/verification-cases.

use chrono::Duration;
use tierway_accounts::CaseFilter;
use tierway_application::accounts;
use tierway_application::accounts::CaseSummary;

use super::user::{RoleName, UserResponse, VerificationStatus};
use crate::dto::*;
use crate::prelude::*;

/// Maximum number of days; more overflows.
pub(crate) const MOST_DAYS_BACK: u32 = 40_000_000;

/// Filters of the verifications; all given ones must match.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListVerificationCasesQuery {
    /// Only `pending`, `approved` or `rejected` ones.
    #[param(value_type = Option<String>, example = "pending")]
    pub status: Option<VerificationStatus>,
    /// Only this role.
    #[param(value_type = Option<String>, example = "dealer")]
    pub role: Option<RoleName>,
    /// Only accounts registered at least this many days ago.
    #[param(example = 3)]
    #[validate(range(max = MOST_DAYS_BACK, code = "unreadable"))]
    pub older_than_days: Option<u32>,
    /// Only those with unreviewed documents, such as one renewed by an approved dealer.
    pub needs_review: Option<bool>,
    /// Part of a name, username, company or email, ignoring case.
    #[param(example = "tan")]
    pub q: Option<String>,
}

impl ListVerificationCasesQuery {
    /// The filter at the time `now`.
    pub fn filter(&self, now: DateTime<Utc>) -> CaseFilter {
        let before = |days: u32| now.checked_sub_signed(Duration::days(i64::from(days)));
        CaseFilter {
            verification: self.status.map(|name| name.0),
            role: self.role.map(|name| name.0),
            before: self.older_than_days.and_then(before),
            text: self.q.clone(),
            needs_review: self.needs_review.unwrap_or(false),
        }
    }
}

/// A verification in a list.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VerificationSummaryResponse {
    /// The account.
    pub user: UserResponse,
    /// When the account was registered.
    pub waiting_since: DateTime<Utc>,
    /// Unreviewed documents.
    #[schema(example = 2)]
    pub documents_pending: usize,
    /// Documents that were refused and not replaced.
    #[schema(example = 1)]
    pub documents_refused: usize,
    /// Kinds of document that are missing or have ended.
    #[schema(example = 0)]
    pub documents_missing: usize,
}

impl From<CaseSummary> for VerificationSummaryResponse {
    fn from(case: CaseSummary) -> VerificationSummaryResponse {
        VerificationSummaryResponse {
            waiting_since: case.account.user.created_at,
            user: case.account.into(),
            documents_pending: case.pending,
            documents_refused: case.refused,
            documents_missing: case.missing,
        }
    }
}

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
