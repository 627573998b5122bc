//! Preferences about notifications on the wire.

use tierway_workforce::{MailChoice, NoticeKind, NoticePreference, NoticeWish};

use crate::dto::*;

/// Whether and how a kind of notification is mailed.
pub type MailChoiceName = Name<MailChoice>;

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

/// What is wanted of one kind; what is left out stays.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NotificationPreferenceRequest {
    /// One of the kinds that can reach the caller.
    #[schema(example = "stock_update")]
    pub kind: String,
    /// Whether it is neither counted as unread nor sent live.
    #[serde(default)]
    pub is_muted: Option<bool>,
    /// By mail.
    #[serde(default)]
    pub mail: Option<MailChoiceName>,
}

/// What is wanted of some kinds; the others stay as they are.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
pub struct SetNotificationPreferencesRequest {
    /// The kinds to set, each once.
    pub kinds: Vec<NotificationPreferenceRequest>,
}

impl SetNotificationPreferencesRequest {
    /// The command.
    pub fn command(self) -> Vec<NoticeWish> {
        let one = |wish: NotificationPreferenceRequest| NoticeWish {
            kind: wish.kind,
            is_muted: wish.is_muted,
            mail: wish.mail.map(|mail| mail.0),
        };
        self.kinds.into_iter().map(one).collect()
    }
}
