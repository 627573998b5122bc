//! Earnings summaries on the wire.

use tierway_application::commissions::{BonusProgress, CommissionSummary};
use tierway_commissions::{Month, MonthSum, Payout, PayoutLine, Sums};

use crate::dto::*;

/// Earnings by status, including bonuses.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EarningSumsResponse {
    /// In the hold period.
    pub pending: WireMoney,
    /// Approved and unpaid, less reversals.
    pub approved: WireMoney,
    /// Paid.
    pub paid: WireMoney,
    /// Reversed, before or after payment.
    pub reversed: WireMoney,
}

/// This month's bonus so far; granted after the end of the month.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BonusProgressResponse {
    /// The month.
    #[schema(example = "2026-03")]
    pub month: String,
    /// Percentage of the basis.
    #[schema(example = 10)]
    pub percent: i64,
    /// Commissions approved in the month, less reversals.
    pub basis: WireMoney,
    /// The bonus so far.
    #[schema(example = "1.40")]
    pub amount: WireMoney,
    /// The maximum bonus.
    #[schema(example = "100.00")]
    pub maximum: WireMoney,
    /// Approved commissions still needed for the maximum; `"0.00"` once it is reached or if it cannot be.
    #[schema(example = "985.95")]
    pub left: WireMoney,
}

/// Earnings of one month.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EarningMonthResponse {
    /// The month.
    #[schema(example = "2026-03")]
    pub month: String,
    /// Commissions approved less reversed in it.
    pub commission: WireMoney,
    /// The bonus for it.
    #[schema(example = "1.40")]
    pub bonus: WireMoney,
}

/// The latest payout.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LastPayoutResponse {
    /// Identity.
    #[schema(example = 3)]
    pub id: i64,
    /// Its number.
    #[schema(example = "PAY-2026-000003")]
    pub number: String,
    /// Paid out to the person.
    pub amount: WireMoney,
    /// When.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid_at: Option<DateTime<Utc>>,
}

/// Earnings of a user, or of all.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CommissionSummaryResponse {
    /// The user; absent for the total.
    #[schema(example = 5)]
    pub user_id: Option<i64>,
    /// Approved less reversed this month, by current status. Pending commissions belong to no month.
    pub month: EarningSumsResponse,
    /// All earnings by current status.
    pub lifetime: EarningSumsResponse,
    /// This month's bonus so far; only agents have one.
    pub bonus: Option<BonusProgressResponse>,
    /// The last twelve months, oldest first.
    pub series: Vec<EarningMonthResponse>,
    /// Approved and unpaid: due in the next payout.
    pub unpaid_approved: WireMoney,
    /// The minimum payout.
    #[schema(example = "10.00")]
    pub payout_minimum: WireMoney,
    /// The latest payout.
    pub last_payout: Option<LastPayoutResponse>,
}

impl From<Sums> for EarningSumsResponse {
    fn from(sums: Sums) -> EarningSumsResponse {
        EarningSumsResponse {
            pending: WireMoney(sums.pending),
            approved: WireMoney(sums.approved),
            paid: WireMoney(sums.paid),
            reversed: WireMoney(sums.reversed),
        }
    }
}

impl From<MonthSum> for EarningMonthResponse {
    fn from(sum: MonthSum) -> EarningMonthResponse {
        EarningMonthResponse {
            month: sum.month.to_string(),
            commission: WireMoney(sum.commission),
            bonus: WireMoney(sum.bonus),
        }
    }
}

fn progress(month: Month, bonus: BonusProgress) -> BonusProgressResponse {
    BonusProgressResponse {
        month: month.to_string(),
        percent: bonus.rule.percent,
        basis: WireMoney(bonus.basis),
        amount: WireMoney(bonus.amount),
        maximum: WireMoney(bonus.rule.maximum),
        left: WireMoney(bonus.left),
    }
}

fn last((payout, line): (Payout, PayoutLine)) -> LastPayoutResponse {
    LastPayoutResponse {
        id: payout.id.0,
        number: payout.new.number,
        amount: WireMoney(line.due.amount),
        paid_at: payout.paid_at,
    }
}

impl From<CommissionSummary> for CommissionSummaryResponse {
    fn from(summary: CommissionSummary) -> CommissionSummaryResponse {
        CommissionSummaryResponse {
            user_id: summary.user_id.map(|id| id.0),
            unpaid_approved: WireMoney(summary.lifetime.approved),
            month: summary.in_month.into(),
            lifetime: summary.lifetime.into(),
            bonus: summary.bonus.map(|bonus| progress(summary.month, bonus)),
            series: summary.series.into_iter().map(Into::into).collect(),
            payout_minimum: WireMoney(summary.payout_minimum),
            last_payout: summary.last_payout.map(last),
        }
    }
}
