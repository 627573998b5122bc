//! Jobs. A lease is one guarded UPDATE; on PostgreSQL with SKIP LOCKED, so that concurrent workers take different jobs.

use chrono::{DateTime, Utc};
use diesel::dsl::count_star;
use diesel::prelude::*;
use tierway_application::Topic;
use tierway_application::jobs::{Job, JobCounts, JobFilter, JobKind, JobRecord, JobRepository, JobState, NewJob};
use tierway_kernel::{Cursor, JobId, Message, Page, PageRequest, StoreError, is_descending, to_micros};

use super::paging::{by_time, paged};
use super::{Db, DieselTransaction, locks};
use crate::error::store_error;
use crate::rows::{JobRecordRow, JobRow, NewJobRow};
use crate::schema::jobs;
use crate::steps::forget_some;

/// Jobs that are written in one statement.
const BATCH: usize = 500;

/// Jobs under a filter. A job that has a lease runs; one whose lease has ended waits.
fn filtered(filter: &JobFilter, now: DateTime<Utc>) -> jobs::BoxedQuery<'_, Db> {
    let mut query = jobs::table.into_boxed();
    if let Some(kind) = &filter.kind {
        query = query.filter(jobs::kind.eq(kind));
    }
    let now = to_micros(now);
    match filter.state {
        None => query,
        Some(JobState::Waiting) => query
            .filter(jobs::finished_at.is_null())
            .filter(jobs::leased_until.is_null().or(jobs::leased_until.le(now))),
        Some(JobState::Running) => query.filter(jobs::finished_at.is_null()).filter(jobs::leased_until.gt(now)),
        Some(JobState::Done) => query.filter(jobs::finished_at.is_not_null()).filter(jobs::failed.eq(false)),
        Some(JobState::Failed) => query.filter(jobs::finished_at.is_not_null()).filter(jobs::failed.eq(true)),
    }
}

