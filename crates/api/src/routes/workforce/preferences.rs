//! Preferences about notifications on the wire.

use serde::{Deserialize, Serialize};
use tierway_workforce::{MailChoice, NoticeKind, NoticePreference};
use utoipa::ToSchema;

/// Whether and how a kind of notification is mailed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum MailChoiceName {
    /// Not at all.
    None,
    /// Together with others, once a day, when unread.
    Digest,
}

impl From<MailChoice> for MailChoiceName {
    fn from(choice: MailChoice) -> MailChoiceName {
        match choice {
            MailChoice::None => MailChoiceName::None,
            MailChoice::Digest => MailChoiceName::Digest,
        }
    }
}

impl From<MailChoiceName> for MailChoice {
    fn from(choice: MailChoiceName) -> MailChoice {
        match choice {
            MailChoiceName::None => MailChoice::None,
            MailChoiceName::Digest => MailChoice::Digest,
        }
    }
}

/// What the caller wants of one kind of notification.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NotificationPreferenceResponse {
    /// The kind, a notification's `type`.
    #[schema(example = "stock_update")]
    pub kind: String,
    /// What screens call it.
    #[schema(example = "Stock updates")]
    pub title: String,
    /// Listed, but neither counted as unread nor sent live.
    pub is_muted: bool,
    /// By mail.
    pub mail: MailChoiceName,
}

/// What the caller wants to be told of.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NotificationPreferencesResponse {
    /// The kinds that can reach the caller, in the order in which screens show them.
    pub kinds: Vec<NotificationPreferenceResponse>,
}

impl From<Vec<(NoticeKind, NoticePreference)>> for NotificationPreferencesResponse {
    fn from(all: Vec<(NoticeKind, NoticePreference)>) -> NotificationPreferencesResponse {
        let one = |(kind, preference): (NoticeKind, NoticePreference)| NotificationPreferenceResponse {
            kind: preference.kind,
            title: kind.title().to_owned(),
            is_muted: preference.is_muted,
            mail: preference.mail.into(),
        };
        NotificationPreferencesResponse { kinds: all.into_iter().map(one).collect() }
    }
}

/// What is wanted of one kind.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NotificationPreferenceRequest {
    /// One of the kinds that can reach the caller.
    #[schema(example = "stock_update")]
    pub kind: String,
    /// Whether it is neither counted as unread nor sent live.
    pub is_muted: bool,
    /// By mail.
    pub mail: MailChoiceName,
}

/// What is wanted of some kinds; the others stay as they are.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct SetNotificationPreferencesRequest {
    /// The kinds to set, each once.
    pub kinds: Vec<NotificationPreferenceRequest>,
}

impl SetNotificationPreferencesRequest {
    /// The command.
    pub fn command(self) -> Vec<NoticePreference> {
        let one = |wish: NotificationPreferenceRequest| NoticePreference {
            kind: wish.kind,
            is_muted: wish.is_muted,
            mail: wish.mail.into(),
        };
        self.kinds.into_iter().map(one).collect()
    }
}
