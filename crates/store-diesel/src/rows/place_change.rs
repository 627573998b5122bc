//! Changes of country or zone.

use diesel::prelude::*;
use tierway_accounts::{Place, PlaceChange, PlaceChangeState};
use tierway_kernel::{PlaceChangeId, StoreError, UserId, from_micros};

use super::{read_enum, read_time};
use crate::schema::place_changes;

/// A change as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = place_changes)]
pub(crate) struct PlaceChangeRow {
    pub(crate) id: i64,
    user_id: i64,
    from_country: Option<String>,
    from_zone: Option<String>,
    country: Option<String>,
    zone: Option<String>,
    state: String,
    reason: Option<String>,
    pub(crate) requested_at: i64,
    decided_by: Option<i64>,
    decided_at: Option<i64>,
}

impl PlaceChangeRow {
    /// The change.
    pub(crate) fn into_change(self) -> Result<PlaceChange, StoreError> {
        Ok(PlaceChange {
            id: PlaceChangeId(self.id),
            user_id: UserId(self.user_id),
            from: Place { country: self.from_country, zone: self.from_zone },
            to: Place { country: self.country, zone: self.zone },
            state: read_enum("place_changes.state", &PlaceChangeState::ALL, PlaceChangeState::as_str, &self.state)?,
            reason: self.reason,
            requested_at: from_micros(self.requested_at),
            decided_by: self.decided_by.map(UserId),
            decided_at: read_time(self.decided_at),
        })
    }
}
