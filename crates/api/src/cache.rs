//! Answers kept for guests. The public shop is read far more often than it changes and every guest sees the same, so
//! the serialized bytes are kept by path and query while the store's revision stands still; where other processes
//! write to the same database, for one second at most. Browsers ask for brotli, so the compressed form is made once
//! and kept beside the plain one.

use std::io::Write as _;
use std::sync::{Arc, OnceLock};

use actix_web::body::MessageBody;
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpResponse, web};
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
/// Smaller answers gain nothing by compression.
const WORTH_COMPRESSING: usize = 1024;
/// Brotli's quality and window (2^18 is more than an answer needs): 3 ms for a list of 50, once for all who ask.
const QUALITY: u32 = 6;
const WINDOW: u32 = 18;

/// A kept answer.
#[derive(Clone)]
struct Kept {
    revision: u64,
    since: DateTime<Utc>,
    /// From then on it is another answer.
    until: Option<DateTime<Utc>>,
    headers: HeaderMap,
    body: Bytes,
    /// The body as brotli, once somebody asked for it.
    brotli: Arc<OnceLock<Bytes>>,
}

/// Counts bytes.
#[derive(Clone)]
struct BySize;

impl Weighter<String, Kept> for BySize {
    fn weight(&self, key: &String, kept: &Kept) -> u64 {
        // The compressed form is at most a quarter of what is worth compressing.
        u64::try_from(key.len() + kept.body.len() / 4 * 5).unwrap_or(u64::MAX)
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
    /// Answers a public read about `topic`. For a guest the answer of `work` is kept and given again, with an `ETag`
    /// and 304 for those who have it, until a transaction that changed the topic commits. For somebody signed in it
    /// just runs `work`.
    ///
    /// Use it around the whole body of the handler, which must depend on nothing but path, query and topic:
    ///
    /// ```text
    /// call.cached(Topic::Catalogue, async || {
    ///     let page = call.read(move |tx, context| list_products(tx, context, &filter, &page)).await?;
    ///     Ok(list_response(&call, page.map(ProductResponse::from)))
    /// })
    /// .await
    /// ```
    pub async fn cached<F>(&self, topic: Topic, work: F) -> Result<HttpResponse, Problem>
    where
        F: AsyncFnOnce() -> Result<HttpResponse, Problem>,
    {
        self.cached_until(topic, async || Ok((work().await?, None))).await
    }

    /// The same for an answer that also says when it becomes another one by itself: it is kept no longer than that.
    pub async fn cached_until<F>(&self, topic: Topic, work: F) -> Result<HttpResponse, Problem>
    where
        F: AsyncFnOnce() -> Result<(HttpResponse, Option<DateTime<Utc>>), Problem>,
    {
        if self.is_signed_in() || self.method() != Method::GET {
            return Ok(work().await?.0);
        }
        let app = self.app();
        let key = self.uri().path_and_query().map_or_else(String::new, ToString::to_string);
        // Read before the work: what commits while it runs makes this answer stale at once.
        let revision = app.store.revision(topic);
        let now = app.services.clock.now();
        if let Some(kept) = app.answers.0.get(&key)
            && kept.revision == revision
            && !(app.store.is_shared() && now - kept.since > Duration::seconds(1))
            && kept.until.is_none_or(|until| now < until)
        {
            return self.answer(&kept).await;
        }
        let (response, until) = work().await?;
        if response.status() != StatusCode::OK {
            return Ok(response);
        }
        let kept = Kept { until, ..keep(response, revision, now)? };
        if kept.body.len() <= LARGEST {
            app.answers.0.insert(key, kept.clone());
        }
        self.answer(&kept).await
    }

    async fn answer(&self, kept: &Kept) -> Result<HttpResponse, Problem> {
        let known = self.header(header::IF_NONE_MATCH);
        let tag = kept.headers.get(header::ETAG).and_then(|tag| tag.to_str().ok()).unwrap_or_default();
        let unchanged = known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag || one.trim() == "*"));
        let mut response = if unchanged {
            HttpResponse::NotModified().finish()
        } else if kept.body.len() >= WORTH_COMPRESSING && self.header(header::ACCEPT_ENCODING).is_some_and(takes_brotli)
        {
            // The header keeps the compressing layer away.
            HttpResponse::Ok().insert_header((header::CONTENT_ENCODING, "br")).body(kept.compressed().await?)
        } else {
            HttpResponse::Ok().body(kept.body.clone())
        };
        for (name, value) in &kept.headers {
            response.headers_mut().insert(name.clone(), value.clone());
        }
        response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        Ok(response)
    }
}

impl Kept {
    /// The body as brotli. Two who ask at once may both make it; that is cheaper than waiting in line ever after.
    async fn compressed(&self) -> Result<Bytes, Problem> {
        if let Some(ready) = self.brotli.get() {
            return Ok(ready.clone());
        }
        let body = self.body.clone();
        let made = web::block(move || brotli(&body)).await.map_err(|_| Problem::busy())?;
        let made = made.map_err(|error| Problem::internal(&error))?;
        Ok(self.brotli.get_or_init(|| made).clone())
    }
}

fn brotli(body: &[u8]) -> std::io::Result<Bytes> {
    let mut writer = brotli::CompressorWriter::new(Vec::with_capacity(body.len() / 4), 4096, QUALITY, WINDOW);
    writer.write_all(body)?;
    writer.flush()?;
    Ok(Bytes::from(writer.into_inner()))
}

/// Whether an `Accept-Encoding` header takes brotli.
fn takes_brotli(accepted: &str) -> bool {
    accepted.split(',').any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let refused = weight.trim().strip_prefix("q=").is_some_and(|q| q.trim().parse() == Ok(0.0_f32));
        name.trim().eq_ignore_ascii_case("br") && !refused
    })
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
    Ok(Kept { revision, since, until: None, headers, body, brotli: Arc::default() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_kept_up_to_so_many_bytes() {
        let cache = AnswerCache::default();
        let names: Vec<String> = (0..200).map(|number| format!("/{number}")).collect();
        for name in &names {
            let body = Bytes::from(vec![0; 400 * 1024]);
            let (headers, since) = (HeaderMap::new(), DateTime::UNIX_EPOCH);
            let kept = Kept { revision: 0, since, until: None, headers, body, brotli: Arc::default() };
            cache.0.insert(name.clone(), kept);
        }
        let bytes: usize = names.iter().filter_map(|name| cache.0.get(name)).map(|kept| kept.body.len()).sum();
        assert!(bytes > 0 && bytes as u64 <= CAPACITY, "{bytes}");
    }

    #[test]
    fn brotli_is_for_those_who_take_it() {
        for yes in ["br", "gzip, deflate, br, zstd", "gzip;q=0.5, BR ; q=0.1"] {
            assert!(takes_brotli(yes), "{yes}");
        }
        for no in ["", "gzip", "br;q=0", "gzip, br;q=0.0", "brotli"] {
            assert!(!takes_brotli(no), "{no}");
        }
    }
}