impl JobRepository for DieselTransaction<'_> {
    fn enqueue(&mut self, job: &NewJob, now: DateTime<Utc>) -> Result<Option<JobId>, StoreError> {
        self.changes.note(Topic::Jobs);
        let added: Option<i64> = diesel::insert_into(jobs::table)
            .values(NewJobRow::new(job, now))
            .on_conflict_do_nothing()
            .returning(jobs::id)
            .get_result(self.connection)
            .optional()
            .map_err(store_error)?;
        if added.is_none() {
            let run_at = to_micros(job.run_at);
            let waiting = jobs::finished_at.is_null().and(jobs::leased_until.is_null()).and(jobs::run_at.gt(run_at));
            diesel::update(jobs::table.filter(jobs::dedupe_key.eq(job.dedupe_key.as_deref())).filter(waiting))
                .set(jobs::run_at.eq(run_at))
                .execute(self.connection)
                .map_err(store_error)?;
        }
        Ok(added.map(JobId))
    }

    fn enqueue_new(&mut self, jobs: &[NewJob], now: DateTime<Utc>) -> Result<(), StoreError> {
        self.changes.note(Topic::Jobs);
        for batch in jobs.chunks(BATCH) {
            let rows: Vec<NewJobRow<'_>> = batch.iter().map(|job| NewJobRow::new(job, now)).collect();
            diesel::insert_into(jobs::table)
                .values(&rows)
                .on_conflict_do_nothing()
                .execute(self.connection)
                .map_err(store_error)?;
        }
        Ok(())
    }

    fn reschedule(&mut self, key: &str, run_at: DateTime<Utc>, now: DateTime<Utc>) -> Result<bool, StoreError> {
        self.changes.note(Topic::Jobs);
        let waiting =
            jobs::finished_at.is_null().and(jobs::leased_until.is_null()).and(jobs::run_at.gt(to_micros(now)));
        diesel::update(jobs::table.filter(jobs::dedupe_key.eq(key)).filter(waiting).filter(jobs::attempts.eq(0)))
            .set(jobs::run_at.eq(to_micros(run_at)))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn lease(
        &mut self,
        kinds: &[JobKind],
        now: DateTime<Utc>,
        until: DateTime<Utc>,
    ) -> Result<Option<Job>, StoreError> {
        let kinds: Vec<&str> = kinds.iter().map(|kind| kind.as_str()).collect();
        let now = to_micros(now);
        let Some(id) = locks::due_job(self.connection, &kinds, now).map_err(store_error)? else { return Ok(None) };
        let free = jobs::leased_until.is_null().or(jobs::leased_until.le(now));
        diesel::update(jobs::table.find(id).filter(jobs::finished_at.is_null()).filter(free))
            .set((jobs::leased_until.eq(to_micros(until)), jobs::attempts.eq(jobs::attempts + 1)))
            .returning(JobRow::as_returning())
            .get_result(self.connection)
            .optional()
            .map_err(store_error)?
            .map(JobRow::into_job)
            .transpose()
    }

    fn renew(&mut self, job: &Job, until: DateTime<Utc>) -> Result<bool, StoreError> {
        diesel::update(jobs::table.find(job.id.0))
            .filter(jobs::attempts.eq(i64::from(job.attempts)).and(jobs::leased_until.is_not_null()))
            .set(jobs::leased_until.eq(to_micros(until)))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn finish(&mut self, job: &Job, now: DateTime<Utc>) -> Result<bool, StoreError> {
        let nothing: Option<&str> = None;
        let ended =
            (jobs::finished_at.eq(to_micros(now)), jobs::leased_until.eq(None::<i64>), jobs::last_error.eq(nothing));
        diesel::update(jobs::table.find(job.id.0))
            .filter(jobs::attempts.eq(i64::from(job.attempts)).and(jobs::finished_at.is_null()))
            .set(ended)
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn fail(
        &mut self,
        job: &Job,
        error: &Message,
        again: Option<DateTime<Utc>>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let ended = (
            jobs::run_at.eq(to_micros(again.unwrap_or(now))),
            jobs::finished_at.eq(again.is_none().then(|| to_micros(now))),
            jobs::failed.eq(again.is_none()),
            jobs::leased_until.eq(None::<i64>),
            jobs::last_error.eq(error.to_stored()),
        );
        diesel::update(jobs::table.find(job.id.0))
            .filter(jobs::attempts.eq(i64::from(job.attempts)).and(jobs::finished_at.is_null()))
            .set(ended)
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn list(
        &mut self,
        filter: &JobFilter,
        page: &PageRequest,
        now: DateTime<Utc>,
    ) -> Result<Page<JobRecord>, StoreError> {
        let down = is_descending(filter.sort.as_str());
        let rows: Vec<JobRecordRow> = by_time!(filtered(filter, now), jobs, page, down)
            .select(JobRecordRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || filtered(filter, now).count().get_result(self.connection);
        paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), |row| row.into_record(now))
    }

    fn by_id(&mut self, id: JobId, now: DateTime<Utc>) -> Result<Option<JobRecord>, StoreError> {
        let row = jobs::table.find(id.0).select(JobRecordRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(|row| row.into_record(now)).transpose()
    }

    fn unfinished(&mut self, keys: &[&str], now: DateTime<Utc>) -> Result<Vec<JobRecord>, StoreError> {
        let rows: Vec<JobRecordRow> = jobs::table
            .filter(jobs::dedupe_key.eq_any(keys.iter().copied()).and(jobs::finished_at.is_null()))
            .select(JobRecordRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(|row| row.into_record(now)).collect()
    }

    fn retry(&mut self, id: JobId, now: DateTime<Utc>) -> Result<bool, StoreError> {
        self.changes.note(Topic::Jobs);
        diesel::update(jobs::table.find(id.0))
            .filter(jobs::finished_at.is_not_null().and(jobs::failed.eq(true)))
            .set((
                jobs::finished_at.eq(None::<i64>),
                jobs::failed.eq(false),
                jobs::run_at.eq(to_micros(now)),
                jobs::forgiven.eq(jobs::attempts),
            ))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn counts(&mut self, now: DateTime<Utc>) -> Result<JobCounts, StoreError> {
        let unfinished = || jobs::table.filter(jobs::finished_at.is_null()).select(count_star());
        let ended = |failed| jobs::table.filter(jobs::finished_at.is_not_null().and(jobs::failed.eq(failed)));
        let all: i64 = unfinished().first(self.connection).map_err(store_error)?;
        let leased = unfinished().filter(jobs::leased_until.gt(to_micros(now)));
        let running: i64 = leased.first(self.connection).map_err(store_error)?;
        let done: i64 = ended(false).select(count_star()).first(self.connection).map_err(store_error)?;
        let failed: i64 = ended(true).select(count_star()).first(self.connection).map_err(store_error)?;
        let [waiting, running, done, failed] = [all - running, running, done, failed].map(i64::unsigned_abs);
        Ok(JobCounts { waiting, running, done, failed })
    }

    fn purge(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        forget_some!(self.connection, jobs, id: i64, jobs::finished_at.lt(to_micros(before)))
    }
}
