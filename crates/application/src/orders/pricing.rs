//! Pricing of carts, shared by quote and order, so that they can never differ.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use tierway_catalogue::{Buyer, NotForSale, Offer, Product, Region, Seller, SpecialPrices, Tier, resolve};
use tierway_kernel::{Message, Money, ProductId, Quantity, Role, SignedIn, UserId};
use tierway_orders::NewLine;

use super::items::CartLine;
use crate::pricing::{Home, own_prices, regional_prices, store_of};
use crate::{Failure, Transaction};

/// At whose prices a cart is priced.
#[derive(Debug, Clone, Copy)]
pub(crate) enum PriceList {
    /// The company's, for this buyer: their kind and, at this time, their region.
    Company {
        /// What counts of them.
        buyer: Buyer,
        /// Their location.
        home: Home,
        /// When.
        now: DateTime<Utc>,
    },
    /// The store of a dealer, for customers.
    Store {
        /// Whose.
        dealer: UserId,
        /// When.
        now: DateTime<Utc>,
    },
}

impl PriceList {
    /// The same for a buyer whose region is known.
    pub(crate) fn at_home(self, region: Option<Region>) -> PriceList {
        match self {
            PriceList::Company { buyer, now, .. } => PriceList::Company { buyer, home: Home::Region(region), now },
            store @ PriceList::Store { .. } => store,
        }
    }
}

/// A line with its product and price, or why it cannot be bought.
pub(crate) struct PricedLine {
    /// The request.
    pub line: CartLine,
    /// The product, if there is one.
    pub product: Option<Product>,
    /// The priced line or a sentence.
    pub priced: Result<NewLine, Message>,
}

/// The price list of a buyer: their own, or the store's when a customer buys at a dealer.
pub(crate) fn price_list(
    tx: &mut dyn Transaction,
    buyer: &SignedIn,
    seller: Option<UserId>,
    now: DateTime<Utc>,
) -> Result<PriceList, Failure> {
    let is_open = match seller {
        Some(seller) => store_of(tx, seller)?.is_some(),
        None => false,
    };
    list_of(buyer, seller, is_open, now).ok_or_else(|| Failure::field("sellerId", NO_STORE))
}

/// The error for a seller the buyer cannot buy from.
pub(crate) const NO_STORE: &str = "You cannot buy from this seller.";

/// The same where it is known whether the seller's store is open; `None`: the buyer cannot buy there.
pub(crate) fn list_of(
    buyer: &SignedIn,
    seller: Option<UserId>,
    is_open: bool,
    now: DateTime<Utc>,
) -> Option<PriceList> {
    match seller {
        None => {
            let home = Home::Profile(buyer.id);
            let buyer = Buyer { role: buyer.role, referred: buyer.referred_by.is_some() };
            Some(PriceList::Company { buyer, home, now })
        }
        Some(seller) if is_open && buyer.role == Role::Customer => Some(PriceList::Store { dealer: seller, now }),
        Some(_) => None,
    }
}

/// The products of these lines, in one query.
pub(crate) fn products_of<'a>(
    tx: &mut dyn Transaction,
    lines: impl Iterator<Item = &'a CartLine>,
) -> Result<HashMap<ProductId, Product>, Failure> {
    let mut ids: Vec<ProductId> = lines.map(|line| line.wanted.product_id).collect();
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    Ok(tx.products().by_ids(&ids)?.into_iter().map(|product| (product.id, product)).collect())
}

/// Prices each line by the resolver, as the lists do; a query for all products and one or two for the prices that are
/// set for this buyer or store.
pub(crate) fn price_lines(
    tx: &mut dyn Transaction,
    list: PriceList,
    lines: Vec<CartLine>,
) -> Result<Vec<PricedLine>, Failure> {
    let products = products_of(tx, lines.iter())?;
    price_known(tx, list, lines, &products)
}

/// The same where the products are known already.
pub(crate) fn price_known(
    tx: &mut dyn Transaction,
    list: PriceList,
    lines: Vec<CartLine>,
    products: &HashMap<ProductId, Product>,
) -> Result<Vec<PricedLine>, Failure> {
    let mut ids: Vec<ProductId> = lines.iter().map(|line| line.wanted.product_id).collect();
    ids.sort_unstable();
    ids.dedup();
    let (seller, special) = match list {
        PriceList::Company { buyer, home, now } => {
            (Seller::Company(buyer), regional_prices(tx, home, buyer, &ids, now)?)
        }
        PriceList::Store { dealer, now } => {
            let sizes = lines.iter().any(|line| line.tier != Tier::Unit);
            (Seller::Store, own_prices(tx, dealer, &ids, sizes, now)?)
        }
    };
    Ok(lines
        .into_iter()
        .map(|line| {
            let product = products.get(&line.wanted.product_id).cloned();
            let special = special.get(&line.wanted.product_id).copied().unwrap_or_default();
            let priced = match &product {
                Some(product) => price_line(product, seller, &special, line).map_err(Message::from),
                None => Err("This product is no longer sold.".into()),
            };
            PricedLine { line, product, priced }
        })
        .collect())
}

/// A line of a product at the resolver's price, not taxed yet.
pub(crate) fn price_line(
    product: &Product,
    seller: Seller,
    special: &SpecialPrices,
    line: CartLine,
) -> Result<NewLine, NotForSale> {
    let offer: Offer = resolve(product, seller, special, line.tier)?;
    let too_large = || NotForSale::TooLarge(product.name.clone());
    let quantity: Quantity = line.wanted.quantity;
    let total = offer.price.times(quantity.get()).ok_or_else(too_large)?;
    Ok(NewLine {
        product_id: product.id,
        sku: product.sku.clone(),
        name: product.name.clone(),
        tier: line.wanted.tier,
        tier_label: product.tier_label(line.tier).map(str::to_owned),
        category: product.category.clone(),
        unit_cost: product.manufacturer_cost,
        quantity,
        pieces: quantity.times(offer.pieces).map_err(|_| too_large())?,
        price: offer.price,
        total,
        net: total,
        tax: Money::ZERO,
        tax_class_id: product.tax_class_id,
        price_source: offer.source.as_str(),
        image: product.image.clone(),
    })
}

/// Pieces per product in ascending id, the lock order of stock rows, so that two orders cannot deadlock.
pub(crate) fn pieces_by_product<'a>(
    lines: impl Iterator<Item = (ProductId, Quantity)> + 'a,
) -> Result<Vec<(ProductId, Quantity)>, Failure> {
    let mut sums: std::collections::BTreeMap<ProductId, Quantity> = std::collections::BTreeMap::new();
    for (product, pieces) in lines {
        let sum = sums.entry(product).or_insert(Quantity::ZERO);
        *sum = sum.plus(pieces).map_err(|_| Failure::field("items", "This quantity is too large."))?;
    }
    Ok(sums.into_iter().collect())
}
