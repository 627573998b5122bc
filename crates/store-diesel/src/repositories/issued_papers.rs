//! Issued documents. Rows are written once; of two concurrent writers, the first wins.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_application::invoicing::{
    FiledDocument, IssuedDocument, IssuedDocumentFile, IssuedDocumentRepository, NewIssuedDocument,
};
use tierway_kernel::{IssuedPaperId, OrderId, StoreError, to_micros};
use tierway_orders::TradeDocumentKind;

use super::DieselTransaction;
use crate::error::store_error;
use crate::rows::{IssuedDocumentFileRow, IssuedDocumentRow, read_paper_kind};
use crate::schema::{issued_paper_files, issued_papers};

/// A document row, for writing.
#[derive(Insertable)]
#[diesel(table_name = issued_papers, treat_none_as_default_value = false)]
struct NewIssuedDocumentRow {
    order_id: i64,
    kind: &'static str,
    number: String,
    content: String,
    logo: Option<String>,
    file_name: String,
    issued_at: i64,
}

impl IssuedDocumentRepository for DieselTransaction<'_> {
    fn issue_all(&mut self, new: &[NewIssuedDocument], now: DateTime<Utc>) -> Result<u64, StoreError> {
        if new.is_empty() {
            return Ok(0);
        }
        let row = |new: &NewIssuedDocument| NewIssuedDocumentRow {
            order_id: new.order_id.0,
            kind: new.kind.as_str(),
            number: new.number.clone(),
            content: new.content.clone(),
            logo: new.logo.clone(),
            file_name: new.file_name.clone(),
            issued_at: to_micros(now),
        };
        diesel::insert_into(issued_papers::table)
            .values(new.iter().map(row).collect::<Vec<_>>())
            .on_conflict((issued_papers::order_id, issued_papers::kind, issued_papers::number))
            .do_nothing()
            .execute(self.connection)
            .map(|rows| rows as u64)
            .map_err(store_error)
    }

    fn find(
        &mut self,
        order: OrderId,
        kind: TradeDocumentKind,
        number: &str,
    ) -> Result<Option<IssuedDocument>, StoreError> {
        let found: Option<(IssuedDocumentRow, Option<IssuedDocumentFileRow>)> = issued_papers::table
            .left_join(issued_paper_files::table)
            .filter(issued_papers::order_id.eq(order.0))
            .filter(issued_papers::kind.eq(kind.as_str()))
            .filter(issued_papers::number.eq(number))
            .select((IssuedDocumentRow::as_select(), Option::<IssuedDocumentFileRow>::as_select()))
            .first(self.connection)
            .optional()
            .map_err(store_error)?;
        found.map(|(paper, file)| paper.into_paper(file)).transpose()
    }

    fn add_file(
        &mut self,
        paper: IssuedPaperId,
        file: &IssuedDocumentFile,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let row = (
            issued_paper_files::paper_id.eq(paper.0),
            issued_paper_files::hash.eq(&file.hash),
            issued_paper_files::bytes.eq(i64::try_from(file.bytes).unwrap_or(i64::MAX)),
            issued_paper_files::made_at.eq(to_micros(now)),
        );
        diesel::insert_into(issued_paper_files::table)
            .values(row)
            .on_conflict(issued_paper_files::paper_id)
            .do_nothing()
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn with_files_after(&mut self, after: IssuedPaperId, limit: u32) -> Result<Vec<FiledDocument>, StoreError> {
        let rows: Vec<(i64, String, String, IssuedDocumentFileRow)> = issued_papers::table
            .inner_join(issued_paper_files::table)
            .filter(issued_papers::id.gt(after.0))
            .order(issued_papers::id)
            .limit(i64::from(limit))
            .select((issued_papers::id, issued_papers::kind, issued_papers::number, IssuedDocumentFileRow::as_select()))
            .load(self.connection)
            .map_err(store_error)?;
        let filed = |(id, kind, number, file): (i64, String, String, IssuedDocumentFileRow)| {
            Ok(FiledDocument { id: IssuedPaperId(id), kind: read_paper_kind(&kind)?, number, file: file.into_file() })
        };
        rows.into_iter().map(filed).collect()
    }

    fn logos(&mut self) -> Result<Vec<String>, StoreError> {
        issued_papers::table
            .filter(issued_papers::logo.is_not_null())
            .select(issued_papers::logo.assume_not_null())
            .distinct()
            .load(self.connection)
            .map_err(store_error)
    }
}
