//! The promises of the demo: every role can sign in, all ledgers agree, every screen has something to show. Proved
//! for each day of the week on SQLite, and on PostgreSQL once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failing test may stop")]

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Duration, Utc};
use tierway_accounts::{Portal, ReviewState, UserFilter, Verification, admit};
use tierway_application::mail::MailStatus;
use tierway_application::settings::DEMO;
use tierway_catalogue::{Audience, DealerPrice, DealerRange, Product, Region};
use tierway_commissions::{CommissionStatus, EntryKind, PayoutFilter, PayoutScope, PayoutStatus, accrue, referrer};
use tierway_inventory::{LotFilter, LotSelection, LotSort};
use tierway_kernel::{DateSort, LineId, Money, OrderId, PageRequest, ProductId, Role, UserId};
use tierway_orders::{
    Order, OrderFilter, OrderScope, OrderStatus, PaymentKind, PaymentStatus, QuoteState, ReturnFilter, ReturnScope,
    ReturnState, remaining_goods,
};
use tierway_testkit::{Fakes, Fresh};
use tierway_workforce::{IssueFilter, IssuePriority, PurchaseFilter, PurchaseState, SupplierFilter};

use super::accounts::{PASSWORD, SIGN_INS};
use super::addresses::is_buyer;
use super::calendar::Calendar;
use super::people::{Fate, everybody};
use super::*;

mod orders;

use orders::*;

/// Small pictures; what they show is tested beside them.
const EDGE: u32 = 32;

