//! Preferences about notifications on the wire.

use tierway_kernel::Language;
use tierway_workforce::{MailChoice, NoticeKind, NoticePreference, NoticePreferenceChange};

use crate::dto::*;

/// Email preference for a kind of notification.
pub type MailChoiceName = Name<MailChoice>;

/// The caller's preferences for one kind of notification.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NotificationPreferenceResponse {
    /// The kind, a notification's `type`.
    #[schema(example = "stock_update")]
    pub kind: String,
    /// Display name.
    #[schema(example = "Stock updates")]
    pub title: String,
    /// Muted: listed, but neither counted as unread nor streamed.
    pub is_muted: bool,
    /// By mail.
    pub mail: MailChoiceName,
}

/// The caller's notification preferences.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NotificationPreferencesResponse {
    /// The kinds the caller can receive, in display order.
    pub kinds: Vec<NotificationPreferenceResponse>,
}

impl NotificationPreferencesResponse {
    /// The preferences with the names of the kinds in a language.
    pub fn of(all: Vec<(NoticeKind, NoticePreference)>, language: Language) -> NotificationPreferencesResponse {
        let one = |(kind, preference): (NoticeKind, NoticePreference)| NotificationPreferenceResponse {
            kind: preference.kind,
            title: kind.title().render(language),
            is_muted: preference.is_muted,
            mail: preference.mail.into(),
        };
        NotificationPreferencesResponse { kinds: all.into_iter().map(one).collect() }
    }
}

/// Preferences for one kind; omitted ones stay unchanged.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NotificationPreferenceRequest {
    /// A kind the caller can receive.
    #[schema(example = "stock_update")]
    pub kind: String,
    /// Whether it is muted: neither counted as unread nor streamed.
    #[serde(default)]
    pub is_muted: Option<bool>,
    /// By mail.
    #[serde(default)]
    pub mail: Option<MailChoiceName>,
}

/// Preferences for some kinds; the others stay unchanged.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
pub struct SetNotificationPreferencesRequest {
    /// The kinds to set, each once.
    pub kinds: Vec<NotificationPreferenceRequest>,
}

impl SetNotificationPreferencesRequest {
    /// The command.
    pub fn command(self) -> Vec<NoticePreferenceChange> {
        let one = |input: NotificationPreferenceRequest| NoticePreferenceChange {
            kind: input.kind,
            is_muted: input.is_muted,
            mail: input.mail.map(|mail| mail.0),
        };
        self.kinds.into_iter().map(one).collect()
    }
}
