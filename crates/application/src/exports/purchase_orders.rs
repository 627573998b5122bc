//! Purchase orders, a row each.

use chrono::{DateTime, Utc};
use tierway_kernel::{BusinessZone, PageRequest, Permission};
use tierway_workforce::{PurchaseFilter, PurchasePermission, may_purchase};

use super::{Export, Rows, time, titles_in};
use crate::purchasing::{PurchaseRowView, list_purchase_orders};
use crate::settings::business_zone;
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

const COLUMNS: [&str; 12] = [
    "Purchase order",
    "Created at ({zone})",
    "Supplier",
    "Status",
    "Lines",
    "Pieces",
    "Received",
    "Expected on",
    "Note",
    "Approved at ({zone})",
    "Ordered at ({zone})",
    "Closed at ({zone})",
];
/// For whoever sees what things cost.
const TOTAL: &str = "Total";

/// Purchase orders under the filters of their list.
pub struct PurchaseOrderTable {
    /// Which orders.
    pub filter: PurchaseFilter,
}

impl Export for PurchaseOrderTable {
    fn heading(&self, context: &Context, zone: BusinessZone) -> Vec<String> {
        let mut titles = titles_in(zone, &COLUMNS);
        if may_purchase(&context.actor, PurchasePermission::SeeCosts) {
            titles.push(TOTAL.to_owned());
        }
        titles
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportPurchaseOrders)?;
        let zone = business_zone(tx)?;
        Ok(list_purchase_orders(tx, context, &self.filter, page)?.map(|view| row(view, zone)))
    }
}

fn row(view: PurchaseRowView, zone: BusinessZone) -> Vec<Cell> {
    let order = view.order;
    let entry = order.entry;
    let when = |at: Option<DateTime<Utc>>| at.map_or(Cell::Empty, |at| time(zone, at));
    let mut cells = vec![
        Cell::Text(entry.number),
        time(zone, order.created_at),
        Cell::Text(view.supplier_name),
        Cell::Text(order.state.as_str().to_owned()),
        Cell::Whole(view.line_count),
        Cell::Whole(view.pieces),
        Cell::Whole(view.received),
        Cell::text(entry.expected_on.map(|day| day.to_string())),
        Cell::text(entry.note),
        when(order.approved_at),
        when(order.ordered_at),
        when(order.closed_at),
    ];
    if view.sees_costs {
        cells.push(Cell::Money(entry.total));
    }
    cells
}
