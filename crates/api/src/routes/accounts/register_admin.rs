//! POST /api/admin/register.

use tierway_application::accounts::{self, SetupProof};

use super::dto::AccountResponse;
use super::requests::AdminRegistrationRequest;
use crate::prelude::*;

/// Sign up the one admin
///
/// Open to everybody as long as no admin exists. From any other machine than the server itself it takes the setup code
/// (`setupCode`) that `tierway serve` prints and keeps in its data directory. Of two who try at once, one wins. Opens no session: the portal goes back
/// to its sign-in form.
#[utoipa::path(
    tag = "Sign-in",
    request_body = AdminRegistrationRequest,
    responses(
        (status = 201, description = "The admin account.", body = AccountResponse),
        (status = 422, description = "A rule is broken or the setup code is missing or wrong (`setupCode`); `errors` names the field."),
        (status = 409, description = "An admin exists."),
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
