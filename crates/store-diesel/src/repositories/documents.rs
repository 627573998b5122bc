//! Document records.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_accounts::{Document, DocumentKind, DocumentRepository, NewDocument};
use tierway_kernel::{DocumentId, StoreError, UserId};

use super::DieselTransaction;
use crate::error::store_error;
use crate::rows::{DocumentRow, NewDocumentRow, read_kind};
use crate::schema::documents;

impl DocumentRepository for DieselTransaction<'_> {
    fn add(&mut self, user: UserId, document: &NewDocument, now: DateTime<Utc>) -> Result<Document, StoreError> {
        diesel::insert_into(documents::table)
            .values(NewDocumentRow::new(user, document, now))
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
        rows.map_err(store_error)?.into_iter().map(DocumentRow::into_document).collect()
    }

    fn kinds_of(&mut self, users: &[UserId]) -> Result<Vec<(UserId, DocumentKind)>, StoreError> {
        let ids: Vec<i64> = users.iter().map(|id| id.0).collect();
        let rows: Vec<(i64, String)> = documents::table
            .filter(documents::user_id.eq_any(ids))
            .select((documents::user_id, documents::kind))
            .load(self.connection)
            .map_err(store_error)?;
        let read = |(user, kind): (i64, String)| Ok((UserId(user), read_kind(&kind)?));
        rows.into_iter().map(read).collect()
    }
}
