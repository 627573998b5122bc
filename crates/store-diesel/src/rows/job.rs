//! Jobs.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_application::jobs::{Job, JobKind, JobRecord, JobState, NewJob};
use tierway_kernel::{JobId, Message, StoreError, from_micros, to_micros};

use crate::schema::jobs;

/// A job as it is leased.
#[derive(Queryable, Selectable)]
#[diesel(table_name = jobs)]
pub(crate) struct JobRow {
    id: i64,
    kind: String,
    payload: String,
    attempts: i64,
    forgiven: i64,
}

/// A job as it is listed.
#[derive(Queryable, Selectable)]
#[diesel(table_name = jobs)]
pub(crate) struct JobRecordRow {
    pub(crate) id: i64,
    kind: String,
    dedupe_key: Option<String>,
    run_at: i64,
    attempts: i64,
    leased_until: Option<i64>,
    last_error: Option<String>,
    finished_at: Option<i64>,
    failed: bool,
    pub(crate) created_at: i64,
}

/// A job to write.
#[derive(Insertable)]
#[diesel(table_name = jobs, treat_none_as_default_value = false)]
pub(crate) struct NewJobRow<'a> {
    kind: &'a str,
    payload: &'a str,
    dedupe_key: Option<&'a str>,
    run_at: i64,
    attempts: i64,
    failed: bool,
    created_at: i64,
}

impl JobRow {
    /// The leased job.
    pub(crate) fn into_job(self) -> Result<Job, StoreError> {
        Ok(Job {
            id: JobId(self.id),
            kind: super::read_enum("jobs.kind", JobKind::ALL, JobKind::as_str, &self.kind)?,
            payload: self.payload,
            attempts: super::read_count("jobs.attempts", self.attempts)?,
            forgiven: super::read_count("jobs.forgiven", self.forgiven)?,
        })
    }
}

impl JobRecordRow {
    /// The job with its state at `now`.
    pub(crate) fn into_record(self, now: DateTime<Utc>) -> Result<JobRecord, StoreError> {
        let state = match (self.finished_at, self.failed) {
            (Some(_), true) => JobState::Failed,
            (Some(_), false) => JobState::Done,
            (None, _) if self.leased_until.is_some_and(|until| until > to_micros(now)) => JobState::Running,
            (None, _) => JobState::Waiting,
        };
        Ok(JobRecord {
            id: JobId(self.id),
            kind: self.kind,
            state,
            attempts: super::read_count("jobs.attempts", self.attempts)?,
            run_at: from_micros(self.run_at),
            created_at: from_micros(self.created_at),
            finished_at: self.finished_at.map(from_micros),
            error: self.last_error.map(Message::from_stored),
            dedupe_key: self.dedupe_key,
        })
    }
}

impl<'a> NewJobRow<'a> {
    /// The row of a new job.
    pub(crate) fn new(job: &'a NewJob, now: DateTime<Utc>) -> NewJobRow<'a> {
        NewJobRow {
            kind: job.kind.as_str(),
            payload: &job.payload,
            dedupe_key: job.dedupe_key.as_deref(),
            run_at: to_micros(job.run_at),
            attempts: 0,
            failed: false,
            created_at: to_micros(now),
        }
    }
}
