//! Errors of the catalogue: products and prices.

use tierway_kernel::Sentence;

use tierway_catalogue::{DraftError, NotForSale, PriceChangeError, SavedProductError};

use super::Failure;

impl From<DraftError> for Failure {
    fn from(error: DraftError) -> Failure {
        let text = error.message();
        match error {
            DraftError::Fields(fields) => Failure::Fields(fields),
            DraftError::SkuTaken => Failure::field("sku", text),
            DraftError::BarcodeTaken => Failure::field("barcode", text),
        }
    }
}

impl From<PriceChangeError> for Failure {
    fn from(error: PriceChangeError) -> Failure {
        match error {
            PriceChangeError::Fields(fields) => Failure::Fields(fields),
            PriceChangeError::AlreadyUndone | PriceChangeError::ChangedSince(_) => Failure::Conflict(error.message()),
        }
    }
}

impl From<NotForSale> for Failure {
    fn from(error: NotForSale) -> Failure {
        Failure::Rule(error.message())
    }
}

impl From<SavedProductError> for Failure {
    fn from(error: SavedProductError) -> Failure {
        Failure::Rule(error.message())
    }
}
