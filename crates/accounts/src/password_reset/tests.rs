//! States, decisions and the account of a request.

use chrono::{DateTime, Duration};
use tierway_kernel::{ResetId, Role, UserId};

use super::{LINK_LIVES, LINK_WAITS, PasswordReset, ResetError, ResetState, check_decision, may_reset, role_fits};
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
fn a_link_is_mailed_while_its_request_is_open_and_not_older_than_a_day() {
    let (start, moment) = (DateTime::UNIX_EPOCH, Duration::microseconds(1));
    for state in ResetState::ALL {
        let mailed = matches!(state, ResetState::Requested | ResetState::Verified);
        assert_eq!(reset(state).may_be_mailed(start), mailed, "{state:?}");
        assert_eq!(reset(state).may_be_mailed(start + LINK_WAITS - moment), mailed, "{state:?}, though it has run out");
        assert!(!reset(state).may_be_mailed(start + LINK_WAITS), "{state:?}");
    }
    let verified = PasswordReset { decided_at: Some(start + LINK_WAITS), ..reset(ResetState::Verified) };
    assert!(verified.may_be_mailed(start + LINK_WAITS), "the day counts from the decision");
}

#[test]
fn only_undecided_requests_are_decided() {
    for (state, word) in [
        (ResetState::Verified, "verified"),
        (ResetState::Refused, "refused"),
        (ResetState::ManualResetLink, "handed over"),
        (ResetState::Used, "used"),
        (ResetState::Superseded, "replaced"),
    ] {
        for to in [ResetState::Verified, ResetState::Refused, ResetState::ManualResetLink] {
            let expected = match (state, to) {
                // The mail of one that was verified may reach nobody.
                (ResetState::Verified, ResetState::ManualResetLink) => Ok(None),
                _ => Err(ResetError::AlreadyDecided(word)),
            };
            assert_eq!(check_decision(state, to, None), expected, "{state:?} {to:?}");
            assert_eq!(to.decided_from().contains(&state), expected.is_ok());
        }
    }
    let check = |note: &str| check_decision(ResetState::Requested, ResetState::Verified, Some(note));
    assert_eq!(check("  "), Ok(None));
    assert_eq!(check(" by phone "), Ok(Some("by phone".to_owned())));
    assert_eq!(check(&"x".repeat(501)), Err(ResetError::NoteTooLong));
    assert!(check(&"ä".repeat(500)).is_ok());
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
