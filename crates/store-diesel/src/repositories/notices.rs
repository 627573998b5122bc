//! Notices: contents, read marks, preferences.

use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

use chrono::{DateTime, NaiveDate, Utc};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use tierway_application::Topic;
use tierway_kernel::{Cursor, Message, NoticeId, Page, PageRequest, StoreError, UserId, from_micros, to_micros};
use tierway_workforce::{
    MailChoice, NewNotice, Notice, NoticeFilter, NoticePreference, NoticeRepository, UpdatedNotice,
};

use super::paging::{newest_first, paged};
use super::{Db, DieselTransaction, row_counts};
use crate::error::store_error;
use crate::rows::{NewNoticeRow, NoticePreferenceRow, NoticeRow, notice_wording};
use crate::schema::{notice_digests, notice_preferences, notice_reads, notifications};

/// Rows per INSERT; SQLite allows 32,766 parameters.
const BATCH: usize = 500;

type Query<'a> = notifications::BoxedQuery<'a, Db>;

/// The notices of a person and their groups, or of one of the groups; another's shows nothing.
fn addressed<'a>(user: UserId, groups: &'a [String], group: Option<&'a str>) -> Query<'a> {
    let query = notifications::table.into_boxed();
    match group {
        Some(group) => {
            let own: Vec<&str> = groups.iter().map(String::as_str).filter(|own| *own == group).collect();
            query.filter(notifications::audience.eq_any(own))
        }
        None => {
            let groups: Vec<&str> = groups.iter().map(String::as_str).collect();
            query.filter(notifications::user_id.eq(user.0).or(notifications::audience.eq_any(groups)))
        }
    }
}

/// Leaves what the person has not read.
fn unread(query: Query<'_>, user: UserId) -> Query<'_> {
    let read =
        notice_reads::table.filter(notice_reads::user_id.eq(user.0).and(notice_reads::notice_id.eq(notifications::id)));
    query.filter(notifications::read_at.is_null()).filter(not(exists(read)))
}

fn filtered<'a>(user: UserId, groups: &'a [String], filter: &'a NoticeFilter) -> Query<'a> {
    let query = addressed(user, groups, filter.group.as_deref());
    if !filter.unread {
        return query;
    }
    let muted = notice_preferences::table
        .filter(notice_preferences::user_id.eq(user.0).and(notice_preferences::is_muted.eq(true)))
        .select(notice_preferences::kind);
    unread(query, user).filter(notifications::kind.ne_all(muted))
}

impl DieselTransaction<'_> {
    /// Puts in when the person has read each.
    fn marked(&mut self, user: UserId, notices: &mut [Notice]) -> Result<(), StoreError> {
        let ids: Vec<i64> =
            notices.iter().filter(|notice| notice.read_at.is_none()).map(|notice| notice.id.0).collect();
        if ids.is_empty() {
            return Ok(());
        }
        let marks: HashMap<i64, i64> = notice_reads::table
            .filter(notice_reads::user_id.eq(user.0).and(notice_reads::notice_id.eq_any(ids)))
            .select((notice_reads::notice_id, notice_reads::read_at))
            .load::<(i64, i64)>(self.connection)
            .map_err(store_error)?
            .into_iter()
            .collect();
        for notice in notices {
            let mark = marks.get(&notice.id.0).copied().map(from_micros);
            notice.read_at = notice.read_at.or(mark);
        }
        Ok(())
    }

    /// How many there are for a person and their groups, or for one of the groups, read ones too.
    fn count_all(&mut self, user: UserId, groups: &[String], group: Option<&str>) -> QueryResult<i64> {
        let mut total = match group {
            Some(_) => 0,
            None => {
                notifications::table.filter(notifications::user_id.eq(user.0)).count().get_result(self.connection)?
            }
        };
        let wanted: BTreeSet<&String> = groups.iter().filter(|own| group.is_none_or(|group| *own == group)).collect();
        for group in wanted {
            total += row_counts::count(self.connection, row_counts::NOTICES, group, "")?;
        }
        Ok(total)
    }

    /// Number of unread notices. Usually the total less the read ones, which is faster than counting unread ones; muted
    /// kinds must be counted individually.
    fn count_unread(&mut self, user: UserId, groups: &[String], group: Option<&str>) -> QueryResult<i64> {
        let muted = notice_preferences::table
            .filter(notice_preferences::user_id.eq(user.0).and(notice_preferences::is_muted.eq(true)));
        if diesel::select(exists(muted)).get_result(self.connection)? {
            let filter = NoticeFilter { unread: true, group: group.map(str::to_owned) };
            return filtered(user, groups, &filter).count().get_result(self.connection);
        }
        let by_all = addressed(user, groups, group).filter(notifications::read_at.is_not_null());
        let by_all: i64 = by_all.count().get_result(self.connection)?;
        let own = notice_reads::table.filter(notice_reads::user_id.eq(user.0)).select(notice_reads::notice_id);
        let marked = addressed(user, groups, group)
            .filter(notifications::read_at.is_null())
            .filter(notifications::id.eq_any(own));
        let marked: i64 = marked.count().get_result(self.connection)?;
        Ok(self.count_all(user, groups, group)? - by_all - marked)
    }

    /// Marks what the query finds as read by the person; how many those were.
    fn mark(&mut self, query: Query<'_>, user: UserId, now: DateTime<Utc>) -> Result<u64, StoreError> {
        let time = to_micros(now);
        let marks = query.select((user.0.into_sql::<BigInt>(), notifications::id, time.into_sql::<BigInt>()));
        diesel::insert_into(notice_reads::table)
            .values(marks)
            .into_columns((notice_reads::user_id, notice_reads::notice_id, notice_reads::read_at))
            .on_conflict_do_nothing()
            .execute(self.connection)
            .map(|rows| rows as u64)
            .map_err(store_error)
    }
}

