//! Query plan tests: which index serves which list. And which statements stay prepared.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first fault")]

use std::sync::{Arc, Mutex};

use diesel::connection::{Connection, InstrumentationEvent, SimpleConnection as _};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use tierway_accounts::{ActivityFilter, CaseFilter, ResetFilter, ResetState, UserFilter, Verification};
use tierway_application::Transaction;
use tierway_application::jobs::JobKind;
use tierway_application::mail::MailStatus;
use tierway_catalogue::{Audience, DealerPriceFilter, ProductFilter, ProductSort};
use tierway_commissions::{CommissionFilter, CommissionScope};
use tierway_inventory::{LotFilter, LotSelection, LotSort, MovementFilter};
use tierway_kernel::{
    BusinessZone, Cursor, DateSort, OrderId, PageRequest, PriceChangeId, ProductId, Quantity, Role, StoreError, UserId,
};
use tierway_orders::{Courier, MonthIndex, OrderFilter, OrderScope, OrderStatus, QuoteState};
use tierway_workforce::PurchaseFilter;

use super::Conn;
use super::connection::{open_writer, run_migrations};
use super::repositories::DieselTransaction;
use super::repositories::order_sums::DIFFERENCES;

mod sorted;

#[derive(QueryableByName)]
struct Step {
    #[diesel(sql_type = Text)]
    detail: String,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

fn connection() -> (tempfile::TempDir, Conn) {
    let directory = tempfile::tempdir().unwrap();
    let mut connection = open_writer(&directory.path().join("plans.sqlite3")).unwrap();
    run_migrations(&mut connection).unwrap();
    (directory, connection)
}

/// The plan of the first statement that `list` sends.
fn plan(connection: &mut Conn, list: impl FnOnce(&mut dyn Transaction) -> Result<(), StoreError>) -> String {
    plans(connection, list).swap_remove(0)
}

/// The plans of the statements that `work` sends.
fn plans(connection: &mut Conn, work: impl FnOnce(&mut dyn Transaction) -> Result<(), StoreError>) -> Vec<String> {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let log = Arc::clone(&seen);
    connection.set_instrumentation(move |event: InstrumentationEvent<'_>| {
        if let InstrumentationEvent::StartQuery { query, .. } = event {
            log.lock().unwrap().push(query.to_string());
        }
    });
    work(&mut DieselTransaction::new(connection)).unwrap();
    connection.set_instrumentation(|_: InstrumentationEvent<'_>| {});
    let statements = std::mem::take(&mut *seen.lock().unwrap());
    statements.iter().map(|text| explain(connection, text.split(" -- binds").next().unwrap())).collect()
}

fn explain(connection: &mut Conn, sql: &str) -> String {
    let steps: Vec<Step> = diesel::sql_query(format!("EXPLAIN QUERY PLAN {sql}")).load(connection).unwrap();
    steps.into_iter().map(|step| step.detail).collect::<Vec<_>>().join("; ")
}

/// The plan uses the index and neither sorts nor scans a table.
fn assert_uses(plan: &str, index: &str) {
    assert!(plan.contains(index), "{index} is not in: {plan}");
    assert!(!plan.contains("TEMP B-TREE"), "sorts: {plan}");
}

fn page(cursor: Cursor) -> PageRequest {
    PageRequest { limit: 50, cursor: Some(cursor) }
}

#[test]
fn every_order_of_the_product_list_has_its_index() {
    let (_directory, mut connection) = connection();
    for (sort, cursor, index) in [
        (ProductSort::Name, Cursor::text("m", 7), "by_name"),
        (ProductSort::Category, Cursor::text("m", 7), "by_category"),
        (ProductSort::Price, Cursor::int(7, 7), "by_price"),
        (ProductSort::Newest, Cursor::int(7, 7), "newest"),
        (ProductSort::NameDescending, Cursor::text("m", 7), "by_name"),
        (ProductSort::CategoryDescending, Cursor::text("m", 7), "by_category"),
        (ProductSort::PriceDescending, Cursor::int(7, 7), "by_price"),
        (ProductSort::Oldest, Cursor::int(7, 7), "newest"),
        (ProductSort::BestSelling, Cursor::int(7, 7), "best_selling"),
    ] {
        for (is_active, prefix) in [(Some(true), "products_active_"), (None, "products_")] {
            for request in [PageRequest::first(50), page(cursor.clone())] {
                let filter = ProductFilter { is_active, ..ProductFilter::default() };
                let plan = plan(&mut connection, |tx| tx.products().list(&filter, sort, &request).map(|_| ()));
                assert_uses(&plan, &format!("{prefix}{index}"));
            }
        }
    }
}

#[test]
fn a_category_is_listed_by_name_from_its_index() {
    let (_directory, mut connection) = connection();
    let filter = ProductFilter { category: Some("Pods".to_owned()), is_active: Some(true), ..ProductFilter::default() };
    let request = page(Cursor::text("m", 7));
    let plan = plan(&mut connection, |tx| tx.products().list(&filter, ProductSort::Name, &request).map(|_| ()));
    assert_uses(&plan, "products_of_category");
}

#[test]
fn the_next_planned_prices_are_found_by_an_index() {
    let (_directory, mut connection) = connection();
    let now = chrono::DateTime::UNIX_EPOCH;
    let plan = plan(&mut connection, |tx| tx.prices().next_start(Audience::Dealer, now).map(|_| ()));
    assert_uses(&plan, "price_changes_by_start");
}

#[test]
fn order_lists_have_their_indexes() {
    let (_directory, mut connection) = connection();
    let request = page(Cursor::int(7, 7));
    for (filter, index) in [
        (OrderFilter::default(), "orders_newest"),
        (OrderFilter { status: Some(OrderStatus::Paid), ..OrderFilter::default() }, "orders_by_status"),
        (OrderFilter { courier: Some(Courier::Express), ..OrderFilter::default() }, "orders_by_courier"),
        (OrderFilter { customer_id: Some(UserId(1)), ..OrderFilter::default() }, "orders_by_customer"),
        (OrderFilter { seller_id: Some(UserId(1)), ..OrderFilter::default() }, "orders_by_seller"),
        (OrderFilter { referrer_id: Some(UserId(1)), ..OrderFilter::default() }, "orders_by_referrer"),
        (OrderFilter { channel: Some("online".to_owned()), ..OrderFilter::default() }, "orders_by_channel"),
    ] {
        let plan = plan(&mut connection, |tx| tx.orders().list(OrderScope::All, &filter, &request).map(|_| ()));
        assert_uses(&plan, index);
    }
    let own = OrderScope::Party(UserId(1));
    let plan = plan(&mut connection, |tx| tx.orders().list(own, &OrderFilter::default(), &request).map(|_| ()));
    assert_uses(&plan, "orders_by_customer");
}

#[test]
fn the_orders_behind_a_chart_are_found_by_an_index() {
    let (_directory, mut connection) = connection();
    let request = page(Cursor::int(7, 7));
    let of = OrderFilter::default;
    for (filter, index) in [
        (OrderFilter { region: Some("asia".to_owned()), ..of() }, "orders_by_region"),
        (OrderFilter { buyer_role: Some(Role::Dealer), ..of() }, "orders_by_buyer_role"),
        (OrderFilter { product_id: Some(ProductId(1)), ..of() }, "order_lines_by_product"),
        (OrderFilter { category: Some("Pods".to_owned()), ..of() }, "order_lines_by_category"),
    ] {
        let plan = plan(&mut connection, |tx| tx.orders().list(OrderScope::All, &filter, &request).map(|_| ()));
        assert!(plan.contains(index), "{index} is not in: {plan}");
    }
}

#[test]
fn other_lists_have_their_indexes() {
    let (_directory, mut connection) = connection();
    let request = page(Cursor::int(7, 7));
    let all = plan(&mut connection, |tx| tx.users().list(&UserFilter::default(), &request).map(|_| ()));
    assert_uses(&all, "users_newest");
    let dealers = UserFilter { role: Some(Role::Dealer), ..UserFilter::default() };
    let by_role = plan(&mut connection, |tx| tx.users().list(&dealers, &request).map(|_| ()));
    assert_uses(&by_role, "users_by_role");
    let waiting = CaseFilter { verification: Some(Verification::Pending), ..CaseFilter::default() };
    let queue = plan(&mut connection, |tx| tx.verification().cases(&waiting, &request).map(|_| ()));
    assert_uses(&queue, "users_by_verification");
    let history = plan(&mut connection, |tx| tx.verification().history(UserId(1)).map(|_| ()));
    assert_uses(&history, "verification_events_by_user");
    let today = chrono::NaiveDate::MAX;
    let ending = plan(&mut connection, |tx| tx.documents().to_remind(today, today, 9).map(|_| ()));
    assert_uses(&ending, "documents_by_expiry");
    let ended = plan(&mut connection, |tx| tx.documents().to_expire(today, 9).map(|_| ()));
    assert_uses(&ended, "documents_by_expiry");
    let of_product = MovementFilter { product_id: Some(ProductId(1)), ..MovementFilter::default() };
    let ledger = plan(&mut connection, |tx| tx.stock().movements(&of_product, &request).map(|_| ()));
    assert_uses(&ledger, "inventory_transactions_by_product");
    for (state, user_id, index) in [
        (None, None, "password_resets_newest"),
        (Some(ResetState::Requested), None, "password_resets_by_state"),
        (None, Some(UserId(1)), "password_resets_by_user"),
    ] {
        let (filter, now) = (ResetFilter { state, user_id }, chrono::DateTime::UNIX_EPOCH);
        let resets = plan(&mut connection, |tx| tx.resets().list(filter, now, &request).map(|_| ()));
        assert_uses(&resets, index);
    }
    let log = plan(&mut connection, |tx| tx.activity().list(&Default::default(), &request).map(|_| ()));
    assert_uses(&log, "activity_log_newest");
    let of_person = ActivityFilter { user_id: Some(UserId(1)), ..ActivityFilter::default() };
    let log = plans(&mut connection, |tx| tx.activity().list(&of_person, &request).map(|_| ()));
    assert_uses(&log[0], "activity_log_by_user");
    assert_uses(&log[1], "activity_log_by_subject");
    let earned = plan(&mut connection, |tx| {
        let filter = CommissionFilter::default();
        tx.commissions().list(CommissionScope::All, &filter, &request).map(|_| ())
    });
    assert_uses(&earned, "commissions_newest");
}

#[test]
fn regional_prices_have_their_indexes() {
    let (_directory, mut connection) = connection();
    let (request, now) = (page(Cursor::int(7, 7)), chrono::DateTime::UNIX_EPOCH);
    let products = [ProductId(1), ProductId(2)];
    let cells = plan(&mut connection, |tx| tx.prices().current_cells(Audience::Dealer, &products, now).map(|_| ()));
    // The cells of one page are sorted in memory, its history is not read.
    assert!(cells.contains("regional_prices_by_cell"), "{cells}");
    let of_change = plan(&mut connection, |tx| tx.prices().cells_of(PriceChangeId(1)).map(|_| ()));
    assert_uses(&of_change, "regional_prices_by_change");
    for (audience, index) in [(None, "price_changes_newest"), (Some(Audience::Agent), "price_changes_by_audience")] {
        let changes = plan(&mut connection, |tx| tx.prices().changes(audience, &request).map(|_| ()));
        assert_uses(&changes, index);
    }
}

#[test]
fn dealers_prices_are_paged_by_their_index() {
    let (_directory, mut connection) = connection();
    let pages = [PageRequest::first(50), page(Cursor::text("1m", 7)), page(Cursor::text("1m", 7).of(9))];
    for blocked in [None, Some(true), Some(false)] {
        for request in &pages {
            let filter = DealerPriceFilter { products: None, blocked };
            let plan =
                plan(&mut connection, |tx| tx.prices().dealer_price_list(UserId(1), &filter, request).map(|_| ()));
            assert_uses(&plan, "dealer_prices_by_place");
        }
    }
    let filter = DealerPriceFilter::default();
    let (counted, known) = (page(Cursor::text("1m", 7)), page(Cursor::text("1m", 7).of(9)));
    for (request, statements) in [(counted, 2), (known, 1)] {
        let sent = plans(&mut connection, |tx| tx.prices().dealer_price_list(UserId(1), &filter, &request).map(|_| ()));
        assert_eq!(sent.len(), statements, "a page, and the total where nobody knows it: {sent:?}");
        assert!(sent.iter().all(|plan| plan.contains("(dealer_id=?")), "{sent:?}");
    }
    let changed = plans(&mut connection, |tx| tx.prices().dealer_prices(UserId(1), &[ProductId(1)]).map(|_| ()));
    assert_uses(&changed[0], "(dealer_id=? AND product_id=?)");
}

#[test]
fn sales_of_all_days_are_one_sum() {
    let (_directory, mut connection) = connection();
    let (from, to) = (chrono::NaiveDate::MIN, chrono::NaiveDate::MAX);
    let sent = plans(&mut connection, |tx| tx.sales().rolled_up(from, to).map(|_| ()));
    assert_eq!(sent.len(), 1);
    assert_uses(&sent[0], "(side=? AND day>? AND day<?)");
}

#[test]
fn what_the_sums_do_not_hold_is_come_to_from_the_log() {
    let (_directory, mut connection) = connection();
    let (from, to) = (chrono::NaiveDate::MIN, chrono::NaiveDate::MAX);
    let sent = plans(&mut connection, |tx| tx.sales().unsummed(BusinessZone::UTC, from, to).map(|_| ()));
    assert!(
        sent[0].starts_with("SCAN c; SEARCH o USING INTEGER PRIMARY KEY"),
        "a year of orders is not read: {sent:?}"
    );
    assert!(sent[1].contains("counted_orders_by_zone (zone<?)"), "{sent:?}");
    assert_eq!(sent.len(), 2, "nothing is asked of orders of another zone where there are none");
    let months = (MonthIndex(0), MonthIndex(30_000));
    let cohorts =
        plans(&mut connection, |tx| tx.sales().cohort_months(BusinessZone::UTC, months.0, months.1).map(|_| ()));
    assert!(cohorts[1].contains("SEARCH o USING INTEGER PRIMARY KEY"), "{cohorts:?}");
}

#[test]
fn some_orders_are_come_to_by_their_ids() {
    let (_directory, mut connection) = connection();
    let orders: Vec<OrderId> = (1..=500).map(OrderId).collect();
    let summed = plan(&mut connection, |tx| tx.sales().summed(&orders).map(|_| ()));
    let by_id = "USING INTEGER PRIMARY KEY (rowid=?)";
    assert!(summed.contains(&format!("SEARCH counted_orders {by_id}; SEARCH o {by_id}")), "{summed}");
    let sold = plan(&mut connection, |tx| tx.sales().sold_of(BusinessZone::UTC, &orders).map(|_| ()));
    assert!(sold.contains(&format!("SEARCH c {by_id}; SEARCH o {by_id}")), "{sold}");
    let counts = plan(&mut connection, |tx| tx.orders().status_counts().map(|_| ()));
    assert!(counts.contains(&format!("SCAN i; SEARCH o {by_id}")), "{counts}");
    assert!(counts.contains(&format!("SCAN i; SEARCH n {by_id}")), "{counts}");
    let rows: Vec<String> = (1..=500).map(|id| format!("({id})")).collect();
    let changed = explain(&mut connection, &DIFFERENCES.replace('#', &rows.join(", ")));
    let lines = "SCAN o; SEARCH l USING INDEX sqlite_autoindex_order_lines_1 (order_id=?)";
    assert!(changed.contains(lines) && !changed.contains("SCAN l"), "{changed}");
}

/// The queries of every role's first page read no history.
#[test]
fn what_waits_is_counted_from_indexes() {
    let (_directory, mut connection) = connection();
    let me = UserId(1);
    let any = OrderFilter::default;
    for (filter, index) in [
        (
            OrderFilter { customer_id: Some(me), paid: Some(false), is_trade: Some(true), ..any() },
            "COVERING INDEX orders_of_a_buyer",
        ),
        (OrderFilter { quote_state: Some(QuoteState::Requested), ..any() }, "quotes_by_state"),
    ] {
        let plan = plan(&mut connection, |tx| tx.orders().count(OrderScope::All, &filter).map(|_| ()));
        assert!(plan.contains(index) && !plan.contains("SCAN"), "{index} is not in: {plan}");
    }
    let own = OrderFilter { customer_id: Some(me), quote_state: Some(QuoteState::Offered), ..any() };
    let plan_of_own = plan(&mut connection, |tx| tx.orders().count(OrderScope::Party(me), &own).map(|_| ()));
    assert!(plan_of_own.contains("SEARCH orders") && !plan_of_own.contains("SCAN"), "{plan_of_own}");
    for (scope, filter) in [
        (OrderScope::All, OrderFilter { paid: Some(false), is_trade: Some(true), ..any() }),
        (OrderScope::Party(me), OrderFilter { seller_id: Some(me), status: Some(OrderStatus::Pending), ..any() }),
    ] {
        let plans = plans(&mut connection, |tx| tx.orders().count(scope, &filter).map(|_| ()));
        assert!(plans.len() == 1 && plans[0].contains("order_sums"), "from the sums alone: {plans:?}");
    }
    let late = PurchaseFilter { overdue_on: Some(chrono::NaiveDate::MIN), ..PurchaseFilter::default() };
    let first = PageRequest::first(1);
    let late = plans(&mut connection, |tx| tx.purchases().list(&late, &first).map(|_| ()));
    assert!(late.iter().all(|plan| plan.contains("purchase_orders_")), "{late:?}");
    let day = chrono::NaiveDate::MIN;
    let ending = LotFilter { show: LotSelection::EndingWithin(day, day), ..LotFilter::default() };
    let ending = plan(&mut connection, |tx| tx.lots().list(&ending, LotSort::Expiry, &first).map(|_| ()));
    assert!(ending.contains("lots_by_expiry (expiry_key>? AND expiry_key<?)"), "{ending}");
}

/// With statistics from when a company had three orders, SQLite would read all of today's for each sum.
#[test]
fn a_file_has_no_statistics() {
    let (directory, mut connection) = connection();
    connection.batch_execute("ANALYZE").unwrap();
    let count = "SELECT COUNT(*) AS count FROM sqlite_schema WHERE name LIKE 'sqlite\\_stat%' ESCAPE '\\'";
    let tables = |connection: &mut Conn| diesel::sql_query(count).get_result::<Count>(connection).unwrap().count;
    assert!(tables(&mut connection) > 0);
    drop(connection);
    let mut connection = open_writer(&directory.path().join("plans.sqlite3")).unwrap();
    run_migrations(&mut connection).unwrap();
    assert_eq!(tables(&mut connection), 0);
}

#[test]
fn the_outbox_and_due_jobs_have_their_indexes() {
    let (_directory, mut connection) = connection();
    let request = page(Cursor::int(7, 7));
    for (status, index) in [(None, "mail_outbox_newest"), (Some(MailStatus::Failed), "mail_outbox_by_status")] {
        let plan = plan(&mut connection, |tx| tx.mail().list(status, DateSort::Newest, &request).map(|_| ()));
        assert_uses(&plan, index);
    }
    let due = plan(&mut connection, |tx| {
        let now = chrono::DateTime::UNIX_EPOCH;
        tx.jobs().lease(JobKind::ALL, now, now).map(|_| ())
    });
    assert_uses(&due, "jobs_due");
}

#[test]
fn what_waits_is_counted_by_indexes_of_what_waits() {
    let (_directory, mut connection) = connection();
    let now = chrono::DateTime::UNIX_EPOCH;
    let plans = plans(&mut connection, |tx| tx.database_facts().backlog(now).map(|_| ()));
    let indexes = ["jobs_due", "jobs_", "jobs_", "jobs_by_outcome", "mail_outbox_by_status"];
    assert_eq!(plans.len(), indexes.len());
    for (plan, index) in plans.iter().zip(indexes) {
        assert!(plan.contains(&format!("INDEX {index}")), "{index} is not in: {plan}");
    }
}

/// How many of the statements that `work` sends the connection keeps prepared from now on.
fn newly_kept(connection: &mut Conn, work: impl FnOnce(&mut dyn Transaction) -> Result<(), StoreError>) -> usize {
    let kept = Arc::new(Mutex::new(0));
    let count = Arc::clone(&kept);
    connection.set_instrumentation(move |event: InstrumentationEvent<'_>| {
        if let InstrumentationEvent::CacheQuery { .. } = event {
            *count.lock().unwrap() += 1;
        }
    });
    work(&mut DieselTransaction::new(connection)).unwrap();
    connection.set_instrumentation(|_: InstrumentationEvent<'_>| {});
    *kept.lock().unwrap()
}

#[test]
fn hot_statements_stay_prepared() {
    let (_directory, mut connection) = connection();
    let (now, one) = (chrono::DateTime::UNIX_EPOCH, Quantity::positive(1).unwrap());
    let filter = ProductFilter { is_active: Some(true), ..ProductFilter::default() };
    let request = PageRequest::first(50);
    type Hot<'a> = &'a dyn Fn(&mut dyn Transaction) -> Result<(), StoreError>;
    let hot: [(&str, Hot<'_>); 6] = [
        ("product by id", &|tx| tx.products().by_id(ProductId(1)).map(|_| ())),
        ("product list", &|tx| tx.products().list(&filter, ProductSort::Name, &request).map(|_| ())),
        ("stock level", &|tx| tx.stock().level(ProductId(1)).map(|_| ())),
        ("reservation", &|tx| tx.stock().reserve(ProductId(1), one, now).map(|_| ())),
        ("session", &|tx| tx.sessions().find("key").map(|_| ())),
        ("order", &|tx| tx.orders().by_id(OrderId(1)).map(|_| ())),
    ];
    for (name, work) in hot {
        assert_eq!(newly_kept(&mut connection, work), 1, "{name} is prepared to be kept");
        assert_eq!(newly_kept(&mut connection, work), 0, "{name} was kept");
    }
}
