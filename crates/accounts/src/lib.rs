//! Accounts and sign-in: registration, verification, documents, referral links between people, sessions, API tokens,
//! throttles, new passwords, the rules of a regulated good, what dealers show in their stores, tax numbers, and the
//! activity log.
//!
//! Not here: positions and warehouse access of employees (workforce), what a referral earns (commissions), hashing of
//! passwords (a port of `application`), cookies (api).

mod activation;
mod activity;
mod api_token;
mod compliance;
mod document;
mod known_place;
mod password;
mod password_reset;
mod pdf;
mod place_change;
mod profile_change;
mod referral;
mod referral_code;
mod registration;
mod role_change;
mod saved_view;
mod session;
mod sign_in;
mod similar_name;
mod store_profile;
mod tax_number;
mod throttle;
mod upload;
mod user;
mod user_sort;
mod verification;
mod view_as;
mod visibility;

pub use activation::{ActivationError, check_activation, check_deactivation};
pub use activity::{Activity, ActivityAction, ActivityFilter, ActivityRepository, NewActivity};
pub use api_token::{
    ApiToken, ApiTokenRepository, CheckedToken, LONGEST_TOKEN, MOST_TOKENS, NewApiToken, TOKEN_LIVES, TOKENS_KEPT,
    TokenInput, TokenState, may_hold_tokens, plan_token,
};
pub use compliance::{Compliance, OrderBlock};
pub use document::{
    ApprovalError, DecisionForm, Document, DocumentDecision, DocumentError, DocumentKind, DocumentRepository,
    MAX_REVIEW_NOTE, MissingDocument, MissingReason, NewDocument, RefusalReason, Review, ReviewState, check_approval,
    lacks_required, last_day, missing_documents, outstanding_documents, remind_until, replaced_by_new,
    requested_documents, required_documents,
};
pub use known_place::{KnownPlace, PLACE_TOUCHED_AFTER, PLACES_KEPT, PlaceRepository, TrustedPlace};
pub use password::{LEAST_STAFF_PASSWORD, MAX_PASSWORD, MIN_PASSWORD, PasswordPolicy};
pub use password_reset::{
    LINK_LIVES, LINK_WAITS, NewPasswordReset, PasswordReset, RESETS_KEPT, ResetDecision, ResetError, ResetFilter,
    ResetRepository, ResetState, check_decision, may_reset, role_fits,
};
pub use pdf::{PDF_OVERLAP, PdfFault, check_pdf, check_pdf_objects, packed_streams};
pub use place_change::{
    Place, PlaceChange, PlaceChangeError, PlaceChangeFilter, PlaceChangeRepository, PlaceChangeState, PlaceDecision,
    REGIONAL_ROLES, hold_place, place_needs_approval,
};
pub use profile_change::{ProfileChange, changed_fields};
pub use referral::{ReferralError, bind_referrer};
pub use referral_code::{REFERRAL_ALPHABET, ReferralCode, referral_code_from};
pub use registration::{
    RegistrationError, RegistrationForm, WHOLESALER_COUNTRIES, check_documents, is_plausible_email,
    open_for_registration, read_birth_date,
};
pub use role_change::{RoleChange, RoleChangeError, RoleDependencies, TRADING_ROLES, allowed_roles, check_role_change};
pub use saved_view::{
    LONGEST_LIST_KEY, LONGEST_VIEW_NAME, LONGEST_VIEW_QUERY, MOST_VIEWS, MOST_VIEWS_OF_A_LIST, SavedView,
    SavedViewError, SavedViewInput, SavedViewRepository, check_beside,
};
pub use session::{NewSession, Session, SessionLimits, SessionRepository};
pub use sign_in::{Portal, SignInRefusal, admit, check_sign_in};
pub use similar_name::{is_similar_name, similar_name_parts};
pub use store_profile::{
    MAX_STORE_TEXT, StoreProfile, StoreProfileChange, StoreProfileRepository, dealer_in_path, store_path,
};
pub use tax_number::{
    HeldTaxNumber, LONGEST_TAX_NUMBER, TaxNumber, TaxNumberDecision, TaxNumberError, TaxNumberRepository,
    TaxNumberStatus, read_tax_number,
};
pub use throttle::{
    ACCOUNT_THROTTLE, ADDRESS_THROTTLE, Quota, THROTTLES_KEPT, Throttle, ThrottlePolicy, ThrottleRepository,
    address_source,
};
pub use upload::{
    DocumentMedia, MAX_DOCUMENT_BYTES, MAX_SHOP_PHOTOS, UploadError, check_upload, check_upload_count, safe_file_name,
};
pub use user::{Consent, Credentials, NewUser, Profile, User, UserFilter, UserRepository, UserScope, visible_users};
pub use user_sort::UserSort;
pub use verification::{
    CaseFilter, NewVerificationEvent, ReviewError, UNVERIFIED_ROLES, Verification, VerificationEvent,
    VerificationEventKind, VerificationRepository, approve, initial_verification, optional_reason, reject, reopen,
    starts_active,
};
pub use view_as::{VIEW_LASTS, View, ViewError, ViewRefusal, check_view};
pub use visibility::{
    UserVisibility, may_open_account, may_review_documents, sees_contacts, visible_activity, visible_entry,
};
