//! A small company: an owner, staff, buyers of every kind, three products.

use std::sync::{Arc, Mutex};

use tierway_accounts::{NewUser, User};
use tierway_application::catalogue::{delete_product, restore_product};
use tierway_application::inventory::{
    LotInput, MovementEntry, StockFigure, hold_expired, hold_lot, post_stock_count, record_movement, release_lot,
    set_stock,
};
use tierway_application::orders::{
    CartItem, PlaceOrder, approve_return, close_return, place_order, receive_return, refund_order, reject_return,
    request_return, ship_order, update_order,
};
use tierway_application::{Access, Context, Failure, Services, Store, Transaction, transact_blocking};
use tierway_catalogue::Product;
use tierway_inventory::{CountLine, Direction, LotDates};
use tierway_kernel::{Actor, Money, OrderId, ProductId, UserId};
use tierway_orders::{
    OrderPatch, OrderStatus, ReceiptLine, RefundInput, ReturnInput, ReturnLineInput, ReturnState, ShipmentInput,
};
use tierway_testkit::builders::{
    actor, add_product, add_user, money, new_admin, new_agent, new_customer, new_dealer, new_manufacturer,
    new_sub_agent, new_warehouse, product_draft,
};
use tierway_testkit::services;

use crate::act::Act;

/// The company and its store.
pub struct World {
    pub store: Arc<dyn Store>,
    services: Arc<Services>,
    pub products: Vec<Product>,
    buyers: Vec<User>,
    /// Admin, manufacturer, warehouse.
    staff: Vec<User>,
    pub orders: Mutex<Vec<(OrderId, UserId)>>,
}

fn referred(name: &str, by: &User) -> NewUser {
    NewUser { referred_by: Some(by.id), ..new_customer(name) }
}

/// Codes and expiry dates of the lots; the last one has expired.
const LOTS: [(&str, Option<&str>); 4] =
    [("L-0", None), ("L-1", Some("2026-06-01")), ("L-2", Some("2027-01-01")), ("L-3", Some("2026-03-01"))];

impl World {
    pub fn new(store: Arc<dyn Store>) -> World {
        World::with_products(store, &["Mango Ice", "Coil", "Tank"])
    }

