//! Payouts: gathered, approved, paid or cancelled.

mod create_payout;
mod get_payout;
mod list_payouts;
mod step_payout;

pub use create_payout::{NewBatch, create_payout};
pub use get_payout::{PayoutView, get_payout};
pub use list_payouts::{PayoutRow, list_payouts};
pub use step_payout::{LONGEST_REFERENCE, Payment, approve_payout, cancel_payout, pay_payout};
