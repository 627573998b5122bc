//! Upper bounds for the number of statements of common operations: an order of three lines, and the payment of one; and
//! a page of a dealer's many prices reads only a page, and packing slips of a wave are read together. A process of its
//! own, because statements are counted per process.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed expectation here fails a test")]

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};

use diesel::connection::{Instrumentation, InstrumentationEvent, set_default_instrumentation};
use tierway_accounts::{NewUser, User};
use tierway_application::orders::{CartItem, PlaceOrder, place_order, update_order};
use tierway_application::picking::{claim_picking, get_wave_slips};
use tierway_application::{Access, Claim, Context, Transaction, transact_blocking};
use tierway_catalogue::{DealerPriceFilter, OwnPrices, Product};
use tierway_kernel::{Money, OrderId, PageRequest};
use tierway_orders::{OrderPatch, OrderStatus, OrderTaxes, Shipping, TaxExemptionInput};
use tierway_testkit::builders::{actor, at, new_admin, new_agent, new_customer, new_dealer, new_sub_agent};
use tierway_testkit::contract::support::{product, user};
use tierway_testkit::{Fakes, Fresh};

/// An order of three lines under an idempotency key, the session omitted. On PostgreSQL the order, its lines and what
/// is kept beside them are one statement. One looks up the tax zone with what relieves the buyer.
const ORDER: usize = 17;
const ORDER_ON_POSTGRES: usize = 13;
/// What an order outside all zones writes besides, on SQLite, when it has no tax: the breakdown, as one with tax, and why.
const RELIEVED: usize = 2;
/// PATCH to `paid`; where it earns nobody anything, and where it earns an agent and a sub-agent. One of them reads what the
/// order was taxed with, which invoice and receipt name.
const PAYMENT: usize = 17;
const EARNING_PAYMENT: usize = 23;

/// Statements that begin and end transactions.
const FRAME: [&str; 6] = ["BEGIN", "COMMIT", "SELECT 1; COMMIT", "SAVEPOINT", "RELEASE", "SET "];

static LISTENING: AtomicBool = AtomicBool::new(false);
static HEARD: Mutex<Vec<String>> = Mutex::new(Vec::new());
static TURN: Mutex<()> = Mutex::new(());
static INSTALLED: Once = Once::new();

fn hear(event: InstrumentationEvent<'_>) {
    if let InstrumentationEvent::StartQuery { query, .. } = event
        && LISTENING.load(Ordering::Acquire)
        && std::thread::current().name().is_some_and(|name| name.starts_with("store-") && name != "store-bell")
    {
        HEARD.lock().unwrap().push(query.to_string());
    }
}

/// Connections that are opened from now on are heard, one test at a time.
fn one_at_a_time() -> MutexGuard<'static, ()> {
    let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    INSTALLED.call_once(|| {
        set_default_instrumentation(|| {
            let listener: Box<dyn Instrumentation> = Box::new(hear);
            Some(listener)
        })
        .unwrap();
    });
    turn
}

/// What `work` sends, without what frames it.
fn sent<T>(work: impl FnOnce() -> T) -> (T, Vec<String>) {
    LISTENING.store(true, Ordering::Release);
    let result = work();
    LISTENING.store(false, Ordering::Release);
    let heard = std::mem::take(&mut *HEARD.lock().unwrap());
    let framing = |text: &String| FRAME.iter().any(|word| text.trim_start().starts_with(word));
    (result, heard.into_iter().filter(|text| !framing(text)).collect())
}

fn at_most(most: usize, what: &str, statements: &[String]) {
    let list = statements.join("\n");
    assert!(statements.len() <= most, "{what} sends {} statements, at most {most}:\n{list}", statements.len());
}

struct Shop {
    database: Fresh,
    fakes: Fakes,
    admin: User,
    /// Nobody referred the one, a sub-agent the other.
    buyers: [User; 2],
    products: Vec<Product>,
}

impl Shop {
    fn open(database: Fresh) -> Shop {
        let store = &*database.store;
        let agent = user(store, new_agent("gabe"));
        let sub_agent = user(store, new_sub_agent("sam", agent.id));
        let mut anna = new_customer("anna");
        anna.profile.country = Some("United States".to_owned());
        let referred = NewUser { referred_by: Some(sub_agent.id), ..new_customer("ben") };
        let buyers = [user(store, anna), user(store, referred)];
        let admin = user(store, new_admin("ada"));
        let products = ["Mint", "Lime", "Mango"].map(|name| product(store, name, 1_000)).to_vec();
        let shop = Shop { fakes: Fakes::new(), admin, buyers, products, database };
        // What is looked at once in a while only was looked at.
        let order = shop.order(0, "first");
        shop.pay(order);
        shop
    }

    fn order(&self, buyer: usize, key: &str) -> OrderId {
        let buyer = &self.buyers[buyer];
        let context = self.fakes.context(actor(buyer));
        let item = |place: usize, tier: Option<&str>, quantity| CartItem {
            product_id: self.products[place].id,
            tier: tier.map(str::to_owned),
            quantity,
            expected_price: None,
        };
        let command = PlaceOrder {
            items: Some(vec![item(0, None, 1), item(1, Some("pack"), 2), item(2, None, 3)]),
            shipping: Shipping { address: Some("1 Quay Street".to_owned()), ..Shipping::default() },
            ..PlaceOrder::default()
        };
        let (id, key) = (buyer.id, key.to_owned());
        transact_blocking(&*self.database.store, Access::Write, move |tx| {
            assert_eq!(tx.idempotency().claim(id, &key, "hash", context.now)?, Claim::New);
            let placed = place_order(tx, &context, &command)?;
            tx.idempotency().store_response(id, &key, 201, "{}")?;
            Ok(placed.order.id)
        })
        .unwrap()
    }

