//! Backups: files with a consistent copy of database, pictures and documents. Made by a job, on demand or daily, while
//! the product runs; the newest are kept. Restoring is a command, into an empty installation.

mod create_backup;
mod delete_backup;
mod list_backups;
mod make_backup;
mod port;

pub use create_backup::create_backup;
pub use delete_backup::delete_backup;
pub use list_backups::list_backups;
pub use port::{BackupError, BackupFile, Backups};

pub(crate) use make_backup::{make_backup, make_daily_backup};
