//! `POST /api/orders`.

use tierway_accounts::{ActivityAction, User};
use tierway_catalogue::Region;
use tierway_commissions::order_referrer;
use tierway_kernel::{
    AddressId, BusinessZone, FieldError, Money, Permission, Place, ProductId, Role, SignedIn, UserId, message,
};
use tierway_orders::{
    Courier, MonthIndex, NewLine, NewOrder, OrderError, OrderOrigin, OrderTaxes, OrderVisibility, QuoteLine, Shipping,
    Taxation, Totals, check_buyer, check_stated, choice_faults, is_limited, tax_lines, totals,
};

use super::cancel_unpaid::refuse_too_much_unpaid;
use super::items::{CartItem, CartLine, item_faults, read_items};
use super::notices::notify_new_order;
use super::pricing::{PriceList, price_lines, price_list};
use super::quoted::with_quote;
use super::reserving::reserve;
use super::view::{OrderView, view};
use crate::addresses::own_address;
use crate::failure::both;
use crate::quotes::{RequestedItem, open_request, request_faults, request_lines};
use crate::settings::Currency;
use crate::taxes::{profile_place, taxation};
use crate::webhooks::{EventKind, emit_order_event};
use crate::{Context, Failure, Settings, StaleField, Transaction};

/// An order as a buyer sends it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlaceOrder {
    /// The lines; `None`: a quote request.
    pub items: Option<Vec<CartItem>>,
    /// Items of a quote request.
    pub requested: Option<Vec<RequestedItem>>,
    /// The total the client has computed, which must be ours; the amount of a quote request.
    pub stated_total: Option<Money>,
    /// The buyer the client names; must be the actor.
    pub customer_id: Option<UserId>,
    /// The dealer in whose store a customer buys.
    pub seller_id: Option<UserId>,
    /// `online` if not given.
    pub channel: Option<String>,
    /// Buyer's notes.
    pub notes: Option<String>,
    /// Wanted way to pay.
    pub payment_method: Option<String>,
    /// Wanted way to ship and where to.
    pub shipping: Shipping,
    /// Address book entry to ship to, instead of a written address.
    pub address_id: Option<AddressId>,
    /// Whether what is ordered leaves the buyer's cart.
    pub from_cart: bool,
}

impl PlaceOrder {
    /// Validation errors of the order itself: choices, texts and invalid items.
    pub fn faults(&self) -> Vec<FieldError> {
        let mut faults = choice_faults(
            self.channel.as_deref(),
            self.payment_method.as_deref(),
            &self.shipping,
            self.notes.as_deref(),
        );
        faults.extend(self.items.as_deref().map(|items| item_faults("items", items)).unwrap_or_default());
        faults.extend(self.requested.as_deref().map(request_faults).unwrap_or_default());
        faults
    }
}

/// Prices the lines, reserves the stock and stores the order; without lines, stores a quote request.
pub fn place_order(tx: &mut dyn Transaction, context: &Context, command: &PlaceOrder) -> Result<OrderView, Failure> {
    context.require(Permission::PlaceOrder)?;
    let buyer = context.actor.signed_in()?;
    check(buyer, command)?;
    let settings = Settings::load(tx)?;
    // Whoever has a limit of unpaid pieces orders one after the other.
    let limited = is_limited(buyer.role, settings.new_customer_pieces);
    let user = if limited { tx.users().lock(buyer.id)? } else { tx.users().by_id(buyer.id)? };
    let user = user.ok_or(Failure::NotSignedIn)?;
    settings.compliance().check_order(&user, settings.business_zone.day(context.now))?;
    let region = tx.prices().region_of(user.profile.country.as_deref(), user.profile.zone.as_deref())?;
    let list = price_list(tx, buyer, command.seller_id, context.now)?.at_home(region);
    let (shipping, place) = destination(tx, &user, command)?;
    let Basket { cart, lines, asked, sums, taxes } = match &command.items {
        Some(items) => {
            let taxation = taxation(tx, &settings, buyer.id, place, context.now)?;
            ordered(tx, command, list, items, &settings, (buyer, &taxation))?
        }
        None => requested(tx, command, list)?,
    };
    let origin = origin(&user, region);
    let new = new_order(user, origin, command, shipping, lines, (sums, taxes));
    let (order, lines) = tx.orders().place(&new, Some(buyer.id), context.now)?;
    if order.is_quote {
        open_request(tx, context, order.id, &asked)?;
    }
    if command.from_cart {
        empty_cart(tx, context, buyer, command.seller_id, &new.lines, &asked)?;
    }
    notify_new_order(tx, context, &order, &settings.currency)?;
    emit_order_event(tx, context, EventKind::OrderPlaced, &order)?;
    let (number, total) = (order.id, settings.currency.show(order.total));
    let log = if order.is_quote {
        message!("Requested quotation #{number} for {total}", number = number, total = total)
    } else {
        message!("Placed order #{number} for {total}", number = number, total = total)
    };
    context.log(tx, ActivityAction::Order, log)?;
    // Last, because other buyers of these products wait from here on.
    let index =
        |product: ProductId| cart.iter().find(|line| line.wanted.product_id == product).map_or(0, |line| line.index);
    reserve(tx, context, &new.lines, |product| format!("items[{}].quantity", index(product)))?;
    let placed = view(order, lines, OrderVisibility::Full, &context.actor);
    with_quote(tx, OrderView { taxes: Some(new.taxes), ..placed }, &context.actor)
}

