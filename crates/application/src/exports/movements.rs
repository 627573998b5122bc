//! The stock ledger.

use tierway_inventory::{Direction, MovementFilter};
use tierway_kernel::{PageRequest, Permission};

use super::{Export, Rows, time, titles};
use crate::inventory::{MovementView, list_movements};
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

/// Movements under the filters of their list.
pub struct MovementTable {
    /// Which movements.
    pub filter: MovementFilter,
}

impl Export for MovementTable {
    fn heading(&self, _: &Context) -> Vec<String> {
        titles(&[
            "Time (UTC)",
            "SKU",
            "Name",
            "Type",
            "Quantity",
            "Reason",
            "Balance after",
            "Batch code",
            "Batch balance after",
            "Reference",
            "Notes",
            "Order",
            "Stock count",
            "Entered by",
        ])
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportMovements)?;
        Ok(list_movements(tx, context, &self.filter, page)?.map(row))
    }
}

fn row(view: MovementView) -> Vec<Cell> {
    let (movement, entry) = (&view.movement, &view.movement.entry);
    let way = match entry.direction {
        Direction::In => "in",
        Direction::Out => "out",
    };
    vec![
        time(movement.created_at),
        Cell::Text(view.product_sku),
        Cell::Text(view.product_name),
        Cell::Text(way.to_owned()),
        Cell::Whole(entry.quantity.get()),
        Cell::Text(entry.reason.as_str().to_owned()),
        Cell::Whole(movement.balance_after),
        Cell::text(view.lot_code),
        Cell::whole(movement.lot_balance_after),
        Cell::text(entry.reference.clone()),
        Cell::text(entry.notes.clone()),
        Cell::whole(entry.order_id.map(|id| id.0)),
        Cell::whole(entry.count_id.map(|id| id.0)),
        Cell::text(view.created_by_name),
    ]
}
