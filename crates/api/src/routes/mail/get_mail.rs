//! GET /api/mail-outbox/{id}.

use tierway_application::mail;
use tierway_kernel::MailId;

use super::dto::MailWithBodyResponse;
use crate::prelude::*;

/// Get an email
///
/// For the admin. Password reset links are never stored: they are created when the mail is sent, and only the recipient
/// gets them. Without a mail server, use `POST /api/password-resets/{id}/hand-over` to create a link to pass on.
#[utoipa::path(
    tag = "Mail",
    params(("id" = i64, Path, description = "The mail", example = 12)),
    responses(
        (status = 200, description = "The mail.", body = MailWithBodyResponse),
        (status = 404, description = "Mail not found."),
    ),
)]
#[get("/api/mail-outbox/{id}")]
pub async fn get_mail(call: Call, id: Id) -> HandlerResult {
    let mail = call.read(move |tx, context| mail::get_mail(tx, context, MailId(id.0))).await?;
    Ok(HttpResponse::Ok().json(MailWithBodyResponse::of(mail, call.language())))
}
