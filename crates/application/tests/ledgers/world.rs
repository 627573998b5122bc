//! A small company: an owner, staff, buyers of every kind, three products.

use std::sync::{Arc, Mutex};

use tierway_accounts::{NewUser, User};
use tierway_application::catalogue::{delete_product, restore_product};
use tierway_application::inventory::{LotWish, MovementEntry, StockFigure, record_movement, set_stock};
use tierway_application::orders::{CartItem, PlaceOrder, place_order, update_order};
use tierway_application::{Access, Client, Context, Failure, Services, Store, Transaction, transact_blocking};
use tierway_catalogue::Product;
use tierway_inventory::Direction;
use tierway_kernel::{Actor, OrderId, ProductId, UserId};
use tierway_orders::{OrderPatch, OrderStatus};
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

impl World {
    pub fn new(store: Arc<dyn Store>) -> World {
        let (staff, buyers, products) = transact_blocking(&*store, Access::Write, |tx| {
            let staff = [new_admin("ada"), new_manufacturer("max"), new_warehouse("will")];
            let staff = staff.iter().map(|user| add_user(tx, user)).collect::<Result<Vec<_>, _>>()?;
            let agent = add_user(tx, &new_agent("amy"))?;
            let sub = add_user(tx, &new_sub_agent("sam", agent.id))?;
            let buyers = [referred("cleo", &agent), referred("carl", &sub), new_customer("dora"), new_dealer("dean")];
            let buyers = buyers.iter().map(|user| add_user(tx, user)).collect::<Result<Vec<_>, _>>()?;
            let products = ["Mango Ice", "Coil", "Tank"].iter().map(|name| add_product(tx, &product_draft(name), 60));
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
        let now = services.clock.now();
        let context = Context { actor: user, now, client: Client::default(), services };
        match transact_blocking(&*self.store, Access::Write, move |tx| work(tx, &context)) {
            Ok(value) => Some(value),
            Err(Failure::Store(error)) => panic!("the store failed: {error}"),
            Err(Failure::Outside(error)) => panic!("an outside service failed: {error}"),
            Err(_) => None,
        }
    }

    fn product(&self, index: usize) -> ProductId {
        self.products[index % self.products.len()].id
    }

    fn order(&self, index: usize) -> Option<(OrderId, UserId)> {
        let orders = self.orders.lock().unwrap();
        if orders.is_empty() { None } else { Some(orders[index % orders.len()]) }
    }

    pub fn perform(&self, act: &Act) {
        let owner = actor(&self.staff[1]);
        match act {
            Act::Move { product, inward, pieces } => {
                let entry = MovementEntry {
                    product_id: self.product(*product),
                    direction: if *inward { Direction::In } else { Direction::Out },
                    quantity: *pieces,
                    reason: None,
                    reference: None,
                    notes: None,
                    lot: LotWish::default(),
                };
                self.as_user(owner, move |tx, context| record_movement(tx, context, &entry));
            }
            Act::Count { product, balance } => {
                let id = self.product(*product);
                let figure = StockFigure { balance: *balance, ..StockFigure::default() };
                self.as_user(actor(&self.staff[2]), move |tx, context| set_stock(tx, context, id, &figure));
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
        };
        let items: Option<Vec<CartItem>> = lines.map(|lines| lines.iter().map(item).collect());
        let stated_total = if items.is_none() { Some(money("500.00")) } else { None };
        let command = PlaceOrder { items, stated_total, ..PlaceOrder::default() };
        let placed = self.as_user(actor(buyer), move |tx, context| place_order(tx, context, &command));
        if let Some(placed) = placed {
            self.orders.lock().unwrap().push((placed.order.id, buyer.id));
        }
    }

    fn change(&self, order: usize, by: Actor, patch: OrderPatch) {
        if let Some((id, _)) = self.order(order) {
            self.as_user(by, move |tx, context| update_order(tx, context, id, &patch));
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
