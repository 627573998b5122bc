//! Responses of commission operations.

use tierway_application::commissions::{CommissionView, Metrics};
use tierway_commissions::{CommissionStatus, steps};

use super::plan_dto::CommissionRatesResponse;
use crate::dto::*;

/// Status of a commission.
pub type CommissionStatusName = Name<CommissionStatus>;

/// The commission of one order.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CommissionResponse {
    /// Identity.
    #[schema(example = 5)]
    pub id: i64,
    /// The order.
    #[schema(example = 17)]
    pub order_id: i64,
    /// The agent.
    pub agent_id: Option<i64>,
    /// The sub-agent.
    pub sub_agent_id: Option<i64>,
    /// The agent's name; for admin and manufacturer.
    #[schema(example = "Mei Lin")]
    pub agent_name: Option<String>,
    /// The sub-agent's name; for admin and manufacturer.
    #[schema(example = "Omar Reyes")]
    pub sub_agent_name: Option<String>,
    /// The agent's part, less reversals.
    pub agent_commission: WireMoney,
    /// The sub-agent's part, less reversals.
    pub sub_agent_commission: WireMoney,
    /// The caller's own part; both for admin and manufacturer.
    pub amount: WireMoney,
    /// Its status; for an earner, the status of their part.
    pub status: CommissionStatusName,
    /// The order's goods when it was paid, without tax and shipping.
    #[schema(example = "43.00")]
    pub basis: WireMoney,
    /// Remaining goods total, after a partial reversal.
    #[schema(example = "29.00")]
    pub remaining_basis: Option<WireMoney>,
    /// Number of full basis amounts in the goods total.
    #[schema(example = 3)]
    pub steps: i64,
    /// The rates used, frozen at payment.
    pub rates: CommissionRatesResponse,
    /// Number of the payout that includes it; several, comma-separated, if its parts are in different payouts.
    #[schema(example = "PAY-2026-000003")]
    pub payout_number: Option<String>,
    /// When it was earned.
    pub created_at: DateTime<Utc>,
    /// End of the hold period.
    pub matures_at: DateTime<Utc>,
    /// The buyer's name.
    #[schema(example = "Lina Tan")]
    pub customer_name: Option<String>,
    /// The order's total.
    pub order_total: Option<WireMoney>,
    /// When the order was placed.
    pub order_date: Option<DateTime<Utc>>,
}

/// Dashboard figures for the admin.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MetricsResponse {
    /// Accounts.
    #[schema(example = 128)]
    pub total_users: u64,
    /// Goods total of all orders that are neither cancelled nor quote requests, without tax and shipping, less refunds
    /// of goods: the all-time revenue of `GET /api/analytics/sales`.
    pub total_revenue: WireMoney,
    /// Payments for orders that are not cancelled, including tax and shipping, less refunds.
    pub received: WireMoney,
    /// Active agents and sub-agents.
    #[schema(example = 14)]
    pub active_agents: u64,
    /// Pending orders.
    #[schema(example = 9)]
    pub pending_orders: u64,
}

impl From<CommissionView> for CommissionResponse {
    fn from(view: CommissionView) -> CommissionResponse {
        let remaining = view.commission.remaining;
        let entry = view.commission.entry;
        let payout_number = Some(view.payout_numbers.join(", ")).filter(|numbers| !numbers.is_empty());
        CommissionResponse {
            id: view.commission.id.0,
            order_id: entry.order_id.0,
            agent_id: entry.agent_id.map(|id| id.0),
            sub_agent_id: entry.sub_agent_id.map(|id| id.0),
            agent_commission: WireMoney(entry.agent_amount),
            sub_agent_commission: WireMoney(entry.sub_agent_amount),
            amount: WireMoney(view.amount),
            agent_name: view.agent_name,
            sub_agent_name: view.sub_agent_name,
            basis: WireMoney(entry.basis),
            remaining_basis: (remaining != entry.basis).then_some(WireMoney(remaining)),
            steps: steps(&entry.plan, remaining),
            rates: entry.plan.into(),
            payout_number,
            status: view.status.into(),
            created_at: view.commission.created_at,
            matures_at: entry.matures_at,
            order_total: view.order.as_ref().map(|order| WireMoney(order.total)),
            order_date: view.order.as_ref().map(|order| order.created_at),
            customer_name: view.order.map(|order| order.customer_name),
        }
    }
}

impl From<Metrics> for MetricsResponse {
    fn from(metrics: Metrics) -> MetricsResponse {
        MetricsResponse {
            total_users: metrics.total_users,
            total_revenue: WireMoney(metrics.total_revenue),
            received: WireMoney(metrics.received),
            active_agents: metrics.active_agents,
            pending_orders: metrics.pending_orders,
        }
    }
}
