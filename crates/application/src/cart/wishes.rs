//! What is put into a cart, read and priced.

use tierway_catalogue::Tier;
use tierway_kernel::{Money, ProductId, SignedIn, UserId};
use tierway_orders::CartEntry;

use crate::orders::CartItem;
use crate::orders::items::read_items;
use crate::orders::pricing::{PriceList, PricedLine, price_lines, price_list};
use crate::{Context, Failure, Transaction};

/// One line as sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CartWish {
    /// Which product.
    pub product_id: ProductId,
    /// `unit`, `pack` or `bulk`; `None`: unit.
    pub tier: Option<String>,
    /// Tier units, as sent.
    pub quantity: i64,
    /// The dealer in whose store it is bought.
    pub seller_id: Option<UserId>,
}

/// A line that could lie in a cart, with what is known of it.
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
    Product(String),
    /// There is no such store for them; `known`: the seller is an account at all.
    Seller { sentence: String, known: bool },
}

impl Problem {
    /// The sentence.
    pub(super) fn sentence(&self) -> &str {
        match self {
            Problem::Product(sentence) | Problem::Seller { sentence, .. } => sentence,
        }
    }
}

impl CartWish {
    fn item(&self) -> CartItem {
        CartItem { product_id: self.product_id, tier: self.tier.clone(), quantity: self.quantity, expected_price: None }
    }
}

/// Reads and prices lines; quantities and tiers that cannot be are refused by their place in `lines`. Equal lines are
/// added up.
pub(super) fn read_wishes(
    tx: &mut dyn Transaction,
    context: &Context,
    buyer: &SignedIn,
    wishes: &[CartWish],
) -> Result<Vec<Wanted>, Failure> {
    if wishes.is_empty() {
        return Ok(Vec::new());
    }
    read_items("lines", &wishes.iter().map(CartWish::item).collect::<Vec<_>>())?;
    let mut sellers: Vec<Option<UserId>> = Vec::new();
    for wish in wishes {
        if !sellers.contains(&wish.seller_id) {
            sellers.push(wish.seller_id);
        }
    }
    let mut wanted = Vec::with_capacity(wishes.len());
    for seller in sellers {
        let places: Vec<usize> = (0..wishes.len()).filter(|place| wishes[*place].seller_id == seller).collect();
        let items: Vec<CartItem> = places.iter().map(|place| wishes[*place].item()).collect();
        let priced = price_group(tx, context, buyer, seller, &items)?;
        for line in priced.lines {
            let index = places.get(line.line.index).copied().unwrap_or_default();
            wanted.push(read_line(tx, line, seller, index, priced.no_store.as_deref())?);
        }
    }
    wanted.sort_by_key(|line| line.index);
    Ok(wanted)
}

/// A seller's lines, priced.
pub(super) struct PricedGroup {
    /// The lines; without a store each has its sentence in the place of a price.
    pub lines: Vec<PricedLine>,
    /// Why the buyer cannot buy at this seller.
    pub no_store: Option<String>,
}

/// Prices the lines of one seller. A seller who has no store for this buyer is no failure: each line says so.
pub(super) fn price_group(
    tx: &mut dyn Transaction,
    context: &Context,
    buyer: &SignedIn,
    seller: Option<UserId>,
    items: &[CartItem],
) -> Result<PricedGroup, Failure> {
    let lines = read_items("lines", items)?;
    let (list, no_store): (PriceList, Option<String>) = match price_list(tx, buyer, seller, context.now) {
        Ok(list) => (list, None),
        Err(error @ (Failure::Fields(_) | Failure::Rule(_))) => {
            (price_list(tx, buyer, None, context.now)?, Some(error.to_string()))
        }
        Err(other) => return Err(other),
    };
    let mut lines = price_lines(tx, list, lines)?;
    if let Some(sentence) = &no_store {
        for line in &mut lines {
            line.priced = Err(sentence.clone());
        }
    }
    Ok(PricedGroup { lines, no_store })
}

fn read_line(
    tx: &mut dyn Transaction,
    line: PricedLine,
    seller: Option<UserId>,
    index: usize,
    no_store: Option<&str>,
) -> Result<Wanted, Failure> {
    let seen_price: Option<Money> = line.priced.as_ref().ok().map(|priced| priced.price);
    let problem = match (no_store, line.priced) {
        (Some(sentence), _) => {
            let known = match seller {
                Some(seller) => tx.users().by_id(seller)?.is_some(),
                None => true,
            };
            Some(Problem::Seller { sentence: sentence.to_owned(), known })
        }
        (None, Err(sentence)) => Some(Problem::Product(sentence)),
        (None, Ok(_)) => None,
    };
    Ok(Wanted {
        entry: CartEntry {
            product_id: line.line.wanted.product_id,
            tier: line.line.wanted.tier.to_owned(),
            quantity: line.line.wanted.quantity,
            seller_id: seller,
            seen_price,
        },
        index,
        name: line.product.map(|product| product.name),
        problem,
    })
}

/// A stored line as an item to be priced.
pub(super) fn item_of(entry: &CartEntry) -> CartItem {
    let tier = Tier::parse(&entry.tier).map(|tier| tier.as_str().to_owned());
    CartItem { product_id: entry.product_id, tier, quantity: entry.quantity.get(), expected_price: None }
}
