//! `POST /api/cart/quote`: what a cart would cost now. Nothing is stored or reserved.

use std::collections::HashMap;

use tierway_kernel::{AddressId, Message, Money, Permission, ProductId, UserId};
use tierway_orders::{NewLine, OrderTaxes, Taxation, Totals, assess, check_buyer, totals};

use super::items::{CartItem, CartLine, read_items};
use super::pricing::{PricedLine, pieces_by_product, price_lines, price_list};
use crate::addresses::own_address;
use crate::taxes::{home_of, taxation};
use crate::{Context, Failure, Settings, Transaction};

/// A priced cart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CartQuote {
    /// The lines, equal products and tiers added up.
    pub lines: Vec<QuotedLine>,
    /// The total of the available lines.
    pub totals: Totals,
    /// Where they are taxed, and the breakdown of the tax.
    pub taxes: OrderTaxes,
    /// Whether an order with exactly this cart would be accepted now.
    pub can_order: bool,
}

/// One line of a priced cart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuotedLine {
    /// Which product.
    pub product_id: ProductId,
    /// `unit`, `pack` or `bulk`.
    pub tier: &'static str,
    /// Tier units.
    pub quantity: i64,
    /// The product's SKU; `None`: there is no such product.
    pub sku: Option<String>,
    /// Its name.
    pub name: Option<String>,
    /// The product's name for a unit of the tier.
    pub tier_label: Option<String>,
    /// Its picture.
    pub image: Option<String>,
    /// The priced line; `None` when it cannot be bought.
    pub priced: Option<NewLine>,
    /// Pieces that can still be ordered.
    pub available: i64,
    /// Why it cannot be bought.
    pub problem: Option<Message>,
}

/// Prices a cart as the order would, with stock availability per line. It is taxed by the address book entry it would go
/// to, else by the buyer's profile.
pub fn quote_cart(
    tx: &mut dyn Transaction,
    context: &Context,
    items: &[CartItem],
    seller: Option<UserId>,
    address: Option<AddressId>,
) -> Result<CartQuote, Failure> {
    context.require(Permission::QuoteCart)?;
    let buyer = context.actor.signed_in()?;
    check_buyer(buyer.role, buyer.verified)?;
    let list = price_list(tx, buyer, seller, context.now)?;
    let lines: Vec<CartLine> = read_items("items", items)?;
    let priced = price_lines(tx, list, lines)?;
    let settings = Settings::load(tx)?;
    let place = match address {
        Some(id) => own_address(tx, buyer.id, id)?.place(),
        None => home_of(tx, buyer.id)?,
    };
    let taxation = taxation(tx, &settings, buyer.id, place, context.now)?;
    let sums = sums(&priced, &settings, &taxation)?;
    let available = available(tx, sums.wanted.keys().copied())?;
    Ok(quote_lines(priced, &sums, &available))
}

/// Totals of priced lines.
pub(crate) struct Sums {
    /// Pieces by product.
    pub wanted: HashMap<ProductId, i64>,
    /// Their cost.
    pub totals: Totals,
    /// What they are taxed with.
    pub taxes: OrderTaxes,
}

/// Adds up the lines that can be bought; fails if the total is too large.
pub(crate) fn sums(priced: &[PricedLine], settings: &Settings, taxation: &Taxation) -> Result<Sums, Failure> {
    let goods: Vec<NewLine> = priced.iter().filter_map(|line| line.priced.clone().ok()).collect();
    let wanted = pieces_by_product(goods.iter().map(|line| (line.product_id, line.pieces)))?
        .into_iter()
        .map(|(product, pieces)| (product, pieces.get()))
        .collect();
    let shipping = if goods.is_empty() { Money::ZERO } else { settings.shipping_cost };
    let lines: Vec<_> = goods.iter().map(|line| (line.total, line.tax_class_id)).collect();
    let assessed = assess(&lines, taxation)?;
    Ok(Sums {
        wanted,
        totals: totals(assessed.goods, assessed.tax, shipping)?,
        taxes: OrderTaxes::recorded(taxation, assessed.breakdown),
    })
}

/// Pieces of these products that can still be ordered.
pub(crate) fn available(
    tx: &mut dyn Transaction,
    products: impl Iterator<Item = ProductId>,
) -> Result<HashMap<ProductId, i64>, Failure> {
    let ids: Vec<ProductId> = products.collect();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    Ok(tx.stock().levels(&ids)?.into_iter().map(|level| (level.product_id, level.available())).collect())
}

/// Priced lines with their sums and what is there of them.
pub(crate) fn quote_lines(priced: Vec<PricedLine>, sums: &Sums, available: &HashMap<ProductId, i64>) -> CartQuote {
    let lines: Vec<QuotedLine> = priced.into_iter().map(|line| quoted(line, &sums.wanted, available)).collect();
    let can_order = lines.iter().all(|line| line.problem.is_none());
    CartQuote { can_order, lines, totals: sums.totals, taxes: sums.taxes.clone() }
}

fn quoted(line: PricedLine, wanted: &HashMap<ProductId, i64>, available: &HashMap<ProductId, i64>) -> QuotedLine {
    let id = line.line.wanted.product_id;
    let left = available.get(&id).copied().unwrap_or(0);
    let enough = wanted.get(&id).is_none_or(|pieces| *pieces <= left);
    let (priced, problem) = match line.priced {
        Ok(priced) if enough => (Some(priced), None),
        Ok(priced) => (Some(priced), Some(tierway_inventory::StockError::Insufficient { available: left }.into())),
        Err(sentence) => (None, Some(sentence)),
    };
    QuotedLine {
        product_id: id,
        tier: line.line.wanted.tier,
        quantity: line.line.wanted.quantity.get(),
        sku: line.product.as_ref().map(|product| product.sku.clone()),
        name: line.product.as_ref().map(|product| product.name.clone()),
        tier_label: line.product.as_ref().and_then(|product| product.tier_label(line.line.tier)).map(str::to_owned),
        image: line.product.and_then(|product| product.image),
        available: if priced.is_some() { left } else { 0 },
        priced,
        problem,
    }
}
