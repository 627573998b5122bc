//! Purchasing permissions by position, in addition to the permission table by role.

use tierway_kernel::{Actor, Money, Role, UserId, fold};

use super::{PurchaseError, PurchaseState, PurchaseStep};

/// Something in purchasing that not every employee may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PurchasePermission {
    /// See orders and suppliers.
    View,
    /// See what things cost.
    SeeCosts,
    /// Create, change, send, close and cancel orders; maintain suppliers.
    Buy,
    /// Find any order right.
    Approve,
    /// Receive goods.
    Receive,
}

/// Whether the actor has a permission. Admin, manufacturer and the system have all.
pub fn may_purchase(actor: &Actor, permission: PurchasePermission) -> bool {
    let user = match actor {
        Actor::System => return true,
        Actor::Guest => return false,
        Actor::User(user) => user,
    };
    let in_warehouse = match user.role {
        Role::Admin | Role::Manufacturer => return true,
        Role::Warehouse => true,
        Role::Employee => false,
        _ => return false,
    };
    let position = user.position.as_deref().map(fold).unwrap_or_default();
    let is = |positions: &[&str]| positions.contains(&position.as_str());
    match permission {
        PurchasePermission::View => in_warehouse || is(&["purchaser", "manager", "supervisor"]),
        PurchasePermission::SeeCosts => is(&["purchaser", "manager"]),
        PurchasePermission::Buy => is(&["purchaser"]),
        PurchasePermission::Approve => is(&["manager"]),
        PurchasePermission::Receive => in_warehouse || is(&["purchaser"]),
    }
}

/// Succeeds if the actor has the permission.
pub fn check_permission(actor: &Actor, permission: PurchasePermission) -> Result<(), PurchaseError> {
    if may_purchase(actor, permission) { Ok(()) } else { Err(PurchaseError::NotAllowed) }
}

/// Whether the actor may approve an order: approvers any, purchasers their own up to `limit`.
pub fn check_approval(
    actor: &Actor,
    created_by: Option<UserId>,
    total: Money,
    limit: Money,
) -> Result<(), PurchaseError> {
    if may_purchase(actor, PurchasePermission::Approve) {
        return Ok(());
    }
    check_permission(actor, PurchasePermission::Buy)?;
    let is_own = created_by.is_some() && created_by == actor.id();
    if is_own && limit > Money::ZERO && total <= limit { Ok(()) } else { Err(PurchaseError::NeedsApproval) }
}

/// Whether the actor may reject an order: approvers any but their own, which they cancel.
pub fn check_rejection(actor: &Actor, created_by: Option<UserId>) -> Result<(), PurchaseError> {
    check_permission(actor, PurchasePermission::Approve)?;
    let is_own = created_by.is_some() && created_by == actor.id();
    if is_own { Err(PurchaseError::OwnRejection) } else { Ok(()) }
}

