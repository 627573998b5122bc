//! The hosts that the pages' policy lets pictures come from, read when the catalogue or the settings have changed since;
//! where other processes write to the same database and their word is lost, after a second.

use std::sync::{Arc, PoisonError, RwLock};

use chrono::{DateTime, Duration, Utc};
use tierway_application::media::picture_hosts;
use tierway_application::{Access, Topic, transact};

use crate::App;

/// How long another process's change may go unnoticed.
const UNNOTICED: Duration = Duration::seconds(1);

/// What was read last.
#[derive(Default)]
pub(crate) struct KnownHosts(RwLock<Known>);

#[derive(Clone, Default)]
struct Known {
    hosts: Arc<[String]>,
    read: Option<((u64, u64), DateTime<Utc>)>,
}

impl App {
    /// The hosts. A page is shown also while the store cannot be asked, with those that are known.
    pub(crate) async fn picture_hosts(&self) -> Arc<[String]> {
        let known = self.hosts.0.read().unwrap_or_else(PoisonError::into_inner).clone();
        let now = self.services.clock.now();
        // Before the read: what commits while it runs makes it stale at once.
        let revision = (self.store.revision(Topic::Catalogue), self.store.revision(Topic::Settings));
        let stands = |(seen, since)| seen == revision && (!self.store.is_shared() || now - since <= UNNOTICED);
        if known.read.is_some_and(stands) {
            return known.hosts;
        }
        match transact(&*self.store, Access::Read, |tx| picture_hosts(tx)).await {
            Ok(hosts) => {
                let hosts: Arc<[String]> = hosts.into();
                let known = Known { hosts: Arc::clone(&hosts), read: Some((revision, now)) };
                *self.hosts.0.write().unwrap_or_else(PoisonError::into_inner) = known;
                hosts
            }
            Err(cause) => {
                tracing::warn!(%cause, "the hosts of pictures could not be read");
                known.hosts
            }
        }
    }
}
