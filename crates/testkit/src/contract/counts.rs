//! Totals read from aggregates equal those computed from the rows, however much was rolled up.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Duration, Utc};
use tierway_accounts::{ActivityAction, ActivityFilter, NewActivity, NewUser, User};
use tierway_application::Store;
use tierway_catalogue::{Product, ProductDraft};
use tierway_inventory::{Direction, MovementFilter, Reason};
use tierway_kernel::{BusinessZone, Money, OrderId, PageRequest, Role};
use tierway_orders::{
    Courier, NewLine, NewOrder, Order, OrderFilter, OrderOrigin, OrderScope, OrderStatus, PaymentStatus, WarehouseCount,
};
use tierway_workforce::{Audience, NewNotice, NoticeFilter};

use super::order_oracle::{KnownOrder, is_listed};
use super::sales_story::refund;
use super::support::{all, fold_all, product, race, read, rollup_some, user, write};
use crate::builders::{
    add_product, at, goods_in, goods_out, line_of, money, new_agent, new_customer, new_dealer, payment, product_draft,
    quote_of,
};
use crate::fakes::next;

/// Minutes of a day.
const DAY: i64 = 24 * 60;
/// The minute of the first midnight; tests begin at nine.
const MIDNIGHT: i64 = -9 * 60;

fn midnight(day: i64) -> DateTime<Utc> {
    at(day * DAY + MIDNIGHT)
}

fn fold(store: &dyn Store, settled: DateTime<Utc>) {
    write(store, move |tx| tx.sales().rollup_rows(settled));
    fold_all(store, BusinessZone::UTC);
}

/// People and dice.
struct Story<'a> {
    store: &'a dyn Store,
    dice: u64,
    people: Vec<User>,
    products: [Product; 3],
    orders: Vec<Order>,
    known: BTreeMap<OrderId, KnownOrder>,
    bare: Vec<OrderId>,
    refunds: BTreeMap<i64, i64>,
    serial: u32,
}

