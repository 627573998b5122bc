//! Jobs that come due by the calendar.

use chrono::{DateTime, Days, NaiveTime, Utc};

use super::{JobKind, NewJob};
use crate::{Context, Failure, Transaction};

/// Sees to it that each recurring kind has its next run waiting. The hourly round calls it; several instances may at
/// once, because a kind has at most one unfinished job.
pub fn schedule_recurring(tx: &mut dyn Transaction, context: &Context) -> Result<(), Failure> {
    for kind in JobKind::ALL {
        let Some(time) = kind.daily_at() else { continue };
        let job = NewJob {
            kind: *kind,
            payload: "{}".to_owned(),
            run_at: next(time, context.now),
            dedupe_key: Some(kind.as_str().to_owned()),
        };
        tx.jobs().enqueue(&job, context.now)?;
    }
    Ok(())
}

/// The next time the clock shows `time`, after `now`.
fn next(time: NaiveTime, now: DateTime<Utc>) -> DateTime<Utc> {
    let today = now.date_naive().and_time(time).and_utc();
    if today > now { today } else { today + Days::new(1) }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn the_next_run_is_today_or_tomorrow() {
        let at = |text: &str| text.parse::<DateTime<Utc>>().unwrap();
        let two = NaiveTime::from_hms_opt(2, 0, 0).unwrap();
        assert_eq!(next(two, at("2026-03-01T01:59:59Z")), at("2026-03-01T02:00:00Z"));
        assert_eq!(next(two, at("2026-03-01T02:00:00Z")), at("2026-03-02T02:00:00Z"));
        assert_eq!(next(two, at("2026-12-31T23:00:00Z")), at("2027-01-01T02:00:00Z"));
    }
}
