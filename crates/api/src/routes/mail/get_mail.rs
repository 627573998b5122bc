//! GET /api/mail-outbox/{id}.

use tierway_application::mail;
use tierway_kernel::MailId;

use super::dto::MailWithBodyResponse;
use crate::prelude::*;

/// Read a mail
///
/// For the admin. A link for a new password is in no stored text: it is made when the mail is sent, and only its recipient
/// gets it. Without a mail server, `POST /api/password-resets/{id}/hand-over` makes one to hand over.
#[utoipa::path(
    tag = "Mail",
    params(("id" = i64, Path, description = "The mail", example = 12)),
    responses(
        (status = 200, description = "The mail.", body = MailWithBodyResponse),
        (status = 404, description = "There is no such mail."),
    ),
)]
#[get("/api/mail-outbox/{id}")]
pub async fn get_mail(call: Call, id: Id) -> HandlerResult {
    let mail = call.read(move |tx, context| mail::get_mail(tx, context, MailId(id.0))).await?;
    Ok(HttpResponse::Ok().json(MailWithBodyResponse::from(mail)))
}