impl<'a> Story<'a> {
    fn start(store: &'a dyn Store) -> Story<'a> {
        let agent = user(store, new_agent("gabe"));
        let anna = user(store, NewUser { referred_by: Some(agent.id), ..new_customer("anna") });
        let people = vec![anna, user(store, new_dealer("dora")), agent, user(store, new_customer("ben"))];
        let products = [("Mint", "Pods"), ("Lime", "Pods"), ("Mango", "Kits")].map(|(name, category)| {
            let draft = ProductDraft { category: category.to_owned(), ..product_draft(name) };
            write(store, move |tx| add_product(tx, &draft, 0))
        });
        let (orders, known, bare, refunds) = (Vec::new(), BTreeMap::new(), Vec::new(), BTreeMap::new());
        Story { store, dice: 20_261_124, people, products, orders, known, bare, refunds, serial: 0 }
    }

    /// None to three lines, of one product or of several.
    fn lines(&mut self, least: usize) -> Vec<NewLine> {
        let count = least + self.roll(3);
        let mut lines = Vec::with_capacity(count);
        for _ in 0..count {
            let place = self.roll(self.products.len());
            lines.push(line_of(&self.products[place], 2));
        }
        lines
    }

    fn roll(&mut self, sides: usize) -> usize {
        (next(&mut self.dice) % sides as u64) as usize
    }

    fn person(&mut self) -> Option<tierway_kernel::UserId> {
        let place = self.roll(self.people.len() + 2);
        self.people.get(place).map(|user| user.id)
    }

    fn place(&mut self) {
        let place = self.roll(self.people.len());
        let buyer = self.people[place].clone();
        let order = quote_of(&buyer, money(["14.00", "1.00", "0.00"][self.roll(3)]));
        let region = [None, Some("asia".to_owned()), Some("europe".to_owned())][self.roll(3)].clone();
        let mut new = NewOrder {
            channel: ["online", "phone"][self.roll(2)].to_owned(),
            seller_id: self.person(),
            referrer_id: self.person(),
            is_quote: self.roll(3) == 0,
            lines: self.lines(0),
            origin: OrderOrigin { region, role: buyer.role, ..order.origin.clone() },
            ..order
        };
        new.shipping.courier = [Courier::Express, Courier::Standard][self.roll(2)];
        let minute = self.roll(3 * DAY as usize) as i64 + MIDNIGHT;
        let (role, region, is_bare) = (new.origin.role, new.origin.region.clone(), new.lines.is_empty());
        let categories = self.categories(&new.lines);
        let order = write(self.store, move |tx| tx.orders().add(&new, None, at(minute)));
        self.bare.extend(is_bare.then_some(order.id));
        self.known.insert(order.id, KnownOrder { role, region, categories });
        self.orders.push(order);
    }

    fn categories(&self, lines: &[NewLine]) -> Vec<String> {
        let of = |line: &NewLine| self.products.iter().find(|product| product.id == line.product_id);
        lines.iter().filter_map(of).map(|product| product.category.clone()).collect()
    }

    /// An order that had no lines gets some.
    fn complete(&mut self) {
        let Some(id) = self.bare.pop() else { return };
        let lines = self.lines(1);
        let categories = self.categories(&lines);
        self.known.get_mut(&id).expect("the order was placed").categories.extend(categories);
        write(self.store, move |tx| tx.orders().add_lines(id, &lines));
    }

    fn change(&mut self) {
        let Some(place) = (!self.orders.is_empty()).then(|| self.roll(self.orders.len())) else { return };
        let mut order = self.orders[place].clone();
        let from = order.status;
        self.serial += 1;
        match self.roll(6) {
            0 => order.status = OrderStatus::ALL[self.roll(OrderStatus::ALL.len())],
            1 if order.payment.is_none() => {
                let (receipt, invoice) = (format!("RCP-{}", self.serial), format!("INV-{}", self.serial));
                order.payment = Some(payment(&receipt, &invoice, at(4)));
                order.payment_status = PaymentStatus::Paid;
            }
            2 => order.shipping.courier = [Courier::Economy, Courier::Standard][self.roll(2)],
            3 => order.is_quote = !order.is_quote,
            4 => order.seller_id = self.person(),
            _ => {
                let (id, cents) = (order.id, self.roll(300) as i64 + 1);
                *self.refunds.entry(id.0).or_default() += cents;
                let new = refund(id, cents, &format!("CRN-{}", self.serial));
                write(self.store, move |tx| tx.order_payments().add(&new, at(9)).map(|_| ()));
            }
        }
        let id = order.id;
        let stale = Order { status: OrderStatus::Cancelled, ..order.clone() };
        assert!(write(self.store, move |tx| tx.orders().save(&order, from, None, None, at(9))));
        // Who comes too late changes nothing.
        assert!(!write(self.store, move |tx| tx.orders().save(&stale, from, None, None, at(9))));
        self.orders[place] = read(self.store, move |tx| Ok(tx.orders().by_id(id)?.expect("the order exists")));
    }

    fn filters(&self) -> Vec<(OrderScope, OrderFilter)> {
        let none = OrderFilter::default;
        let mut filters = vec![
            none(),
            OrderFilter { status: Some(OrderStatus::Pending), ..none() },
            OrderFilter { paid: Some(true), courier: Some(Courier::Standard), ..none() },
            OrderFilter { is_quote: Some(false), ..none() },
            OrderFilter { is_trade: Some(true), ..none() },
            OrderFilter { is_open: Some(true), ..none() },
            OrderFilter { is_open: Some(false), paid: Some(true), ..none() },
            OrderFilter { text: Some("rcp-1".to_owned()), ..none() },
            OrderFilter { text: Some("ANN".to_owned()), paid: Some(false), ..none() },
            OrderFilter { channel: Some("phone".to_owned()), paid: Some(false), ..none() },
            OrderFilter { region: Some("asia".to_owned()), is_quote: Some(true), ..none() },
            OrderFilter { region: Some(String::new()), ..none() },
            OrderFilter { buyer_role: Some(Role::Dealer), ..none() },
            OrderFilter { buyer_role: Some(Role::Customer), region: Some("asia".to_owned()), ..none() },
            OrderFilter { channel: Some("phone".to_owned()), region: Some(String::new()), ..none() },
            OrderFilter { category: Some("Pods".to_owned()), ..none() },
            OrderFilter { category: Some("Kits".to_owned()), is_quote: Some(false), ..none() },
            OrderFilter { category: Some("Kits".to_owned()), channel: Some("phone".to_owned()), ..none() },
            OrderFilter { category: Some("Pods".to_owned()), from: Some(midnight(1)), to: Some(midnight(2)), ..none() },
            OrderFilter {
                channel: Some("online".to_owned()),
                region: Some("asia".to_owned()),
                buyer_role: Some(Role::Dealer),
                paid: Some(false),
                ..none()
            },
            OrderFilter {
                channel: Some("online".to_owned()),
                region: Some("europe".to_owned()),
                from: Some(midnight(1)),
                ..none()
            },
            OrderFilter { from: Some(midnight(1)), ..none() },
            OrderFilter {
                from: Some(midnight(1)),
                to: Some(midnight(2)),
                status: Some(OrderStatus::Pending),
                ..none()
            },
            OrderFilter { from: Some(at(DAY + 7)), to: Some(at(2 * DAY + 9)), ..none() },
            OrderFilter { to: Some(midnight(1)), channel: Some("online".to_owned()), ..none() },
        ];
        let ids: Vec<_> = self.people.iter().map(|user| user.id).collect();
        filters.extend(ids.iter().map(|id| OrderFilter { seller_id: Some(*id), ..none() }));
        filters.extend(ids.iter().map(|id| OrderFilter { referrer_id: Some(*id), paid: Some(false), ..none() }));
        let whole = filters.iter().map(|filter| (OrderScope::All, filter.clone()));
        let own = ids.iter().flat_map(|id| filters.iter().map(|filter| (OrderScope::Party(*id), filter.clone())));
        whole.chain(own).collect()
    }

    fn check(&self) {
        for (scope, filter) in self.filters() {
            let (first, rest) = (filter.clone(), filter.clone());
            let listed = read(self.store, move |tx| tx.orders().list(scope, &rest, &all())).items;
            let listed: BTreeSet<OrderId> = listed.iter().map(|order| order.id).collect();
            let wanted = self.orders.iter().filter(|order| is_listed(order, &self.known[&order.id], scope, &filter));
            assert_eq!(listed, wanted.map(|order| order.id).collect(), "{scope:?} {filter:?}");
            let page = read(self.store, move |tx| tx.orders().list(scope, &first, &PageRequest::first(1)));
            assert_eq!(page.total as usize, listed.len(), "{scope:?} {filter:?}");
        }
        let mut by_status: BTreeMap<OrderStatus, u64> = BTreeMap::new();
        let mut in_warehouse: BTreeMap<(OrderStatus, &str), u64> = BTreeMap::new();
        let mut received = 0;
        for order in &self.orders {
            *by_status.entry(order.status).or_default() += 1;
            if !order.is_quote {
                *in_warehouse.entry((order.status, order.shipping.courier.as_str())).or_default() += 1;
            }
            if order.status != OrderStatus::Cancelled {
                let paid = if order.payment.is_some() { order.total.minor() } else { 0 };
                received += paid - self.refunds.get(&order.id.0).copied().unwrap_or_default();
            }
        }
        let counted = read(self.store, |tx| tx.orders().status_counts());
        assert_eq!(counted.into_iter().collect::<BTreeMap<_, _>>(), by_status);
        assert_eq!(read(self.store, |tx| tx.orders().received()), Money::of(received));
        let key = |count: WarehouseCount| ((count.status, count.courier.as_str()), count.orders);
        let counts = read(self.store, |tx| tx.warehouse().counts());
        assert_eq!(counts.into_iter().map(key).collect::<BTreeMap<_, _>>(), in_warehouse);
        self.check_trade();
        assert_eq!(read(self.store, |tx| tx.sales().miscounted_days()), []);
        assert_eq!(read(self.store, |tx| tx.orders().unsearchable()), []);
    }

    fn check_trade(&self) {
        let within =
            |order: &&Order| order.created_at >= midnight(1) && order.created_at < midnight(3) && !order.is_quote;
        let mut by_status: BTreeMap<OrderStatus, u64> = BTreeMap::new();
        let mut totals: BTreeMap<_, i64> = BTreeMap::new();
        for order in self.orders.iter().filter(within) {
            *by_status.entry(order.status).or_default() += 1;
            if order.status != OrderStatus::Cancelled {
                *totals.entry(order.created_at.date_naive()).or_default() += order.total.minor();
            }
        }
        let counted = read(self.store, move |tx| tx.trade().orders_by_status(midnight(1), midnight(3)));
        assert_eq!(counted.into_iter().collect::<BTreeMap<_, _>>(), by_status);
        let days = BusinessZone::UTC.runs(midnight(1).date_naive(), midnight(2).date_naive());
        let paid = read(self.store, move |tx| tx.trade().totals_by_day(&days));
        let paid: BTreeMap<_, i64> = paid.into_iter().map(|(day, total)| (day, total.minor())).collect();
        let worth = |sums: BTreeMap<_, i64>| sums.into_iter().filter(|(_, total)| *total != 0).collect::<Vec<_>>();
        assert_eq!(worth(paid), worth(totals));
        let placed = read(self.store, |tx| tx.sales().placed_orders(midnight(1), midnight(3)));
        assert_eq!(placed.placed, by_status.values().sum::<u64>());
    }
}

pub(super) fn totals_of_orders_are_what_the_orders_say(store: &dyn Store) {
    let mut story = Story::start(store);
    for step in 0..120 {
        match story.roll(9) {
            0..=2 => story.place(),
            3..=6 => story.change(),
            7 => story.complete(),
            _ => fold(store, at(0)),
        }
        if step % 30 == 29 {
            story.check();
        }
    }
    fold(store, at(0));
    story.check();
    story.place();
    story.change();
    story.check();
}

pub(super) fn many_sums_are_made_at_once_and_added_to(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    for _ in 0..2 {
        // Five sums or more are of one order alone: those of its day, and those of its channel.
        for number in 0..120 {
            let order = quote_of(&anna, money("1.00"));
            let origin = OrderOrigin { region: Some("asia".to_owned()), ..order.origin.clone() };
            let new = NewOrder { channel: format!("channel-{number}"), origin, ..order };
            write(store, move |tx| tx.orders().add(&new, None, at(number * DAY)));
        }
        fold(store, at(0));
        assert_eq!(read(store, |tx| tx.sales().miscounted_days()), []);
    }
    let one = OrderFilter { channel: Some("channel-77".to_owned()), ..OrderFilter::default() };
    let page = read(store, move |tx| tx.orders().list(OrderScope::All, &one, &PageRequest::first(1)));
    assert_eq!(page.total, 2);
}

pub(super) fn orders_and_folds_at_once_are_counted_once(store: &dyn Store) {
    let anna = user(store, new_customer("anna"));
    race(8, |number| {
        for turn in 0..6 {
            if number % 2 == 0 {
                rollup_some(store, BusinessZone::UTC, 5);
            } else {
                let new = quote_of(&anna, money("1.00"));
                let order = write(store, move |tx| tx.orders().add(&new, None, at(turn)));
                let order = Order { status: OrderStatus::Processing, ..order };
                write(store, move |tx| tx.orders().save(&order, OrderStatus::Pending, None, None, at(9)));
            }
        }
    });
    let counts = || read(store, |tx| tx.orders().status_counts());
    assert_eq!(counts(), [(OrderStatus::Processing, 24)]);
    assert_eq!(read(store, |tx| tx.sales().miscounted_days()), []);
    fold(store, at(0));
    assert_eq!(counts(), [(OrderStatus::Processing, 24)]);
    assert_eq!(read(store, |tx| tx.sales().miscounted_days()), []);
}

fn append(store: &dyn Store, action: ActivityAction, minute: i64) {
    let description = "Did something".into();
    let new = NewActivity { user_id: None, subject_id: None, action, description, address: None, user_agent: None };
    write(store, move |tx| tx.activity().append(&new, at(minute)));
}

fn add_notice(store: &dyn Store, audience: Audience, minute: i64) {
    let (title, message) = ("News".into(), "Something happened.".into());
    let new = NewNotice { audience, kind: "order".to_owned(), subject: None, title, message };
    write(store, move |tx| tx.notices().add(&new, at(minute)).map(|_| ()));
}

/// Totals of the first pages: the log and its logins, the ledger, what came in, what was sold, notices of a person with two
/// groups and of one of the groups.
fn totals(store: &dyn Store, reader: &User) -> [u64; 7] {
    let (id, one) = (reader.id, PageRequest::first(1));
    read(store, move |tx| {
        let log = |actions: Vec<ActivityAction>| ActivityFilter { actions, ..ActivityFilter::default() };
        let none = MovementFilter::default;
        let groups = ["manager".to_owned(), "purchaser".to_owned()];
        let of = |group: Option<&str>| NoticeFilter { group: group.map(str::to_owned), unread: false };
        Ok([
            tx.activity().list(&log(vec![]), &one)?.total,
            tx.activity().list(&log(vec![ActivityAction::Login]), &one)?.total,
            tx.stock().movements(&none(), &one)?.total,
            tx.stock().movements(&MovementFilter { direction: Some(Direction::In), ..none() }, &one)?.total,
            tx.stock().movements(&MovementFilter { reason: Some(Reason::Sale), ..none() }, &one)?.total,
            tx.notices().list(id, &groups, &of(None), &one)?.total,
            tx.notices().list(id, &groups, &of(Some("manager")), &one)?.total,
        ])
    })
}

pub(super) fn totals_of_growing_lists_count_each_row_once(store: &dyn Store) {
    let reader = user(store, new_customer("anna"));
    let mint = product(store, "Mint", 0).id;
    let before = totals(store, &reader);
    for turn in 0..6_i64 {
        let minute = turn * DAY;
        append(store, ActivityAction::Login, minute);
        append(store, ActivityAction::Order, minute + 1);
        write(store, move |tx| tx.stock().record(&goods_in(mint, 9), at(minute)).map(|_| ()));
        write(store, move |tx| tx.stock().record(&goods_out(mint, 2), at(minute + 1)).map(|_| ()));
        for audience in ["manager", "purchaser", "warehouse"] {
            add_notice(store, Audience::Group(audience.to_owned()), minute);
        }
        add_notice(store, Audience::User(reader.id), minute);
        let so_far = u64::try_from(turn).unwrap_or_default() + 1;
        let sold = if goods_out(mint, 2).reason == Reason::Sale { so_far } else { 0 };
        let made = [2 * so_far, so_far, 2 * so_far, so_far, sold, 3 * so_far, so_far];
        let expected: Vec<u64> = before.iter().zip(made).map(|(before, made)| before + made).collect();
        assert_eq!(totals(store, &reader).as_slice(), expected, "before folding on day {turn}");
        fold(store, at(minute) - Duration::days(2));
        fold(store, at(minute) - Duration::days(2));
        assert_eq!(totals(store, &reader).as_slice(), expected, "after folding on day {turn}");
    }
}
