//! Document records.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use tierway_accounts::{
    Document, DocumentDecision, DocumentKind, DocumentRepository, NewDocument, RefusalReason, ReviewState,
    VerificationEventKind,
};
use tierway_application::Topic;
use tierway_kernel::{DocumentId, StoreError, UserId, to_micros};

use super::DieselTransaction;
use crate::error::store_error;
use crate::rows::{DocumentRow, day_text, read_kind};
use crate::schema::{documents, users, verification_events};
use crate::steps::in_steps;

fn read_all(rows: QueryResult<Vec<DocumentRow>>) -> Result<Vec<Document>, StoreError> {
    rows.map_err(store_error)?.into_iter().map(DocumentRow::into_document).collect()
}

impl DocumentRepository for DieselTransaction<'_> {
    fn add(&mut self, user: UserId, document: &NewDocument, now: DateTime<Utc>) -> Result<Document, StoreError> {
        self.changes.note(Topic::Accounts);
        diesel::insert_into(documents::table)
            .values((
                documents::user_id.eq(user.0),
                documents::kind.eq(document.kind.as_str()),
                documents::file_name.eq(&document.file_name),
                documents::media_type.eq(&document.media_type),
                documents::size.eq(document.size),
                documents::storage_key.eq(&document.storage_key),
                documents::created_at.eq(to_micros(now)),
                documents::review.eq(ReviewState::Pending.as_str()),
                documents::expires_on.eq(document.expires_on.map(day_text)),
            ))
            .returning(DocumentRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?
            .into_document()
    }

    fn by_id(&mut self, id: DocumentId) -> Result<Option<Document>, StoreError> {
        let row = documents::table.find(id.0).select(DocumentRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(DocumentRow::into_document).transpose()
    }

    fn of_user(&mut self, user: UserId) -> Result<Vec<Document>, StoreError> {
        let rows = documents::table
            .filter(documents::user_id.eq(user.0))
            .order((documents::created_at, documents::id))
            .select(DocumentRow::as_select())
            .load(self.connection);
        read_all(rows)
    }

    fn kinds_of(&mut self, users: &[UserId]) -> Result<Vec<(UserId, DocumentKind)>, StoreError> {
        let rows: Vec<(i64, String)> = in_steps(users, |users| {
            documents::table
                .filter(documents::user_id.eq_any(users.iter().map(|id| id.0)).and(documents::replaced_at.is_null()))
                .filter(documents::review.ne(ReviewState::Refused.as_str()))
                .select((documents::user_id, documents::kind))
                .load(self.connection)
                .map_err(store_error)
        })?;
        let read = |(user, kind): (i64, String)| Ok((UserId(user), read_kind(&kind)?));
        rows.into_iter().map(read).collect()
    }

    fn current_of(&mut self, users: &[UserId]) -> Result<Vec<Document>, StoreError> {
        let rows = in_steps(users, |users| {
            documents::table
                .filter(documents::user_id.eq_any(users.iter().map(|id| id.0)).and(documents::replaced_at.is_null()))
                .order((documents::created_at, documents::id))
                .select(DocumentRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        let mut documents: Vec<Document> =
            rows.into_iter().map(DocumentRow::into_document).collect::<Result<_, StoreError>>()?;
        documents.sort_by_key(|document| (document.created_at, document.id));
        Ok(documents)
    }

    fn review(
        &mut self,
        id: DocumentId,
        decision: &DocumentDecision,
        by: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        self.changes.note(Topic::Accounts);
        let expected = documents::review.eq(decision.was.as_str()).and(documents::replaced_at.is_null());
        diesel::update(documents::table.find(id.0).filter(expected))
            .set((
                documents::review.eq(decision.state.as_str()),
                documents::review_reason.eq(decision.reason.map(RefusalReason::as_str)),
                documents::review_note.eq(decision.note.as_deref()),
                documents::reviewed_by.eq(by.map(|by| by.0)),
                documents::reviewed_at.eq(to_micros(now)),
                // Without a day its last day and the reminder of it stay.
                decision
                    .expires_on
                    .map(|day| (documents::expires_on.eq(day_text(day)), documents::reminded_at.eq(None::<i64>))),
            ))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn replace(&mut self, ids: &[DocumentId], now: DateTime<Utc>) -> Result<(), StoreError> {
        self.changes.note(Topic::Accounts);
        if ids.is_empty() {
            return Ok(());
        }
        let ids: Vec<i64> = ids.iter().map(|id| id.0).collect();
        diesel::update(documents::table.filter(documents::id.eq_any(ids).and(documents::replaced_at.is_null())))
            .set(documents::replaced_at.eq(to_micros(now)))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn to_remind(&mut self, today: NaiveDate, until: NaiveDate, most: u32) -> Result<Vec<Document>, StoreError> {
        let rows = documents::table
            .inner_join(users::table)
            .filter(documents::expires_on.between(day_text(today), day_text(until)))
            .filter(documents::replaced_at.is_null().and(documents::reminded_at.is_null()))
            .filter(documents::review.ne(ReviewState::Refused.as_str()).and(users::is_active.eq(true)))
            .order((documents::expires_on, documents::id))
            .limit(i64::from(most))
            .select(DocumentRow::as_select())
            .load(self.connection);
        read_all(rows)
    }

    fn to_expire(&mut self, today: NaiveDate, most: u32) -> Result<Vec<Document>, StoreError> {
        let told = verification_events::table
            .filter(verification_events::user_id.eq(documents::user_id))
            .filter(verification_events::document_id.eq(documents::id.nullable()))
            .filter(verification_events::event.eq(VerificationEventKind::Expired.as_str()));
        let rows = documents::table
            .inner_join(users::table)
            .filter(documents::expires_on.lt(day_text(today)).and(documents::replaced_at.is_null()))
            .filter(documents::review.ne(ReviewState::Refused.as_str()).and(users::is_active.eq(true)))
            .filter(not(exists(told)))
            .order((documents::expires_on, documents::id))
            .limit(i64::from(most))
            .select(DocumentRow::as_select())
            .load(self.connection);
        read_all(rows)
    }

    fn mark_reminded(&mut self, id: DocumentId, now: DateTime<Utc>) -> Result<(), StoreError> {
        diesel::update(documents::table.find(id.0))
            .set(documents::reminded_at.eq(to_micros(now)))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }
}
