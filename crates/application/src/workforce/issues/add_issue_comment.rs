//! `POST /api/issue-reports/{id}/comments`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{IssueId, Permission, message};
use tierway_workforce::{MAX_COMMENTS, check_comment};

use super::notices::notify_comment;
use super::view::{CommentView, names_of};
use crate::{Context, Failure, Transaction};

/// Writes about an issue, open or not.
pub fn add_issue_comment(
    tx: &mut dyn Transaction,
    context: &Context,
    id: IssueId,
    text: &str,
) -> Result<CommentView, Failure> {
    context.require(Permission::AddIssueComment)?;
    let author = context.actor.signed_in()?.id;
    let issue = tx.issues().lock(id)?.ok_or(super::NOT_THERE)?;
    let text = check_comment(text).map_err(|error| Failure::Fields(vec![error]))?;
    let present = tx.issues().parts(&[id])?.pop().map_or(0, |parts| parts.comments);
    if present >= MAX_COMMENTS {
        return Err(Failure::field("text", "This issue has 500 comments; no more can be added."));
    }
    let comment = tx.issues().add_comment(id, author, &text, context.now)?;
    let author_name = names_of(tx, std::iter::once(author))?.remove(&author).unwrap_or_default();
    notify_comment(tx, context, &issue, &author_name, &text)?;
    context.log(tx, ActivityAction::Stock, message!("Commented on issue #{number}.", number = id))?;
    Ok(CommentView { comment, author_name })
}
