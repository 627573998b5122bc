//! Connections to the server: settings and migrations.

use std::time::{Duration, Instant};

use diesel::connection::{CacheSize, SimpleConnection};
use diesel::prelude::*;
use diesel::r2d2::{CustomizeConnection, Error as PoolError};
use diesel::sql_types::Bool;
use diesel_migrations::MigrationHarness;

use super::lookalikes::fill_skeletons;
#[cfg(unix)]
use super::relay::way;
use super::repositories::place_old;
use super::{Conn, MIGRATIONS};
use crate::OpenError;
use crate::settings::Pooler;
use crate::slow::SlowStatements;
use crate::statement_timeout::{ConnectionMode, StatementTimeout};

/// Default timeouts of statements, locks and idle transactions. Jobs set longer ones.
const SETTINGS: &str = "SET statement_timeout = '10s'; SET lock_timeout = '2s'; \
     SET idle_in_transaction_session_timeout = '60s'; SET client_min_messages = 'warning'";

/// TCP settings: fail within seconds on packet loss, rather than after the operating system's two minutes and more.
/// Parameters in the URL take precedence.
const NETWORK: [(&str, u32); 6] = [
    ("connect_timeout", 3),
    ("keepalives", 1),
    ("keepalives_idle", 10),
    ("keepalives_interval", 3),
    ("keepalives_count", 3),
    // Milliseconds.
    ("tcp_user_timeout", 5000),
];

/// Opens a connection with timeouts for an unresponsive server, and TLS if the URL requires it.
pub(super) fn establish(url: &str) -> ConnectionResult<Conn> {
    way(&with_network(url)).map_err(ConnectionError::BadConnection).and_then(|url| Conn::establish(&url))
}

/// The URL for libpq.
pub(crate) fn prepared(url: &str) -> Result<String, OpenError> {
    way(&with_network(url)).map_err(OpenError::Unreachable)
}

#[cfg(not(unix))]
fn way(url: &str) -> Result<String, String> {
    Ok(url.to_owned())
}

/// The URL with what it does not say of the network.
fn with_network(url: &str) -> String {
    let given = url.split_once('?').map_or("", |(_, query)| query);
    let names: Vec<&str> = given.split('&').filter_map(|pair| pair.split('=').next()).collect();
    let mut whole = url.to_owned();
    for (name, value) in NETWORK.iter().filter(|(name, _)| !names.contains(name)) {
        whole.push(if whole.contains('?') { '&' } else { '?' });
        whole.push_str(&format!("{name}={value}"));
    }
    whole
}

/// The advisory lock of migrations; any number that nothing else uses.
const MIGRATION_LOCK: &str = "SELECT pg_try_advisory_lock(7430158216) AS taken";
const MIGRATION_UNLOCK: &str = "SELECT pg_advisory_unlock(7430158216) AS taken";
/// How long another program's migrations may take.
const PATIENCE: Duration = Duration::from_secs(120);
const PAUSE: Duration = Duration::from_millis(100);

/// Sets up pooled connections.
#[derive(Debug)]
pub(super) struct Settings(pub(super) ConnectionMode);

impl CustomizeConnection<Conn, PoolError> for Settings {
    fn on_acquire(&self, connection: &mut Conn) -> Result<(), PoolError> {
        if let Some(slow) = self.0.slow {
            connection.set_instrumentation(SlowStatements::from(slow));
        }
        if self.0.pooler == Pooler::Transaction {
            // What is set here would meet others, and a statement that is prepared here may be executed elsewhere.
            connection.set_prepared_statement_cache_size(CacheSize::Disabled);
            return Ok(());
        }
        connection.batch_execute(SETTINGS).map_err(PoolError::QueryError)?;
        match self.0.statement_timeout {
            StatementTimeout::Served | StatementTimeout::Patient => Ok(()),
            StatementTimeout::Unlimited => connection
                .batch_execute("SET statement_timeout = 0; SET lock_timeout = '10s'")
                .map_err(PoolError::QueryError),
        }
    }
}

