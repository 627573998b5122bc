//! Mail on the wire.

use tierway_application::mail::{Mail, MailStatus as Status};
use tierway_kernel::Language;

use crate::dto::*;

/// Filters of the outbox.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListMailQuery {
    /// Only mail with status `queued`, `sent`, `failed` or `kept`.
    #[param(value_type = Option<String>, example = "failed")]
    pub status: Option<MailStatus>,
    /// In which order; newest first if omitted.
    #[param(inline)]
    pub sort: Option<DateSortName>,
}

/// Status of an email.
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
    /// Its outcome.
    pub status: MailStatus,
    /// How often sending was tried.
    #[schema(example = 1)]
    pub attempts: u32,
    /// Why the last attempt failed.
    #[schema(example = "The mail server answered: permanent error (550): no such mailbox")]
    pub last_error: Option<String>,
    /// When it was queued.
    pub created_at: DateTime<Utc>,
    /// When the mail server accepted it.
    pub sent_at: Option<DateTime<Utc>>,
}

impl MailResponse {
    /// The mail, with its error in a language.
    pub(super) fn of(mail: Mail, language: Language) -> MailResponse {
        MailResponse {
            id: mail.id.0,
            to: mail.content.to,
            subject: mail.content.subject,
            status: mail.status.into(),
            attempts: mail.attempts,
            last_error: mail.last_error.map(|error| error.render(language)),
            created_at: mail.created_at,
            sent_at: mail.sent_at,
        }
    }
}

/// A mail with its text.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailWithBodyResponse {
    /// The mail.
    #[serde(flatten)]
    pub mail: MailResponse,
    /// Its text. A link inserted when sending is shown as a placeholder.
    #[schema(example = "Your account was approved. You can sign in now.")]
    pub body: String,
    /// Whether a link that only the recipient gets is inserted when it is sent.
    #[schema(example = false)]
    pub has_link: bool,
}

impl MailWithBodyResponse {
    /// The same with the text.
    pub(super) fn of(mut mail: Mail, language: Language) -> MailWithBodyResponse {
        let body = std::mem::take(&mut mail.content.body);
        let has_link = mail.content.link_for.is_some();
        MailWithBodyResponse { mail: MailResponse::of(mail, language), body, has_link }
    }
}

/// The recipient of a test email.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
pub struct SendTestMailRequest {
    /// An email address.
    #[schema(example = "admin@shop.example")]
    pub to: String,
}
