//! Use cases of saved views: filters, order and columns of a list under a name. Everybody's are their own.

mod add_saved_view;
mod list_saved_views;
mod remove_saved_view;
mod update_saved_view;

pub use add_saved_view::add_saved_view;
pub use list_saved_views::list_saved_views;
pub use remove_saved_view::remove_saved_view;
pub use update_saved_view::{SavedViewChange, update_saved_view};
