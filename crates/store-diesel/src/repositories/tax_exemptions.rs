//! Certificates that exempt buyers from tax. No row is removed: a withdrawn one has its end.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDate, Utc};
use diesel::dsl::count_star;
use diesel::prelude::*;
use tierway_kernel::{StoreError, TaxExemptionId, TaxZoneId, UserId, to_micros};
use tierway_orders::{TaxExemption, TaxExemptionInput, TaxExemptionRepository};

use super::DieselTransaction;
use crate::error::store_error;
use crate::rows::{ExemptionRow, ExemptionTypes, day_number, day_of};
use crate::schema::tax_exemptions;
use crate::statement::{Statement, Value};

/// The certificates of an account with the names of their zones.
const OF_USER: &str = "\
    SELECT e.id, e.number, e.zone_id, z.name, e.valid_from, e.valid_until \
    FROM tax_exemptions e LEFT JOIN tax_zones z ON z.id = e.zone_id \
    WHERE e.user_id = ? AND e.ended_at IS NULL ORDER BY e.valid_until DESC, e.id DESC";

impl TaxExemptionRepository for DieselTransaction<'_> {
    fn of_user(&mut self, user: UserId) -> Result<Vec<TaxExemption>, StoreError> {
        let values = [Value::Int(user.0)];
        let rows: Vec<ExemptionRow> =
            Statement::<ExemptionTypes>::answering(OF_USER, &values).load(self.connection).map_err(store_error)?;
        Ok(rows.into_iter().map(ExemptionRow::into_exemption).collect())
    }

    fn add(
        &mut self,
        user: UserId,
        input: &TaxExemptionInput,
        by: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<TaxExemptionId, StoreError> {
        diesel::insert_into(tax_exemptions::table)
            .values((
                tax_exemptions::user_id.eq(user.0),
                tax_exemptions::zone_id.eq(input.zone.map(|zone| zone.0)),
                tax_exemptions::number.eq(&input.number),
                tax_exemptions::valid_from.eq(input.valid_from.map(day_number)),
                tax_exemptions::valid_until.eq(day_number(input.valid_until)),
                tax_exemptions::recorded_at.eq(to_micros(now)),
                tax_exemptions::recorded_by.eq(by.map(|id| id.0)),
            ))
            .returning(tax_exemptions::id)
            .get_result(self.connection)
            .map(TaxExemptionId)
            .map_err(store_error)
    }

    fn withdraw(
        &mut self,
        user: UserId,
        id: TaxExemptionId,
        now: DateTime<Utc>,
    ) -> Result<Option<TaxExemptionInput>, StoreError> {
        let is_its = tax_exemptions::user_id.eq(user.0).and(tax_exemptions::ended_at.is_null());
        let row: Option<(String, Option<i64>, Option<i64>, i64)> =
            diesel::update(tax_exemptions::table.find(id.0).filter(is_its))
                .set(tax_exemptions::ended_at.eq(Some(to_micros(now))))
                .returning((
                    tax_exemptions::number,
                    tax_exemptions::zone_id,
                    tax_exemptions::valid_from,
                    tax_exemptions::valid_until,
                ))
                .get_result(self.connection)
                .optional()
                .map_err(store_error)?;
        Ok(row.map(|(number, zone, from, until)| TaxExemptionInput {
            number,
            zone: zone.map(TaxZoneId),
            valid_from: from.map(day_of),
            valid_until: day_of(until),
        }))
    }

    fn count_by_zone(&mut self, day: NaiveDate) -> Result<HashMap<TaxZoneId, u64>, StoreError> {
        let rows: Vec<(Option<i64>, i64)> = tax_exemptions::table
            .filter(tax_exemptions::zone_id.is_not_null().and(tax_exemptions::ended_at.is_null()))
            .filter(tax_exemptions::valid_until.ge(day_number(day)))
            .group_by(tax_exemptions::zone_id)
            .select((tax_exemptions::zone_id, count_star()))
            .load(self.connection)
            .map_err(store_error)?;
        let count = |(zone, count): (Option<i64>, i64)| Some((TaxZoneId(zone?), count.unsigned_abs()));
        Ok(rows.into_iter().filter_map(count).collect())
    }
}
