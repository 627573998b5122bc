//! Use cases of returns.

mod approve_return;
mod close_return;
mod get_return;
mod list_returns;
mod receive_return;
mod reject_return;
mod request_return;
mod steps;
mod view;

pub use approve_return::approve_return;
pub use close_return::close_return;
pub use get_return::get_return;
pub use list_returns::list_returns;
pub use receive_return::receive_return;
pub use reject_return::reject_return;
pub use request_return::request_return;
pub use view::ReturnView;

pub(super) use steps::close_settled;
pub(super) use view::{Seen, actors, people, views_of};
