//! Changes to issues. Only open issues can be closed; closed ones must be reopened first.

use chrono::{DateTime, Utc};
use tierway_kernel::{Actor, Sentence, UserId};

use super::{Issue, IssueEventKind, IssuePriority, IssueStatus, NewIssueEvent, may_decide_issues};

/// The changes; `None` keeps a value.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct IssueChange {
    /// Solved, unsolved, or open again.
    pub status: Option<IssueStatus>,
    /// The priority.
    pub priority: Option<IssuePriority>,
    /// Assignee; `Some(None)`: unassign.
    pub assigned_to: Option<Option<UserId>>,
    /// The version you saw.
    pub expected_version: Option<i64>,
}

/// Why an issue does not change so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
pub enum IssueError {
    /// Neither a position that decides nor an owner.
    #[error("Only managers, supervisors and purchasers can manage issues.")]
    NotAllowed,
    /// The version is stale.
    #[error("This issue was changed in the meantime. Please reload it.")]
    Stale,
    /// Already decided.
    #[error("This issue is already {0}.")]
    AlreadySo(IssueStatus),
    /// It was decided, so nothing else changes.
    #[error("This issue is {0}. Please reopen it first.")]
    Decided(IssueStatus),
}

/// The issue after the change and the entries of its history. No entries: nothing changes.
pub fn plan_issue_change(
    issue: &Issue,
    change: &IssueChange,
    actor: &Actor,
    now: DateTime<Utc>,
) -> Result<(Issue, Vec<NewIssueEvent>), IssueError> {
    if !may_decide_issues(actor) {
        return Err(IssueError::NotAllowed);
    }
    if change.expected_version.is_some_and(|version| version != issue.version) {
        return Err(IssueError::Stale);
    }
    let mut after = issue.clone();
    let mut events = Vec::new();
    let event = |kind, person, detail| NewIssueEvent { kind, person, detail, actor_id: actor.id() };
    if change.status == Some(IssueStatus::Open) {
        if issue.status == IssueStatus::Open {
            return Err(IssueError::AlreadySo(IssueStatus::Open));
        }
        (after.status, after.resolved_by, after.resolved_at) = (IssueStatus::Open, None, None);
        events.push(event(IssueEventKind::Reopened, None, None));
    }
    let decided = after.status != IssueStatus::Open;
    if let Some(priority) = change.priority.filter(|priority| *priority != issue.entry.priority) {
        if decided {
            return Err(IssueError::Decided(issue.status));
        }
        after.entry.priority = priority;
        events.push(event(IssueEventKind::Priority, None, Some(priority.as_str().to_owned())));
    }
    if let Some(person) = change.assigned_to.filter(|person| *person != issue.assigned_to) {
        if decided {
            return Err(IssueError::Decided(issue.status));
        }
        after.assigned_to = person;
        events.push(match person {
            Some(id) => event(IssueEventKind::Assigned, Some(id), None),
            None => event(IssueEventKind::Unassigned, issue.assigned_to, None),
        });
    }
    if let Some(status) = change.status.filter(|status| *status != IssueStatus::Open) {
        if decided {
            return Err(IssueError::AlreadySo(issue.status));
        }
        (after.status, after.resolved_by, after.resolved_at) = (status, actor.id(), Some(now));
        let solved = status == IssueStatus::Solved;
        events.push(event(if solved { IssueEventKind::Solved } else { IssueEventKind::Unsolved }, None, None));
    }
    if !events.is_empty() {
        after.updated_at = now;
    }
    Ok((after, events))
}

/// Statuses the actor can set. Whoever can solve an issue can also assign it and change its priority.
pub fn issue_targets(issue: &Issue, actor: &Actor) -> Vec<IssueStatus> {
    match issue.status {
        _ if !may_decide_issues(actor) => Vec::new(),
        IssueStatus::Open => vec![IssueStatus::Solved, IssueStatus::Unsolved],
        IssueStatus::Solved | IssueStatus::Unsolved => vec![IssueStatus::Open],
    }
}
