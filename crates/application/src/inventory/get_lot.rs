//! `GET /api/lots/{id}`.

use tierway_inventory::LotEvent;
use tierway_kernel::{LotId, Permission};

use super::lot_view::{LotView, view};
use super::names;
use crate::{Context, Failure, Transaction};

/// A lot with its history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LotDetails {
    /// The lot.
    pub lot: LotView,
    /// Its events besides movements, oldest first, with the actor's name.
    pub events: Vec<(LotEvent, Option<String>)>,
}

/// One lot with its history.
pub fn get_lot(tx: &mut dyn Transaction, context: &Context, id: LotId) -> Result<LotDetails, Failure> {
    context.require(Permission::GetLot)?;
    let lot = tx.lots().by_id(id)?.ok_or(Failure::NotFound("This batch"))?;
    details(tx, context, lot)
}

/// A lot that was read, with its history.
pub(super) fn details(
    tx: &mut dyn Transaction,
    context: &Context,
    lot: tierway_inventory::Lot,
) -> Result<LotDetails, Failure> {
    let events = tx.lots().events(lot.id)?;
    let people = names::people(tx, events.iter().filter_map(|event| event.actor_id))?;
    let named = |event: LotEvent| {
        let name = event.actor_id.and_then(|id| people.get(&id).cloned());
        (event, name)
    };
    Ok(LotDetails { lot: view(tx, context, lot)?, events: events.into_iter().map(named).collect() })
}
