//! System information, backups, errors of pages.

use crate::registry::Registry;

mod backup_dto;
mod dto;

mod create_backup;
mod delete_backup;
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
        .service(report_client_error::report_client_error);
}
