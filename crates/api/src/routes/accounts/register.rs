//! POST /api/auth/register.

use tierway_accounts::{DocumentKind, NewDocument};
use tierway_application::accounts;
use tierway_application::accounts::{Accepted, AccountView, Upload};

use super::multipart::RegisterForm;
use super::registration::{RegisterRequest, Registration};
use super::user::AccountResponse;
use crate::prelude::*;

/// Register an account
///
/// Public, for every role except `admin` and `warehouse`. Takes JSON with documents as `data:` URLs, or
/// `multipart/form-data` with the same field names and the documents as files (pdf, jpg, jpeg or png by content, at
/// most 10 MB each). Dealers must upload `businessLicense`, `bankStatement` and at least one of `shopPhotos`; agents
/// and sub-agents `idDocument` and `walletProof`; employees may upload `idDocument` and `employmentLetter`.
///
/// `admin` and `warehouse` are rejected as `role`. `verificationStatus` and `isActive` are ignored. People below the
/// minimum age (setting `minimumAge`) and customers from closed countries are rejected. Registrations per IP address
/// and hour are limited (setting `registrationsPerHour`). Does not sign in: the page continues to the role's sign-in.
#[utoipa::path(
    tag = "Sign-in",
    request_body(content((RegisterRequest = "application/json"), (RegisterForm = "multipart/form-data"))),
    responses(
        (status = 201, description = "The account.", body = AccountResponse),
        (status = 413, description = "A document, or all of them together, is too large."),
        (status = 429, description = "Too many registrations from this address; `Retry-After` says when to try again."),
    )
)]
#[post("/api/auth/register")]
pub async fn register(call: Call, body: Registration) -> HandlerResult {
    let Registration { command, uploads } = body;
    let role = command.role;
    let password = command.form.password.clone();
    let kinds: Vec<DocumentKind> = uploads.iter().map(|upload| upload.kind).collect();
    let accepted = call.read(move |tx, context| accounts::check_registration(tx, context, &command, &kinds)).await?;
    let hash = call.hash_password(password).await?;
    let view = store(&call, accepted, hash, uploads).await?;
    Ok(HttpResponse::Created().json(AccountResponse::new(view, accounts::welcome(role))))
}

/// Keeps the documents, then the account; a refused account leaves no document behind.
async fn store(call: &Call, accepted: Accepted, hash: String, uploads: Vec<Upload>) -> Result<AccountView, Problem> {
    let documents: Vec<NewDocument> =
        call.blocking(move |services| accounts::store_uploads(services, &uploads)).await??;
    let kept = documents.clone();
    let stored = call.write(move |tx, context| accounts::register(tx, context, &accepted, &hash, &documents)).await;
    if stored.is_err() && !kept.is_empty() {
        call.blocking(move |services| accounts::discard_uploads(services, &kept)).await?;
    }
    stored
}
