//! Picture hosts allowed by the content security policy, reloaded when catalogue or settings change.

use std::sync::{Arc, PoisonError, RwLock};

use tierway_application::media::picture_hosts;
use tierway_application::{Access, Topic, transact};

use crate::freshness::{Source, Stamp};

/// The last result.
#[derive(Default)]
pub(crate) struct HostCache(RwLock<Known>);

#[derive(Clone, Default)]
struct Known {
    hosts: Arc<[String]>,
    read: Option<Stamp>,
}

impl HostCache {
    /// The hosts. If the store is unavailable, pages use the last known ones.
    pub(crate) async fn current(&self, source: Source<'_>) -> Arc<[String]> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner).clone();
        if known.read.is_some_and(|stamp| stamp.is_valid(source)) {
            return known.hosts;
        }
        let stamp = Stamp::now(source, &[Topic::Catalogue, Topic::Settings]);
        match transact(source.store, Access::Read, |tx| picture_hosts(tx)).await {
            Ok(hosts) => {
                let hosts: Arc<[String]> = hosts.into();
                let known = Known { hosts: Arc::clone(&hosts), read: Some(stamp) };
                *self.0.write().unwrap_or_else(PoisonError::into_inner) = known;
                hosts
            }
            Err(cause) => {
                tracing::warn!(%cause, "the hosts of pictures could not be read");
                known.hosts
            }
        }
    }
}
