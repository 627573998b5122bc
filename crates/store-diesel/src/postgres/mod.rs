//! PostgreSQL, and the engines that speak its protocol.

mod address;
mod connection;
mod databases;
mod facts;
mod ids;
mod locks;
#[path = "../lookalikes.rs"]
mod lookalikes;
mod notify_listener;
mod placing;
#[path = "../pool_runner.rs"]
mod pool_runner;
mod pooler;
#[cfg(unix)]
mod relay;
mod reload;
#[path = "../repositories/mod.rs"]
mod repositories;
mod snapshot;
mod store;
#[cfg(unix)]
mod tls;
mod transactions;

use diesel::PgConnection;
use diesel_migrations::{EmbeddedMigrations, embed_migrations};

pub(crate) use connection::migrate;
pub use databases::{create_database, drop_database};
pub(crate) use pooler::check_poolers;
pub(crate) use reload::{check_empty, restore_snapshot};
pub(crate) use snapshot::take_snapshot;
pub use store::PostgresStore;
pub(super) use transactions::{begin, commit};

pub(crate) type Conn = PgConnection;
pub(crate) type Db = diesel::pg::Pg;

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");
