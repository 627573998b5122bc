//! A cached response: bytes, tag and compressed form, compressed once for all clients.

use std::io::Write as _;
use std::sync::Arc;

use actix_web::body::MessageBody;
use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::{HttpResponse, web};
use bytes::Bytes;
use chrono::{DateTime, Utc};
use tierway_kernel::ProductId;
use tokio::sync::OnceCell;

use crate::Problem;
use crate::freshness::{Source, Stamp};

/// Smaller responses are not worth compressing.
const WORTH_COMPRESSING: usize = 1024;
/// Brotli quality and window (2^18 is more than a response needs): 3 ms for a list of 50, once for all clients.
const QUALITY: u32 = 6;
const WINDOW: u32 = 18;
/// Overhead per cache entry.
const OVERHEAD: usize = 128;
/// For guests: revalidate each time.
const ASK_AGAIN: &str = "private, no-cache";
/// Responses for signed-in users are not stored by browsers.
const KEEP_NOTHING: &str = "no-store";

/// A newly computed response, with its dependencies other than topics.
pub(crate) struct FreshResponse {
    /// The response.
    pub(crate) response: HttpResponse,
    /// It shows the stock of these products.
    pub(crate) stock_of: Vec<ProductId>,
    /// Expiry.
    pub(crate) until: Option<DateTime<Utc>>,
}

impl From<HttpResponse> for FreshResponse {
    fn from(response: HttpResponse) -> FreshResponse {
        FreshResponse { response, stock_of: Vec::new(), until: None }
    }
}

/// A cached response.
pub(super) struct CachedResponse {
    stamp: Option<Stamp>,
    stock_of: Vec<ProductId>,
    until: Option<DateTime<Utc>>,
    tag: HeaderValue,
    headers: Vec<(HeaderName, HeaderValue)>,
    body: Bytes,
    /// The Brotli body, on first request.
    brotli: Arc<OnceCell<Bytes>>,
}

impl CachedResponse {
    /// Splits a response and computes a weak tag of its content. Reuses the compressed body of `before` if the content
    /// is the same.
    pub(super) fn new(
        made: FreshResponse,
        stamp: Stamp,
        before: Option<&CachedResponse>,
    ) -> Result<CachedResponse, Problem> {
        let FreshResponse { response, stock_of, until } = made;
        let headers = response.headers().iter().map(|(name, value)| (name.clone(), value.clone())).collect();
        let body = response.into_body().try_into_bytes();
        // The buffer may be up to twice as long as the response.
        let body = Bytes::copy_from_slice(&body.map_err(|_| Problem::internal(&"a kept answer has no bytes"))?);
        // Weak: the response may be sent compressed.
        let digest = blake3::hash(&body).to_hex();
        let tag = HeaderValue::from_str(&format!("W/\"{}\"", &digest[..32]));
        let tag = tag.map_err(|error| Problem::internal(&error))?;
        let brotli = before.filter(|before| before.tag == tag).map(|before| Arc::clone(&before.brotli));
        Ok(CachedResponse {
            stamp: Some(stamp),
            stock_of,
            until,
            tag,
            headers,
            body,
            brotli: brotli.unwrap_or_default(),
        })
    }

    /// Whether it is still valid.
    pub(super) fn is_valid(&self, source: Source<'_>) -> bool {
        self.stamp.is_some_and(|stamp| stamp.is_valid(source) && stamp.has_same_stock(source, &self.stock_of))
            && self.until.is_none_or(|until| source.clock.now() < until)
    }

    /// Bytes of the body.
    pub(super) fn body_len(&self) -> usize {
        self.body.len()
    }

    /// Bytes of everything.
    pub(super) fn size(&self) -> usize {
        let headers = self.headers.iter().map(|(_, value)| size_of::<(HeaderName, HeaderValue)>() + value.len());
        // The compressed form is at most a quarter of what is worth compressing.
        let brotli = if self.is_worth_compressing() { self.body.len() / 4 } else { 0 };
        let shown = self.stock_of.len() * size_of::<ProductId>();
        size_of::<CachedResponse>() + OVERHEAD + headers.sum::<usize>() + shown + self.body.len() + brotli
    }

    fn is_worth_compressing(&self) -> bool {
        self.body.len() >= WORTH_COMPRESSING
    }

    /// The response for a client with these tags and encodings.
    pub(super) async fn answer(
        &self,
        known: Option<&str>,
        accepted: Option<&str>,
        is_signed_in: bool,
    ) -> Result<HttpResponse, Problem> {
        let tag = self.tag.to_str().unwrap_or_default();
        let unchanged = known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag || one.trim() == "*"));
        let mut response = if unchanged {
            HttpResponse::NotModified().finish()
        } else if self.is_worth_compressing() && accepted.is_some_and(takes_brotli) {
            // The header disables the compression middleware.
            HttpResponse::Ok().insert_header((header::CONTENT_ENCODING, "br")).body(self.compressed().await?)
        } else {
            HttpResponse::Ok().body(self.body.clone())
        };
        let headers = response.headers_mut();
        for (name, value) in &self.headers {
            headers.insert(name.clone(), value.clone());
        }
        headers.insert(header::ETAG, self.tag.clone());
        let keeping = if is_signed_in { KEEP_NOTHING } else { ASK_AGAIN };
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keeping));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        Ok(response)
    }

    /// The body as brotli.
    async fn compressed(&self) -> Result<Bytes, Problem> {
        let make = async || {
            let body = self.body.clone();
            let made = web::block(move || brotli(&body)).await.map_err(|_| Problem::busy())?;
            made.map_err(|error| Problem::internal(&error))
        };
        self.brotli.get_or_try_init(make).await.cloned()
    }

    /// A response of these bytes without dependencies.
    #[cfg(test)]
    pub(super) fn of_bytes(bytes: Vec<u8>) -> CachedResponse {
        CachedResponse {
            stamp: None,
            stock_of: Vec::new(),
            until: None,
            tag: HeaderValue::from_static("W/\"\""),
            headers: Vec::new(),
            body: Bytes::from(bytes),
            brotli: Arc::default(),
        }
    }
}

fn brotli(body: &[u8]) -> std::io::Result<Bytes> {
    let mut writer = brotli::CompressorWriter::new(Vec::with_capacity(body.len() / 4), 4096, QUALITY, WINDOW);
    writer.write_all(body)?;
    writer.flush()?;
    Ok(Bytes::from(writer.into_inner().into_boxed_slice()))
}

/// Whether an `Accept-Encoding` header accepts Brotli.
fn takes_brotli(accepted: &str) -> bool {
    accepted.split(',').any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let refused = weight.trim().strip_prefix("q=").is_some_and(|q| q.trim().parse() == Ok(0.0_f32));
        name.trim().eq_ignore_ascii_case("br") && !refused
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn what_is_kept_holds_no_more_than_its_bytes() {
        let compressed = brotli(&[7; 100_000]).unwrap();
        let len = compressed.len();
        assert_eq!((len < 1000, bytes::BytesMut::from(compressed).capacity()), (true, len));
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
