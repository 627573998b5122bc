//! Effects of every catalogue change.

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::{ProductId, StoreError};

use crate::{Topic, Transaction};

/// Retention of the log of product changes. A search index older than that is rebuilt.
pub const CHANGES_KEPT: Duration = Duration::days(7);

/// Records that these products have changed, were deleted or went in or out of stock: the search index is updated and
/// cached responses become stale. Call it in the transaction that changes them.
pub fn products_changed(
    tx: &mut dyn Transaction,
    products: &[ProductId],
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    tx.catalogue_log().note(products, now)?;
    tx.changed(Topic::Catalogue);
    Ok(())
}
