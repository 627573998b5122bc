//! The account itself, and its port.

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{Actor, Language, Page, PageRequest, Role, StoreError, UserId};

use crate::{ReferralCode, UserSort, Verification};

/// Profile data given at registration; all optional beyond name and address.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Profile {
    /// Given name.
    pub first_name: String,
    /// Family name.
    pub last_name: String,
    /// Company name, if any.
    pub company_name: Option<String>,
    /// A dealer's own licence or membership number.
    pub dealer_code: Option<String>,
    /// Country, free text from the form's list.
    pub country: Option<String>,
    /// Zone, state or city.
    pub zone: Option<String>,
    /// Telephone number.
    pub phone: Option<String>,
    /// Postal address of the company.
    pub company_address: Option<String>,
    /// A manufacturer's business type (specification 1 §3).
    pub business_type: Option<String>,
    /// Business description.
    pub description: Option<String>,
    /// Distribution area of a wholesaler.
    pub distribution_regions: Option<String>,
}

/// Consent to the terms.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consent {
    /// Which version of the terms.
    pub version: String,
    /// When.
    pub accepted_at: DateTime<Utc>,
}

/// An account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct User {
    /// Identity.
    pub id: UserId,
    /// Unique, ignoring case.
    pub username: String,
    /// Unique, ignoring case.
    pub email: String,
    /// Their role.
    pub role: Role,
    /// Whether they may sign in at all.
    pub is_active: bool,
    /// Whether they were checked.
    pub verification: Verification,
    /// Why they were rejected.
    pub rejection_reason: Option<String>,
    /// Own code, agents and sub-agents only.
    pub referral_code: Option<ReferralCode>,
    /// Their referrer, fixed at registration.
    pub referred_by: Option<UserId>,
    /// Their data.
    pub profile: Profile,
    /// Date of birth, if given; it was checked against the minimum age.
    pub birth_date: Option<NaiveDate>,
    /// The terms they accepted.
    pub consent: Option<Consent>,
    /// The language they have chosen; `None`: as their browser says.
    pub language: Option<Language>,
    /// When they registered.
    pub created_at: DateTime<Utc>,
}

impl Profile {
    /// First and last name.
    pub fn full_name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name).trim().to_owned()
    }

    /// The display name of their store: the company, else the person. Never the username, which guests shall not learn.
    pub fn store_name(&self) -> String {
        let company = self.company_name.as_deref().map(str::trim).filter(|name| !name.is_empty());
        company.map_or_else(|| self.full_name(), str::to_owned)
    }
}

impl User {
    /// First and last name.
    pub fn full_name(&self) -> String {
        self.profile.full_name()
    }

    /// The display name of their store.
    pub fn store_name(&self) -> String {
        self.profile.store_name()
    }

    /// Whether they wait for the decision on their registration.
    pub fn awaits_review(&self) -> bool {
        self.verification == Verification::Pending
    }

    /// The status that people see: that of the verification, or `inactive` once an approved account is deactivated.
    /// Accounts that wait are inactive until then, and shown as pending.
    pub fn status(&self) -> &'static str {
        let is_off = !self.is_active && self.verification == Verification::Approved;
        if is_off { "inactive" } else { self.verification.as_str() }
    }

    /// Whether they take part: active and approved.
    pub fn is_member(&self) -> bool {
        self.is_active && self.verification == Verification::Approved
    }
}

/// An account that may be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewUser {
    /// Trimmed.
    pub username: String,
    /// Trimmed.
    pub email: String,
    /// The role.
    pub role: Role,
    /// Trimmed; empty texts are `None`.
    pub profile: Profile,
    /// The initial verification status.
    pub verification: Verification,
    /// Whether it starts active.
    pub is_active: bool,
    /// A fresh code for agents and sub-agents.
    pub referral_code: Option<ReferralCode>,
    /// Their referrer.
    pub referred_by: Option<UserId>,
    /// Date of birth, if given.
    pub birth_date: Option<NaiveDate>,
    /// The version of the terms that is accepted with the registration.
    pub terms_version: Option<String>,
}

/// Sign-in data: the account and its password hash (PHC string). Never logged or returned.
#[derive(Clone)]
pub struct Credentials {
    /// The account.
    pub user: User,
    /// Argon2id in PHC form.
    pub password_hash: String,
}

/// Which accounts a caller may see in the directory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UserScope {
    /// All of them, with contact data.
    Everybody,
    /// Accounts of one role (a wholesaler sees dealers).
    Role(Role),
    /// Those this user referred, names and dates only (product.md §8).
    ReferredBy(UserId),
    /// None.
    Nobody,
}

