//! `GET /api/commissions`.

use tierway_application::commissions::list_commissions as list;
use tierway_commissions::{CommissionFilter, CommissionSort};
use tierway_kernel::UserId;

use super::dto::{CommissionResponse, CommissionStatusName};
use crate::dto::*;
use crate::prelude::*;
use crate::times::{from_time, to_time};

/// Sort order of commissions.
pub type CommissionSortName = Name<CommissionSort>;

/// Parameters of the list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListCommissionsParams {
    /// Only this status; in your own list, the status of your part.
    status: Option<CommissionStatusName>,
    /// Only those this agent or sub-agent earns from.
    #[serde(rename = "beneficiaryId")]
    #[param(rename = "beneficiaryId", example = 5)]
    beneficiary_id: Option<i64>,
    /// From this business day or time on.
    #[param(example = "2026-01-01")]
    #[validate(custom(function = form::time))]
    from: Option<String>,
    /// Up to and including this business day, or before this time.
    #[param(example = "2026-01-31")]
    #[validate(custom(function = form::time))]
    to: Option<String>,
    /// In which order; newest first if omitted. By `amount`: in your own list of your part, otherwise of all parts together.
    #[param(inline)]
    sort: Option<CommissionSortName>,
}

impl ListCommissionsParams {
    /// The filter.
    pub async fn read(self, call: &Call) -> Result<CommissionFilter, Problem> {
        let zone = call.zone_of([self.from.as_deref(), self.to.as_deref()]).await?;
        Ok(CommissionFilter {
            status: self.status.map(|name| name.0),
            beneficiary: self.beneficiary_id.map(UserId),
            from: from_time(self.from.as_deref(), zone),
            to: to_time(self.to.as_deref(), zone),
            sort: self.sort.unwrap_or_default().0,
        })
    }
}

/// List commissions
///
/// For agents and sub-agents their own, for admin and manufacturer all.
#[utoipa::path(
    tag = "Commissions",
    params(ListCommissionsParams, PageParams),
    responses(
        (status = 200, description = "Commissions.", body = Vec<CommissionResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/commissions")]
pub async fn list_commissions(call: Call, params: Params<ListCommissionsParams>) -> HandlerResult {
    let (filter, page) = (params.0.read(&call).await?, call.page()?);
    let page = call.read(move |tx, context| list(tx, context, &filter, &page)).await?;
    Ok(list_response(&call, page.map(CommissionResponse::from)))
}
