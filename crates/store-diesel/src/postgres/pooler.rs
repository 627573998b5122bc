//! Detects a transaction-mode pooler. Without knowing of it, prepared statements, settings and locks would leak to
//! other clients, so it is checked before anything is sent.

use diesel::prelude::*;
use diesel::sql_types::{Nullable, Text};

use super::Conn;
use super::connection::establish;
use crate::OpenError;
use crate::settings::{DatabaseSettings, Pooler};

/// Number of checks: another client may interfere.
const LOOKS: usize = 4;

/// The server process of a connection: pid and start time, because pids are reused. `NULL` if the engine does not
/// report it.
const PROCESS: &str = "SELECT (SELECT pid::text || ' ' || backend_start::text FROM pg_stat_activity \
     WHERE pid = pg_backend_pid()) AS process";

#[derive(QueryableByName)]
struct Process {
    #[diesel(sql_type = Nullable<Text>)]
    process: Option<String>,
}

const UNSAID: &str = "DATABASE_URL leads to a pooler that gives each transaction another connection, such as PgBouncer \
     with pool_mode = transaction. Set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to the server behind it, for \
     migrations and for hearing of other instances.";
const NOT_DIRECT: &str = "DATABASE_DIRECT_URL leads to a pooler that gives each transaction another connection, where \
     locks are lost and nobody is heard. It must lead to the PostgreSQL server itself.";
const MISSING: &str = "DATABASE_POOLER=transaction needs DATABASE_DIRECT_URL, which leads to the PostgreSQL server itself: \
     migrations and hearing of other instances do not go through such a pooler.";

/// Rejects an unconfigured pooler before anything incompatible is sent through it.
pub(crate) fn check_poolers(settings: &DatabaseSettings) -> Result<(), OpenError> {
    let has_direct = !settings.direct_url.trim().is_empty();
    match settings.pooler {
        Pooler::Transaction if !has_direct => return Err(OpenError::Pooled(MISSING)),
        Pooler::None if is_for_transactions(&settings.url)? => return Err(OpenError::Pooled(UNSAID)),
        _ => {}
    }
    if has_direct && is_for_transactions(settings.direct())? {
        return Err(OpenError::Pooled(NOT_DIRECT));
    }
    Ok(())
}

/// Two open connections have different server processes; behind a transaction-mode pooler the second gets the process
/// the first has just released.
fn is_for_transactions(url: &str) -> Result<bool, OpenError> {
    let open = || establish(url).map_err(|error| OpenError::Unreachable(error.to_string()));
    let (mut first, mut second) = (open()?, open()?);
    let before = process(&mut first)?;
    for _ in 0..LOOKS {
        let (beside, after) = (process(&mut second)?, process(&mut first)?);
        if before.is_some() && (beside == before || beside == after || after != before) {
            return Ok(true);
        }
    }
    Ok(false)
}

fn process(connection: &mut Conn) -> Result<Option<String>, OpenError> {
    // Never cached as a prepared statement: it must work behind any pooler.
    let found = diesel::sql_query(PROCESS).get_result::<Process>(connection);
    found.map(|row| row.process).map_err(|error| OpenError::Unreachable(error.to_string()))
}
