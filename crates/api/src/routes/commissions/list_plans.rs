//! `GET /api/commission-plans`.

use actix_web::{HttpResponse, get};
use serde::Deserialize;
use tierway_application::commissions::list_plans as list;
use utoipa::IntoParams;

use super::plan_dto::CommissionPlanResponse;
use crate::list::{Params, list_response, page_request};
use crate::{Call, Problem};

/// Parameters of the list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListCommissionPlansParams {
    /// Most items in the answer.
    #[param(minimum = 1, maximum = 200, default = 200)]
    limit: Option<i64>,
    /// Where to go on, from the `Link` header.
    cursor: Option<String>,
}

/// List commission plans
///
/// For the admin: the latest beginning first, planned ones too. `isCurrent` marks the one that counts now.
#[utoipa::path(
    operation_id = "listCommissionPlans",
    tag = "Commissions",
    params(ListCommissionPlansParams),
    responses(
        (status = 200, description = "Plans.", body = Vec<CommissionPlanResponse>, headers(("X-Total-Count" = u64, description = "How many there are under the same filter."), ("Link" = String, description = "`rel=\"next\"` while there is more."))),
    ),
)]
#[get("/api/commission-plans")]
pub async fn list_plans(call: Call, params: Params<ListCommissionPlansParams>) -> Result<HttpResponse, Problem> {
    let page = page_request(params.0.limit, params.0.cursor.as_deref())?;
    let plans = call.read(move |tx, context| list(tx, context, &page)).await?;
    let current = plans.current;
    Ok(list_response(&call, plans.page.map(|plan| CommissionPlanResponse::new(plan, current))))
}
