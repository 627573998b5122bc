//! `PUT /api/search-synonyms`.

use tierway_accounts::ActivityAction;
use tierway_catalogue::{SynonymTable, checked_groups};
use tierway_kernel::{Permission, message};

use crate::{Context, Failure, Topic, Transaction};

/// Replaces the table of words that mean the same; `version` is the one the person saw.
pub fn set_search_synonyms(
    tx: &mut dyn Transaction,
    context: &Context,
    version: i64,
    groups: &[Vec<String>],
) -> Result<SynonymTable, Failure> {
    context.require(Permission::SetSearchSynonyms)?;
    let groups = checked_groups(groups.to_vec()).map_err(Failure::Fields)?;
    if !tx.synonyms().set(version, &groups)? {
        let text = "The synonyms were changed by someone else. Please reload them.";
        return Err(Failure::Conflict(text.into()));
    }
    // Cached lists of what was found.
    tx.changed(Topic::Catalogue);
    let log = match groups.len() {
        0 => message!("Changed the search synonyms: no groups"),
        1 => message!("Changed the search synonyms: 1 group"),
        more => message!("Changed the search synonyms: {count} groups", count = more),
    };
    context.log(tx, ActivityAction::Catalogue, log)?;
    Ok(tx.synonyms().table()?)
}
