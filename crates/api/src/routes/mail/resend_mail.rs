//! POST /api/mail-outbox/{id}/resend.

use tierway_application::mail;
use tierway_kernel::MailId;

use super::dto::MailResponse;
use crate::prelude::*;

/// Resend an email
///
/// For the admin, whatever its status: it is queued and sent at once. A mail with a password reset link gets a fresh
/// link if the request is open and not more than a day old. Attachments are kept for 90 days; without them it is not sent
/// again.
#[utoipa::path(
    tag = "Mail",
    params(("id" = i64, Path, description = "The mail", example = 12)),
    responses(
        (status = 200, description = "The mail, queued.", body = MailResponse),
        (status = 404, description = "Mail not found."),
        (status = 409, description = "It contains a password reset link, and the request is closed or too old; or its attachments have been deleted."),
    ),
)]
#[post("/api/mail-outbox/{id}/resend")]
pub async fn resend_mail(call: Call, id: Id) -> HandlerResult {
    let mail = call.write(move |tx, context| mail::resend_mail(tx, context, MailId(id.0))).await?;
    Ok(HttpResponse::Ok().json(MailResponse::of(mail, call.language())))
}
