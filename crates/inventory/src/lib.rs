//! Inventory: the stock ledger of movements in and out, the stock level of each product derived from it, and
//! reservations for open orders (product.md §6). Pieces may belong to lots, which expire and can be put on hold; stock
//! counts lead to adjustments.
//!
//! Not here: products and prices (catalogue), and the reasons for reservations (orders).

mod count;
mod level;
mod location;
mod lot;
mod movement;
mod pick_plan;
mod production;
mod repository;
mod shelf;
mod stock_alert;
mod stock_change;
mod stock_error;
mod turnover;

pub use count::{
    CountError, CountLine, CountSums, MAX_COUNT_LINES, MAX_COUNT_REASON, NewStockCount, StockCount, missing_refused,
};
pub use level::{LOW_STOCK_WARNING, PURCHASER_ALERT, StockLevel, StockVisibility, falls_low, stock_visibility, turns};
pub use location::{LocationError, MAX_LOCATION_PART, ShelfLocation, handles_goods, walk};
pub use lot::{
    EXPIRY_WARNING_DAYS, Lot, LotDate, LotDates, LotError, LotEvent, LotEventKind, LotState, MAX_LOT_CODE,
    MAX_LOT_NOTE, NewLot, check_hold_reason, check_lot_code, check_lot_note, expired_reason, join_lot, location_of,
    lot_code_key, warn_until,
};
pub use movement::{Direction, Movement, NewMovement, Reason, StockUpdate, adjustment, check_movement};
pub use pick_plan::{PickInput, PlannedPick, plan_picks};
pub use production::{DayPieces, Output, PRODUCTION_REASONS, ProductPieces, TOP_PRODUCTS, series, top_products};
pub use repository::{
    HeldPieces, LotFilter, LotRepository, LotSelection, LotSort, MovementFilter, RecallRow, StockCountRepository,
    StockRepository,
};
pub use shelf::{LotPortion, Shelf, take_back};
pub use stock_alert::{MAX_STOCK_ALERTS, StockAlertError, StockAlertRepository, comes_back, room_for_alert};
pub use stock_change::{StockChange, StockDelta};
pub use stock_error::StockError;
pub use turnover::{STOCK_MOMENTS, Turnover};
