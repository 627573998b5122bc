//! Commissions, a row each.

use tierway_commissions::{CommissionFilter, CommissionScope, visible_commissions};
use tierway_kernel::{BusinessZone, PageRequest, Permission};

use super::{Export, Rows, time, titles_in};
use crate::commissions::{CommissionView, list_commissions};
use crate::settings::business_zone;
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

/// Columns of every commission. The amount is the viewer's own part, and all parts for the owners.
const OWN: [&str; 9] = [
    "Order",
    "Earned at ({zone})",
    "Customer",
    "Order total",
    "Goods",
    "Status",
    "Approved from ({zone})",
    "Amount",
    "Payout",
];
/// Who earns what of it, for the owners.
const PARTS: [&str; 4] = ["Agent", "Agent's part", "Sub-agent", "Sub-agent's part"];

/// Commissions under the filters of their list.
pub struct CommissionTable {
    /// Which commissions, of those the viewer may see.
    pub filter: CommissionFilter,
}

fn sees_parts(context: &Context) -> bool {
    visible_commissions(&context.actor) == CommissionScope::All
}

impl Export for CommissionTable {
    fn heading(&self, context: &Context, zone: BusinessZone) -> Vec<String> {
        let parts: &[&str] = if sees_parts(context) { &PARTS } else { &[] };
        titles_in(zone, &[OWN.as_slice(), parts].concat())
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportCommissions)?;
        let zone = business_zone(tx)?;
        let sees_parts = sees_parts(context);
        let row = |view| {
            let mut cells = own(&view, zone);
            if sees_parts {
                cells.extend(parts(view));
            }
            cells
        };
        Ok(list_commissions(tx, context, &self.filter, page)?.map(row))
    }
}

fn own(view: &CommissionView, zone: BusinessZone) -> Vec<Cell> {
    let (entry, order) = (&view.commission.entry, view.order.as_ref());
    vec![
        Cell::Whole(entry.order_id.0),
        time(zone, view.commission.created_at),
        Cell::text(order.map(|order| order.customer_name.clone())),
        Cell::money(order.map(|order| order.total)),
        Cell::Money(entry.basis),
        Cell::Text(view.status.as_str().to_owned()),
        time(zone, entry.matures_at),
        Cell::Money(view.amount),
        Cell::text(Some(view.payout_numbers.join(", ")).filter(|numbers| !numbers.is_empty())),
    ]
}

fn parts(view: CommissionView) -> [Cell; 4] {
    let entry = view.commission.entry;
    [
        Cell::text(view.agent_name),
        Cell::Money(entry.agent_amount),
        Cell::text(view.sub_agent_name),
        Cell::Money(entry.sub_agent_amount),
    ]
}
