//! Trade: orders and their journeys.

use chrono::{DateTime, Duration, Utc};
use tierway_application::Failure;
use tierway_application::orders::{
    CartItem, PlaceOrder, place_order, quote_cart, update_order, update_warehouse_order,
};
use tierway_kernel::{OrderId, Role, UserId};
use tierway_orders::{OrderPatch, OrderStatus, PAYMENT_METHODS, Shipping};

use super::accounts::SIGN_INS;
use super::basket::fill;
use super::event::Event;
use super::journey::{Step, Terms, draw, schedule};
use super::people::Person;
use super::world::{Member, World};

/// What people write beside an order.
const WISHES: [&str; 6] = [
    "Please call before delivery.",
    "A gift: no prices on the packing slip, please.",
    "Leave with the neighbour if nobody is in.",
    "For the weekend, if you can.",
    "Back door, ring twice.",
    "Is the new colour in yet? If so, that one.",
];
/// What shops write.
const TRADE_WISHES: [&str; 6] = [
    "Same as last month.",
    "Please send mixed colours.",
    "Please add the current price list.",
    "Deliveries on weekday mornings only.",
    "One pallet, no mixed cartons.",
    "Counter cards for the new season, please.",
];
/// Countries a lorry reaches from the plant.
const NEAR: [&str; 3] = ["Malaysia", "Singapore", "Thailand"];

impl World<'_> {
    /// Somebody of the role signs in and looks around.
    pub fn visit(&mut self, now: DateTime<Utc>, role: Role, late: Option<usize>) -> Result<(), Failure> {
        let Some(buyer) = self.buyer(role) else { return Ok(()) };
        let username = buyer.person.username;
        self.sign_in(now, username)?;
        let ready = now + Duration::seconds(self.chance.between(100, 1_500));
        self.note(ready, Event::Order(username, late));
        Ok(())
    }

    /// They order what they like of what is there, and often sign out again.
    pub fn order(&mut self, now: DateTime<Utc>, username: &'static str, late: Option<usize>) -> Result<(), Failure> {
        let Some(buyer) = self.cast.get(username).cloned() else { return Ok(()) };
        self.read_shelf()?;
        let items = fill(buyer.actor.role, &self.shelf, &mut self.chance);
        if items.is_empty() {
            return Ok(());
        }
        let item = |(product_id, tier, quantity): super::basket::Item| CartItem {
            product_id,
            tier: Some(tier.as_str().to_owned()),
            quantity,
            expected_price: None,
        };
        let on_account = matches!(buyer.actor.role, Role::Dealer | Role::Wholesaler);
        let terms = if on_account { Terms::OnAccount } else { Terms::Prepaid };
        let plan = draw(terms, late, &mut self.chance);
        let mut command = self.order_form(&buyer)?;
        let cart = items.into_iter().map(item).collect();
        let cart = self.sold_there(now, username, command.seller_id, cart)?;
        if cart.is_empty() {
            return Ok(());
        }
        command.items = Some(cart);
        if plan.contains(&Step::HandOver) {
            command.shipping.method = Some("Pick-Up".to_owned());
        }
        let order = self.place(now, username, &command)?;
        self.summary.orders += 1;
        for (time, step) in schedule(&self.calendar, (terms, late.is_some()), now, &plan, &mut self.chance) {
            self.note(time, Event::Move(order, step));
        }
        if self.chance.in_hundred(60) {
            let later = now + Duration::seconds(self.chance.between(40, 900));
            self.note(later, Event::SignOut(username));
        }
        Ok(())
    }

    /// The lines of a cart that the store sells; the company sells all of them.
    fn sold_there(
        &mut self,
        now: DateTime<Utc>,
        username: &str,
        store: Option<UserId>,
        mut cart: Vec<CartItem>,
    ) -> Result<Vec<CartItem>, Failure> {
        if store.is_some() {
            let buyer = self.as_member(now, username)?;
            let lines = quote_cart(self.tx, &buyer, &cart, store, None)?.lines;
            let is_sold =
                |item: &CartItem| lines.iter().all(|line| line.product_id != item.product_id || line.problem.is_none());
            cart.retain(is_sold);
        }
        Ok(cart)
    }

    /// Places an order or a request.
    pub(super) fn place(
        &mut self,
        now: DateTime<Utc>,
        username: &str,
        command: &PlaceOrder,
    ) -> Result<OrderId, Failure> {
        let buyer = self.as_member(now, username)?;
        Ok(place_order(self.tx, &buyer, command)?.order.id)
    }

    /// Somebody of the role who may order; the accounts a demo is shown with order most.
    pub(super) fn buyer(&mut self, role: Role) -> Option<Member> {
        let members: Vec<&Member> =
            self.cast.values().filter(|member| member.actor.role == role && member.actor.verified).collect();
        let shown = |person: &Person| SIGN_INS.iter().any(|row| row.username == person.username);
        let weights: Vec<i64> = members.iter().map(|member| if shown(member.person) { 2 } else { 1 }).collect();
        let index = self.chance.weighted(&weights)?;
        members.get(index).map(|member| (*member).clone())
    }

    /// What goes with every order: where to, how, how it is paid.
    pub(super) fn order_form(&mut self, buyer: &Member) -> Result<PlaceOrder, Failure> {
        let is_trade = matches!(buyer.actor.role, Role::Dealer | Role::Wholesaler);
        let (payments, inputs): (&[&str], &[&str]) =
            if is_trade { (&["Bank", "Bank", "Online Banking"], &TRADE_WISHES) } else { (&PAYMENT_METHODS, &WISHES) };
        let text = |text: Option<&&str>| text.map(|text| (*text).to_owned());
        let seller_id = self.store_of(buyer);
        let notes = if self.chance.in_hundred(22) { text(self.chance.pick(inputs)) } else { None };
        Ok(PlaceOrder {
            seller_id,
            channel: Some(if seller_id.is_some() { "store" } else { "online" }.to_owned()),
            notes,
            payment_method: text(self.chance.pick(payments)),
            shipping: Shipping { method: text(self.chance.pick(ways_to(buyer))), ..Shipping::default() },
            address_id: self.usual_address(buyer.actor.id)?,
            ..PlaceOrder::default()
        })
    }

    /// The dealer in whose store a customer without a referrer sometimes buys.
    fn store_of(&mut self, buyer: &Member) -> Option<UserId> {
        let free = buyer.actor.role == Role::Customer && buyer.actor.referred_by.is_none();
        let dealer = self.cast.get("dealer")?.actor.id;
        (free && self.chance.in_hundred(30)).then_some(dealer)
    }

    /// An order moves on by the hand whose business it is.
    pub fn step(&mut self, now: DateTime<Utc>, id: OrderId, step: Step) -> Result<(), Failure> {
        let number = self.chance.between(100_000, 999_999);
        let patch = patch(id, step, number);
        let by = match step {
            Step::Pay if self.chance.in_hundred(30) => "admin",
            Step::Pay | Step::CallOff(_) | Step::TakeBack(_) => "manufacturer",
            Step::HandOver => "employee",
            Step::ShipPart => return self.ship_part(now, id),
            Step::GiveBack => return self.cancel_picks(now, id),
            Step::Withdraw => self.buyer_of(id)?,
            Step::Process | Step::Ready | Step::Ship | Step::Deliver => {
                let warehouse = self.as_member(now, "warehouse")?;
                update_warehouse_order(self.tx, &warehouse, id, &patch)?;
                return Ok(());
            }
        };
        let member = self.as_member(now, by)?;
        update_order(self.tx, &member, id, &patch, None)?;
        Ok(())
    }

    /// Who ordered.
    pub(super) fn buyer_of(&mut self, id: OrderId) -> Result<&'static str, Failure> {
        let order = self.tx.orders().by_id(id)?;
        let buyer = order.and_then(|order| self.cast.values().find(|member| member.actor.id == order.customer_id));
        buyer.map(|buyer| buyer.person.username).ok_or(Failure::NotFound("The buyer of this order"))
    }
}

