//! Everything a handler needs, in one extractor: caller, store, external ports, session.
//!
//! Extracting a [`Call`] checks the permission table for the matched operation, so that unauthorized callers are
//! rejected before a body is read. Make it the first parameter of a handler.

use std::future::{Ready, ready};
use std::sync::Arc;
use std::time::Duration;

use actix_session::{Session, SessionExt};
use actix_web::dev::Payload;
use actix_web::http::header::AsHeaderName;
use actix_web::http::{Method, Uri};
use actix_web::{FromRequest, HttpMessage as _, HttpRequest, web};
use tierway_application::settings::business_zone;
use tierway_application::tokens::TokenHolder;
use tierway_application::workforce::colleague;
use tierway_application::{Access, Client, Context, Failure, Services, Transaction, report, transact};
use tierway_kernel::{Actor, BusinessZone, Language, PageRequest, Scope, SessionId};
use tierway_workforce::{Record, RecordChange, changed_records, names_author};

use crate::changed_ids::ChangedIds;
use crate::hub::PresenceMessage;
use crate::params::PageParams;
use crate::session_owner::{Bound, Viewed};
use crate::view_as::{actor_of, read_only};
use crate::{App, Problem, language, session_store, times};

/// Interval of checks whether the search is ready.
const SEARCH_LOOK: Duration = Duration::from_millis(50);
/// Maximum number of such checks per request.
const SEARCH_PATIENCE: u32 = 200;

/// One request to the API.
pub struct Call {
    pub(crate) request: HttpRequest,
    pub(crate) session: Session,
    pub(crate) bound: Option<Bound>,
    app: web::Data<App>,
    context: Context,
    changed_ids: ChangedIds,
}

impl FromRequest for Call {
    type Error = Problem;
    type Future = Ready<Result<Call, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Call::of(request))
    }
}

impl Call {
    /// Builds the call of a request and checks the permission table.
    fn of(request: &HttpRequest) -> Result<Call, Problem> {
        let app = request.app_data::<web::Data<App>>().cloned();
        let app = app.ok_or_else(|| Problem::internal(&"the application is not wired"))?;
        let session = request.get_session();
        let bound = session_store::bound(&session)?;
        let holder = request.extensions().get::<TokenHolder>().cloned();
        let permission = app.operations.permission_of(request);
        let (actor, viewed_by) = match (&holder, &bound) {
            (Some(holder), _) => (Actor::User(holder.owner.clone()), None),
            (None, Some(bound)) => actor_of(bound, permission, request)?,
            (None, None) => (Actor::Guest, None),
        };
        let services = Arc::clone(&app.services);
        let client = client(request, &app);
        // A person reads the language of their account; a program gets the one that it asks for.
        let chosen = bound.as_ref().filter(|_| holder.is_none()).and_then(Bound::language);
        let language = chosen.unwrap_or_else(language::current);
        let context = Context { actor, viewed_by, now: services.clock.now(), client, language, services };
        if let Some(permission) = permission {
            context.require(permission)?;
            holder.map_or(Ok(()), |holder| holder.require_scope(permission))?;
        }
        Ok(Call { request: request.clone(), session, bound, app, context, changed_ids: ChangedIds::default() })
    }

    /// Caller, time and client, for the use case.
    pub fn context(&self) -> Context {
        self.context.clone()
    }

    /// The language of the answer: that of the caller's account, else of `Accept-Language`, else English.
    pub fn language(&self) -> Language {
        self.context.language
    }

    /// The caller.
    pub fn actor(&self) -> &Actor {
        &self.context.actor
    }

    /// State shared by all requests.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// The requested URL.
    pub fn uri(&self) -> &Uri {
        self.request.uri()
    }

    /// The method.
    pub fn method(&self) -> &Method {
        self.request.method()
    }

    /// The requested page of a list ([`PageParams`]); 400 if invalid.
    pub fn page(&self) -> Result<PageRequest, Problem> {
        PageParams::read(self.request.query_string())
    }

