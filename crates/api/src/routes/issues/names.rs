//! Names of issues on the wire.

use tierway_workforce::{IssueEventKind, IssuePriority, IssueSort, IssueStatus};

use crate::name::Name;

/// Status of an issue.
pub type IssueStatusName = Name<IssueStatus>;

/// How urgent an issue is.
pub type IssuePriorityName = Name<IssuePriority>;

/// Order of a list of issues.
pub type IssueSortName = Name<IssueSort>;

/// An issue event.
pub type IssueEventName = Name<IssueEventKind>;
