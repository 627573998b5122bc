//! Sales of days: what is kept of orders, sums, marks of changes.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chrono::NaiveDate;
use tierway_accounts::{NewUser, User};
use tierway_application::analytics::{SalesMemory, SalesOfTime, Span, fold_day, read_sales, total_sales};
use tierway_application::{Access, Store, Transaction, transact_blocking};
use tierway_catalogue::{Product, ProductDraft};
use tierway_kernel::{BusinessZone, Money, OrderId, Role, UserId};
use tierway_orders::{
    NewOrder, NewOrderPayment, NewReturn, OrderOrigin, OrderStatus, PaymentKind, ReturnLine, ReturnState, Sales,
    SalesSide,
};

use super::support::{product, race, read, user, write};
use crate::builders::{add_product, at, money, new_agent, new_customer, new_dealer, order_of, product_draft, quantity};
use crate::fakes::next;

/// Minutes of a day.
const DAY: i64 = 24 * 60;

fn day(number: i64) -> NaiveDate {
    at(number * DAY).date_naive()
}

fn seen(store: &dyn Store, side: SalesSide, days: (i64, i64)) -> SalesOfTime {
    seen_by(&Arc::default(), store, side, days)
}

/// What is read with the memory of what was read before.
fn seen_by(memory: &Arc<SalesMemory>, store: &dyn Store, side: SalesSide, days: (i64, i64)) -> SalesOfTime {
    let (from, to, memory) = (day(days.0), day(days.1), memory.clone());
    let span = Span { zone: BusinessZone::UTC, from, to };
    let read = move |tx: &mut dyn Transaction| {
        let found = read_sales(tx, &memory, Some(side), span)?;
        assert_eq!(total_sales(tx, span)?, found.total(), "added up by the database or here");
        Ok(found)
    };
    transact_blocking(store, Access::Read, read).expect("reading succeeds")
}

fn fold(store: &dyn Store, day: NaiveDate) {
    transact_blocking(store, Access::Write, move |tx| fold_day(tx, day)).expect("the day is folded");
}

fn changed(store: &dyn Store) -> Vec<NaiveDate> {
    read(store, |tx| tx.sales().changed_days(BusinessZone::UTC, day(-30), day(60)))
}

pub(super) fn refund(order: OrderId, cents: i64, number: &str) -> NewOrderPayment {
    NewOrderPayment {
        order_id: order,
        kind: PaymentKind::Refund,
        amount: Money::of(cents),
        method: None,
        reference: None,
        number: number.to_owned(),
        reason: Some("Broken".to_owned()),
        return_id: None,
        recorded_by: None,
    }
}

/// What the test itself knows of an order.
struct Known {
    id: OrderId,
    day: NaiveDate,
    new: NewOrder,
    counts: bool,
    refunded: i64,
    /// Category, cost, returned and restocked pieces of each line.
    lines: Vec<(String, i64, i64, i64)>,
}

impl Known {
    fn key(&self, side: SalesSide, line: usize) -> String {
        let id = |id: Option<UserId>| id.map(|id| id.0.to_string()).unwrap_or_default();
        match side {
            SalesSide::All => String::new(),
            SalesSide::Channel => self.new.channel.clone(),
            SalesSide::Region => self.new.origin.region.clone().unwrap_or_default(),
            SalesSide::Role => self.new.origin.role.to_string(),
            SalesSide::Dealer => id(self.new.seller_id),
            SalesSide::Agent => id(self.new.referrer_id),
            SalesSide::Product => self.new.lines[line].product_id.to_string(),
            SalesSide::Category => self.lines[line].0.clone(),
        }
    }

