//! Jobs.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_application::jobs::{Job, JobKind, NewJob};
use tierway_kernel::{JobId, StoreError, to_micros};

use crate::schema::jobs;

/// A job as it is leased.
#[derive(Queryable, Selectable)]
#[diesel(table_name = jobs)]
pub(crate) struct JobRow {
    id: i64,
    kind: String,
    payload: String,
    attempts: i64,
}

/// A job to be written.
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
