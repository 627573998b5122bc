//! Builders of valid values. A test changes only what it needs: `NewUser { verification: Verification::Pending,
//! ..new_dealer("dora") }`.

mod orders;
mod people;
mod products;
mod stored;

use chrono::{DateTime, Duration, Utc};

pub use orders::{line_of, order_of, payment, quote_of};
pub use people::{
    PASSWORD, actor, new_admin, new_agent, new_customer, new_dealer, new_employee, new_manufacturer, new_sub_agent,
    new_user, new_warehouse, new_wholesaler, referral_code,
};
pub use products::{goods_in, goods_out, money, product_draft, quantity};
pub use stored::{add_employee, add_order, add_product, add_user, document, new_session, order_pieces};

/// `minutes` after the builders' beginning of time, 2 March 2026 09:00 UTC.
pub fn at(minutes: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_772_442_000, 0).expect("a constant time") + Duration::minutes(minutes)
}
