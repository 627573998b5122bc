//! What commission operations answer.

use tierway_application::commissions::{CommissionView, Metrics};
use tierway_commissions::{CommissionStatus, steps};

use super::plan_dto::CommissionRatesResponse;
use crate::dto::*;

/// Where a commission stands.
pub type CommissionStatusName = Name<CommissionStatus>;

/// What one order earned.
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
    /// The agent who earns.
    pub agent_id: Option<i64>,
    /// The sub-agent who earns.
    pub sub_agent_id: Option<i64>,
    /// The agent's name; for admin and manufacturer.
    #[schema(example = "Mei Lin")]
    pub agent_name: Option<String>,
    /// The sub-agent's name; for admin and manufacturer.
    #[schema(example = "Omar Reyes")]
    pub sub_agent_name: Option<String>,
    /// The agent's part: what it earns now.
    pub agent_commission: WireMoney,
    /// The sub-agent's part: what it earns now.
    pub sub_agent_commission: WireMoney,
    /// The caller's own part; both for admin and manufacturer.
    pub amount: WireMoney,
    /// Where it stands; to an earner, where their own part does.
    pub status: CommissionStatusName,
    /// The order's goods when it was paid, without tax and shipping.
    #[schema(example = "43.00")]
    pub basis: WireMoney,
    /// The goods that still earn, once a part of the order was taken back.
    #[schema(example = "29.00")]
    pub remaining_basis: Option<WireMoney>,
    /// Full basis amounts in the goods that earn.
    #[schema(example = 3)]
    pub steps: i64,
    /// The rates it was computed with, frozen at the payment.
    pub rates: CommissionRatesResponse,
    /// The number of the payout that is to pay it or has; several, with commas, when its parts are in different ones.
    #[schema(example = "PAY-2026-000003")]
    pub payout_number: Option<String>,
    /// When it accrued.
    pub created_at: DateTime<Utc>,
    /// When the hold ends.
    pub matures_at: DateTime<Utc>,
    /// The buyer's name.
    #[schema(example = "Lina Tan")]
    pub customer_name: Option<String>,
    /// The order's total.
    pub order_total: Option<WireMoney>,
    /// When the order was placed.
    pub order_date: Option<DateTime<Utc>>,
}

/// The figures of the admin's cards.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MetricsResponse {
    /// Accounts.
    #[schema(example = 128)]
    pub total_users: u64,
    /// Goods of all orders that were neither cancelled nor are requests for quotation, without tax and shipping, less what
    /// of the goods was refunded: the revenue of all days of `GET /api/analytics/sales`.
    pub total_revenue: WireMoney,
    /// What was paid for orders that are not cancelled, with tax and shipping, less refunds.
    pub received: WireMoney,
    /// Active agents and sub-agents.
    #[schema(example = 14)]
    pub active_agents: u64,
    /// Orders that wait for the first step.
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
