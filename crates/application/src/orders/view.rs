//! An order as one viewer sees it.

use std::collections::HashMap;

use tierway_inventory::ShelfLocation;
use tierway_kernel::{Actor, ProductId};
use tierway_orders::{
    Order, OrderLine, OrderStatus, OrderTaxes, OrderVisibility, Progress, Quote, ShipUnpaid, allowed_now,
    sees_line_prices,
};

/// An order with its lines and what the viewer may do with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderView {
    /// The order; under [`OrderVisibility::Totals`] only its id, status, totals, date and buyer's name are shown.
    pub order: Order,
    /// Its lines; none under [`OrderVisibility::Totals`].
    pub lines: Vec<OrderLine>,
    /// How much of it the viewer sees.
    pub visibility: OrderVisibility,
    /// Whether the viewer sees what the lines cost.
    pub line_prices: bool,
    /// Its progress; empty under [`OrderVisibility::Totals`].
    pub progress: Progress,
    /// Status changes available to the viewer.
    pub allowed: Vec<OrderStatus>,
    /// Warning before shipping; `None` if there is none or the viewer does not ship.
    pub ship_unpaid: Option<ShipUnpaid>,
    /// The quote request it is or was; not under [`OrderVisibility::Totals`].
    pub quote: Option<Quote>,
    /// What it was taxed with; only for viewers who see what the lines cost.
    pub taxes: Option<OrderTaxes>,
    /// Where the products of its lines are picked; only in a single order, for company staff.
    pub locations: HashMap<ProductId, ShelfLocation>,
}

/// One order as `viewer` sees it, of which nothing was shipped or paid yet.
pub(crate) fn view(order: Order, lines: Vec<OrderLine>, visibility: OrderVisibility, viewer: &Actor) -> OrderView {
    view_with(order, lines, Progress::default(), visibility, viewer)
}

/// One order as `viewer` sees it.
pub(super) fn view_with(
    order: Order,
    lines: Vec<OrderLine>,
    progress: Progress,
    visibility: OrderVisibility,
    viewer: &Actor,
) -> OrderView {
    let line_prices = sees_line_prices(&order, viewer);
    match visibility {
        OrderVisibility::Full => {
            let allowed = allowed_now(&order, &progress, viewer);
            OrderView {
                order,
                lines,
                visibility,
                line_prices,
                progress,
                ship_unpaid: None,
                quote: None,
                taxes: None,
                locations: HashMap::new(),
                allowed,
            }
        }
        OrderVisibility::Totals | OrderVisibility::Hidden => OrderView {
            order,
            lines: Vec::new(),
            visibility,
            line_prices: false,
            progress: Progress::default(),
            ship_unpaid: None,
            quote: None,
            taxes: None,
            locations: HashMap::new(),
            allowed: Vec::new(),
        },
    }
}
