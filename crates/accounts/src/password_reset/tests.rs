//! States, decisions and whom a request is for.

use chrono::{DateTime, Duration};
use tierway_kernel::{ResetId, Role, UserId};

use super::{LINK_LIVES, PasswordReset, ResetError, ResetState, check_decision, may_reset, role_fits};
use crate::user::tests::user;
use crate::{User, Verification};

fn reset(state: ResetState) -> PasswordReset {
    let start = DateTime::UNIX_EPOCH;
    PasswordReset {
        id: ResetId(1),
        user_id: UserId(1),
        state,
        requested_at: start,
        expires_at: start + LINK_LIVES,
        address: None,
        decided_by: None,
        decided_at: None,
        note: None,
    }
}

#[test]
fn an_open_link_runs_out_after_thirty_minutes() {
    assert_eq!(LINK_LIVES, Duration::minutes(30));
    let end = DateTime::UNIX_EPOCH + LINK_LIVES;
    for state in ResetState::ALL {
        let open = ResetState::OPEN.contains(&state);
        assert_eq!(reset(state).state_at(end - Duration::microseconds(1)), state);
        assert_eq!(reset(state).state_at(end), if open { ResetState::Expired } else { state }, "{state:?}");
    }
}

#[test]
fn only_undecided_requests_are_decided() {
    for (state, word) in [
        (ResetState::Verified, "verified"),
        (ResetState::Refused, "refused"),
        (ResetState::HandedOver, "handed over"),
        (ResetState::Used, "used"),
        (ResetState::Superseded, "replaced"),
    ] {
        assert_eq!(check_decision(state, None), Err(ResetError::AlreadyDecided(word)));
    }
    assert_eq!(check_decision(ResetState::Requested, Some("  ")), Ok(None));
    assert_eq!(check_decision(ResetState::Expired, Some(" by phone ")), Ok(Some("by phone".to_owned())));
    assert_eq!(check_decision(ResetState::Requested, Some(&"x".repeat(501))), Err(ResetError::NoteTooLong));
    assert!(check_decision(ResetState::Requested, Some(&"ä".repeat(500))).is_ok());
}

#[test]
fn everybody_but_the_rejected_may_have_a_new_password() {
    for role in Role::ALL {
        for verification in Verification::ALL {
            let account = User { verification, is_active: false, ..user(1, role) };
            assert_eq!(may_reset(&account), verification != Verification::Rejected, "{role} {verification:?}");
        }
    }
}

#[test]
fn the_stated_role_is_that_of_the_page() {
    for stated in Role::ALL {
        for actual in Role::ALL {
            let agents = [Role::Agent, Role::SubAgent];
            let staff = [Role::Employee, Role::Warehouse];
            let shared = |page: [Role; 2]| page.contains(&stated) && page.contains(&actual);
            assert_eq!(role_fits(stated, actual), stated == actual || shared(agents) || shared(staff));
        }
    }
}
