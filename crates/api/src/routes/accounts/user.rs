//! An account on the wire.

use tierway_accounts::{Profile, UserVisibility, Verification, lacks_required};
use tierway_application::accounts::AccountView;
use tierway_kernel::{Language, Message, Role};

use super::document::DocumentName;
use crate::dto::*;

/// A user's role on the platform.
pub type RoleName = Name<Role>;

/// A language of the people who use Tierway.
pub type LanguageName = Name<Language>;

/// Verification status of an account.
pub type VerificationStatus = Name<Verification>;

/// An account. Fields the caller may not see and empty fields are absent.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserResponse {
    /// Identity.
    #[schema(example = 12)]
    pub id: i64,
    /// Name to sign in with, unique, ignoring case.
    #[schema(example = "lina.tan")]
    pub username: String,
    /// Given name.
    #[schema(example = "Lina")]
    pub first_name: String,
    /// Family name.
    #[schema(example = "Tan")]
    pub last_name: String,
    /// Their role.
    pub role: RoleName,
    /// Their referrer.
    #[schema(example = 7)]
    pub referred_by: Option<i64>,
    /// When they registered.
    pub created_at: DateTime<Utc>,
    /// First and last name.
    #[schema(example = "Lina Tan")]
    pub full_name: Option<String>,
    /// Address for mail, unique, ignoring case.
    #[schema(example = "lina@example.com")]
    pub email: Option<String>,
    /// Whether they may sign in.
    pub is_active: Option<bool>,
    /// Whether they were checked.
    pub verification_status: Option<VerificationStatus>,
    /// Why they were rejected.
    pub rejection_reason: Option<String>,
    /// An employee's position.
    #[schema(example = "Manager")]
    pub position: Option<String>,
    /// An employee's department.
    #[schema(example = "warehouse")]
    pub department: Option<String>,
    /// Employee number.
    #[schema(example = "E-1042")]
    pub employee_id: Option<String>,
    /// A dealer's own licence or membership number.
    #[schema(example = "D-7731")]
    pub dealer_id: Option<String>,
    /// Company.
    #[schema(example = "Harbour Trading")]
    pub company_name: Option<String>,
    /// Country.
    #[schema(example = "Malaysia")]
    pub country: Option<String>,
    /// Zone, state or city.
    #[schema(example = "Kuala Lumpur")]
    pub zone: Option<String>,
    /// Telephone number.
    #[schema(example = "+60 3 1234 5678")]
    pub phone: Option<String>,
    /// The same number under the name some older screens read.
    pub phone_number: Option<String>,
    /// Postal address of the company.
    pub company_address: Option<String>,
    /// A manufacturer's business type.
    #[schema(example = "Import/Export")]
    pub business_type: Option<String>,
    /// Business description.
    pub description: Option<String>,
    /// Distribution area of a wholesaler.
    pub distribution_regions: Option<String>,
    /// Own referral code; agents and sub-agents only.
    #[schema(example = "K7M2QX9T")]
    pub referral_code: Option<String>,
    /// Documents of the role that were not uploaded.
    pub missing_documents: Option<Vec<DocumentName>>,
    /// Whether one of those is missing without which the account cannot be approved.
    pub lacks_required_documents: Option<bool>,
    /// Day of birth; for the person, the admin and the owner company only.
    #[schema(value_type = Option<String>, format = Date, example = "1990-05-17")]
    pub birth_date: Option<NaiveDate>,
    /// Whether the day of birth is known; it was checked against the minimum age then.
    pub age_confirmed: Option<bool>,
    /// The version of the terms they accepted.
    #[schema(example = "2026-11")]
    pub terms_version: Option<String>,
    /// When they accepted them.
    pub terms_accepted_at: Option<DateTime<Utc>>,
    /// The language they have chosen; absent: as their browser says.
    pub language: Option<LanguageName>,
}

impl From<AccountView> for UserResponse {
    fn from(view: AccountView) -> UserResponse {
        let full = view.visibility == UserVisibility::Full;
        let contact = view.visibility != UserVisibility::Referred;
        let user = view.user;
        let employee = view.employee.filter(|_| contact);
        let consent = user.consent.clone().filter(|_| full);
        let profile = if contact { user.profile.clone() } else { Profile::default() };
        let lacks_required = lacks_required(user.role, &view.missing_documents);
        let missing = view.missing_documents.into_iter().map(DocumentName::from).collect();
        UserResponse {
            id: user.id.0,
            full_name: contact.then(|| user.full_name()),
            username: user.username,
            first_name: user.profile.first_name,
            last_name: user.profile.last_name,
            role: user.role.into(),
            referred_by: user.referred_by.map(|id| id.0),
            created_at: user.created_at,
            email: Some(user.email).filter(|_| contact),
            is_active: Some(user.is_active).filter(|_| contact),
            verification_status: Some(user.verification.into()).filter(|_| contact),
            rejection_reason: user.rejection_reason.filter(|_| full),
            position: employee.as_ref().and_then(|employee| employee.position.clone()),
            department: employee.as_ref().and_then(|employee| employee.department.clone()),
            employee_id: employee.and_then(|employee| employee.code),
            dealer_id: profile.dealer_code,
            company_name: profile.company_name,
            country: profile.country,
            zone: profile.zone,
            phone_number: profile.phone.clone(),
            phone: profile.phone,
            company_address: profile.company_address,
            business_type: profile.business_type,
            description: profile.description,
            distribution_regions: profile.distribution_regions,
            referral_code: user.referral_code.filter(|_| contact).map(|code| code.as_str().to_owned()),
            missing_documents: full.then_some(missing),
            lacks_required_documents: full.then_some(lacks_required),
            birth_date: user.birth_date.filter(|_| full),
            age_confirmed: full.then_some(user.birth_date.is_some()),
            terms_accepted_at: consent.as_ref().map(|consent| consent.accepted_at),
            terms_version: consent.map(|consent| consent.version),
            language: user.language.filter(|_| full).map(LanguageName::from),
        }
    }
}

/// An account and a message for the user.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AccountResponse {
    /// The account.
    pub user: UserResponse,
    /// A message to show to the user.
    #[schema(example = "Welcome back!")]
    pub message: String,
}

impl AccountResponse {
    /// The response for an account.
    pub fn new(view: AccountView, message: impl Into<Message>) -> AccountResponse {
        AccountResponse { user: view.into(), message: language::render(message) }
    }
}
