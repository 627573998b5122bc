//! Build information: program, database, storage.

mod get_system;
mod port;

pub use get_system::{StorageUse, get_system, storage_use};
pub use port::{Backlog, Database, DatabaseFacts, DatabaseKind};
