//! `PATCH /api/issue-reports/{id}`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{IssueId, Message, Permission, UserId, message};
use tierway_workforce::{
    Issue, IssueChange, IssueError, IssueEventKind, NewIssueEvent, may_decide_issues, may_hold_issues,
    plan_issue_change,
};

use super::notices::{Outcome, notify_assigned, notify_decided};
use super::view::{IssueView, describe_one};
use crate::{Context, Failure, Seen, Transaction, check_seen};

/// Updates an issue that still matches `seen`: resolves, closes, reopens or assigns it, or changes its priority. Actor
/// and time are set by the server.
pub fn change_issue(
    tx: &mut dyn Transaction,
    context: &Context,
    id: IssueId,
    change: &IssueChange,
    seen: Seen<'_, IssueView>,
) -> Result<IssueView, Failure> {
    context.require(Permission::UpdateIssue)?;
    let issue = tx.issues().lock(id)?.ok_or(super::NOT_THERE)?;
    if !may_decide_issues(&context.actor) {
        return Err(IssueError::NotAllowed.into());
    }
    check_seen(seen, || describe_one(tx, &context.actor, issue.clone()))?;
    if let Some(person) = change.assigned_to.flatten().filter(|person| Some(*person) != issue.assigned_to) {
        check_person(tx, person)?;
    }
    let (after, events) = plan_issue_change(&issue, change, &context.actor, context.now)?;
    if events.is_empty() {
        return describe_one(tx, &context.actor, issue);
    }
    if !tx.issues().save(&after)? {
        return Err(IssueError::Stale.into());
    }
    for event in &events {
        tx.issues().add_event(id, event, context.now)?;
        notify(tx, context, &after, event)?;
        context.log(tx, ActivityAction::Stock, sentence(&after, event))?;
    }
    let stored = tx.issues().by_id(id)?.ok_or(super::NOT_THERE)?;
    describe_one(tx, &context.actor, stored)
}

fn check_person(tx: &mut dyn Transaction, person: UserId) -> Result<(), Failure> {
    let user = tx.users().by_id(person)?;
    match user.filter(|user| may_hold_issues(user.role, user.is_active)) {
        Some(_) => Ok(()),
        None => Err(Failure::field("assignedTo", "This is not an active employee.")),
    }
}

fn notify(tx: &mut dyn Transaction, context: &Context, issue: &Issue, event: &NewIssueEvent) -> Result<(), Failure> {
    match (event.kind, event.person) {
        (IssueEventKind::Assigned, Some(person)) => notify_assigned(tx, context, issue, person),
        (IssueEventKind::Solved, _) => notify_decided(tx, context, issue, Outcome::Solved),
        (IssueEventKind::Unsolved, _) => notify_decided(tx, context, issue, Outcome::Unsolved),
        (IssueEventKind::Reopened, _) => notify_decided(tx, context, issue, Outcome::Reopened),
        _ => Ok(()),
    }
}

fn sentence(issue: &Issue, event: &NewIssueEvent) -> Message {
    let number = issue.id;
    match event.kind {
        IssueEventKind::Solved => message!("Marked issue #{number} as solved.", number = number),
        IssueEventKind::Unsolved => message!("Marked issue #{number} as unsolved.", number = number),
        IssueEventKind::Reopened => message!("Reopened issue #{number}.", number = number),
        IssueEventKind::Assigned => message!("Assigned issue #{number}.", number = number),
        IssueEventKind::Unassigned => message!("Unassigned issue #{number}.", number = number),
        IssueEventKind::Priority => message!(
            "Set the priority of issue #{number} to {priority}.",
            number = number,
            priority = issue.entry.priority
        ),
        IssueEventKind::Reported | IssueEventKind::Photos => message!("Changed issue #{number}.", number = number),
    }
}
