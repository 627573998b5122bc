//! Commissions.

use chrono::{DateTime, Utc};
use tierway_commissions::{
    Commission, CommissionFilter, CommissionRepository, CommissionScope, CommissionStatus, Entry, EntryKind,
    NewCommission,
};
use tierway_kernel::{CommissionId, Money, OrderId, Page, PageRequest, StoreError};

use super::paging::{matches, newest_first, within};
use super::state::{State, need};
use super::transaction::MemoryTransaction;

fn in_scope(commission: &Commission, scope: CommissionScope) -> bool {
    match scope {
        CommissionScope::All => true,
        CommissionScope::Beneficiary(user) => {
            commission.entry.agent_id == Some(user) || commission.entry.sub_agent_id == Some(user)
        }
        CommissionScope::Nothing => false,
    }
}

/// Where a commission stands; in somebody's own list, where their part does.
fn status_in(state: &State, commission: &Commission, scope: CommissionScope) -> CommissionStatus {
    let CommissionScope::Beneficiary(user) = scope else { return commission.status };
    let own = |row: &&Entry| {
        row.entry.commission_id == Some(commission.id)
            && row.entry.beneficiary_id == user
            && row.entry.kind == EntryKind::Commission
    };
    let part = state.commission_entries.rows().find(own).filter(|_| commission.status != CommissionStatus::Reversed);
    part.map_or(commission.status, |row| row.entry.status)
}

impl CommissionRepository for MemoryTransaction {
    fn add(&mut self, commission: &NewCommission, now: DateTime<Utc>) -> Result<Option<Commission>, StoreError> {
        let state = self.write()?;
        need(state.orders.contains(commission.order_id.0), "order")?;
        if state.commissions.rows().any(|row| row.entry.order_id == commission.order_id) {
            return Ok(None);
        }
        Ok(Some(state.commissions.add(|id| Commission {
            id: CommissionId(id),
            entry: commission.clone(),
            remaining: commission.basis,
            status: commission.first_status(),
            created_at: now,
        })))
    }

    fn of_order(&mut self, order: OrderId) -> Result<Option<Commission>, StoreError> {
        Ok(self.state.commissions.rows().find(|row| row.entry.order_id == order).cloned())
    }

    fn lock_of_order(&mut self, order: OrderId) -> Result<Option<Commission>, StoreError> {
        self.of_order(order)
    }

    fn set_status(
        &mut self,
        id: CommissionId,
        from: CommissionStatus,
        to: CommissionStatus,
    ) -> Result<bool, StoreError> {
        let row = self.write()?.commissions.get_mut(id.0).filter(|row| row.status == from);
        Ok(row.map(|row| row.status = to).is_some())
    }

    fn lower(&mut self, id: CommissionId, goods: Money, agent: Money, sub_agent: Money) -> Result<bool, StoreError> {
        let live = |row: &&mut Commission| row.status != CommissionStatus::Reversed;
        let Some(row) = self.write()?.commissions.get_mut(id.0).filter(live) else { return Ok(false) };
        (row.remaining, row.entry.agent_amount, row.entry.sub_agent_amount) = (goods, agent, sub_agent);
        Ok(true)
    }

    fn approve_matured(&mut self, now: DateTime<Utc>) -> Result<u64, StoreError> {
        let mut approved = 0;
        for row in self.write()?.commissions.rows_mut() {
            if row.status == CommissionStatus::Pending && row.entry.matures_at < now {
                row.status = CommissionStatus::Approved;
                approved += 1;
            }
        }
        Ok(approved)
    }

    fn list(
        &mut self,
        scope: CommissionScope,
        filter: &CommissionFilter,
        page: &PageRequest,
    ) -> Result<Page<Commission>, StoreError> {
        let wanted = |row: &&Commission| {
            in_scope(row, scope)
                && filter.beneficiary.is_none_or(|user| in_scope(row, CommissionScope::Beneficiary(user)))
                && matches(filter.status, status_in(&self.state, row, scope))
                && within(row.created_at, filter.from, filter.to)
        };
        let rows = self.state.commissions.rows().filter(wanted).cloned().collect();
        Ok(newest_first(rows, page, |row: &Commission| (row.created_at, row.id.0)))
    }
}
