//! Signing in and out, sessions, the log.

use tierway_accounts::{ActivityAction, ActivityFilter, NewUser, Portal, Verification};
use tierway_application::Failure;
use tierway_application::accounts::{
    SignIn, enter, find_credentials, list_activity, list_sessions, logout, revoke_session,
};
use tierway_kernel::{Actor, PageRequest, Permission, SessionId, UserId};
use tierway_testkit::builders::{actor, new_agent, new_customer, new_dealer, new_employee, new_wholesaler};

use crate::support::World;

fn entered(world: &World, user: UserId, portal: Option<Portal>) -> Result<(), Failure> {
    world.run(&Actor::Guest, move |tx, context| enter(tx, context, Permission::Login, user, portal)).map(|_| ())
}

fn told(sentence: &'static str) -> Result<(), Failure> {
    Err(Failure::Forbidden(sentence.into()))
}

fn other_portal(sentence: &'static str, portal: &'static str) -> Result<(), Failure> {
    Err(Failure::WrongPortal(sentence, portal))
}

#[test]
fn username_and_email_both_sign_in() {
    let world = World::default();
    let user = world.user(new_customer("cleo"));
    for login in ["cleo", " CLEO ", "Cleo@Tierway.test"] {
        let find = move |tx: &mut dyn tierway_application::Transaction, context: &tierway_application::Context| {
            let asked = SignIn { operation: Permission::Login, login: login.to_owned(), portal: None, device: None };
            find_credentials(tx, context, &asked)
        };
        assert_eq!(world.run(&Actor::Guest, find).unwrap().unwrap().user.id, user.id);
    }
    entered(&world, user.id, Some(Portal::Customer)).unwrap();
    assert_eq!(world.log(ActivityAction::Login), ["cleo signed in."]);
}

#[test]
fn each_door_is_for_its_own_role() {
    let world = World::default();
    let dealer = world.user(new_dealer("dora"));
    let admin = world.admin().id().unwrap();
    assert_eq!(
        entered(&world, dealer.id, Some(Portal::Customer)),
        other_portal("This login page is only for customers", "dealer")
    );
    let sentence = "Access denied. Manufacturer credentials required.";
    assert_eq!(entered(&world, admin, Some(Portal::Manufacturer)), other_portal(sentence, "admin"));
    assert_eq!(entered(&world, dealer.id, None), Ok(()));
    assert_eq!(world.log(ActivityAction::Login).len(), 1);
}

#[test]
fn who_waits_is_off_or_rejected_is_told_so() {
    let world = World::default();
    let pending = |new: NewUser| NewUser { verification: Verification::Pending, ..new };
    let waiting = world.user(pending(new_wholesaler("wera")));
    assert_eq!(entered(&world, waiting.id, None), told("Your account is waiting for approval."));
    let early = world.user(pending(new_agent("anna")));
    assert_eq!(entered(&world, early.id, Some(Portal::Agent)), Ok(()));
    let off = world.user(NewUser { is_active: false, ..new_employee("emil") });
    assert_eq!(entered(&world, off.id, None), told("Your account is not active."));
    world
        .run(&Actor::System, move |tx, _| {
            let reason = Some("The licence has expired.");
            Ok(tx.users().set_verification(waiting.id, Verification::Pending, Verification::Rejected, reason)?)
        })
        .unwrap();
    let sentence = "Your registration was not approved. Reason: The licence has expired.";
    assert_eq!(entered(&world, waiting.id, None), told(sentence));
}

#[test]
fn sessions_are_listed_and_ended_by_their_owner_only() {
    let world = World::default();
    let (mine, other) = (world.user(new_customer("cleo")), world.user(new_customer("carl")));
    world.session(mine.id);
    let list = |tx: &mut dyn tierway_application::Transaction, context: &tierway_application::Context| {
        list_sessions(tx, context)
    };
    let sessions = world.run(&actor(&mine), list).unwrap();
    assert_eq!(sessions.len(), 1);
    assert!(world.run(&actor(&other), list).unwrap().is_empty());
    let end = |id: SessionId| {
        move |tx: &mut dyn tierway_application::Transaction, context: &tierway_application::Context| {
            revoke_session(tx, context, id)
        }
    };
    let unseen = Err(Failure::NotFound("This session"));
    assert_eq!(world.run(&actor(&other), end(sessions[0].id)), unseen);
    assert_eq!(world.run(&actor(&mine), end(sessions[0].id)), Ok(()));
    assert_eq!(world.run(&actor(&mine), end(sessions[0].id)), unseen);
    assert_eq!(world.sessions(mine.id), 0);
}

#[test]
fn the_log_is_scoped_and_signing_out_twice_is_no_error() {
    let world = World::default();
    let (cleo, carl) = (world.user(new_customer("cleo")), world.user(new_customer("carl")));
    let admin = world.admin();
    world.run(&actor(&cleo), logout).unwrap();
    world.run(&actor(&carl), logout).unwrap();
    world.run(&Actor::Guest, logout).unwrap();
    let list = |user_id: Option<UserId>| {
        let filter = ActivityFilter { user_id, actions: vec![ActivityAction::Logout], ..ActivityFilter::default() };
        move |tx: &mut dyn tierway_application::Transaction, context: &tierway_application::Context| {
            list_activity(tx, context, &filter, &PageRequest::first(10))
        }
    };
    assert_eq!(world.run(&admin, list(None)).unwrap().total, 2);
    let own = world.run(&actor(&cleo), list(None)).unwrap();
    assert_eq!(own.items[0].user.as_ref().unwrap().id, cleo.id);
    assert_eq!(own.total, 1);
    assert_eq!(own.items[0].activity.entry.address.as_deref(), Some("192.0.2.1"));
    let peeked = world.run(&actor(&cleo), list(Some(carl.id)));
    assert_eq!(peeked, Err(Failure::Forbidden("Your role does not allow this.".into())));
}
