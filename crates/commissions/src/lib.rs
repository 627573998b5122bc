//! Who earns what from referrals: the plan, the accrual of a paid order, hold, approval and reversal
//! (product.md §8).
//!
//! What does not live here: who referred whom (accounts), whether an order is paid (orders), bonus and payouts.

mod accrual;
mod adjustment;
mod commission;

pub use accrual::{Accrual, Plan, Referrer, accrue};
pub use adjustment::{Adjustment, adjust};
pub use commission::{
    Commission, CommissionFilter, CommissionRepository, CommissionScope, CommissionStatus, NewCommission, matures_at,
    order_referrer, own_part, referrer, visible_commissions,
};
