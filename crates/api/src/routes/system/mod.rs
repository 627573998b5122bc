//! System information, backups, errors of pages.

use crate::registry::Registry;

mod backup_dto;
mod dto;

mod create_backup;
mod create_backup_download_link;
mod delete_backup;
mod download_backup;
mod get_system;
mod list_backups;
mod report_client_error;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(get_system::get_system)
        .service(list_backups::list_backups)
        .service(create_backup::create_backup)
        .service(delete_backup::delete_backup)
        .service(create_backup_download_link::create_backup_download_link)
        .service(download_backup::download_backup)
        .service(report_client_error::report_client_error);
}
