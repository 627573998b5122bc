//! Tables of imports: an empty one to fill in, and the results of a check by row.

use tierway_kernel::{BusinessZone, ImportId, Language, Page, PageRequest, Permission};

use super::{Export, Rows, titles};
use crate::imports::{ImportKind, ImportRow, RowError, RowOutcome, list_import_rows};
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

/// An empty table with the columns an import understands.
pub struct ImportTemplate {
    /// What is to be imported.
    pub kind: ImportKind,
}

impl Export for ImportTemplate {
    fn heading(&self, _: &Context, _: BusinessZone) -> Vec<String> {
        self.kind.fields().iter().map(|field| field.label.to_owned()).collect()
    }

    fn page(&self, _: &mut dyn Transaction, context: &Context, _: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportImportTemplate)?;
        Ok(Page { items: Vec::new(), total: 0, next: None })
    }
}

/// The report of an import.
pub struct ImportReport {
    /// Which import.
    pub id: ImportId,
    /// Only rows with this outcome.
    pub outcome: Option<RowOutcome>,
}

impl Export for ImportReport {
    fn heading(&self, _: &Context, _: BusinessZone) -> Vec<String> {
        titles(&["Row", "SKU", "Outcome", "Problems", "Changes"])
    }

    fn page(&self, tx: &mut dyn Transaction, context: &Context, page: &PageRequest) -> Result<Rows, Failure> {
        context.require(Permission::ExportImport)?;
        Ok(list_import_rows(tx, context, self.id, self.outcome, page)?.map(|row| cells(&row, context.language)))
    }
}

fn cells(row: &ImportRow, language: Language) -> Vec<Cell> {
    let problem = |error: &RowError| format!("{}: {}", error.column.render(language), error.message.render(language));
    let problems = row.errors.iter().map(problem);
    let changes = row.plan.changes.iter().map(|change| match &change.from {
        Some(from) => format!("{}: {from} → {}", change.field, change.to),
        None => format!("{}: {}", change.field, change.to),
    });
    vec![
        Cell::Whole(row.number.into()),
        Cell::Text(row.sku.clone()),
        Cell::Text(row.outcome.as_str().to_owned()),
        Cell::Text(problems.collect::<Vec<String>>().join("; ")),
        Cell::Text(changes.collect::<Vec<String>>().join("; ")),
    ]
}
