//! Build information: program, database, storage; errors of pages.

mod get_system;
mod port;
mod report_client_error;

pub use get_system::{StorageUse, get_system, storage_use};
pub use port::{Backlog, Database, DatabaseFacts, DatabaseKind};
pub use report_client_error::{ClientError, report_client_error};
