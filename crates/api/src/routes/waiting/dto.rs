//! What waits for somebody, on the wire.

use tierway_application::waiting::{Waiting, WaitingKind};

use crate::dto::*;

/// A kind of thing that waits for somebody.
pub type WaitingKindName = Name<WaitingKind>;

/// Things of one kind that wait for the caller.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WaitingItem {
    /// Their kind.
    pub kind: WaitingKindName,
    /// How many, at least one.
    #[schema(example = 3)]
    pub count: u64,
    /// Since when the first of them has been waiting; only of kinds where this is known.
    pub oldest_at: Option<DateTime<Utc>>,
}

impl From<Waiting> for WaitingItem {
    fn from(waiting: Waiting) -> WaitingItem {
        let Waiting { kind, count, oldest_at } = waiting;
        WaitingItem { kind: kind.into(), count, oldest_at }
    }
}

/// Everything that waits for the caller.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct WaitingListResponse {
    /// The kinds of which something waits, the most urgent first.
    pub items: Vec<WaitingItem>,
}
