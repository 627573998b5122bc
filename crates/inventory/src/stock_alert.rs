//! Stock alerts: buyers want a notice once a sold-out product can be ordered again.

use chrono::{DateTime, Utc};
use tierway_kernel::{ProductId, Sentence, StoreError, UserId};

/// Maximum number of stock alerts per person.
pub const MAX_STOCK_ALERTS: usize = 200;

/// Why a stock alert is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum StockAlertError {
    /// It can be ordered now.
    #[error("This product is in stock. You can order it now.")]
    InStock,
    /// Past [`MAX_STOCK_ALERTS`].
    #[error("You can wait for at most 200 products.")]
    Full,
}

/// Checks another alert of a person who has this many, for a product with this many available pieces. At the limit the
/// first discontinued product among theirs makes room: its alert, which is returned, is to be removed.
pub fn room_for_alert(
    available: i64,
    waiting: usize,
    discontinued: &[ProductId],
) -> Result<Option<ProductId>, StockAlertError> {
    match (available, waiting) {
        (1.., _) => Err(StockAlertError::InStock),
        (_, MAX_STOCK_ALERTS..) => discontinued.first().copied().map(Some).ok_or(StockAlertError::Full),
        _ => Ok(None),
    }
}

/// Whether a change of the available pieces triggers stock alerts.
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
        let gone = [ProductId(3), ProductId(7)];
        assert_eq!(room_for_alert(0, 0, &[]), Ok(None));
        assert_eq!(room_for_alert(1, 0, &gone), Err(StockAlertError::InStock));
        assert_eq!(room_for_alert(0, 199, &gone), Ok(None));
        assert_eq!(room_for_alert(0, 200, &[]), Err(StockAlertError::Full));
        assert_eq!(room_for_alert(0, 200, &gone), Ok(Some(ProductId(3))), "what is no longer sold makes room");
    }

    #[test]
    fn the_first_piece_ends_the_wait() {
        assert!(comes_back(0, 1) && comes_back(0, 500));
        assert!(!comes_back(0, 0) && !comes_back(3, 9) && !comes_back(3, 0));
    }
}
