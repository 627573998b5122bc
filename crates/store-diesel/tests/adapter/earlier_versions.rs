//! Databases of earlier versions, kept in `tests/fixtures`: a small company at the schema of that version. Each is
//! migrated, and its books are unchanged afterwards.

use std::collections::BTreeSet;
use std::path::Path;

use diesel::sql_types::Text;
use diesel::{Connection, PgConnection, QueryableByName, RunQueryDsl, SqliteConnection, sql_query};
use tempfile::TempDir;
use tierway_application::analytics::sales_faults;
use tierway_application::commissions::earning_faults;
use tierway_application::inventory::ledger_faults;
use tierway_application::orders::fulfilment_faults;
use tierway_application::purchasing::purchase_faults;
use tierway_application::{Access, Failure, Transaction, transact_blocking};
use tierway_kernel::{Money, Named, OrderId};
use tierway_store_diesel::{create_database, drop_database, open};
use tierway_testkit::contract::support::read;
use tierway_testkit::{Fresh, POSTGRES_VARIABLE};

/// Schemas that are kept.
const VERSIONS: [&str; 3] = ["2026-11-24-000900", "2026-11-25-000970", "2026-11-25-001210"];

/// What people entered and what followed from it. Sums, counts and logs that are made from these are omitted: whether
/// they are right is asked of `tierway check`.
const BOOKS: &str = "activity_log addresses api_tokens bonus_months cart_lines carts commission_entries commission_plans \
    commissions dealer_price_events dealer_prices documents employees idempotency_keys imports inventory_transactions \
    issue_comments issue_events issues lot_events lots mail_outbox management_history media notice_reads notifications \
    number_sequences order_events order_lines order_messages order_payments order_return_lines order_returns \
    order_shipment_lines order_shipments orders password_resets payout_lines payouts price_changes price_versions \
    product_details products purchase_order_lines purchase_orders purchase_receipt_lines purchase_receipts quote_lines \
    quotes region_places regional_prices sessions setting_entries settings stock_count_lines stock_counts stock_levels \
    stock_updates supplier_products suppliers users verification_events webhooks";

/// Columns that a migration fills again, and why that loses nothing.
const REWRITTEN: [(&str, &str); 4] = [
    // Earnings count by the month of their approval.
    ("commission_entries", "month"),
    // A mail with a link for a new password no longer holds it, and is not sent.
    ("mail_outbox", "body"),
    ("mail_outbox", "status"),
    ("mail_outbox", "last_error"),
];

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    value: String,
}

/// The texts that a statement gives, whose column is called `value`.
fn texts(url: &str, sql: &str) -> Vec<String> {
    let rows: Vec<Row> = match url.strip_prefix("sqlite:") {
        Some(path) => sql_query(sql).load(&mut SqliteConnection::establish(path).unwrap()),
        None => sql_query(sql).load(&mut PgConnection::establish(url).unwrap()),
    }
    .unwrap_or_else(|error| panic!("{sql}: {error}"));
    rows.into_iter().map(|row| row.value).collect()
}

/// A database of an earlier version, gone when dropped.
struct Kept {
    url: String,
    server: Option<(String, String)>,
    directory: TempDir,
}

impl Kept {
    fn make(version: &str, like: &Fresh, name: &str) -> Kept {
        let directory = tempfile::tempdir().unwrap();
        let (side, url, server) = if like.url().starts_with("sqlite:") {
            ("sqlite", format!("sqlite:{}/tierway.sqlite3", directory.path().display()), None)
        } else {
            let server = std::env::var(POSTGRES_VARIABLE).unwrap();
            let name = format!("tierway_{name}_{}_{}", version.replace('-', "_"), std::process::id());
            ("postgres", create_database(&server, &name, None).unwrap(), Some((server, name)))
        };
        let file = format!("{}/tests/fixtures/{version}.{side}.sql.zst", env!("CARGO_MANIFEST_DIR"));
        let sql = zstd::decode_all(std::fs::File::open(file).unwrap()).unwrap();
        let kept = Kept { url, server, directory };
        kept.execute(&String::from_utf8(sql).unwrap());
        kept
    }

    fn execute(&self, sql: &str) {
        use diesel::connection::SimpleConnection;
        match self.url.strip_prefix("sqlite:") {
            Some(path) => SqliteConnection::establish(path).unwrap().batch_execute(sql).unwrap(),
            None => PgConnection::establish(&self.url).unwrap().batch_execute(sql).unwrap(),
        }
    }

    fn columns(&self, table: &str) -> Vec<String> {
        texts(
            &self.url,
            &if self.server.is_none() {
                format!("SELECT name AS value FROM pragma_table_info('{table}') ORDER BY 1")
            } else {
                format!(
                    "SELECT column_name::text AS value FROM information_schema.columns \
                     WHERE table_schema = 'public' AND table_name = '{table}' ORDER BY 1"
                )
            },
        )
    }

