//! A cart as its buyer sees it: at today's prices and stock, in groups that are ordered separately.

use std::collections::{BTreeMap, HashMap};

use tierway_kernel::{Money, SignedIn, UserId};
use tierway_orders::{Cart, CartEntry, LineError, NewLine, Totals, goods_total, totals};

use super::wishes::{item_of, price_group};
use crate::orders::pricing::{PricedLine, pieces_by_product};
use crate::orders::quote_cart::quote_lines;
use crate::orders::{CartItem, QuotedLine};
use crate::{Context, Failure, Settings, Transaction};

/// A cart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CartView {
    /// Counts changes.
    pub version: i64,
    /// Tier units in all.
    pub count: i64,
    /// The lines by seller, the company's own first.
    pub groups: Vec<CartGroup>,
}

/// What is bought at one seller: one order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CartGroup {
    /// The dealer; `None`: the company.
    pub seller_id: Option<UserId>,
    /// The dealer's name.
    pub seller_name: Option<String>,
    /// The lines.
    pub lines: Vec<CartGroupLine>,
    /// What those that can be bought cost.
    pub totals: Totals,
    /// Whether an order of exactly these lines would be taken now.
    pub can_order: bool,
}

/// One line of a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CartGroupLine {
    /// The line at today's price.
    pub line: QuotedLine,
    /// The price the buyer was shown when they put it in.
    pub seen_price: Option<Money>,
    /// That price and today's, when they differ.
    pub price_change: Option<(Money, Money)>,
}

/// Looks prices and stock up.
pub(super) fn view_cart(
    tx: &mut dyn Transaction,
    context: &Context,
    buyer: &SignedIn,
    cart: &Cart,
) -> Result<CartView, Failure> {
    let mut by_seller: BTreeMap<Option<UserId>, Vec<&CartEntry>> = BTreeMap::new();
    for line in &cart.lines {
        by_seller.entry(line.seller_id).or_default().push(line);
    }
    let names = seller_names(tx, by_seller.keys().flatten())?;
    let settings = Settings::load(tx)?;
    let mut groups = Vec::with_capacity(by_seller.len());
    for (seller_id, entries) in by_seller {
        let items: Vec<CartItem> = entries.iter().map(|entry| item_of(entry)).collect();
        let mut priced = price_group(tx, context, buyer, seller_id, &items)?.lines;
        refuse_too_much(&mut priced, &settings);
        let quote = quote_lines(tx, priced, &settings)?;
        // A cart holds no line twice, so the lines come back as they were.
        let lines = entries.into_iter().zip(quote.lines).map(|(entry, line)| group_line(entry, line)).collect();
        let seller_name = seller_id.and_then(|id| names.get(&id).cloned());
        groups.push(CartGroup { seller_id, seller_name, lines, totals: quote.totals, can_order: quote.can_order });
    }
    Ok(CartView { version: cart.version, count: cart.count(), groups })
}

/// Lines that together are beyond what the platform keeps say so, each, rather than keep the cart from being seen.
fn refuse_too_much(lines: &mut [PricedLine], settings: &Settings) {
    let goods: Vec<NewLine> = lines.iter().filter_map(|line| line.priced.clone().ok()).collect();
    let sum = goods_total(&goods).and_then(|sum| totals(sum, settings.tax_basis_points, settings.shipping_cost));
    if sum.is_ok() && pieces_by_product(goods.iter().map(|line| (line.product_id, line.pieces))).is_ok() {
        return;
    }
    for line in lines {
        line.priced = Err(LineError::TooLarge.to_string());
    }
}

fn group_line(entry: &CartEntry, line: QuotedLine) -> CartGroupLine {
    let now = line.priced.as_ref().map(|priced| priced.price);
    let price_change = entry.seen_price.zip(now).filter(|(seen, now)| seen != now);
    CartGroupLine { line, seen_price: entry.seen_price, price_change }
}

fn seller_names<'a>(
    tx: &mut dyn Transaction,
    sellers: impl Iterator<Item = &'a UserId>,
) -> Result<HashMap<UserId, String>, Failure> {
    let ids: Vec<UserId> = sellers.copied().collect();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let named = tx.users().by_ids(&ids)?.into_iter().map(|user| {
        let company = user.profile.company_name.clone().filter(|name| !name.is_empty());
        (user.id, company.unwrap_or_else(|| user.full_name()))
    });
    Ok(named.collect())
}
