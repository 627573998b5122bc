//! Permission checks.

use super::{Actor, Refused, SignedIn};
use crate::{Permission, Role, UserId};

fn user(role: Role) -> Actor {
    Actor::User(SignedIn { id: UserId(7), role, position: None, verified: true, referred_by: None })
}

#[test]
fn the_table_decides_for_signed_in_users() {
    for permission in Permission::ALL {
        for role in Role::ALL {
            let expected = if permission.allows(role) { Ok(()) } else { Err(permission.refusal()) };
            assert_eq!(user(role).require(*permission), expected, "{role} and {permission:?}");
        }
    }
}

#[test]
fn guests_are_asked_to_sign_in_and_the_platform_may_everything() {
    for permission in Permission::ALL {
        let expected = if permission.open_to_guests() { Ok(()) } else { Err(Refused::NotSignedIn) };
        assert_eq!(Actor::Guest.require(*permission), expected, "{permission:?}");
        assert_eq!(Actor::System.require(*permission), Ok(()), "{permission:?}");
    }
}

#[test]
fn only_users_have_an_id_and_a_role() {
    assert_eq!((user(Role::Dealer).id(), user(Role::Dealer).role()), (Some(UserId(7)), Some(Role::Dealer)));
    for nobody in [Actor::Guest, Actor::System] {
        assert_eq!((nobody.id(), nobody.role(), nobody.signed_in()), (None, None, Err(Refused::NotSignedIn)));
    }
}
