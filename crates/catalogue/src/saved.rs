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

/// What to remove so that another product can be saved; an error at the limit. Discontinued products, which the list
/// does not show, make room, the oldest first. `discontinued` are those among the saved ones, the latest first.
pub fn room_for_saved(saved: usize, discontinued: &[ProductId]) -> Result<Option<ProductId>, SavedProductError> {
    if saved < MAX_SAVED_PRODUCTS {
        return Ok(None);
    }
    discontinued.last().copied().map(Some).ok_or(SavedProductError::Full)
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
        assert_eq!(room_for_saved(199, &[]), Ok(None));
        assert_eq!(room_for_saved(200, &[]), Err(SavedProductError::Full));
    }

    #[test]
    fn what_is_no_longer_sold_makes_room() {
        let discontinued = [ProductId(7), ProductId(3)];
        assert_eq!(room_for_saved(199, &discontinued), Ok(None), "there is room");
        assert_eq!(room_for_saved(200, &discontinued), Ok(Some(ProductId(3))), "the one that was saved first");
    }
}
