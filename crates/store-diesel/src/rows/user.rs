//! Accounts.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_accounts::{Credentials, NewUser, Profile, ReferralCode, User, Verification};
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
            created_at: from_micros(self.created_at),
        })
    }
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
            search_text: user_search_text(user),
            created_at: to_micros(now),
        }
    }
}

fn user_search_text(user: &NewUser) -> String {
    let profile = &user.profile;
    let name = format!("{} {}", profile.first_name, profile.last_name);
    let company = profile.company_name.as_deref().unwrap_or_default();
    search_text([name.trim(), &user.username, company, &user.email])
}
