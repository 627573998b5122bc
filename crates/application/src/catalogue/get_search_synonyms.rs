//! `GET /api/search-synonyms`.

use tierway_catalogue::SynonymTable;
use tierway_kernel::Permission;

use crate::{Context, Failure, Transaction};

/// The table of words that mean the same to a search.
pub fn get_search_synonyms(tx: &mut dyn Transaction, context: &Context) -> Result<SynonymTable, Failure> {
    context.require(Permission::GetSearchSynonyms)?;
    Ok(tx.synonyms().table()?)
}
