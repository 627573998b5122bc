//! Commissions.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_commissions::{Commission, CommissionStatus, NewCommission, Plan};
use tierway_kernel::{CommissionId, Money, OrderId, StoreError, UserId, from_micros, to_micros};

use super::read_enum;
use crate::schema::commissions;

/// A commission as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = commissions)]
pub(crate) struct CommissionRow {
    pub(crate) id: i64,
    order_id: i64,
    agent_id: Option<i64>,
    sub_agent_id: Option<i64>,
    agent_amount: i64,
    sub_agent_amount: i64,
    basis: i64,
    agent_rate: i64,
    sub_agent_rate: i64,
    basis_amount: i64,
    hold_days: i64,
    matures_at: i64,
    status: String,
    pub(crate) created_at: i64,
    remaining: Option<i64>,
}

/// A commission to be written.
#[derive(Insertable)]
#[diesel(table_name = commissions, treat_none_as_default_value = false)]
pub(crate) struct NewCommissionRow {
    order_id: i64,
    agent_id: Option<i64>,
    sub_agent_id: Option<i64>,
    agent_amount: i64,
    sub_agent_amount: i64,
    basis: i64,
    agent_rate: i64,
    sub_agent_rate: i64,
    basis_amount: i64,
    hold_days: i64,
    matures_at: i64,
    status: &'static str,
    created_at: i64,
}

impl CommissionRow {
    /// The commission.
    pub(crate) fn into_commission(self) -> Result<Commission, StoreError> {
        let status = read_enum("commissions.status", &CommissionStatus::ALL, CommissionStatus::as_str, &self.status)?;
        Ok(Commission {
            id: CommissionId(self.id),
            remaining: Money::of(self.remaining.unwrap_or(self.basis)),
            entry: NewCommission {
                order_id: OrderId(self.order_id),
                agent_id: self.agent_id.map(UserId),
                sub_agent_id: self.sub_agent_id.map(UserId),
                agent_amount: Money::of(self.agent_amount),
                sub_agent_amount: Money::of(self.sub_agent_amount),
                basis: Money::of(self.basis),
                plan: Plan {
                    agent_rate: Money::of(self.agent_rate),
                    sub_agent_rate: Money::of(self.sub_agent_rate),
                    basis_amount: Money::of(self.basis_amount),
                    hold_days: self.hold_days,
                },
                matures_at: from_micros(self.matures_at),
            },
            status,
            created_at: from_micros(self.created_at),
        })
    }
}

impl NewCommissionRow {
    /// The row of a commission that has just accrued.
    pub(crate) fn new(commission: &NewCommission, now: DateTime<Utc>) -> NewCommissionRow {
        NewCommissionRow {
            order_id: commission.order_id.0,
            agent_id: commission.agent_id.map(|id| id.0),
            sub_agent_id: commission.sub_agent_id.map(|id| id.0),
            agent_amount: commission.agent_amount.minor(),
            sub_agent_amount: commission.sub_agent_amount.minor(),
            basis: commission.basis.minor(),
            agent_rate: commission.plan.agent_rate.minor(),
            sub_agent_rate: commission.plan.sub_agent_rate.minor(),
            basis_amount: commission.plan.basis_amount.minor(),
            hold_days: commission.plan.hold_days,
            matures_at: to_micros(commission.matures_at),
            status: commission.first_status().as_str(),
            created_at: to_micros(now),
        }
    }
}
