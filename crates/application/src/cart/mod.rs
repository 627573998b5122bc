//! Use cases of the server-side cart of signed-in buyers (product.md §7).

mod add_to_cart;
mod cart_items;
mod clear_cart;
mod get_cart;
mod groups;
mod merge_cart;
mod parse_quick_order;
mod reorder;
mod replace_cart;
mod view;

pub use add_to_cart::add_to_cart;
pub use cart_items::CartItemInput;
pub use clear_cart::clear_cart;
pub use get_cart::get_cart;
pub use merge_cart::merge_cart;
pub use parse_quick_order::{QuickProduct, parse_quick_order};
pub use reorder::{ReorderResult, SkippedLine, reorder};
pub use replace_cart::replace_cart;
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
