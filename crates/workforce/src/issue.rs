//! Issue reports: what is wrong with a product, a batch or an order, and who sees to it (specification 2 §4).

mod change;
mod draft;
mod repository;

use chrono::{DateTime, Utc};
use tierway_kernel::{
    Actor, IssueCommentId, IssueEventId, IssueId, IssuePhotoId, LotId, OrderId, ProductId, Role, UserId,
};

pub use change::{IssueChange, IssueError, issue_targets, plan_issue_change};
pub use draft::{
    IssueDraft, MAX_COMMENT, MAX_DESCRIPTION, check_comment, check_photo, check_photo_count, parse_issue_type,
};
pub use repository::{IssueCounts, IssueFilter, IssueParts, IssueRepository, IssueSort, Resolutions};

/// The prefix of every issue type.
pub const ISSUE_PREFIX: &str = "Product Issue";
/// Most photos of an issue.
pub const MAX_PHOTOS: usize = 8;
/// Most comments of an issue.
pub const MAX_COMMENTS: u64 = 500;
/// Maximum upload size of a photo in bytes.
pub const MAX_PHOTO_BYTES: usize = 5 * 1024 * 1024;

tierway_kernel::names! {
    /// Status of an issue.
    pub enum IssueStatus as "IssueStatusName" {
        /// Somebody must see to it.
        Open = "open",
        /// It was solved.
        Solved = "solved",
        /// It was closed as unsolved.
        Unsolved = "unsolved",
    }
}

tierway_kernel::names! {
    /// How urgent an issue is.
    pub enum IssuePriority as "IssuePriorityName" {
        /// Some day.
        Low = "low",
        /// In its turn.
        Medium = "medium",
        /// Soon; what new ones have.
        High = "high",
        /// At once.
        Urgent = "urgent",
    }
}

tierway_kernel::names! {
    /// An issue event.
    pub enum IssueEventKind as "IssueEventName" {
        /// Somebody reported it.
        Reported = "reported",
        /// It was assigned.
        Assigned = "assigned",
        /// It was unassigned.
        Unassigned = "unassigned",
        /// Its priority changed.
        Priority = "priority",
        /// It was solved.
        Solved = "solved",
        /// It was closed as unsolved.
        Unsolved = "unsolved",
        /// It is open again.
        Reopened = "reopened",
        /// Photos were added.
        Photos = "photos",
    }
}

/// An issue to store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewIssue {
    /// The issue type; begins with [`ISSUE_PREFIX`].
    pub issue_type: String,
    /// The description.
    pub description: String,
    /// How urgent.
    pub priority: IssuePriority,
    /// The reporter; `None` for the system.
    pub reported_by: Option<UserId>,
    /// Employee number.
    pub employee_code: Option<String>,
    /// Their department.
    pub department: Option<String>,
    /// The product it is about.
    pub product_id: Option<ProductId>,
    /// The batch.
    pub lot_id: Option<LotId>,
    /// The order.
    pub order_id: Option<OrderId>,
}

/// A stored issue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Issue {
    /// Identity.
    pub id: IssueId,
    /// The report, with the current priority.
    pub entry: NewIssue,
    /// Its status.
    pub status: IssueStatus,
    /// Assignee.
    pub assigned_to: Option<UserId>,
    /// The user who closed it.
    pub resolved_by: Option<UserId>,
    /// When.
    pub resolved_at: Option<DateTime<Utc>>,
    /// Counts the changes.
    pub version: i64,
    /// When it was reported.
    pub created_at: DateTime<Utc>,
    /// When it last changed.
    pub updated_at: DateTime<Utc>,
}

/// A comment on an issue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IssueComment {
    /// Identity.
    pub id: IssueCommentId,
    /// The issue.
    pub issue_id: IssueId,
    /// The author.
    pub author_id: UserId,
    /// What.
    pub text: String,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// A photo to be recorded; its file is a JPEG that was re-encoded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewIssuePhoto {
    /// Storage key of the file.
    pub storage_key: String,
    /// Its bytes.
    pub size: i64,
    /// Its width in pixels.
    pub width: i64,
    /// Its height in pixels.
    pub height: i64,
}

/// A recorded photo.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IssuePhoto {
    /// Identity.
    pub id: IssuePhotoId,
    /// The issue.
    pub issue_id: IssueId,
    /// Its file.
    pub file: NewIssuePhoto,
    /// The user who added it; `None` for the system.
    pub added_by: Option<UserId>,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// An entry of an issue's history to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewIssueEvent {
    /// The event.
    pub kind: IssueEventKind,
    /// The assignee, new or removed.
    pub person: Option<UserId>,
    /// The new priority, or how many photos.
    pub detail: Option<String>,
    /// The actor; `None` for the system.
    pub actor_id: Option<UserId>,
}

/// An entry of an issue's history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IssueEvent {
    /// Identity.
    pub id: IssueEventId,
    /// The issue.
    pub issue_id: IssueId,
    /// The stored values.
    pub entry: NewIssueEvent,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// The issue that a search names by its number: `#7` or `7`.
pub fn parse_issue_number(text: &str) -> Option<IssueId> {
    text.trim().trim_start_matches('#').parse().ok().map(IssueId)
}

/// Whether the actor may manage issues: managers, supervisors and purchasers, the owners, the system.
pub fn may_decide_issues(actor: &Actor) -> bool {
    match actor {
        Actor::System => true,
        Actor::Guest => false,
        Actor::User(user) => match user.role {
            Role::Admin | Role::Manufacturer => true,
            Role::Employee | Role::Warehouse => {
                let position = user.position.as_deref().unwrap_or_default().trim();
                crate::LEADING_POSITIONS.iter().any(|leading| leading.eq_ignore_ascii_case(position))
            }
            _ => false,
        },
    }
}

/// Whether issues can be assigned to this account: active company staff.
pub fn may_hold_issues(role: Role, is_active: bool) -> bool {
    is_active && matches!(role, Role::Admin | Role::Manufacturer | Role::Employee | Role::Warehouse)
}

#[cfg(test)]
mod tests;
