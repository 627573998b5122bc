//! Verification of issued documents for `tierway check`: each file exists and is unchanged.

use tierway_kernel::IssuedPaperId;

use super::FiledDocument;
use super::issued_file::proved;
use crate::{Access, Failure, Files, Store, transact_blocking};

/// Documents per query.
const BATCH: u32 = 500;

/// Sentences about files that are missing or are not what they were; empty when all is well. Reads every file; blocks.
pub fn issued_document_faults(store: &dyn Store, files: &dyn Files) -> Result<Vec<String>, Failure> {
    let mut faults = Vec::new();
    let mut after = IssuedPaperId(0);
    loop {
        let papers =
            transact_blocking(store, Access::Read, move |tx| Ok(tx.issued_papers().with_files_after(after, BATCH)?))?;
        let Some(last) = papers.last() else { return Ok(faults) };
        after = last.id;
        for paper in &papers {
            faults.extend(fault(files, paper)?);
        }
    }
}

fn fault(files: &dyn Files, paper: &FiledDocument) -> Result<Option<String>, Failure> {
    let FiledDocument { kind, number, file, .. } = paper;
    let told = |damage| format!("The {} {number}: its file {} {damage}.", kind.as_str().replace('-', " "), file.key());
    Ok(proved(files, file)?.err().map(told))
}
