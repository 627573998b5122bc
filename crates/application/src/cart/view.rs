//! A cart as its buyer sees it: at today's prices and stock, in groups that are ordered separately.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use tierway_kernel::{Money, ProductId, SignedIn, UserId};
use tierway_orders::{Cart, CartEntry, LineError, OrderTaxes, Taxation, Totals};

use super::groups::{PricedGroup, line_of, price_groups};
use crate::orders::pricing::PricedLine;
use crate::orders::quote_cart::{available, quote_lines, sums};
use crate::orders::{CartQuote, QuotedLine};
use crate::taxes::{home_of, taxation};
use crate::{Context, Failure, Settings, Transaction};

/// A cart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CartView {
    /// Version, incremented with each change.
    pub version: i64,
    /// Tier units in all.
    pub count: i64,
    /// The lines by seller, the company's own first.
    pub groups: Vec<CartGroup>,
}

/// The items of one seller: one order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CartGroup {
    /// The dealer; `None`: the company.
    pub seller_id: Option<UserId>,
    /// The name of the dealer's store, while it is open.
    pub seller_name: Option<String>,
    /// The lines.
    pub lines: Vec<CartGroupLine>,
    /// Total of the lines that can be bought.
    pub totals: Totals,
    /// Where they are taxed, and the breakdown of the tax.
    pub taxes: OrderTaxes,
    /// Whether an order with exactly these lines would be accepted now.
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

/// Looks prices and stock up, of all lines at once.
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
    let mut wanted = Vec::with_capacity(by_seller.len());
    for (seller, entries) in &by_seller {
        let lines: Result<Vec<_>, Failure> =
            entries.iter().enumerate().map(|(place, entry)| line_of(place, entry)).collect();
        wanted.push((*seller, lines?));
    }
    let settings = Settings::load(tx)?;
    let taxation = if wanted.is_empty() {
        Taxation::standard(settings.tax_basis_points)
    } else {
        let home = home_of(tx, buyer.id)?;
        taxation(tx, &settings, buyer.id, home, context.now)?
    };
    let priced = price_groups(tx, context, buyer, wanted)?;
    let products: BTreeSet<ProductId> = cart.lines.iter().map(|line| line.product_id).collect();
    let available = available(tx, products.into_iter())?;
    let mut groups = Vec::with_capacity(priced.len());
    for (group, entries) in priced.into_iter().zip(by_seller.into_values()) {
        let PricedGroup { seller, store_name, lines, .. } = group;
        let quote = quote_group(lines, &settings, &taxation, &available)?;
        // A cart has no duplicate lines, so the order is preserved.
        let lines = entries.into_iter().zip(quote.lines).map(|(entry, line)| group_line(entry, line)).collect();
        let (totals, taxes, can_order) = (quote.totals, quote.taxes, quote.can_order);
        groups.push(CartGroup { seller_id: seller, seller_name: store_name, lines, totals, taxes, can_order });
    }
    Ok(CartView { version: cart.version, count: cart.count(), groups })
}

/// If the total is too large, each line says so, instead of the whole cart failing.
fn quote_group(
    mut lines: Vec<PricedLine>,
    settings: &Settings,
    taxation: &Taxation,
    available: &HashMap<ProductId, i64>,
) -> Result<CartQuote, Failure> {
    let added = match sums(&lines, settings, taxation) {
        Ok(sums) => sums,
        Err(_) => {
            for line in &mut lines {
                line.priced = Err(LineError::TooLarge.into());
            }
            sums(&lines, settings, taxation)?
        }
    };
    Ok(quote_lines(lines, &added, available))
}

fn group_line(entry: &CartEntry, line: QuotedLine) -> CartGroupLine {
    let now = line.priced.as_ref().map(|priced| priced.price);
    let price_change = entry.seen_price.zip(now).filter(|(seen, now)| seen != now);
    CartGroupLine { line, seen_price: entry.seen_price, price_change }
}
