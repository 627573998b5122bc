//! Database settings with their defaults.

use std::time::Duration;

/// Pooler between the program and PostgreSQL.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pooler {
    /// Nothing, or something that leaves a connection to its client: a session pooler, a TCP proxy.
    #[default]
    None,
    /// A transaction-mode pooler, such as PgBouncer with `pool_mode = transaction`.
    Transaction,
}

/// Configuration of a database. Except for the URL and slow statements, for PostgreSQL only.
#[derive(Debug, Clone)]
pub struct DatabaseSettings {
    /// Empty for the SQLite file in the data directory, `sqlite:PATH`, or `postgres://…`.
    pub url: String,
    /// Direct URL of PostgreSQL behind a pooler; otherwise empty.
    pub direct_url: String,
    /// Pooler.
    pub pooler: Pooler,
    /// Maximum number of connections. One more listens for notifications.
    pub connections: u32,
    /// Statements that take at least so long are logged; none without it.
    pub slow: Option<Duration>,
}

impl DatabaseSettings {
    /// Default number of connections.
    pub const CONNECTIONS: u32 = 16;

    /// The database at this URL, with defaults.
    pub fn at(url: &str) -> DatabaseSettings {
        DatabaseSettings {
            url: url.to_owned(),
            direct_url: String::new(),
            pooler: Pooler::None,
            connections: DatabaseSettings::CONNECTIONS,
            slow: None,
        }
    }

    /// The database without a pooler: for migrations, backups and notifications.
    pub fn direct(&self) -> &str {
        let direct = self.direct_url.trim();
        if direct.is_empty() { &self.url } else { direct }
    }
}
