//! `POST /api/presence`.

use tierway_application::workforce::{Colleague, look_at_record};
use tierway_workforce::{Record, RecordKind};

use crate::dto::*;
use crate::hub::{PresenceMessage, RecordPresence};
use crate::prelude::*;

/// A kind of record that shows who else is there.
pub type RecordKindName = Name<RecordKind>;

/// The record that the caller looks at.
#[derive(Debug, Clone, Copy, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({ "kind": "order", "id": 12 }))]
pub struct PresenceRequest {
    /// Kind of record.
    pub kind: RecordKindName,
    /// Its number.
    #[schema(example = 12)]
    pub id: i64,
    /// Whether the caller leaves it.
    #[serde(default)]
    pub is_leaving: bool,
}

/// Somebody who looks at a record.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PresentPersonResponse {
    /// The account.
    #[schema(example = 9)]
    pub id: i64,
    /// First and last name.
    #[schema(example = "Mei Lin")]
    pub name: String,
}

/// The last change of a record.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecordChangeResponse {
    /// Who made it, if they are of the company.
    #[schema(example = "Mei Lin")]
    pub by_name: Option<String>,
    /// Whether the caller made it.
    pub is_own: bool,
    /// When.
    pub at: DateTime<Utc>,
}

/// Who else looks at a record, and who changed it last.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PresenceResponse {
    /// The others, by name.
    pub people: Vec<PresentPersonResponse>,
    /// The last change since someone looks at it; absent without one.
    pub change: Option<RecordChangeResponse>,
}

/// Report presence on a record
///
/// For company staff on orders and batches, for whoever sees purchasing on suppliers and purchase orders, and for admin
/// and manufacturer on products and accounts they may open. Returns who else is there and the last change. Repeat it
/// every 15 seconds: after 45 seconds without it, or with `isLeaving`, the caller no longer counts as present. Nothing
/// is stored. The event stream sends `presence` when there is news.
#[utoipa::path(
    tag = "Presence",
    request_body = PresenceRequest,
    responses(
        (status = 200, description = "Who else is there.", body = PresenceResponse),
        (status = 404, description = "Not found, or not visible to you."),
    ),
)]
#[post("/api/presence")]
pub async fn send_presence(call: Call, body: Body<PresenceRequest>) -> HandlerResult {
    let PresenceRequest { kind, id, is_leaving } = body.0;
    let record = Record { kind: kind.0, id };
    let own = call.read(move |tx, context| look_at_record(tx, context, record)).await?;
    let (hub, store, now) = (&call.app().hub, &*call.app().store, call.context().now);
    hub.receive_broadcasts(store, now);
    let message = match is_leaving {
        true => PresenceMessage::left(record, &own, now),
        false => PresenceMessage::present(record, &own, now),
    };
    hub.publish(store, &message, now);
    let RecordPresence { others, change } = hub.seen_by(record, own.id, now);
    let person = |one: Colleague| PresentPersonResponse { id: one.id.0, name: one.name };
    Ok(HttpResponse::Ok().json(PresenceResponse {
        people: others.into_iter().map(person).collect(),
        change: change.map(|one| RecordChangeResponse { is_own: one.by == own.id, by_name: one.name, at: one.at }),
    }))
}
