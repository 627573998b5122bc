//! Plans, entries of the ledger of earnings, payouts and their lines.

use diesel::prelude::*;
use tierway_commissions::{
    BonusRule, CommissionPlan, CommissionStatus, Due, Entry, EntryKind, Month, NewEntry, NewPayout, NewPlan, Payout,
    PayoutLine, PayoutStatus, Plan,
};
use tierway_kernel::{
    CommissionEntryId, CommissionId, CommissionPlanId, Money, PayoutId, StoreError, UserId, from_micros,
};

use super::{read_enum, read_time, unreadable};
use crate::schema::{commission_entries, commission_plans, payout_lines, payouts};

/// A plan as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = commission_plans)]
pub(crate) struct PlanRow {
    pub(crate) id: i64,
    pub(crate) effective_from: i64,
    agent_rate: i64,
    sub_agent_rate: i64,
    basis_amount: i64,
    hold_days: i64,
    bonus_percent: i64,
    bonus_maximum: i64,
    payout_minimum: i64,
    note: Option<String>,
    created_by: Option<i64>,
    created_at: i64,
}

impl PlanRow {
    /// The plan.
    pub(crate) fn into_plan(self) -> CommissionPlan {
        CommissionPlan {
            id: CommissionPlanId(self.id),
            terms: NewPlan {
                effective_from: from_micros(self.effective_from),
                rates: Plan {
                    agent_rate: Money::of(self.agent_rate),
                    sub_agent_rate: Money::of(self.sub_agent_rate),
                    basis_amount: Money::of(self.basis_amount),
                    hold_days: self.hold_days,
                },
                bonus: BonusRule { percent: self.bonus_percent, maximum: Money::of(self.bonus_maximum) },
                payout_minimum: Money::of(self.payout_minimum),
                note: self.note,
                created_by: self.created_by.map(UserId),
            },
            created_at: from_micros(self.created_at),
        }
    }
}

/// An entry as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = commission_entries)]
pub(crate) struct EntryRow {
    pub(crate) id: i64,
    beneficiary_id: i64,
    commission_id: Option<i64>,
    kind: String,
    amount: i64,
    status: String,
    month: String,
    matures_at: i64,
    approved_at: Option<i64>,
    reversed_at: Option<i64>,
    payout_id: Option<i64>,
    created_at: i64,
}

/// Reads the kind of an entry.
pub(crate) fn read_entry_kind(text: &str) -> Result<EntryKind, StoreError> {
    read_enum("commission_entries.kind", &EntryKind::ALL, EntryKind::as_str, text)
}

/// Reads the state of an entry.
pub(crate) fn read_entry_status(text: &str) -> Result<CommissionStatus, StoreError> {
    read_enum("commission_entries.status", &CommissionStatus::ALL, CommissionStatus::as_str, text)
}

/// Reads a month.
pub(crate) fn read_month(text: &str) -> Result<Month, StoreError> {
    text.parse().map_err(|_| unreadable("commission_entries.month", text))
}

impl EntryRow {
    /// The entry.
    pub(crate) fn into_entry(self) -> Result<Entry, StoreError> {
        Ok(Entry {
            id: CommissionEntryId(self.id),
            entry: NewEntry {
                beneficiary_id: UserId(self.beneficiary_id),
                commission_id: self.commission_id.map(CommissionId),
                kind: read_entry_kind(&self.kind)?,
                amount: Money::of(self.amount),
                status: read_entry_status(&self.status)?,
                month: read_month(&self.month)?,
                matures_at: from_micros(self.matures_at),
                approved_at: read_time(self.approved_at),
            },
            reversed_at: read_time(self.reversed_at),
            payout_id: self.payout_id.map(PayoutId),
            created_at: from_micros(self.created_at),
        })
    }
}

/// A payout as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = payouts)]
pub(crate) struct PayoutRow {
    pub(crate) id: i64,
    number: String,
    status: String,
    total: i64,
    line_count: i64,
    minimum: i64,
    up_to: i64,
    note: Option<String>,
    method: Option<String>,
    reference: Option<String>,
    created_by: Option<i64>,
    pub(crate) created_at: i64,
    approved_by: Option<i64>,
    approved_at: Option<i64>,
    closed_by: Option<i64>,
    paid_at: Option<i64>,
    cancelled_at: Option<i64>,
}

impl PayoutRow {
    /// The payout.
    pub(crate) fn into_payout(self) -> Result<Payout, StoreError> {
        Ok(Payout {
            id: PayoutId(self.id),
            status: read_enum("payouts.status", &PayoutStatus::ALL, PayoutStatus::as_str, &self.status)?,
            new: NewPayout {
                number: self.number,
                minimum: Money::of(self.minimum),
                up_to: from_micros(self.up_to),
                note: self.note,
                created_by: self.created_by.map(UserId),
            },
            total: Money::of(self.total),
            line_count: self.line_count,
            method: self.method,
            reference: self.reference,
            created_at: from_micros(self.created_at),
            approved_by: self.approved_by.map(UserId),
            approved_at: read_time(self.approved_at),
            closed_by: self.closed_by.map(UserId),
            paid_at: read_time(self.paid_at),
            cancelled_at: read_time(self.cancelled_at),
        })
    }
}

/// A line of a payout.
#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = payout_lines, treat_none_as_default_value = false)]
pub(crate) struct PayoutLineRow {
    pub(crate) payout_id: i64,
    beneficiary_id: i64,
    name: String,
    commissions: i64,
    reversals: i64,
    bonus: i64,
    amount: i64,
    entry_count: i64,
}

impl PayoutLineRow {
    /// The row of a line.
    pub(crate) fn new(payout: PayoutId, line: &PayoutLine) -> PayoutLineRow {
        PayoutLineRow {
            payout_id: payout.0,
            beneficiary_id: line.due.beneficiary_id.0,
            name: line.name.clone(),
            commissions: line.due.commissions.minor(),
            reversals: line.due.reversals.minor(),
            bonus: line.due.bonus.minor(),
            amount: line.due.amount.minor(),
            entry_count: line.due.count,
        }
    }

    /// The line.
    pub(crate) fn into_line(self) -> PayoutLine {
        PayoutLine {
            due: Due {
                beneficiary_id: UserId(self.beneficiary_id),
                commissions: Money::of(self.commissions),
                reversals: Money::of(self.reversals),
                bonus: Money::of(self.bonus),
                amount: Money::of(self.amount),
                count: self.entry_count,
            },
            name: self.name,
        }
    }
}
