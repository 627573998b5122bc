//! Authentication by API token (product.md §10): `Authorization: Bearer tw_…`. Only the token identifies the caller.
//! Cookies are ignored, so there is no session and no same-origin check.

use std::sync::Arc;

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage, HttpResponse, ResponseError, web};
use chrono::{DateTime, Utc};
use tierway_application::tokens::{TokenHolder, add_token_uses, find_holder, is_key, key_hash};
use tierway_application::{Access, Failure, Transaction, transact};

use crate::headers::token_of;
use crate::token_uses::{Count, rest_of_minute};
use crate::{App, Problem};

/// The middleware; outside of the one that reads the session.
pub(crate) async fn bearer(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    if let Some(key) = presented(&request) {
        request.headers_mut().remove(header::COOKIE);
        let app = request.app_data::<web::Data<App>>().cloned();
        let app = app.ok_or_else(|| Problem::internal(&"the application is not wired"))?;
        match app.holder(&key).await {
            Ok(holder) => drop(request.extensions_mut().insert(holder)),
            Err(problem) => return Ok(request.into_response(refusal(&problem))),
        }
    }
    next.call(request).await.map(ServiceResponse::map_into_boxed_body)
}

/// The token a request names; the scheme is read ignoring case.
fn presented(request: &ServiceRequest) -> Option<String> {
    token_of(request.headers()).map(str::to_owned)
}

fn refusal(problem: &Problem) -> HttpResponse {
    let mut response = problem.error_response();
    if problem.status_code() == StatusCode::UNAUTHORIZED {
        let value = HeaderValue::from_static("Bearer error=\"invalid_token\"");
        response.headers_mut().insert(header::WWW_AUTHENTICATE, value);
    }
    response
}

impl App {
    /// The owner of the key; counts the request.
    async fn holder(self: &Arc<App>, key: &str) -> Result<TokenHolder, Problem> {
        let invalid = || Problem::new(StatusCode::UNAUTHORIZED, "This API token is not valid.");
        if !is_key(key) {
            return Err(invalid());
        }
        let (hash, now) = (key_hash(key), self.services.clock.now());
        let limits = self.limits.current(self.source()).await.map_err(Problem::from)?;
        let most = limits.token_requests_per_minute;
        if let Some(wait) = self.token_uses.exhausted(&hash, most, now) {
            return Err(Failure::TooMany(wait).into());
        }
        let work = move |tx: &mut dyn Transaction| find_holder(tx, &hash, now);
        let found = transact(&*self.store, Access::Read, work).await.map_err(Problem::from)?;
        let holder = found.ok_or_else(invalid)?;
        match self.token_uses.count(&holder.key_hash, most, now) {
            Count::TooMany(wait) => return Err(Failure::TooMany(wait).into()),
            Count::First if holder.wants_touch => self.note_use(&holder, now),
            Count::First | Count::Another => {}
        }
        self.share_uses(&holder.key_hash, most, now).await?;
        Ok(holder)
    }

    /// Reports uses of the token to the other instances, and rejects it if the shared limit is exceeded.
    async fn share_uses(&self, key_hash: &str, most: u32, now: DateTime<Utc>) -> Result<(), Problem> {
        if !self.store.is_shared() {
            return Ok(());
        }
        let Some(more) = self.token_uses.take_pending(key_hash, most, now) else { return Ok(()) };
        let hash = key_hash.to_owned();
        let add = move |tx: &mut dyn Transaction| add_token_uses(tx, &hash, more, now);
        let total = transact(&*self.store, Access::Write, add).await.map_err(Problem::from)?;
        self.token_uses.receive(key_hash, total, now);
        if total <= most { Ok(()) } else { Err(Failure::TooMany(rest_of_minute(now)).into()) }
    }

    /// Records the last use in the background.
    fn note_use(self: &Arc<App>, holder: &TokenHolder, now: DateTime<Utc>) {
        let (app, id) = (Arc::clone(self), holder.token);
        actix_web::rt::spawn(async move {
            let touch = move |tx: &mut dyn Transaction| tx.tokens().touch(id, now).map_err(Failure::from);
            if let Err(cause) = transact(&*app.store, Access::Write, touch).await {
                tracing::warn!(%cause, "could not note a token's last request");
            }
        });
    }
}
