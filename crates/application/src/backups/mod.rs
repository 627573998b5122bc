//! Backups: files that hold database, pictures and documents of one moment. They are made by a job, on demand or every
//! day, beside the running product; the newest are kept. Putting one back is a command, for an empty place.

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
