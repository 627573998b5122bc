//! A shop with known sales, and naive sums over them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};
use tierway_accounts::{NewUser, User};
use tierway_application::analytics::{PeriodSales, SalesCache, Span, read_sales, total_sales};
use tierway_application::{Access, Store, Transaction, transact_blocking};
use tierway_catalogue::{Product, ProductDraft};
use tierway_kernel::{BusinessZone, Money, OrderId, Role, UserId};
use tierway_orders::{
    CohortMonth, MonthIndex, NewOrder, NewOrderPayment, NewReturn, OrderOrigin, OrderStatus, PaymentKind, ReturnLine,
    ReturnState, Sales, SalesDimension, TradeSide,
};

use super::support::{read, rollup_some, user, write};
use super::trade::by_product;
use crate::builders::{add_product, at, new_agent, new_customer, new_dealer, order_of, product_draft, quantity};
use crate::fakes::next;

/// Minutes of a day.
pub(super) const DAY: i64 = 24 * 60;

pub(super) fn day(number: i64) -> NaiveDate {
    at(number * DAY).date_naive()
}

/// What is read with the memory of what was read before.
pub(super) fn seen_by(
    memory: &Arc<SalesCache>,
    store: &dyn Store,
    zone: BusinessZone,
    side: SalesDimension,
    days: (i64, i64),
) -> PeriodSales {
    let (from, to, memory) = (day(days.0), day(days.1), memory.clone());
    let span = Span { zone, from, to };
    let read = move |tx: &mut dyn Transaction| {
        let found = read_sales(tx, &memory, Some(side), span)?;
        assert_eq!(total_sales(tx, span)?, found.total(), "added up by the database or here");
        Ok(found)
    };
    transact_blocking(store, Access::Read, read).expect("reading succeeds")
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

/// The test's record of an order.
pub(super) struct Known {
    pub(super) id: OrderId,
    placed_at: DateTime<Utc>,
    /// When the buyer registered, if somebody referred them.
    registered_at: Option<DateTime<Utc>>,
    new: NewOrder,
    counts: bool,
    refunded: i64,
    /// Category, cost, returned and restocked pieces of each line.
    lines: Vec<(String, i64, i64, i64)>,
}

impl Known {
    fn key(&self, side: SalesDimension, line: usize) -> String {
        let id = |id: Option<UserId>| id.map(|id| id.0.to_string()).unwrap_or_default();
        match side {
            SalesDimension::All => String::new(),
            SalesDimension::Channel => self.new.channel.clone(),
            SalesDimension::Region => self.new.origin.region.clone().unwrap_or_default(),
            SalesDimension::Role => self.new.origin.role.to_string(),
            SalesDimension::Dealer => id(self.new.seller_id),
            SalesDimension::Buyer if self.new.origin.role == Role::Customer => String::new(),
            SalesDimension::Buyer => self.new.customer_id.0.to_string(),
            SalesDimension::Agent => id(self.new.referrer_id),
            SalesDimension::Product => self.new.lines[line].product_id.to_string(),
            SalesDimension::Category => self.lines[line].0.clone(),
        }
    }

    /// Refunds of its goods.
    fn back(&self) -> i64 {
        let (goods, tax) = (self.new.goods_total.minor(), self.new.tax.minor());
        if goods + tax == 0 { 0 } else { half_up(self.refunded * goods, goods + tax).min(goods) }
    }

    /// The slow, obvious version of what an order adds to a key.
    fn add_to(&self, side: SalesDimension, sums: &mut BTreeMap<String, Sales>) {
        let back = self.back();
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
pub(super) struct Story<'a> {
    store: &'a dyn Store,
    dice: u64,
    buyers: Vec<User>,
    dealer: User,
    products: Vec<Product>,
    pub(super) known: Vec<Known>,
    serial: u32,
    pub(super) zone: BusinessZone,
    memory: Arc<SalesCache>,
}

impl<'a> Story<'a> {
    pub(super) fn start(store: &'a dyn Store, seed: u64) -> Story<'a> {
        let agent = user(store, new_agent("gabe"));
        let dealer = user(store, new_dealer("dora"));
        let anna = user(store, NewUser { referred_by: Some(agent.id), ..new_customer("anna") });
        let carl = user(store, NewUser { referred_by: Some(agent.id), ..new_customer("carl") });
        let buyers = vec![anna, user(store, new_customer("ben")), dealer.clone(), agent, carl];
        let products = [("Mint", "Pods"), ("Lime", "Pods"), ("Mango", "Kits")].map(|(name, category)| {
            let draft = ProductDraft { category: category.to_owned(), ..product_draft(name) };
            write(store, move |tx| add_product(tx, &draft, 0))
        });
        let products = products.to_vec();
        let (zone, memory) = (BusinessZone::UTC, Arc::default());
        Story { store, dice: seed, buyers, dealer, products, known: Vec::new(), serial: 0, zone, memory }
    }

    fn roll(&mut self, sides: usize) -> usize {
        (next(&mut self.dice) % sides as u64) as usize
    }

    fn new_order(&mut self) -> NewOrder {
        let (place, count) = (self.roll(5), self.roll(3) + 1);
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

    pub(super) fn place(&mut self) {
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
        let buyer = self.buyers.iter().find(|buyer| buyer.id == new.customer_id).expect("a buyer");
        let registered_at = new.origin.cohort.map(|_| buyer.created_at);
        let placed_at = at(minute);
        self.known.push(Known { id, placed_at, registered_at, new, counts: true, refunded: 0, lines });
    }

    pub(super) fn change(&mut self) {
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
            // Nothing that counts as sold: on its way, or a note.
            1 if self.known[place].counts => self.save(id, |order| {
                order.status = if order.status == OrderStatus::Paid { OrderStatus::Ready } else { OrderStatus::Paid };
            }),
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

    pub(super) fn check(&self, days: (i64, i64)) {
        let zone = self.zone;
        let of = |one: &Known| zone.day(one.placed_at);
        let within = |one: &&Known| one.counts && (day(days.0)..=day(days.1)).contains(&of(one));
        for side in SalesDimension::ALL {
            let mut keys = BTreeMap::new();
            self.known.iter().filter(within).for_each(|one| one.add_to(side, &mut keys));
            assert_eq!(seen_by(&self.memory, self.store, zone, side, days).keys, keys, "by {side:?}");
        }
        let mut expected: BTreeMap<NaiveDate, Sales> = BTreeMap::new();
        for one in self.known.iter().filter(within) {
            let mut sums = BTreeMap::new();
            one.add_to(SalesDimension::All, &mut sums);
            expected.entry(of(one)).or_default().add(&sums[""]);
        }
        assert_eq!(seen_by(&self.memory, self.store, zone, SalesDimension::All, days).days, expected);
        for person in [TradeSide::Sold(Some(self.dealer.id)), TradeSide::Bought(Some(self.buyers[0].id))] {
            self.check_trade(person, days);
        }
        self.check_cohorts();
    }

    /// A person's trade, part of it cached, is what the orders say.
    fn check_trade(&self, side: TradeSide, days: (i64, i64)) {
        let span = Span { zone: self.zone, from: day(days.0), to: day(days.1) };
        let memory = self.memory.clone();
        let compare = move |tx: &mut dyn Transaction| {
            let (orders, mut products) = memory.trade(tx, side, span)?;
            let runs = span.zone.runs(span.from, span.to);
            products.sort_by_key(|row| (std::cmp::Reverse(row.amount), row.product_id));
            assert_eq!(products, by_product(tx.trade().trade_by_product(side, &runs)?), "{side:?}");
            assert_eq!(orders, tx.trade().orders_by_day(side, &runs)?, "{side:?}");
            Ok(())
        };
        transact_blocking(self.store, Access::Read, compare).expect("reading succeeds");
    }

    fn check_cohorts(&self) {
        let zone = self.zone;
        let mut expected: BTreeMap<(MonthIndex, MonthIndex), (BTreeSet<UserId>, u64, i64)> = BTreeMap::new();
        for one in self.known.iter().filter(|one| one.counts) {
            let Some(registered_at) = one.registered_at else { continue };
            let [cohort, month] = [registered_at, one.placed_at].map(|time| MonthIndex::at(zone, time));
            let (customers, orders, revenue) = expected.entry((cohort, month)).or_default();
            customers.insert(one.new.customer_id);
            *orders += 1;
            *revenue += one.new.goods_total.minor() - one.back();
        }
        let row =
            |((cohort, month), (customers, orders, revenue)): ((MonthIndex, MonthIndex), (BTreeSet<_>, u64, i64))| {
                CohortMonth { cohort, month, customers: customers.len() as u64, orders, revenue: Money::of(revenue) }
            };
        let expected: Vec<CohortMonth> = expected.into_iter().map(row).collect();
        let all = (MonthIndex(0), MonthIndex(12 * 9_000));
        assert_eq!(read(self.store, move |tx| tx.sales().cohort_months(zone, all.0, all.1)), expected);
    }

    /// The company moves.
    pub(super) fn move_on(&mut self) {
        self.zone = zone(self.roll(ZONES.len()));
    }

    /// Applies an event, with a partial rollup.
    pub(super) fn go_on(&mut self) {
        match self.roll(16) {
            0..=5 => self.place(),
            6..=11 => self.change(),
            12 => self.move_on(),
            _ => {
                let most = self.roll(4) as u32 + 1;
                rollup_some(self.store, self.zone, most);
            }
        }
    }
}

/// The company's new address.
pub(super) const ZONES: [&str; 3] = ["UTC", "Pacific/Auckland", "America/New_York"];

pub(super) fn zone(number: usize) -> BusinessZone {
    ZONES[number].parse().expect("a zone")
}
