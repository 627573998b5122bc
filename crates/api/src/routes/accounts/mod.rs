//! Accounts: registration, sign-in, sessions, the activity log, referral, the directory, reviews, documents.

use crate::registry::Registry;

mod confirmation;
mod document;
mod document_form;
mod end_view_as;
mod message;
mod multipart;
mod older_clients;
mod optional_body;
mod password_reset;
mod place_change;
mod registration;
mod session;
mod sign_in;
mod user;

mod activate_user;
mod approve_user;
mod begin_view_as;
mod change_password;
mod change_user_role;
mod check_referral;
mod confirm_password_reset;
mod deactivate_user;
mod download_document;
mod get_me;
mod get_referral;
mod get_role_choices;
mod get_user;
mod get_verification_case;
mod hand_over_password_reset;
mod list_activity;
mod list_password_resets;
mod list_pending_users;
mod list_place_changes;
mod list_sessions;
mod list_user_documents;
mod list_user_sessions;
mod list_users;
mod list_verification_cases;
mod login;
mod logout;
mod record_activity;
mod refuse_password_reset;
mod register;
mod register_admin;
mod reject_user;
mod reopen_user;
mod request_password_reset;
mod review_document;
mod review_place_change;
mod revoke_session;
mod revoke_user_session;
mod test_login;
mod update_user;
mod upload_document;
mod verify_password_reset;
mod view_as;
mod warehouse_login;

pub use list_activity::ListActivityQuery;
pub use list_users::ListUsersQuery;
pub(crate) use list_verification_cases::MOST_DAYS_BACK;
pub use user::{RoleName, UserResponse};

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config
        .service(register_admin::register_admin)
        .service(register::register)
        .service(login::login)
        .service(warehouse_login::warehouse_login)
        .service(test_login::test_login)
        .service(logout::logout)
        .service(get_me::get_me)
        .service(list_sessions::list_sessions)
        .service(revoke_session::revoke_session)
        .service(change_password::change_password)
        .service(request_password_reset::request_password_reset)
        .service(confirm_password_reset::confirm_password_reset)
        .service(list_password_resets::list_password_resets)
        .service(verify_password_reset::verify_password_reset)
        .service(refuse_password_reset::refuse_password_reset)
        .service(hand_over_password_reset::hand_over_password_reset)
        .service(record_activity::record_activity)
        .service(list_activity::list_activity)
        .service(get_referral::get_referral)
        .service(check_referral::check_referral)
        .service(list_users::list_users)
        // before `/api/users/{id}`, which would take it for an id
        .service(list_pending_users::list_pending_users)
        .service(get_user::get_user)
        .service(update_user::update_user)
        .service(approve_user::approve_user)
        .service(reject_user::reject_user)
        .service(reopen_user::reopen_user)
        .service(activate_user::activate_user)
        .service(deactivate_user::deactivate_user)
        .service(get_role_choices::get_role_choices)
        .service(change_user_role::change_user_role)
        .service(list_user_sessions::list_user_sessions)
        .service(revoke_user_session::revoke_user_session)
        .service(revoke_user_session::revoke_user_sessions)
        .service(begin_view_as::begin_view_as)
        .service(end_view_as::end_view_as)
        .service(list_verification_cases::list_verification_cases)
        .service(get_verification_case::get_verification_case)
        .service(list_user_documents::list_user_documents)
        .service(upload_document::upload_document)
        .service(review_document::review_document)
        .service(list_place_changes::list_place_changes)
        .service(review_place_change::review_place_change)
        .service(download_document::download_document);
}
