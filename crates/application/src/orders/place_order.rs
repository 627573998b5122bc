//! `POST /api/orders`.

use tierway_accounts::{ActivityAction, User};
use tierway_commissions::order_referrer;
use tierway_inventory::StockError;
use tierway_kernel::{FieldError, Money, Permission, SignedIn, UserId};
use tierway_orders::{
    NewLine, NewOrder, OrderError, OrderSight, Shipping, Totals, check_place, check_stated, goods_total, totals,
};

use super::items::{CartItem, CartLine, read_items};
use super::notices::tell_new_order;
use super::pricing::{pieces_by_product, price_lines, price_list};
use super::view::{OrderView, view};
use crate::inventory::tell_turned;
use crate::{Context, Failure, Settings, Transaction};

/// An order as a buyer sends it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlaceOrder {
    /// The lines; `None`: a request for quotation.
    pub items: Option<Vec<CartItem>>,
    /// The total the client has computed, which must be ours; the amount of a request for quotation.
    pub stated_total: Option<Money>,
    /// The buyer the client names; must be the actor.
    pub customer_id: Option<UserId>,
    /// The dealer in whose store a customer buys.
    pub seller_id: Option<UserId>,
    /// `online` when not given.
    pub channel: Option<String>,
    /// Buyer's notes.
    pub notes: Option<String>,
    /// Wanted way to pay.
    pub payment_method: Option<String>,
    /// Wanted way to ship and where to.
    pub shipping: Shipping,
}

/// Prices the lines, reserves the stock and stores the order; without lines, keeps a request for quotation.
pub fn place_order(tx: &mut dyn Transaction, context: &Context, command: &PlaceOrder) -> Result<OrderView, Failure> {
    context.require(Permission::PlaceOrder)?;
    let buyer = context.actor.signed_in()?;
    check(buyer, command)?;
    let user = tx.users().by_id(buyer.id)?.ok_or(Failure::NotSignedIn)?;
    let settings = Settings::load(tx)?;
    settings.compliance().check_order(&user, context.today())?;
    let list = price_list(tx, buyer, command.seller_id)?;
    let (lines, sums) = match &command.items {
        Some(items) => {
            let cart = read_items(items)?;
            let lines = priced(tx, list, cart.clone())?;
            let sums = totals(goods_total(&lines)?, settings.tax_basis_points, settings.shipping_cost)?;
            check_stated(command.stated_total, sums.total)?;
            reserve(tx, context, &cart, &lines)?;
            (lines, sums)
        }
        None => (Vec::new(), stated(command.stated_total)?),
    };
    let new = new_order(user, command, lines, sums);
    let order = tx.orders().add(&new, Some(buyer.id), context.now)?;
    tell_new_order(tx, context, &order)?;
    let what = if order.is_quote { "Requested quotation" } else { "Placed order" };
    context.log(tx, ActivityAction::Order, format!("{what} #{} over {}", order.id, order.total))?;
    let lines = tx.orders().lines(order.id)?;
    Ok(view(order, lines, OrderSight::Full, &context.actor))
}

fn check(buyer: &SignedIn, command: &PlaceOrder) -> Result<(), Failure> {
    let (method, notes) = (command.payment_method.as_deref(), command.notes.as_deref());
    check_place(buyer.role, buyer.verified, method, &command.shipping, notes)?;
    if command.channel.as_ref().is_some_and(|channel| channel.chars().count() > 40) {
        return Err(Failure::field("channel", "This must be at most 40 characters long."));
    }
    match command.customer_id {
        Some(customer) if customer != buyer.id => Err(OrderError::NotYourself.into()),
        Some(_) | None => Ok(()),
    }
}

/// All lines priced, or a complaint for each that cannot be bought.
fn priced(
    tx: &mut dyn Transaction,
    list: super::pricing::PriceList,
    cart: Vec<CartLine>,
) -> Result<Vec<NewLine>, Failure> {
    let mut lines = Vec::with_capacity(cart.len());
    let mut errors = Vec::new();
    for line in price_lines(tx, list, cart)? {
        match line.priced {
            Ok(priced) => lines.push(priced),
            Err(sentence) => {
                errors.push(FieldError::new(format!("items[{}].productId", line.line.index), sentence));
            }
        }
    }
    if errors.is_empty() { Ok(lines) } else { Err(Failure::Fields(errors)) }
}

/// A request for quotation costs what the buyer states, until staff give it lines.
fn stated(amount: Option<Money>) -> Result<Totals, Failure> {
    let amount = amount.filter(|amount| *amount > Money::ZERO).ok_or(OrderError::AmountMissing)?;
    Ok(totals(amount, 0, Money::ZERO)?)
}

/// Reserves the pieces of each product, in ascending id. The guarded update decides; nothing is read before it.
fn reserve(tx: &mut dyn Transaction, context: &Context, cart: &[CartLine], lines: &[NewLine]) -> Result<(), Failure> {
    let wanted = pieces_by_product(lines.iter().map(|line| (line.product_id, line.pieces)))?;
    for (product, pieces) in &wanted {
        if !tx.stock().reserve(*product, *pieces, context.now)? {
            let available = tx.stock().level(*product)?.map_or(0, |level| level.available());
            let index = cart.iter().find(|line| line.wanted.product_id == *product).map_or(0, |line| line.index);
            let sentence = StockError::Insufficient { available }.to_string();
            return Err(Failure::field(format!("items[{index}].quantity"), sentence));
        }
    }
    let ids: Vec<_> = wanted.iter().map(|(product, _)| *product).collect();
    for level in tx.stock().levels(&ids)? {
        let taken = wanted.iter().find(|(product, _)| *product == level.product_id).map_or(0, |(_, n)| n.get());
        tell_turned(tx, context, level.available() + taken, Some(&level))?;
    }
    Ok(())
}

fn new_order(user: User, command: &PlaceOrder, lines: Vec<NewLine>, sums: Totals) -> NewOrder {
    let name = Some(user.full_name()).filter(|name| !name.is_empty()).unwrap_or(user.username);
    let text =
        |text: &Option<String>| text.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
    NewOrder {
        customer_id: user.id,
        customer_name: name,
        seller_id: command.seller_id,
        referrer_id: order_referrer(user.role, user.referred_by),
        channel: text(&command.channel).unwrap_or_else(|| "online".to_owned()),
        notes: text(&command.notes),
        payment_method: command.payment_method.clone(),
        shipping: command.shipping.clone(),
        goods_total: sums.goods,
        tax: sums.tax,
        shipping_cost: sums.shipping,
        total: sums.total,
        is_quote: command.items.is_none(),
        lines,
    }
}
