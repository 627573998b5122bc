//! The promises of the demo: every role can sign in, all ledgers agree, every screen has something to show. Proved
//! on the memory store for each day of the week, and on the real stores once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test may stop")]

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Duration, Utc};
use tierway_accounts::{Portal, ReviewState, UserFilter, Verification, admit};
use tierway_application::mail::MailStatus;
use tierway_catalogue::{Audience, DealerPrice, DealerRange, Product};
use tierway_commissions::{CommissionStatus, accrue, referrer};
use tierway_inventory::{LotFilter, LotShow, LotSort};
use tierway_kernel::{PageRequest, ProductId, Role, UserId};
use tierway_orders::{Order, OrderFilter, OrderScope, OrderStatus, PaymentStatus};
use tierway_testkit::{Fakes, MemoryStore};

use super::accounts::{PASSWORD, SIGN_INS};
use super::calendar::Calendar;
use super::people::{Fate, everybody};
use super::*;

/// Small pictures; what they show is tested beside them.
const EDGE: u32 = 32;

/// Seeds `store` with the clock at `now` and proves all promises.
fn seed_and_prove(store: &dyn Store, now: DateTime<Utc>) {
    let fakes = Fakes::new();
    fakes.clock.set(now);
    let services = Arc::new(fakes.services());
    let summary = run_with(store, Arc::clone(&services), EDGE).unwrap();
    assert!(matches!(run_with(store, Arc::clone(&services), EDGE), Err(SeedError::NotEmpty)));
    assert_eq!(crate::check::faults(store).unwrap(), Vec::<String>::new());
    let hasher = Arc::clone(&services.hasher);
    transact_blocking(store, Access::Read, move |tx| {
        prove_accounts(tx, &summary, &*hasher);
        prove_the_first_agent(tx);
        prove_products(tx, &summary);
        let orders = all_orders(tx);
        assert_eq!(orders.len() as u64, summary.orders + summary.requests);
        prove_orders(&orders, now);
        prove_stock(tx, &orders);
        prove_batches(tx, now);
        prove_commissions(tx, &orders);
        prove_prices(tx, now);
        prove_numbers(&orders);
        Ok(())
    })
    .unwrap();
}

fn all_orders(tx: &mut dyn Transaction) -> Vec<Order> {
    let mut orders = Vec::new();
    let mut request = PageRequest::first(200);
    loop {
        let page = tx.orders().list(OrderScope::All, &OrderFilter::default(), &request).unwrap();
        orders.extend(page.items);
        match page.next {
            Some(cursor) => request.cursor = Some(cursor),
            None => return orders,
        }
    }
}

fn prove_accounts(tx: &mut dyn Transaction, summary: &Summary, hasher: &dyn tierway_application::Hasher) {
    assert_eq!(tx.users().counts().unwrap().0, everybody().count() as u64);
    assert_eq!((summary.accounts, summary.waiting, summary.rejected), (everybody().count() as u64, 4, 1));
    let mut roles = BTreeSet::new();
    for row in SIGN_INS {
        let credentials = tx.users().credentials(row.username).unwrap().expect(row.username);
        let user = credentials.user;
        assert!(hasher.verify(PASSWORD, Some(&credentials.password_hash)), "{}", row.username);
        let (role, position) =
            row.role.split_once(", ").map_or((row.role, None), |(role, position)| (role, Some(position)));
        assert_eq!(user.role.as_str(), role);
        assert_eq!(admit(&user, Portal::named(role)), Ok(()), "{}", row.username);
        let employee = tx.employees().by_user(user.id).unwrap();
        assert!(position.is_none() || position == employee.and_then(|employee| employee.position).as_deref());
        roles.insert(user.role);
    }
    assert_eq!(roles.len(), Role::ALL.len());
    let pending = UserFilter { verification: Some(Verification::Pending), ..UserFilter::default() };
    for user in tx.users().list(&pending, &PageRequest::first(50)).unwrap().items {
        let papers = tx.documents().of_user(user.id).unwrap();
        assert_eq!(papers.is_empty(), user.role == Role::Wholesaler, "{}", user.username);
        let refused = papers.iter().filter(|paper| paper.review.state == ReviewState::Refused).count();
        assert_eq!(refused, usize::from(matches!(user.role, Role::Dealer | Role::Agent)), "{}", user.username);
    }
    prove_reviews(tx);
    let rejected = UserFilter { verification: Some(Verification::Rejected), ..UserFilter::default() };
    let rejected = tx.users().list(&rejected, &PageRequest::first(50)).unwrap().items;
    let reason =
        everybody().find_map(|person| if let Fate::Refused(reason) = person.fate { Some(reason) } else { None });
    assert_eq!(rejected[0].rejection_reason.as_deref(), reason);
}

