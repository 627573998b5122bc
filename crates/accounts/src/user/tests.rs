//! Who sees whom, and an account for the tests of this crate.

use chrono::DateTime;
use tierway_kernel::{Actor, Role, SignedIn, UserId};

use super::{Profile, User, UserScope, visible_users};
use crate::Verification;

/// An approved, active account.
pub(crate) fn user(id: i64, role: Role) -> User {
    User {
        id: UserId(id),
        username: "anna".to_owned(),
        email: "anna@example.com".to_owned(),
        role,
        is_active: true,
        verification: Verification::Approved,
        rejection_reason: None,
        referral_code: None,
        referred_by: None,
        profile: Profile::default(),
        birth_date: None,
        consent: None,
        created_at: DateTime::UNIX_EPOCH,
    }
}

#[test]
fn the_directory_is_limited_by_role() {
    let id = UserId(7);
    for role in Role::ALL {
        let expected = match role {
            Role::Admin | Role::Manufacturer => UserScope::Everybody,
            Role::Wholesaler => UserScope::Role(Role::Dealer),
            Role::Agent | Role::SubAgent => UserScope::ReferredBy(id),
            _ => UserScope::Nobody,
        };
        let actor = Actor::User(SignedIn { id, role, position: None, verified: true, referred_by: None });
        assert_eq!(visible_users(&actor), expected, "{role}");
    }
    assert_eq!(visible_users(&Actor::Guest), UserScope::Nobody);
    assert_eq!(visible_users(&Actor::System), UserScope::Everybody);
}

#[test]
fn full_names_have_no_loose_spaces() {
    let mut anna = user(1, Role::Customer);
    assert_eq!(anna.full_name(), "");
    anna.profile.first_name = "Anna".to_owned();
    assert_eq!(anna.full_name(), "Anna");
    anna.profile.last_name = "Test".to_owned();
    assert_eq!(anna.full_name(), "Anna Test");
}
