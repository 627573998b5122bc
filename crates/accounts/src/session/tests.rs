//! Session lifetimes.

use chrono::{DateTime, Duration, Utc};
use tierway_kernel::{SessionId, UserId};

use super::{Session, SessionLimits};

const START: DateTime<Utc> = DateTime::UNIX_EPOCH;

fn session(last_seen: Duration) -> Session {
    Session {
        id: SessionId(1),
        user_id: UserId(1),
        created_at: START,
        last_seen_at: START + last_seen,
        address: None,
        user_agent: None,
        revoked_at: None,
        view: None,
    }
}

fn lives(session: &Session, after: Duration) -> bool {
    session.is_live(SessionLimits::default(), START + after)
}

#[test]
fn the_defaults_are_twelve_hours_idle_and_seven_days_at_most() {
    let limits = SessionLimits::default();
    assert_eq!((limits.idle, limits.absolute), (Duration::hours(12), Duration::days(7)));
}

#[test]
fn a_session_ends_twelve_hours_after_its_last_request() {
    let moment = Duration::microseconds(1);
    let used = session(Duration::hours(5));
    assert!(lives(&used, Duration::hours(17) - moment));
    assert!(!lives(&used, Duration::hours(17)));
}

#[test]
fn a_session_in_use_ends_seven_days_after_sign_in() {
    let moment = Duration::microseconds(1);
    let busy = session(Duration::days(7) - Duration::minutes(1));
    assert!(lives(&busy, Duration::days(7) - moment));
    assert!(!lives(&busy, Duration::days(7)));
}

#[test]
fn a_revoked_session_is_dead_at_once() {
    let revoked = Session { revoked_at: Some(START + Duration::hours(9)), ..session(Duration::zero()) };
    assert!(!lives(&revoked, Duration::seconds(1)));
}

#[test]
fn the_last_request_is_written_at_most_once_a_minute() {
    let seen = session(Duration::zero());
    assert!(!seen.wants_touch(START + Duration::seconds(59)));
    assert!(seen.wants_touch(START + Duration::seconds(60)));
    assert!(!seen.wants_touch(START - Duration::hours(1)), "a clock that went back changes nothing");
}
