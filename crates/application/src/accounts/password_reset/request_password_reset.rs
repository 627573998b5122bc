//! `POST /api/auth/reset-password`: performs no look-up. A job finds out whether the account exists, so that neither
//! the response nor its timing reveals it.

use tierway_accounts::is_plausible_email;
use tierway_kernel::{FieldError, Permission, Role, fold};

use super::create_reset::Payload;
use crate::jobs::{JobKind, NewJob};
use crate::throttling::Hourly;
use crate::{Context, Failure, Settings, Transaction};

/// Asks for a link for the account with this email and role, if there is one.
pub fn request_password_reset(
    tx: &mut dyn Transaction,
    context: &Context,
    email: &str,
    role: &str,
) -> Result<(), Failure> {
    context.require(Permission::RequestPasswordReset)?;
    let (email, role) = read(email, role)?;
    let limit = Settings::load(tx)?.resets_per_hour;
    Hourly { what: "reset", limit }.spend(tx, &context.client, context.now)?;
    let client = context.client.clone();
    let key = blake3::hash(format!("{role} {email}").as_bytes()).to_hex();
    let payload = Payload {
        email,
        role: role.as_str().to_owned(),
        address: client.address,
        user_agent: client.user_agent,
        language: Some(context.language.as_str().to_owned()),
    };
    let job = NewJob {
        kind: JobKind::ResetPassword,
        payload: serde_json::to_string(&payload).map_err(|error| Failure::Outside(error.to_string()))?,
        run_at: context.now,
        dedupe_key: Some(format!("reset:{key}")),
    };
    tx.jobs().enqueue(&job, context.now)?;
    Ok(())
}

fn read(email: &str, role: &str) -> Result<(String, Role), Failure> {
    let email = fold(email);
    let role = role.trim();
    let missing: Vec<FieldError> = [("email", email.is_empty()), ("role", role.is_empty())]
        .into_iter()
        .filter(|(_, empty)| *empty)
        .map(|(field, _)| FieldError::new(field, "Please provide both email and role."))
        .collect();
    if !missing.is_empty() {
        return Err(Failure::Fields(missing));
    }
    if !is_plausible_email(&email) {
        return Err(Failure::field("email", "Please enter a valid email address."));
    }
    let role = role.parse().map_err(|_| Failure::field("role", "Unknown role."))?;
    Ok((email, role))
}