/// Seeds `store` with the clock at `now` and proves all promises.
fn seed_and_prove(store: &dyn Store, now: DateTime<Utc>) {
    let fakes = Fakes::new();
    fakes.clock.set(now);
    let services = Arc::new(fakes.services());
    let summary = run_with(store, Arc::clone(&services), EDGE).unwrap();
    assert!(matches!(run_with(store, Arc::clone(&services), EDGE), Err(SeedError::NotEmpty)));
    assert_eq!(tierway_application::book_faults(store, &*fakes.files).unwrap(), Vec::<String>::new());
    let hasher = Arc::clone(&services.hasher);
    transact_blocking(store, Access::Read, move |tx| {
        prove_accounts(tx, &summary, &*hasher);
        prove_the_first_agent(tx);
        prove_company(tx);
        prove_products(tx, &summary);
        let orders = all_orders(tx);
        assert_eq!(orders.len() as u64, summary.orders + summary.requests);
        prove_orders(&orders, now);
        prove_stock(tx, &orders);
        prove_batches(tx, now);
        prove_purchases(tx, &summary);
        prove_issues(tx, &summary);
        prove_parts(tx, &orders, &summary);
        prove_returns(tx, &orders, &summary);
        prove_quotes(tx, &orders, &summary);
        prove_addresses(tx, &orders);
        prove_commissions(tx, &orders);
        prove_payouts(tx, &summary);
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
    let told: serde_json::Value = serde_json::from_str(&tx.settings().get(DEMO).unwrap().unwrap()).unwrap();
    assert_eq!(told["people"].as_array().unwrap().len(), SIGN_INS.len());
    assert_eq!(told["password"], PASSWORD);
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

/// What was approved was accepted, and one licence ends soon. Company data on documents.
fn prove_company(tx: &mut dyn Transaction) {
    let company = tierway_application::Settings::load(tx).unwrap().company;
    assert!(company.address.unwrap().lines().count() > 1 && company.bank_details.is_some());
    assert!(company.phone.is_some() && company.email.is_some() && company.tax_number.is_some());
}

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
    let first = PageRequest::first(1);
    let queued = tx.mail().list(Some(MailStatus::Queued), DateSort::Newest, &first).unwrap().items;
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
    let low: Vec<_> = low.map(|product| product.id).collect();
    assert!((8..=18).contains(&low.len()), "the purchaser has something to do");
    assert!(!tx.suppliers().sources(&low).unwrap().is_empty(), "and somebody to order from");
}

/// All statuses are there, more orders from month to month, and nothing happens today or later.
fn all_products(tx: &mut dyn Transaction) -> Vec<Product> {
    tx.products().list(&Default::default(), Default::default(), &PageRequest::first(200)).unwrap().items
}

fn own_prices(tx: &mut dyn Transaction, dealer: UserId) -> Vec<DealerPrice> {
    tx.prices().dealer_price_list(dealer, &Default::default(), &PageRequest::first(200)).unwrap().items
}

fn prove_prices(tx: &mut dyn Transaction, now: DateTime<Utc>) {
    let ids: Vec<_> = all_products(tx).iter().map(|product| product.id).collect();
    let changes = tx.prices().changes(None, &PageRequest::first(200)).unwrap();
    assert_eq!(changes.total, 12, "eleven rounds and one that was taken back");
    assert_eq!(changes.items.iter().filter(|change| change.undone_by.is_some()).count(), 1);
    for audience in Audience::ALL {
        let cells = tx.prices().current_cells(audience, &ids, now).unwrap();
        for region in Region::ALL {
            assert!(cells.iter().filter(|row| row.cell.region == region).count() > 8, "{audience:?} {region:?}");
        }
    }
    assert!(!tx.prices().upcoming_cells(Audience::Dealer, &ids, now).unwrap().is_empty());
    for person in everybody().filter(|person| person.role == Role::Dealer && person.fate == Fate::Welcome) {
        let dealer = tx.users().credentials(person.username).unwrap().unwrap().user.id;
        assert!(own_prices(tx, dealer).len() > 10, "{}", person.username);
    }
    let dealer = tx.users().credentials("dealer").unwrap().unwrap().user.id;
    let products = all_products(tx);
    let own = own_prices(tx, dealer);
    let fits = |price: &&DealerPrice| {
        let product = products.iter().find(|product| product.id == price.product_id).unwrap();
        DealerRange::of(product).check(price.prices.unit).is_ok()
    };
    let fitting = own.iter().filter(fits).count();
    assert!(fitting > 10 && own.len() - fitting == 1, "{fitting} of {}", own.len());
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
            .and_then(|referrer| Some((referrer, accrue(&plan, order.goods_total, referrer)?)));
        let commission = tx.commissions().of_order(order.id).unwrap();
        let amounts =
            commission.as_ref().map(|commission| (commission.entry.agent_amount, commission.entry.sub_agent_amount));
        assert_eq!(amounts.is_some(), earned.is_some(), "order {}", order.id);
        let (Some(commission), Some((referrer, whole))) = (commission, earned) else { continue };
        // What went back for returned goods earns no more.
        let remaining = remaining_goods(order, money(tx, order.id, PaymentKind::Refund));
        let left = accrue(&plan, remaining, referrer);
        assert_eq!(commission.status == CommissionStatus::Reversed, left.is_none(), "order {}", order.id);
        let earned = left.unwrap_or(whole);
        assert_eq!(amounts, Some((earned.agent_amount, earned.sub_agent_amount)), "order {}", order.id);
        *seen.entry(commission.status.as_str()).or_default() += 1;
    }
    assert!(seen["approved"] + seen["paid"] > 40 && seen["pending"] > 3, "{seen:?}");
    assert!(seen["approved"] > 5 && seen["paid"] > 5, "{seen:?}");
}

/// One payout was paid, the next is a draft; bonuses were earned.
fn prove_payouts(tx: &mut dyn Transaction, summary: &Summary) {
    let payouts = tx.payouts().list(PayoutScope::All, &PayoutFilter::default(), &PageRequest::first(9)).unwrap();
    let seen: Vec<_> =
        payouts.items.iter().map(|one| (one.status, one.line_count > 0, one.total > Money::ZERO)).collect();
    assert_eq!(seen, [(PayoutStatus::Draft, true, true), (PayoutStatus::Paid, true, true)]);
    assert_eq!(summary.payouts, 2);
    let figures = tx.commission_entries().figures(None).unwrap();
    let bonus: i64 = figures.iter().filter(|row| row.kind == EntryKind::Bonus).map(|row| row.amount.minor()).sum();
    assert!(bonus > 0 && summary.bonuses >= 3, "{bonus} in {}", summary.bonuses);
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
    std::thread::scope(|scope| {
        for day in 0..7 {
            let now = monday + Duration::days(day * 8) + Duration::minutes(day * 200);
            scope.spawn(move || seed_and_prove(&*Fresh::sqlite(), now));
        }
    });
}

#[test]
fn the_promises_hold_on_a_real_database() {
    seed_and_prove(&*Fresh::new(), DateTime::from_timestamp(1_790_000_000, 0).unwrap());
}
