//! Names of issues on the wire.

use serde::{Deserialize, Serialize};
use tierway_workforce::{IssueEventKind, IssuePriority, IssueStatus};
use utoipa::ToSchema;

/// Where an issue stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum IssueStatusName {
    /// Somebody must see to it.
    Open,
    /// It was solved.
    Solved,
    /// It was given up.
    Unsolved,
}

/// How urgent an issue is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum IssuePriorityName {
    /// Some day.
    Low,
    /// In its turn.
    Medium,
    /// Soon; what new ones have.
    High,
    /// At once.
    Urgent,
}

/// What happened to an issue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum IssueEventName {
    /// Somebody reported it.
    Reported,
    /// It was given to somebody.
    Assigned,
    /// It was taken from whoever had it.
    Unassigned,
    /// Its priority changed.
    Priority,
    /// It was solved.
    Solved,
    /// It was given up.
    Unsolved,
    /// It is open again.
    Reopened,
    /// Photos were added.
    Photos,
}

impl From<IssueStatus> for IssueStatusName {
    fn from(status: IssueStatus) -> IssueStatusName {
        match status {
            IssueStatus::Open => IssueStatusName::Open,
            IssueStatus::Solved => IssueStatusName::Solved,
            IssueStatus::Unsolved => IssueStatusName::Unsolved,
        }
    }
}

impl From<IssueStatusName> for IssueStatus {
    fn from(name: IssueStatusName) -> IssueStatus {
        match name {
            IssueStatusName::Open => IssueStatus::Open,
            IssueStatusName::Solved => IssueStatus::Solved,
            IssueStatusName::Unsolved => IssueStatus::Unsolved,
        }
    }
}

impl From<IssuePriority> for IssuePriorityName {
    fn from(priority: IssuePriority) -> IssuePriorityName {
        match priority {
            IssuePriority::Low => IssuePriorityName::Low,
            IssuePriority::Medium => IssuePriorityName::Medium,
            IssuePriority::High => IssuePriorityName::High,
            IssuePriority::Urgent => IssuePriorityName::Urgent,
        }
    }
}

impl From<IssuePriorityName> for IssuePriority {
    fn from(name: IssuePriorityName) -> IssuePriority {
        match name {
            IssuePriorityName::Low => IssuePriority::Low,
            IssuePriorityName::Medium => IssuePriority::Medium,
            IssuePriorityName::High => IssuePriority::High,
            IssuePriorityName::Urgent => IssuePriority::Urgent,
        }
    }
}

impl From<IssueEventKind> for IssueEventName {
    fn from(kind: IssueEventKind) -> IssueEventName {
        match kind {
            IssueEventKind::Reported => IssueEventName::Reported,
            IssueEventKind::Assigned => IssueEventName::Assigned,
            IssueEventKind::Unassigned => IssueEventName::Unassigned,
            IssueEventKind::Priority => IssueEventName::Priority,
            IssueEventKind::Solved => IssueEventName::Solved,
            IssueEventKind::Unsolved => IssueEventName::Unsolved,
            IssueEventKind::Reopened => IssueEventName::Reopened,
            IssueEventKind::Photos => IssueEventName::Photos,
        }
    }
}
