//! What there is to say about memory.

use tierway_application::system::{Database, DatabaseFacts, DatabaseKind};
use tierway_kernel::StoreError;

use super::transaction::MemoryTransaction;

impl DatabaseFacts for MemoryTransaction {
    fn database(&mut self) -> Result<Database, StoreError> {
        Ok(Database { kind: DatabaseKind::Memory, version: String::new(), bytes: 0, migrations: Vec::new() })
    }
}
