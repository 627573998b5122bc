//! `/api/admin`, `/api/auth`, `/api/users`, `/api/documents`, `/api/agents`, `/api/user-activity-log`.

mod admin_register;
mod agents_referral;
mod auth_login;
mod auth_register;
mod auth_register_documents;
mod auth_sessions;
mod documents;
mod forms;
mod hostile_documents;
mod hostile_samples;
mod user_activity_log;
mod users;
mod users_reviews;
mod verification;
mod verification_cases;
mod verification_races;
mod verification_uploads;
