//! Words that mean the same: one row that is changed as a whole.

use diesel::prelude::*;
use tierway_catalogue::{SynonymRepository, SynonymTable};
use tierway_kernel::StoreError;

use super::DieselTransaction;
use crate::error::store_error;
use crate::schema::search_synonyms;

/// The number of the row.
const ONLY: i64 = 1;

impl SynonymRepository for DieselTransaction<'_> {
    fn version(&mut self) -> Result<i64, StoreError> {
        search_synonyms::table.find(ONLY).select(search_synonyms::version).first(self.connection).map_err(store_error)
    }

    fn table(&mut self) -> Result<SynonymTable, StoreError> {
        let (version, groups): (i64, String) = search_synonyms::table
            .find(ONLY)
            .select((search_synonyms::version, search_synonyms::word_groups))
            .first(self.connection)
            .map_err(store_error)?;
        let groups = serde_json::from_str(&groups)
            .map_err(|error| StoreError::Failed(format!("search_synonyms.word_groups: {error}")))?;
        Ok(SynonymTable { version, groups })
    }

    fn set(&mut self, version: i64, groups: &[Vec<String>]) -> Result<bool, StoreError> {
        let groups = serde_json::to_string(groups).map_err(|error| StoreError::Failed(error.to_string()))?;
        let seen = search_synonyms::table.find(ONLY).filter(search_synonyms::version.eq(version));
        diesel::update(seen)
            .set((search_synonyms::version.eq(version + 1), search_synonyms::word_groups.eq(groups)))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }
}
