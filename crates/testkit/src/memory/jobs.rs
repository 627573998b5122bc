//! Jobs. Transactions run one after the other here, so a lease is never contested.

use chrono::{DateTime, Utc};
use tierway_application::Topic;
use tierway_application::Transaction as _;
use tierway_application::jobs::{Job, JobCounts, JobFilter, JobKind, JobRecord, JobRepository, JobState, NewJob};
use tierway_kernel::{JobId, Page, PageRequest, StoreError};

use super::paging::{matches, newest_first};
use super::state::{JobRow, unique};
use super::transaction::MemoryTransaction;

impl JobRow {
    fn is_leased(&self, now: DateTime<Utc>) -> bool {
        self.leased_until.is_some_and(|until| until > now)
    }

    fn record(&self, now: DateTime<Utc>) -> JobRecord {
        JobRecord {
            id: self.id,
            kind: self.new.kind.as_str().to_owned(),
            state: match self.ended {
                Some((_, true)) => JobState::Failed,
                Some((_, false)) => JobState::Done,
                None if self.is_leased(now) => JobState::Running,
                None => JobState::Waiting,
            },
            attempts: self.attempts,
            run_at: self.new.run_at,
            created_at: self.created_at,
            finished_at: self.ended.map(|(time, _)| time),
            error: self.error.clone(),
            dedupe_key: self.new.dedupe_key.clone(),
        }
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
    fn enqueue(&mut self, job: &NewJob, now: DateTime<Utc>) -> Result<Option<JobId>, StoreError> {
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
        let row = |id| JobRow {
            id: JobId(id),
            new: job.clone(),
            created_at: now,
            attempts: 0,
            forgiven: 0,
            error: None,
            leased_until: None,
            ended: None,
        };
        Ok(Some(jobs.add(row).id))
    }

    fn enqueue_new(&mut self, jobs: &[NewJob], now: DateTime<Utc>) -> Result<(), StoreError> {
        jobs.iter().try_for_each(|job| self.enqueue(job, now).map(|_| ()))
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
            Job { id: row.id, kind, payload, attempts: row.attempts, forgiven: row.forgiven }
        }))
    }

    fn renew(&mut self, job: &Job, until: DateTime<Utc>) -> Result<bool, StoreError> {
        let Some(row) = leased(self, job)?.filter(|row| row.leased_until.is_some()) else { return Ok(false) };
        row.leased_until = Some(until);
        Ok(true)
    }

    fn finish(&mut self, job: &Job, now: DateTime<Utc>) -> Result<bool, StoreError> {
        let Some(row) = leased(self, job)? else { return Ok(false) };
        row.leased_until = None;
        row.error = None;
        row.ended = Some((now, false));
        Ok(true)
    }

    fn fail(
        &mut self,
        job: &Job,
        error: &str,
        again: Option<DateTime<Utc>>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let Some(row) = leased(self, job)? else { return Ok(false) };
        row.leased_until = None;
        row.error = Some(error.to_owned());
        row.new.run_at = again.unwrap_or(now);
        row.ended = again.is_none().then_some((now, true));
        Ok(true)
    }

    fn list(
        &mut self,
        filter: &JobFilter,
        page: &PageRequest,
        now: DateTime<Utc>,
    ) -> Result<Page<JobRecord>, StoreError> {
        let wanted = |record: &JobRecord| {
            matches(filter.state, record.state) && filter.kind.as_ref().is_none_or(|kind| *kind == record.kind)
        };
        let rows = self.state.jobs.rows().map(|row| row.record(now)).filter(wanted).collect();
        Ok(newest_first(rows, page, |record: &JobRecord| (record.created_at, record.id.0)))
    }

    fn by_id(&mut self, id: JobId, now: DateTime<Utc>) -> Result<Option<JobRecord>, StoreError> {
        Ok(self.state.jobs.get(id.0).map(|row| row.record(now)))
    }

    fn unfinished(&mut self, keys: &[&str], now: DateTime<Utc>) -> Result<Vec<JobRecord>, StoreError> {
        let asked = |row: &&JobRow| row.new.dedupe_key.as_deref().is_some_and(|key| keys.contains(&key));
        let rows = self.state.jobs.rows().filter(|row| row.ended.is_none()).filter(asked);
        Ok(rows.map(|row| row.record(now)).collect())
    }

    fn retry(&mut self, id: JobId, now: DateTime<Utc>) -> Result<bool, StoreError> {
        self.changed(Topic::Jobs);
        let jobs = &mut self.write()?.jobs;
        let Some(row) = jobs.get(id.0).filter(|row| row.ended.is_some_and(|(_, failed)| failed)) else {
            return Ok(false);
        };
        let key = row.new.dedupe_key.clone();
        let same = |row: &JobRow| row.ended.is_none() && row.new.dedupe_key == key;
        unique(key.is_none() || !jobs.rows().any(same), "jobs.dedupe_key")?;
        if let Some(row) = jobs.get_mut(id.0) {
            row.ended = None;
            row.new.run_at = now;
            row.forgiven = row.attempts;
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
