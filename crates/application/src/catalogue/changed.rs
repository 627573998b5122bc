//! What every change of the catalogue sets off.

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::{ProductId, StoreError};

use crate::{Topic, Transaction};

/// How long the log of changed products is kept. A search that has not followed it for so long starts afresh.
pub const CHANGES_KEPT: Duration = Duration::days(7);

/// Says that these products look different, are gone or turned in or out of stock: the search looks at them again, and
/// kept answers are stale. Called in the transaction that changes them.
pub fn products_changed(
    tx: &mut dyn Transaction,
    products: &[ProductId],
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    tx.catalogue_log().note(products, now)?;
    tx.changed(Topic::Catalogue);
    Ok(())
}
