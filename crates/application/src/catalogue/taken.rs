//! Unique constraint violations of products as form errors.

use tierway_catalogue::DraftError;
use tierway_kernel::StoreError;

use crate::Failure;

/// Names the field whose value another product has.
pub(super) fn taken(error: StoreError) -> Failure {
    match error {
        StoreError::Taken("products.sku_key") => DraftError::SkuTaken.into(),
        StoreError::Taken("product_details.barcode") => DraftError::BarcodeTaken.into(),
        other => Failure::Store(other),
    }
}
