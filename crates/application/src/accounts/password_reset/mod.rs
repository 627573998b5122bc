//! Password resets: requesting a link, the job that creates it, redeeming it, and the admin's queue.

mod confirm_password_reset;
mod decide;
mod hand_over_password_reset;
mod link;
mod list_password_resets;
mod make_reset;
mod refuse_password_reset;
mod request_password_reset;
mod verify_password_reset;
mod view;

pub use confirm_password_reset::{check_reset_link, confirm_password_reset};
pub use hand_over_password_reset::{HandedOver, hand_over_password_reset};
pub use list_password_resets::list_password_resets;
pub use refuse_password_reset::refuse_password_reset;
pub use request_password_reset::request_password_reset;
pub use verify_password_reset::verify_password_reset;
pub use view::ResetView;

pub(crate) use link::{check_mailed_link, make_mailed_link};
pub(crate) use make_reset::make_reset;