    fn pay(&self, order: OrderId) {
        let context: Context = self.fakes.context(actor(&self.admin));
        let patch = OrderPatch { status: Some(OrderStatus::Paid), ..OrderPatch::default() };
        let paid = transact_blocking(&*self.database.store, Access::Write, move |tx| {
            update_order(tx, &context, order, &patch, None)
        });
        assert!(paid.unwrap().order.payment.is_some());
    }
}

fn orders_and_payments_send_few_statements(database: fn() -> Fresh, most_of_an_order: usize) {
    let _turn = one_at_a_time();
    let shop = Shop::open(database());
    for (buyer, most) in [(0, PAYMENT), (1, EARNING_PAYMENT)] {
        let (order, statements) = sent(|| shop.order(buyer, "counted"));
        at_most(most_of_an_order, "an order", &statements);
        let ((), statements) = sent(|| shop.pay(order));
        at_most(most, "a payment", &statements);
    }
}

fn an_order_without_tax_says_why_in_few_statements(database: fn() -> Fresh, most: usize) {
    let _turn = one_at_a_time();
    let shop = Shop::open(database());
    let buyer = shop.buyers[0].id;
    let until = at(0).date_naive() + chrono::Days::new(366);
    let input = TaxExemptionInput { number: "EX-1".to_owned(), zone: None, valid_from: None, valid_until: until };
    let added = transact_blocking(&*shop.database.store, Access::Write, move |tx| {
        Ok(tx.tax_exemptions().add(buyer, &input, None, at(1))?)
    });
    added.unwrap();
    let (order, statements) = sent(|| shop.order(0, "counted"));
    at_most(most, "an order without tax", &statements);
    let taxes: OrderTaxes = transact_blocking(&*shop.database.store, Access::Read, move |tx| {
        Ok(tx.taxes().of_orders(&[order])?.remove(&order).unwrap_or_default())
    })
    .unwrap();
    assert!(taxes.relief.is_some(), "{taxes:?}");
}

fn a_page_of_dealers_prices_reads_a_page(database: fn() -> Fresh) {
    let _turn = one_at_a_time();
    let database = database();
    let store = &*database.store;
    let dealer = user(store, new_dealer("dora")).id;
    for name in ["Mint", "Lime", "Mango"] {
        let id = product(store, name, 1).id;
        let own = OwnPrices::of_piece(Money::of(1_700));
        let set = transact_blocking(store, Access::Write, move |tx| {
            Ok(tx.prices().set_dealer_price(dealer, id, Some(own), Some(dealer), at(1))?)
        });
        set.unwrap();
    }
    let (page, statements) = sent(|| {
        transact_blocking(store, Access::Read, move |tx| {
            Ok(tx.prices().dealer_price_list(dealer, &DealerPriceFilter::default(), &PageRequest::first(1))?)
        })
        .unwrap()
    });
    assert_eq!((page.items.len(), page.total), (1, 3));
    // One more than the page tells whether another follows.
    let listing: Vec<_> = statements.iter().filter(|text| text.contains("ORDER BY")).collect();
    assert!(listing.len() == 1 && listing[0].ends_with(", 2]"), "{listing:?}");
}

fn slips_of_a_wave_are_read_together(database: fn() -> Fresh) {
    let _turn = one_at_a_time();
    let shop = Shop::open(database());
    let count = |keys: &[&str]| {
        let orders: Vec<OrderId> = keys.iter().enumerate().map(|(place, key)| shop.order(place % 2, key)).collect();
        orders.iter().for_each(|order| shop.pay(*order));
        let context = shop.fakes.context(actor(&shop.admin));
        let wave = transact_blocking(&*shop.database.store, Access::Write, {
            let context = context.clone();
            move |tx| Ok(claim_picking(tx, &context, Some(&orders), None)?.wave.id)
        });
        let wave = wave.unwrap();
        let read = move |tx: &mut dyn Transaction| get_wave_slips(tx, &context, wave);
        let (slips, statements) = sent(|| transact_blocking(&*shop.database.store, Access::Read, read).unwrap());
        assert_eq!(slips.slips.len(), keys.len());
        statements.len()
    };
    let one = count(&["a"]);
    assert_eq!(count(&["b", "c", "d"]), one);
}

#[test]
fn on_sqlite() {
    orders_and_payments_send_few_statements(Fresh::sqlite, ORDER);
    an_order_without_tax_says_why_in_few_statements(Fresh::sqlite, ORDER + RELIEVED);
    a_page_of_dealers_prices_reads_a_page(Fresh::sqlite);
    slips_of_a_wave_are_read_together(Fresh::sqlite);
}

#[test]
#[ignore = "needs PostgreSQL: make postgres-test"]
fn on_postgres() {
    orders_and_payments_send_few_statements(Fresh::postgres, ORDER_ON_POSTGRES);
    an_order_without_tax_says_why_in_few_statements(Fresh::postgres, ORDER_ON_POSTGRES);
    a_page_of_dealers_prices_reads_a_page(Fresh::postgres);
    slips_of_a_wave_are_read_together(Fresh::postgres);
}
