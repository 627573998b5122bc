//! Password resets: requesting a link, the job that creates it, redeeming it, and the admin's queue.

mod confirm_password_reset;
mod create_reset;
mod decide;
mod hand_over_password_reset;
mod link;
mod list_password_resets;
mod refuse_password_reset;
mod request_password_reset;
mod verify_password_reset;
mod view;

pub use confirm_password_reset::{check_reset_link, confirm_password_reset};
pub use hand_over_password_reset::{ManualResetLink, hand_over_password_reset};
pub use list_password_resets::list_password_resets;
pub use refuse_password_reset::refuse_password_reset;
pub use request_password_reset::request_password_reset;
pub use verify_password_reset::verify_password_reset;
pub use view::ResetView;

pub(crate) use create_reset::create_reset;
pub(crate) use link::{check_mailed_link, create_mailed_link};
