//! Results of an import check, by row.

use tierway_kernel::{BusinessZone, ImportId, Language, PageRequest, Permission};

use super::{Export, Rows, titles};
use crate::imports::{ImportRow, RowError, RowOutcome, list_import_rows};
use crate::sheets::Cell;
use crate::{Context, Failure, Transaction};

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