    pub fn with_products(store: Arc<dyn Store>, names: &'static [&'static str]) -> World {
        let (staff, buyers, products) = transact_blocking(&*store, Access::Write, |tx| {
            let staff = [new_admin("ada"), new_manufacturer("max"), new_warehouse("will")];
            let staff = staff.iter().map(|user| add_user(tx, user)).collect::<Result<Vec<_>, _>>()?;
            let agent = add_user(tx, &new_agent("amy"))?;
            let sub = add_user(tx, &new_sub_agent("sam", agent.id))?;
            let buyers = [referred("cleo", &agent), referred("carl", &sub), new_customer("dora"), new_dealer("dean")];
            let buyers = buyers.iter().map(|user| add_user(tx, user)).collect::<Result<Vec<_>, _>>()?;
            let products = names.iter().map(|name| add_product(tx, &product_draft(name), 60));
            Ok((staff, buyers, products.collect::<Result<Vec<_>, _>>()?))
        })
        .unwrap();
        World { store, services: Arc::new(services()), products, buyers, staff, orders: Mutex::default() }
    }

    /// Runs a use case as somebody. Refusals are fine; a failing store or an inner contradiction is not.
    pub fn as_user<T: Send + 'static>(
        &self,
        user: Actor,
        mut work: impl FnMut(&mut dyn Transaction, &Context) -> Result<T, Failure> + Send + 'static,
    ) -> Option<T> {
        let services = Arc::clone(&self.services);
        let context = Context { actor: user, ..Context::system(services) };
        match transact_blocking(&*self.store, Access::Write, move |tx| work(tx, &context)) {
            Ok(value) => Some(value),
            Err(Failure::Store(error)) => panic!("the store failed: {error}"),
            Err(Failure::Outside(error)) => panic!("an outside service failed: {error}"),
            Err(_) => None,
        }
    }

    pub fn owner(&self) -> &User {
        &self.staff[1]
    }

    pub fn buyer(&self, index: usize) -> &User {
        &self.buyers[index % self.buyers.len()]
    }

    fn product(&self, index: usize) -> ProductId {
        self.products[index % self.products.len()].id
    }

    fn order(&self, index: usize) -> Option<(OrderId, UserId)> {
        let orders = self.orders.lock().unwrap();
        let recent = orders.len().min(64);
        if recent == 0 { None } else { Some(orders[orders.len() - 1 - index % recent]) }
    }

    pub fn perform(&self, act: &Act) {
        let owner = actor(&self.staff[1]);
        match act {
            Act::Move { product, lot, inward, pieces, reason } => {
                let direction = if *inward { Direction::In } else { Direction::Out };
                let input = |lot: &usize| {
                    let (code, expires) = LOTS[*lot];
                    let expires_on = expires.filter(|_| *inward).map(|day| day.parse().unwrap());
                    LotInput {
                        code: Some(code.to_owned()),
                        dates: LotDates { produced_on: None, expires_on },
                        id: None,
                    }
                };
                let entry = MovementEntry {
                    product_id: self.product(*product),
                    direction,
                    quantity: *pieces,
                    reason: Some(*reason).filter(|reason| reason.fits(direction)),
                    reference: None,
                    notes: None,
                    lot: lot.as_ref().map(input).unwrap_or_default(),
                };
                self.as_user(owner, move |tx, context| record_movement(tx, context, &entry));
            }
            Act::Count { product, balance } => {
                let id = self.product(*product);
                let figure = StockFigure { balance: *balance, ..StockFigure::default() };
                self.as_user(actor(&self.staff[2]), move |tx, context| set_stock(tx, context, id, &figure));
            }
            Act::Hold { product, lot, release } => {
                let (id, code, release) = (self.product(*product), LOTS[*lot].0, *release);
                let by = if release { owner } else { actor(&self.staff[2]) };
                self.as_user(by, move |tx, context| {
                    let Some(lot) = tx.lots().by_code(id, code)? else { return Ok(()) };
                    if release {
                        release_lot(tx, context, lot.id, None).map(|_| ())
                    } else {
                        hold_lot(tx, context, lot.id, "Leaks").map(|_| ())
                    }
                });
            }
            Act::CountShelf { product, lot, difference } => {
                let (id, code, difference) = (self.product(*product), lot.map(|lot| LOTS[lot].0), *difference);
                self.as_user(actor(&self.staff[2]), move |tx, context| {
                    let lot = code.map(|code| tx.lots().by_code(id, code)).transpose()?.flatten();
                    let in_lots: i64 = tx.lots().on_shelf(&[id])?.iter().map(|lot| lot.balance()).sum();
                    let level = tx.stock().level(id)?.ok_or(Failure::NotFound("This product"))?;
                    let expected = lot.as_ref().map_or(level.balance() - in_lots, |lot| lot.balance());
                    let counted = (expected + difference).max(0);
                    let line = CountLine { product_id: id, lot_id: lot.map(|lot| lot.id), expected, counted };
                    post_stock_count(tx, context, "Shelf 4", &[line]).map(|_| ())
                });
            }
            Act::Night => {
                self.as_user(Actor::System, |tx, context| hold_expired(tx, context));
            }
            Act::Order { buyer, lines } => self.place(*buyer, Some(lines)),
            Act::Quote { buyer } => self.place(*buyer, None),
            Act::Step { order, by, status } => {
                let patch = OrderPatch { status: Some(*status), ..papers() };
                self.change(*order, actor(&self.staff[by % 3]), patch);
            }
            Act::Pay { order } => {
                self.change(*order, owner, OrderPatch { record_payment: true, ..OrderPatch::default() });
            }
            Act::Cancel { order } => {
                let buyer = self.order(*order).and_then(|(_, id)| self.buyers.iter().find(|user| user.id == id));
                let patch = OrderPatch { status: Some(OrderStatus::Cancelled), ..OrderPatch::default() };
                if let Some(buyer) = buyer {
                    self.change(*order, actor(buyer), patch);
                }
            }
            Act::WriteOff { order } => {
                let patch =
                    OrderPatch { status: Some(OrderStatus::Cancelled), restock: Some(false), ..OrderPatch::default() };
                self.change(*order, actor(&self.staff[2]), patch);
            }
            Act::Ship { order, line, pieces } => {
                let (line, pieces) = (*line, *pieces);
                self.of_order(*order, actor(&self.staff[2]), move |tx, context, id| {
                    let lines = tx.orders().lines(id)?;
                    let wanted = pieces.filter(|_| !lines.is_empty());
                    let lines = wanted.map(|pieces| vec![(lines[line % lines.len()].id, pieces)]);
                    ship_order(tx, context, id, &ShipmentInput { lines, ..ShipmentInput::default() }).map(|_| ())
                });
            }
            Act::Return { order, line, pieces } => {
                let (line, pieces) = (*line, *pieces);
                self.of_order(*order, owner, move |tx, context, id| {
                    let lines = tx.orders().lines(id)?;
                    let Some(line) = lines.get(line % lines.len().max(1)) else { return Ok(()) };
                    let line = ReturnLineInput { line_id: line.id, pieces, reason: None };
                    let input = ReturnInput { reason: "Leaks".to_owned(), notes: None, lines: vec![line] };
                    request_return(tx, context, id, &input).map(|_| ())
                });
            }
            Act::Settle { order, restock, reject } => {
                let (restock, reject) = (*restock, *reject);
                self.of_order(*order, actor(&self.staff[2]), move |tx, context, id| {
                    let Some(one) = tx.returns().of_orders(&[id])?.pop() else { return Ok(()) };
                    let settled = match one.state {
                        ReturnState::Requested if reject => reject_return(tx, context, one.id, Some("Used")),
                        ReturnState::Requested => approve_return(tx, context, one.id, None),
                        ReturnState::Approved => {
                            let (line_id, all) = (one.lines[0].line_id, one.lines[0].pieces.get());
                            let good = ReceiptLine { line_id, pieces: restock.min(all), restock: true };
                            let bad = ReceiptLine { line_id, pieces: all - good.pieces, restock: false };
                            receive_return(tx, context, one.id, &[good, bad])
                        }
                        _ => close_return(tx, context, one.id, None),
                    };
                    settled.map(|_| ())
                });
            }
            Act::Refund { order, amount } => {
                let amount = amount.map(Money::of);
                self.of_order(*order, owner, move |tx, context, id| {
                    let input = RefundInput { amount, reason: "Broken".to_owned(), ..RefundInput::default() };
                    refund_order(tx, context, id, &input).map(|_| ())
                });
            }
            Act::Retire { product, restore } => {
                let (id, restore) = (self.product(*product), *restore);
                self.as_user(owner, move |tx, context| {
                    if restore {
                        restore_product(tx, context, id).map(|_| ())
                    } else {
                        delete_product(tx, context, id).map(|_| ())
                    }
                });
            }
        }
    }

    fn place(&self, buyer: usize, lines: Option<&Vec<(usize, &'static str, i64)>>) {
        let buyer = &self.buyers[buyer % self.buyers.len()];
        let item = |(product, tier, quantity): &(usize, &'static str, i64)| CartItem {
            product_id: self.product(*product),
            tier: Some((*tier).to_owned()),
            quantity: *quantity,
            expected_price: None,
        };
        let items: Option<Vec<CartItem>> = lines.map(|lines| lines.iter().map(item).collect());
        let stated_total = if items.is_none() { Some(money("500.00")) } else { None };
        let command = PlaceOrder { items, stated_total, ..PlaceOrder::default() };
        let placed = self.as_user(actor(buyer), move |tx, context| place_order(tx, context, &command));
        if let Some(placed) = placed {
            self.orders.lock().unwrap().push((placed.order.id, buyer.id));
        }
    }

    /// Does something with an order, if there is one.
    fn of_order(
        &self,
        order: usize,
        by: Actor,
        mut work: impl FnMut(&mut dyn Transaction, &Context, OrderId) -> Result<(), Failure> + Send + 'static,
    ) {
        if let Some((id, _)) = self.order(order) {
            self.as_user(by, move |tx, context| work(tx, context, id));
        }
    }

    fn change(&self, order: usize, by: Actor, patch: OrderPatch) {
        if let Some((id, _)) = self.order(order) {
            self.as_user(by, move |tx, context| update_order(tx, context, id, &patch, None));
        }
    }
}

/// What completing and going back need; harmless elsewhere.
fn papers() -> OrderPatch {
    OrderPatch {
        delivery_note: Some("DN-1".to_owned()),
        shipping_number: Some("SN-1".to_owned()),
        notes: Some("as asked".to_owned()),
        ..OrderPatch::default()
    }
}