/// How goods travel to this buyer.
fn ways_to(buyer: &Member) -> &'static [&'static str] {
    match buyer.actor.role {
        Role::Wholesaler | Role::Dealer if NEAR.contains(&buyer.person.country) => {
            &["Land Transport", "Land Transport", "Express Delivery"]
        }
        Role::Wholesaler => &["Sea Freight", "Air Courier Service"],
        Role::Dealer => &["Air Courier Service", "Express Delivery"],
        _ => &["Standard Shipping", "Standard Shipping", "Express Delivery"],
    }
}

/// What a step changes in the order's own fields; `number` makes up references.
fn patch(id: OrderId, step: Step, number: i64) -> OrderPatch {
    let to = |status| OrderPatch { status: Some(status), ..OrderPatch::default() };
    let noted = |status, note: &str| OrderPatch { notes: Some(note.to_owned()), ..to(status) };
    match step {
        Step::Pay => OrderPatch { payment_reference: Some(format!("REF-{number}")), ..to(OrderStatus::Paid) },
        Step::Process => to(OrderStatus::Processing),
        Step::Ready => to(OrderStatus::Ready),
        Step::Ship => {
            let tracking_number = Some(format!("TWX{number}{:03}", id.0 % 1_000));
            OrderPatch { tracking_number, ..to(OrderStatus::Shipped) }
        }
        Step::Deliver => to(OrderStatus::Delivered),
        Step::HandOver => {
            let delivery_note = Some(format!("DN-{:05}", id.0));
            let shipping_number = Some(format!("SN-{number}"));
            OrderPatch { delivery_note, shipping_number, ..to(OrderStatus::Completed) }
        }
        Step::CallOff(reason) => noted(OrderStatus::Cancelled, reason),
        Step::TakeBack(reason) => noted(OrderStatus::Ready, reason),
        Step::Withdraw => noted(OrderStatus::Cancelled, "Ordered by mistake."),
        Step::ShipPart | Step::GiveBack => OrderPatch::default(),
    }
}
