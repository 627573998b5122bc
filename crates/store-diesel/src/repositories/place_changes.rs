//! Pending changes of country or zone. Deciding is a guarded update: of several at once one counts.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_accounts::{Place, PlaceChange, PlaceChangeFilter, PlaceChangeRepository, PlaceChangeState, PlaceDecision};
use tierway_application::Topic;
use tierway_kernel::{Cursor, Page, PageRequest, PlaceChangeId, StoreError, UserId, to_micros};

use super::paging::{after_int, fetch, paged};
use super::{Db, DieselTransaction};
use crate::error::store_error;
use crate::rows::PlaceChangeRow;
use crate::schema::place_changes;

fn filtered(filter: PlaceChangeFilter) -> place_changes::BoxedQuery<'static, Db> {
    let mut query = place_changes::table.into_boxed();
    if let Some(state) = filter.state {
        query = query.filter(place_changes::state.eq(state.as_str()));
    }
    if let Some(user) = filter.user_id {
        query = query.filter(place_changes::user_id.eq(user.0));
    }
    query
}

impl PlaceChangeRepository for DieselTransaction<'_> {
    fn request(
        &mut self,
        user: UserId,
        from: &Place,
        to: &Place,
        now: DateTime<Utc>,
    ) -> Result<PlaceChange, StoreError> {
        self.changes.note(Topic::Accounts);
        diesel::insert_into(place_changes::table)
            .values((
                place_changes::user_id.eq(user.0),
                place_changes::from_country.eq(from.country.as_deref()),
                place_changes::from_zone.eq(from.zone.as_deref()),
                place_changes::country.eq(to.country.as_deref()),
                place_changes::zone.eq(to.zone.as_deref()),
                place_changes::state.eq(PlaceChangeState::Pending.as_str()),
                place_changes::requested_at.eq(to_micros(now)),
            ))
            .returning(PlaceChangeRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?
            .into_change()
    }

    fn by_id(&mut self, id: PlaceChangeId) -> Result<Option<PlaceChange>, StoreError> {
        let row = place_changes::table.find(id.0).select(PlaceChangeRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(PlaceChangeRow::into_change).transpose()
    }

    fn pending_of(&mut self, user: UserId) -> Result<Option<PlaceChange>, StoreError> {
        let row = place_changes::table
            .filter(place_changes::user_id.eq(user.0))
            .filter(place_changes::state.eq(PlaceChangeState::Pending.as_str()))
            .select(PlaceChangeRow::as_select())
            .first(self.connection)
            .optional();
        row.map_err(store_error)?.map(PlaceChangeRow::into_change).transpose()
    }

    fn decide(
        &mut self,
        id: PlaceChangeId,
        decision: &PlaceDecision,
        actor: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        self.changes.note(Topic::Accounts);
        let waiting = place_changes::state.eq(PlaceChangeState::Pending.as_str());
        diesel::update(place_changes::table.find(id.0).filter(waiting))
            .set((
                place_changes::state.eq(decision.state().as_str()),
                place_changes::reason.eq(decision.reason()),
                place_changes::decided_by.eq(actor.map(|id| id.0)),
                place_changes::decided_at.eq(Some(to_micros(now))),
            ))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn list(&mut self, filter: PlaceChangeFilter, page: &PageRequest) -> Result<Page<PlaceChange>, StoreError> {
        let mut query = filtered(filter);
        if let Some((time, id)) = after_int(page) {
            query = query.filter(
                place_changes::requested_at
                    .le(time)
                    .and(place_changes::requested_at.lt(time).or(place_changes::id.lt(id))),
            );
        }
        let rows: Vec<PlaceChangeRow> = query
            .order((place_changes::requested_at.desc(), place_changes::id.desc()))
            .limit(fetch(page))
            .select(PlaceChangeRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || filtered(filter).count().get_result(self.connection);
        paged(rows, page, count, |row| Cursor::int(row.requested_at, row.id), PlaceChangeRow::into_change)
    }
}
