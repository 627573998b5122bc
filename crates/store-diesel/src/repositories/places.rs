//! The places that accounts signed in from.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::upsert::excluded;
use tierway_accounts::{KnownPlace, PlaceRepository};
use tierway_kernel::{StoreError, UserId, from_micros, to_micros};

use super::DieselTransaction;
use crate::error::store_error;
use crate::schema::known_places;
use crate::steps::forget_some;

impl PlaceRepository for DieselTransaction<'_> {
    fn known(&mut self, user: UserId, keys: &[&str]) -> Result<Vec<KnownPlace>, StoreError> {
        let rows: Vec<(String, i64)> = known_places::table
            .filter(known_places::user_id.eq(user.0).and(known_places::place.eq_any(keys)))
            .select((known_places::place, known_places::used_at))
            .load(self.connection)
            .map_err(store_error)?;
        Ok(rows.into_iter().map(|(key, used_at)| KnownPlace { key, used_at: from_micros(used_at) }).collect())
    }

    fn note(&mut self, user: UserId, key: &str, now: DateTime<Utc>) -> Result<(), StoreError> {
        diesel::insert_into(known_places::table)
            .values((
                known_places::user_id.eq(user.0),
                known_places::place.eq(key),
                known_places::used_at.eq(to_micros(now)),
            ))
            .on_conflict((known_places::user_id, known_places::place))
            .do_update()
            .set(known_places::used_at.eq(excluded(known_places::used_at)))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn purge_places(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        forget_some!(self.connection, known_places, used_at: i64, known_places::used_at.lt(to_micros(before)))
    }
}
