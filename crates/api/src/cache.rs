//! Response cache, shared by viewer profile (decision 71). The shop is read far more often than it changes, and
//! responses depend on the viewer's profile, not on the person; so serialized responses are cached by profile, path and
//! query until something they depend on changes. Of concurrent requests for a missing entry, one computes it
//! (single-flight).

mod flights;
mod kept;

use std::sync::Arc;

use actix_web::HttpResponse;
use actix_web::http::{Method, StatusCode, header};
use chrono::{DateTime, Utc};
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use tierway_application::Topic;
use tierway_application::catalogue::ViewerProfile;
use tierway_kernel::ProductId;

use self::flights::{Flights, Turn};
use self::kept::Kept;
use crate::freshness::Stamp;
use crate::{Call, Problem};

/// Cache size in bytes, with LRU eviction. Recomputing a response costs little with an embedded database, and seven
/// times as much over a connection.
const CAPACITY: u64 = 24 * 1024 * 1024;
const CAPACITY_OF_SHARED: u64 = 56 * 1024 * 1024;
/// Larger responses are not cached.
const LARGEST: usize = 512 * 1024;

/// Cache key.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Key {
    /// `None`: the same for everyone.
    viewer: Option<ViewerProfile>,
    /// Path and query.
    address: Arc<str>,
}

/// Weight in bytes.
#[derive(Clone)]
struct BySize;

impl Weighter<Key, Arc<Kept>> for BySize {
    fn weight(&self, key: &Key, kept: &Arc<Kept>) -> u64 {
        u64::try_from(size_of::<Key>() + key.address.len() + kept.size()).unwrap_or(u64::MAX)
    }
}

/// Cached responses, and those being computed.
pub(crate) struct AnswerCache {
    kept: Cache<Key, Arc<Kept>, BySize>,
    flights: Flights<Key>,
}

impl AnswerCache {
    /// An empty cache; `is_shared`: other processes may use the database.
    pub(crate) fn new(is_shared: bool) -> AnswerCache {
        let capacity = if is_shared { CAPACITY_OF_SHARED } else { CAPACITY };
        AnswerCache { kept: Cache::with_weighter(4096, capacity, BySize), flights: Flights::default() }
    }
}

/// A newly computed response, with its dependencies other than topics.
pub(crate) struct Made {
    /// The response.
    pub(crate) response: HttpResponse,
    /// It shows the stock of these products.
    pub(crate) stock_of: Vec<ProductId>,
    /// Expiry.
    pub(crate) until: Option<DateTime<Utc>>,
}

impl From<HttpResponse> for Made {
    fn from(response: HttpResponse) -> Made {
        Made { response, stock_of: Vec::new(), until: None }
    }
}

impl Call {
    /// Caches a response that depends only on path, query and topics, for everyone.
    pub(crate) async fn kept_for_all<F>(&self, topics: &'static [Topic], work: F) -> Result<HttpResponse, Problem>
    where
        F: AsyncFnOnce() -> Result<Made, Problem>,
    {
        self.kept(None, topics, work).await
    }

    /// Caches a response that depends only on path, query, topics and the viewer's profile: the result of `work` is
    /// shared by all viewers of the profile, with `ETag` and 304, until something it depends on changes.
    ///
    /// Wrap the whole body of the handler, and query for the profile, not the actor:
    ///
    /// ```text
    /// let viewer = call.viewer_profile().await?;
    /// call.kept_for(viewer, product_topics(None), async || {
    ///     let page = call.read(move |tx, context| list_products_for(tx, context, &viewer, &query)).await?;
    ///     Ok(list_response(&call, page.map(ProductResponse::from)).into())
    /// })
    /// .await
    /// ```
    pub(crate) async fn kept_for<F>(
        &self,
        viewer: ViewerProfile,
        topics: &'static [Topic],
        work: F,
    ) -> Result<HttpResponse, Problem>
    where
        F: AsyncFnOnce() -> Result<Made, Problem>,
    {
        self.kept(Some(viewer), topics, work).await
    }

    async fn kept<F>(
        &self,
        viewer: Option<ViewerProfile>,
        topics: &'static [Topic],
        work: F,
    ) -> Result<HttpResponse, Problem>
    where
        F: AsyncFnOnce() -> Result<Made, Problem>,
    {
        if self.method() != Method::GET {
            return Ok(work().await?.response);
        }
        let answers = &self.app().answers;
        let key = Key { viewer, address: self.uri().path_and_query().map_or("", |address| address.as_str()).into() };
        if let Some(kept) = self.standing(&key) {
            return self.answer(&kept).await;
        }
        let flight = match answers.flights.join(&key) {
            Turn::First(flight) => Some(flight),
            Turn::Wait(landing) => {
                if landing.has_landed().await
                    && let Some(kept) = self.standing(&key)
                {
                    return self.answer(&kept).await;
                }
                // It failed or has changed in the meantime: do not wait a second time.
                None
            }
        };
        // Before the work: a commit during it makes this response stale.
        let stamp = Stamp::now(self.app(), topics);
        let made = work().await?;
        if made.response.status() != StatusCode::OK {
            return Ok(made.response);
        }
        let kept = Arc::new(Kept::new(made, stamp, answers.kept.get(&key).as_deref())?);
        if kept.body_len() <= LARGEST {
            answers.kept.insert(key, Arc::clone(&kept));
            if let Some(flight) = flight {
                flight.land();
            }
        }
        self.answer(&kept).await
    }

    /// The cached response, if still valid.
    fn standing(&self, key: &Key) -> Option<Arc<Kept>> {
        self.app().answers.kept.get(key).filter(|kept| kept.stands(self.app()))
    }

    async fn answer(&self, kept: &Kept) -> Result<HttpResponse, Problem> {
        kept.answer(self.header(header::IF_NONE_MATCH), self.header(header::ACCEPT_ENCODING), self.is_signed_in()).await
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use tierway_kernel::Actor;

    use super::*;

    #[test]
    fn answers_are_kept_up_to_so_many_bytes_guests_and_buyers_together() {
        let cache = AnswerCache::new(false);
        let guest = Some(ViewerProfile::of(&Actor::Guest, None));
        let owner = Some(ViewerProfile::of(&Actor::System, None));
        let keys: Vec<Key> = (0..100)
            .flat_map(|number| [guest, owner, None].map(|viewer| Key { viewer, address: format!("/{number}").into() }))
            .collect();
        for key in &keys {
            cache.kept.insert(key.clone(), Arc::new(Kept::of_bytes(vec![0; 400 * 1024])));
        }
        let bytes: usize = keys.iter().filter_map(|key| cache.kept.get(key)).map(|kept| kept.body_len()).sum();
        assert!(bytes > 0 && bytes as u64 <= CAPACITY, "{bytes}");
    }
}
