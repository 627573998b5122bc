//! Saved views of lists.

use crate::registry::Registry;

mod add_saved_view;
mod dto;
mod list_saved_views;
mod remove_saved_view;
mod update_saved_view;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(list_saved_views::list_saved_views)
        .service(add_saved_view::add_saved_view)
        .service(update_saved_view::update_saved_view)
        .service(remove_saved_view::remove_saved_view);
}
