//! `DELETE /api/dealer-pricing/{userId}/{productId}`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{Permission, ProductId, UserId, message};

use super::guard::dealer;
use crate::{Context, Failure, Transaction};

/// Removes a dealer's price: their store sells at the suggested minimum again.
pub fn remove_dealer_price(
    tx: &mut dyn Transaction,
    context: &Context,
    id: UserId,
    product: ProductId,
) -> Result<(), Failure> {
    let dealer = dealer(tx, context, Permission::RemoveDealerPrice, id)?;
    if !tx.prices().set_dealer_price(dealer.id, product, None, context.actor.id(), context.now)? {
        return Err(Failure::NotFound("This price"));
    }
    context.log(tx, ActivityAction::Catalogue, message!("Removed the store price of product {product}", product))?;
    Ok(())
}
