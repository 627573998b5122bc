//! `GET /api/commissions/summary`.

use tierway_commissions::{
    BonusRule, CommissionScope, Month, MonthSum, Payout, PayoutLine, Sums, series, sums, sums_of, visible_commissions,
};
use tierway_kernel::{Money, Permission, Role, UserId};

use super::plan_at::plan_at;
use crate::settings::business_zone;
use crate::{Context, Failure, Transaction};

/// Months of the chart.
const MONTHS: usize = 12;

/// Earnings of a user, or of all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommissionSummary {
    /// Whose; `None` for all together.
    pub user_id: Option<UserId>,
    /// This month.
    pub month: Month,
    /// Approved less reversed this month, by status.
    pub in_month: Sums,
    /// All earnings, by status.
    pub lifetime: Sums,
    /// This month's bonus so far; only agents have one.
    pub bonus: Option<BonusProgress>,
    /// The last twelve months, oldest first.
    pub series: Vec<MonthSum>,
    /// The minimum payout.
    pub payout_minimum: Money,
    /// The latest payout with the user's line.
    pub last_payout: Option<(Payout, PayoutLine)>,
}

/// Progress of this month's bonus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BonusProgress {
    /// Share and maximum.
    pub rule: BonusRule,
    /// Commissions approved in the month, less reversals.
    pub basis: Money,
    /// The bonus so far.
    pub amount: Money,
    /// The approved amount required for the full bonus.
    pub left: Money,
}

/// The summary of `user`: agents and sub-agents may read their own, owners any or the total.
pub fn get_summary(
    tx: &mut dyn Transaction,
    context: &Context,
    user: Option<UserId>,
) -> Result<CommissionSummary, Failure> {
    context.require(Permission::GetCommissionSummary)?;
    let user = whose(tx, context, user)?;
    let month = Month::of(context.now, business_zone(tx)?);
    let figures = tx.commission_entries().figures(user.map(|(id, _)| id))?;
    let plan = plan_at(tx, context.now)?;
    let bonus = match user {
        Some((id, Role::Agent)) => Some(progress(tx, id, month, plan.bonus)?),
        _ => None,
    };
    let last_payout = match user {
        Some((id, _)) => last_payout(tx, id)?,
        None => None,
    };
    Ok(CommissionSummary {
        user_id: user.map(|(id, _)| id),
        month,
        in_month: sums_of(&figures, month),
        lifetime: sums(figures.iter()),
        bonus,
        series: series(&figures, month, MONTHS),
        payout_minimum: plan.payout_minimum,
        last_payout,
    })
}

/// The account of the summary, with its role.
fn whose(
    tx: &mut dyn Transaction,
    context: &Context,
    wanted: Option<UserId>,
) -> Result<Option<(UserId, Role)>, Failure> {
    let id = match visible_commissions(&context.actor) {
        CommissionScope::All => wanted,
        CommissionScope::Beneficiary(own) if wanted.is_none_or(|id| id == own) => Some(own),
        CommissionScope::Beneficiary(_) | CommissionScope::Nothing => return Err(Failure::NotFound("This person")),
    };
    let Some(id) = id else { return Ok(None) };
    let user = tx.users().by_id(id)?.filter(|user| matches!(user.role, Role::Agent | Role::SubAgent));
    user.map(|user| Some((user.id, user.role))).ok_or(Failure::NotFound("This person"))
}

fn progress(tx: &mut dyn Transaction, user: UserId, month: Month, rule: BonusRule) -> Result<BonusProgress, Failure> {
    let earned = tx.commission_entries().net_approved(Some(user), month)?;
    let basis = earned.into_iter().find(|(id, _)| *id == user).map_or(Money::ZERO, |(_, basis)| basis);
    Ok(BonusProgress { rule, basis, amount: rule.of(basis), left: rule.left(basis) })
}

fn last_payout(tx: &mut dyn Transaction, user: UserId) -> Result<Option<(Payout, PayoutLine)>, Failure> {
    let Some(payout) = tx.payouts().last_paid(user)? else { return Ok(None) };
    let line = tx.payouts().lines_of(user, &[payout.id])?.pop();
    Ok(line.map(|(_, line)| (payout, line)))
}
