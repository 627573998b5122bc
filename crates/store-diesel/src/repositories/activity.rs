//! The activity log. The database itself refuses to change or remove an entry.

use std::cmp::Reverse;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_accounts::{Activity, ActivityFilter, ActivityRepository, NewActivity};
use tierway_kernel::{Cursor, Page, PageRequest, StoreError, to_micros};

use super::paging::{fetch, newest_first, paged};
use super::{Conn, Db, DieselTransaction, row_counts};
use crate::error::store_error;
use crate::rows::{ActivityRow, activity_wording};
use crate::schema::activity_log;

/// Entries of a user: their actions, and those of others on their account. Two queries, each with its own index; one
/// with OR would sort the whole log.
#[derive(Clone, Copy)]
enum Part {
    Done,
    About,
}

fn filtered(filter: &ActivityFilter, part: Part) -> activity_log::BoxedQuery<'_, Db> {
    let mut query = activity_log::table.into_boxed();
    match (filter.user_id, part) {
        (None, _) => {}
        (Some(user), Part::Done) => query = query.filter(activity_log::user_id.eq(user.0)),
        (Some(user), Part::About) => {
            let by_others = activity_log::user_id.is_null().or(activity_log::user_id.ne(user.0));
            query = query.filter(activity_log::subject_id.eq(user.0)).filter(by_others);
        }
    }
    match filter.actions.as_slice() {
        [] => {}
        // Only a single one preserves the index order.
        [action] => query = query.filter(activity_log::action.eq(action.as_str())),
        several => query = query.filter(activity_log::action.eq_any(several.iter().map(|action| action.as_str()))),
    }
    if let Some(from) = filter.from {
        query = query.filter(activity_log::created_at.ge(to_micros(from)));
    }
    if let Some(to) = filter.to {
        query = query.filter(activity_log::created_at.lt(to_micros(to)));
    }
    query
}

/// Number of entries: all from the row counts, a user's from their indexes.
fn count(connection: &mut Conn, filter: &ActivityFilter) -> QueryResult<i64> {
    let is_summed = filter.user_id.is_none() && filter.from.is_none() && filter.to.is_none();
    match filter.actions.as_slice() {
        [] if is_summed => return row_counts::count(connection, row_counts::ACTIVITY, "", ""),
        [action] if is_summed => return row_counts::count(connection, row_counts::ACTIVITY, action.as_str(), ""),
        _ => {}
    }
    let done: i64 = filtered(filter, Part::Done).count().get_result(connection)?;
    if filter.user_id.is_none() {
        return Ok(done);
    }
    let about: i64 = filtered(filter, Part::About).count().get_result(connection)?;
    Ok(done + about)
}

impl ActivityRepository for DieselTransaction<'_> {
    fn append(&mut self, entry: &NewActivity, now: DateTime<Utc>) -> Result<(), StoreError> {
        diesel::insert_into(activity_log::table)
            .values((
                activity_log::user_id.eq(entry.user_id.map(|id| id.0)),
                activity_log::action.eq(entry.action.as_str()),
                activity_log::description.eq(entry.description.to_string()),
                activity_log::wording.eq(activity_wording(&entry.description)?),
                activity_log::address.eq(entry.address.as_deref()),
                activity_log::user_agent.eq(entry.user_agent.as_deref()),
                activity_log::created_at.eq(to_micros(now)),
                activity_log::subject_id.eq(entry.subject_id.map(|id| id.0)),
            ))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn list(&mut self, filter: &ActivityFilter, page: &PageRequest) -> Result<Page<Activity>, StoreError> {
        let mut rows: Vec<ActivityRow> = newest_first!(filtered(filter, Part::Done), activity_log, page)
            .select(ActivityRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        if filter.user_id.is_some() {
            let about: Vec<ActivityRow> = newest_first!(filtered(filter, Part::About), activity_log, page)
                .select(ActivityRow::as_select())
                .load(self.connection)
                .map_err(store_error)?;
            rows.extend(about);
            rows.sort_by_key(|row| Reverse((row.created_at, row.id)));
            rows.truncate(usize::try_from(fetch(page)).unwrap_or(usize::MAX));
        }
        let count = || count(self.connection, filter);
        paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), ActivityRow::into_activity)
    }
}
