//! `GET /api/issue-reports/{id}`.

use tierway_kernel::{IssueId, Permission};

use super::view::{CommentView, IssueCase, IssueEventView, PhotoView, describe_one, names_of};
use crate::{Context, Failure, Transaction};

/// How much of the history is shown.
const MOST_EVENTS: u32 = 500;

/// An issue with comments, photos and history.
pub fn get_issue(tx: &mut dyn Transaction, context: &Context, id: IssueId) -> Result<IssueCase, Failure> {
    context.require(Permission::GetIssue)?;
    let issue = tx.issues().by_id(id)?.ok_or(super::NOT_THERE)?;
    let view = describe_one(tx, &context.actor, issue)?;
    let comments = tx.issues().comments(id)?;
    let photos = tx.issues().photos(id)?;
    let events = tx.issues().events(id, MOST_EVENTS)?;
    let people = comments.iter().map(|comment| comment.author_id);
    let people = people.chain(photos.iter().filter_map(|photo| photo.added_by));
    let people = people.chain(events.iter().flat_map(|event| [event.entry.actor_id, event.entry.person]).flatten());
    let names = names_of(tx, people)?;
    let name = |id: &_| names.get(id).cloned();
    Ok(IssueCase {
        view,
        comments: comments
            .into_iter()
            .map(|comment| CommentView { author_name: name(&comment.author_id).unwrap_or_default(), comment })
            .collect(),
        photos: photos
            .into_iter()
            .map(|photo| PhotoView { added_by_name: photo.added_by.as_ref().and_then(name), photo })
            .collect(),
        history: events
            .into_iter()
            .map(|event| IssueEventView {
                actor_name: event.entry.actor_id.as_ref().and_then(name),
                person_name: event.entry.person.as_ref().and_then(name),
                event,
            })
            .collect(),
    })
}
