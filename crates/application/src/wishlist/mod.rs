//! Use cases of buyers' saved products and stock alerts.

mod add_stock_alert;
mod add_to_wishlist;
mod get_wishlist_ids;
mod list_wishlist;
mod remove_from_wishlist;
mod remove_stock_alert;

pub use add_stock_alert::add_stock_alert;
pub use add_to_wishlist::add_to_wishlist;
pub use get_wishlist_ids::get_wishlist_ids;
pub use list_wishlist::list_wishlist;
pub use remove_from_wishlist::remove_from_wishlist;
pub use remove_stock_alert::remove_stock_alert;

use std::collections::HashSet;

use tierway_catalogue::Product;
use tierway_kernel::{ProductId, UserId};

use crate::{Failure, Transaction};

/// A person's saved products and stock alerts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WishlistIds {
    /// Saved products, the latest first.
    pub saved: Vec<ProductId>,
    /// Products they wait for.
    pub awaited: Vec<ProductId>,
}

fn ids_of(tx: &mut dyn Transaction, user: UserId) -> Result<WishlistIds, Failure> {
    Ok(WishlistIds { saved: tx.saved_products().ids(user)?, awaited: tx.stock_alerts().of_user(user)? })
}

/// Which of the products are discontinued, in the same order; only read once there are as many as `limit`.
fn discontinued_at(tx: &mut dyn Transaction, limit: usize, products: &[ProductId]) -> Result<Vec<ProductId>, Failure> {
    if products.len() < limit {
        return Ok(Vec::new());
    }
    let found = tx.products().priced(products)?;
    let on_sale: HashSet<ProductId> =
        found.into_iter().filter(|product| product.is_active).map(|product| product.id).collect();
    Ok(products.iter().copied().filter(|id| !on_sale.contains(id)).collect())
}

/// A product on sale; buyers know of no others.
fn on_sale(tx: &mut dyn Transaction, id: ProductId) -> Result<Product, Failure> {
    tx.products().by_id(id)?.filter(|product| product.is_active).ok_or(Failure::NotFound("This product"))
}
