//! What there is to say about memory.

use chrono::{DateTime, Utc};
use tierway_application::mail::MailStatus;
use tierway_application::system::{Backlog, Database, DatabaseFacts, DatabaseKind};
use tierway_kernel::StoreError;

use super::transaction::MemoryTransaction;

impl DatabaseFacts for MemoryTransaction {
    fn database(&mut self) -> Result<Database, StoreError> {
        Ok(Database { kind: DatabaseKind::Memory, version: String::new(), bytes: 0, migrations: Vec::new() })
    }

    fn backlog(&mut self, now: DateTime<Utc>) -> Result<Backlog, StoreError> {
        let mut backlog = Backlog::default();
        for row in self.state.jobs.rows() {
            match row.ended {
                Some((_, true)) => backlog.jobs_failed += 1,
                Some((_, false)) => {}
                None if row.leased_until.is_some_and(|until| until > now) => backlog.jobs_running += 1,
                None if row.new.run_at > now => backlog.jobs_waiting += 1,
                None => {
                    backlog.jobs_due += 1;
                    backlog.oldest_due =
                        Some(backlog.oldest_due.map_or(row.new.run_at, |oldest| oldest.min(row.new.run_at)));
                }
            }
        }
        let queued = self.state.mail.rows().filter(|mail| mail.status == MailStatus::Queued);
        backlog.mail_waiting = queued.count() as u64;
        Ok(backlog)
    }
}
