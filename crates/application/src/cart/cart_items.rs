//! Parsing and pricing of cart items.

use std::collections::BTreeMap;

use tierway_kernel::{Message, ProductId, SignedIn, UserId};
use tierway_orders::{CartEntry, LineError, MAX_LINES};

use super::groups::{PricedGroup, price_groups};
use crate::orders::CartItem;
use crate::orders::items::{CartLine, read_items};
use crate::orders::pricing::{NO_STORE, PricedLine};
use crate::{Context, Failure, Transaction};

/// One line as sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CartItemInput {
    /// Which product.
    pub product_id: ProductId,
    /// `unit`, `pack` or `bulk`; `None`: unit.
    pub tier: Option<String>,
    /// Tier units, as sent.
    pub quantity: i64,
    /// The dealer in whose store it is bought.
    pub seller_id: Option<UserId>,
}

/// A line for the cart, with its price and problems.
pub(super) struct Wanted {
    /// The line at today's price.
    pub entry: CartEntry,
    /// Its place among those that were sent.
    pub index: usize,
    /// The product's name; `None`: there is no such product.
    pub name: Option<String>,
    /// Why it cannot be bought.
    pub problem: Option<Problem>,
}

/// Why a line cannot be bought.
pub(super) enum Problem {
    /// It is not for sale to this buyer.
    Product(Message),
    /// The buyer cannot buy at this seller.
    Seller {
        /// Whether there is such a store at all, for whomever.
        is_open: bool,
    },
}

impl Problem {
    /// The sentence.
    pub(super) fn sentence(&self) -> Message {
        match self {
            Problem::Product(sentence) => sentence.clone(),
            Problem::Seller { .. } => NO_STORE.into(),
        }
    }
}

impl CartItemInput {
    fn item(&self) -> CartItem {
        CartItem { product_id: self.product_id, tier: self.tier.clone(), quantity: self.quantity, expected_price: None }
    }
}

/// Parses and prices lines; invalid quantities and tiers are rejected by their index in `lines`, as are too many lines.
/// Equal lines are merged.
pub(super) fn read_cart_items(
    tx: &mut dyn Transaction,
    context: &Context,
    buyer: &SignedIn,
    cart_items: &[CartItemInput],
) -> Result<Vec<Wanted>, Failure> {
    if cart_items.is_empty() {
        return Ok(Vec::new());
    }
    // Each line may name a seller of its own, and each seller is looked up.
    if cart_items.len() > MAX_LINES {
        return Err(LineError::TooMany.into());
    }
    read_items("lines", &cart_items.iter().map(CartItemInput::item).collect::<Vec<_>>())?;
    let mut by_seller: BTreeMap<Option<UserId>, Vec<usize>> = BTreeMap::new();
    for (place, input) in cart_items.iter().enumerate() {
        by_seller.entry(input.seller_id).or_default().push(place);
    }
    let mut groups = Vec::with_capacity(by_seller.len());
    for (seller, places) in by_seller {
        let items: Vec<CartItem> = places.iter().map(|place| cart_items[*place].item()).collect();
        let lines = read_items("lines", &items)?.into_iter();
        let placed = lines.map(|line| CartLine { index: places.get(line.index).copied().unwrap_or_default(), ..line });
        groups.push((seller, placed.collect()));
    }
    let mut wanted: Vec<Wanted> = Vec::with_capacity(cart_items.len());
    for group in price_groups(tx, context, buyer, groups)? {
        let PricedGroup { seller, store_name, can_buy, lines } = group;
        let is_open = store_name.is_some();
        wanted.extend(lines.into_iter().map(|line| {
            let no_store = (!can_buy).then_some(Problem::Seller { is_open });
            read_line(line, seller, no_store)
        }));
    }
    wanted.sort_by_key(|line| line.index);
    Ok(wanted)
}

fn read_line(line: PricedLine, seller: Option<UserId>, no_store: Option<Problem>) -> Wanted {
    let (seen_price, problem) = match (line.priced, no_store) {
        (Ok(priced), None) => (Some(priced.price), None),
        (Err(sentence), None) => (None, Some(Problem::Product(sentence))),
        (_, Some(problem)) => (None, Some(problem)),
    };
    Wanted {
        entry: CartEntry {
            product_id: line.line.wanted.product_id,
            tier: line.line.wanted.tier.to_owned(),
            quantity: line.line.wanted.quantity,
            seller_id: seller,
            seen_price,
        },
        index: line.line.index,
        name: line.product.map(|product| product.name),
        problem,
    }
}
