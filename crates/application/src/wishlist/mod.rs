//! Use cases of what buyers remember of the catalogue: saved products, and products that they wait for.

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

use tierway_catalogue::Product;
use tierway_kernel::{ProductId, UserId};

use crate::{Failure, Transaction};

/// What a person remembers of the catalogue.
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

/// A product on sale; buyers know of no others.
fn on_sale(tx: &mut dyn Transaction, id: ProductId) -> Result<Product, Failure> {
    tx.products().by_id(id)?.filter(|product| product.is_active).ok_or(Failure::NotFound("This product"))
}
