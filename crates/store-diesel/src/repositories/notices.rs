//! Notices.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_kernel::{Cursor, NoticeId, Page, PageRequest, StoreError, UserId, to_micros};
use tierway_workforce::{NewNotice, Notice, NoticeFilter, NoticeRepository};

use super::paging::{newest_first, paged};
use super::{Db, DieselTransaction};
use crate::error::store_error;
use crate::rows::{NewNoticeRow, NoticeRow};
use crate::schema::notifications;

fn filtered<'a>(user: UserId, groups: &'a [String], filter: &'a NoticeFilter) -> notifications::BoxedQuery<'a, Db> {
    let mut query = notifications::table.into_boxed();
    match &filter.group {
        // Only one of the person's own groups; another's shows nothing.
        Some(group) => {
            let own: Vec<&str> = groups.iter().filter(|own| *own == group).map(String::as_str).collect();
            query = query.filter(notifications::audience.eq_any(own));
        }
        None => {
            let groups: Vec<&str> = groups.iter().map(String::as_str).collect();
            query = query.filter(notifications::user_id.eq(user.0).or(notifications::audience.eq_any(groups)));
        }
    }
    if filter.unread {
        query = query.filter(notifications::read_at.is_null());
    }
    query
}

impl NoticeRepository for DieselTransaction<'_> {
    fn add(&mut self, notice: &NewNotice, now: DateTime<Utc>) -> Result<Notice, StoreError> {
        diesel::insert_into(notifications::table)
            .values(NewNoticeRow::new(notice, now))
            .returning(NoticeRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?
            .into_notice()
    }

    fn by_id(&mut self, id: NoticeId) -> Result<Option<Notice>, StoreError> {
        let row = notifications::table.find(id.0).select(NoticeRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(NoticeRow::into_notice).transpose()
    }

    fn list(
        &mut self,
        user: UserId,
        groups: &[String],
        filter: &NoticeFilter,
        page: &PageRequest,
    ) -> Result<Page<Notice>, StoreError> {
        let rows: Vec<NoticeRow> = newest_first!(filtered(user, groups, filter), notifications, page)
            .select(NoticeRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || filtered(user, groups, filter).count().get_result(self.connection);
        paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), NoticeRow::into_notice)
    }

    fn mark_read(&mut self, id: NoticeId, now: DateTime<Utc>) -> Result<(), StoreError> {
        diesel::update(notifications::table.find(id.0).filter(notifications::read_at.is_null()))
            .set(notifications::read_at.eq(to_micros(now)))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }
}
