//! Traceability of a lot.

use tierway_accounts::sees_contacts;
use tierway_kernel::{BusinessZone, LotId, PageRequest, Permission};

use super::{Export, Rows, time, titles_in};
use crate::inventory::{RecallEntry, recall_lot};
use crate::settings::business_zone;
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

/// Columns of every viewer.
const ORDERS: [&str; 5] = ["Order", "Customer", "Status", "Pieces", "Shipped at ({zone})"];
/// How to reach the buyer, for the owners.
const CONTACT: [&str; 4] = ["Email", "Phone", "Country", "Company"];

/// Orders that have pieces of a lot.
pub struct RecallTable {
    /// The lot.
    pub lot: LotId,
}

impl Export for RecallTable {
    fn heading(&self, context: &Context, zone: BusinessZone) -> Vec<String> {
        let contact: &[&str] = if sees_contacts(&context.actor) { &CONTACT } else { &[] };
        titles_in(zone, &[ORDERS.as_slice(), contact].concat())
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, _: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportRecall)?;
        let entries = recall_lot(tx, context, self.lot, None)?;
        let (contacts, zone) = (sees_contacts(&context.actor), business_zone(tx)?);
        Ok(entries.map(|entry| row(entry, contacts, zone)))
    }
}

fn row(entry: RecallEntry, contacts: bool, zone: BusinessZone) -> Vec<Cell> {
    let mut row = vec![
        Cell::Whole(entry.order.id.0),
        Cell::Text(entry.order.customer_name),
        Cell::Text(entry.order.status.as_str().to_owned()),
        Cell::Whole(entry.row.pieces),
        time(zone, entry.row.shipped_at),
    ];
    if let Some(buyer) = entry.buyer.filter(|_| contacts) {
        let profile = buyer.profile;
        row.push(Cell::Text(buyer.email));
        row.extend([profile.phone, profile.country, profile.company_name].map(Cell::text));
    }
    row
}
