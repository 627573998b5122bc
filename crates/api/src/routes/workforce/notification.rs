//! Notifications on the wire.

use tierway_kernel::{Language, fold};
use tierway_workforce::{Audience, Notice, NoticeFilter, Subject, SubjectKind};

use crate::dto::*;
use crate::form::Checked;

/// Filters of the notifications.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListNotificationsQuery {
    /// Only those for this role or position of the caller.
    #[param(example = "manager")]
    pub role: Option<String>,
    /// `unread` for unread ones only.
    #[param(example = "unread")]
    #[validate(custom(function = shown, code = "unreadable"))]
    pub status: Option<String>,
}

impl ListNotificationsQuery {
    /// The filter.
    pub fn filter(&self) -> NoticeFilter {
        NoticeFilter { group: self.role.clone(), unread: self.status.as_deref() == Some("unread") }
    }
}

fn shown(status: &str) -> Checked {
    form::holds(matches!(status, "all" | "unread"), "unreadable")
}

/// Whether a notification was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum NotificationStatus {
    /// Not yet.
    Unread,
    /// By the caller.
    Read,
}

/// Subject types of notifications.
pub type SubjectKindName = Name<SubjectKind>;

/// The subject of a notification.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct SubjectResponse {
    /// Kind of thing.
    pub kind: SubjectKindName,
    /// Its number.
    #[schema(example = 12)]
    pub id: i64,
}

impl From<Subject> for SubjectResponse {
    fn from(subject: Subject) -> SubjectResponse {
        SubjectResponse { kind: subject.kind.into(), id: subject.id }
    }
}

/// Which notifications count.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct NotificationRoleQuery {
    /// Only those for this role or position of the caller.
    #[param(example = "manager")]
    pub role: Option<String>,
}

/// How many notifications are unread.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct NotificationCountResponse {
    /// Unread ones.
    #[schema(example = 3)]
    pub unread: u64,
}

/// How many notifications were marked.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct MarkedNotificationsResponse {
    /// Number of notifications that were unread.
    #[schema(example = 3)]
    pub count: u64,
}

/// Which notifications are marked as read.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MarkAllNotificationsRequest {
    /// Only those for this role or position of the caller.
    #[schema(example = "manager")]
    pub role: Option<String>,
    /// Only those up to this ID: the newest one shown.
    #[schema(example = 77)]
    pub up_to: Option<i64>,
}

/// A notification.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NotificationResponse {
    /// Identity.
    #[schema(example = 77)]
    pub id: i64,
    /// `stock_update`, `order`, `approval` and the like.
    #[serde(rename = "type")]
    #[schema(example = "stock_update")]
    pub kind: String,
    /// One line.
    #[schema(example = "Stock updated")]
    pub title: String,
    /// The text.
    #[schema(example = "Mint Pod now has 40 pieces.")]
    pub message: String,
    /// Whether it was read.
    pub status: NotificationStatus,
    /// The role or position it is for; absent if it is for the user.
    #[schema(example = "manager")]
    pub role: Option<String>,
    /// Its subject; absent if there is nothing to open.
    pub subject: Option<SubjectResponse>,
    /// When the caller first read it.
    pub read_at: Option<DateTime<Utc>>,
    /// When.
    pub created_at: DateTime<Utc>,
}

impl NotificationResponse {
    /// The notice in the reader's language.
    pub(crate) fn of(notice: Notice, language: Language) -> NotificationResponse {
        NotificationResponse {
            id: notice.id.0,
            kind: notice.entry.kind,
            title: notice.entry.title.render(language),
            message: notice.entry.message.render(language),
            status: if notice.read_at.is_some() { NotificationStatus::Read } else { NotificationStatus::Unread },
            role: match notice.entry.audience {
                Audience::Group(group) => Some(group),
                Audience::User(_) => None,
            },
            subject: notice.entry.subject.map(SubjectResponse::from),
            read_at: notice.read_at,
            created_at: notice.created_at,
        }
    }
}

/// Marks a notification as read.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
pub struct MarkNotificationRequest {
    /// `read`; cannot be undone.
    #[schema(example = "read")]
    #[validate(custom(function = reads, message = "A notification can only be marked as read."))]
    pub status: String,
}

fn reads(status: &str) -> Checked {
    form::holds(fold(status) == "read", "known")
}
