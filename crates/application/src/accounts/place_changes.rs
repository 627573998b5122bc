//! Changes of country or zone of approved traders: requested with the profile, decided by the admin.

use std::collections::HashMap;

use tierway_accounts::{
    ActivityAction, Place, PlaceChange, PlaceChangeFilter, PlaceDecision, User, may_review_documents,
};
use tierway_kernel::{Message, Page, PageRequest, Permission, PlaceChangeId, Role, StoreError, UserId, message};
use tierway_workforce::NoticeKind;

use super::review::{notify, notify_reviewers};
use crate::{Context, Failure, Transaction};

const UNSEEN: Failure = Failure::NotFound("This change");

/// A change with whose it is and who decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceChangeView {
    /// The change.
    pub change: PlaceChange,
    /// Whose.
    pub user: User,
    /// First and last name of who decided.
    pub decided_by: Option<String>,
}

/// Changes, newest first: all for the admin, their own for everyone else.
pub fn list_place_changes(
    tx: &mut dyn Transaction,
    context: &Context,
    filter: PlaceChangeFilter,
    page: &PageRequest,
) -> Result<Page<PlaceChangeView>, Failure> {
    context.require(Permission::ListPlaceChanges)?;
    let actor = context.actor.signed_in()?;
    let own = (actor.role != Role::Admin).then_some(actor.id);
    if own.is_some() && filter.user_id.is_some_and(|wanted| Some(wanted) != own) {
        return Err(Failure::NotFound("This user"));
    }
    let filter = PlaceChangeFilter { user_id: own.or(filter.user_id), ..filter };
    let Page { items, total, next } = tx.place_changes().list(filter, page)?;
    Ok(Page { items: describe(tx, items)?, total, next })
}

/// Decides on a change and notifies the account holder. [`Failure::Conflict`] if it was already decided or withdrawn.
pub fn review_place_change(
    tx: &mut dyn Transaction,
    context: &Context,
    id: PlaceChangeId,
    decision: &PlaceDecision,
) -> Result<PlaceChangeView, Failure> {
    context.require(Permission::ReviewPlaceChange)?;
    let owner = tx.place_changes().by_id(id)?.ok_or(UNSEEN)?.user_id;
    let owner = tx.users().lock(owner)?;
    let owner = owner.filter(|owner| may_review_documents(&context.actor, owner)).ok_or(UNSEEN)?;
    // Read after locking: a concurrent decision is visible now.
    let change = tx.place_changes().by_id(id)?.ok_or(UNSEEN)?;
    decision.check(&change)?;
    if !tx.place_changes().decide(id, decision, context.actor.id(), context.now)? {
        return Err(StoreError::Contended.into());
    }
    carry_out(tx, context, owner, &change, decision)?;
    let change = tx.place_changes().by_id(id)?.ok_or(UNSEEN)?;
    describe(tx, vec![change])?.pop().ok_or(UNSEEN)
}

fn carry_out(
    tx: &mut dyn Transaction,
    context: &Context,
    mut owner: User,
    change: &PlaceChange,
    decision: &PlaceDecision,
) -> Result<(), Failure> {
    let (from, to, name) = (change.from.to_string(), change.to.to_string(), owner.full_name());
    let (log, title, message) = match decision.reason() {
        None => {
            change.to.write(&mut owner.profile);
            tx.users().save_profile(&owner)?;
            let message = message!(
                "Your change of address from {from} to {to} was approved. The prices of your new region apply now.",
                from,
                to
            );
            let log = message!("Approved the change of address of {name} from {from} to {to}.", name, from, to);
            (log, message!("Address change approved"), message)
        }
        Some(reason) => {
            let message = message!("Your change of address from {from} to {to} was refused.", from, to)
                .followed_by(Some(Message::verbatim(reason)));
            let log = message!("Refused the change of address of {name} from {from} to {to}.", name, from, to);
            (log, message!("Address change refused"), message)
        }
    };
    context.log_about(tx, owner.id, ActivityAction::Approval, log)?;
    notify(tx, context, &owner, NoticeKind::Approval, title, message)
}

/// Stores the requested place, replacing an earlier request; `None` withdraws it.
pub(super) fn request_place_change(
    tx: &mut dyn Transaction,
    context: &Context,
    user: &User,
    pending: Option<&PlaceChange>,
    wanted: Option<Place>,
) -> Result<(), Failure> {
    if pending.map(|change| &change.to) == wanted.as_ref() {
        return Ok(());
    }
    if let Some(change) = pending {
        tx.place_changes().decide(change.id, &PlaceDecision::Withdraw, context.actor.id(), context.now)?;
    }
    let Some(to) = wanted else { return Ok(()) };
    let from = Place::of(&user.profile);
    tx.place_changes().request(user.id, &from, &to, context.now)?;
    let (name, role, from, to) = (user.full_name(), user.role, from.to_string(), to.to_string());
    let log = message!("Requested a change of address from {from} to {to}.", from, to);
    context.log(tx, ActivityAction::Profile, log)?;
    let message = message!("{name} ({role}) requests a change of address from {from} to {to}.", name, role, from, to);
    notify_reviewers(tx, context, user, NoticeKind::Document, message!("Address change to review"), message)
}

fn describe(tx: &mut dyn Transaction, changes: Vec<PlaceChange>) -> Result<Vec<PlaceChangeView>, Failure> {
    let mut ids: Vec<UserId> = changes.iter().flat_map(|one| [Some(one.user_id), one.decided_by]).flatten().collect();
    ids.sort_unstable();
    ids.dedup();
    let users: HashMap<UserId, User> = tx.users().by_ids(&ids)?.into_iter().map(|user| (user.id, user)).collect();
    let view = |change: PlaceChange| {
        let decided_by = change.decided_by.and_then(|id| users.get(&id)).map(User::full_name);
        let user = users.get(&change.user_id).cloned().ok_or(UNSEEN)?;
        Ok(PlaceChangeView { change, user, decided_by })
    };
    changes.into_iter().map(view).collect()
}
