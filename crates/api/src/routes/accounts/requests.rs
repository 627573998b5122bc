//! What sign-in pages, the admin's sign-up and reviews send.

use serde::Deserialize;
use tierway_accounts::{Portal, Profile, RegistrationForm};
use tierway_kernel::Role;
use utoipa::ToSchema;

use super::text::text;
use crate::Problem;

/// What a sign-in page sends.
#[derive(Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SignInRequest {
    /// Username or email, without regard to case.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "lina.tan", value_type = String, required)]
    pub username: Option<String>,
    /// Password.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "correct horse", value_type = String, required)]
    pub password: Option<String>,
    /// The page's role; somebody of another role gets 403 and no session. Left out: any role.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "agent")]
    pub portal: Option<String>,
}

impl SignInRequest {
    /// The door of the page; 422 for one that does not exist.
    pub fn portal(&self) -> Result<Option<Portal>, Problem> {
        match self.portal.as_deref().map(str::trim).filter(|text| !text.is_empty()) {
            None => Ok(None),
            Some(text) => match Portal::named(text) {
                Some(portal) => Ok(Some(portal)),
                None => Err(Problem::field("portal", "This sign-in page is not known.")),
            },
        }
    }
}

/// What the admin's sign-up form sends.
#[derive(Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdminRegistrationRequest {
    /// Name to sign in with.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "admin", value_type = String, required)]
    pub username: Option<String>,
    /// Address for mail.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "admin@example.com", value_type = String, required)]
    pub email: Option<String>,
    /// 6 to 128 characters.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "correct horse", value_type = String, required)]
    pub password: Option<String>,
    /// Repetition of the password; may be left out.
    #[serde(default, deserialize_with = "text")]
    pub confirm_password: Option<String>,
    /// Given name.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "Ada", value_type = String, required)]
    pub first_name: Option<String>,
    /// Family name.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "Ng", value_type = String, required)]
    pub last_name: Option<String>,
    /// `admin` or left out; anything else is refused.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "admin")]
    pub role: Option<String>,
}

impl AdminRegistrationRequest {
    /// The form; 422 when it names another role.
    pub fn form(self) -> Result<RegistrationForm, Problem> {
        if self.role.is_some_and(|role| role.trim() != Role::Admin.as_str()) {
            return Err(Problem::field("role", "Only the admin account is registered here."));
        }
        Ok(RegistrationForm {
            username: self.username.unwrap_or_default(),
            email: self.email.unwrap_or_default(),
            password: self.password.unwrap_or_default(),
            confirm_password: self.confirm_password,
            profile: Profile {
                first_name: self.first_name.unwrap_or_default(),
                last_name: self.last_name.unwrap_or_default(),
                ..Profile::default()
            },
        })
    }
}

/// Why somebody is rejected.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct RejectRequest {
    /// Told to the person; at most 500 characters.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "The licence has expired.", value_type = String, required)]
    pub reason: Option<String>,
}

/// Why somebody is deactivated.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct DeactivateRequest {
    /// Kept in the log; at most 500 characters.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "Left the company.")]
    pub reason: Option<String>,
}
