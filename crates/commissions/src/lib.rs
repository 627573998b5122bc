//! Commissions on referrals: plans by date, accrual for paid orders, the earnings ledger with hold, approval and
//! reversal, monthly bonuses, and payout batches (product.md §8).
//!
//! Not here: referrals (accounts) and payments of orders (orders).

mod accrual;
mod adjustment;
mod commission;
mod entry;
mod explanation;
mod month;
mod payout;
mod plan;
mod settling;
mod sort;
mod summary;

pub use accrual::{Accrual, Plan, Referrer, accrue, steps};
pub use adjustment::{Adjustment, adjust};
pub use commission::{
    Commission, CommissionFilter, CommissionRepository, CommissionScope, CommissionStatus, NewCommission,
    beneficiary_part, matures_at, order_referrer, referrer, visible_commissions,
};
pub use entry::{
    Entry, EntryKind, EntryRepository, Figure, NewEntry, beneficiary_status, bonus_entry, bonuses, first_entries, parts,
};
pub use explanation::{NoCommissionReason, explain, no_commission_reason};
pub use month::{InvalidMonth, Month};
pub use payout::{
    Claimed, Due, ExclusionReason, NewPayout, Payee, Payout, PayoutError, PayoutFilter, PayoutLine, PayoutRepository,
    PayoutScope, PayoutStatus, PayoutStep, Waiting, divide, net, visible_payouts,
};
pub use plan::{BonusRule, CommissionPlan, LONGEST_NOTE, NewPlan, PlanRepository, check_plan, note_fault};
pub use settling::{Settling, settle};
pub use sort::CommissionSort;
pub use summary::{MonthSum, Sums, series, sums, sums_of};
