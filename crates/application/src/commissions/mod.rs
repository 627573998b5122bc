//! Use cases about what referrals earn and how it is paid, and the owners' figures.

mod accrue_order;
mod add_plan;
mod adjust_order;
mod approve_matured;
mod faults;
mod get_metrics;
mod get_summary;
mod grant_bonuses;
mod list_commissions;
mod list_plans;
mod month_to_enter;
mod only_platform;
mod payouts;
mod plan_at;
mod simulate_commission;

pub use add_plan::add_plan;
pub use approve_matured::approve_matured;
pub use faults::earning_faults;
pub use get_metrics::{Metrics, get_metrics};
pub use get_summary::{BonusProgress, CommissionSummary, get_summary};
pub use grant_bonuses::grant_bonuses;
pub use list_commissions::{CommissionView, list_commissions};
pub use list_plans::{PlanList, list_plans};
pub use payouts::{
    LONGEST_REFERENCE, NewBatch, Payment, PayoutRow, PayoutView, approve_payout, cancel_payout, create_payout,
    get_payout, list_payouts, pay_payout,
};
pub use simulate_commission::{Question, SimulatedPart, Simulation, simulate_commission};

pub(crate) use accrue_order::accrue_order;
pub(crate) use adjust_order::adjust_order;
pub(crate) use plan_at::plan_at;
