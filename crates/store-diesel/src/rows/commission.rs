//! Commissions.

use diesel::prelude::*;
use tierway_commissions::{Commission, CommissionStatus, NewCommission, Plan};
use tierway_kernel::{CommissionId, Money, OrderId, StoreError, UserId, from_micros};

use super::read_enum;
use crate::schema::commissions;

/// A commission as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = commissions)]
pub(crate) struct CommissionRow {
    pub(crate) id: i64,
    order_id: i64,
    pub(crate) agent_id: Option<i64>,
    sub_agent_id: Option<i64>,
    pub(crate) agent_amount: i64,
    pub(crate) sub_agent_amount: i64,
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
