//! Who may sign in, as what: accounts, registration, verification, documents, referral links between people,
//! sessions and the activity log.
//!
//! What does not live here: positions and warehouse access of employees (workforce), what a referral earns
//! (commissions), hashing of passwords (a port of `application`), cookies (api).

mod activation;
mod activity;
mod document;
mod referral;
mod registration;
mod session;
mod sign_in;
mod upload;
mod user;
mod verification;
mod visibility;

pub use activation::{ActivationError, check_activation, check_deactivation};
pub use activity::{Activity, ActivityAction, ActivityFilter, ActivityRepository, NewActivity};
pub use document::{Document, DocumentKind, DocumentRepository, NewDocument, missing_documents, required_documents};
pub use referral::{REFERRAL_ALPHABET, ReferralCode, ReferralError, bind_referrer, referral_code_from};
pub use registration::{
    MAX_PASSWORD, MIN_PASSWORD, NewUser, RegistrationError, RegistrationForm, check_documents, check_password,
    open_for_registration,
};
pub use session::{NewSession, Session, SessionLimits, SessionRepository};
pub use sign_in::{Portal, SignInRefusal, admit, check_sign_in};
pub use upload::{
    DocumentMedia, MAX_DOCUMENT_BYTES, MAX_SHOP_PHOTOS, UploadError, check_upload, check_upload_count, safe_file_name,
};
pub use user::{Credentials, Profile, User, UserFilter, UserRepository, UserScope, visible_users};
pub use verification::{ReviewError, Verification, approve, initial_verification, reject, starts_active};
pub use visibility::{UserSight, may_open_account, may_view_inline, visible_activity};