    /// The slow, obvious version of what an order adds to a key.
    fn add_to(&self, side: SalesSide, sums: &mut BTreeMap<String, Sales>) {
        let (goods, tax) = (self.new.goods_total.minor(), self.new.tax.minor());
        let back = if goods + tax == 0 { 0 } else { half_up(self.refunded * goods, goods + tax).min(goods) };
        let worth = |line: usize| self.new.lines[line].total.minor();
        let pieces = |line: usize| self.new.lines[line].pieces.get();
        let came = |line: usize| half_up(worth(line) * self.lines[line].2.min(pieces(line)), pieces(line));
        let all: Vec<usize> = (0..self.lines.len()).collect();
        let any_came = all.iter().any(|line| came(*line) > 0);
        let weight = |line: usize| if any_came { came(line) } else { worth(line) };
        let whole: i64 = all.iter().map(|line| weight(*line)).sum();
        let up_to = |line: usize| {
            let part: i64 = (0..line).map(weight).sum();
            if whole == 0 { 0 } else { half_up(back * part, whole) }
        };
        for line in all {
            let (_, cost, _, restocked) = &self.lines[line];
            let new = &self.new.lines[line];
            let entry = sums.entry(self.key(side, line)).or_default();
            entry.units += new.pieces.get();
            entry.goods = Money::of(entry.goods.minor() + worth(line));
            entry.refunds = Money::of(entry.refunds.minor() + up_to(line + 1) - up_to(line));
            entry.cost = Money::of(entry.cost.minor() + cost * (new.pieces.get() - restocked));
        }
        let keys: BTreeSet<String> = (0..self.lines.len()).map(|line| self.key(side, line)).collect();
        for key in keys {
            sums.entry(key).or_default().orders += 1;
        }
    }
}

fn half_up(product: i64, by: i64) -> i64 {
    (2 * product + by).div_euclid(2 * by)
}

/// A shop whose buyers do as the dice say.
struct Story<'a> {
    store: &'a dyn Store,
    dice: u64,
    buyers: Vec<User>,
    dealer: User,
    products: Vec<Product>,
    known: Vec<Known>,
    serial: u32,
    memory: Arc<SalesMemory>,
}