    /// The rows of a table as text, in an order that hangs on nothing but them.
    fn rows(&self, table: &str, columns: &[String]) -> Vec<String> {
        let row = if self.server.is_none() {
            columns.iter().map(|column| format!("quote({column})")).collect::<Vec<_>>().join(" || ',' || ")
        } else {
            format!("CAST(ROW({}) AS TEXT)", columns.join(", "))
        };
        let mut rows = texts(&self.url, &format!("SELECT {row} AS value FROM {table}"));
        rows.sort();
        rows
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        if let Some((server, name)) = &self.server {
            drop_database(server, name).unwrap();
        }
    }
}

/// Everything of a schema that has a name.
fn schema(url: &str) -> BTreeSet<String> {
    let sql = if url.starts_with("sqlite:") {
        "SELECT type || ' ' || name || ' ' || COALESCE(sql, '') AS value FROM sqlite_master \
         WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~' AND name NOT LIKE '~_~_%' ESCAPE '~'"
    } else {
        "SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' \
            || COALESCE(collation_name, '') || ' ' || COALESCE(column_default, '') || is_identity AS value \
         FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT LIKE '~_~_%' ESCAPE '~' \
         UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename NOT LIKE '~_~_%' ESCAPE '~' \
         UNION ALL SELECT conrelid::regclass::text || ' ' || conname || ' ' || translate(pg_get_constraintdef(oid), '()', '') FROM pg_constraint \
            WHERE connamespace = 'public'::regnamespace AND contype <> 'n' \
         UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal"
    };
    texts(url, sql).into_iter().collect()
}

/// Queries of `tierway check`.
fn faults(tx: &mut dyn Transaction) -> Result<Vec<String>, Failure> {
    let mut faults = ledger_faults(tx)?;
    for more in [fulfilment_faults, earning_faults, purchase_faults, sales_faults] {
        faults.extend(more(tx)?);
    }
    Ok(faults)
}

on_each!(books_of_earlier_versions_are_what_they_were, |fresh| {
    for version in VERSIONS {
        let before = Kept::make(version, fresh, "before");
        let after = Kept::make(version, fresh, "after");
        let store = open(&after.url, after.directory.path()).unwrap();

        let orders = texts(&before.url, "SELECT COUNT(*) || ' orders, ' || SUM(total) AS value FROM orders");
        assert_eq!(orders, ["85 orders, 6381484"], "{version} is whole");
        for table in BOOKS.split_whitespace() {
            let (old, new) = (before.columns(table), after.columns(table));
            let rewritten = |column: &String| REWRITTEN.contains(&(table, column.as_str()));
            let both: Vec<String> =
                old.into_iter().filter(|column| new.contains(column) && !rewritten(column)).collect();
            let rows = before.rows(table, &both);
            assert!(!rows.is_empty(), "{version}: {table} holds something");
            assert_eq!(after.rows(table, &both), rows, "{version}: {table}");
        }
        assert_eq!(transact_blocking(store.as_ref(), Access::Read, faults).unwrap(), Vec::<String>::new(), "{version}");
        let (migrated, new) = (schema(&after.url), schema(fresh.url()));
        let missing: Vec<_> = new.difference(&migrated).collect();
        let left: Vec<_> = migrated.difference(&new).collect();
        assert_eq!((missing, left), (Vec::new(), Vec::new()), "{version}: the schema is that of a new database");
    }
});

on_each!(orders_of_earlier_versions_say_what_they_said, |fresh| {
    for version in VERSIONS {
        let kept = Kept::make(version, fresh, "orders");
        let said = texts(
            &kept.url,
            "SELECT o.id || '|' || o.status || '|' || o.total || '|' || COUNT(l.id) AS value \
             FROM orders o LEFT JOIN order_lines l ON l.order_id = o.id GROUP BY o.id, o.status, o.total ORDER BY o.id",
        );
        let store = open(&kept.url, Path::new("unused")).unwrap();
        for said in said {
            let [id, status, total, lines] = <[&str; 4]>::try_from(said.split('|').collect::<Vec<_>>()).unwrap();
            let id = OrderId(id.parse().unwrap());
            let (order, count) = read(store.as_ref(), move |tx| {
                let order = tx.orders().by_id(id)?.expect("the order is there");
                Ok((order, tx.orders().lines(id)?.len()))
            });
            assert_eq!(
                (order.status.name(), order.total, count.to_string().as_str()),
                (status, Money::of(total.parse().unwrap()), lines),
                "{version}: {id:?}"
            );
        }
    }
});

on_each!(mails_and_links_of_earlier_versions_hold_no_secret, |fresh| {
    for version in &VERSIONS[..2] {
        let kept = Kept::make(version, fresh, "links");
        drop(open(&kept.url, Path::new("unused")).unwrap());
        let links = texts(&kept.url, "SELECT token_hash AS value FROM password_reset_links");
        assert_eq!(links, ["fixture-of-a-token"], "{version}: links that were sent still work");
        let mails = "SELECT status AS value FROM mail_outbox WHERE recipient = 'lost@example.com' AND body NOT LIKE '%old-link%'";
        assert_eq!(texts(&kept.url, mails), ["failed"], "{version}");
    }
});
