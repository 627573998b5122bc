//! Approval, rejection, activation.

use tierway_accounts::{ActivityAction, NewUser, User, Verification};
use tierway_application::Failure;
use tierway_application::accounts::{AccountView, activate_user, approve_user, deactivate_user, reject_user};
use tierway_kernel::{Actor, Role, UserId};
use tierway_testkit::builders::{new_customer, new_employee, new_manufacturer, new_wholesaler};

use crate::support::{World, refusal, somebody};

fn waiting(world: &World) -> User {
    world.user(NewUser { verification: Verification::Pending, ..new_wholesaler("wera") })
}

fn approve(world: &World, actor: &Actor, id: UserId) -> Result<AccountView, Failure> {
    world.run(actor, move |tx, context| approve_user(tx, context, id))
}

fn reject(world: &World, actor: &Actor, id: UserId, reason: &'static str) -> Result<AccountView, Failure> {
    world.run(actor, move |tx, context| reject_user(tx, context, id, reason))
}

fn deactivate(world: &World, actor: &Actor, id: UserId) -> Result<AccountView, Failure> {
    world.run(actor, move |tx, context| deactivate_user(tx, context, id, Some(" left ")))
}

#[test]
fn approval_is_taken_once_and_told() {
    let world = World::default();
    let admin = world.admin();
    let user = waiting(&world);
    assert_eq!(approve(&world, &admin, user.id).unwrap().user.verification, Verification::Approved);
    assert_eq!(world.notices(user.id, &[])[0].entry.title, "Account approved");
    assert_eq!(world.log(ActivityAction::Approval), ["Approved Wera Test (wholesaler)."]);
    let again = Failure::Conflict("This account has already been approved.".into());
    assert_eq!(approve(&world, &admin, user.id), Err(again.clone()));
    assert_eq!(reject(&world, &admin, user.id, "late"), Err(again));
    assert_eq!(world.notices(user.id, &[]).len(), 1);
}

#[test]
fn rejection_needs_a_reason_keeps_it_and_ends_the_sessions() {
    let world = World::default();
    let admin = world.admin();
    let user = waiting(&world);
    world.session(user.id);
    let expected = ("reason".to_owned(), "Please give a reason for the rejection.".to_owned());
    assert_eq!(refusal(reject(&world, &admin, user.id, "  ")), expected);
    assert_eq!(world.sessions(user.id), 1);
    let view = reject(&world, &admin, user.id, " No licence. ").unwrap();
    assert_eq!(view.user.rejection_reason.as_deref(), Some("No licence."));
    assert!(!view.user.is_active);
    assert_eq!(world.sessions(user.id), 0);
    let message = "Your registration was not approved: No licence.";
    assert_eq!(world.notices(user.id, &[])[0].entry.message, message);
    let activated = world.run(&admin, move |tx, context| activate_user(tx, context, user.id));
    let sentence = "This account was rejected and cannot be activated.";
    assert_eq!(activated, Err(Failure::Conflict(sentence.into())));
}

#[test]
fn only_the_admin_decides() {
    let world = World::default();
    let user = waiting(&world);
    for role in Role::ALL.into_iter().filter(|role| *role != Role::Admin) {
        let refused = approve(&world, &somebody(role), user.id);
        assert_eq!(refused, Err(Failure::Forbidden("Your role does not allow this.".into())));
    }
    assert_eq!(approve(&world, &Actor::Guest, user.id), Err(Failure::NotSignedIn));
    assert_eq!(approve(&world, &somebody(Role::Admin), UserId(404)), Err(Failure::NotFound("This user")));
    assert_eq!(world.now(user.id).verification, Verification::Pending);
}

#[test]
fn an_approved_employee_may_sign_in_at_once() {
    let world = World::default();
    let admin = world.admin();
    let new = NewUser { verification: Verification::Pending, is_active: false, ..new_employee("emil") };
    let employee = world.employee(new, None);
    assert!(approve(&world, &admin, employee.id).unwrap().user.is_active);
}

#[test]
fn deactivation_ends_sessions_and_is_never_ones_own() {
    let world = World::default();
    let admin = world.admin();
    let user = world.user(new_customer("cleo"));
    world.session(user.id);
    assert!(!deactivate(&world, &admin, user.id).unwrap().user.is_active);
    assert_eq!(world.sessions(user.id), 0);
    assert_eq!(world.log(ActivityAction::Deactivation), ["Deactivated Cleo Test (customer). left"]);
    let again = Failure::Conflict("This account is already inactive.".into());
    assert_eq!(deactivate(&world, &admin, user.id), Err(again));
    let own = Failure::Rule("You cannot deactivate your own account.".into());
    assert_eq!(deactivate(&world, &admin, admin.id().unwrap()), Err(own));
    let on = world.run(&admin, move |tx, context| activate_user(tx, context, user.id));
    assert!(on.unwrap().user.is_active);
}

#[test]
fn a_manufacturer_decides_about_nobody_here() {
    let world = World::default();
    let owner = world.owner();
    let user = world.user(new_manufacturer("mira"));
    assert!(matches!(deactivate(&world, &owner, user.id), Err(Failure::Forbidden(_))));
}
