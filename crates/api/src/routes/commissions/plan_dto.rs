//! Commission plans on the wire.

use tierway_commissions::{BonusRule, CommissionPlan, LONGEST_NOTE, NewPlan, Plan};
use tierway_kernel::CommissionPlanId;

use crate::dto::*;

/// A new plan.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CommissionPlanRequest {
    /// Effective from; now if omitted.
    pub effective_from: Option<DateTime<Utc>>,
    /// Agent commission for each full basis amount.
    #[schema(example = "0.50")]
    pub agent_rate: WireMoney,
    /// Sub-agent commission for each full basis amount.
    #[schema(example = "0.50")]
    pub sub_agent_rate: WireMoney,
    /// Commission is earned once for each full amount of this size.
    pub basis_amount: WireMoney,
    /// Days after payment until a commission is approved.
    #[schema(value_type = i64, example = 14)]
    pub hold_days: WireInt,
    /// Bonus as a percentage of a month's approved commissions.
    #[schema(value_type = i64, example = 10)]
    pub bonus_percent: WireInt,
    /// Maximum bonus an agent can earn in a month.
    #[schema(example = "100.00")]
    pub bonus_maximum: WireMoney,
    /// Minimum payout; smaller balances are carried over.
    #[schema(example = "10.00")]
    pub payout_minimum: WireMoney,
    /// Note for other admins.
    #[validate(length(max = form::most(LONGEST_NOTE)))]
    pub note: Option<String>,
}

impl CommissionPlanRequest {
    /// The plan.
    pub fn plan(&self, now: DateTime<Utc>) -> NewPlan {
        let note = self.note.as_deref().map(str::trim).filter(|note| !note.is_empty());
        NewPlan {
            effective_from: self.effective_from.unwrap_or(now),
            rates: Plan {
                agent_rate: self.agent_rate.0,
                sub_agent_rate: self.sub_agent_rate.0,
                basis_amount: self.basis_amount.0,
                hold_days: self.hold_days.0,
            },
            bonus: BonusRule { percent: self.bonus_percent.0, maximum: self.bonus_maximum.0 },
            payout_minimum: self.payout_minimum.0,
            note: note.map(str::to_owned),
            created_by: None,
        }
    }
}

/// Rates of a plan.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CommissionRatesResponse {
    /// Agent commission for each full basis amount.
    #[schema(example = "0.50")]
    pub agent_rate: WireMoney,
    /// Sub-agent commission for each full basis amount.
    #[schema(example = "0.50")]
    pub sub_agent_rate: WireMoney,
    /// Commission is earned once for each full amount of this size.
    pub basis_amount: WireMoney,
    /// Days after payment until a commission is approved.
    #[schema(example = 14)]
    pub hold_days: i64,
}

impl From<Plan> for CommissionRatesResponse {
    fn from(plan: Plan) -> CommissionRatesResponse {
        CommissionRatesResponse {
            agent_rate: WireMoney(plan.agent_rate),
            sub_agent_rate: WireMoney(plan.sub_agent_rate),
            basis_amount: WireMoney(plan.basis_amount),
            hold_days: plan.hold_days,
        }
    }
}

/// A plan.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CommissionPlanResponse {
    /// Identity.
    #[schema(example = 2)]
    pub id: i64,
    /// Effective from; 1970 for the first plan.
    pub effective_from: DateTime<Utc>,
    /// Whether it is in effect now.
    pub is_current: bool,
    /// The rates.
    #[serde(flatten)]
    pub rates: CommissionRatesResponse,
    /// Bonus as a percentage of a month's approved commissions.
    #[schema(example = 10)]
    pub bonus_percent: i64,
    /// Maximum bonus an agent can earn in a month.
    #[schema(example = "100.00")]
    pub bonus_maximum: WireMoney,
    /// Minimum payout; smaller balances are carried over.
    #[schema(example = "10.00")]
    pub payout_minimum: WireMoney,
    /// Note for other admins.
    pub note: Option<String>,
    /// The creator; absent for the system.
    pub created_by: Option<i64>,
    /// When it was created.
    pub created_at: DateTime<Utc>,
}

impl CommissionPlanResponse {
    /// A plan, and whether it is in effect.
    pub fn new(plan: CommissionPlan, current: Option<CommissionPlanId>) -> CommissionPlanResponse {
        CommissionPlanResponse {
            id: plan.id.0,
            effective_from: plan.terms.effective_from,
            is_current: current == Some(plan.id),
            rates: plan.terms.rates.into(),
            bonus_percent: plan.terms.bonus.percent,
            bonus_maximum: WireMoney(plan.terms.bonus.maximum),
            payout_minimum: WireMoney(plan.terms.payout_minimum),
            note: plan.terms.note,
            created_by: plan.terms.created_by.map(|id| id.0),
            created_at: plan.created_at,
        }
    }
}
