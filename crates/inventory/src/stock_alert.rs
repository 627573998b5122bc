//! Buyers who want to hear when a product that is sold out can be ordered again.

use chrono::{DateTime, Utc};
use tierway_kernel::{ProductId, Sentence, StoreError, UserId};

/// Maximum number of products a person can wait for.
pub const MAX_STOCK_ALERTS: usize = 200;

/// Why a person does not wait for a product.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum StockAlertError {
    /// It can be ordered now.
    #[error("This product is in stock. You can order it now.")]
    InStock,
    /// Past [`MAX_STOCK_ALERTS`].
    #[error("You can wait for at most 200 products.")]
    Full,
}

/// Whether somebody who waits for so many products already may wait for one more, of which so many pieces are available.
pub fn check_stock_alert(available: i64, waiting: usize) -> Result<(), StockAlertError> {
    match (available, waiting) {
        (1.., _) => Err(StockAlertError::InStock),
        (_, MAX_STOCK_ALERTS..) => Err(StockAlertError::Full),
        _ => Ok(()),
    }
}

/// Whether a change of what is available ends the wait of those who asked to hear of it.
pub fn comes_back(available_before: i64, available_after: i64) -> bool {
    available_before <= 0 && available_after > 0
}

/// Stock alerts in the store. Whoever adds one holds the lock of their account and of the product's level, so that no piece
/// arrives unnoticed in between.
pub trait StockAlertRepository {
    /// The products a person waits for, by id.
    fn of_user(&mut self, user: UserId) -> Result<Vec<ProductId>, StoreError>;
    /// Makes a person wait for a product, once.
    fn add(&mut self, user: UserId, product: ProductId, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Ends the wait, if there is one.
    fn remove(&mut self, user: UserId, product: ProductId) -> Result<(), StoreError>;
    /// Those of the products that somebody waits for.
    fn awaited(&mut self, products: &[ProductId]) -> Result<Vec<ProductId>, StoreError>;
    /// Ends the wait of at most `limit` people for a product; who they are. Of several transactions at once each gets
    /// others.
    fn take(&mut self, product: ProductId, limit: u32) -> Result<Vec<UserId>, StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_sold_out_is_waited_for() {
        assert_eq!(check_stock_alert(0, 0), Ok(()));
        assert_eq!(check_stock_alert(1, 0), Err(StockAlertError::InStock));
        assert_eq!(check_stock_alert(0, 199), Ok(()));
        assert_eq!(check_stock_alert(0, 200), Err(StockAlertError::Full));
    }

    #[test]
    fn the_first_piece_ends_the_wait() {
        assert!(comes_back(0, 1) && comes_back(0, 500));
        assert!(!comes_back(0, 0) && !comes_back(3, 9) && !comes_back(3, 0));
    }
}
