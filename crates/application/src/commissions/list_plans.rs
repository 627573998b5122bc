//! `GET /api/commission-plans`.

use tierway_commissions::CommissionPlan;
use tierway_kernel::{CommissionPlanId, Page, PageRequest, Permission};

use crate::{Context, Failure, Transaction};

/// Plans, and which of them counts now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlanList {
    /// The page.
    pub page: Page<CommissionPlan>,
    /// The plan in effect.
    pub current: Option<CommissionPlanId>,
}

/// All plans, the latest beginning first.
pub fn list_plans(tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<PlanList, Failure> {
    context.require(Permission::ListCommissionPlans)?;
    let current = tx.commission_plans().in_effect(context.now)?.map(|plan| plan.id);
    Ok(PlanList { page: tx.commission_plans().list(page)?, current })
}
