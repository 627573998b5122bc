//! How a database is reached: what whoever starts the program may say of it, and what holds where nobody says anything.

use std::time::Duration;

/// What stands between the program and a PostgreSQL server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pooler {
    /// Nothing, or something that leaves a connection to its client: a session pooler, a TCP proxy.
    #[default]
    None,
    /// A pooler that gives each transaction another connection, such as PgBouncer with `pool_mode = transaction`.
    Transaction,
}

/// Where a database is and how it is used. All but the URL counts for PostgreSQL, save the slow statements.
#[derive(Debug, Clone)]
pub struct DatabaseSettings {
    /// Empty for the SQLite file in the data directory, `sqlite:PATH`, or `postgres://…`.
    pub url: String,
    /// The PostgreSQL server itself where a pooler stands before it; else empty.
    pub direct_url: String,
    /// What stands between.
    pub pooler: Pooler,
    /// Most connections that work. One more hears of other instances.
    pub connections: u32,
    /// Statements that take at least so long are logged; none without it.
    pub slow: Option<Duration>,
}

impl DatabaseSettings {
    /// Connections when nobody says otherwise.
    pub const CONNECTIONS: u32 = 16;

    /// The database at this URL, everything else as it is when nobody says otherwise.
    pub fn at(url: &str) -> DatabaseSettings {
        DatabaseSettings {
            url: url.to_owned(),
            direct_url: String::new(),
            pooler: Pooler::None,
            connections: DatabaseSettings::CONNECTIONS,
            slow: None,
        }
    }

    /// The database without a pooler before it: for migrations, backups, and for hearing of other instances.
    pub fn direct(&self) -> &str {
        let direct = self.direct_url.trim();
        if direct.is_empty() { &self.url } else { direct }
    }
}
