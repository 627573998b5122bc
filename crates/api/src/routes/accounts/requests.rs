//! What sign-in pages, the admin's sign-up and reviews send.

use serde::{Deserialize, Deserializer};
use tierway_accounts::{Portal, Profile, ProfileChange, RegistrationForm};
use tierway_kernel::{FieldError, Role};
use utoipa::ToSchema;
use validator::Validate;

use super::text::text;
use crate::Problem;
use crate::expected::Expected;
use crate::form::{self, BusinessRules, Checked};

/// What a sign-in page sends.
#[derive(Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SignInRequest {
    /// Username or email, ignoring case.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "lina.tan", value_type = String, required)]
    pub username: Option<String>,
    /// Password.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "correct horse", value_type = String, required)]
    pub password: Option<String>,
    /// The page's role; users with another role get 403 and no session. If omitted: any role.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "agent")]
    #[validate(custom(function = door, message = "Unknown sign-in page."))]
    pub portal: Option<String>,
}

impl SignInRequest {
    /// The door of the page.
    pub fn portal(&self) -> Option<Portal> {
        Portal::named(self.portal.as_deref()?)
    }
}

fn door(portal: &str) -> Checked {
    form::holds(portal.trim().is_empty() || Portal::named(portal).is_some(), "known")
}

/// The admin's sign-up form.
#[derive(Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[validate(schema(function = form::rules::<Self>, skip_on_field_errors = false))]
pub struct AdminRegistrationRequest {
    /// Name to sign in with.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "admin", value_type = String, required)]
    pub username: Option<String>,
    /// Email address.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "admin@example.com", value_type = String, required)]
    pub email: Option<String>,
    /// 6 to 128 characters; at least 10 (a setting) and no common password for admin, manufacturers and employees.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "correct horse", value_type = String, required)]
    pub password: Option<String>,
    /// The password repeated; optional.
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
    /// `admin`, or omit it; anything else is rejected.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "admin")]
    #[validate(custom(function = admin, message = "Only the admin account can be registered here."))]
    pub role: Option<String>,
    /// The setup code printed by the server at start; not needed on the server itself.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "7K2QF-M3XWA-9RTPD-4HBCE")]
    pub setup_code: Option<String>,
}

impl AdminRegistrationRequest {
    /// The form.
    pub fn form(&self) -> RegistrationForm {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        RegistrationForm {
            username: text(&self.username),
            email: text(&self.email),
            password: text(&self.password),
            confirm_password: self.confirm_password.clone(),
            birth_date: None,
            accepts_terms: false,
            profile: Profile {
                first_name: text(&self.first_name),
                last_name: text(&self.last_name),
                ..Profile::default()
            },
        }
    }
}

impl BusinessRules for AdminRegistrationRequest {
    fn broken(&self) -> Vec<FieldError> {
        // How long a password must be, a setting says.
        self.form().faults(Some(Role::Admin), None)
    }
}

fn admin(role: &str) -> Checked {
    form::holds(role.trim() == Role::Admin.as_str(), "role")
}

/// The form to change the password.
#[derive(Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangePasswordRequest {
    /// The current password.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "correct horse", value_type = String, required)]
    pub current_password: Option<String>,
    /// 6 to 128 characters; at least 10 (a setting) and no common password for admin, manufacturers and employees.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "battery staple", value_type = String, required)]
    pub new_password: Option<String>,
    /// The new password repeated; optional.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "battery staple")]
    pub confirm_password: Option<String>,
    /// Whether to keep the account's API tokens and webhooks. If omitted, tokens are revoked and webhooks disabled.
    #[serde(default)]
    #[schema(example = false)]
    pub keep_programs: bool,
}

/// The profile form. Omitted fields stay unchanged.
#[derive(Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[validate(schema(function = form::rules::<Self>, skip_on_field_errors = false))]
pub struct UpdateUserRequest {
    /// Given name.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "Lina")]
    pub first_name: Option<Option<String>>,
    /// Family name.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "Tan")]
    pub last_name: Option<Option<String>>,
    /// Email address; changing it requires `currentPassword`.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "lina@example.com")]
    pub email: Option<Option<String>>,
    /// Telephone number.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "+60 3 1234 5678")]
    pub phone: Option<Option<String>>,
    /// Country.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "Malaysia")]
    pub country: Option<Option<String>>,
    /// Zone, state or city.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "Kuala Lumpur")]
    pub zone: Option<Option<String>>,
    /// Company.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "Harbour Trading")]
    pub company_name: Option<Option<String>>,
    /// Postal address of the company.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>)]
    pub company_address: Option<Option<String>>,
    /// A manufacturer's business type.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "Import/Export")]
    pub business_type: Option<Option<String>>,
    /// Business description.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>)]
    pub description: Option<Option<String>>,
    /// Where a wholesaler distributes.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "Asia, Europe")]
    pub distribution_regions: Option<Option<String>>,
    /// Day of birth, `YYYY-MM-DD`; may be put right, not removed.
    #[serde(default, deserialize_with = "field")]
    #[schema(value_type = Option<String>, example = "1990-05-17")]
    pub birth_date: Option<Option<String>>,
    /// The password, for another email address.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "correct horse")]
    pub current_password: Option<String>,
    /// The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    /// updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    /// meantime.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    pub expected: Expected,
}

impl UpdateUserRequest {
    /// The change; `null` empties a field as an empty text does.
    pub fn change(&self) -> ProfileChange {
        let text = |field: &Option<Option<String>>| field.clone().map(Option::unwrap_or_default);
        ProfileChange {
            first_name: text(&self.first_name),
            last_name: text(&self.last_name),
            email: text(&self.email),
            phone: text(&self.phone),
            country: text(&self.country),
            zone: text(&self.zone),
            company_name: text(&self.company_name),
            company_address: text(&self.company_address),
            business_type: text(&self.business_type),
            description: text(&self.description),
            distribution_regions: text(&self.distribution_regions),
            birth_date: text(&self.birth_date),
        }
    }
}

impl BusinessRules for UpdateUserRequest {
    fn broken(&self) -> Vec<FieldError> {
        self.change().faults()
    }
}

/// A text field that is optional.
fn field<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<String>>, D::Error> {
    text(deserializer).map(Some)
}

/// Reason for a rejection.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
pub struct RejectRequest {
    /// Told to the person; at most 500 characters.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "The licence has expired.", value_type = String, required)]
    pub reason: Option<String>,
}

/// The new role.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
pub struct RoleChangeRequest {
    /// `wholesaler`, `dealer`, `agent`, `sub-agent` or `customer`.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "dealer", value_type = String, required)]
    #[validate(required(code = "role"), custom(function = form::said, code = "role"))]
    #[validate(custom(function = form::known::<Role>, code = "role"))]
    pub role: Option<String>,
    /// Sent to the account holder and logged; at most 500 characters.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "Registered on the customers' page by mistake.")]
    pub reason: Option<String>,
    /// The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    /// updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    /// meantime.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    pub expected: Expected,
}

impl RoleChangeRequest {
    /// The role.
    pub fn role(&self) -> Result<Role, Problem> {
        form::checked(self.role.as_deref().and_then(|name| name.trim().parse().ok()))
    }
}

/// Reason for deactivation.
#[derive(Debug, Clone, Default, Deserialize, Validate, ToSchema)]
pub struct DeactivateRequest {
    /// Kept in the log; at most 500 characters.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "Left the company.")]
    pub reason: Option<String>,
}
