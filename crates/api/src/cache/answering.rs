//! Serving responses from the cache, and storing them.

use std::sync::Arc;

use actix_web::HttpResponse;
use actix_web::http::{Method, StatusCode, header};
use tierway_application::Topic;
use tierway_application::catalogue::ViewerProfile;

use super::Key;
use super::cached::{CachedResponse, FreshResponse};
use super::flights::Turn;
use crate::freshness::Stamp;
use crate::{Call, Problem};

/// Larger responses are not cached.
const LARGEST: usize = 512 * 1024;

impl Call {
    /// Caches a response that depends only on path, query and topics, for everyone.
    pub(crate) async fn cached_for_all<F>(&self, topics: &'static [Topic], work: F) -> Result<HttpResponse, Problem>
    where
        F: AsyncFnOnce() -> Result<FreshResponse, Problem>,
    {
        self.cached(None, topics, work).await
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
    pub(crate) async fn cached_for<F>(
        &self,
        viewer: ViewerProfile,
        topics: &'static [Topic],
        work: F,
    ) -> Result<HttpResponse, Problem>
    where
        F: AsyncFnOnce() -> Result<FreshResponse, Problem>,
    {
        self.cached(Some(viewer), topics, work).await
    }

    async fn cached<F>(
        &self,
        viewer: Option<ViewerProfile>,
        topics: &'static [Topic],
        work: F,
    ) -> Result<HttpResponse, Problem>
    where
        F: AsyncFnOnce() -> Result<FreshResponse, Problem>,
    {
        if self.method() != Method::GET {
            return Ok(work().await?.response);
        }
        let answers = &self.app().answers;
        let key = Key { viewer, address: self.uri().path_and_query().map_or("", |address| address.as_str()).into() };
        if let Some(cached) = self.valid_response(&key) {
            return self.answer(&cached).await;
        }
        let flight = match answers.flights.join(&key) {
            Turn::First(flight) => Some(flight),
            Turn::Wait(landing) => {
                if landing.has_landed().await
                    && let Some(cached) = self.valid_response(&key)
                {
                    return self.answer(&cached).await;
                }
                // It failed or has changed in the meantime: do not wait a second time.
                None
            }
        };
        // Before the work: a commit during it makes this response stale.
        let stamp = Stamp::now(self.app().source(), topics);
        let made = work().await?;
        if made.response.status() != StatusCode::OK {
            return Ok(made.response);
        }
        let cached = Arc::new(CachedResponse::new(made, stamp, answers.cached.get(&key).as_deref())?);
        if cached.body_len() <= LARGEST {
            answers.cached.insert(key, Arc::clone(&cached));
            if let Some(flight) = flight {
                flight.land();
            }
        }
        self.answer(&cached).await
    }

    /// The cached response, if still valid.
    fn valid_response(&self, key: &Key) -> Option<Arc<CachedResponse>> {
        self.app().answers.cached.get(key).filter(|cached| cached.is_valid(self.app().source()))
    }

    async fn answer(&self, cached: &CachedResponse) -> Result<HttpResponse, Problem> {
        cached
            .answer(self.header(header::IF_NONE_MATCH), self.header(header::ACCEPT_ENCODING), self.is_signed_in())
            .await
    }
}
