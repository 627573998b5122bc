//! The one function that prices a cart: the quote and the order ask here, so that they can never differ.

use std::collections::HashMap;

use tierway_accounts::Verification;
use tierway_catalogue::{Buyer, NotForSale, Offer, Product, offer, offer_in_store};
use tierway_kernel::{ProductId, Quantity, Role, SignedIn, UserId};
use tierway_orders::NewLine;

use super::items::CartLine;
use crate::{Failure, Transaction};

/// At whose prices a cart is priced.
#[derive(Debug, Clone, Copy)]
pub(super) enum PriceList {
    /// The company's, for this kind of buyer.
    Company(Buyer),
    /// A dealer's store, for customers.
    Store,
}

/// A line with its product and price, or why it cannot be bought.
pub(super) struct PricedLine {
    /// What was asked for.
    pub line: CartLine,
    /// The product, if there is one.
    pub product: Option<Product>,
    /// The priced line or a sentence.
    pub priced: Result<NewLine, String>,
}

/// The price list of a buyer: their own, or the store's when a customer buys at a dealer.
pub(super) fn price_list(
    tx: &mut dyn Transaction,
    buyer: &SignedIn,
    seller: Option<UserId>,
) -> Result<PriceList, Failure> {
    let Some(seller) = seller else {
        return Ok(PriceList::Company(Buyer { role: buyer.role, referred: buyer.referred_by.is_some() }));
    };
    let store = tx
        .users()
        .by_id(seller)?
        .is_some_and(|user| user.role == Role::Dealer && user.is_active && user.verification == Verification::Approved);
    if store && buyer.role == Role::Customer {
        Ok(PriceList::Store)
    } else {
        Err(Failure::field("sellerId", "This seller has no store you can buy in."))
    }
}

/// Prices each line; one query for all products.
pub(super) fn price_lines(
    tx: &mut dyn Transaction,
    list: PriceList,
    lines: Vec<CartLine>,
) -> Result<Vec<PricedLine>, Failure> {
    let mut ids: Vec<ProductId> = lines.iter().map(|line| line.wanted.product_id).collect();
    ids.sort_unstable();
    ids.dedup();
    let products: HashMap<ProductId, Product> =
        tx.products().by_ids(&ids)?.into_iter().map(|product| (product.id, product)).collect();
    Ok(lines
        .into_iter()
        .map(|line| {
            let product = products.get(&line.wanted.product_id).cloned();
            let priced = match &product {
                Some(product) => price_line(product, list, line).map_err(|error| error.to_string()),
                None => Err("This product is no longer sold.".to_owned()),
            };
            PricedLine { line, product, priced }
        })
        .collect())
}

fn price_line(product: &Product, list: PriceList, line: CartLine) -> Result<NewLine, NotForSale> {
    let offer: Offer = match list {
        PriceList::Company(buyer) => offer(product, buyer, line.tier),
        PriceList::Store => offer_in_store(product, line.tier),
    }?;
    let too_large = || NotForSale::TooLarge(product.name.clone());
    let quantity: Quantity = line.wanted.quantity;
    Ok(NewLine {
        product_id: product.id,
        sku: product.sku.clone(),
        name: product.name.clone(),
        tier: line.wanted.tier,
        quantity,
        pieces: quantity.times(offer.pieces).map_err(|_| too_large())?,
        price: offer.price,
        total: offer.price.times(quantity.get()).ok_or_else(too_large)?,
        price_source: offer.source.as_str(),
    })
}

/// Pieces per product in ascending id: the order in which stock rows are touched, so that two orders never wait for
/// each other in a circle.
pub(super) fn pieces_by_product<'a>(
    lines: impl Iterator<Item = (ProductId, Quantity)> + 'a,
) -> Result<Vec<(ProductId, Quantity)>, Failure> {
    let mut sums: std::collections::BTreeMap<ProductId, Quantity> = std::collections::BTreeMap::new();
    for (product, pieces) in lines {
        let sum = sums.entry(product).or_insert(Quantity::ZERO);
        *sum = sum.plus(pieces).map_err(|_| Failure::field("items", "This quantity is too large."))?;
    }
    Ok(sums.into_iter().collect())
}
