//! `POST /api/commission-plans`.

use tierway_application::commissions::add_plan as add;
use tierway_kernel::Permission;

use super::plan_dto::{CommissionPlanRequest, CommissionPlanResponse};
use crate::prelude::*;

/// Create a commission plan
///
/// For the admin: rates, hold period, bonus and minimum payout, effective from a given time. Commissions already earned
/// keep their rates. Of two plans with the same start, the one created later applies.
#[utoipa::path(
    tag = "Commissions",
    params(("Idempotency-Key" = Option<String>, Header, description = "Repeating a request with the same key and body returns the first response; a different body is rejected with 422.")),
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
