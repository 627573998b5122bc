//! `PUT /api/products/{id}/stock-alert`.

use tierway_inventory::{MAX_STOCK_ALERTS, room_for_alert};
use tierway_kernel::{Permission, ProductId};

use super::{WishlistIds, discontinued_at, ids_of, on_sale};
use crate::{Context, Failure, Transaction};

/// Makes the caller wait for a product that is sold out: they get one notice when it can be ordered again. Asking again
/// changes nothing.
pub fn add_stock_alert(tx: &mut dyn Transaction, context: &Context, id: ProductId) -> Result<WishlistIds, Failure> {
    context.require(Permission::AddStockAlert)?;
    let user = context.actor.signed_in()?.id;
    on_sale(tx, id)?;
    tx.users().lock(user)?;
    // Held until the end: pieces that arrive wait, and then find the caller waiting.
    let available = tx.stock().lock(id)?.map_or(0, |level| level.available());
    let awaited = tx.stock_alerts().of_user(user)?;
    if !awaited.contains(&id) {
        let discontinued = discontinued_at(tx, MAX_STOCK_ALERTS, &awaited)?;
        if let Some(old) = room_for_alert(available, awaited.len(), &discontinued)? {
            tx.stock_alerts().remove(user, old)?;
        }
        tx.stock_alerts().add(user, id, context.now)?;
    }
    ids_of(tx, user)
}
