//! Accounts.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use tierway_accounts::{Consent, Credentials, NewUser, Profile, ReferralCode, User, Verification};
use tierway_kernel::{StoreError, UserId, fold, from_micros, to_micros};

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

/// An account to be written.
#[derive(Insertable)]
#[diesel(table_name = users, treat_none_as_default_value = false)]
pub(crate) struct NewUserRow<'a> {
    username: &'a str,
    username_key: String,
    email: &'a str,
    email_key: String,
    password_hash: &'a str,
    role: &'static str,
    is_active: bool,
    verification: &'static str,
    referral_code: Option<&'a str>,
    referral_key: Option<String>,
    referred_by: Option<i64>,
    first_name: &'a str,
    last_name: &'a str,
    company_name: Option<&'a str>,
    dealer_code: Option<&'a str>,
    country: Option<&'a str>,
    zone: Option<&'a str>,
    phone: Option<&'a str>,
    company_address: Option<&'a str>,
    business_type: Option<&'a str>,
    description: Option<&'a str>,
    distribution_regions: Option<&'a str>,
    search_text: String,
    created_at: i64,
    birth_date: Option<String>,
    terms_version: Option<&'a str>,
    terms_accepted_at: Option<i64>,
}

/// What a person has changed of their own data.
#[derive(AsChangeset)]
#[diesel(table_name = users, treat_none_as_null = true)]
pub(crate) struct ProfileChanges<'a> {
    email: &'a str,
    email_key: String,
    first_name: &'a str,
    last_name: &'a str,
    company_name: Option<&'a str>,
    country: Option<&'a str>,
    zone: Option<&'a str>,
    phone: Option<&'a str>,
    company_address: Option<&'a str>,
    business_type: Option<&'a str>,
    description: Option<&'a str>,
    distribution_regions: Option<&'a str>,
    search_text: String,
    birth_date: Option<String>,
}

impl UserRow {
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
            created_at: from_micros(self.created_at),
        })
    }
}

fn read_day(text: &str) -> Result<NaiveDate, StoreError> {
    text.parse().map_err(|_| super::unreadable("users.birth_date", text))
}

impl CredentialsRow {
    /// The account and its password hash.
    pub(crate) fn into_credentials(self) -> Result<Credentials, StoreError> {
        Ok(Credentials { user: self.user.into_user()?, password_hash: self.password_hash })
    }
}

impl<'a> NewUserRow<'a> {
    /// The row of a new account.
    pub(crate) fn new(user: &'a NewUser, password_hash: &'a str, now: DateTime<Utc>) -> NewUserRow<'a> {
        let profile = &user.profile;
        let code = user.referral_code.as_ref().map(ReferralCode::as_str);
        NewUserRow {
            username: &user.username,
            username_key: fold(&user.username),
            email: &user.email,
            email_key: fold(&user.email),
            password_hash,
            role: user.role.as_str(),
            is_active: user.is_active,
            verification: user.verification.as_str(),
            referral_code: code,
            referral_key: code.map(fold),
            referred_by: user.referred_by.map(|id| id.0),
            first_name: &profile.first_name,
            last_name: &profile.last_name,
            company_name: profile.company_name.as_deref(),
            dealer_code: profile.dealer_code.as_deref(),
            country: profile.country.as_deref(),
            zone: profile.zone.as_deref(),
            phone: profile.phone.as_deref(),
            company_address: profile.company_address.as_deref(),
            business_type: profile.business_type.as_deref(),
            description: profile.description.as_deref(),
            distribution_regions: profile.distribution_regions.as_deref(),
            search_text: user_search_text(profile, &user.username, &user.email),
            created_at: to_micros(now),
            birth_date: user.birth_date.map(|day| day.to_string()),
            terms_version: user.terms_version.as_deref(),
            terms_accepted_at: user.terms_version.as_ref().map(|_| to_micros(now)),
        }
    }
}

impl<'a> ProfileChanges<'a> {
    /// What the row of this account becomes.
    pub(crate) fn new(user: &'a User) -> ProfileChanges<'a> {
        let profile = &user.profile;
        ProfileChanges {
            email: &user.email,
            email_key: fold(&user.email),
            first_name: &profile.first_name,
            last_name: &profile.last_name,
            company_name: profile.company_name.as_deref(),
            country: profile.country.as_deref(),
            zone: profile.zone.as_deref(),
            phone: profile.phone.as_deref(),
            company_address: profile.company_address.as_deref(),
            business_type: profile.business_type.as_deref(),
            description: profile.description.as_deref(),
            distribution_regions: profile.distribution_regions.as_deref(),
            search_text: user_search_text(profile, &user.username, &user.email),
            birth_date: user.birth_date.map(|day| day.to_string()),
        }
    }
}

fn user_search_text(profile: &Profile, username: &str, email: &str) -> String {
    let name = format!("{} {}", profile.first_name, profile.last_name);
    let company = profile.company_name.as_deref().unwrap_or_default();
    search_text([name.trim(), username, company, email])
}
