//! The review of accounts.

use tierway_kernel::Role;

use super::Verification::{Approved, Pending, Rejected};
use super::{ReviewError, approve, initial_verification, optional_reason, reject, starts_active};

#[test]
fn only_pending_accounts_are_decided() {
    assert_eq!(approve(Pending), Ok(Approved));
    assert_eq!(reject(Pending, "  papers unreadable "), Ok((Rejected, "papers unreadable".to_owned())));
    for (decided, word) in [(Approved, "approved"), (Rejected, "rejected")] {
        assert_eq!(approve(decided), Err(ReviewError::AlreadyDecided(word)));
        assert_eq!(reject(decided, "why"), Err(ReviewError::AlreadyDecided(word)));
    }
    let sentence = ReviewError::AlreadyDecided("approved").to_string();
    assert_eq!(sentence, "This account has already been approved.");
}

#[test]
fn a_rejection_says_why() {
    for reason in ["", "   ", "\n\t"] {
        assert_eq!(reject(Pending, reason), Err(ReviewError::ReasonMissing));
    }
}

#[test]
fn customers_and_the_admin_start_approved_and_manufacturers_by_setting() {
    for role in Role::ALL {
        for immediate in [false, true] {
            let approved = matches!(role, Role::Admin | Role::Customer) || (role == Role::Manufacturer && immediate);
            let expected = if approved { Approved } else { Pending };
            assert_eq!(initial_verification(role, immediate), expected, "{role}, immediate {immediate}");
        }
        assert_eq!(starts_active(role), !matches!(role, Role::Employee | Role::Warehouse), "{role}");
    }
}

#[test]
fn a_reason_that_need_not_be_is_trimmed_and_short() {
    assert_eq!(optional_reason(None), Ok(None));
    assert_eq!(optional_reason(Some("  ")), Ok(None));
    assert_eq!(optional_reason(Some(" Moved. ")), Ok(Some("Moved.")));
    assert_eq!(optional_reason(Some(&"é".repeat(500))).map(|it| it.is_some()), Ok(true));
    assert_eq!(optional_reason(Some(&"é".repeat(501))), Err(ReviewError::ReasonTooLong));
}
