//! Jobs in the store.

use chrono::{DateTime, Utc};
use tierway_kernel::{DateSort, JobId, Message, Page, PageRequest, StoreError};

use super::JobKind;

/// A job to be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewJob {
    /// Its kind.
    pub kind: JobKind,
    /// The payload for its handler, as JSON; ids rather than copies, and no secrets.
    pub payload: String,
    /// Not before this time.
    pub run_at: DateTime<Utc>,
    /// There is at most one unfinished job of a key. Never an empty text.
    pub dedupe_key: Option<String>,
}

impl NewJob {
    /// A run of a recurring kind, of which one waits at most.
    pub(crate) fn recurring(kind: JobKind, run_at: DateTime<Utc>) -> NewJob {
        NewJob { kind, payload: "{}".to_owned(), run_at, dedupe_key: Some(kind.as_str().to_owned()) }
    }
}

/// A job that was leased to be run now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Job {
    /// Identity.
    pub id: JobId,
    /// Its kind.
    pub kind: JobKind,
    /// The payload for its handler.
    pub payload: String,
    /// Which attempt this is, from 1. It is also the lease's number: an attempt that lost its lease to a later one can
    /// change nothing any more.
    pub attempts: u32,
    /// Attempts before the last manual retry, which no longer count.
    pub forgiven: u32,
}

impl Job {
    /// Attempts that count towards giving it up, this one included.
    pub fn tries(&self) -> u32 {
        self.attempts.saturating_sub(self.forgiven)
    }
}

tierway_kernel::names! {
    /// State of a job.
    pub enum JobState as "JobStateName" {
        /// Unfinished, waiting for its time, its turn or its next attempt.
        Waiting = "waiting",
        /// Unfinished and leased.
        Running = "running",
        /// Done.
        Done = "done",
        /// Given up.
        Failed = "failed",
    }
}

/// A listed job, without payload.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JobRecord {
    /// Identity.
    pub id: JobId,
    /// The name of its kind, which may be one of a newer version.
    pub kind: String,
    /// Its status.
    pub state: JobState,
    /// How often it was tried.
    pub attempts: u32,
    /// When it was or is due.
    pub run_at: DateTime<Utc>,
    /// When it was put in line.
    pub created_at: DateTime<Utc>,
    /// When it finished or failed.
    pub finished_at: Option<DateTime<Utc>>,
    /// Why the last attempt failed.
    pub error: Option<Message>,
    /// Its key, of which there is one unfinished job.
    pub dedupe_key: Option<String>,
}

impl JobRecord {
    /// Display name.
    pub fn title(&self) -> Message {
        JobKind::of_name(&self.kind).map_or_else(|| Message::verbatim(&self.kind), JobKind::title)
    }
}

/// Filters of the list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct JobFilter {
    /// Only in this state.
    pub state: Option<JobState>,
    /// Only of the kind with this name.
    pub kind: Option<String>,
    /// In which order, by when they were created.
    pub sort: DateSort,
}

/// How many jobs there are in each state.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct JobCounts {
    /// Unfinished, waiting for their time, their turn or their next attempt.
    pub waiting: u64,
    /// Unfinished and leased.
    pub running: u64,
    /// Finished.
    pub done: u64,
    /// Failed.
    pub failed: u64,
}

/// Jobs in the store.
pub trait JobRepository {
    /// Adds a job; `None` when an unfinished job has its key already. Wakes the workers of this process once the
    /// transaction commits.
    fn enqueue(&mut self, job: &NewJob, now: DateTime<Utc>) -> Result<Option<JobId>, StoreError>;
    /// Adds jobs with new keys in one statement; existing keys are skipped.
    fn enqueue_new(&mut self, jobs: &[NewJob], now: DateTime<Utc>) -> Result<(), StoreError>;
    /// Moves the job of a key that waits for its time and was never tried to another time; `false` when there is none.
    fn reschedule(&mut self, key: &str, run_at: DateTime<Utc>, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Leases the job of `kinds` that is longest due, until `until`, and counts the attempt. Of several transactions
    /// at once each gets another job. A job whose lease has ended counts as due.
    fn lease(&mut self, kinds: &[JobKind], now: DateTime<Utc>, until: DateTime<Utc>)
    -> Result<Option<Job>, StoreError>;
    /// Leases a job on, until `until`, for the attempt that has it; `false` when the lease was lost, and then nothing is
    /// changed.
    fn renew(&mut self, job: &Job, until: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Finishes a leased job; `false` when the lease was lost, and then nothing is changed.
    fn finish(&mut self, job: &Job, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Ends a leased attempt as failed. The job runs again at `again`; if `None`, it fails for good. `false` without
    /// any change if the lease was lost.
    fn fail(
        &mut self,
        job: &Job,
        error: &Message,
        again: Option<DateTime<Utc>>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError>;
    /// The jobs, newest first, with their state at `now`; expired leases count as waiting.
    fn list(
        &mut self,
        filter: &JobFilter,
        page: &PageRequest,
        now: DateTime<Utc>,
    ) -> Result<Page<JobRecord>, StoreError>;
    /// One job, with its state at `now`.
    fn by_id(&mut self, id: JobId, now: DateTime<Utc>) -> Result<Option<JobRecord>, StoreError>;
    /// The unfinished jobs of these keys, in any order.
    fn unfinished(&mut self, keys: &[&str], now: DateTime<Utc>) -> Result<Vec<JobRecord>, StoreError>;
    /// Requeues a failed job, due at once, with its attempts reset; `false` without any change if it has not failed.
    /// `StoreError::Taken("jobs.dedupe_key")` if there is an unfinished job with its key.
    fn retry(&mut self, id: JobId, now: DateTime<Utc>) -> Result<bool, StoreError>;
    /// How many there are; leases that have ended count as waiting.
    fn counts(&mut self, now: DateTime<Utc>) -> Result<JobCounts, StoreError>;
    /// Removes jobs that finished or failed before `before`, in batches; returns how many, 0 when done.
    fn purge(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError>;
}
