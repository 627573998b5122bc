//! Sign-in: every portal, role and state.

use tierway_kernel::Role;

use super::{Portal, SignInRefusal, admit};
use crate::Verification::{self, Approved, Pending, Rejected};
use crate::user::tests::user;

/// The doors of a role, written out.
fn doors(role: Role) -> &'static str {
    match role {
        Role::SubAgent => "agent",
        other => other.as_str(),
    }
}

/// Refusals by account status, for every portal.
fn by_state(role: Role, verification: Verification, active: bool) -> Result<(), SignInRefusal> {
    let waits = matches!(role, Role::Wholesaler | Role::Manufacturer | Role::Employee | Role::Warehouse);
    match (verification, active) {
        (Rejected, _) => Err(SignInRefusal::Rejected),
        (Pending, _) if waits => Err(SignInRefusal::Waiting),
        (Pending | Approved, true) => Ok(()),
        (Pending | Approved, false) => Err(SignInRefusal::Inactive),
    }
}

#[test]
fn every_portal_role_and_state_is_answered() {
    for role in Role::ALL {
        for verification in Verification::ALL {
            for is_active in [true, false] {
                let account = crate::User { verification, is_active, ..user(1, role) };
                let expected = by_state(role, verification, is_active);
                assert_eq!(admit(&account, None), expected, "{role} {verification:?} {is_active}");
                for portal in Portal::ALL {
                    let expected = if portal.as_str() == doors(role) {
                        expected
                    } else {
                        Err(SignInRefusal::WrongPortal(portal.refusal()))
                    };
                    assert_eq!(admit(&account, Some(portal)), expected, "{role} at {portal:?}");
                }
            }
        }
    }
}

#[test]
fn each_role_has_exactly_one_door() {
    for role in Role::ALL {
        assert_eq!(Portal::ALL.into_iter().filter(|portal| portal.admits(role)).count(), 1, "{role}");
    }
}

#[test]
fn wrong_doors_answer_in_the_specifications_words() {
    for (portal, sentence) in [
        (Portal::Admin, "This login page is only for administrators."),
        (Portal::Manufacturer, "Access denied. Manufacturer credentials required."),
        (Portal::Wholesaler, "This login page is only for wholesalers"),
        (Portal::Dealer, "This login page is only for dealers"),
        (Portal::Agent, "This login page is only for agents"),
        (Portal::Customer, "This login page is only for customers"),
        (Portal::Employee, "This login page is only for company employees."),
    ] {
        assert_eq!(portal.refusal(), sentence);
        assert_eq!(SignInRefusal::WrongPortal(portal.refusal()).to_string(), sentence);
    }
    assert_eq!(SignInRefusal::Waiting.to_string(), "Your account is waiting for approval.");
}
