//! Mail on the wire.

use tierway_application::mail::{Mail, MailStatus as Status};

use crate::dto::*;

/// Filters of the outbox.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListMailQuery {
    /// Only `queued`, `sent`, `failed` or `kept` ones.
    #[param(value_type = Option<String>, example = "failed")]
    pub status: Option<MailStatus>,
}

/// What became of a mail.
pub type MailStatus = Name<Status>;

/// A mail of the outbox.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailResponse {
    /// Identity.
    #[schema(example = 12)]
    pub id: i64,
    /// The recipient's address.
    #[schema(example = "agent@shop.example")]
    pub to: String,
    /// Subject.
    #[schema(example = "Your account was approved")]
    pub subject: String,
    /// What became of it.
    pub status: MailStatus,
    /// How often sending was tried.
    #[schema(example = 1)]
    pub attempts: u32,
    /// Why the last attempt failed.
    #[schema(example = "permanent error (550): no such mailbox")]
    pub last_error: Option<String>,
    /// When it was posted.
    pub created_at: DateTime<Utc>,
    /// When the mail server took it.
    pub sent_at: Option<DateTime<Utc>>,
}

impl From<Mail> for MailResponse {
    fn from(mail: Mail) -> MailResponse {
        MailResponse {
            id: mail.id.0,
            to: mail.content.to,
            subject: mail.content.subject,
            status: mail.status.into(),
            attempts: mail.attempts,
            last_error: mail.last_error,
            created_at: mail.created_at,
            sent_at: mail.sent_at,
        }
    }
}

/// A mail with its text.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct MailWithBodyResponse {
    /// The mail.
    #[serde(flatten)]
    pub mail: MailResponse,
    /// Its text; absent when it holds a link for the recipient only, or held one that is no longer kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Your account was approved. You can sign in now.")]
    pub body: Option<String>,
}

impl From<Mail> for MailWithBodyResponse {
    fn from(mut mail: Mail) -> MailWithBodyResponse {
        let body = std::mem::take(&mut mail.content.body);
        let shown = !(mail.content.has_secret && body.is_empty());
        MailWithBodyResponse { mail: mail.into(), body: shown.then_some(body) }
    }
}

/// Where a test mail shall go.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
pub struct SendTestMailRequest {
    /// An email address.
    #[schema(example = "admin@shop.example")]
    pub to: String,
}
