//! `/api/commissions` and `/api/analytics/metrics`.

mod lists;
mod metrics;
