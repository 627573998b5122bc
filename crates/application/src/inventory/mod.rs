//! Use cases of the stock: movements and absolute figures entered by hand, lots with their holds, stock counts, and
//! what follows from the ledger.

mod changes;
mod count_review;
mod get_lot;
mod get_production;
mod get_stock_count;
mod hold_expired;
mod hold_lot;
mod ledger;
mod ledger_faults;
mod list_lots;
mod list_movements;
mod list_stock_counts;
mod list_stock_updates;
mod lot_input;
mod lot_steps;
mod lot_view;
pub(crate) mod names;
mod post_stock_count;
mod preview_stock_count;
mod recall_lot;
mod receive_goods;
mod record_movement;
mod release_lot;
mod set_stock;
mod update_lot;
mod write_off;

pub use count_review::ReviewedLine;
pub use get_lot::{LotDetails, get_lot};
pub use get_production::{ProductOutput, Production, ProductionQuery, get_production};
pub use get_stock_count::{CountLineView, StockCountDetails, get_stock_count};
pub use hold_expired::hold_expired;
pub use hold_lot::{HeldLot, hold_lot};
pub use ledger_faults::ledger_faults;
pub use list_lots::{LotCondition, LotQuery, list_lots};
pub use list_movements::{MovementView, list_movements};
pub use list_stock_counts::{StockCountView, list_stock_counts};
pub use list_stock_updates::{StockUpdateView, list_stock_updates};
pub use lot_input::LotInput;
pub use lot_view::LotView;
pub use post_stock_count::{check_count_reason, post_stock_count};
pub use preview_stock_count::preview_stock_count;
pub use recall_lot::{RecallEntry, recall_lot};
pub use record_movement::{MovementEntry, record_movement};
pub use release_lot::release_lot;
pub use set_stock::{StockFigure, set_stock};
pub use update_lot::{LotDatesChange, update_lot};

pub(crate) use changes::{notify_low_stock, notify_stock_change, notify_stock_changes};
pub(crate) use count_review::review;
pub(crate) use ledger::enter_portions;
pub(crate) use lot_steps::contradiction;
pub(crate) use post_stock_count::apply_count;
pub(crate) use receive_goods::receive_goods;
pub(crate) use write_off::write_off;
