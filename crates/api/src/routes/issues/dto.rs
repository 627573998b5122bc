//! Responses of operations about issues.

use tierway_application::workforce::{Assignee, CommentView, IssueCase, IssueEventView, IssueView, PhotoView};
use tierway_workforce::IssueCounts;

use super::names::{IssueEventName, IssuePriorityName, IssueStatusName};
use crate::dto::*;

/// An issue.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IssueResponse {
    /// Identity.
    #[schema(example = 12)]
    pub id: i64,
    /// Type of issue.
    #[schema(example = "Product Issue: Leaking")]
    pub issue_type: String,
    /// The description.
    #[schema(example = "Two coils of the last box leak.")]
    pub description: String,
    /// Its status.
    pub status: IssueStatusName,
    /// How urgent it is.
    pub priority: IssuePriorityName,
    /// The reporter; absent for the system.
    #[schema(example = 7)]
    pub reported_by: Option<i64>,
    /// Their name.
    #[schema(example = "Lina Tan")]
    pub reported_by_name: Option<String>,
    /// Their employee number at that time.
    #[schema(example = "E-1042")]
    pub employee_id: Option<String>,
    /// Their department at that time.
    #[schema(example = "warehouse")]
    pub department: Option<String>,
    /// The product it is about.
    #[schema(example = 42)]
    pub product_id: Option<i64>,
    /// Its name now.
    #[schema(example = "Mint Pod")]
    pub product_name: Option<String>,
    /// Its SKU now.
    #[schema(example = "MINT-POD-7K2QXD")]
    pub product_sku: Option<String>,
    /// The batch.
    #[schema(example = 5)]
    pub lot_id: Option<i64>,
    /// Its code.
    #[schema(example = "B-2026-117")]
    pub lot_code: Option<String>,
    /// The order.
    #[schema(example = 17)]
    pub order_id: Option<i64>,
    /// Assignee.
    #[schema(example = 9)]
    pub assigned_to: Option<i64>,
    /// Their name.
    #[schema(example = "Omar Reyes")]
    pub assigned_to_name: Option<String>,
    /// The user who closed it.
    #[schema(example = 9)]
    pub resolved_by: Option<i64>,
    /// Their name.
    #[schema(example = "Omar Reyes")]
    pub resolved_by_name: Option<String>,
    /// When.
    pub resolved_at: Option<DateTime<Utc>>,
    /// How many comments it has.
    #[schema(example = 2)]
    pub comment_count: u64,
    /// How many photos.
    #[schema(example = 1)]
    pub photo_count: u64,
    /// Statuses the caller can set. Whoever can solve it can also assign it and change its priority.
    pub allowed_statuses: Vec<IssueStatusName>,
    /// Version; send it back as `expectedVersion`.
    #[schema(example = 1)]
    pub version: i64,
    /// When it was reported.
    pub created_at: DateTime<Utc>,
    /// When it last changed.
    pub updated_at: DateTime<Utc>,
}

/// An issue with comments, photos and history.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IssueDetailsResponse {
    /// The issue.
    #[serde(flatten)]
    pub issue: IssueResponse,
    /// Comments, oldest first.
    pub comments: Vec<IssueCommentResponse>,
    /// Its photos, oldest first.
    pub photos: Vec<IssuePhotoResponse>,
    /// Events, oldest first.
    pub history: Vec<IssueEventResponse>,
}

/// A comment.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IssueCommentResponse {
    /// Identity.
    #[schema(example = 3)]
    pub id: i64,
    /// The author.
    #[schema(example = 9)]
    pub author_id: i64,
    /// Their name.
    #[schema(example = "Omar Reyes")]
    pub author_name: String,
    /// What.
    #[schema(example = "The supplier was told.")]
    pub text: String,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// A photo.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IssuePhotoResponse {
    /// Identity.
    #[schema(example = 4)]
    pub id: i64,
    /// URL, for company staff only.
    #[schema(example = "/api/issue-reports/12/photos/4")]
    pub url: String,
    /// Its width in pixels.
    #[schema(example = 1600)]
    pub width: i64,
    /// Its height in pixels.
    #[schema(example = 1200)]
    pub height: i64,
    /// Its bytes.
    #[schema(example = 214_000)]
    pub bytes: i64,
    /// The user who added it; absent for the system.
    #[schema(example = 7)]
    pub added_by: Option<i64>,
    /// Their name.
    #[schema(example = "Lina Tan")]
    pub added_by_name: Option<String>,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// An entry of an issue's history.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IssueEventResponse {
    /// Identity.
    #[schema(example = 21)]
    pub id: i64,
    /// The event.
    pub event: IssueEventName,
    /// The new priority, or how many photos.
    #[schema(example = "urgent")]
    pub detail: Option<String>,
    /// The assignee, new or removed.
    #[schema(example = "Omar Reyes")]
    pub person_name: Option<String>,
    /// The actor; absent for the system.
    #[schema(example = "Lina Tan")]
    pub actor_name: Option<String>,
    /// When.
    pub created_at: DateTime<Utc>,
}