/// Which accounts a caller sees in `GET /api/users` (specification 2 §7, product.md §8).
pub fn visible_users(actor: &Actor) -> UserScope {
    match actor {
        Actor::System => UserScope::Everybody,
        Actor::Guest => UserScope::Nobody,
        Actor::User(user) => match user.role {
            Role::Admin | Role::Manufacturer => UserScope::Everybody,
            Role::Wholesaler => UserScope::Role(Role::Dealer),
            Role::Agent | Role::SubAgent => UserScope::ReferredBy(user.id),
            Role::Dealer | Role::Customer | Role::Employee | Role::Warehouse => UserScope::Nobody,
        },
    }
}

/// Filters of the directory; all optional, all must hold.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct UserFilter {
    /// Only this role.
    pub role: Option<Role>,
    /// Only this verification state.
    pub verification: Option<Verification>,
    /// Only active or only inactive ones.
    pub is_active: Option<bool>,
    /// Only those referred by this user.
    pub referred_by: Option<UserId>,
    /// Part of a name, username, company or email, without case.
    pub text: Option<String>,
    /// In which order.
    pub sort: UserSort,
}

impl UserFilter {
    /// Members of a role, as defined by [`User::is_member`].
    pub fn members(role: Role) -> UserFilter {
        UserFilter {
            role: Some(role),
            verification: Some(Verification::Approved),
            is_active: Some(true),
            ..UserFilter::default()
        }
    }
}

/// Accounts in the store.
pub trait UserRepository {
    /// Adds an account; `StoreError::Taken("users.username_key" | "users.email_key" | "users.referral_code" |
    /// "users.sole_admin")` when a uniqueness rule refuses it.
    fn add(&mut self, user: &NewUser, password_hash: &str, now: DateTime<Utc>) -> Result<User, StoreError>;
    /// One account.
    fn by_id(&mut self, id: UserId) -> Result<Option<User>, StoreError>;
    /// One account, locked until the transaction ends.
    fn lock(&mut self, id: UserId) -> Result<Option<User>, StoreError>;
    /// The accounts with these ids, in any order; unknown ids are skipped.
    fn by_ids(&mut self, ids: &[UserId]) -> Result<Vec<User>, StoreError>;
    /// The account that signs in with `login` (username or email, folded).
    fn credentials(&mut self, login: &str) -> Result<Option<Credentials>, StoreError>;
    /// Whether an account has a username that looks like this one.
    fn has_lookalike(&mut self, username: &str) -> Result<bool, StoreError>;
    /// One account with its password hash.
    fn credentials_of(&mut self, id: UserId) -> Result<Option<Credentials>, StoreError>;
    /// The agent or sub-agent with this code (compared folded).
    fn by_referral_code(&mut self, code: &str) -> Result<Option<User>, StoreError>;
    /// The directory.
    fn list(&mut self, filter: &UserFilter, page: &PageRequest) -> Result<Page<User>, StoreError>;
    /// Moves the verification from `from` to `to`; `false` if it has another status (a concurrent change).
    fn set_verification(
        &mut self,
        id: UserId,
        from: Verification,
        to: Verification,
        reason: Option<&str>,
    ) -> Result<bool, StoreError>;
    /// Activates or deactivates; `false` when it stood so already or the user is unknown.
    fn set_active(&mut self, id: UserId, active: bool) -> Result<bool, StoreError>;
    /// Changes the role; `false` when it is that already or the user is unknown.
    fn set_role(&mut self, id: UserId, role: Role) -> Result<bool, StoreError>;
    /// Gives an account a code of its own. `StoreError::Taken("users.referral_code")` when another has it.
    fn set_referral_code(&mut self, id: UserId, code: &ReferralCode) -> Result<(), StoreError>;
    /// Replaces the password hash; `false` when it is not `from` any more (with `from`) or the user is unknown.
    fn set_password(&mut self, id: UserId, from: Option<&str>, to: &str) -> Result<bool, StoreError>;
    /// Stores changes of a user's own data and updates the search text. `StoreError::Taken("users.email_key")` if the
    /// email is in use.
    fn save_profile(&mut self, user: &User) -> Result<(), StoreError>;
    /// Whether an admin exists.
    fn admin_exists(&mut self) -> Result<bool, StoreError>;
    /// How many accounts there are, and how many active agents and sub-agents.
    fn counts(&mut self) -> Result<(u64, u64), StoreError>;
}

#[cfg(test)]
pub(crate) mod tests;
