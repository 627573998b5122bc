//! POST /api/admin/register.

use actix_web::{HttpResponse, post};

use tierway_application::accounts;

use super::dto::AccountResponse;
use super::requests::AdminRegistrationRequest;
use crate::body::Body;
use crate::{Call, Problem};

/// Sign up the one admin
///
/// Open to everybody as long as no admin exists. Of two who try at once, one wins. Opens no session: the portal goes back
/// to its sign-in form.
#[utoipa::path(
    operation_id = "registerAdmin",
    tag = "Sign-in",
    request_body = AdminRegistrationRequest,
    responses(
        (status = 201, description = "The admin account.", body = AccountResponse),
        (status = 400, description = "The request cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "The request comes from another origin.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "An admin exists.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is of the wrong type.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "A rule is broken; `errors` names the field.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    )
)]
#[post("/api/admin/register")]
pub async fn register_admin(call: Call, body: Body<AdminRegistrationRequest>) -> Result<HttpResponse, Problem> {
    let form = body.0.form()?;
    let password = form.password.clone();
    let user = call.read(move |tx, context| accounts::check_admin_registration(tx, context, &form)).await?;
    let hash = call.hash_password(password).await?;
    let view = call.write(move |tx, context| accounts::register_admin(tx, context, &user, &hash)).await?;
    Ok(HttpResponse::Created().json(AccountResponse::new(view, "Admin account created successfully!")))
}