/// How many issues there are.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct IssueCountsResponse {
    /// Open issues.
    #[schema(example = 4)]
    pub open: u64,
    /// Solved issues.
    #[schema(example = 31)]
    pub solved: u64,
    /// Issues closed as unsolved.
    #[schema(example = 2)]
    pub unsolved: u64,
    /// Open issues assigned to the caller.
    #[schema(example = 1)]
    pub mine: u64,
}

/// A possible assignee.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AssigneeResponse {
    /// The account.
    #[schema(example = 9)]
    pub id: i64,
    /// First and last name.
    #[schema(example = "Omar Reyes")]
    pub name: String,
    /// Their position.
    #[schema(example = "Supervisor")]
    pub position: Option<String>,
    /// Their department.
    #[schema(example = "warehouse")]
    pub department: Option<String>,
}

impl From<IssueView> for IssueResponse {
    fn from(view: IssueView) -> IssueResponse {
        let issue = view.issue;
        let (product_name, product_sku) = view.product.unzip();
        IssueResponse {
            id: issue.id.0,
            issue_type: issue.entry.issue_type,
            description: issue.entry.description,
            status: issue.status.into(),
            priority: issue.entry.priority.into(),
            reported_by: issue.entry.reported_by.map(|id| id.0),
            reported_by_name: view.reported_by_name,
            employee_id: issue.entry.employee_code,
            department: issue.entry.department,
            product_id: issue.entry.product_id.map(|id| id.0),
            product_name,
            product_sku,
            lot_id: issue.entry.lot_id.map(|id| id.0),
            lot_code: view.lot_code,
            order_id: issue.entry.order_id.map(|id| id.0),
            assigned_to: issue.assigned_to.map(|id| id.0),
            assigned_to_name: view.assigned_to_name,
            resolved_by: issue.resolved_by.map(|id| id.0),
            resolved_by_name: view.resolved_by_name,
            resolved_at: issue.resolved_at,
            comment_count: view.comments,
            photo_count: view.photos,
            allowed_statuses: view.targets.into_iter().map(IssueStatusName::from).collect(),
            version: issue.version,
            created_at: issue.created_at,
            updated_at: issue.updated_at,
        }
    }
}

impl From<IssueCase> for IssueDetailsResponse {
    fn from(case: IssueCase) -> IssueDetailsResponse {
        IssueDetailsResponse {
            issue: case.view.into(),
            comments: case.comments.into_iter().map(IssueCommentResponse::from).collect(),
            photos: case.photos.into_iter().map(IssuePhotoResponse::from).collect(),
            history: case.history.into_iter().map(IssueEventResponse::from).collect(),
        }
    }
}

impl From<CommentView> for IssueCommentResponse {
    fn from(view: CommentView) -> IssueCommentResponse {
        IssueCommentResponse {
            id: view.comment.id.0,
            author_id: view.comment.author_id.0,
            author_name: view.author_name,
            text: view.comment.text,
            created_at: view.comment.created_at,
        }
    }
}

impl From<PhotoView> for IssuePhotoResponse {
    fn from(view: PhotoView) -> IssuePhotoResponse {
        let photo = view.photo;
        IssuePhotoResponse {
            id: photo.id.0,
            url: format!("/api/issue-reports/{}/photos/{}", photo.issue_id, photo.id),
            width: photo.file.width,
            height: photo.file.height,
            bytes: photo.file.size,
            added_by: photo.added_by.map(|id| id.0),
            added_by_name: view.added_by_name,
            created_at: photo.created_at,
        }
    }
}

impl From<IssueEventView> for IssueEventResponse {
    fn from(view: IssueEventView) -> IssueEventResponse {
        IssueEventResponse {
            id: view.event.id.0,
            event: view.event.entry.kind.into(),
            detail: view.event.entry.detail,
            person_name: view.person_name,
            actor_name: view.actor_name,
            created_at: view.event.created_at,
        }
    }
}

impl From<IssueCounts> for IssueCountsResponse {
    fn from(counts: IssueCounts) -> IssueCountsResponse {
        let IssueCounts { open, solved, unsolved, mine } = counts;
        IssueCountsResponse { open, solved, unsolved, mine }
    }
}

impl From<Assignee> for AssigneeResponse {
    fn from(one: Assignee) -> AssigneeResponse {
        AssigneeResponse { id: one.id.0, name: one.name, position: one.position, department: one.department }
    }
}
