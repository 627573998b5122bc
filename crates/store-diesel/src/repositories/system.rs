//! What the database says of itself.

use diesel::prelude::*;
use diesel::sql_types::Text;
use tierway_application::system::{Database, DatabaseFacts};
use tierway_kernel::StoreError;

use super::{DieselTransaction, facts};
use crate::error::store_error;

#[derive(QueryableByName)]
struct Migration {
    #[diesel(sql_type = Text)]
    version: String,
}

impl DatabaseFacts for DieselTransaction<'_> {
    fn database(&mut self) -> Result<Database, StoreError> {
        let migrations = "SELECT version FROM __diesel_schema_migrations ORDER BY version";
        let migrations: Vec<Migration> = diesel::sql_query(migrations).load(self.connection).map_err(store_error)?;
        let bytes = facts::bytes(self.connection).map_err(store_error)?;
        Ok(Database {
            kind: facts::KIND,
            version: facts::version(self.connection).map_err(store_error)?,
            bytes: bytes.unsigned_abs(),
            migrations: migrations.into_iter().map(|row| row.version).collect(),
        })
    }
}
