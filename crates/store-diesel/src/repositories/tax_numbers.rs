//! Tax numbers of accounts; one belongs to one account.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_accounts::{HeldTaxNumber, TaxNumber, TaxNumberDecision, TaxNumberRepository, TaxNumberStatus};
use tierway_kernel::{StoreError, UserId, to_micros};

use super::DieselTransaction;
use crate::error::store_error;
use crate::rows::HeldNumberRow;
use crate::schema::user_taxes;

impl TaxNumberRepository for DieselTransaction<'_> {
    fn of_user(&mut self, user: UserId) -> Result<Option<HeldTaxNumber>, StoreError> {
        let row = user_taxes::table.find(user.0).select(HeldNumberRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(HeldNumberRow::into_number).transpose()
    }

    fn set(&mut self, user: UserId, number: Option<&TaxNumber>) -> Result<(), StoreError> {
        let Some(number) = number else {
            diesel::delete(user_taxes::table.find(user.0)).execute(self.connection).map_err(store_error)?;
            return Ok(());
        };
        let fields = (
            user_taxes::country.eq(number.country()),
            user_taxes::number.eq(number.value()),
            user_taxes::status.eq(TaxNumberStatus::Unverified.as_str()),
            user_taxes::decided_at.eq(None::<i64>),
            user_taxes::decided_by.eq(None::<i64>),
            user_taxes::note.eq(None::<&str>),
        );
        diesel::insert_into(user_taxes::table)
            .values((user_taxes::user_id.eq(user.0), fields))
            .on_conflict(user_taxes::user_id)
            .do_update()
            .set(fields)
            .execute(self.connection)
            .map_err(store_error)?;
        Ok(())
    }

    fn decide(
        &mut self,
        user: UserId,
        number: &TaxNumber,
        decision: &TaxNumberDecision,
        by: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let is_it = user_taxes::country.eq(number.country()).and(user_taxes::number.eq(number.value()));
        diesel::update(user_taxes::table.find(user.0).filter(is_it))
            .set((
                user_taxes::status.eq(decision.status().as_str()),
                user_taxes::decided_at.eq(Some(to_micros(now))),
                user_taxes::decided_by.eq(by.map(|id| id.0)),
                user_taxes::note.eq(decision.note.as_deref()),
            ))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }
}
