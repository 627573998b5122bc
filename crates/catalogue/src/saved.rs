//! Products that buyers have saved.

use chrono::{DateTime, Utc};
use tierway_kernel::{Page, PageRequest, ProductId, Sentence, StoreError, UserId};

use crate::Product;

/// Maximum number of saved products per person.
pub const MAX_SAVED_PRODUCTS: usize = 200;

/// Why a product is not saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum SavedProductError {
    /// Past [`MAX_SAVED_PRODUCTS`].
    #[error("You can save at most 200 products.")]
    Full,
}

/// Refuses another product past the limit.
pub fn check_saved_products(saved: usize) -> Result<(), SavedProductError> {
    if saved < MAX_SAVED_PRODUCTS { Ok(()) } else { Err(SavedProductError::Full) }
}

/// Saved products in the store. Whoever saves one holds the lock of their account.
pub trait SavedProductRepository {
    /// All that a person has saved, whether on sale or not, the latest first.
    fn ids(&mut self, user: UserId) -> Result<Vec<ProductId>, StoreError>;
    /// What a person has saved and is on sale, the latest first.
    fn list(&mut self, user: UserId, page: &PageRequest) -> Result<Page<Product>, StoreError>;
    /// Saves a product; one that is saved already keeps its place.
    fn save(&mut self, user: UserId, product: ProductId, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Removes a product from what a person has saved, if it is there.
    fn remove(&mut self, user: UserId, product: ProductId) -> Result<(), StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_room_for_two_hundred() {
        assert_eq!(check_saved_products(199), Ok(()));
        assert_eq!(check_saved_products(200), Err(SavedProductError::Full));
    }
}
