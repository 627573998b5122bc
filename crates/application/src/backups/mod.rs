//! Backups: files with a consistent copy of database, pictures and documents. Made by a job, on demand or daily, while
//! the product runs; the newest are kept. Restoring is a command, into an empty installation.

mod create_backup;
mod delete_backup;
mod download_backup;
mod list_backups;
mod make_backup;
mod port;

pub use create_backup::create_backup;
pub use delete_backup::delete_backup;
pub use download_backup::{
    BackupDownload, LINK_LIVES, check_link_request, create_download_link, open_backup, redeem_download_link,
};
pub use list_backups::list_backups;
pub use port::{BackupContent, BackupError, BackupFile, BackupLink, BackupLinkRepository, Backups};

pub(crate) use make_backup::{make_backup, make_daily_backup};
