//! Operations about what referrals earn and how it is paid, and the owners' figures.

use crate::registry::Registry;

mod add_commission_plan;
mod approve_payout;
mod cancel_payout;
mod create_payout;
pub mod dto;
mod get_commission_summary;
mod get_metrics;
mod get_payout;
mod list_commission_plans;
mod list_commissions;
mod list_payouts;
mod pay_payout;
pub mod payout_dto;
pub mod plan_dto;
mod simulate_commission;
pub mod simulation_dto;
pub mod summary_dto;

pub use list_commissions::ListCommissionsParams;
pub use list_payouts::ListPayoutsParams;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(get_commission_summary::get_commission_summary)
        .service(simulate_commission::simulate_commission)
        .service(list_commissions::list_commissions)
        .service(list_commission_plans::list_commission_plans)
        .service(add_commission_plan::add_commission_plan)
        .service(list_payouts::list_payouts)
        .service(create_payout::create_payout)
        .service(get_payout::get_payout)
        .service(approve_payout::approve_payout)
        .service(pay_payout::pay_payout)
        .service(cancel_payout::cancel_payout)
        .service(get_metrics::get_metrics);
}
