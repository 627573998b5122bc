//! Configuration of the database.

use std::time::Duration;

use clap::{Args, ValueEnum};
use tierway_store_diesel::{DatabaseSettings, Pooler};

/// How the database is reached.
#[derive(Debug, Clone, Args)]
pub struct DatabaseOptions {
    /// Empty for the embedded SQLite file, or postgres://user:password@host/database
    #[arg(
        long = "database-url",
        env = "DATABASE_URL",
        default_value = "",
        hide_env_values = true,
        hide_default_value = true
    )]
    pub url: String,
    /// Pooler in front of PostgreSQL: none, or transaction for one such as PgBouncer with pool_mode = transaction
    #[arg(long = "database-pooler", env = "DATABASE_POOLER", default_value = "none", value_enum)]
    pub pooler: PoolerName,
    /// Direct URL of PostgreSQL if DATABASE_URL points to a pooler; for migrations, backups and notifications of other
    /// instances
    #[arg(
        long = "database-direct-url",
        env = "DATABASE_DIRECT_URL",
        default_value = "",
        hide_env_values = true,
        hide_default_value = true
    )]
    pub direct_url: String,
    /// Number of PostgreSQL connections; one more listens for notifications of other instances
    #[arg(
        long = "database-connections",
        env = "DATABASE_CONNECTIONS",
        default_value_t = DatabaseSettings::CONNECTIONS,
        value_parser = clap::value_parser!(u32).range(5..=1000)
    )]
    pub connections: u32,
    /// Log statements and use cases slower than this many milliseconds, with request and operation and without values; 0 for none
    #[arg(long, env = "SLOW_STATEMENT_MS", default_value_t = 200)]
    pub slow_statement_ms: u64,
}

/// The poolers by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum PoolerName {
    /// The server itself, or a pooler that leaves a connection to its client
    None,
    /// A pooler that gives each transaction another connection
    Transaction,
}

impl DatabaseOptions {
    /// The database at this URL and nothing else.
    #[cfg(test)]
    pub fn at(url: &str) -> DatabaseOptions {
        let (url, direct_url) = (url.to_owned(), String::new());
        DatabaseOptions { url, pooler: PoolerName::None, direct_url, connections: 5, slow_statement_ms: 0 }
    }

    /// Settings for the store.
    pub fn settings(&self) -> DatabaseSettings {
        DatabaseSettings {
            url: self.url.clone(),
            direct_url: self.direct_url.clone(),
            pooler: match self.pooler {
                PoolerName::None => Pooler::None,
                PoolerName::Transaction => Pooler::Transaction,
            },
            connections: self.connections,
            slow: (self.slow_statement_ms > 0).then(|| Duration::from_millis(self.slow_statement_ms)),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use clap::Parser as _;

    use super::*;
    use crate::config::{Cli, Command};

    fn settings(arguments: &[&str]) -> Result<DatabaseSettings, String> {
        let all = ["tierway", "migrate"].iter().chain(arguments);
        match Cli::try_parse_from(all).map_err(|error| error.to_string())?.command {
            Command::Migrate(options) => Ok(options.database.settings()),
            other => Err(format!("{other:?}")),
        }
    }

    #[test]
    fn what_nobody_says_is_as_the_store_has_it() {
        let plain = settings(&[]).unwrap();
        assert_eq!((plain.url.as_str(), plain.direct(), plain.pooler), ("", "", Pooler::None));
        assert_eq!((plain.connections, plain.slow), (DatabaseSettings::CONNECTIONS, Some(Duration::from_millis(200))));
    }

    #[test]
    fn a_pooler_has_a_way_around_it() {
        let arguments = ["--database-url", "postgres://pooler/shop", "--database-pooler", "transaction"];
        let direct = ["--database-direct-url", "postgres://server/shop", "--slow-statement-ms", "0"];
        let pooled = settings(&[&arguments[..], &direct[..], &["--database-connections", "5"]].concat()).unwrap();
        assert_eq!((pooled.direct(), pooled.pooler), ("postgres://server/shop", Pooler::Transaction));
        assert_eq!((pooled.connections, pooled.slow), (5, None));
    }

    #[test]
    fn wrong_settings_are_named() {
        for (name, value) in [("--database-pooler", "session"), ("--database-connections", "4")] {
            let sentence = settings(&[name, value]).unwrap_err();
            assert!(sentence.contains(name) && sentence.contains(value), "{sentence}");
        }
    }
}
