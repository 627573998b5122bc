//! `GET /api/analytics/metrics`.

use tierway_kernel::{Money, Permission};
use tierway_orders::OrderStatus;

use crate::analytics::sales_ever;
use crate::{Context, Failure, Transaction};

/// Dashboard figures for the admin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Metrics {
    /// Accounts.
    pub total_users: u64,
    /// Sales, as defined for reports (docs/figures.md).
    pub total_revenue: Money,
    /// Payments for orders that are not cancelled, including tax and shipping, less refunds.
    pub received: Money,
    /// Active agents and sub-agents.
    pub active_agents: u64,
    /// Pending orders.
    pub pending_orders: u64,
}

/// Counts accounts, agents and orders, and sums up the revenue.
pub fn get_metrics(tx: &mut dyn Transaction, context: &Context) -> Result<Metrics, Failure> {
    context.require(Permission::GetMetrics)?;
    let (total_users, active_agents) = tx.users().counts()?;
    let total_revenue = sales_ever(tx, context)?.revenue();
    let (counts, received) = tx.orders().totals()?;
    let pending = counts.iter().filter(|(status, _)| *status == OrderStatus::Pending).map(|(_, count)| count).sum();
    Ok(Metrics { total_users, total_revenue, received, active_agents, pending_orders: pending })
}
