//! Use cases of orders: pricing a cart, placing, reading and changing orders.

mod assign_courier;
mod cancel_unpaid;
pub(crate) mod change_order;
mod complete_delivered;
mod fulfilment;
mod fulfilment_faults;
mod fulfilment_notices;
mod get_order;
mod get_warehouse_figures;
pub(crate) mod items;
mod leaving;
mod list_orders;
mod list_warehouse_orders;
mod notices;
mod payment;
mod picked;
mod place_order;
pub(crate) mod pricing;
pub(crate) mod quote_cart;
pub(crate) mod quoted;
mod refund_order;
pub(crate) mod reserving;
mod returns;
mod shelf;
mod ship_order;
mod stock_effects;
mod update_order;
mod update_warehouse_order;
pub(crate) mod view;
mod views;
mod warehouse_reports;

pub use assign_courier::assign_courier;
pub use fulfilment_faults::fulfilment_faults;
pub use get_order::{OrderDetails, get_order};
pub use get_warehouse_figures::get_warehouse_figures;
pub use items::CartItem;
pub use list_orders::list_orders;
pub use list_warehouse_orders::list_warehouse_orders;
pub use place_order::{PlaceOrder, place_order};
pub use quote_cart::{CartQuote, QuotedLine, quote_cart};
pub use refund_order::refund_order;
pub use returns::{
    ReturnView, approve_return, close_return, get_return, list_returns, receive_return, reject_return, request_return,
};
pub use ship_order::ship_order;
pub use update_order::update_order;
pub use update_warehouse_order::update_warehouse_order;
pub use view::OrderView;
pub use warehouse_reports::{WarehouseReportView, add_warehouse_report, list_warehouse_reports};

pub(crate) use cancel_unpaid::cancel_unpaid;
pub(crate) use complete_delivered::complete_delivered;
pub(crate) use fulfilment::fulfilments;
pub(crate) use notices::{about_order, notify_buyer, notify_changed, notify_new_order, notify_owners};
pub(crate) use payment::save as save_order;
