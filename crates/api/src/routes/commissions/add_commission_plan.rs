//! `POST /api/commission-plans`.

use tierway_application::commissions::add_plan as add;
use tierway_kernel::Permission;

use super::plan_dto::{CommissionPlanRequest, CommissionPlanResponse};
use crate::prelude::*;

/// Make a commission plan
///
/// For the admin: rates, hold, bonus and least payout that count from a time on. What was earned before keeps the rates
/// it was computed with. Of two plans with one beginning the later made counts.
#[utoipa::path(
    tag = "Commissions",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and body gives the first answer again; another body is refused with 422.")),
    request_body = CommissionPlanRequest,
    responses((status = 201, description = "The plan.", body = CommissionPlanResponse)),
)]
#[post("/api/commission-plans")]
pub async fn add_commission_plan(call: Call, body: Body<CommissionPlanRequest>) -> HandlerResult {
    let wanted = body.0.clone();
    call.write_once(Permission::AddCommissionPlan, &body.0, StatusCode::CREATED, move |tx, context| {
        let plan = add(tx, context, wanted.plan(context.now))?;
        let begins_now = plan.terms.effective_from <= context.now;
        let current = begins_now.then_some(plan.id);
        Ok(CommissionPlanResponse::new(plan, current))
    })
    .await
}