/// Contents of an order or quote request.
struct Basket {
    /// As it was sent; empty for a request.
    cart: Vec<CartLine>,
    lines: Vec<NewLine>,
    asked: Vec<QuoteLine>,
    sums: Totals,
    taxes: OrderTaxes,
}

/// An order's lines at today's prices.
fn ordered(
    tx: &mut dyn Transaction,
    command: &PlaceOrder,
    list: PriceList,
    items: &[CartItem],
    settings: &Settings,
    (buyer, taxation): (&SignedIn, &Taxation),
) -> Result<Basket, Failure> {
    if command.requested.is_some() {
        return Err(Failure::field("requestedItems", "Send either items or requestedItems."));
    }
    let cart = read_items("items", items)?;
    let mut lines = priced(tx, "items", list, cart.clone())?;
    check_expected(items, &cart, &lines, &settings.currency)?;
    let assessed = tax_lines(&mut lines, taxation)?;
    let sums = totals(assessed.goods, assessed.tax, settings.shipping_cost)?;
    check_stated(command.stated_total, sums.total)?;
    refuse_too_much_unpaid(tx, buyer, &lines, settings.new_customer_pieces)?;
    let taxes = OrderTaxes::recorded(taxation, assessed.breakdown);
    Ok(Basket { cart, lines, asked: Vec::new(), sums, taxes })
}

/// A quote request. Its total is the amount stated by the buyer, otherwise today's total of its lines, until an offer
/// is accepted.
fn requested(tx: &mut dyn Transaction, command: &PlaceOrder, list: PriceList) -> Result<Basket, Failure> {
    let Some(items) = &command.requested else {
        let sums = stated(command.stated_total)?;
        return Ok(Basket {
            sums,
            cart: Vec::new(),
            lines: Vec::new(),
            asked: Vec::new(),
            taxes: OrderTaxes::default(),
        });
    };
    let (asked, list_total) = request_lines(items, |cart| priced(tx, "requestedItems", list, cart))?;
    let sums = stated(command.stated_total.or(Some(list_total)))?;
    Ok(Basket { asked, sums, cart: Vec::new(), lines: Vec::new(), taxes: OrderTaxes::default() })
}

/// Shipping address: written, or from the buyer's address book. And the place it is taxed in: that of the entry, else of
/// the buyer's profile, because nobody reads a written address.
fn destination(
    tx: &mut dyn Transaction,
    buyer: &User,
    command: &PlaceOrder,
) -> Result<(Shipping, Option<Place>), Failure> {
    let Some(id) = command.address_id else { return Ok((command.shipping.clone(), profile_place(&buyer.profile))) };
    if command.shipping.address.is_some() {
        return Err(Failure::field("addressId", "Send either an address or an address book entry."));
    }
    let entry = own_address(tx, buyer.id, id)?;
    let shipping = Shipping { address: Some(entry.on_parcel()), ..command.shipping.clone() };
    Ok((shipping, entry.place()))
}

