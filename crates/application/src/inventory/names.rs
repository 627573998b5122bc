//! Names for the ids of a page, fetched in one query each.

use std::collections::HashMap;

use tierway_kernel::{LotId, ProductId, UserId};

use crate::{Failure, Transaction};

/// Name and SKU of these products.
pub(crate) fn products(
    tx: &mut dyn Transaction,
    ids: impl Iterator<Item = ProductId>,
) -> Result<HashMap<ProductId, (String, String)>, Failure> {
    let mut ids: Vec<ProductId> = ids.collect();
    ids.sort_unstable();
    ids.dedup();
    Ok(tx.products().by_ids(&ids)?.into_iter().map(|product| (product.id, (product.name, product.sku))).collect())
}

/// Full names of these people.
pub(crate) fn people(
    tx: &mut dyn Transaction,
    ids: impl Iterator<Item = UserId>,
) -> Result<HashMap<UserId, String>, Failure> {
    let mut ids: Vec<UserId> = ids.collect();
    ids.sort_unstable();
    ids.dedup();
    Ok(tx.users().by_ids(&ids)?.into_iter().map(|user| (user.id, user.full_name())).collect())
}

/// Batch codes of these lots.
pub(crate) fn lots(
    tx: &mut dyn Transaction,
    ids: impl Iterator<Item = LotId>,
) -> Result<HashMap<LotId, String>, Failure> {
    let mut ids: Vec<LotId> = ids.collect();
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    Ok(tx.lots().by_ids(&ids)?.into_iter().map(|lot| (lot.id, lot.code)).collect())
}