/// What was approved was accepted, and one licence ends soon.
fn prove_the_first_agent(tx: &mut dyn Transaction) {
    let fifth = tx.users().by_id(UserId(5)).unwrap().unwrap();
    assert_eq!((fifth.username.as_str(), fifth.can_refer()), ("agent", true));
}

fn prove_reviews(tx: &mut dyn Transaction) {
    let approved = UserFilter { verification: Some(Verification::Approved), ..UserFilter::default() };
    let mut soon = Vec::new();
    for user in tx.users().list(&approved, &PageRequest::first(200)).unwrap().items {
        for paper in tx.documents().of_user(user.id).unwrap() {
            assert_eq!(paper.review.state, ReviewState::Accepted, "{}", user.username);
            assert!(paper.review.by.is_some() && paper.review.at.is_some());
            soon.extend(paper.expires_on.map(|day| (day, user.username.clone())));
        }
    }
    soon.sort();
    assert_eq!(soon[0].1, "dealer");
    let queued = tx.mail().list(Some(MailStatus::Queued), &PageRequest::first(1)).unwrap().items;
    assert!(queued.is_empty(), "demo mail is not sent");
}

fn prove_products(tx: &mut dyn Transaction, summary: &Summary) {
    let products = all_products(tx);
    assert_eq!((products.len(), summary.products), (60, 60));
    assert_eq!((products.iter().filter(|product| !product.is_active).count(), summary.discontinued), (4, 4));
    assert!(products.iter().all(|product| product.image.is_some()));
    let low = products.iter().filter(|product| {
        tx.stock().level(product.id).unwrap().is_some_and(|level| product.is_active && level.balance() < 50)
    });
    assert!((8..=18).contains(&low.count()), "the purchaser has something to do");
}

/// All statuses are there, more orders from month to month, and nothing happens today or later.
fn all_products(tx: &mut dyn Transaction) -> Vec<Product> {
    tx.products().list(&Default::default(), Default::default(), &PageRequest::first(200)).unwrap().items
}

fn prove_prices(tx: &mut dyn Transaction, now: DateTime<Utc>) {
    let ids: Vec<_> = all_products(tx).iter().map(|product| product.id).collect();
    let changes = tx.prices().changes(None, &PageRequest::first(200)).unwrap();
    assert_eq!(changes.total, 9, "eight rounds and one that was taken back");
    assert_eq!(changes.items.iter().filter(|change| change.undone_by.is_some()).count(), 1);
    for audience in Audience::ALL {
        assert!(tx.prices().current_cells(audience, &ids, now).unwrap().len() > 20, "{audience:?}");
    }
    assert!(!tx.prices().upcoming_cells(Audience::Dealer, &ids, now).unwrap().is_empty());
    let dealer = tx.users().credentials("dealer").unwrap().unwrap().user.id;
    let products = all_products(tx);
    let own = tx.prices().dealer_prices(dealer, None).unwrap();
    let fits = |price: &&DealerPrice| {
        let product = products.iter().find(|product| product.id == price.product_id).unwrap();
        DealerRange::of(product).check(price.price).is_ok()
    };
    let fitting = own.iter().filter(fits).count();
    assert!(fitting > 10 && own.len() - fitting == 1, "{fitting} of {}", own.len());
}

fn prove_orders(orders: &[Order], now: DateTime<Utc>) {
    assert!((360..=450).contains(&orders.len()), "{}", orders.len());
    let end = Calendar::before(now).end();
    assert!(orders.iter().all(|order| order.created_at <= order.updated_at && order.updated_at < end));
    let statuses: BTreeSet<OrderStatus> = orders.iter().map(|order| order.status).collect();
    assert_eq!(statuses.len(), OrderStatus::ALL.len(), "{statuses:?}");
    let since = |days| orders.iter().filter(|order| order.created_at >= end - Duration::days(days)).count();
    assert!(since(60) > since(183) - since(120), "growing");
    let paid = orders.iter().filter(|order| order.payment_status == PaymentStatus::Paid).count();
    assert!(paid * 10 > orders.len() * 8);
    let buyers: BTreeSet<_> = orders.iter().map(|order| order.customer_id).collect();
    assert!(buyers.len() > 30);
}

