//! Failures, pauses and quotas over time.

use chrono::{DateTime, Duration, Utc};

use super::{ACCOUNT_THROTTLE, ADDRESS_THROTTLE, Quota, Throttle, address_source};

const START: DateTime<Utc> = DateTime::UNIX_EPOCH;

fn after(seconds: i64) -> DateTime<Utc> {
    START + Duration::seconds(seconds)
}

/// The pause after each of `count` failures, each as soon as the block before has ended.
fn pauses(count: usize) -> Vec<i64> {
    let mut now = START;
    let mut throttle = Throttle::new(now);
    (0..count)
        .map(|_| {
            throttle = throttle.failed(&ACCOUNT_THROTTLE, now);
            let pause = throttle.blocked_for(now).unwrap_or(Duration::zero());
            now += pause;
            assert_eq!(throttle.blocked_for(now), None, "a block ends");
            pause.num_seconds()
        })
        .collect()
}

#[test]
fn the_fifth_failure_blocks_and_each_further_one_doubles_the_pause() {
    assert_eq!(pauses(12), [0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
}

#[test]
fn an_address_has_fifty() {
    let failed = |count| (0..count).fold(Throttle::new(START), |now, _| now.failed(&ADDRESS_THROTTLE, START));
    assert_eq!(failed(49).blocked_for(START), None);
    assert_eq!(failed(50).blocked_for(START), Some(Duration::seconds(30)));
    assert_eq!(failed(1000).blocked_for(START), Some(Duration::minutes(15)));
}

#[test]
fn failures_are_forgotten_a_window_after_they_began() {
    let four = (0..4).fold(Throttle::new(START), |now, _| now.failed(&ACCOUNT_THROTTLE, START));
    let moment_before = four.failed(&ACCOUNT_THROTTLE, after(15 * 60 - 1));
    assert_eq!((moment_before.failures, moment_before.blocked_until.is_some()), (5, true));
    let anew = four.failed(&ACCOUNT_THROTTLE, after(15 * 60));
    assert_eq!(anew, Throttle { failures: 1, window_started_at: after(15 * 60), blocked_until: None });
}

#[test]
fn who_was_blocked_starts_anew_only_a_window_after_the_block() {
    let blocked = (0..8).fold(Throttle::new(START), |now, _| now.failed(&ACCOUNT_THROTTLE, START));
    assert_eq!(blocked.blocked_until, Some(after(240)));
    assert_eq!(blocked.failed(&ACCOUNT_THROTTLE, after(240 + 899)).failures, 9);
    assert_eq!(blocked.failed(&ACCOUNT_THROTTLE, after(240 + 900)).failures, 1);
}

#[test]
fn a_failure_never_shortens_a_block() {
    let blocked = Throttle { failures: 4, window_started_at: START, blocked_until: Some(after(600)) };
    assert_eq!(blocked.failed(&ACCOUNT_THROTTLE, after(1)).blocked_until, Some(after(600)));
}

#[test]
fn a_quota_has_room_again_when_its_window_is_over() {
    let quota = Quota { limit: 2, window: Duration::hours(1) };
    let full = Throttle::new(START).spent(&quota, START).spent(&quota, after(60));
    assert_eq!(Throttle::new(START).exhausted_for(&quota, START), None);
    assert_eq!(full.exhausted_for(&quota, after(60)), Some(Duration::minutes(59)));
    assert_eq!(full.exhausted_for(&quota, after(3600)), None);
    assert_eq!(full.spent(&quota, after(3600)).failures, 1);
    let none = Quota { limit: 0, ..quota };
    assert!(Throttle::new(START).exhausted_for(&none, START).is_some(), "a quota of nothing");
}

#[test]
fn a_network_of_six_is_one_source() {
    assert_eq!(address_source("203.0.113.7"), "203.0.113.7");
    assert_eq!(address_source("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
    assert_eq!(address_source("2001:db8:1:2::9"), address_source("2001:db8:1:2:ffff::1"));
    assert_ne!(address_source("2001:db8:1:2::9"), address_source("2001:db8:1:3::9"));
}
