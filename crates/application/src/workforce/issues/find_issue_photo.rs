//! `GET /api/issue-reports/{id}/photos/{photoId}`.

use tierway_kernel::{IssueId, IssuePhotoId, Permission};
use tierway_workforce::IssuePhoto;

use crate::{Context, Failure, Transaction};

/// The record of a photo.
pub fn find_issue_photo(
    tx: &mut dyn Transaction,
    context: &Context,
    issue: IssueId,
    id: IssuePhotoId,
) -> Result<IssuePhoto, Failure> {
    context.require(Permission::GetIssuePhoto)?;
    tx.issues().photo(issue, id)?.ok_or(Failure::NotFound("This photo"))
}
