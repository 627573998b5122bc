//! Returns, a row each.

use chrono::{DateTime, Utc};
use tierway_kernel::{BusinessZone, PageRequest, Permission, UserId};
use tierway_orders::{ReturnFilter, ReturnLine};

use super::{Export, Rows, time, titles_in};
use crate::orders::{ReturnView, list_returns};
use crate::settings::business_zone;
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

/// Amounts are empty for company staff, who see no line prices; names are empty for everyone else.
const COLUMNS: [&str; 19] = [
    "Return",
    "Requested at ({zone})",
    "Order",
    "Customer",
    "State",
    "Reason",
    "Notes",
    "Answer",
    "Items",
    "Pieces",
    "Pieces received",
    "Value",
    "Refundable",
    "Decided at ({zone})",
    "Received at ({zone})",
    "Closed at ({zone})",
    "Requested by",
    "Decided by",
    "Received by",
];

/// Returns under the filters of their list.
pub struct ReturnTable {
    /// Which returns, of those the viewer may see.
    pub filter: ReturnFilter,
}

impl Export for ReturnTable {
    fn heading(&self, _: &Context, zone: BusinessZone) -> Vec<String> {
        titles_in(zone, &COLUMNS)
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportReturns)?;
        let zone = business_zone(tx)?;
        Ok(list_returns(tx, context, &self.filter, page)?.map(|view| row(&view, zone)))
    }
}

fn row(view: &ReturnView, zone: BusinessZone) -> Vec<Cell> {
    let one = &view.one;
    let when = |at: Option<DateTime<Utc>>| at.map_or(Cell::Empty, |at| time(zone, at));
    let who = |id: Option<UserId>| Cell::text(id.and_then(|id| view.names.get(&id).cloned()));
    vec![
        Cell::Text(one.number.clone()),
        time(zone, one.created_at),
        Cell::Whole(one.order_id.0),
        Cell::Text(view.customer_name.clone()),
        Cell::Text(one.state.as_str().to_owned()),
        Cell::Text(one.reason.clone()),
        Cell::text(one.notes.clone()),
        Cell::text(one.answer.clone()),
        Cell::Text(items(view)),
        Cell::Whole(one.lines.iter().map(|line| line.pieces.get()).sum()),
        Cell::Whole(one.lines.iter().map(|line| line.received.get()).sum()),
        Cell::money(view.value),
        Cell::money(view.refundable),
        when(one.decided_at),
        when(one.received_at),
        when(one.closed_at),
        who(one.requested_by),
        who(one.decided_by),
        who(one.received_by),
    ]
}

/// What is sent back, in words.
fn items(view: &ReturnView) -> String {
    let item = |part: &ReturnLine| {
        let line = view.lines.iter().find(|line| line.id == part.line_id)?;
        Some(format!("{} {} ({})", part.pieces, line.name, line.sku))
    };
    view.one.lines.iter().filter_map(item).collect::<Vec<String>>().join("; ")
}
