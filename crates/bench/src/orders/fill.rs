//! Two years of orders, and everything that whoever places and changes orders writes beside them. Through the product's own
//! ports it would take hours; so PostgreSQL makes the rows itself, and then the product's own jobs sum them up. That the
//! whole is as if it had been traded is proved with `tierway check`.

use std::sync::Arc;
use std::time::Instant;

use chrono::{DateTime, Duration, NaiveTime, Utc};
use tierway_application::analytics::rollup_orders;
use tierway_application::{Access, Store, transact_blocking};
use tierway_kernel::{Role, to_micros};

use super::people::{People, login};
use crate::bare::Link;
use crate::database::Database;
use crate::fill::{self, PASSWORD};
use crate::options::Options;
use crate::{Result, bare_phases, inside, progress};

/// How long the company has traded, in days.
const DAYS: i64 = 730;
/// How many of a million orders come on the last day.
const TODAY: usize = 27_000;
/// How old a row of a ledger is before it is summed up, as in the product's job.
const SETTLED: Duration = Duration::days(2);
/// The rows, in steps that build upon each other.
const STEPS: [(&str, &str); 4] = [
    ("drawing orders", include_str!("sql/1-plan.sql")),
    ("orders, lines and their history", include_str!("sql/2-orders.sql")),
    ("shipments, returns, money and stock", include_str!("sql/3-goods.sql")),
    ("commissions, notices and the log", include_str!("sql/4-ledgers.sql")),
];
const END: &str = include_str!("sql/5-end.sql");
/// What is kept beside orders, made by the statements that brought it to databases from before.
const KEPT: [(&str, &[&str]); 7] = [
    (
        include_str!("../../../../migrations/postgres/2026-11-23-004100_analytics/up.sql"),
        &["INSERT INTO order_origins", "INSERT INTO sold_lines"],
    ),
    (include_str!("../../../../migrations/postgres/2026-11-24-000100_order_sums/up.sql"), &["INSERT INTO order_sums "]),
    (
        include_str!("../../../../migrations/postgres/2026-11-24-000800_orders_by_category_and_place/up.sql"),
        &["INSERT INTO order_sums "],
    ),
    (
        include_str!("../../../../migrations/postgres/2026-11-25-001100_order_changes/up.sql"),
        &["INSERT INTO counted_orders"],
    ),
    (
        include_str!("../../../../migrations/postgres/2026-11-25-001210_origins_with_orders/up.sql"),
        &["UPDATE orders SET", "UPDATE order_lines SET"],
    ),
    (
        include_str!("../../../../migrations/postgres/2026-11-24-000950_order_search/up.sql"),
        &["INSERT INTO order_buyers", "INSERT INTO order_numbers"],
    ),
    (
        include_str!("../../../../migrations/postgres/2026-11-24-001000_sums_of_payouts/up.sql"),
        &["INSERT INTO payout_sums"],
    ),
];

/// Fills an empty database.
pub fn fill(options: &Options, database: &Database, orders: usize) -> Result<()> {
    let began = Instant::now();
    let services = inside::services(database)?;
    let (hash, now) = (services.hasher.hash(PASSWORD)?, services.clock.now());
    let start = now - Duration::days(DAYS);
    let store = tierway_store_diesel::open(database.server_url(), database.directory())?;
    let people = People::of(orders);
    progress("Filling people and products …");
    let filled = fill::fill(&store, options.products, &hash, start)?;
    people.write(&store, &hash, start, now)?;
    let mut link = bare_phases::link(database)?;
    prepare(&mut link)?;
    for (name, text) in STEPS {
        progress(&format!("Filling {name} …"));
        link.batch(&Places { people, orders, products: filled.products.len(), start, now }.put_into(text))?;
    }
    progress("Filling what is kept beside orders …");
    for (migration, beginnings) in KEPT {
        for beginning in beginnings {
            link.batch(statement(migration, beginning)?)?;
        }
    }
    link.batch(END)?;
    link.batch("VACUUM ANALYZE")?;
    sum_up(&store, now)?;
    link.batch("VACUUM ANALYZE")?;
    progress(&format!("Filled {orders} orders within {:.0} seconds.", began.elapsed().as_secs_f64()));
    Ok(())
}

/// References are checked by `tierway check` and by how the rows are made, not row by row.
fn prepare(link: &mut Link) -> Result<()> {
    link.batch(
        "SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '512MB'; \
         SET maintenance_work_mem = '512MB'",
    )?;
    Ok(())
}

/// What the job does after an older version has counted orders: all sums of sales, and the counts of ledgers.
fn sum_up(store: &Arc<dyn Store>, now: DateTime<Utc>) -> Result<()> {
    progress("Summing up …");
    transact_blocking(store.as_ref(), Access::Write, |tx| Ok(tx.sales().discard_foreign_sums()?))?;
    rollup_orders(store.as_ref())?;
    let settled = now - SETTLED;
    transact_blocking(store.as_ref(), Access::Write, move |tx| Ok(tx.sales().rollup_rows(settled)?))?;
    Ok(())
}

/// What the statements leave open.
struct Places {
    people: People,
    orders: usize,
    products: usize,
    start: DateTime<Utc>,
    now: DateTime<Utc>,
}

impl Places {
    fn put_into(&self, text: &str) -> String {
        let number = |name: &str, value: i64| (name.to_owned(), format!("CAST({value} AS BIGINT)"));
        let count = |name: &str, value: usize| number(name, i64::try_from(value).unwrap_or(i64::MAX));
        let admin = "(SELECT id FROM users WHERE role = 'admin')".to_owned();
        let midnight = self.now.date_naive().and_time(NaiveTime::MIN).and_utc();
        let places = [
            count(":orders", self.orders),
            count(":today", self.orders * TODAY / 1_000_000),
            count(":products", self.products),
            count(":dealers", self.people.dealers),
            count(":agents", self.people.agents),
            count(":customers", self.people.customers),
            number(":start", to_micros(self.start)),
            number(":midnight", to_micros(midnight)),
            number(":now", to_micros(self.now)),
            (":admin".to_owned(), admin),
        ];
        places.iter().fold(text.to_owned(), |text, (place, value)| text.replace(place.as_str(), value))
    }
}

/// The statement of a migration with that beginning.
fn statement<'a>(migration: &'a str, beginning: &str) -> Result<&'a str> {
    let start = migration.find(beginning).ok_or_else(|| format!("no migration has {beginning}"))?;
    let end = migration[start..].find(';').map_or(migration.len(), |at| start + at);
    Ok(&migration[start..end])
}

/// The name the busiest of a role signs in with, or the only one.
pub fn busiest(role: Role) -> String {
    match role {
        Role::Admin | Role::Manufacturer => role.as_str().to_owned(),
        other => login(other, 0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_beside_orders_is_found_in_the_migrations() {
        for (migration, beginnings) in KEPT {
            for beginning in beginnings {
                let text = statement(migration, beginning).expect("a statement");
                assert!(text.contains("FROM ") && !text.contains("CREATE"), "{text}");
            }
        }
    }

    #[test]
    fn no_place_is_left_open() {
        let (people, now) = (People::of(1_000), DateTime::UNIX_EPOCH);
        let places = Places { people, orders: 1_000, products: 10, start: now, now };
        for (_, text) in STEPS {
            let put = places.put_into(text);
            let open = put
                .match_indices(':')
                .find(|(at, _)| put[at + 1..].starts_with(|next: char| next.is_ascii_lowercase()));
            assert_eq!(open.map(|(at, _)| &put[at..(at + 12).min(put.len())]), None);
        }
    }
}
