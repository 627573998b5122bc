//! Notices about issues (product.md §9).

use tierway_kernel::{Message, UserId, message};
use tierway_workforce::{Audience, Issue, NewNotice, NoticeKind, Subject, SubjectKind};

use crate::{Context, Failure, Transaction};

/// Longest part of a text that a notice repeats, in characters.
const MAX_EXCERPT: usize = 160;

/// Notifies manager, supervisor and purchaser of a new issue.
pub(super) fn notify_reported(
    tx: &mut dyn Transaction,
    context: &Context,
    issue: &Issue,
    product: Option<&str>,
) -> Result<(), Failure> {
    let about = product.map(|name| format!(" ({name})")).unwrap_or_default();
    let message = format!("{}{about}: {}", issue.entry.issue_type, excerpt(&issue.entry.description));
    let message = Message::verbatim(message);
    let groups = ["manager", "supervisor", "purchaser"];
    let notice = |group: &str| {
        let title = message!("New issue #{number}", number = issue.id);
        notice(issue, Audience::Group(group.to_owned()), title, message.clone())
    };
    let notices: Vec<NewNotice> = groups.into_iter().map(notice).collect();
    Ok(tx.notices().add_many(&notices, context.now)?)
}

/// Notifies the new assignee.
pub(super) fn notify_assigned(
    tx: &mut dyn Transaction,
    context: &Context,
    issue: &Issue,
    person: UserId,
) -> Result<(), Failure> {
    let message = format!("{}: {}", issue.entry.issue_type, excerpt(&issue.entry.description));
    let title = message!("Issue #{number} assigned to you", number = issue.id);
    notify(tx, context, issue, &[Some(person)], title, Message::verbatim(message))
}

/// How an issue came out.
#[derive(Debug, Clone, Copy)]
pub(super) enum Outcome {
    /// Solved.
    Solved,
    /// Closed without a solution.
    Unsolved,
    /// Open again.
    Reopened,
}

/// Notifies reporter and assignee of the outcome.
pub(super) fn notify_decided(
    tx: &mut dyn Transaction,
    context: &Context,
    issue: &Issue,
    outcome: Outcome,
) -> Result<(), Failure> {
    let (number, kind) = (issue.id, &issue.entry.issue_type);
    let (title, message) = match outcome {
        Outcome::Solved => (message!("Issue #{number} solved", number), message!("{kind} is now solved.", kind)),
        Outcome::Unsolved => (message!("Issue #{number} unsolved", number), message!("{kind} is now unsolved.", kind)),
        Outcome::Reopened => {
            (message!("Issue #{number} open again", number), message!("{kind} is now open again.", kind))
        }
    };
    let people = [issue.entry.reported_by, issue.assigned_to];
    notify(tx, context, issue, &people, title, message)
}

/// Notifies reporter and assignee of a comment.
pub(super) fn notify_comment(
    tx: &mut dyn Transaction,
    context: &Context,
    issue: &Issue,
    author: &str,
    text: &str,
) -> Result<(), Failure> {
    let message = Message::verbatim(format!("{author}: {}", excerpt(text)));
    let people = [issue.entry.reported_by, issue.assigned_to];
    notify(tx, context, issue, &people, message!("New comment on issue #{number}", number = issue.id), message)
}

/// Notifies these users, each once, except the actor.
fn notify(
    tx: &mut dyn Transaction,
    context: &Context,
    issue: &Issue,
    people: &[Option<UserId>],
    title: Message,
    message: Message,
) -> Result<(), Failure> {
    let mut ids: Vec<UserId> = people.iter().flatten().copied().filter(|id| Some(*id) != context.actor.id()).collect();
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() {
        return Ok(());
    }
    let notice = |id| notice(issue, Audience::User(id), title.clone(), message.clone());
    let notices: Vec<NewNotice> = ids.into_iter().map(notice).collect();
    Ok(tx.notices().add_many(&notices, context.now)?)
}

fn notice(issue: &Issue, audience: Audience, title: Message, message: Message) -> NewNotice {
    let subject = Some(Subject::new(SubjectKind::Issue, issue.id.0));
    NewNotice { audience, kind: NoticeKind::Issue.into(), subject, title, message }
}

fn excerpt(text: &str) -> String {
    let mut short: String = text.chars().take(MAX_EXCERPT).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