impl NoticeRepository for DieselTransaction<'_> {
    fn add(&mut self, notice: &NewNotice, now: DateTime<Utc>) -> Result<Notice, StoreError> {
        self.changes.note(Topic::Notices);
        diesel::insert_into(notifications::table)
            .values(NewNoticeRow::new(notice, now)?)
            .returning(NoticeRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?
            .into_notice()
    }

    fn add_many(&mut self, notices: &[NewNotice], now: DateTime<Utc>) -> Result<(), StoreError> {
        for batch in notices.chunks(BATCH) {
            self.changes.note(Topic::Notices);
            let rows: Vec<NewNoticeRow<'_>> =
                batch.iter().map(|notice| NewNoticeRow::new(notice, now)).collect::<Result<_, _>>()?;
            diesel::insert_into(notifications::table).values(&rows).execute(self.connection).map_err(store_error)?;
        }
        Ok(())
    }

    fn reword(
        &mut self,
        group: &str,
        was: &UpdatedNotice<'_>,
        title: &Message,
        message: &Message,
    ) -> Result<u64, StoreError> {
        let stale = notifications::table
            .filter(notifications::audience.eq(group))
            .filter(notifications::created_at.ge(to_micros(was.since)))
            .filter(notifications::subject_kind.eq(was.subject.kind.as_str()))
            .filter(notifications::subject_id.eq(was.subject.id))
            .filter(notifications::title.eq(was.title));
        diesel::update(stale)
            .set((
                notifications::title.eq(title.to_string()),
                notifications::message.eq(message.to_string()),
                notifications::wording.eq(notice_wording(title, message)?),
            ))
            .execute(self.connection)
            .map(|rows| rows as u64)
            .map_err(store_error)
    }

    fn by_id(&mut self, id: NoticeId, reader: UserId) -> Result<Option<Notice>, StoreError> {
        let row = notifications::table.find(id.0).select(NoticeRow::as_select()).first(self.connection).optional();
        let Some(row) = row.map_err(store_error)? else { return Ok(None) };
        let mut notice = [row.into_notice()?];
        self.marked(reader, &mut notice)?;
        let [notice] = notice;
        Ok(Some(notice))
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
        let count = || match filter.unread {
            true => self.count_unread(user, groups, filter.group.as_deref()),
            false => self.count_all(user, groups, filter.group.as_deref()),
        };
        let mut notices = paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), NoticeRow::into_notice)?;
        self.marked(user, &mut notices.items)?;
        Ok(notices)
    }

    fn count(&mut self, user: UserId, groups: &[String], filter: &NoticeFilter) -> Result<u64, StoreError> {
        let group = filter.group.as_deref();
        let count = match filter.unread {
            true => self.count_unread(user, groups, group),
            false => self.count_all(user, groups, group),
        };
        Ok(count.map_err(store_error)?.unsigned_abs())
    }

    fn mark_read(&mut self, id: NoticeId, reader: UserId, now: DateTime<Utc>) -> Result<(), StoreError> {
        let one = notifications::table.filter(notifications::id.eq(id.0)).into_boxed();
        self.mark(unread(one, reader), reader, now).map(|_| ())
    }

    fn mark_all(
        &mut self,
        user: UserId,
        groups: &[String],
        group: Option<&str>,
        up_to: Option<NoticeId>,
        now: DateTime<Utc>,
    ) -> Result<u64, StoreError> {
        let mut query = unread(addressed(user, groups, group), user);
        if let Some(last) = up_to {
            query = query.filter(notifications::id.le(last.0));
        }
        self.mark(query, user, now)
    }

    fn since(&mut self, after: NoticeId, from: DateTime<Utc>, limit: u32) -> Result<Vec<Notice>, StoreError> {
        let newer = notifications::id.gt(after.0).or(notifications::created_at.ge(to_micros(from)));
        let rows: Vec<NoticeRow> = notifications::table
            .filter(newer)
            .order(notifications::id.asc())
            .limit(i64::from(limit))
            .select(NoticeRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(NoticeRow::into_notice).collect()
    }

    fn missed(
        &mut self,
        user: UserId,
        groups: &[String],
        after: NoticeId,
        from: DateTime<Utc>,
        limit: u32,
    ) -> Result<Vec<Notice>, StoreError> {
        let filter = NoticeFilter { group: None, unread: true };
        let newer = notifications::id.gt(after.0).or(notifications::created_at.ge(to_micros(from)));
        let rows: Vec<NoticeRow> = filtered(user, groups, &filter)
            .filter(newer)
            .order(notifications::id.desc())
            .limit(i64::from(limit))
            .select(NoticeRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().rev().map(NoticeRow::into_notice).collect()
    }

    fn newest(&mut self) -> Result<NoticeId, StoreError> {
        let id: Option<i64> = notifications::table
            .order(notifications::id.desc())
            .select(notifications::id)
            .first(self.connection)
            .optional()
            .map_err(store_error)?;
        Ok(NoticeId(id.unwrap_or_default()))
    }

    fn preferences(&mut self, user: UserId) -> Result<Vec<NoticePreference>, StoreError> {
        let rows: Vec<NoticePreferenceRow> = notice_preferences::table
            .filter(notice_preferences::user_id.eq(user.0))
            .order(notice_preferences::kind.asc())
            .select(NoticePreferenceRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(NoticePreferenceRow::into_preference).collect()
    }

    fn set_preferences(&mut self, user: UserId, preferences: &[NoticePreference]) -> Result<(), StoreError> {
        for one in preferences {
            let choice =
                (notice_preferences::is_muted.eq(one.is_muted), notice_preferences::mail.eq(one.mail.as_str()));
            diesel::insert_into(notice_preferences::table)
                .values((notice_preferences::user_id.eq(user.0), notice_preferences::kind.eq(&one.kind), choice))
                .on_conflict((notice_preferences::user_id, notice_preferences::kind))
                .do_update()
                .set(choice)
                .execute(self.connection)
                .map_err(store_error)?;
        }
        Ok(())
    }

    fn muted_by(&mut self, kind: &str, users: &[UserId]) -> Result<Vec<UserId>, StoreError> {
        let mut muted = Vec::new();
        for batch in users.chunks(BATCH) {
            let rows: Vec<i64> = notice_preferences::table
                .filter(notice_preferences::user_id.eq_any(batch.iter().map(|user| user.0)))
                .filter(notice_preferences::kind.eq(kind).and(notice_preferences::is_muted.eq(true)))
                .select(notice_preferences::user_id)
                .load(self.connection)
                .map_err(store_error)?;
            muted.extend(rows.into_iter().map(UserId));
        }
        Ok(muted)
    }

    fn digest_readers(&mut self, after: UserId, limit: u32) -> Result<Vec<UserId>, StoreError> {
        let rows: Vec<i64> = notice_preferences::table
            .filter(notice_preferences::mail.eq(MailChoice::Digest.as_str()))
            .filter(notice_preferences::user_id.gt(after.0))
            .select(notice_preferences::user_id)
            .distinct()
            .order(notice_preferences::user_id.asc())
            .limit(i64::from(limit))
            .load(self.connection)
            .map_err(store_error)?;
        Ok(rows.into_iter().map(UserId).collect())
    }

    fn unread_between(
        &mut self,
        user: UserId,
        groups: &[String],
        kinds: &[String],
        time: Range<DateTime<Utc>>,
        limit: u32,
    ) -> Result<(Vec<Notice>, u64), StoreError> {
        let wanted = || {
            let (from, until) = (to_micros(time.start), to_micros(time.end));
            unread(addressed(user, groups, None), user)
                .filter(notifications::kind.eq_any(kinds))
                .filter(notifications::created_at.ge(from).and(notifications::created_at.lt(until)))
        };
        let count: i64 = wanted().count().get_result(self.connection).map_err(store_error)?;
        let rows: Vec<NoticeRow> = wanted()
            .order((notifications::created_at.desc(), notifications::id.desc()))
            .limit(i64::from(limit))
            .select(NoticeRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let notices = rows.into_iter().map(NoticeRow::into_notice).collect::<Result<_, _>>()?;
        Ok((notices, count.unsigned_abs()))
    }

    fn claim_digest(
        &mut self,
        user: UserId,
        day: NaiveDate,
        notices: u64,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let days = day.signed_duration_since(NaiveDate::default()).num_days();
        let rows = diesel::insert_into(notice_digests::table)
            .values((
                notice_digests::user_id.eq(user.0),
                notice_digests::day.eq(days),
                notice_digests::notices.eq(i64::try_from(notices).unwrap_or(i64::MAX)),
                notice_digests::created_at.eq(to_micros(now)),
            ))
            .on_conflict_do_nothing()
            .execute(self.connection)
            .map_err(store_error)?;
        Ok(rows == 1)
    }
}
