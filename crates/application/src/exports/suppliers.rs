//! Suppliers, a row each.

use tierway_kernel::{BusinessZone, PageRequest, Permission};
use tierway_workforce::{Supplier, SupplierFilter};

use super::{Export, Rows, time, titles_in};
use crate::purchasing::list_suppliers;
use crate::settings::business_zone;
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

/// An empty lead time is that of the settings.
const COLUMNS: [&str; 10] = [
    "Name",
    "Contact",
    "Email",
    "Phone",
    "Address",
    "Lead time (days)",
    "Active",
    "Notes",
    "Added at ({zone})",
    "Changed at ({zone})",
];

/// Suppliers under the filters of their list.
pub struct SupplierTable {
    /// Which suppliers.
    pub filter: SupplierFilter,
}

impl Export for SupplierTable {
    fn heading(&self, _: &Context, zone: BusinessZone) -> Vec<String> {
        titles_in(zone, &COLUMNS)
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportSuppliers)?;
        let zone = business_zone(tx)?;
        Ok(list_suppliers(tx, context, &self.filter, page)?.map(|supplier| row(supplier, zone)))
    }
}

fn row(supplier: Supplier, zone: BusinessZone) -> Vec<Cell> {
    let draft = supplier.draft;
    vec![
        Cell::Text(draft.name),
        Cell::text(draft.contact),
        Cell::text(draft.email),
        Cell::text(draft.phone),
        Cell::text(draft.address),
        Cell::whole(draft.lead_days),
        Cell::Text(if draft.is_active { "yes" } else { "no" }.to_owned()),
        Cell::text(draft.notes),
        time(zone, supplier.created_at),
        time(zone, supplier.updated_at),
    ]
}
