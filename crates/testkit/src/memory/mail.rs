//! The mail outbox.

use chrono::{DateTime, Utc};
use tierway_application::mail::{Mail, MailRepository, MailStatus, NewMail};
use tierway_kernel::{MailId, Page, PageRequest, StoreError};

use super::paging::{matches, newest_first};
use super::transaction::MemoryTransaction;

impl MailRepository for MemoryTransaction {
    fn queue(&mut self, mail: &NewMail, now: DateTime<Utc>) -> Result<MailId, StoreError> {
        let row = |id| Mail {
            id: MailId(id),
            content: mail.clone(),
            status: MailStatus::Queued,
            attempts: 0,
            last_error: None,
            created_at: now,
            sent_at: None,
        };
        Ok(self.write()?.mail.add(row).id)
    }

    fn by_id(&mut self, id: MailId) -> Result<Option<Mail>, StoreError> {
        Ok(self.state.mail.get(id.0).cloned())
    }

    fn list(&mut self, status: Option<MailStatus>, page: &PageRequest) -> Result<Page<Mail>, StoreError> {
        let rows = self.state.mail.rows().filter(|mail| matches(status, mail.status)).cloned().collect();
        Ok(newest_first(rows, page, |mail: &Mail| (mail.created_at, mail.id.0)))
    }

    fn note_attempt(
        &mut self,
        id: MailId,
        status: MailStatus,
        error: Option<&str>,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let Some(mail) = self.write()?.mail.get_mut(id.0) else { return Ok(()) };
        let sent = status == MailStatus::Sent;
        mail.status = status;
        mail.attempts += 1;
        mail.last_error = error.map(str::to_owned);
        mail.sent_at = sent.then_some(now);
        if sent && mail.content.has_secret {
            mail.content.body.clear();
        }
        Ok(())
    }

    fn requeue(&mut self, id: MailId) -> Result<(), StoreError> {
        if let Some(mail) = self.write()?.mail.get_mut(id.0) {
            mail.status = MailStatus::Queued;
            mail.sent_at = None;
        }
        Ok(())
    }

    fn empty_secrets(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        let rows = self.write()?.mail.rows_mut();
        let old =
            rows.filter(|mail| mail.content.has_secret && !mail.content.body.is_empty() && mail.created_at < before);
        let mut count = 0;
        for mail in old {
            mail.content.body.clear();
            if mail.status == MailStatus::Queued {
                mail.status = MailStatus::Failed;
            }
            count += 1;
        }
        Ok(count)
    }
}
