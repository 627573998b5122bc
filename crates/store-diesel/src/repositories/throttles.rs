//! Throttles. Locking one is an upsert that holds its row until the transaction ends, so that concurrent failures on
//! any instance are counted one after the other.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::upsert::excluded;
use tierway_accounts::{Throttle, ThrottleRepository};
use tierway_kernel::{StoreError, from_micros, to_micros};

use super::DieselTransaction;
use crate::error::store_error;
use crate::schema::throttles;
use crate::steps::forget_some;

/// Failures, start of the window, end of the block.
type Row = (i64, i64, Option<i64>);

fn read((failures, started, blocked): Row) -> Throttle {
    Throttle {
        failures: u32::try_from(failures).unwrap_or(u32::MAX),
        window_started_at: from_micros(started),
        blocked_until: blocked.map(from_micros),
    }
}

impl ThrottleRepository for DieselTransaction<'_> {
    fn peek(&mut self, keys: &[&str]) -> Result<Vec<Option<Throttle>>, StoreError> {
        let rows: Vec<(String, Row)> = throttles::table
            .filter(throttles::key.eq_any(keys))
            .select((throttles::key, (throttles::failures, throttles::window_started_at, throttles::blocked_until)))
            .load(self.connection)
            .map_err(store_error)?;
        Ok(keys.iter().map(|key| rows.iter().find(|(known, _)| known == key).map(|(_, row)| read(*row))).collect())
    }

    fn take(&mut self, key: &str, now: DateTime<Utc>) -> Result<Throttle, StoreError> {
        let now = to_micros(now);
        let row: Row = diesel::insert_into(throttles::table)
            .values((
                throttles::key.eq(key),
                throttles::failures.eq(0_i64),
                throttles::window_started_at.eq(now),
                throttles::updated_at.eq(now),
            ))
            .on_conflict(throttles::key)
            .do_update()
            .set(throttles::updated_at.eq(excluded(throttles::updated_at)))
            .returning((throttles::failures, throttles::window_started_at, throttles::blocked_until))
            .get_result(self.connection)
            .map_err(store_error)?;
        Ok(read(row))
    }

    fn put(&mut self, key: &str, throttle: &Throttle, now: DateTime<Utc>) -> Result<(), StoreError> {
        diesel::update(throttles::table.find(key))
            .set((
                throttles::failures.eq(i64::from(throttle.failures)),
                throttles::window_started_at.eq(to_micros(throttle.window_started_at)),
                throttles::blocked_until.eq(throttle.blocked_until.map(to_micros)),
                throttles::updated_at.eq(to_micros(now)),
            ))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn clear(&mut self, key: &str) -> Result<(), StoreError> {
        diesel::delete(throttles::table.find(key)).execute(self.connection).map(|_| ()).map_err(store_error)
    }

    fn purge(&mut self, before: DateTime<Utc>) -> Result<u64, StoreError> {
        forget_some!(self.connection, throttles, key: String, throttles::updated_at.lt(to_micros(before)))
    }
}
