//! Connections to the server: settings and migrations.

use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::r2d2::{CustomizeConnection, Error as PoolError};
use diesel::sql_types::Bool;
use diesel_migrations::MigrationHarness;

use super::{Conn, MIGRATIONS};
use crate::OpenError;

/// No statement or lock may hold a thread for ever, and no forgotten transaction may hold a lock.
const SETTINGS: &str = "SET statement_timeout = '30s'; SET lock_timeout = '10s'; \
     SET idle_in_transaction_session_timeout = '60s'; SET client_min_messages = 'warning'";

/// The advisory lock of migrations; any number that nothing else uses.
const MIGRATION_LOCK: &str = "SELECT pg_try_advisory_lock(7430158216) AS taken";
const MIGRATION_UNLOCK: &str = "SELECT pg_advisory_unlock(7430158216) AS taken";
/// How long another program's migrations may take.
const PATIENCE: Duration = Duration::from_secs(120);
const PAUSE: Duration = Duration::from_millis(100);

/// How long a statement may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Haste {
    /// Somebody waits for the answer.
    Served,
    /// As long as it needs: a command that goes through everything there is.
    Thorough,
}

/// Sets up pooled connections.
#[derive(Debug)]
pub(super) struct Settings(pub(super) Haste);

impl CustomizeConnection<Conn, PoolError> for Settings {
    fn on_acquire(&self, connection: &mut Conn) -> Result<(), PoolError> {
        connection.batch_execute(SETTINGS).map_err(PoolError::QueryError)?;
        match self.0 {
            Haste::Served => Ok(()),
            Haste::Thorough => connection.batch_execute("SET statement_timeout = 0").map_err(PoolError::QueryError),
        }
    }
}

#[derive(QueryableByName)]
struct Lock {
    #[diesel(sql_type = Bool)]
    taken: bool,
}

/// Waits for the migration lock. An engine without advisory locks goes on without one.
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
/// lock was faster, a later round finds it applied.
fn run_missing(connection: &mut Conn) -> Result<usize, OpenError> {
    let mut rounds = 5;
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
    let mut connection = Conn::establish(url).map_err(|error| OpenError::Unreachable(error.to_string()))?;
    let quiet = connection.batch_execute("SET client_min_messages = 'warning'");
    quiet.map_err(|error| OpenError::Unreachable(error.to_string()))?;
    take_lock(&mut connection)?;
    let count = run_missing(&mut connection);
    // The lock ends with the connection in any case.
    let _unlocked = diesel::sql_query(MIGRATION_UNLOCK).get_result::<Lock>(&mut connection);
    count
}
