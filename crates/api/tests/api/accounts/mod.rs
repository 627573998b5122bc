//! `/api/admin`, `/api/auth`, `/api/users`, `/api/documents`, `/api/agents`, `/api/user-activity-log`.

mod admin_register;
mod agents_referral;
mod auth_change_password;
mod auth_login;
mod auth_register;
mod auth_register_documents;
mod auth_reset_password;
mod auth_sessions;
mod auth_throttling;
mod compliance;
mod documents;
pub mod forms;
mod hostile_documents;
mod hostile_samples;
mod password_resets;
mod place_changes;
mod user_activity_log;
mod user_sessions;
mod users;
mod users_profile;
mod users_reviews;
mod users_role;
mod verification;
mod verification_cases;
mod verification_races;
mod verification_uploads;
mod view_as;
