//! The order life cycle: lines and totals, the status machine, payment as a fact of its own, the history, and who
//! may read and change an order (product.md §7).
//!
//! What does not live here: prices (catalogue), the shelf (inventory), what an order earns (commissions). An order
//! says through [`StockEffect`] what its change means for the shelf; the use case carries it out.

mod change;
mod line;
mod number;
mod order;
mod payment;
mod repository;
mod scope;
mod status;
mod totals;
mod trade;

pub use change::{Change, PaymentWish, allowed_for, plan_change};
pub use line::{LineError, MAX_LINES, NewLine, OrderLine, Wanted, check_wanted, goods_total};
pub use number::{NumberKind, format_number, is_of_sequence};
pub use order::{
    NewOrder, Order, OrderDetail, OrderError, OrderEvent, OrderPatch, SHIPPING_METHODS, Shipping, check_place,
};
pub use payment::{PAYMENT_METHODS, Payment, PaymentStatus, may_record_payment};
pub use repository::{OrderFilter, OrderRepository};
pub use scope::{OrderScope, OrderSight, sees_line_prices, sight, visible_orders};
pub use status::{OrderStatus, StatusError, StockEffect, allowed_transitions, stock_effect, transition};
pub use totals::{Totals, check_stated, totals};
pub use trade::{
    DayTrade, PlaceTrade, ProductTrade, TOP_TRADED, TradeFigures, TradeSide, Traded, trade_margin, trade_series,
};