impl<'a> Story<'a> {
    fn start(store: &'a dyn Store, seed: u64) -> Story<'a> {
        let agent = user(store, new_agent("gabe"));
        let dealer = user(store, new_dealer("dora"));
        let anna = user(store, NewUser { referred_by: Some(agent.id), ..new_customer("anna") });
        let buyers = vec![anna, user(store, new_customer("ben")), dealer.clone(), agent];
        let products = [("Mint", "Pods"), ("Lime", "Pods"), ("Mango", "Kits")].map(|(name, category)| {
            let draft = ProductDraft { category: category.to_owned(), ..product_draft(name) };
            write(store, move |tx| add_product(tx, &draft, 0))
        });
        let products = products.to_vec();
        Story { store, dice: seed, buyers, dealer, products, known: Vec::new(), serial: 0, memory: Arc::default() }
    }

    fn roll(&mut self, sides: usize) -> usize {
        (next(&mut self.dice) % sides as u64) as usize
    }

    fn new_order(&mut self) -> NewOrder {
        let (place, count) = (self.roll(4), self.roll(3) + 1);
        let buyer = self.buyers[place].clone();
        let wanted: Vec<(usize, i64)> = (0..count).map(|_| (self.roll(3), self.roll(9) as i64 + 1)).collect();
        let lines: Vec<(Product, i64)> =
            wanted.into_iter().map(|(place, pieces)| (self.products[place].clone(), pieces)).collect();
        let lines: Vec<(&Product, i64)> = lines.iter().map(|(product, pieces)| (product, *pieces)).collect();
        let order = order_of(&buyer, &lines);
        let tax = Money::of(self.roll(500) as i64);
        let total = Money::of(order.goods_total.minor() + tax.minor());
        let region = ["", "asia", "europe"][self.roll(3)];
        let region = Some(region.to_owned()).filter(|region| !region.is_empty());
        NewOrder {
            tax,
            total,
            channel: ["online", "phone"][self.roll(2)].to_owned(),
            seller_id: [None, Some(self.dealer.id)][self.roll(2)],
            origin: OrderOrigin { region, ..order.origin },
            ..order
        }
    }

    fn place(&mut self) {
        let new = self.new_order();
        let minute = self.roll(4 * DAY as usize) as i64;
        let is_quote = self.roll(5) == 0;
        let first = match is_quote {
            true => NewOrder { is_quote, lines: Vec::new(), ..new.clone() },
            false => new.clone(),
        };
        let id = write(self.store, move |tx| Ok(tx.orders().add(&first, None, at(minute))?.id));
        if is_quote {
            let lines = new.lines.clone();
            write(self.store, move |tx| {
                let order = tx.orders().by_id(id)?.expect("the order exists");
                tx.orders().add_lines(id, &lines)?;
                let order = tierway_orders::Order { is_quote: false, ..order };
                tx.orders().save(&order, OrderStatus::Pending, None, None, at(minute))
            });
        }
        let line = |line: &tierway_orders::NewLine| {
            let product = self.products.iter().find(|product| product.id == line.product_id).expect("a product");
            (product.category.clone(), product.manufacturer_cost.minor(), 0, 0)
        };
        let lines = new.lines.iter().map(line).collect();
        self.known.push(Known { id, day: at(minute).date_naive(), new, counts: true, refunded: 0, lines });
    }

    fn change(&mut self) {
        let Some(place) = (!self.known.is_empty()).then(|| self.roll(self.known.len())) else { return };
        let id = self.known[place].id;
        self.serial += 1;
        let number = format!("N-{}", self.serial);
        match self.roll(4) {
            // Cancelled, or taken back again.
            0 => {
                let counts = !self.known[place].counts;
                self.known[place].counts = counts;
                let status = if counts { OrderStatus::Pending } else { OrderStatus::Cancelled };
                self.save(id, move |order| order.status = status);
            }
            // On its way; nothing that counts.
            1 => self.save(id, |order| order.notes = Some("Called back".to_owned())),
            2 => {
                let cents = self.roll(700) as i64 + 1;
                self.known[place].refunded += cents;
                write(self.store, move |tx| tx.order_payments().add(&refund(id, cents, &number), at(9)).map(|_| ()));
            }
            _ => self.take_back(place, number),
        }
    }

    fn save(&self, id: OrderId, change: impl Fn(&mut tierway_orders::Order) + Send + 'static) {
        let saved = write(self.store, move |tx| {
            let mut order = tx.orders().by_id(id)?.expect("the order exists");
            let from = order.status;
            change(&mut order);
            tx.orders().save(&order, from, None, None, at(9))
        });
        assert!(saved);
    }

    fn take_back(&mut self, place: usize, number: String) {
        let id = self.known[place].id;
        let line = self.roll(self.known[place].lines.len());
        let restock = self.roll(2) as i64;
        let known = &mut self.known[place].lines[line];
        known.2 += 1;
        known.3 += restock;
        write(self.store, move |tx| {
            let line = tx.orders().lines(id)?[line].clone();
            let part = ReturnLine {
                line_id: line.id,
                pieces: quantity(1),
                received: quantity(0),
                restocked: quantity(0),
                reason: None,
            };
            let new = NewReturn {
                order_id: id,
                number: number.clone(),
                reason: "Leaks".to_owned(),
                notes: None,
                requested_by: None,
                lines: vec![part],
            };
            let mut one = tx.returns().add(&new, at(8))?;
            one.state = ReturnState::Received;
            one.decided_at = Some(at(8));
            one.received_at = Some(at(9));
            one.lines[0].received = quantity(1);
            one.lines[0].restocked = quantity(restock);
            tx.returns().save(&one, ReturnState::Requested)
        });
    }

    fn check(&self, days: (i64, i64)) {
        let within = |one: &&Known| one.counts && (day(days.0)..=day(days.1)).contains(&one.day);
        for side in SalesSide::ALL {
            let mut keys = BTreeMap::new();
            self.known.iter().filter(within).for_each(|one| one.add_to(side, &mut keys));
            assert_eq!(seen_by(&self.memory, self.store, side, days).keys, keys, "by {side:?}");
        }
        let mut expected: BTreeMap<NaiveDate, Sales> = BTreeMap::new();
        for one in self.known.iter().filter(within) {
            let mut sums = BTreeMap::new();
            one.add_to(SalesSide::All, &mut sums);
            expected.entry(one.day).or_default().add(&sums[""]);
        }
        assert_eq!(seen_by(&self.memory, self.store, SalesSide::All, days).days, expected);
    }
}

pub(super) fn sums_and_changed_days_are_what_the_orders_say(store: &dyn Store) {
    let mut story = Story::start(store, 20_261_123);
    story.check((0, 3));
    for step in 0..90 {
        match story.roll(5) {
            0 | 1 => story.place(),
            2 | 3 => story.change(),
            _ => {
                let days = changed(store);
                if let Some(day) = days.get(story.roll(days.len().max(1))) {
                    fold(store, *day);
                    assert!(!changed(store).contains(day), "a day that was folded has not changed");
                }
            }
        }
        if step % 3 == 0 {
            story.check([(0, 3), (1, 2), (2, 2)][step / 3 % 3]);
        }
    }
    story.check((0, 3));
    changed(store).into_iter().for_each(|day| fold(store, day));
    assert_eq!(changed(store), []);
    story.check((0, 3));
    story.check((1, 1));
    let before = story.known.len();
    while story.known.len() == before {
        story.place();
    }
    assert_eq!(changed(store), [story.known[before].day]);
}

pub(super) fn folds_and_orders_at_once_lose_nothing(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    let mint = product(store, "Mint", 0);
    race(8, |number| {
        for turn in 0..6 {
            if number % 2 == 0 {
                fold(store, day(1));
            } else {
                let (anna, mint) = (anna.clone(), mint.clone());
                write(store, move |tx| tx.orders().add(&order_of(&anna, &[(&mint, 1)]), None, at(DAY + turn)));
            }
        }
    });
    assert_eq!(seen(store, SalesSide::All, (0, 3)).total().orders, 24);
    fold(store, day(1));
    assert_eq!(changed(store), []);
    assert_eq!(seen(store, SalesSide::Channel, (0, 3)).keys["online"].orders, 24);
}

pub(super) fn an_order_keeps_what_was_true_when_it_was_sold(store: &dyn Store) {
    let dora = user(store, new_dealer("dora"));
    let mint = product(store, "Mint", 0);
    let (buyer, sold) = (dora.clone(), mint.clone());
    write(store, move |tx| {
        let order = order_of(&buyer, &[(&sold, 3)]);
        let origin = OrderOrigin { region: Some("canada".to_owned()), ..order.origin };
        tx.orders().add(&NewOrder { origin, ..order }, None, at(5)).map(|_| ())
    });
    let (id, cost) = (mint.id, mint.manufacturer_cost);
    write(store, move |tx| {
        let mut draft = product_draft("Mint");
        draft.category = "Moved".to_owned();
        draft.manufacturer_cost = money("9.99");
        tx.products().update(id, &draft, at(6)).map(|_| ())
    });
    let order =
        read(store, |tx| tx.sales().sold(BusinessZone::UTC, day(0), day(0))).pop().expect("an order that counts");
    assert_eq!((order.origin.role, order.origin.region.as_deref()), (Role::Dealer, Some("canada")));
    assert_eq!((order.lines[0].category.as_str(), order.lines[0].unit_cost), (mint.category.as_str(), cost));
    assert_eq!(seen(store, SalesSide::Category, (0, 0)).keys[&mint.category].cost, cost.times(3).expect("an amount"));
}
