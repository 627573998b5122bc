//! GET /api/events.

use actix_web::http::header::{ContentEncoding, ContentType};
use tierway_application::workforce::{NoticeSubscriber, open_events};
use tierway_kernel::NoticeId;
use tierway_workforce::groups_of;

use super::body::EventBody;
use crate::dto::*;
use crate::prelude::*;

/// The position of an interrupted stream.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct StreamEventsQuery {
    /// The last event's id, for clients that cannot set the header `Last-Event-ID`.
    #[param(example = "77")]
    pub last_event_id: Option<String>,
}

/// One event of the stream.
#[derive(ToSchema)]
#[schema(example = json!({ "id": "77", "event": "hello", "data": "{\"unread\":3}", "retry": 2000 }))]
#[expect(dead_code, reason = "only described, events are written as lines")]
pub struct StreamedEvent {
    /// The newest notification that was known then; `Last-Event-ID` of a later stream.
    id: String,
    /// `hello`, `notice`, `changed` or `presence`.
    event: String,
    /// JSON: `{"unread": 3}`, a notification, `{"lists": ["orders"]}`, or `{"kind": "order", "id": 12}`.
    data: String,
    /// Reconnection delay in milliseconds; with `hello`.
    retry: Option<u32>,
}

/// Stream notifications
///
/// Server-sent events for anyone signed in. First `hello` with `{"unread": 3}`, then a `notice` for each new
/// notification, in the form of the list, except for muted kinds; a comment every 15 seconds. `changed` with `{"lists":
/// ["orders", "stock"]}` tells staff which list they read has changed (`orders`, `stock`, `returns`, `purchasing`,
/// `issues`, `accounts`, `settings`), at most once a second; it has no ID. `presence` with `{"kind": "order", "id":
/// 12}` is sent to company staff who look at a record (`POST /api/presence`) when someone comes, leaves or changes it;
/// it has no ID. Browsers reconnect by themselves with `Last-Event-ID` and receive what they missed; events of the last
/// minute may be repeated, so skip IDs you already have. The stream ends with the session, when the account is
/// deactivated, when the caller's role or position changes, and when the caller reads too slowly.
#[utoipa::path(
    tag = "Notifications",
    params(
        StreamEventsQuery,
        ("Last-Event-ID" = Option<String>, Header, description = "The last event's id.", example = "77")
    ),
    responses(
        (status = 200, description = "The events; the schema describes each one.", body = StreamedEvent, content_type = "text/event-stream"),
        (status = 429, description = "Too many open streams for this user or this IP address (settings `streamsPerPerson`, `streamsPerAddress`); `Retry-After` says when to try again."),
    ),
)]
#[get("/api/events")]
pub async fn stream_events(call: Call, params: Params<StreamEventsQuery>) -> HandlerResult {
    let context = call.context();
    let user = context.actor.signed_in().map_err(tierway_application::Failure::from)?.id;
    let session = call.session_id().ok_or(tierway_application::Failure::NotSignedIn)?;
    let language = call.language();
    let follower = NoticeSubscriber { session, user, groups: groups_of(&context.actor), language };
    // An unknown id must not lock out a browser: it starts over.
    let last = call.header("Last-Event-ID").or(params.0.last_event_id.as_deref());
    let last = last.and_then(|text| text.trim().parse().ok()).map(NoticeId);
    // Subscribe first, then read: nothing committed in between is missed.
    let app = call.app();
    let limits = app.limits.current(app.source()).await?.streams;
    let address = context.client.address.as_deref();
    let events = app.hub.follow(&app.store, &app.services, follower, address, limits).await?;
    let opening = call.read(move |tx, context| open_events(tx, context, last)).await?;
    Ok(HttpResponse::Ok()
        .content_type(ContentType(actix_web::mime::TEXT_EVENT_STREAM))
        // A compressor and a proxy would hold events back.
        .insert_header(ContentEncoding::Identity)
        .insert_header(("X-Accel-Buffering", "no"))
        .body(EventBody::new(opening, events, language)))
}
