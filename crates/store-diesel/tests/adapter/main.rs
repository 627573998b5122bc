//! Not covered by the contract suite: triggers, group commit, queues, migrations, and the mapping of every uniqueness
//! constraint, on each database.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed expectation here fails a test")]

/// A case on a fresh SQLite store, and the same on a fresh PostgreSQL store, ignored where there is no server.
macro_rules! on_each {
    ($name:ident, $case:expr) => {
        mod $name {
            use super::*;

            const CASE: fn(&tierway_testkit::Fresh) = $case;

            #[test]
            fn on_sqlite() {
                CASE(&tierway_testkit::Fresh::sqlite());
            }

            #[test]
            #[ignore = "needs PostgreSQL: make postgres-test"]
            fn on_postgres() {
                CASE(&tierway_testkit::Fresh::postgres());
            }
        }
    };
}

mod append_only;
mod crowds;
mod earlier_versions;
mod group_commit;
mod held;
#[cfg(feature = "postgres")]
mod instances;
mod life;
mod lookalikes;
mod mismatches;
mod old_orders;
mod old_prices;
#[cfg(feature = "postgres")]
mod pooler;
#[cfg(feature = "postgres")]
mod postgres_only;
mod secrets;
mod shares;
mod slow;
mod taken;
#[cfg(feature = "postgres")]
mod tls;
mod wordings;

use tierway_testkit::Fresh;

/// Runs SQL beside the store, on a connection of its own; the error's text if it is refused.
fn execute(database: &Fresh, sql: &str) -> Result<(), String> {
    use diesel::connection::SimpleConnection;
    use diesel::{Connection, PgConnection, SqliteConnection};
    let done = match database.url().strip_prefix("sqlite:") {
        Some(path) => SqliteConnection::establish(path).unwrap().batch_execute(sql),
        None => PgConnection::establish(database.url()).unwrap().batch_execute(sql),
    };
    done.map_err(|error| error.to_string())
}
