//! The diesel adapter of the store: the only crate that knows a database.
//!
//! One source serves two databases. `repositories/` implements every port in plain diesel on `super::{Conn, Db}`;
//! `sqlite/` and `postgres/` each compile it once and add what differs: how a connection is set up, how rows are
//! locked, and which threads run the work.
//!
//! - [`SqliteStore`]: one writer thread that joins waiting transactions into one commit, and reader threads.
//! - [`PostgresStore`]: threads over a pool of connections; contended transactions are tried again.
//!
//! [`open`] picks one by the database URL and brings the schema up to date first. What does not live here: any rule
//! about prices, stock, status or permission. The conditions in the guarded updates repeat what the domains decided,
//! because only the database sees all buyers at once.

#![allow(clippy::duplicate_mod, reason = "the repositories are compiled once for each database, on purpose")]

mod error;
mod open;
mod open_error;
#[cfg(feature = "postgres")]
mod postgres;
mod queue;
mod revisions;
mod rows;
mod schema;
mod settings;
mod shares;
mod slow;
mod snapshot;
#[cfg(feature = "sqlite")]
mod sqlite;
mod statement;
mod statement_timeout;
mod steps;
mod text;
mod workers;

pub use open::{SQLITE_FILE, migrate, migrate_with, open, open_unlimited, open_with, ping};
pub use open_error::OpenError;
#[cfg(feature = "postgres")]
pub use postgres::{PostgresStore, create_database, drop_database};
pub use settings::{DatabaseSettings, Pooler};
pub use snapshot::{Snapshot, check_empty, restore_snapshot, take_snapshot};
#[cfg(feature = "sqlite")]
pub use sqlite::SqliteStore;
