//! POST /api/admin/register.

use tierway_application::accounts::{self, SetupProof};

use super::dto::AccountResponse;
use super::requests::AdminRegistrationRequest;
use crate::prelude::*;

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
