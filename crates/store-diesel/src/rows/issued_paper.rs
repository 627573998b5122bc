//! Issued papers and their files.

use diesel::prelude::*;
use tierway_application::invoicing::{IssuedPaper, NewIssuedPaper, PaperFile};
use tierway_kernel::{IssuedPaperId, OrderId, StoreError, from_micros};
use tierway_orders::PaperKind;

use super::read_enum;
use crate::schema::{issued_paper_files, issued_papers};

/// A paper as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = issued_papers)]
pub(crate) struct IssuedPaperRow {
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
pub(crate) struct PaperFileRow {
    hash: String,
    bytes: i64,
}

/// The kind of an issued paper.
pub(crate) fn read_paper_kind(text: &str) -> Result<PaperKind, StoreError> {
    read_enum("issued_papers.kind", &PaperKind::ALL, PaperKind::as_str, text)
}

impl IssuedPaperRow {
    /// The paper with its file.
    pub(crate) fn into_paper(self, file: Option<PaperFileRow>) -> Result<IssuedPaper, StoreError> {
        Ok(IssuedPaper {
            id: IssuedPaperId(self.id),
            entry: NewIssuedPaper {
                order_id: OrderId(self.order_id),
                kind: read_paper_kind(&self.kind)?,
                number: self.number,
                content: self.content,
                logo: self.logo,
                file_name: self.file_name,
            },
            issued_at: from_micros(self.issued_at),
            file: file.map(PaperFileRow::into_file),
        })
    }
}

impl PaperFileRow {
    /// The file.
    pub(crate) fn into_file(self) -> PaperFile {
        PaperFile { hash: self.hash, bytes: u64::try_from(self.bytes).unwrap_or_default() }
    }
}