/// A price other than the one the buyer saw must be confirmed, never charged (product.md §7).
fn check_expected(
    items: &[CartItem],
    cart: &[CartLine],
    lines: &[NewLine],
    currency: &Currency,
) -> Result<(), Failure> {
    let mut errors = Vec::new();
    for (index, item) in items.iter().enumerate() {
        let Some(expected) = item.expected_price else { continue };
        let place = cart.iter().position(|line| item.is_of(line.wanted.product_id, line.wanted.tier));
        // Lines are priced in the order of the cart.
        let Some(line) = place.and_then(|place| lines.get(place)).filter(|line| line.price != expected) else {
            continue;
        };
        let (price, expected) = (currency.show(line.price), currency.show(expected));
        let sentence =
            message!("The price of {product} is now {price}; it was {expected}.", product = line.name, price, expected);
        let error = FieldError::new(format!("items[{index}].expectedPrice"), sentence);
        errors.push(StaleField { error, current: Some(line.price.to_string()) });
    }
    if errors.is_empty() { Ok(()) } else { Err(Failure::Stale(errors)) }
}

/// Removes the ordered or requested lines from the buyer's cart.
fn empty_cart(
    tx: &mut dyn Transaction,
    context: &Context,
    buyer: &SignedIn,
    seller: Option<UserId>,
    lines: &[NewLine],
    asked: &[QuoteLine],
) -> Result<(), Failure> {
    let mut cart = tx.carts().lock(buyer.id, context.now)?;
    let ordered = lines.iter().map(|line| (line.product_id, line.tier, line.quantity));
    let wanted = asked.iter().map(|line| (line.product_id, line.tier, line.quantity));
    if cart.take(seller, ordered.chain(wanted)) {
        tx.carts().save(&cart, context.now)?;
    }
    Ok(())
}

fn check(buyer: &SignedIn, command: &PlaceOrder) -> Result<(), Failure> {
    check_buyer(buyer.role, buyer.verified)?;
    let own = match command.customer_id {
        Some(customer) if customer != buyer.id => Err(OrderError::NotYourself.into()),
        Some(_) | None => Ok(()),
    };
    both(own, Failure::unless_none(command.faults())).map(|_| ())
}

/// All lines priced, or a complaint for each that cannot be bought, by its place in the field `field`.
fn priced(
    tx: &mut dyn Transaction,
    field: &str,
    list: PriceList,
    cart: Vec<CartLine>,
) -> Result<Vec<NewLine>, Failure> {
    let mut lines = Vec::with_capacity(cart.len());
    let mut errors = Vec::new();
    for line in price_lines(tx, list, cart)? {
        match line.priced {
            Ok(priced) => lines.push(priced),
            Err(sentence) => {
                errors.push(FieldError::new(format!("{field}[{}].productId", line.line.index), sentence));
            }
        }
    }
    if errors.is_empty() { Ok(lines) } else { Err(Failure::Fields(errors)) }
}

/// A quote request has the total stated by the buyer, until staff add lines.
fn stated(amount: Option<Money>) -> Result<Totals, Failure> {
    let amount = amount.filter(|amount| *amount > Money::ZERO).ok_or(OrderError::AmountMissing)?;
    Ok(totals(amount, Money::ZERO, Money::ZERO)?)
}

/// Current origin of the order.
fn origin(user: &User, region: Option<Region>) -> OrderOrigin {
    let region = region.map(|region| region.as_str().to_owned());
    let is_referred = user.role == Role::Customer && user.referred_by.is_some();
    let cohort = is_referred.then(|| MonthIndex::at(BusinessZone::UTC, user.created_at));
    OrderOrigin { role: user.role, region, cohort }
}

fn new_order(
    user: User,
    origin: OrderOrigin,
    command: &PlaceOrder,
    shipping: Shipping,
    lines: Vec<NewLine>,
    (sums, taxes): (Totals, OrderTaxes),
) -> NewOrder {
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
        shipping: Shipping { courier: Courier::of_method(shipping.method.as_deref()), ..shipping },
        goods_total: sums.goods,
        tax: sums.tax,
        taxes,
        shipping_cost: sums.shipping,
        total: sums.total,
        is_quote: command.items.is_none(),
        origin,
        lines,
    }
}
