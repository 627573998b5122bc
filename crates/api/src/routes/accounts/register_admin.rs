//! POST /api/admin/register.

use serde::Deserialize;
use tierway_accounts::{Profile, RegistrationForm};
use tierway_application::accounts;
use tierway_application::accounts::SetupProof;
use tierway_kernel::{FieldError, Role};
use utoipa::ToSchema;
use validator::Validate;

use super::older_clients::text;
use super::user::AccountResponse;
use crate::form;
use crate::form::{BusinessRules, Checked};
use crate::prelude::*;

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
    fn violations(&self) -> Vec<FieldError> {
        // The minimum password length is a setting.
        self.form().faults(Some(Role::Admin), None)
    }
}

fn admin(role: &str) -> Checked {
    form::holds(role.trim() == Role::Admin.as_str(), "role")
}

/// Sign up the one admin
///
/// Public while there is no admin. From any machine other than the server itself, it requires the setup code
/// (`setupCode`) that `tierway serve` prints and stores in its data directory. Of two concurrent requests, one
/// succeeds. Does not sign in: the portal returns to its sign-in form.
#[utoipa::path(
    tag = "Sign-in",
    request_body = AdminRegistrationRequest,
    responses(
        (status = 201, description = "The admin account.", body = AccountResponse),
        (status = 422, description = "Validation failed, or the setup code is missing or wrong (`setupCode`); see `errors`."),
        (status = 409, description = "There is already an admin."),
    )
)]
#[post("/api/admin/register")]
pub async fn register_admin(call: Call, body: Body<AdminRegistrationRequest>) -> HandlerResult {
    let given = body.0.setup_code.clone();
    let form = body.0.form();
    let config = &call.app().config;
    let proof = if config.trusted_proxies.is_local(&call.request) {
        SetupProof::Local
    } else {
        SetupProof::Code { given, expected: config.setup_code.clone() }
    };
    let password = form.password.clone();
    let user = call.read(move |tx, context| accounts::check_admin_registration(tx, context, &form, &proof)).await?;
    let hash = call.hash_password(password).await?;
    let view = call.write(move |tx, context| accounts::register_admin(tx, context, &user, &hash)).await?;
    Ok(HttpResponse::Created().json(AccountResponse::new(view, "Admin account created successfully!")))
}
