//! The database backlog, queried once for all scrapes within a few seconds.

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use tierway_application::system::Backlog;
use tierway_application::{Access, Failure, Transaction, transact};
use tokio::sync::Mutex;

use crate::freshness::Source;

/// Cache lifetime.
const KEPT: TimeDelta = TimeDelta::seconds(5);
/// Query timeout: other metrics matter most when the database hangs.
const PATIENCE: Duration = Duration::from_secs(2);

/// The cached result and its time.
#[derive(Default)]
pub(super) struct CachedBacklog(Mutex<Option<(DateTime<Utc>, Backlog)>>);

impl CachedBacklog {
    /// The backlog, at most five seconds old; `None` while the database does not respond.
    pub(super) async fn current(&self, source: Source<'_>) -> Option<Backlog> {
        let now = source.clock.now();
        // Held during the query, so that concurrent scrapes share its result.
        let mut kept = self.0.lock().await;
        if let Some((asked, backlog)) = &*kept
            && (TimeDelta::zero()..KEPT).contains(&(now - *asked))
        {
            return Some(*backlog);
        }
        let ask = move |tx: &mut dyn Transaction| tx.database_facts().backlog(now).map_err(Failure::from);
        match tokio::time::timeout(PATIENCE, transact(source.store, Access::Read, ask)).await {
            Ok(Ok(backlog)) => {
                *kept = Some((now, backlog));
                Some(backlog)
            }
            Ok(Err(cause)) => {
                tracing::warn!(%cause, "what waits could not be counted");
                None
            }
            Err(_) => {
                tracing::warn!("what waits could not be counted in time");
                None
            }
        }
    }
}
