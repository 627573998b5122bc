//! A change of prices with the names of people and products.

use std::collections::HashMap;

use tierway_catalogue::{ChangedCell, PriceChange};
use tierway_kernel::{ProductId, UserId};

use crate::{Failure, Transaction};

/// A change with its author and, except in lists, its prices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangeView {
    /// The change.
    pub change: PriceChange,
    /// The creator.
    pub actor_name: Option<String>,
    /// Its prices.
    pub cells: Vec<ChangedPrice>,
}

/// A price of a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangedPrice {
    /// The new prices and the replaced ones.
    pub changed: ChangedCell,
    /// Name and SKU; `None` if the product was deleted.
    pub product: Option<(String, String)>,
}

/// Changes of a list with their authors, in one query.
pub(super) fn listed(tx: &mut dyn Transaction, changes: Vec<PriceChange>) -> Result<Vec<ChangeView>, Failure> {
    let mut ids: Vec<UserId> = changes.iter().filter_map(|change| change.actor_id).collect();
    ids.sort_unstable();
    ids.dedup();
    let names: HashMap<UserId, String> =
        tx.users().by_ids(&ids)?.into_iter().map(|user| (user.id, user.full_name())).collect();
    let view = |change: PriceChange| ChangeView {
        actor_name: change.actor_id.and_then(|id| names.get(&id).cloned()),
        change,
        cells: Vec::new(),
    };
    Ok(changes.into_iter().map(view).collect())
}

/// One change with its prices.
pub(super) fn described(tx: &mut dyn Transaction, change: PriceChange) -> Result<ChangeView, Failure> {
    let cells = tx.prices().cells_of(change.id)?;
    let mut ids: Vec<ProductId> = cells.iter().map(|changed| changed.cell.product_id).collect();
    ids.sort_unstable();
    ids.dedup();
    let products: HashMap<ProductId, (String, String)> =
        tx.products().by_ids(&ids)?.into_iter().map(|product| (product.id, (product.name, product.sku))).collect();
    let price =
        |changed: ChangedCell| ChangedPrice { product: products.get(&changed.cell.product_id).cloned(), changed };
    let actor = change.actor_id.map(|id| tx.users().by_id(id)).transpose()?.flatten();
    Ok(ChangeView {
        actor_name: actor.map(|user| user.full_name()),
        cells: cells.into_iter().map(price).collect(),
        change,
    })
}
