//! The admin changes the role of an account (decision 37).

use tierway_accounts::{
    ActivityAction, RoleChange, RoleDependencies, UNVERIFIED_ROLES, User, UserFilter, UserVisibility, Verification,
    VerificationEventKind, allowed_roles, check_role_change, optional_reason,
};
use tierway_kernel::{Message, Money, PageRequest, Permission, Role, UserId, message};
use tierway_orders::{OrderFilter, OrderScope, OrderStatus};
use tierway_workforce::NoticeKind;

use super::register::draw_code;
use super::review::{Event, account, locked_account, notify};
use super::view::{AccountView, describe_one};
use crate::{Context, Failure, Seen, Transaction, check_seen};

/// Roles an account can take.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoleChoices {
    /// The role.
    pub role: Role,
    /// The available roles.
    pub allowed: Vec<Role>,
    /// Why other roles, or all, are not available.
    pub refusal: Option<Message>,
}

/// Reads what can be chosen for an account now.
pub fn get_role_choices(tx: &mut dyn Transaction, context: &Context, id: UserId) -> Result<RoleChoices, Failure> {
    context.require(Permission::GetRoleChoices)?;
    let user = account(tx, id)?;
    let ties = ties(tx, &user)?;
    let own = context.actor.id() == Some(id);
    let allowed = if own { Vec::new() } else { allowed_roles(&user, &ties) };
    // Customer has no rules of its own: its obstacles apply to all roles, or to all that earn nothing.
    let probe = if user.role == Role::Customer { Role::Dealer } else { Role::Customer };
    let refusal = check_role_change(&user, probe, context.actor.id(), &ties).err().map(Message::from);
    Ok(RoleChoices { role: user.role, allowed, refusal })
}

/// Changes the role of an account, if it still matches `seen`, to `to`: its verification starts over, it gets a
/// referral code if the role has one, its sessions end, and the account holder is notified. Earlier purchases, sales
/// and earnings stay unchanged.
pub fn change_role(
    tx: &mut dyn Transaction,
    context: &Context,
    id: UserId,
    to: Role,
    reason: Option<&str>,
    seen: Seen<'_, AccountView>,
) -> Result<AccountView, Failure> {
    context.require(Permission::ChangeUserRole)?;
    let reason = optional_reason(reason)?;
    let before = locked_account(tx, id)?;
    check_seen(seen, || describe_one(tx, before.clone(), UserVisibility::Full))?;
    let ties = ties(tx, &before)?;
    let change = check_role_change(&before, to, context.actor.id(), &ties)?;
    carry_out(tx, context, &before, &change)?;
    write_down(tx, context, &before, &change, reason)?;
    let user = account(tx, id)?;
    describe_one(tx, user, UserVisibility::Full)
}

fn carry_out(tx: &mut dyn Transaction, context: &Context, user: &User, change: &RoleChange) -> Result<(), Failure> {
    tx.users().set_role(user.id, change.to)?;
    tx.users().set_verification(user.id, user.verification, change.verification, None)?;
    if change.needs_code {
        let code = draw_code(tx, context)?;
        tx.users().set_referral_code(user.id, &code).map_err(super::register::name_in_use)?;
    }
    tx.sessions().revoke_all(user.id, context.now)?;
    Ok(())
}

fn write_down(
    tx: &mut dyn Transaction,
    context: &Context,
    before: &User,
    change: &RoleChange,
    reason: Option<&str>,
) -> Result<(), Failure> {
    let (name, from, to) = (before.full_name(), before.role, change.to);
    let why = reason.map(Message::verbatim);
    let log = message!("Changed the role of {name} from {before} to {after}.", name, before = from, after = to);
    context.log_about(tx, before.id, ActivityAction::Profile, log.followed_by(why.clone()))?;
    if !UNVERIFIED_ROLES.contains(&to) {
        let note = message!("The role changed from {before} to {after}.", before = from, after = to);
        let note = note.followed_by(why.clone());
        Event::of(VerificationEventKind::Registered, before.id).because(None, Some(note)).write(tx, context)?;
    }
    let next = match change.verification {
        Verification::Pending => Some(
            "Your account is pending approval in this role. Please upload the required documents on your account page.",
        ),
        Verification::Approved | Verification::Rejected => None,
    };
    let message = message!("Your role is now {after}; it was {before}.", after = to, before = from)
        .followed_by(why)
        .followed_by(Some("Please sign in again."))
        .followed_by(next);
    notify(tx, context, before, NoticeKind::Approval, message!("Your role has changed"), message)
}

fn ties(tx: &mut dyn Transaction, user: &User) -> Result<RoleDependencies, Failure> {
    let referrer = match user.referred_by {
        Some(id) => tx.users().by_id(id)?.map(|referrer| referrer.role),
        None => None,
    };
    let under = UserFilter { role: Some(Role::SubAgent), referred_by: Some(user.id), ..UserFilter::default() };
    let sub_agents = tx.users().list(&under, &PageRequest::first(1))?.total;
    let (open_orders, unpaid) = (open_orders(tx, user.id)?, unpaid(tx, user.id)?);
    Ok(RoleDependencies { referrer, sub_agents, open_orders, unpaid })
}

/// Unpaid earnings: on hold, approved or in a payout.
fn unpaid(tx: &mut dyn Transaction, id: UserId) -> Result<Money, Failure> {
    let earned = tierway_commissions::sums(tx.commission_entries().figures(Some(id))?.iter());
    Ok(Money::of(earned.pending.minor() + earned.approved.minor()))
}

/// Orders bought or sold that are not delivered or not paid.
fn open_orders(tx: &mut dyn Transaction, id: UserId) -> Result<u64, Failure> {
    let mut open = 0;
    for status in OrderStatus::ALL.into_iter().filter(|status| !status.is_final()) {
        let paid = if status.is_undelivered() { None } else { Some(false) };
        let of = OrderFilter { status: Some(status), paid, ..OrderFilter::default() };
        let bought = OrderFilter { customer_id: Some(id), ..of.clone() };
        let sold = OrderFilter { seller_id: Some(id), ..of };
        for filter in [bought, sold] {
            open += tx.orders().list(OrderScope::All, &filter, &PageRequest::first(1))?.total;
        }
    }
    Ok(open)
}
