//! Answers kept for all who see the same (decision 71). The shop is read far more often than it changes, and what somebody
//! sees of it depends on their profile, not on the person; so the serialized bytes are kept by profile, path and query
//! while what they depend on stands still. Of many who ask at once for what is not there, one makes it.

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

/// How many bytes of answers are kept; the least used give way. Where the database is in the process, an answer is made
/// again for little; where it is asked over a connection, for seven times as much.
const CAPACITY: u64 = 24 * 1024 * 1024;
const CAPACITY_OF_SHARED: u64 = 56 * 1024 * 1024;
/// Larger answers are not kept.
const LARGEST: usize = 512 * 1024;

/// Whose answer to what.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Key {
    /// `None`: it is the same for everybody.
    viewer: Option<ViewerProfile>,
    /// Path and query.
    address: Arc<str>,
}

/// Counts bytes.
#[derive(Clone)]
struct BySize;

impl Weighter<Key, Arc<Kept>> for BySize {
    fn weight(&self, key: &Key, kept: &Arc<Kept>) -> u64 {
        u64::try_from(size_of::<Key>() + key.address.len() + kept.size()).unwrap_or(u64::MAX)
    }
}

/// Cached responses, and those that are being made.
pub(crate) struct AnswerCache {
    kept: Cache<Key, Arc<Kept>, BySize>,
    flights: Flights<Key>,
}

impl AnswerCache {
    /// None yet; `is_shared`: others may use the database as well.
    pub(crate) fn new(is_shared: bool) -> AnswerCache {
        let capacity = if is_shared { CAPACITY_OF_SHARED } else { CAPACITY };
        AnswerCache { kept: Cache::with_weighter(4096, capacity, BySize), flights: Flights::default() }
    }
}

/// An answer that was just made, and what it stands on beside the topics.
pub(crate) struct Made {
    /// The answer.
    pub(crate) response: HttpResponse,
    /// It shows how many there are of these products.
    pub(crate) stock_of: Vec<ProductId>,
    /// From then on it is another answer.
    pub(crate) until: Option<DateTime<Utc>>,
}

impl From<HttpResponse> for Made {
    fn from(response: HttpResponse) -> Made {
        Made { response, stock_of: Vec::new(), until: None }
    }
}

impl Call {
    /// Answers a read that depends on nothing but path, query and topics, for everybody alike.
    pub(crate) async fn kept_for_all<F>(&self, topics: &'static [Topic], work: F) -> Result<HttpResponse, Problem>
    where
        F: AsyncFnOnce() -> Result<Made, Problem>,
    {
        self.kept(None, topics, work).await
    }

    /// Answers a read that depends on nothing but path, query, topics and the viewer's profile: what `work` answers is
    /// kept and given again to all of the profile, with an `ETag` and 304 for those who have it, until something it
    /// depends on changes.
    ///
    /// Use it around the whole body of the handler, and let it ask for the profile's answer, not for the actor's:
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
                // It failed, or it changed in the meantime: whoever waited once does not wait again.
                None
            }
        };
        // Read before the work: what commits while it runs makes this answer stale at once.
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

    /// The cached response, if it stands.
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
