//! `GET /api/commission-plans`.

use tierway_application::commissions::list_plans as list;

use super::plan_dto::CommissionPlanResponse;
use crate::prelude::*;

/// List commission plans
///
/// For the admin: latest start date first, including planned ones. `isCurrent` marks the active plan.
#[utoipa::path(
    tag = "Commissions",
    params(PageParams),
    responses(
        (status = 200, description = "Plans.", body = Vec<CommissionPlanResponse>, headers(("X-Total-Count" = u64, description = "Total number of items that match the filter."), ("Link" = String, description = "`rel=\"next\"` if there is another page."))),
    ),
)]
#[get("/api/commission-plans")]
pub async fn list_commission_plans(call: Call) -> HandlerResult {
    let page = call.page()?;
    let plans = call.read(move |tx, context| list(tx, context, &page)).await?;
    let current = plans.current;
    Ok(list_response(&call, plans.page.map(|plan| CommissionPlanResponse::new(plan, current))))
}
