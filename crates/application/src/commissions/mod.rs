//! Use cases about what referrals earn, and the owners' figures.

mod accrue_order;
mod adjust_order;
mod approve_matured;
mod get_metrics;
mod list_commissions;

pub use approve_matured::approve_matured;
pub use get_metrics::{Metrics, get_metrics};
pub use list_commissions::{CommissionView, list_commissions};

pub(crate) use accrue_order::accrue_order;
pub(crate) use adjust_order::adjust_order;
