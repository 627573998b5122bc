//! Saved views of lists.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_accounts::{SavedView, SavedViewInput, SavedViewRepository};
use tierway_kernel::{SavedViewId, StoreError, UserId, to_micros};

use super::DieselTransaction;
use crate::error::store_error;
use crate::schema::saved_views;

/// A view as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = saved_views)]
struct SavedViewRow {
    id: i64,
    user_id: i64,
    list: String,
    name: String,
    query: String,
}

impl SavedViewRow {
    fn into_view(self) -> SavedView {
        SavedView {
            id: SavedViewId(self.id),
            user_id: UserId(self.user_id),
            list: self.list,
            name: self.name,
            query: self.query,
        }
    }
}

impl SavedViewRepository for DieselTransaction<'_> {
    fn of_user(&mut self, user: UserId) -> Result<Vec<SavedView>, StoreError> {
        let rows: Vec<SavedViewRow> = saved_views::table
            .filter(saved_views::user_id.eq(user.0))
            .order((saved_views::list, saved_views::id))
            .select(SavedViewRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        Ok(rows.into_iter().map(SavedViewRow::into_view).collect())
    }

    fn of_list(&mut self, user: UserId, list: &str) -> Result<Vec<SavedView>, StoreError> {
        let rows: Vec<SavedViewRow> = saved_views::table
            .filter(saved_views::user_id.eq(user.0).and(saved_views::list.eq(list)))
            .order(saved_views::id)
            .select(SavedViewRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        Ok(rows.into_iter().map(SavedViewRow::into_view).collect())
    }

    fn add(&mut self, user: UserId, view: &SavedViewInput, now: DateTime<Utc>) -> Result<SavedView, StoreError> {
        let row: SavedViewRow = diesel::insert_into(saved_views::table)
            .values((
                saved_views::user_id.eq(user.0),
                saved_views::list.eq(&view.list),
                saved_views::name.eq(&view.name),
                saved_views::query.eq(&view.query),
                saved_views::created_at.eq(to_micros(now)),
                saved_views::updated_at.eq(to_micros(now)),
            ))
            .returning(SavedViewRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?;
        Ok(row.into_view())
    }

    fn save(&mut self, view: &SavedView, now: DateTime<Utc>) -> Result<bool, StoreError> {
        let own = saved_views::table.find(view.id.0).filter(saved_views::user_id.eq(view.user_id.0));
        diesel::update(own)
            .set((
                saved_views::name.eq(&view.name),
                saved_views::query.eq(&view.query),
                saved_views::updated_at.eq(to_micros(now)),
            ))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn remove(&mut self, user: UserId, id: SavedViewId) -> Result<bool, StoreError> {
        diesel::delete(saved_views::table.find(id.0).filter(saved_views::user_id.eq(user.0)))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }
}
