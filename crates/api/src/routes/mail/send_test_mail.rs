//! POST /api/mail-outbox/test.

use actix_web::{HttpResponse, post};
use tierway_application::mail;

use super::dto::{MailResponse, SendTestMailRequest};
use crate::body::Body;
use crate::{Call, Problem};

/// Send a test mail
///
/// For the admin: shows whether the mail server takes what the platform sends. What became of it stands in the outbox
/// a moment later.
#[utoipa::path(
    operation_id = "sendTestMail",
    tag = "Mail",
    request_body = SendTestMailRequest,
    responses(
        (status = 201, description = "The mail as it waits.", body = MailResponse),
        (status = 400, description = "The request cannot be read.", body = Problem, content_type = "application/problem+json"),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "Not allowed.", body = Problem, content_type = "application/problem+json"),
        (status = 413, description = "The body is too large.", body = Problem, content_type = "application/problem+json"),
        (status = 415, description = "The body is of the wrong type.", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "The address is none.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[post("/api/mail-outbox/test")]
pub async fn send_test_mail(call: Call, body: Body<SendTestMailRequest>) -> Result<HttpResponse, Problem> {
    let to = body.0.to;
    let mail = call.write(move |tx, context| mail::send_test_mail(tx, context, &to)).await?;
    Ok(HttpResponse::Created().json(MailResponse::from(mail)))
}
