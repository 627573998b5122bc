//! Account recovery by the operator on the command line: new password, unlocking.

use tierway_accounts::ActivityAction;
use tierway_application::Failure;
use tierway_application::accounts::{SignIn, conclude_sign_in, find_credentials, recover_account, unlock_account};
use tierway_kernel::{Actor, Permission};
use tierway_testkit::builders::new_customer;

use crate::support::World;

fn attempt() -> SignIn {
    SignIn { operation: Permission::Login, login: "cleo".to_owned(), portal: None, device: None }
}

/// Guesses until nobody may try any more.
fn besiege(world: &World) {
    for _ in 0..5 {
        let outcome = world.run(&Actor::Guest, |tx, context| conclude_sign_in(tx, context, &attempt(), None)).unwrap();
        assert_eq!(outcome.unwrap_err(), Failure::BadCredentials);
    }
    assert!(matches!(look(world), Err(Failure::TooMany(_))), "blocked");
}

fn look(world: &World) -> Result<(), Failure> {
    world.run(&Actor::Guest, |tx, context| find_credentials(tx, context, &attempt())).map(|_| ())
}

#[test]
fn an_account_that_is_blocked_or_off_is_let_in_again() {
    let world = World::default();
    let cleo = world.user(new_customer("cleo"));
    besiege(&world);
    world.run(&Actor::System, move |tx, _| Ok(tx.users().set_active(cleo.id, false)?)).unwrap();
    world.run(&Actor::System, |tx, context| unlock_account(tx, context, Some("Cleo@Tierway.test"))).unwrap();
    assert_eq!(look(&world), Ok(()));
    assert!(world.now(cleo.id).is_active);
    let log = world.log(ActivityAction::Session);
    assert_eq!(log.first().map(String::as_str), Some("The account was unlocked on the command line."));
}

#[test]
fn another_password_ends_what_the_one_before_had_opened() {
    let world = World::default();
    let cleo = world.user(new_customer("cleo"));
    world.session(cleo.id);
    besiege(&world);
    world.run(&Actor::System, |tx, context| recover_account(tx, context, Some("cleo"), "another")).unwrap();
    assert_eq!((world.sessions(cleo.id), look(&world)), (0, Ok(())));
    let hash = world.run(&Actor::System, |tx, _| Ok(tx.users().credentials("cleo")?.unwrap().password_hash)).unwrap();
    assert_eq!(hash, "another");
    assert_eq!(world.log(ActivityAction::Password), ["The password was set on the command line."]);
    assert_eq!(world.notices(cleo.id, &[])[0].entry.title, "Your password was changed");
}

#[test]
fn nobody_does_so_from_outside() {
    let world = World::default();
    world.user(new_customer("cleo"));
    let admin = world.admin();
    for actor in [Actor::Guest, admin] {
        assert!(world.run(&actor, |tx, context| unlock_account(tx, context, Some("cleo"))).is_err());
        assert!(world.run(&actor, |tx, context| recover_account(tx, context, Some("cleo"), "another")).is_err());
    }
}
