//! The mail outbox.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_application::mail::{Mail, MailAttachment, MailRepository, MailStatus, NewMail};
use tierway_kernel::{Cursor, DateSort, MailId, Message, Page, PageRequest, StoreError, is_descending, to_micros};

use super::paging::{by_time, paged};
use super::{Db, DieselTransaction};
use crate::error::store_error;
use crate::rows::MailRow;
use crate::schema::{mail_attachments, mail_outbox};
use crate::steps::forget_some;

fn filtered(status: Option<MailStatus>) -> mail_outbox::BoxedQuery<'static, Db> {
    let query = mail_outbox::table.into_boxed();
    match status {
        Some(status) => query.filter(mail_outbox::status.eq(status.as_str())),
        None => query,
    }
}

impl MailRepository for DieselTransaction<'_> {
    fn queue(&mut self, mail: &NewMail, now: DateTime<Utc>) -> Result<MailId, StoreError> {
        diesel::insert_into(mail_outbox::table)
            .values((
                mail_outbox::recipient.eq(&mail.to),
                mail_outbox::subject.eq(&mail.subject),
                mail_outbox::body.eq(&mail.body),
                mail_outbox::reset_id.eq(mail.link_for.map(|reset| reset.0)),
                mail_outbox::status.eq(MailStatus::Queued.as_str()),
                mail_outbox::attempts.eq(0_i64),
                mail_outbox::created_at.eq(to_micros(now)),
            ))
            .returning(mail_outbox::id)
            .get_result(self.connection)
            .map(MailId)
            .map_err(store_error)
    }

    fn attach(&mut self, id: MailId, files: &[MailAttachment]) -> Result<(), StoreError> {
        let row = |file: &MailAttachment| {
            (
                mail_attachments::mail_id.eq(id.0),
                mail_attachments::name.eq(file.name.clone()),
                mail_attachments::media_type.eq(file.media_type.clone()),
                mail_attachments::content.eq(file.content.clone()),
            )
        };
        for file in files {
            diesel::insert_into(mail_attachments::table)
                .values(row(file))
                .execute(self.connection)
                .map_err(store_error)?;
        }
        let more = i64::try_from(files.len()).unwrap_or(i64::MAX);
        diesel::update(mail_outbox::table.find(id.0))
            .set(mail_outbox::files.eq(mail_outbox::files + more))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn attachments(&mut self, id: MailId) -> Result<Vec<MailAttachment>, StoreError> {
        let rows: Vec<(String, String, Vec<u8>)> = mail_attachments::table
            .filter(mail_attachments::mail_id.eq(id.0))
            .order(mail_attachments::id)
            .select((mail_attachments::name, mail_attachments::media_type, mail_attachments::content))
            .load(self.connection)
            .map_err(store_error)?;
        let file = |(name, media_type, content)| MailAttachment { name, media_type, content };
        Ok(rows.into_iter().map(file).collect())
    }

    fn attachment_count(&mut self, id: MailId) -> Result<u32, StoreError> {
        let files = mail_attachments::table.filter(mail_attachments::mail_id.eq(id.0)).count();
        let files: i64 = files.get_result(self.connection).map_err(store_error)?;
        Ok(u32::try_from(files).unwrap_or(u32::MAX))
    }

    fn purge_attachments(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        // From the few attachments: the outbox keeps every mail.
        let settled = mail_outbox::table
            .filter(mail_outbox::id.eq(mail_attachments::mail_id))
            .filter(mail_outbox::created_at.lt(to_micros(before)))
            .filter(mail_outbox::status.ne(MailStatus::Queued.as_str()));
        let old = diesel::dsl::exists(settled);
        forget_some!(self.connection, mail_attachments, id: i64, old)
    }

    fn by_id(&mut self, id: MailId) -> Result<Option<Mail>, StoreError> {
        let row = mail_outbox::table.find(id.0).select(MailRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(MailRow::into_mail).transpose()
    }

    fn list(
        &mut self,
        status: Option<MailStatus>,
        sort: DateSort,
        page: &PageRequest,
    ) -> Result<Page<Mail>, StoreError> {
        let down = is_descending(sort.as_str());
        let rows: Vec<MailRow> = by_time!(filtered(status), mail_outbox, page, down)
            .select(MailRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || filtered(status).count().get_result(self.connection);
        paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), MailRow::into_mail)
    }

    fn note_attempt(
        &mut self,
        id: MailId,
        status: MailStatus,
        error: Option<&Message>,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let sent = status == MailStatus::Sent;
        let noted = (
            mail_outbox::status.eq(status.as_str()),
            mail_outbox::attempts.eq(mail_outbox::attempts + 1),
            mail_outbox::last_error.eq(error.map(Message::to_stored)),
            mail_outbox::sent_at.eq(sent.then(|| to_micros(now))),
        );
        diesel::update(mail_outbox::table.find(id.0))
            .set(noted)
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn requeue(&mut self, id: MailId) -> Result<(), StoreError> {
        diesel::update(mail_outbox::table.find(id.0))
            .set((mail_outbox::status.eq(MailStatus::Queued.as_str()), mail_outbox::sent_at.eq(None::<i64>)))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }
}