    /// Whether the caller requested a page, for lists that are otherwise complete.
    pub fn asks_for_page(&self) -> bool {
        let is_paging = |pair: &str| pair.starts_with("limit=") || pair.starts_with("cursor=");
        self.request.query_string().split('&').any(is_paging)
    }

    /// A request header as text; `None` when absent or not text.
    pub fn header(&self, name: impl AsHeaderName) -> Option<&str> {
        self.request.headers().get(name).and_then(|value| value.to_str().ok())
    }

    /// Whether the caller is known, by a session or an API token.
    pub fn is_signed_in(&self) -> bool {
        self.context.actor.user().is_some()
    }

    /// The scopes of this request's API token; `None` without one.
    pub fn token_scopes(&self) -> Option<Vec<Scope>> {
        self.request.extensions().get::<TokenHolder>().map(|holder| holder.scopes.clone())
    }

    /// The session of this request, if signed in.
    pub fn session_id(&self) -> Option<SessionId> {
        self.bound.as_ref().map(Bound::session_id)
    }

    /// The account this session views as.
    pub(crate) fn viewed(&self) -> Option<&Viewed> {
        self.bound.as_ref().and_then(Bound::viewed)
    }

    /// Runs a use case in a read transaction, which refuses writes.
    pub async fn read<T, F>(&self, f: F) -> Result<T, Problem>
    where
        F: FnMut(&mut dyn Transaction, &Context) -> Result<T, Failure> + Send + 'static,
        T: Send + 'static,
    {
        self.transact(Access::Read, f).await
    }

    /// The same for what reads much, such as a report: it waits for its like only, and holds up nothing else.
    pub async fn report<T, F>(&self, mut f: F) -> Result<T, Problem>
    where
        F: FnMut(&mut dyn Transaction, &Context) -> Result<T, Failure> + Send + 'static,
        T: Send + 'static,
    {
        let context = self.context();
        report(&*self.app.store, move |tx: &mut dyn Transaction| f(tx, &context)).await.map_err(Problem::from)
    }

    /// Runs a use case in a write transaction. `Ok` commits; an error undoes everything. The work may run again when
    /// it met another transaction, so it must change nothing outside.
    pub async fn write<T, F>(&self, f: F) -> Result<T, Problem>
    where
        F: FnMut(&mut dyn Transaction, &Context) -> Result<T, Failure> + Send + 'static,
        T: Send + 'static,
    {
        let done = self.transact(Access::Write, f).await?;
        self.announce_changes().await;
        Ok(done)
    }

    /// The same for what stands beside the work of a request and changes no record itself: uploads that are kept before it, a
    /// wrong password that is counted.
    pub(crate) async fn write_beside<T, F>(&self, f: F) -> Result<T, Problem>
    where
        F: FnMut(&mut dyn Transaction, &Context) -> Result<T, Failure> + Send + 'static,
        T: Send + 'static,
    {
        self.transact(Access::Write, f).await
    }

    /// Notes records that this request changes, by the numbers that only its outcome names.
    pub(crate) fn changed_ids(&self) -> ChangedIds {
        self.changed_ids.clone()
    }

    /// Writes an audit entry for a read-only request, also in a view-as session.
    pub async fn trace<F>(&self, mut f: F) -> Result<(), Problem>
    where
        F: FnMut(&mut dyn Transaction, &Context) -> Result<(), Failure> + Send + 'static,
    {
        let context = self.context();
        let work = move |tx: &mut dyn Transaction| f(tx, &context);
        transact(&*self.app.store, Access::Write, work).await.map_err(Problem::from)
    }

    /// The time zone of the business.
    pub async fn zone(&self) -> Result<BusinessZone, Problem> {
        self.read(|tx, _| business_zone(tx)).await
    }

    /// The time zone for these times of a request; loaded only if one of them is a plain date.
    pub async fn zone_of<const N: usize>(&self, texts: [Option<&str>; N]) -> Result<BusinessZone, Problem> {
        match texts.into_iter().flatten().any(|text| times::day(text).is_some()) {
            true => self.zone().await,
            false => Ok(BusinessZone::UTC),
        }
    }