/// Levels follow from the ledger, and what is reserved is what open orders hold.
fn prove_stock(tx: &mut dyn Transaction, orders: &[Order]) {
    assert_eq!(tx.stock().level_mismatches().unwrap(), Vec::new());
    let mut open: BTreeMap<ProductId, i64> = BTreeMap::new();
    for order in orders.iter().filter(|order| order.status.holds_reservation()) {
        for line in tx.orders().lines(order.id).unwrap() {
            *open.entry(line.product_id).or_default() += line.pieces.get();
        }
    }
    let products = all_products(tx);
    for product in products {
        let level = tx.stock().level(product.id).unwrap().unwrap();
        assert_eq!(level.reserved, open.get(&product.id).copied().unwrap_or(0), "{}", product.name);
        assert!(level.available() >= 0, "{}", product.name);
    }
}

/// Each state of a batch is there to be seen, and a count.
fn prove_batches(tx: &mut dyn Transaction, now: DateTime<Utc>) {
    let today = now.date_naive();
    let mut shown = |show| {
        let filter = LotFilter { show, ..LotFilter::default() };
        tx.lots().list(&filter, LotSort::Expiry, &PageRequest::first(200)).unwrap().items.len()
    };
    assert!(shown(LotShow::Stocked) > 10);
    assert_eq!(shown(LotShow::Held), 2, "one for the laboratory, one past its date");
    assert!(shown(LotShow::EndingWithin(today, today + chrono::Days::new(30))) >= 1);
    assert_eq!(shown(LotShow::EndedBefore(today)), 1);
    let counts = tx.stock_counts().list(&PageRequest::first(9)).unwrap().items;
    assert_eq!(counts.iter().map(|count| count.entry.sums.differences).collect::<Vec<_>>(), [2]);
}

/// Every paid order of a referred customer has its one commission, of the right amount; no other order has any.
fn prove_commissions(tx: &mut dyn Transaction, orders: &[Order]) {
    let plan = tierway_commissions::Plan::default();
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for order in orders {
        let paid = order.payment_status == PaymentStatus::Paid;
        let user = order.referrer_id.filter(|_| paid).map(|id| tx.users().by_id(id).unwrap().unwrap());
        let earned = user
            .and_then(|user| referrer(user.id, user.role, user.referred_by))
            .and_then(|referrer| accrue(&plan, order.goods_total, referrer));
        let commission = tx.commissions().of_order(order.id).unwrap();
        let amounts =
            commission.as_ref().map(|commission| (commission.entry.agent_amount, commission.entry.sub_agent_amount));
        assert_eq!(amounts, earned.map(|earned| (earned.agent_amount, earned.sub_agent_amount)), "order {}", order.id);
        let Some(commission) = commission else { continue };
        let reversed = commission.status == CommissionStatus::Reversed;
        assert_eq!(reversed, order.status == OrderStatus::Cancelled, "order {}", order.id);
        *seen.entry(commission.status.as_str()).or_default() += 1;
    }
    assert!(seen["approved"] > 40 && seen["pending"] > 3, "{seen:?}");
}

/// Receipt and invoice numbers are gap-free within each year.
fn prove_numbers(orders: &[Order]) {
    let mut serials: BTreeMap<String, Vec<u64>> = BTreeMap::new();
    for payment in orders.iter().filter_map(|order| order.payment.as_ref()) {
        for number in [&payment.receipt_number, &payment.invoice_number] {
            let (sequence, serial) = number.rsplit_once('-').unwrap();
            serials.entry(sequence.to_owned()).or_default().push(serial.parse().unwrap());
        }
    }
    for (sequence, mut serials) in serials {
        serials.sort_unstable();
        assert!(serials.iter().copied().eq(1..=serials.len() as u64), "{sequence}");
    }
}

#[test]
fn the_promises_hold_whatever_the_day_of_the_week() {
    let monday = DateTime::from_timestamp(1_790_000_000, 0).unwrap();
    for day in 0..7 {
        seed_and_prove(&MemoryStore::new(), monday + Duration::days(day * 8) + Duration::minutes(day * 200));
    }
}

#[test]
fn the_promises_hold_on_a_real_database() {
    let fresh = tierway_store_diesel::testing::Fresh::new();
    seed_and_prove(&*fresh, DateTime::from_timestamp(1_790_000_000, 0).unwrap());
}
