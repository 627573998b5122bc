//! What dealers show in their stores.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_accounts::{StoreProfile, StoreProfileRepository};
use tierway_application::Topic;
use tierway_kernel::{StoreError, UserId, to_micros};

use super::DieselTransaction;
use crate::error::store_error;
use crate::schema::dealer_stores;

impl StoreProfileRepository for DieselTransaction<'_> {
    fn of_dealer(&mut self, dealer: UserId) -> Result<StoreProfile, StoreError> {
        let row: Option<(Option<String>, Option<String>)> = dealer_stores::table
            .find(dealer.0)
            .select((dealer_stores::logo, dealer_stores::about))
            .first(self.connection)
            .optional()
            .map_err(store_error)?;
        Ok(row.map(|(logo, about)| StoreProfile { logo, about }).unwrap_or_default())
    }

    fn save(&mut self, dealer: UserId, profile: &StoreProfile, now: DateTime<Utc>) -> Result<(), StoreError> {
        self.changes.note(Topic::Accounts);
        let values = (
            dealer_stores::logo.eq(profile.logo.as_deref()),
            dealer_stores::about.eq(profile.about.as_deref()),
            dealer_stores::updated_at.eq(to_micros(now)),
        );
        diesel::insert_into(dealer_stores::table)
            .values((dealer_stores::user_id.eq(dealer.0), values))
            .on_conflict(dealer_stores::user_id)
            .do_update()
            .set(values)
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn logos(&mut self) -> Result<Vec<String>, StoreError> {
        let logos: Vec<Option<String>> = dealer_stores::table
            .filter(dealer_stores::logo.is_not_null())
            .select(dealer_stores::logo)
            .load(self.connection)
            .map_err(store_error)?;
        Ok(logos.into_iter().flatten().collect())
    }
}