    async fn transact<T, F>(&self, access: Access, mut f: F) -> Result<T, Problem>
    where
        F: FnMut(&mut dyn Transaction, &Context) -> Result<T, Failure> + Send + 'static,
        T: Send + 'static,
    {
        let context = self.context();
        // Rejected earlier: view-as sessions are read-only.
        if access == Access::Write
            && context.viewed_by.is_some()
            && let Some(viewed) = self.viewed()
        {
            return Err(read_only(viewed).into());
        }
        let work = move |tx: &mut dyn Transaction| f(tx, &context);
        transact(&*self.app.store, access, work).await.map_err(Problem::from)
    }

    /// Tells the company's people who look at a record that this request has changed it.
    async fn announce_changes(&self) {
        let noted = self.changed_ids.take();
        match self.app.operations.permission_of(&self.request).and_then(changed_records) {
            None => {}
            Some(RecordChange::InPath(kind)) => {
                if let Some(id) = self.request.match_info().get("id").and_then(|id| id.parse().ok()) {
                    self.announce_change(Record { kind, id }).await;
                }
            }
            Some(RecordChange::InOutcome(kind)) => {
                for id in noted {
                    self.announce_change(Record { kind, id }).await;
                }
            }
        }
    }

    async fn announce_change(&self, record: Record) {
        let (hub, store) = (&self.app.hub, &*self.app.store);
        hub.receive_broadcasts(store, self.context.now);
        let Some(user) = self.context.actor.user() else { return };
        if !hub.is_watched(record, user.id) {
            return;
        }
        let (by, is_named) = (user.id, names_author(user.role));
        // The change is made whether or not its author's name can be read.
        let named = transact(store, Access::Read, move |tx| colleague(tx, by)).await.ok().flatten();
        let name = named.filter(|_| is_named).map(|one| one.name);
        hub.publish(store, &PresenceMessage::changed(record, by, name, self.context.now), self.context.now);
    }

    /// Waits while the search is busy, so that no database thread is blocked; 503 if that takes long.
    pub async fn search_ready(&self) -> Result<(), Problem> {
        let search = &self.app.services.search;
        for _ in 0..SEARCH_PATIENCE {
            if !search.is_preparing() {
                return Ok(());
            }
            tokio::time::sleep(SEARCH_LOOK).await;
        }
        Err(Problem::busy())
    }

    /// Runs something slow (a file, a picture, a QR code) off the async threads.
    pub async fn blocking<T, F>(&self, f: F) -> Result<T, Problem>
    where
        F: FnOnce(&Services) -> T + Send + 'static,
        T: Send + 'static,
    {
        let services = Arc::clone(&self.app.services);
        web::block(move || f(&services)).await.map_err(|error| Problem::internal(&error))
    }

    /// Hashes a new password; concurrency is limited to the number of cores, others wait, and excess requests get 503.
    pub async fn hash_password(&self, password: String) -> Result<String, Problem> {
        let _turn = self.app.hashing.turn(self.context.client.address.as_deref()).await?;
        let hash = self.blocking(move |services| services.hasher.hash(&password)).await?;
        hash.map_err(|cause| Problem::internal(&cause))
    }

    /// Whether the password matches the hash; `None` (unknown user) takes as long and is `false`. Queued like
    /// [`Call::hash_password`].
    pub async fn verify_password(&self, password: String, hash: Option<String>) -> Result<bool, Problem> {
        let _turn = self.app.hashing.turn(self.context.client.address.as_deref()).await?;
        self.blocking(move |services| services.hasher.verify(&password, hash.as_deref())).await
    }
}

/// The browser or program behind a request.
fn client(request: &HttpRequest, app: &App) -> Client {
    let agent = request.headers().get(actix_web::http::header::USER_AGENT).and_then(|value| value.to_str().ok());
    Client {
        address: app.config.trusted_proxies.client_address(request),
        // Kept in the store with sessions and the log, hence bounded.
        user_agent: agent.map(|text| text.chars().take(300).collect()),
    }
}
