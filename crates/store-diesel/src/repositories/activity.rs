//! The activity log. The database itself refuses to change or remove an entry.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_accounts::{Activity, ActivityFilter, ActivityRepository, NewActivity};
use tierway_kernel::{Cursor, Page, PageRequest, StoreError, to_micros};

use super::paging::{newest_first, paged};
use super::{Db, DieselTransaction, row_sums};
use crate::error::store_error;
use crate::rows::{ActivityRow, NewActivityRow};
use crate::schema::activity_log;

fn filtered(filter: &ActivityFilter) -> activity_log::BoxedQuery<'_, Db> {
    let mut query = activity_log::table.into_boxed();
    if let Some(user) = filter.user_id {
        query = query.filter(activity_log::user_id.eq(user.0));
    }
    match filter.actions.as_slice() {
        [] => {}
        // Only a single one keeps the order of the index.
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

impl ActivityRepository for DieselTransaction<'_> {
    fn append(&mut self, entry: &NewActivity, now: DateTime<Utc>) -> Result<(), StoreError> {
        diesel::insert_into(activity_log::table)
            .values(NewActivityRow::new(entry, now))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn list(&mut self, filter: &ActivityFilter, page: &PageRequest) -> Result<Page<Activity>, StoreError> {
        let rows: Vec<ActivityRow> = newest_first!(filtered(filter), activity_log, page)
            .select(ActivityRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let is_summed = filter.user_id.is_none() && filter.from.is_none() && filter.to.is_none();
        let count = || match filter.actions.as_slice() {
            [] if is_summed => row_sums::count(self.connection, row_sums::ACTIVITY, "", ""),
            [action] if is_summed => row_sums::count(self.connection, row_sums::ACTIVITY, action.as_str(), ""),
            _ => filtered(filter).count().get_result(self.connection),
        };
        paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), ActivityRow::into_activity)
    }
}
