//! `POST /api/issue-reports`.

use tierway_accounts::ActivityAction;
use tierway_kernel::{LotId, Permission, ProductId, message};
use tierway_workforce::{IssueDraft, IssueEventKind, NewIssue, NewIssueEvent, NewIssuePhoto, check_photo_count};

use super::notices::notify_reported;
use super::view::{IssueView, describe_one};
use crate::{Context, Failure, Transaction};

/// Reports an issue, with photos stored before. Reporter and their position are set by the server.
pub fn report_issue(
    tx: &mut dyn Transaction,
    context: &Context,
    draft: &IssueDraft,
    photos: &[NewIssuePhoto],
) -> Result<IssueView, Failure> {
    context.require(Permission::ReportIssue)?;
    let (issue_type, description, priority) = draft.parse().map_err(Failure::Fields)?;
    check_photo_count(0, photos.len()).map_err(|error| Failure::Fields(vec![error]))?;
    let product_id = named_product(tx, draft.product_id, draft.lot_id)?;
    if let Some(order) = draft.order_id {
        tx.orders().by_id(order)?.ok_or_else(|| Failure::field("orderId", "This order was not found."))?;
    }
    let reported_by = context.actor.id();
    let employee = match reported_by {
        Some(id) => tx.employees().by_user(id)?,
        None => None,
    };
    let (employee_code, department) = employee.map(|one| (one.code, one.department)).unwrap_or_default();
    let new = NewIssue {
        issue_type,
        description,
        priority,
        reported_by,
        employee_code,
        department,
        product_id,
        lot_id: draft.lot_id,
        order_id: draft.order_id,
    };
    let issue = tx.issues().add(&new, context.now)?;
    let reported = NewIssueEvent { kind: IssueEventKind::Reported, person: None, detail: None, actor_id: reported_by };
    tx.issues().add_event(issue.id, &reported, context.now)?;
    for photo in photos {
        tx.issues().add_photo(issue.id, photo, reported_by, context.now)?;
    }
    let log = message!("Reported issue #{number}: {kind}.", number = issue.id, kind = issue.entry.issue_type);
    context.log(tx, ActivityAction::Stock, log)?;
    let view = describe_one(tx, &context.actor, issue)?;
    notify_reported(tx, context, &view.issue, view.product.as_ref().map(|(name, _)| name.as_str()))?;
    Ok(view)
}

/// The product the issue is about: the one that was named, else the batch's.
fn named_product(
    tx: &mut dyn Transaction,
    product: Option<ProductId>,
    lot: Option<LotId>,
) -> Result<Option<ProductId>, Failure> {
    if let Some(id) = product {
        tx.products().by_id(id)?.ok_or_else(|| Failure::field("productId", "This product was not found."))?;
    }
    let Some(lot) = lot else { return Ok(product) };
    let lot = tx.lots().by_id(lot)?.ok_or_else(|| Failure::field("lotId", "This batch was not found."))?;
    if product.is_some_and(|id| id != lot.product_id) {
        return Err(Failure::field("lotId", "This batch belongs to another product."));
    }
    Ok(Some(lot.product_id))
}
