//! Accounts: registration, sign-in, the directory, verification, documents, sessions, the activity log, referral.

mod activate_user;
mod approve_user;
mod begin_view_as;
mod change_password;
mod change_role;
mod deactivate_user;
mod documents;
mod end_view_as;
mod forget_old;
mod get_me;
mod get_referral;
mod get_user;
mod get_verification_case;
mod list_activity;
mod list_sessions;
mod list_user_sessions;
mod list_users;
mod list_verification_cases;
mod logout;
mod password_reset;
mod record_activity;
mod register;
mod register_admin;
mod recover_account;
mod reject_user;
pub(crate) mod review;
mod review_document;
mod revoke_session;
mod revoke_user_session;
mod sign_in;
mod tell_expiring;
mod setup_code;
mod update_user;
mod upload_document;
mod uploads;
mod view;

pub use activate_user::activate_user;
pub use approve_user::approve_user;
pub use begin_view_as::begin_view_as;
pub use change_password::{change_password, own_credentials, refuse_password};
pub use change_role::{RoleChoices, change_role, get_role_choices};
pub use deactivate_user::deactivate_user;
pub use documents::{DocumentView, OpenedDocument, find_document, list_user_documents};
pub use end_view_as::{end_view_as, leave_view};
pub use forget_old::forget_old;
pub use get_me::get_me;
pub use get_referral::{Referral, get_referral};
pub use get_user::get_user;
pub use get_verification_case::{CaseView, HistoryView, get_verification_case};
pub use list_activity::{ActivityView, list_activity};
pub use list_sessions::list_sessions;
pub use list_user_sessions::list_user_sessions;
pub use list_users::{list_pending_users, list_users};
pub use list_verification_cases::{CaseSummary, list_verification_cases};
pub use logout::logout;
pub use password_reset::{
    HandedOver, ResetView, check_reset_link, confirm_password_reset, hand_over_password_reset, list_password_resets,
    refuse_password_reset, request_password_reset, verify_password_reset,
};
pub use record_activity::record_activity;
pub use register::{Accepted, Register, check_registration, register, welcome};
pub use register_admin::{check_admin_registration, register_admin};
pub use recover_account::{find_account, recover_account, unlock_account};
pub use reject_user::reject_user;
pub use review_document::review_document;
pub use revoke_session::revoke_session;
pub use revoke_user_session::{revoke_user_session, revoke_user_sessions};
pub use sign_in::{SignIn, conclude_sign_in, enter, find_credentials};
pub use tell_expiring::tell_expiring;
pub use setup_code::{SetupProof, draw_setup_code};
pub use update_user::{check_update, update_user};
pub use upload_document::{check_document_upload, upload_document};
pub use uploads::{Upload, check_uploads, discard_uploads, keep_document, keep_uploads, read_document};
pub use view::{AccountView, describe};

pub(crate) use password_reset::make_reset;
