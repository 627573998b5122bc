//! Use cases of the server-side cart of signed-in buyers (product.md §7), and of the carts they have saved.

mod add_lines;
mod add_saved_cart;
mod add_to_cart;
mod cart_items;
mod clear_cart;
mod delete_saved_cart;
mod get_cart;
mod groups;
mod list_saved_carts;
mod merge_cart;
mod parse_quick_order;
mod rename_saved_cart;
mod reorder;
mod replace_cart;
mod save_cart;
mod view;

pub use add_lines::{ReorderResult, SkippedLine};
pub use add_saved_cart::add_saved_cart;
pub use add_to_cart::add_to_cart;
pub use cart_items::CartItemInput;
pub use clear_cart::clear_cart;
pub use delete_saved_cart::delete_saved_cart;
pub use get_cart::get_cart;
pub use list_saved_carts::list_saved_carts;
pub use merge_cart::merge_cart;
pub use parse_quick_order::{QuickProduct, parse_quick_order};
pub use rename_saved_cart::rename_saved_cart;
pub use reorder::reorder;
pub use replace_cart::replace_cart;
pub use save_cart::save_cart;
pub use view::{CartGroup, CartGroupLine, CartView};

use tierway_kernel::{Permission, SignedIn};
use tierway_orders::check_buyer;

use crate::{Context, Failure};

/// The buyer whose cart it is; who waits for approval has none yet.
fn buyer(context: &Context, permission: Permission) -> Result<&SignedIn, Failure> {
    context.require(permission)?;
    let buyer = context.actor.signed_in()?;
    check_buyer(buyer.role, buyer.verified)?;
    Ok(buyer)
}
