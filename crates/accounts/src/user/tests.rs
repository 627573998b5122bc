//! Visibility of accounts, and an account as test data.

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
        language: None,
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

#[test]
fn a_store_is_called_by_its_company_or_its_person_but_never_by_the_sign_in_name() {
    let named = |company: Option<&str>, first: &str| {
        let profile = Profile {
            company_name: company.map(str::to_owned),
            first_name: first.to_owned(),
            last_name: "Test".to_owned(),
            ..Profile::default()
        };
        User { profile, ..user(1, Role::Dealer) }.store_name()
    };
    assert_eq!(named(Some(" Dora Trading "), "Dora"), "Dora Trading");
    assert_eq!(named(Some("  "), "Dora"), "Dora Test");
    assert_eq!(named(None, ""), "Test");
    assert_eq!(User { profile: Profile::default(), ..user(1, Role::Dealer) }.store_name(), "");
}

#[test]
fn members_are_active_and_approved() {
    for verification in [Verification::Pending, Verification::Approved, Verification::Rejected] {
        for is_active in [false, true] {
            let expected = is_active && verification == Verification::Approved;
            let dora = User { verification, is_active, ..user(1, Role::Dealer) };
            assert_eq!(dora.is_member(), expected, "{verification:?} {is_active}");
        }
    }
}

#[test]
fn an_approved_account_that_is_off_is_inactive_and_one_that_waits_is_pending() {
    let status = |verification, is_active| {
        let dora = User { verification, is_active, ..user(1, Role::Dealer) };
        assert_eq!(dora.awaits_review(), verification == Verification::Pending);
        dora.status()
    };
    for is_active in [false, true] {
        assert_eq!(status(Verification::Pending, is_active), "pending");
        assert_eq!(status(Verification::Rejected, is_active), "rejected");
    }
    assert_eq!([true, false].map(|is_active| status(Verification::Approved, is_active)), ["approved", "inactive"]);
}