#[derive(QueryableByName)]
struct Lock {
    #[diesel(sql_type = Bool)]
    taken: bool,
}

/// Waits for the migration lock. Skipped on engines without advisory locks.
fn take_lock(connection: &mut Conn) -> Result<(), OpenError> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        match diesel::sql_query(MIGRATION_LOCK).get_result::<Lock>(connection) {
            Ok(Lock { taken: true }) => return Ok(()),
            Ok(Lock { taken: false }) if Instant::now() > deadline => {
                return Err(OpenError::Migration("another program is still migrating".to_owned()));
            }
            Ok(Lock { taken: false }) => std::thread::sleep(PAUSE),
            Err(error) => {
                tracing::warn!(%error, "no advisory locks; migrating without one");
                return Ok(());
            }
        }
    }
}

fn is_up_to_date(connection: &mut Conn) -> Result<bool, OpenError> {
    let pending = connection.has_pending_migration(MIGRATIONS);
    pending.map(|pending| !pending).map_err(|error| OpenError::Migration(error.to_string()))
}

/// Runs what is missing. Each migration is one transaction; when one fails because another program without the
/// lock was faster, a later round finds it applied. One that waits for a table only briefly is tried again while others
/// read it.
fn run_missing(connection: &mut Conn) -> Result<usize, OpenError> {
    let mut rounds = 20;
    loop {
        let run = connection.run_pending_migrations(MIGRATIONS).map(|versions| versions.len());
        match run {
            Ok(count) => return Ok(count),
            Err(error) if rounds == 0 => return Err(OpenError::Migration(error.to_string())),
            Err(_) => std::thread::sleep(PAUSE),
        }
        rounds -= 1;
        if is_up_to_date(connection)? {
            return Ok(0);
        }
    }
}

/// Brings the database's schema up to date; how many migrations were run.
pub(crate) fn migrate(url: &str) -> Result<usize, OpenError> {
    let mut connection = establish(url).map_err(|error| OpenError::Unreachable(error.to_string()))?;
    let quiet = connection.batch_execute("SET client_min_messages = 'warning'");
    quiet.map_err(|error| OpenError::Unreachable(error.to_string()))?;
    take_lock(&mut connection)?;
    let count = run_missing(&mut connection).and_then(|count| {
        fill_skeletons(&mut connection).map_err(|error| OpenError::Migration(error.to_string()))?;
        place_old(&mut connection).map_err(|error| OpenError::Migration(error.to_string()))?;
        Ok(count)
    });
    // The lock ends with the connection in any case.
    let _unlocked = diesel::sql_query(MIGRATION_UNLOCK).get_result::<Lock>(&mut connection);
    count
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn a_url_says_itself_what_it_wants_of_the_network() {
        assert_eq!(
            with_network("postgres://ann@db/shop"),
            "postgres://ann@db/shop?connect_timeout=3&keepalives=1&keepalives_idle=10&keepalives_interval=3\
             &keepalives_count=3&tcp_user_timeout=5000"
        );
        let own = with_network("postgres://ann@db/shop?tcp_user_timeout=60000&connect_timeout=20");
        assert!(own.starts_with("postgres://ann@db/shop?tcp_user_timeout=60000&connect_timeout=20&keepalives=1&"));
        assert_eq!(own.matches("tcp_user_timeout").count(), 1);
    }

    #[test]
    fn a_server_that_takes_the_call_and_says_nothing_is_given_up() {
        let silent = TcpListener::bind("127.0.0.1:0");
        let port = silent.as_ref().ok().and_then(|silent| silent.local_addr().ok()).map_or(0, |address| address.port());
        // Without a limit of its own this would wait for ever.
        assert!(matches!(migrate(&format!("postgres://ann@127.0.0.1:{port}/shop")), Err(OpenError::Unreachable(_))));
    }
}
