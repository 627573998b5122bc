//! Settings: texts by key in the store, read as one typed value with the published constants as defaults
//! (product.md §1 rule 2).

use std::collections::HashMap;

use tierway_commissions::Plan;
use tierway_kernel::{Money, StoreError};

use crate::{Failure, Transaction};

/// The settings use cases read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// `manufacturerActivation` = `immediate`.
    pub manufacturer_immediate: bool,
    /// Commission rates and hold.
    pub plan: Plan,
    /// Balance at or below which screens warn.
    pub low_stock_mark: i64,
    /// Balance below which a product stands on the purchaser's alerts.
    pub purchaser_alert_mark: i64,
    /// Flat shipping cost of an order.
    pub shipping_cost: Money,
    /// Tax in hundredths of a percent of the goods total.
    pub tax_basis_points: i64,
}

/// Settings in the store.
pub trait SettingsRepository {
    /// All of them.
    fn all(&mut self) -> Result<Vec<(String, String)>, StoreError>;
    /// One of them.
    fn get(&mut self, key: &str) -> Result<Option<String>, StoreError>;
    /// Sets one.
    fn set(&mut self, key: &str, value: &str, now: chrono::DateTime<chrono::Utc>) -> Result<(), StoreError>;
}

impl Settings {
    /// Reads the store's settings over the defaults; an unreadable value counts as unset.
    pub fn load(tx: &mut dyn Transaction) -> Result<Settings, Failure> {
        let values: HashMap<String, String> = tx.settings().all()?.into_iter().collect();
        let money = |key: &str, default: Money| values.get(key).and_then(|v| v.parse().ok()).unwrap_or(default);
        let whole = |key: &str, default: i64| values.get(key).and_then(|v| v.parse().ok()).unwrap_or(default);
        let plan = Plan::default();
        Ok(Settings {
            manufacturer_immediate: values.get("manufacturerActivation").is_some_and(|v| v == "immediate"),
            plan: Plan {
                agent_rate: money("agentRate", plan.agent_rate),
                sub_agent_rate: money("subAgentRate", plan.sub_agent_rate),
                basis_amount: money("basisAmount", plan.basis_amount),
                hold_days: whole("holdDays", plan.hold_days),
            },
            low_stock_mark: whole("lowStockMark", tierway_inventory::LOW_STOCK_WARNING),
            purchaser_alert_mark: whole("purchaserAlertMark", tierway_inventory::PURCHASER_ALERT),
            shipping_cost: money("shippingCost", Money::ZERO),
            tax_basis_points: whole("taxBasisPoints", 0),
        })
    }
}
