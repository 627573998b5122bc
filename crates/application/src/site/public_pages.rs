//! Products and stores with public pages.

use std::ops::Range;

use tierway_kernel::Permission;

use super::{PublicBlock, PublicEntry, PublicKind};
use crate::{Context, Failure, Transaction};

/// All public pages of products and stores, counted by blocks of ids.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PublicBlocks {
    /// Of products.
    pub products: Vec<PublicBlock>,
    /// Of stores.
    pub stores: Vec<PublicBlock>,
}

/// Counts the public pages by blocks of `size` ids.
pub fn public_blocks(tx: &mut dyn Transaction, context: &Context, size: i64) -> Result<PublicBlocks, Failure> {
    context.require(Permission::ListProducts)?;
    Ok(PublicBlocks {
        products: tx.public_pages().blocks(PublicKind::Product, size)?,
        stores: tx.public_pages().blocks(PublicKind::Store, size)?,
    })
}

/// The public pages with these ids, by id.
pub fn public_entries(
    tx: &mut dyn Transaction,
    context: &Context,
    kind: PublicKind,
    ids: Range<i64>,
) -> Result<Vec<PublicEntry>, Failure> {
    context.require(Permission::ListProducts)?;
    Ok(tx.public_pages().entries(kind, ids)?)
}
