//! Notices about issues (product.md §9).

use tierway_kernel::UserId;
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
    let groups = ["manager", "supervisor", "purchaser"];
    let notice = |group: &str| {
        let title = format!("New issue #{}", issue.id);
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
    notify(tx, context, issue, &[Some(person)], format!("Issue #{} assigned to you", issue.id), message)
}

/// Notifies reporter and assignee of the outcome.
pub(super) fn notify_decided(
    tx: &mut dyn Transaction,
    context: &Context,
    issue: &Issue,
    became: &str,
) -> Result<(), Failure> {
    let message = format!("{} is now {became}.", issue.entry.issue_type);
    let people = [issue.entry.reported_by, issue.assigned_to];
    notify(tx, context, issue, &people, format!("Issue #{} {became}", issue.id), message)
}

/// Notifies reporter and assignee of a comment.
pub(super) fn notify_comment(
    tx: &mut dyn Transaction,
    context: &Context,
    issue: &Issue,
    author: &str,
    text: &str,
) -> Result<(), Failure> {
    let message = format!("{author}: {}", excerpt(text));
    let people = [issue.entry.reported_by, issue.assigned_to];
    notify(tx, context, issue, &people, format!("New comment on issue #{}", issue.id), message)
}

/// Notifies these users, each once, except the actor.
fn notify(
    tx: &mut dyn Transaction,
    context: &Context,
    issue: &Issue,
    people: &[Option<UserId>],
    title: String,
    message: String,
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

fn notice(issue: &Issue, audience: Audience, title: String, message: String) -> NewNotice {
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
