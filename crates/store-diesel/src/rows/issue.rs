//! Issue reports, their comments, photos and history.

use diesel::prelude::*;
use tierway_kernel::{
    IssueCommentId, IssueEventId, IssueId, IssuePhotoId, LotId, OrderId, ProductId, StoreError, UserId, from_micros,
};
use tierway_workforce::{
    Issue, IssueComment, IssueEvent, IssueEventKind, IssuePhoto, IssuePriority, IssueStatus, NewIssue, NewIssueEvent,
    NewIssuePhoto,
};

use super::{read_enum, read_time};
use crate::schema::{issue_comments, issue_events, issue_photos, issues};

/// An issue as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = issues)]
pub(crate) struct IssueRow {
    pub(crate) id: i64,
    issue_type: String,
    description: String,
    pub(crate) priority: String,
    status: String,
    reported_by: Option<i64>,
    employee_code: Option<String>,
    department: Option<String>,
    product_id: Option<i64>,
    lot_id: Option<i64>,
    order_id: Option<i64>,
    assigned_to: Option<i64>,
    resolved_by: Option<i64>,
    resolved_at: Option<i64>,
    version: i64,
    pub(crate) created_at: i64,
    updated_at: i64,
}

/// A comment as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = issue_comments)]
pub(crate) struct IssueCommentRow {
    id: i64,
    issue_id: i64,
    author_id: i64,
    text: String,
    created_at: i64,
}

/// A photo as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = issue_photos)]
pub(crate) struct IssuePhotoRow {
    id: i64,
    issue_id: i64,
    storage_key: String,
    size: i64,
    width: i64,
    height: i64,
    added_by: Option<i64>,
    created_at: i64,
}

/// An entry of the history as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = issue_events)]
pub(crate) struct IssueEventRow {
    id: i64,
    issue_id: i64,
    kind: String,
    person_id: Option<i64>,
    detail: Option<String>,
    actor_id: Option<i64>,
    created_at: i64,
}

/// Reads a priority.
pub(crate) fn read_priority(text: &str) -> Result<IssuePriority, StoreError> {
    read_enum("issues.priority", &IssuePriority::ALL, IssuePriority::as_str, text)
}

/// Reads a status.
pub(crate) fn read_issue_status(text: &str) -> Result<IssueStatus, StoreError> {
    read_enum("issues.status", &IssueStatus::ALL, IssueStatus::as_str, text)
}

impl IssueRow {
    /// The issue.
    pub(crate) fn into_issue(self) -> Result<Issue, StoreError> {
        Ok(Issue {
            id: IssueId(self.id),
            entry: NewIssue {
                issue_type: self.issue_type,
                description: self.description,
                priority: read_priority(&self.priority)?,
                reported_by: self.reported_by.map(UserId),
                employee_code: self.employee_code,
                department: self.department,
                product_id: self.product_id.map(ProductId),
                lot_id: self.lot_id.map(LotId),
                order_id: self.order_id.map(OrderId),
            },
            status: read_issue_status(&self.status)?,
            assigned_to: self.assigned_to.map(UserId),
            resolved_by: self.resolved_by.map(UserId),
            resolved_at: read_time(self.resolved_at),
            version: self.version,
            created_at: from_micros(self.created_at),
            updated_at: from_micros(self.updated_at),
        })
    }
}

impl IssueCommentRow {
    /// The comment.
    pub(crate) fn into_comment(self) -> IssueComment {
        IssueComment {
            id: IssueCommentId(self.id),
            issue_id: IssueId(self.issue_id),
            author_id: UserId(self.author_id),
            text: self.text,
            created_at: from_micros(self.created_at),
        }
    }
}

impl IssuePhotoRow {
    /// The photo.
    pub(crate) fn into_photo(self) -> IssuePhoto {
        IssuePhoto {
            id: IssuePhotoId(self.id),
            issue_id: IssueId(self.issue_id),
            file: NewIssuePhoto {
                storage_key: self.storage_key,
                size: self.size,
                width: self.width,
                height: self.height,
            },
            added_by: self.added_by.map(UserId),
            created_at: from_micros(self.created_at),
        }
    }
}

impl IssueEventRow {
    /// The entry.
    pub(crate) fn into_event(self) -> Result<IssueEvent, StoreError> {
        Ok(IssueEvent {
            id: IssueEventId(self.id),
            issue_id: IssueId(self.issue_id),
            entry: NewIssueEvent {
                kind: read_enum("issue_events.kind", &IssueEventKind::ALL, IssueEventKind::as_str, &self.kind)?,
                person: self.person_id.map(UserId),
                detail: self.detail,
                actor_id: self.actor_id.map(UserId),
            },
            created_at: from_micros(self.created_at),
        })
    }
}
