//! `PUT /api/orders/{id}/quote`: the company names prices.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use tierway_accounts::ActivityAction;
use tierway_catalogue::Product;
use tierway_kernel::{FieldError, Money, OrderId, Permission, ProductId, Quantity};
use tierway_orders::{
    LineError, MAX_LINES, Offering, Order, OrderSight, Quote, QuoteLine, goods_total, offer_quote as offer, totals,
};

use super::notices::tell_buyer;
use super::{lock_quote, save_both};
use crate::orders::items::read_item;
use crate::orders::view::view;
use crate::orders::{CartItem, OrderView};
use crate::{Context, Failure, Settings, Transaction};

/// An offer, as sent.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OfferQuote {
    /// The lines with their prices.
    pub lines: Vec<OfferedItem>,
    /// Until when it can be accepted.
    pub valid_until: Option<DateTime<Utc>>,
    /// Words to the buyer.
    pub note: Option<String>,
    /// What shipping costs; `None`: as the settings say.
    pub shipping_cost: Option<Money>,
    /// The version of the order it was decided against.
    pub version: i64,
}

/// One line of an offer, as sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfferedItem {
    /// What is offered.
    pub item: CartItem,
    /// The price of one tier unit.
    pub price: Money,
}

/// Offers prices for a request, in the place of an earlier offer. The order costs what is offered from now on.
pub fn offer_quote(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    command: &OfferQuote,
) -> Result<OrderView, Failure> {
    context.require(Permission::OfferQuote)?;
    let (order, quote) = lock_quote(tx, context, id)?;
    let offering = Offering {
        lines: offered_lines(tx, &command.lines)?,
        valid_until: command.valid_until,
        note: command.note.as_deref().map(str::trim).filter(|note| !note.is_empty()).map(str::to_owned),
        by: context.actor.id(),
        version: command.version,
    };
    let next = offer(&order, &quote, offering, context.now)?;
    let settings = Settings::load(tx)?;
    let shipping = command.shipping_cost.unwrap_or(settings.shipping_cost);
    if shipping < Money::ZERO {
        return Err(Failure::field("shippingCost", "An amount must not be negative."));
    }
    let sums = totals(goods_total(&next.order_lines()?)?, settings.tax_basis_points, shipping)?;
    let offered = Order {
        goods_total: sums.goods,
        tax: sums.tax,
        shipping_cost: sums.shipping,
        total: sums.total,
        processed_by: context.actor.id().or(order.processed_by),
        ..order.clone()
    };
    let note = format!("Offered {}", sums.total);
    save_both(tx, context, (&offered, order.status), (&next, quote.state), &note)?;
    context.log(tx, ActivityAction::Order, format!("Offered {} for request #{id}", sums.total))?;
    tell_buyer(tx, context, order.customer_id, &format!("Offer for your request #{id}"), &sentence(&next, sums.total))?;
    let order = tx.orders().by_id(id)?.ok_or(Failure::NotFound("This order"))?;
    let seen = view(order, Vec::new(), OrderSight::Full, &context.actor);
    Ok(OrderView { quote: Some(next), ..seen })
}

fn sentence(quote: &Quote, total: Money) -> String {
    match quote.valid_until {
        Some(end) => format!(
            "Your request #{} is offered over {total}. The offer is valid until {} UTC.",
            quote.order_id,
            end.format("%Y-%m-%d %H:%M")
        ),
        None => format!("Your request #{} is offered over {total}.", quote.order_id),
    }
}

/// Checks the lines against the catalogue: whole quantities, tiers in which the product is sold, prices above nothing.
fn offered_lines(tx: &mut dyn Transaction, items: &[OfferedItem]) -> Result<Vec<QuoteLine>, Failure> {
    if items.is_empty() {
        return Err(Failure::field("lines", "Please offer at least one line."));
    }
    if items.len() > MAX_LINES {
        return Err(LineError::TooMany.into());
    }
    let ids: Vec<ProductId> = items.iter().map(|item| item.item.product_id).collect();
    let products: HashMap<ProductId, Product> =
        tx.products().by_ids(&ids)?.into_iter().map(|product| (product.id, product)).collect();
    let mut lines = Vec::with_capacity(items.len());
    let mut errors = Vec::new();
    for (index, item) in items.iter().enumerate() {
        match offered_line(index, item, products.get(&item.item.product_id)) {
            Ok(line) => lines.push(line),
            Err(error) => errors.push(error),
        }
    }
    if errors.is_empty() { Ok(lines) } else { Err(Failure::Fields(errors)) }
}

fn offered_line(index: usize, item: &OfferedItem, product: Option<&Product>) -> Result<QuoteLine, FieldError> {
    let (tier, quantity) = read_item("lines", index, &item.item)?;
    let fault = |name: &str, text: String| FieldError::new(format!("lines[{index}].{name}"), text);
    let product = product.filter(|product| product.is_active);
    let product = product.ok_or_else(|| fault("productId", "This product is no longer sold.".to_owned()))?;
    if item.price <= Money::ZERO {
        return Err(fault("price", "The price must be more than 0.".to_owned()));
    }
    let pieces = product
        .pieces(tier)
        .filter(|pieces| *pieces > Quantity::ZERO)
        .ok_or_else(|| fault("tier", format!("{} is not sold by the {}.", product.name, tier.as_str())))?;
    let too_large = || fault("quantity", "This quantity is too large.".to_owned());
    item.price.times(quantity.get()).ok_or_else(too_large)?;
    Ok(QuoteLine {
        product_id: product.id,
        sku: product.sku.clone(),
        name: product.name.clone(),
        tier: tier.as_str(),
        quantity,
        pieces: quantity.times(pieces).map_err(|_| too_large())?,
        requested_quantity: None,
        target_price: None,
        price: Some(item.price),
    })
}
