//! Issued documents and their files.

use diesel::prelude::*;
use tierway_application::invoicing::{IssuedDocument, IssuedDocumentFile, NewIssuedDocument};
use tierway_kernel::{IssuedPaperId, OrderId, StoreError, from_micros};
use tierway_orders::TradeDocumentKind;

use super::read_enum;
use crate::schema::{issued_paper_files, issued_papers};

/// A document row, for reading.
#[derive(Queryable, Selectable)]
#[diesel(table_name = issued_papers)]
pub(crate) struct IssuedDocumentRow {
    id: i64,
    order_id: i64,
    kind: String,
    number: String,
    content: String,
    logo: Option<String>,
    file_name: String,
    issued_at: i64,
}

/// Its file as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = issued_paper_files)]
pub(crate) struct IssuedDocumentFileRow {
    hash: String,
    bytes: i64,
}

/// The kind of an issued document.
pub(crate) fn read_paper_kind(text: &str) -> Result<TradeDocumentKind, StoreError> {
    read_enum("issued_papers.kind", &TradeDocumentKind::ALL, TradeDocumentKind::as_str, text)
}

impl IssuedDocumentRow {
    /// The document with its file.
    pub(crate) fn into_paper(self, file: Option<IssuedDocumentFileRow>) -> Result<IssuedDocument, StoreError> {
        Ok(IssuedDocument {
            id: IssuedPaperId(self.id),
            entry: NewIssuedDocument {
                order_id: OrderId(self.order_id),
                kind: read_paper_kind(&self.kind)?,
                number: self.number,
                content: self.content,
                logo: self.logo,
                file_name: self.file_name,
            },
            issued_at: from_micros(self.issued_at),
            file: file.map(IssuedDocumentFileRow::into_file),
        })
    }
}

impl IssuedDocumentFileRow {
    /// The file.
    pub(crate) fn into_file(self) -> IssuedDocumentFile {
        IssuedDocumentFile { hash: self.hash, bytes: u64::try_from(self.bytes).unwrap_or_default() }
    }
}
