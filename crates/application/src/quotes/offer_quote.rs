//! `PUT /api/orders/{id}/quote`: the company names prices.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use tierway_accounts::ActivityAction;
use tierway_catalogue::{NotForSale, Product, Seller, SpecialPrices};
use tierway_kernel::{BusinessZone, FieldError, Message, Money, OrderId, Permission, Place, ProductId, message};
use tierway_orders::{
    LineError, MAX_LINES, Offering, Order, OrderVisibility, Quote, QuoteLine, Wanted, check_price, offer_quote as offer,
};

use super::{lock_quote, save_both};
use crate::orders::items::{CartLine, read_item};
use crate::orders::pricing::price_line;
use crate::orders::quoted::add_taxes;
use crate::orders::view::view;
use crate::orders::{CartItem, OrderView, about_order, notify_buyer};
use crate::taxes::{home_of, taxation};
use crate::{Context, Failure, Seen, Settings, Transaction, check_seen};

/// An offer, as sent.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OfferQuote {
    /// The lines with their prices.
    pub lines: Vec<OfferedItem>,
    /// Until when it can be accepted.
    pub valid_until: Option<DateTime<Utc>>,
    /// Words to the buyer.
    pub note: Option<String>,
    /// The shipping cost; `None` for the one in the settings.
    pub shipping_cost: Option<Money>,
    /// The version of the order it was decided against.
    pub version: i64,
}

/// One line of an offer, as sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfferedItem {
    /// The offer.
    pub item: CartItem,
    /// The price of one tier unit.
    pub price: Money,
}

/// Offers prices for a request that is as it was `seen`, in the place of an earlier offer. The order costs what is offered from now on.
pub fn offer_quote(
    tx: &mut dyn Transaction,
    context: &Context,
    id: OrderId,
    command: &OfferQuote,
    seen: Seen<'_, OrderView>,
) -> Result<OrderView, Failure> {
    context.require(Permission::OfferQuote)?;
    let (order, quote) = lock_quote(tx, context, id)?;
    check_seen(seen, || shown(tx, context, order.clone(), quote.clone()))?;
    let settings = Settings::load(tx)?;
    let offering = Offering {
        lines: offered_lines(tx, &command.lines)?,
        valid_until: command.valid_until,
        note: command.note.as_deref().map(str::trim).filter(|note| !note.is_empty()).map(str::to_owned),
        shipping_cost: command.shipping_cost.unwrap_or(settings.shipping_cost),
        by: context.actor.id(),
        version: command.version,
    };
    let place = place_of(tx, &order)?;
    let taxation = taxation(tx, &settings, order.customer_id, place, context.now)?;
    let (offered, next, taxes) = offer(&order, &quote, offering, &taxation, context.now)?;
    let total = settings.currency.show(offered.total);
    let note = message!("Offered {total}", total);
    save_both(tx, context, (&offered, order.status), (&next, quote.state), &note)?;
    tx.taxes().set_of_order(id, &taxes)?;
    let log = message!("Offered {total} for request #{number}", total = total, number = id);
    context.log(tx, ActivityAction::Order, log)?;
    notify_buyer(
        tx,
        context,
        order.customer_id,
        about_order(&order),
        message!("Offer for your request #{number}", number = id),
        sentence(&next, &total, settings.business_zone),
    )?;
    let order = tx.orders().by_id(id)?.ok_or(Failure::NotFound("This order"))?;
    shown(tx, context, order, next)
}

/// A request as company staff see it.
fn shown(tx: &mut dyn Transaction, context: &Context, order: Order, quote: Quote) -> Result<OrderView, Failure> {
    let mut seen = view(order, Vec::new(), OrderVisibility::Full, &context.actor);
    add_taxes(tx, std::slice::from_mut(&mut seen))?;
    Ok(OrderView { quote: Some(quote), ..seen })
}

/// Where a request goes: to the address book entry it names, while that is as it was, else to where the buyer is.
fn place_of(tx: &mut dyn Transaction, order: &Order) -> Result<Option<Place>, Failure> {
    if let Some(written) = order.shipping.address.as_deref() {
        let entries = tx.addresses().of_user(order.customer_id)?;
        if let Some(known) = entries.iter().find(|address| address.entry.on_parcel() == written) {
            return Ok(known.entry.place());
        }
    }
    home_of(tx, order.customer_id)
}

fn sentence(quote: &Quote, total: &str, zone: BusinessZone) -> Message {
    let total = total.to_owned();
    match quote.valid_until {
        Some(end) => message!(
            "We offer {total} for your request #{number}. The offer is valid until {time}.",
            total = total,
            number = quote.order_id,
            time = zone.show(end, "%Y-%m-%d %H:%M %Z")
        ),
        None => message!("We offer {total} for your request #{number}.", total = total, number = quote.order_id),
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

/// A line at the offered price, priced by the resolver like any other.
fn offered_line(index: usize, item: &OfferedItem, product: Option<&Product>) -> Result<QuoteLine, FieldError> {
    let (tier, quantity) = read_item("lines", index, &item.item)?;
    let field = |name: &str| format!("lines[{index}].{name}");
    let gone = || FieldError::new(field("productId"), "This product is no longer sold.");
    let product = product.filter(|product| product.is_active).ok_or_else(gone)?;
    check_price(field("price"), item.price)?;
    let wanted = Wanted { product_id: product.id, tier: tier.as_str(), quantity };
    let special = SpecialPrices { quoted: Some(item.price), ..SpecialPrices::default() };
    // What is offered counts in the place of any seller's price.
    let line = price_line(product, Seller::Store, &special, CartLine { wanted, tier, index });
    let line = line.map_err(|error| {
        let name = match &error {
            NotForSale::Discontinued(_) | NotForSale::NoPrice(_) | NotForSale::NotInStore(_) => "productId",
            NotForSale::NoTier { .. } => "tier",
            NotForSale::TooLarge(_) => "quantity",
        };
        FieldError::new(field(name), error)
    })?;
    let price = Some(line.price);
    Ok(QuoteLine { price, ..QuoteLine::of(line) })
}

#[cfg(test)]
mod tests {
    use tierway_catalogue::PriceSource;
    use tierway_orders::QUOTE_PRICE;

    #[test]
    fn an_accepted_price_has_one_name_in_orders_and_catalogue() {
        assert_eq!(PriceSource::Quote.as_str(), QUOTE_PRICE);
    }
}
