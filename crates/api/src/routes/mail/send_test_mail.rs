//! POST /api/mail-outbox/test.

use tierway_application::mail;

use super::dto::{MailResponse, SendTestMailRequest};
use crate::prelude::*;

/// Send a test email
///
/// For the admin: checks whether the mail server accepts mail. The result appears in the outbox a moment later.
#[utoipa::path(
    tag = "Mail",
    request_body = SendTestMailRequest,
    responses(
        (status = 201, description = "The mail, queued.", body = MailResponse),
        (status = 422, description = "Not an email address."),
    ),
)]
#[post("/api/mail-outbox/test")]
pub async fn send_test_mail(call: Call, body: Body<SendTestMailRequest>) -> HandlerResult {
    let to = body.0.to;
    let mail = call.write(move |tx, context| mail::send_test_mail(tx, context, &to)).await?;
    Ok(HttpResponse::Created().json(MailResponse::of(mail, call.language())))
}
