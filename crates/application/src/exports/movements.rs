//! The stock ledger.

use tierway_inventory::{Direction, MovementFilter};
use tierway_kernel::{BusinessZone, Language, Message, PageRequest, Permission};

use super::{Export, Rows, time, titles_in};
use crate::inventory::{MovementView, list_movements};
use crate::settings::business_zone;
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

/// Movements under the filters of their list.
pub struct MovementTable {
    /// Which movements.
    pub filter: MovementFilter,
}

impl Export for MovementTable {
    fn heading(&self, _: &Context, zone: BusinessZone) -> Vec<String> {
        titles_in(
            zone,
            &[
                "Time ({zone})",
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
            ],
        )
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportMovements)?;
        let zone = business_zone(tx)?;
        Ok(list_movements(tx, context, &self.filter, page)?.map(|view| row(view, zone, context.language)))
    }
}

fn row(view: MovementView, zone: BusinessZone, language: Language) -> Vec<Cell> {
    let said = |message: &Option<Message>| Cell::text(message.as_ref().map(|message| message.render(language)));
    let (movement, entry) = (&view.movement, &view.movement.entry);
    let way = match entry.direction {
        Direction::In => "in",
        Direction::Out => "out",
    };
    vec![
        time(zone, movement.created_at),
        Cell::Text(view.product_sku),
        Cell::Text(view.product_name),
        Cell::Text(way.to_owned()),
        Cell::Whole(entry.quantity.get()),
        Cell::Text(entry.reason.as_str().to_owned()),
        Cell::Whole(movement.balance_after),
        Cell::text(view.lot_code),
        Cell::whole(movement.lot_balance_after),
        said(&entry.reference),
        said(&entry.notes),
        Cell::whole(entry.order_id.map(|id| id.0)),
        Cell::whole(entry.count_id.map(|id| id.0)),
        Cell::text(view.created_by_name),
    ]
}