/// The steps available to the actor.
pub fn allowed_steps(
    actor: &Actor,
    state: PurchaseState,
    created_by: Option<UserId>,
    total: Money,
    limit: Money,
) -> Vec<PurchaseStep> {
    let is_allowed = |step: &PurchaseStep| {
        step.from(state, false).is_ok()
            && match step {
                PurchaseStep::Approve => check_approval(actor, created_by, total, limit).is_ok(),
                PurchaseStep::Reject => check_rejection(actor, created_by).is_ok(),
                PurchaseStep::Receive => may_purchase(actor, PurchasePermission::Receive),
                PurchaseStep::Change | PurchaseStep::Send | PurchaseStep::Close | PurchaseStep::Cancel => {
                    may_purchase(actor, PurchasePermission::Buy)
                }
            }
    };
    PurchaseStep::ALL.into_iter().filter(is_allowed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use PurchaseState::{Approved, Cancelled, Closed, Draft, Ordered, PartlyReceived, Received, Rejected};
    use PurchaseStep::{Approve, Cancel, Change, Close, Receive, Reject, Send};
    use tierway_kernel::SignedIn;

    fn somebody(role: Role, position: Option<&str>) -> Actor {
        Actor::User(SignedIn {
            id: UserId(7),
            role,
            position: position.map(str::to_owned),
            verified: true,
            referred_by: None,
        })
    }

    /// Who may do what with another user's order in each state.
    #[test]
    fn each_position_takes_its_own_steps_in_each_state() {
        let buying = |state| match state {
            Draft | Rejected => vec![Change, Cancel],
            Approved => vec![Send, Cancel],
            Ordered => vec![Receive, Cancel],
            PartlyReceived => vec![Receive, Close],
            Received => vec![Close],
            Closed | Cancelled => vec![],
        };
        let everything = |state| match state {
            Draft => vec![Change, Approve, Reject, Cancel],
            other => buying(other),
        };
        let approving = |state| if state == Draft { vec![Approve, Reject] } else { vec![] };
        let receiving = |state| if matches!(state, Ordered | PartlyReceived) { vec![Receive] } else { vec![] };
        let nothing = |_: PurchaseState| -> Vec<PurchaseStep> { vec![] };
        type Table<'a> = &'a dyn Fn(PurchaseState) -> Vec<PurchaseStep>;
        let rows: [(Actor, Table<'_>); 10] = [
            (somebody(Role::Admin, None), &everything),
            (somebody(Role::Manufacturer, None), &everything),
            (Actor::System, &everything),
            (somebody(Role::Employee, Some(" PURCHASER ")), &buying),
            (somebody(Role::Employee, Some("Manager")), &approving),
            (somebody(Role::Employee, Some("Supervisor")), &nothing),
            (somebody(Role::Employee, Some("driver")), &nothing),
            (somebody(Role::Warehouse, None), &receiving),
            (somebody(Role::Dealer, Some("Purchaser")), &nothing),
            (Actor::Guest, &nothing),
        ];
        for (actor, expected) in rows {
            for state in PurchaseState::ALL {
                let steps = allowed_steps(&actor, state, Some(UserId(1)), Money::of(100), Money::ZERO);
                assert_eq!(steps, expected(state), "{actor:?} at {state:?}");
            }
        }
    }

    #[test]
    fn each_step_leads_to_its_state_only() {
        let leads = |step: PurchaseStep, whole| PurchaseState::ALL.map(|state| step.from(state, whole).ok());
        let nowhere = [None; 8];
        assert_eq!(leads(Change, false), [Some(Draft), Some(Draft), None, None, None, None, None, None]);
        assert_eq!(leads(Approve, false), [Some(Approved), None, None, None, None, None, None, None]);
        assert_eq!(leads(Reject, false), [Some(Rejected), None, None, None, None, None, None, None]);
        assert_eq!(leads(Send, false), [None, None, Some(Ordered), None, None, None, None, None]);
        let part = Some(PartlyReceived);
        assert_eq!(leads(Receive, false), [None, None, None, part, part, None, None, None]);
        assert_eq!(leads(Receive, true), [None, None, None, Some(Received), Some(Received), None, None, None]);
        assert_eq!(leads(Close, false), [None, None, None, None, Some(Closed), Some(Closed), None, None]);
        let off = Some(Cancelled);
        assert_eq!(leads(Cancel, false), [off, off, off, off, None, None, None, None]);
        assert_ne!(leads(Cancel, true), nowhere);
        let refusal = Send.from(Draft, false).map_err(|error| error.to_string());
        assert_eq!(refusal, Err("This purchase order is a draft; it cannot be sent.".to_owned()));
    }

    #[test]
    fn approvers_reject_what_is_not_their_own() {
        let owner = somebody(Role::Manufacturer, None);
        assert_eq!(check_rejection(&owner, Some(UserId(8))), Ok(()));
        assert_eq!(check_rejection(&owner, None), Ok(()), "the system made it");
        assert_eq!(check_rejection(&owner, Some(UserId(7))), Err(PurchaseError::OwnRejection));
        let steps = allowed_steps(&owner, Draft, Some(UserId(7)), Money::of(100), Money::ZERO);
        assert_eq!(steps, [Change, Approve, Cancel]);
        let purchaser = somebody(Role::Employee, Some("Purchaser"));
        assert_eq!(check_rejection(&purchaser, Some(UserId(8))), Err(PurchaseError::NotAllowed));
    }

    #[test]
    fn a_purchaser_approves_their_own_small_orders() {
        let purchaser = somebody(Role::Employee, Some("Purchaser"));
        let (own, other) = (Some(UserId(7)), Some(UserId(8)));
        let check = |by, cents, limit| check_approval(&purchaser, by, Money::of(cents), Money::of(limit));
        assert_eq!(check(own, 500, 500), Ok(()));
        assert_eq!(check(own, 501, 500), Err(PurchaseError::NeedsApproval));
        assert_eq!(check(other, 1, 500), Err(PurchaseError::NeedsApproval));
        assert_eq!(check(own, 0, 0), Err(PurchaseError::NeedsApproval), "0 always asks");
        let manager = somebody(Role::Employee, Some("manager"));
        assert_eq!(check_approval(&manager, own, Money::of(1_000_000), Money::ZERO), Ok(()));
        let supervisor = somebody(Role::Employee, Some("Supervisor"));
        let refused = check_approval(&supervisor, own, Money::of(1), Money::of(500));
        assert_eq!(refused, Err(PurchaseError::NotAllowed));
        assert!(
            !may_purchase(&supervisor, PurchasePermission::SeeCosts)
                && may_purchase(&manager, PurchasePermission::SeeCosts)
        );
        assert!(!may_purchase(&somebody(Role::Warehouse, None), PurchasePermission::SeeCosts));
    }
}
