//! `POST /api/issue-reports/{id}/photos`. In two stages, because files are not stored inside a transaction:
//! [`check_issue_photos`] reads, [`add_issue_photos`] writes.

use tierway_accounts::ActivityAction;
use tierway_kernel::{IssueId, Permission, message};
use tierway_workforce::{IssueEventKind, NewIssueEvent, NewIssuePhoto, check_photo_count};

use super::view::{PhotoView, names_of};
use crate::{Context, Failure, Transaction};

/// Whether the issue may have this many more photos; writes nothing.
pub fn check_issue_photos(
    tx: &mut dyn Transaction,
    context: &Context,
    id: IssueId,
    count: usize,
) -> Result<(), Failure> {
    context.require(Permission::AddIssuePhotos)?;
    tx.issues().by_id(id)?.ok_or(super::NOT_THERE)?;
    check(tx, id, count)
}

/// Records stored photos and returns all photos of the issue.
pub fn add_issue_photos(
    tx: &mut dyn Transaction,
    context: &Context,
    id: IssueId,
    photos: &[NewIssuePhoto],
) -> Result<Vec<PhotoView>, Failure> {
    context.require(Permission::AddIssuePhotos)?;
    tx.issues().lock(id)?.ok_or(super::NOT_THERE)?;
    check(tx, id, photos.len())?;
    let by = context.actor.id();
    for photo in photos {
        tx.issues().add_photo(id, photo, by, context.now)?;
    }
    let detail = Some(photos.len().to_string());
    let event = NewIssueEvent { kind: IssueEventKind::Photos, person: None, detail, actor_id: by };
    tx.issues().add_event(id, &event, context.now)?;
    context.log(tx, ActivityAction::Stock, message!("Added photos to issue #{number}.", number = id))?;
    let all = tx.issues().photos(id)?;
    let names = names_of(tx, all.iter().filter_map(|photo| photo.added_by))?;
    let view = |photo: tierway_workforce::IssuePhoto| PhotoView {
        added_by_name: photo.added_by.and_then(|id| names.get(&id).cloned()),
        photo,
    };
    Ok(all.into_iter().map(view).collect())
}

fn check(tx: &mut dyn Transaction, id: IssueId, count: usize) -> Result<(), Failure> {
    if count == 0 {
        return Err(Failure::field("photos", "Please choose a photo."));
    }
    let present = tx.issues().photos(id)?.len();
    check_photo_count(present, count).map_err(|error| Failure::Fields(vec![error]))
}
