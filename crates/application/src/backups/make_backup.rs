//! The backup jobs.

use chrono::{DateTime, Duration, NaiveTime, Utc};
use tierway_accounts::ActivityAction;
use tierway_kernel::{BusinessZone, message};

use super::{BackupFile, Backups};
use crate::jobs::{Done, Run};
use crate::{Failure, Settings};

/// How late a daily backup may still be made.
const LATE: Duration = Duration::hours(3);

/// Makes a requested backup.
pub(crate) fn make_backup(run: &Run<'_>) -> Result<Done, Failure> {
    let settings = run.read(|tx, _| Settings::load(tx))?;
    let made = run.services().backups.make(run.services().clock.now())?;
    finish(run, made, settings.backups_kept)
}

/// Makes the daily backup if it is due; the job runs every hour.
pub(crate) fn make_daily_backup(run: &Run<'_>) -> Result<Done, Failure> {
    let settings = run.read(|tx, _| Settings::load(tx))?;
    let (now, backups) = (run.services().clock.now(), &run.services().backups);
    let Some(hour) = settings.backup_hour else { return run.done(|_, _| Ok(())) };
    if !is_due(now, hour, settings.business_zone, backups.list()?.first()) {
        return run.done(|_, _| Ok(()));
    }
    let made = backups.make(now)?;
    finish(run, made, settings.backups_kept)
}

/// Whether today's backup is due: its hour has come, not long ago, and there is none since.
fn is_due(now: DateTime<Utc>, hour: u32, zone: BusinessZone, newest: Option<&BackupFile>) -> bool {
    let time = NaiveTime::from_hms_opt(hour, 0, 0).unwrap_or_default();
    // Late in the evening the time to be late reaches into the next day.
    let begin = zone.last_at(now, time);
    now < begin + LATE && newest.is_none_or(|newest| newest.created_at < begin)
}

/// Removes the oldest surplus backups and logs the new one.
fn finish(run: &Run<'_>, made: BackupFile, kept: usize) -> Result<Done, Failure> {
    purge_expired(&*run.services().backups, kept)?;
    run.done(move |tx, context| {
        let text = message!("Created the backup {name} ({bytes} bytes)", name = made.name, bytes = made.bytes);
        context.log(tx, ActivityAction::Setting, text)
    })
}

fn purge_expired(backups: &dyn Backups, kept: usize) -> Result<(), Failure> {
    for old in backups.list()?.into_iter().skip(kept.max(1)) {
        backups.remove(&old.name)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    #[test]
    fn a_daily_backup_is_made_once_in_its_hour_or_somewhat_later() {
        let made = |text: &str| BackupFile { name: String::new(), bytes: 1, created_at: at(text) };
        let due =
            |now: &str, hour, newest: Option<&str>| is_due(at(now), hour, BusinessZone::UTC, newest.map(made).as_ref());
        assert!(due("2026-11-22T02:00:00Z", 2, None));
        assert!(due("2026-11-22T02:02:00Z", 2, Some("2026-11-21T02:02:00Z")));
        assert!(due("2026-11-22T04:59:00Z", 2, Some("2026-11-22T01:59:00Z")), "late, and nothing since");
        assert!(!due("2026-11-22T05:00:00Z", 2, None), "too late");
        assert!(!due("2026-11-22T01:59:00Z", 2, None), "not yet");
        assert!(!due("2026-11-22T03:02:00Z", 2, Some("2026-11-22T02:02:00Z")), "made already");
        assert!(due("2026-11-22T00:30:00Z", 23, Some("2026-11-21T22:00:00Z")), "over midnight");
        assert!(!due("2026-11-22T00:30:00Z", 23, Some("2026-11-21T23:02:00Z")));
        let malaysia: BusinessZone = "Asia/Kuala_Lumpur".parse().unwrap();
        assert!(is_due(at("2026-11-21T18:02:00Z"), 2, malaysia, None), "two o'clock over there");
        assert!(!is_due(at("2026-11-22T02:02:00Z"), 2, malaysia, None));
    }
}
