//! POST /api/mail-outbox/{id}/resend.

use tierway_application::mail;
use tierway_kernel::MailId;

use super::dto::MailResponse;
use crate::prelude::*;

/// Send a mail again
///
/// For the admin, whatever became of it: it waits in the outbox and is sent at once. One with a link for a new password gets
/// a fresh one, if the request is open and not more than a day old.
#[utoipa::path(
    tag = "Mail",
    params(("id" = i64, Path, description = "The mail", example = 12)),
    responses(
        (status = 200, description = "The mail as it waits.", body = MailResponse),
        (status = 404, description = "There is no such mail."),
        (status = 409, description = "It has a link for a new password, and the request is closed or too old."),
    ),
)]
#[post("/api/mail-outbox/{id}/resend")]
pub async fn resend_mail(call: Call, id: Id) -> HandlerResult {
    let mail = call.write(move |tx, context| mail::resend_mail(tx, context, MailId(id.0))).await?;
    Ok(HttpResponse::Ok().json(MailResponse::from(mail)))
}
