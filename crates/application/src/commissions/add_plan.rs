//! `POST /api/commission-plans`.

use tierway_accounts::ActivityAction;
use tierway_commissions::{CommissionPlan, NewPlan, check_plan};
use tierway_kernel::{Permission, message};

use crate::settings::business_zone;
use crate::{Context, Failure, Topic, Transaction};

/// Creates the plan, effective from its start. Commissions already earned keep their rates.
pub fn add_plan(tx: &mut dyn Transaction, context: &Context, plan: NewPlan) -> Result<CommissionPlan, Failure> {
    context.require(Permission::AddCommissionPlan)?;
    let plan = NewPlan { created_by: context.actor.id(), ..plan };
    let errors = check_plan(&plan, context.now);
    if !errors.is_empty() {
        return Err(Failure::Fields(errors));
    }
    let stored = tx.commission_plans().add(&plan, context.now)?;
    let rates = &plan.rates;
    let text = message!(
        "Created a commission plan from {time}: {agent} and {sub_agent} per {basis}, held for {days} days",
        time = business_zone(tx)?.show(plan.effective_from, "%Y-%m-%d %H:%M %Z"),
        agent = rates.agent_rate,
        sub_agent = rates.sub_agent_rate,
        basis = rates.basis_amount,
        days = rates.hold_days
    );
    context.log(tx, ActivityAction::Setting, text)?;
    // The public settings name the plan in effect.
    tx.changed(Topic::Settings);
    Ok(stored)
}
