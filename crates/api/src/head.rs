//! HEAD is handled like GET, without the body.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::HttpMessage;
use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use bytes::Bytes;

/// Marks a request that was a HEAD, for the few GETs that a HEAD must not carry out.
#[derive(Debug, Clone, Copy)]
pub(crate) struct WasHead;

/// Turns the request into a GET; returns whether it was a HEAD.
pub(crate) fn take(request: &mut ServiceRequest) -> bool {
    let is_head = request.method() == Method::HEAD;
    if is_head {
        request.head_mut().method = Method::GET;
        request.extensions_mut().insert(WasHead);
    }
    is_head
}

/// The response without its body, which is not generated.
pub(crate) fn bare(answer: ServiceResponse<BoxBody>) -> ServiceResponse<BoxBody> {
    answer.map_body(|_, body| BoxBody::new(HeadBody(body.size())))
}

/// As long as a body, and nothing of it.
struct HeadBody(BodySize);

impl MessageBody for HeadBody {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        self.0
    }

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Bytes, Infallible>>> {
        Poll::Ready(None)
    }
}
