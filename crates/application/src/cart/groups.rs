//! Cart lines priced by seller; products and stores are loaded once for all of them.

use tierway_accounts::User;
use tierway_catalogue::Tier;
use tierway_kernel::{SignedIn, StoreError, UserId};
use tierway_orders::{CartEntry, Wanted};

use crate::orders::items::CartLine;
use crate::orders::pricing::{NO_STORE, PricedLine, list_of, price_known, products_of};
use crate::pricing::stores_of;
use crate::{Context, Failure, Transaction};

/// A seller's lines, priced.
pub(super) struct PricedGroup {
    /// The dealer; `None`: the company.
    pub seller: Option<UserId>,
    /// Name of the dealer's store; `None`: the seller has no open store, and nothing about them is revealed.
    pub store_name: Option<String>,
    /// Whether the buyer can buy at this seller.
    pub can_buy: bool,
    /// The lines; where the buyer cannot buy, each has the sentence in the place of a price.
    pub lines: Vec<PricedLine>,
}

/// Prices the lines of several sellers. A seller without a store for this buyer is not an error: each line says so.
pub(super) fn price_groups(
    tx: &mut dyn Transaction,
    context: &Context,
    buyer: &SignedIn,
    groups: Vec<(Option<UserId>, Vec<CartLine>)>,
) -> Result<Vec<PricedGroup>, Failure> {
    let products = products_of(tx, groups.iter().flat_map(|(_, lines)| lines))?;
    let sellers: Vec<UserId> = groups.iter().filter_map(|(seller, _)| *seller).collect();
    let stores = stores_of(tx, &sellers)?;
    let mut priced = Vec::with_capacity(groups.len());
    for (seller, lines) in groups {
        let store = seller.and_then(|seller| stores.get(&seller));
        let list = list_of(buyer, seller, store.is_some(), context.now);
        let lines = match list {
            Some(list) => price_known(tx, list, lines, &products)?,
            None => {
                let line = |line: CartLine| {
                    let product = products.get(&line.wanted.product_id).cloned();
                    PricedLine { line, product, priced: Err(NO_STORE.into()) }
                };
                lines.into_iter().map(line).collect()
            }
        };
        priced.push(PricedGroup { seller, store_name: store.map(User::store_name), can_buy: list.is_some(), lines });
    }
    Ok(priced)
}

/// A stored line as one to be priced.
pub(super) fn line_of(index: usize, entry: &CartEntry) -> Result<CartLine, Failure> {
    let tier = Tier::parse(&entry.tier);
    let tier = tier.ok_or_else(|| StoreError::Failed(format!("a cart holds the unknown tier {}", entry.tier)))?;
    let wanted = Wanted { product_id: entry.product_id, tier: tier.as_str(), quantity: entry.quantity };
    Ok(CartLine { wanted, tier, index })
}
