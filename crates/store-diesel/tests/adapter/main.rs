//! What the contract suite cannot know: triggers, group commit, queues, migrations, and the mapping of every
//! uniqueness rule, on each database there is.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed expectation here fails a test")]

mod append_only;
mod crowds;
mod group_commit;
#[cfg(feature = "postgres")]
mod instances;
mod life;
mod mismatches;
#[cfg(feature = "postgres")]
mod postgres_only;
mod taken;

use tierway_testkit::{Fresh, postgres_server};

/// Runs the case on a fresh SQLite store, and on a fresh PostgreSQL store where there is a server.
fn on_each(case: impl Fn(&Fresh)) {
    case(&Fresh::sqlite());
    if postgres_server().is_some() {
        case(&Fresh::postgres());
    }
}

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
