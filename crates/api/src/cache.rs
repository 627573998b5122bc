//! Answers kept for guests. The public shop is read far more often than it changes and every guest sees the same, so
//! the serialized bytes are kept by path and query while the store's revision stands still; where other processes
//! write to the same database, for one second at most.

use actix_web::HttpResponse;
use actix_web::body::MessageBody;
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::http::{Method, StatusCode};
use bytes::Bytes;
use chrono::{DateTime, Duration, Utc};
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use tierway_application::Topic;

use crate::{Call, Problem};

/// How many bytes of answers are kept; the least used give way.
const CAPACITY: u64 = 16 * 1024 * 1024;
/// Larger answers are not kept.
const LARGEST: usize = 512 * 1024;

/// A kept answer.
#[derive(Clone)]
struct Kept {
    revision: u64,
    since: DateTime<Utc>,
    headers: HeaderMap,
    body: Bytes,
}

/// Counts bytes.
#[derive(Clone)]
struct BySize;

impl Weighter<String, Kept> for BySize {
    fn weight(&self, key: &String, kept: &Kept) -> u64 {
        u64::try_from(key.len() + kept.body.len()).unwrap_or(u64::MAX)
    }
}

/// Kept answers by path and query.
pub struct AnswerCache(Cache<String, Kept, BySize>);

impl Default for AnswerCache {
    fn default() -> Self {
        AnswerCache(Cache::with_weighter(512, CAPACITY, BySize))
    }
}

impl Call {
    /// Answers a public read about the catalogue. For a guest the answer of `work` is kept and given again, with an
    /// `ETag` and 304 for those who have it, until a transaction that said `tx.changed(Topic::Catalogue)` commits.
    /// For somebody signed in it just runs `work`.
    ///
    /// Use it around the whole body of the handler, which must depend on nothing but path, query and catalogue:
    ///
    /// ```text
    /// call.cached(async || {
    ///     let page = call.read(move |tx, context| list_products(tx, context, &filter, &page)).await?;
    ///     Ok(list_response(&call, page.map(ProductResponse::from)))
    /// })
    /// .await
    /// ```
    pub async fn cached<F>(&self, work: F) -> Result<HttpResponse, Problem>
    where
        F: AsyncFnOnce() -> Result<HttpResponse, Problem>,
    {
        if self.is_signed_in() || self.method() != Method::GET {
            return work().await;
        }
        let app = self.app();
        let key = self.uri().path_and_query().map_or_else(String::new, ToString::to_string);
        // Read before the work: what commits while it runs makes this answer stale at once.
        let revision = app.store.revision(Topic::Catalogue);
        let now = app.services.clock.now();
        if let Some(kept) = app.answers.0.get(&key)
            && kept.revision == revision
            && !(app.store.is_shared() && now - kept.since > Duration::seconds(1))
        {
            return Ok(self.answer(&kept));
        }
        let response = work().await?;
        if response.status() != StatusCode::OK {
            return Ok(response);
        }
        let kept = keep(response, revision, now)?;
        let answer = self.answer(&kept);
        if kept.body.len() <= LARGEST {
            app.answers.0.insert(key, kept);
        }
        Ok(answer)
    }

    fn answer(&self, kept: &Kept) -> HttpResponse {
        let known = self.header(header::IF_NONE_MATCH);
        let tag = kept.headers.get(header::ETAG).and_then(|tag| tag.to_str().ok()).unwrap_or_default();
        let unchanged = known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag || one.trim() == "*"));
        let mut response =
            if unchanged { HttpResponse::NotModified().finish() } else { HttpResponse::Ok().body(kept.body.clone()) };
        for (name, value) in &kept.headers {
            response.headers_mut().insert(name.clone(), value.clone());
        }
        response
    }
}

/// Takes an answer apart and gives it a weak tag over its content.
fn keep(response: HttpResponse, revision: u64, since: DateTime<Utc>) -> Result<Kept, Problem> {
    let mut headers = response.headers().clone();
    let body = response.into_body().try_into_bytes().map_err(|_| Problem::internal(&"a kept answer has no bytes"))?;
    let digest = blake3::hash(&body).to_hex();
    // Weak: the same answer may leave compressed.
    let tag = HeaderValue::from_str(&format!("W/\"{}\"", &digest[..32]));
    headers.insert(header::ETAG, tag.unwrap_or_else(|_| HeaderValue::from_static("W/\"\"")));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    Ok(Kept { revision, since, headers, body })
}
