//! Issues with names for their ids, fetched in one query each.

use std::collections::HashMap;

use tierway_kernel::{Actor, IssueId, LotId, ProductId, UserId};
use tierway_workforce::{Issue, IssueComment, IssueEvent, IssueParts, IssuePhoto, IssueStatus, issue_targets};

use crate::{Failure, Transaction};

/// An issue as people see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IssueView {
    /// The issue.
    pub issue: Issue,
    /// Name and SKU of the product it is about.
    pub product: Option<(String, String)>,
    /// Code of the batch.
    pub lot_code: Option<String>,
    /// The reporter.
    pub reported_by_name: Option<String>,
    /// Assignee.
    pub assigned_to_name: Option<String>,
    /// The user who resolved it.
    pub resolved_by_name: Option<String>,
    /// How many comments it has.
    pub comments: u64,
    /// How many photos.
    pub photos: u64,
    /// Status changes available to the viewer.
    pub targets: Vec<IssueStatus>,
}

/// An issue with comments, photos and history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IssueCase {
    /// The issue.
    pub view: IssueView,
    /// Comments, oldest first.
    pub comments: Vec<CommentView>,
    /// Its photos, oldest first.
    pub photos: Vec<PhotoView>,
    /// Events, oldest first.
    pub history: Vec<IssueEventView>,
}

/// A comment with its author's name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommentView {
    /// The comment.
    pub comment: IssueComment,
    /// The author.
    pub author_name: String,
}

/// A photo with its author's name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PhotoView {
    /// The photo.
    pub photo: IssuePhoto,
    /// The user who added it.
    pub added_by_name: Option<String>,
}

/// An entry of the history with its names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IssueEventView {
    /// The entry.
    pub event: IssueEvent,
    /// The actor.
    pub actor_name: Option<String>,
    /// The assignee, new or removed.
    pub person_name: Option<String>,
}

/// Describes issues for a viewer, in their order.
pub(super) fn describe(tx: &mut dyn Transaction, actor: &Actor, issues: Vec<Issue>) -> Result<Vec<IssueView>, Failure> {
    if issues.is_empty() {
        return Ok(Vec::new());
    }
    let people = issues.iter().flat_map(|one| [one.entry.reported_by, one.assigned_to, one.resolved_by]);
    let people = names_of(tx, people.flatten())?;
    let products = distinct(issues.iter().filter_map(|one| one.entry.product_id));
    let products: HashMap<ProductId, (String, String)> =
        tx.products().by_ids(&products)?.into_iter().map(|one| (one.id, (one.name, one.sku))).collect();
    let lots = distinct(issues.iter().filter_map(|one| one.entry.lot_id));
    let lots: HashMap<LotId, String> = if lots.is_empty() {
        HashMap::new()
    } else {
        tx.lots().by_ids(&lots)?.into_iter().map(|lot| (lot.id, lot.code)).collect()
    };
    let ids: Vec<IssueId> = issues.iter().map(|issue| issue.id).collect();
    let parts: HashMap<IssueId, IssueParts> =
        tx.issues().parts(&ids)?.into_iter().map(|parts| (parts.issue_id, parts)).collect();
    let name = |id: Option<UserId>| id.and_then(|id| people.get(&id).cloned());
    let view = |issue: Issue| IssueView {
        product: issue.entry.product_id.and_then(|id| products.get(&id).cloned()),
        lot_code: issue.entry.lot_id.and_then(|id| lots.get(&id).cloned()),
        reported_by_name: name(issue.entry.reported_by),
        assigned_to_name: name(issue.assigned_to),
        resolved_by_name: name(issue.resolved_by),
        comments: parts.get(&issue.id).map_or(0, |parts| parts.comments),
        photos: parts.get(&issue.id).map_or(0, |parts| parts.photos),
        targets: issue_targets(&issue, actor),
        issue,
    };
    Ok(issues.into_iter().map(view).collect())
}

/// Describes one issue for a viewer.
pub(super) fn describe_one(tx: &mut dyn Transaction, actor: &Actor, issue: Issue) -> Result<IssueView, Failure> {
    describe(tx, actor, vec![issue])?.pop().ok_or(super::NOT_THERE)
}

/// Full names of these people.
pub(super) fn names_of(
    tx: &mut dyn Transaction,
    ids: impl Iterator<Item = UserId>,
) -> Result<HashMap<UserId, String>, Failure> {
    let ids = distinct(ids);
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    Ok(tx.users().by_ids(&ids)?.into_iter().map(|user| (user.id, user.full_name())).collect())
}

fn distinct<T: Ord>(ids: impl Iterator<Item = T>) -> Vec<T> {
    let mut ids: Vec<T> = ids.collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}
