//! Jobs. Transactions run one after the other here, so a lease is never contested.

use chrono::{DateTime, Utc};
use tierway_application::Topic;
use tierway_application::Transaction as _;
use tierway_application::jobs::{Job, JobCounts, JobKind, JobRepository, NewJob};
use tierway_kernel::{JobId, StoreError};

use super::state::JobRow;
use super::transaction::MemoryTransaction;

impl JobRow {
    fn is_leased(&self, now: DateTime<Utc>) -> bool {
        self.leased_until.is_some_and(|until| until > now)
    }

    fn is_due(&self, kinds: &[JobKind], now: DateTime<Utc>) -> bool {
        self.ended.is_none() && self.new.run_at <= now && !self.is_leased(now) && kinds.contains(&self.new.kind)
    }
}

/// The row of a lease that still counts.
fn leased<'s>(tx: &'s mut MemoryTransaction, job: &Job) -> Result<Option<&'s mut JobRow>, StoreError> {
    let row = tx.write()?.jobs.get_mut(job.id.0);
    Ok(row.filter(|row| row.attempts == job.attempts && row.ended.is_none()))
}

impl JobRepository for MemoryTransaction {
    fn enqueue(&mut self, job: &NewJob, _now: DateTime<Utc>) -> Result<Option<JobId>, StoreError> {
        self.changed(Topic::Jobs);
        let jobs = &mut self.write()?.jobs;
        let same = |row: &&mut JobRow| row.ended.is_none() && row.new.dedupe_key == job.dedupe_key;
        if job.dedupe_key.is_some()
            && let Some(row) = jobs.rows_mut().find(same)
        {
            if row.leased_until.is_none() {
                row.new.run_at = row.new.run_at.min(job.run_at);
            }
            return Ok(None);
        }
        let row = |id| JobRow { id: JobId(id), new: job.clone(), attempts: 0, leased_until: None, ended: None };
        Ok(Some(jobs.add(row).id))
    }

    fn lease(
        &mut self,
        kinds: &[JobKind],
        now: DateTime<Utc>,
        until: DateTime<Utc>,
    ) -> Result<Option<Job>, StoreError> {
        let due = self.write()?.jobs.rows_mut().filter(|row| row.is_due(kinds, now));
        Ok(due.min_by_key(|row| (row.new.run_at, row.id)).map(|row| {
            row.attempts += 1;
            row.leased_until = Some(until);
            let NewJob { kind, payload, .. } = row.new.clone();
            Job { id: row.id, kind, payload, attempts: row.attempts }
        }))
    }

    fn finish(&mut self, job: &Job, now: DateTime<Utc>) -> Result<bool, StoreError> {
        let Some(row) = leased(self, job)? else { return Ok(false) };
        row.leased_until = None;
        row.ended = Some((now, false));
        Ok(true)
    }

    fn fail(
        &mut self,
        job: &Job,
        _error: &str,
        again: Option<DateTime<Utc>>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let Some(row) = leased(self, job)? else { return Ok(false) };
        row.leased_until = None;
        match again {
            Some(time) => row.new.run_at = time,
            None => row.ended = Some((now, true)),
        }
        Ok(true)
    }

    fn counts(&mut self, now: DateTime<Utc>) -> Result<JobCounts, StoreError> {
        let mut counts = JobCounts::default();
        for row in self.state.jobs.rows() {
            match row.ended {
                Some((_, true)) => counts.failed += 1,
                Some((_, false)) => counts.done += 1,
                None if row.is_leased(now) => counts.running += 1,
                None => counts.waiting += 1,
            }
        }
        Ok(counts)
    }

    fn forget(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        let jobs = &mut self.write()?.jobs;
        let old = jobs.rows().filter(|row| row.ended.is_some_and(|(time, _)| time < before));
        let ids: Vec<JobId> = old.map(|row| row.id).collect();
        Ok(ids.iter().filter(|id| jobs.remove(id.0)).count() as u64)
    }
}
