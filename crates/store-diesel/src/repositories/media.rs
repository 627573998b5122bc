//! Records of pictures. A picture that is being removed was touched at [`GOING`], which is before all times.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_application::media::{Media, MediaRepository, Touched};
use tierway_kernel::{StoreError, from_micros, to_micros};

use super::DieselTransaction;
use crate::error::store_error;
use crate::schema::{media, picture_hosts};

const GOING: i64 = 0;

fn figure(value: impl TryInto<i64>) -> i64 {
    value.try_into().unwrap_or(i64::MAX)
}

impl MediaRepository for DieselTransaction<'_> {
    fn hosts(&mut self, limit: u32) -> Result<Vec<String>, StoreError> {
        picture_hosts::table
            .order(picture_hosts::host)
            .select(picture_hosts::host)
            .limit(i64::from(limit))
            .load(self.connection)
            .map_err(store_error)
    }

    fn note(&mut self, new: &Media, now: DateTime<Utc>) -> Result<(), StoreError> {
        let touched = media::touched_at.eq(to_micros(now));
        let row = (
            media::key.eq(&new.key),
            media::bytes.eq(figure(new.bytes)),
            media::width.eq(i64::from(new.width)),
            media::height.eq(i64::from(new.height)),
            media::created_at.eq(to_micros(now)),
            touched,
        );
        let added = diesel::insert_into(media::table)
            .values(row)
            .on_conflict(media::key)
            .do_nothing()
            .execute(self.connection)
            .map_err(store_error)?;
        if added == 1 {
            return Ok(());
        }
        let old = media::table.find(&new.key).filter(media::touched_at.gt(GOING));
        match diesel::update(old).set(touched).execute(self.connection).map_err(store_error)? {
            0 => Err(StoreError::Contended),
            _ => Ok(()),
        }
    }

    fn touch(&mut self, keys: &[String], now: DateTime<Utc>) -> Result<Vec<String>, StoreError> {
        diesel::update(media::table.filter(media::key.eq_any(keys)).filter(media::touched_at.gt(GOING)))
            .set(media::touched_at.eq(to_micros(now)))
            .returning(media::key)
            .get_results(self.connection)
            .map_err(store_error)
    }

    fn untouched(
        &mut self,
        before: DateTime<Utc>,
        after: Option<&Touched>,
        limit: u32,
    ) -> Result<Vec<Touched>, StoreError> {
        let mut query = media::table
            .filter(media::touched_at.gt(GOING))
            .filter(media::touched_at.lt(to_micros(before)))
            .order((media::touched_at, media::key))
            .limit(i64::from(limit))
            .select((media::key, media::touched_at))
            .into_boxed();
        if let Some(after) = after {
            let at = to_micros(after.at);
            let behind = media::touched_at.gt(at).or(media::key.gt(&after.key));
            query = query.filter(media::touched_at.ge(at).and(behind));
        }
        let rows: Vec<(String, i64)> = query.load(self.connection).map_err(store_error)?;
        Ok(rows.into_iter().map(|(key, at)| Touched { key, at: from_micros(at) }).collect())
    }

    fn begin_removal(&mut self, keys: &[String], before: DateTime<Utc>) -> Result<Vec<String>, StoreError> {
        let old = media::touched_at.gt(GOING).and(media::touched_at.lt(to_micros(before)));
        diesel::update(media::table.filter(media::key.eq_any(keys)).filter(old))
            .set(media::touched_at.eq(GOING))
            .returning(media::key)
            .get_results(self.connection)
            .map_err(store_error)
    }

    fn being_removed(&mut self, limit: u32) -> Result<Vec<String>, StoreError> {
        media::table
            .filter(media::touched_at.eq(GOING))
            .order(media::key)
            .limit(i64::from(limit))
            .select(media::key)
            .load(self.connection)
            .map_err(store_error)
    }

    fn end_removal(&mut self, keys: &[String]) -> Result<u64, StoreError> {
        diesel::delete(media::table.filter(media::key.eq_any(keys)).filter(media::touched_at.eq(GOING)))
            .execute(self.connection)
            .map(|rows| rows as u64)
            .map_err(store_error)
    }
}
