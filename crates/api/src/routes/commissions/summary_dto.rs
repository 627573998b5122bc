//! What somebody has earned, on the wire.

use tierway_application::commissions::{BonusProgress, CommissionSummary};
use tierway_commissions::{Month, MonthSum, Payout, PayoutLine, Sums};

use crate::dto::*;

/// Earnings by where they stand, bonuses included.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EarningSumsResponse {
    /// In the hold.
    pub pending: WireMoney,
    /// Approved and not yet paid, less what was taken back.
    pub approved: WireMoney,
    /// Paid.
    pub paid: WireMoney,
    /// Taken back, before or after it was paid.
    pub reversed: WireMoney,
}

/// This month's bonus as it stands now; it is granted when the month is over.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BonusProgressResponse {
    /// The month.
    #[schema(example = "2026-03")]
    pub month: String,
    /// Percent of the basis.
    #[schema(example = 10)]
    pub percent: i64,
    /// Commissions approved in the month, less what was taken back.
    pub basis: WireMoney,
    /// The bonus it makes so far.
    #[schema(example = "1.40")]
    pub amount: WireMoney,
    /// The most it can become.
    #[schema(example = "100.00")]
    pub maximum: WireMoney,
    /// What has to be approved beyond the basis for the most; `"0.00"` once it is reached, or where it never can be.
    #[schema(example = "985.95")]
    pub left: WireMoney,
}

/// What one month brought.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EarningMonthResponse {
    /// The month.
    #[schema(example = "2026-03")]
    pub month: String,
    /// Commissions approved in it, less what was reversed in it.
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
    /// What the person got.
    pub amount: WireMoney,
    /// When.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid_at: Option<DateTime<Utc>>,
}

/// What somebody has earned, or all together.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CommissionSummaryResponse {
    /// Whose; absent for all together.
    #[schema(example = 5)]
    pub user_id: Option<i64>,
    /// What was approved in this month less what was reversed in it, by where it stands now. What waits counts in no month.
    pub month: EarningSumsResponse,
    /// What was ever earned, by where it stands now.
    pub lifetime: EarningSumsResponse,
    /// This month's bonus so far; only agents have one.
    pub bonus: Option<BonusProgressResponse>,
    /// The last twelve months, oldest first.
    pub series: Vec<EarningMonthResponse>,
    /// Approved and not yet paid: what the next payout is about.
    pub unpaid_approved: WireMoney,
    /// The least amount that is paid.
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
