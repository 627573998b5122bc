//! Verifications: their history and the queue of cases.

use chrono::{DateTime, Utc};
use diesel::dsl::exists;
use diesel::prelude::*;
use tierway_accounts::{
    CaseFilter, NewVerificationEvent, ReviewState, UNVERIFIED_ROLES, User, VerificationEvent, VerificationRepository,
};
use tierway_kernel::{Cursor, Message, Page, PageRequest, Role, StoreError, UserId, to_micros};

use super::paging::{oldest_first, paged};
use super::{Db, DieselTransaction};
use crate::error::store_error;
use crate::rows::{UserRow, VerificationEventRow};
use crate::schema::{documents, users, verification_events};
use crate::text::contains;

fn filtered(filter: &CaseFilter) -> users::BoxedQuery<'_, Db> {
    let mut query = users::table.filter(users::role.ne_all(UNVERIFIED_ROLES.map(Role::as_str))).into_boxed();
    if let Some(verification) = filter.verification {
        query = query.filter(users::verification.eq(verification.as_str()));
    }
    if let Some(role) = filter.role {
        query = query.filter(users::role.eq(role.as_str()));
    }
    if let Some(before) = filter.before {
        query = query.filter(users::created_at.lt(to_micros(before)));
    }
    if let Some(pattern) = filter.text.as_deref().and_then(contains) {
        query = query.filter(users::search_text.like(pattern).escape('\\'));
    }
    if filter.needs_review {
        let unreviewed = documents::table
            .filter(documents::user_id.eq(users::id).and(documents::replaced_at.is_null()))
            .filter(documents::review.eq(ReviewState::Pending.as_str()));
        query = query.filter(exists(unreviewed));
    }
    query
}

impl VerificationRepository for DieselTransaction<'_> {
    fn add_event(&mut self, event: &NewVerificationEvent, now: DateTime<Utc>) -> Result<(), StoreError> {
        diesel::insert_into(verification_events::table)
            .values((
                verification_events::user_id.eq(event.user_id.0),
                verification_events::document_id.eq(event.document_id.map(|id| id.0)),
                verification_events::event.eq(event.event.as_str()),
                verification_events::reason.eq(event.reason.as_deref()),
                verification_events::note.eq(event.note.as_ref().map(Message::to_stored)),
                verification_events::actor_id.eq(event.actor_id.map(|id| id.0)),
                verification_events::created_at.eq(to_micros(now)),
            ))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn history(&mut self, user: UserId) -> Result<Vec<VerificationEvent>, StoreError> {
        let rows: Vec<(VerificationEventRow, Option<String>)> = verification_events::table
            .left_join(documents::table)
            .filter(verification_events::user_id.eq(user.0))
            .order((verification_events::created_at, verification_events::id))
            .select((VerificationEventRow::as_select(), documents::kind.nullable()))
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(|(row, kind)| row.into_event(kind)).collect()
    }

    fn cases(&mut self, filter: &CaseFilter, page: &PageRequest) -> Result<Page<User>, StoreError> {
        let rows: Vec<UserRow> = oldest_first!(filtered(filter), users, page)
            .select(UserRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || filtered(filter).count().get_result(self.connection);
        paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), UserRow::into_user)
    }
}
