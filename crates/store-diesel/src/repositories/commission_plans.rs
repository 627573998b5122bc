//! Commission plans.

use chrono::{DateTime, Utc};
use diesel::dsl::min;
use diesel::prelude::*;
use tierway_commissions::{CommissionPlan, NewPlan, PlanRepository};
use tierway_kernel::{Cursor, Page, PageRequest, StoreError, from_micros, to_micros};

use super::paging::{after_int, fetch, paged};
use super::{Db, DieselTransaction};
use crate::error::store_error;
use crate::rows::PlanRow;
use crate::schema::commission_plans;

impl PlanRepository for DieselTransaction<'_> {
    fn add(&mut self, plan: &NewPlan, now: DateTime<Utc>) -> Result<CommissionPlan, StoreError> {
        diesel::insert_into(commission_plans::table)
            .values((
                commission_plans::effective_from.eq(to_micros(plan.effective_from)),
                commission_plans::agent_rate.eq(plan.rates.agent_rate.minor()),
                commission_plans::sub_agent_rate.eq(plan.rates.sub_agent_rate.minor()),
                commission_plans::basis_amount.eq(plan.rates.basis_amount.minor()),
                commission_plans::hold_days.eq(plan.rates.hold_days),
                commission_plans::bonus_percent.eq(plan.bonus.percent),
                commission_plans::bonus_maximum.eq(plan.bonus.maximum.minor()),
                commission_plans::payout_minimum.eq(plan.payout_minimum.minor()),
                commission_plans::note.eq(plan.note.as_deref()),
                commission_plans::created_by.eq(plan.created_by.map(|id| id.0)),
                commission_plans::created_at.eq(to_micros(now)),
            ))
            .returning(PlanRow::as_returning())
            .get_result(self.connection)
            .map(PlanRow::into_plan)
            .map_err(store_error)
    }

    fn in_effect(&mut self, time: DateTime<Utc>) -> Result<Option<CommissionPlan>, StoreError> {
        let row = commission_plans::table
            .filter(commission_plans::effective_from.le(to_micros(time)))
            .order((commission_plans::effective_from.desc(), commission_plans::id.desc()))
            .select(PlanRow::as_select())
            .first(self.connection)
            .optional();
        Ok(row.map_err(store_error)?.map(PlanRow::into_plan))
    }

    fn next_start(&mut self, time: DateTime<Utc>) -> Result<Option<DateTime<Utc>>, StoreError> {
        let beginning: Option<i64> = commission_plans::table
            .filter(commission_plans::effective_from.gt(to_micros(time)))
            .select(min(commission_plans::effective_from))
            .first(self.connection)
            .map_err(store_error)?;
        Ok(beginning.map(from_micros))
    }

    fn list(&mut self, page: &PageRequest) -> Result<Page<CommissionPlan>, StoreError> {
        let mut query = commission_plans::table.into_boxed::<Db>();
        if let Some((from, id)) = after_int(page) {
            let later = commission_plans::effective_from.lt(from).or(commission_plans::id.lt(id));
            query = query.filter(commission_plans::effective_from.le(from).and(later));
        }
        let rows: Vec<PlanRow> = query
            .order((commission_plans::effective_from.desc(), commission_plans::id.desc()))
            .limit(fetch(page))
            .select(PlanRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || commission_plans::table.count().get_result(self.connection);
        paged(rows, page, count, |row| Cursor::int(row.effective_from, row.id), |row| Ok(row.into_plan()))
    }
}
