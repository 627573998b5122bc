//! Accounts.

use chrono::NaiveDate;
use diesel::prelude::*;
use tierway_accounts::{Consent, Credentials, Profile, ReferralCode, User, Verification};
use tierway_kernel::{Language, StoreError, UserId, from_micros};

use super::read_enum;
use crate::schema::users;
use crate::text::search_text;

/// An account as it is read; the password hash stays in the database.
#[derive(Queryable, Selectable)]
#[diesel(table_name = users)]
pub(crate) struct UserRow {
    pub(crate) id: i64,
    username: String,
    email: String,
    role: String,
    is_active: bool,
    verification: String,
    rejection_reason: Option<String>,
    referral_code: Option<String>,
    referred_by: Option<i64>,
    first_name: String,
    last_name: String,
    company_name: Option<String>,
    dealer_code: Option<String>,
    country: Option<String>,
    zone: Option<String>,
    phone: Option<String>,
    company_address: Option<String>,
    business_type: Option<String>,
    description: Option<String>,
    distribution_regions: Option<String>,
    pub(crate) created_at: i64,
    birth_date: Option<String>,
    terms_version: Option<String>,
    terms_accepted_at: Option<i64>,
    language: Option<String>,
}

/// An account with what sign-in needs.
#[derive(Queryable, Selectable)]
#[diesel(table_name = users)]
pub(crate) struct CredentialsRow {
    #[diesel(embed)]
    user: UserRow,
    password_hash: String,
    /// Tells a match by username from one by email.
    pub(crate) username_key: String,
}

impl UserRow {
    /// What the directory is sorted by: the first line of what its search reads.
    pub(crate) fn name_key(&self) -> String {
        let name = format!("{} {}", self.first_name, self.last_name);
        search_text([name.trim(), &self.username]).split('\n').next().unwrap_or_default().to_owned()
    }

    /// The account.
    pub(crate) fn into_user(self) -> Result<User, StoreError> {
        Ok(User {
            id: UserId(self.id),
            username: self.username,
            email: self.email,
            role: self.role.parse().map_err(|_| super::unreadable("users.role", &self.role))?,
            is_active: self.is_active,
            verification: read_enum(
                "users.verification",
                &Verification::ALL,
                Verification::as_str,
                &self.verification,
            )?,
            rejection_reason: self.rejection_reason,
            referral_code: self.referral_code.map(ReferralCode::from_stored),
            referred_by: self.referred_by.map(UserId),
            profile: Profile {
                first_name: self.first_name,
                last_name: self.last_name,
                company_name: self.company_name,
                dealer_code: self.dealer_code,
                country: self.country,
                zone: self.zone,
                phone: self.phone,
                company_address: self.company_address,
                business_type: self.business_type,
                description: self.description,
                distribution_regions: self.distribution_regions,
            },
            birth_date: self.birth_date.as_deref().map(read_day).transpose()?,
            consent: self
                .terms_version
                .zip(self.terms_accepted_at)
                .map(|(version, accepted_at)| Consent { version, accepted_at: from_micros(accepted_at) }),
            language: self.language.as_deref().map(read_language).transpose()?,
            created_at: from_micros(self.created_at),
        })
    }
}

fn read_day(text: &str) -> Result<NaiveDate, StoreError> {
    text.parse().map_err(|_| super::unreadable("users.birth_date", text))
}

fn read_language(name: &str) -> Result<Language, StoreError> {
    Language::parse(name).ok_or_else(|| super::unreadable("users.language", name))
}

impl CredentialsRow {
    /// The account and its password hash.
    pub(crate) fn into_credentials(self) -> Result<Credentials, StoreError> {
        Ok(Credentials { user: self.user.into_user()?, password_hash: self.password_hash })
    }
}

/// The search text.
pub(crate) fn user_search_text(profile: &Profile, username: &str, email: &str) -> String {
    let name = format!("{} {}", profile.first_name, profile.last_name);
    let company = profile.company_name.as_deref().unwrap_or_default();
    search_text([name.trim(), username, company, email])
}
