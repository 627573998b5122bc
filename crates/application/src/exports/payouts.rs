//! Payouts, a row each; [`super::PayoutTable`] has the shares of one.

use chrono::{DateTime, Utc};
use tierway_commissions::{PayoutFilter, PayoutScope, visible_payouts};
use tierway_kernel::{BusinessZone, PageRequest, Permission};

use super::{Export, Rows, time, titles_in};
use crate::commissions::{PayoutRow, list_payouts};
use crate::settings::business_zone;
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

/// The amount is a payee's own share, and the admin's total.
const COLUMNS: [&str; 10] = [
    "Payout",
    "Created at ({zone})",
    "Status",
    "Amount",
    "Up to ({zone})",
    "Method",
    "Reference",
    "Approved at ({zone})",
    "Paid at ({zone})",
    "Cancelled at ({zone})",
];
/// Columns of whoever sees payouts whole.
const WHOLE: [&str; 3] = ["People", "Minimum", "Note"];

/// Payouts under the filters of their list.
pub struct PayoutListTable {
    /// Which payouts, of those the viewer may see.
    pub filter: PayoutFilter,
}

fn sees_whole(context: &Context) -> bool {
    visible_payouts(&context.actor) == PayoutScope::All
}

impl Export for PayoutListTable {
    fn heading(&self, context: &Context, zone: BusinessZone) -> Vec<String> {
        let whole: &[&str] = if sees_whole(context) { &WHOLE } else { &[] };
        titles_in(zone, &[COLUMNS.as_slice(), whole].concat())
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportPayouts)?;
        let zone = business_zone(tx)?;
        let is_whole = sees_whole(context);
        Ok(list_payouts(tx, context, &self.filter, page)?.map(|payout| row(payout, zone, is_whole)))
    }
}

fn row(listed: PayoutRow, zone: BusinessZone, is_whole: bool) -> Vec<Cell> {
    let (payout, own) = (listed.payout, listed.own);
    let when = |at: Option<DateTime<Utc>>| at.map_or(Cell::Empty, |at| time(zone, at));
    let mut cells = vec![
        Cell::Text(payout.new.number),
        time(zone, payout.created_at),
        Cell::Text(payout.status.as_str().to_owned()),
        Cell::Money(own.map_or(payout.total, |line| line.due.amount)),
        time(zone, payout.new.up_to),
        Cell::text(payout.method),
        Cell::text(payout.reference),
        when(payout.approved_at),
        when(payout.paid_at),
        when(payout.cancelled_at),
    ];
    if is_whole {
        cells.extend([Cell::Whole(payout.line_count), Cell::Money(payout.new.minimum), Cell::text(payout.new.note)]);
    }
    cells
}
