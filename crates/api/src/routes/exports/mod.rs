//! Exports of lists as files.

use crate::registry::Registry;

mod download;
mod export_activity;
mod export_cohorts;
mod export_commissions;
mod export_conversion;
mod export_dealer_prices;
mod export_employees;
mod export_import;
mod export_import_template;
mod export_issues;
mod export_movements;
mod export_orders;
mod export_payout;
mod export_payouts;
mod export_products;
mod export_purchase_orders;
mod export_recall;
mod export_regional_prices;
mod export_returns;
mod export_sales;
mod export_stock;
mod export_stock_counts;
mod export_stock_turns;
mod export_suppliers;
mod export_users;
mod format;
mod params;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(export_products::export_products)
        .service(export_stock::export_stock)
        .service(export_movements::export_movements)
        .service(export_orders::export_orders)
        .service(export_users::export_users)
        .service(export_activity::export_activity)
        .service(export_commissions::export_commissions)
        .service(export_returns::export_returns)
        .service(export_issues::export_issues)
        .service(export_employees::export_employees)
        .service(export_suppliers::export_suppliers)
        .service(export_purchase_orders::export_purchase_orders)
        .service(export_payouts::export_payouts)
        .service(export_stock_counts::export_stock_counts)
        .service(export_dealer_prices::export_dealer_prices)
        .service(export_payout::export_payout)
        .service(export_recall::export_recall)
        .service(export_regional_prices::export_regional_prices)
        .service(export_import::export_import)
        .service(export_import_template::export_import_template)
        .service(export_sales::export_sales)
        .service(export_cohorts::export_cohorts)
        .service(export_conversion::export_conversion)
        .service(export_stock_turns::export_stock_turns);
}
