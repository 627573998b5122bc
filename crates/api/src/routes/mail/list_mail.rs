//! GET /api/mail-outbox.

use tierway_application::mail;

use super::dto::{ListMailQuery, MailResponse};
use crate::prelude::*;

/// List emails
///
/// For the admin: every email that was sent or would have been sent, newest first unless `sort` says otherwise.
#[utoipa::path(
    tag = "Mail",
    params(ListMailQuery, PageParams),
    responses((status = 200, description = "The mails, without their texts.", body = Vec<MailResponse>)),
)]
#[get("/api/mail-outbox")]
pub async fn list_mail(call: Call, params: Params<ListMailQuery>) -> HandlerResult {
    let (status, sort) = (params.0.status.map(|name| name.0), params.0.sort.unwrap_or_default().0);
    let page = call.page()?;
    let mails = call.read(move |tx, context| mail::list_mail(tx, context, status, sort, &page)).await?;
    Ok(list_response(&call, mails.map(|mail| MailResponse::of(mail, call.language()))))
}
