//! Operations of imports.

use crate::registry::Registry;

mod apply_import;
mod cancel_import;
mod check_import;
pub mod dto;
mod form;
mod get_import;
mod list_import_rows;
mod list_imports;
pub mod names;
mod upload_import;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(upload_import::upload_import)
        .service(list_imports::list_imports)
        .service(get_import::get_import)
        .service(list_import_rows::list_import_rows)
        .service(check_import::check_import)
        .service(apply_import::apply_import)
        .service(cancel_import::cancel_import);
}
