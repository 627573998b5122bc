//! `/api/commissions`, `/api/commission-plans`, `/api/payouts` and `/api/analytics/metrics`.

pub mod earning;
mod lists;
mod metrics;
mod payouts;
mod plans;
mod simulating;
mod summary;
