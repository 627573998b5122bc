//! Facts about the database.

use chrono::{DateTime, Utc};
use diesel::dsl::{count_star, min};
use diesel::prelude::*;
use diesel::sql_types::Text;
use tierway_application::mail::MailStatus;
use tierway_application::system::{Backlog, Database, DatabaseFacts};
use tierway_kernel::{StoreError, from_micros, to_micros};

use super::{DieselTransaction, facts};
use crate::error::store_error;
use crate::schema::{jobs, mail_outbox};

#[derive(QueryableByName)]
struct Migration {
    #[diesel(sql_type = Text)]
    version: String,
}

impl DatabaseFacts for DieselTransaction<'_> {
    fn database(&mut self) -> Result<Database, StoreError> {
        let migrations = "SELECT version FROM __diesel_schema_migrations ORDER BY version";
        let migrations: Vec<Migration> = diesel::sql_query(migrations).load(self.connection).map_err(store_error)?;
        let bytes = facts::bytes(self.connection).map_err(store_error)?;
        Ok(Database {
            kind: facts::KIND,
            version: facts::version(self.connection).map_err(store_error)?,
            bytes: bytes.unsigned_abs(),
            migrations: migrations.into_iter().map(|row| row.version).collect(),
        })
    }

    fn now(&mut self) -> Result<DateTime<Utc>, StoreError> {
        facts::now(self.connection).map(from_micros).map_err(store_error)
    }

    fn backlog(&mut self, now: DateTime<Utc>) -> Result<Backlog, StoreError> {
        let now = to_micros(now);
        let unfinished = || jobs::table.filter(jobs::finished_at.is_null());
        let free = jobs::leased_until.is_null().or(jobs::leased_until.le(now));
        let due = unfinished().filter(jobs::run_at.le(now)).filter(free).select((count_star(), min(jobs::run_at)));
        let (due, oldest): (i64, Option<i64>) = due.first(self.connection).map_err(store_error)?;
        let all: i64 = unfinished().select(count_star()).first(self.connection).map_err(store_error)?;
        let running = unfinished().filter(jobs::leased_until.gt(now)).select(count_star());
        let running: i64 = running.first(self.connection).map_err(store_error)?;
        let failed = jobs::table.filter(jobs::failed.eq(true)).select(count_star());
        let failed: i64 = failed.first(self.connection).map_err(store_error)?;
        let queued = mail_outbox::table.filter(mail_outbox::status.eq(MailStatus::Queued.as_str()));
        let mail: i64 = queued.select(count_star()).first(self.connection).map_err(store_error)?;
        Ok(Backlog {
            jobs_waiting: (all - due - running).unsigned_abs(),
            jobs_due: due.unsigned_abs(),
            jobs_running: running.unsigned_abs(),
            jobs_failed: failed.unsigned_abs(),
            oldest_due: oldest.map(from_micros),
            mail_waiting: mail.unsigned_abs(),
        })
    }
}
