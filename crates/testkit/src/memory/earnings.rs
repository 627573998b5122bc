//! The ledger of earnings and the commission plans.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use tierway_commissions::{
    Commission, CommissionPlan, CommissionStatus, Entry, EntryKind, EntryRepository, Figure, Month, NewEntry, NewPlan,
    PlanRepository, parts,
};
use tierway_kernel::{
    CommissionEntryId, CommissionId, CommissionPlanId, Cursor, Money, Page, PageRequest, StoreError, UserId, to_micros,
};

use super::paging::{Way, page as page_of};
use super::state::{State, need};
use super::table::Table;
use super::transaction::MemoryTransaction;

/// Plans; the first is there from the beginning.
#[derive(Clone)]
pub(super) struct Plans(Table<CommissionPlan>);

impl Default for Plans {
    fn default() -> Self {
        let mut plans = Table::default();
        let (terms, created_at) = (NewPlan::default(), DateTime::UNIX_EPOCH);
        plans.add(|id| CommissionPlan { id: CommissionPlanId(id), terms, created_at });
        Plans(plans)
    }
}

impl PlanRepository for MemoryTransaction {
    fn add(&mut self, plan: &NewPlan, now: DateTime<Utc>) -> Result<CommissionPlan, StoreError> {
        let terms = plan.clone();
        Ok(self.write()?.commission_plans.0.add(|id| CommissionPlan {
            id: CommissionPlanId(id),
            terms,
            created_at: now,
        }))
    }

    fn in_effect(&mut self, time: DateTime<Utc>) -> Result<Option<CommissionPlan>, StoreError> {
        let begun = self.state.commission_plans.0.rows().filter(|plan| plan.terms.effective_from <= time);
        Ok(begun.max_by_key(|plan| (plan.terms.effective_from, plan.id)).cloned())
    }

    fn next_beginning(&mut self, time: DateTime<Utc>) -> Result<Option<DateTime<Utc>>, StoreError> {
        let beginnings = self.state.commission_plans.0.rows().map(|plan| plan.terms.effective_from);
        Ok(beginnings.filter(|beginning| *beginning > time).min())
    }

    fn list(&mut self, page: &PageRequest) -> Result<Page<CommissionPlan>, StoreError> {
        let rows = self.state.commission_plans.0.rows().cloned().collect();
        Ok(page_of(rows, page, Way::Down, |plan: &CommissionPlan| {
            Cursor::int(to_micros(plan.terms.effective_from), plan.id.0)
        }))
    }
}

fn live(entry: &Entry) -> bool {
    entry.entry.status != CommissionStatus::Reversed
}

fn fits(state: &State, commission: &Commission) -> bool {
    let of = |user: Option<UserId>| -> i64 {
        let own = |entry: &&Entry| {
            entry.entry.commission_id == Some(commission.id)
                && user.is_none_or(|user| entry.entry.beneficiary_id == user)
                && live(entry)
        };
        state.commission_entries.rows().filter(own).map(|entry| entry.entry.amount.minor()).sum()
    };
    let is_reversed = commission.status == CommissionStatus::Reversed;
    let owed = parts(commission);
    let each = owed.iter().all(|(user, amount)| of(Some(*user)) == if is_reversed { 0 } else { amount.minor() });
    let all: i64 = owed.iter().map(|(user, _)| of(Some(*user))).sum();
    let plan = &commission.entry.plan;
    let steps = commission.remaining.minor() / plan.basis_amount.minor();
    let entry = &commission.entry;
    let by_rate = [
        (entry.agent_id, entry.agent_amount, plan.agent_rate),
        (entry.sub_agent_id, entry.sub_agent_amount, plan.sub_agent_rate),
    ];
    let by_rate = by_rate.iter().all(|(user, amount, rate)| user.is_none() || amount.minor() == rate.minor() * steps);
    each && all == of(None) && by_rate
}

impl EntryRepository for MemoryTransaction {
    fn add(&mut self, entry: &NewEntry, now: DateTime<Utc>) -> Result<Option<Entry>, StoreError> {
        let state = self.write()?;
        state.need_user(entry.beneficiary_id)?;
        if let Some(commission) = entry.commission_id {
            need(state.commissions.contains(commission.0), "commission")?;
        }
        let same = |row: &Entry| {
            row.entry.kind == EntryKind::Bonus
                && (row.entry.beneficiary_id, row.entry.month) == (entry.beneficiary_id, entry.month)
        };
        if entry.kind == EntryKind::Bonus && state.commission_entries.rows().any(same) {
            return Ok(None);
        }
        let (entry, payout_id) = (entry.clone(), None);
        Ok(Some(state.commission_entries.add(|id| Entry {
            id: CommissionEntryId(id),
            entry,
            reversed_at: None,
            payout_id,
            created_at: now,
        })))
    }

    fn lock_of(&mut self, commission: CommissionId) -> Result<Vec<Entry>, StoreError> {
        self.of_commissions(&[commission])
    }

    fn of_commissions(&mut self, ids: &[CommissionId]) -> Result<Vec<Entry>, StoreError> {
        let wanted = |row: &&Entry| row.entry.commission_id.is_some_and(|id| ids.contains(&id));
        Ok(self.state.commission_entries.rows().filter(wanted).cloned().collect())
    }

    fn reverse(&mut self, ids: &[CommissionEntryId], now: DateTime<Utc>) -> Result<u64, StoreError> {
        let mut reversed = 0;
        let rows = self.write()?.commission_entries.rows_mut();
        for row in rows.filter(|row| ids.contains(&row.id) && row.is_free()) {
            (row.entry.status, row.reversed_at) = (CommissionStatus::Reversed, Some(now));
            reversed += 1;
        }
        Ok(reversed)
    }

    fn maturing(&mut self, now: DateTime<Utc>) -> Result<Vec<Entry>, StoreError> {
        let due = |row: &&Entry| row.entry.status == CommissionStatus::Pending && row.entry.matures_at < now;
        Ok(self.state.commission_entries.rows().filter(due).cloned().collect())
    }

    fn approve_matured(&mut self, now: DateTime<Utc>) -> Result<u64, StoreError> {
        let mut approved = 0;
        let due = |row: &&mut Entry| row.entry.status == CommissionStatus::Pending && row.entry.matures_at < now;
        for row in self.write()?.commission_entries.rows_mut().filter(due) {
            (row.entry.status, row.entry.approved_at) = (CommissionStatus::Approved, Some(now));
            approved += 1;
        }
        Ok(approved)
    }

    fn figures(&mut self, beneficiary: Option<UserId>) -> Result<Vec<Figure>, StoreError> {
        let mut sums: BTreeMap<(Month, &str, &str), Figure> = BTreeMap::new();
        let own = |row: &&Entry| beneficiary.is_none_or(|user| row.entry.beneficiary_id == user);
        for row in self.state.commission_entries.rows().filter(own) {
            let (month, kind, status) = (row.entry.month, row.entry.kind, row.entry.status);
            let sum = sums.entry((month, kind.as_str(), status.as_str()));
            let figure = sum.or_insert(Figure { month, kind, status, amount: Money::ZERO });
            figure.amount = Money::of(figure.amount.minor() + row.entry.amount.minor());
        }
        Ok(sums.into_values().collect())
    }

    fn net_approved(
        &mut self,
        beneficiary: Option<UserId>,
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> Result<Vec<(UserId, Money)>, StoreError> {
        let mut sums: BTreeMap<UserId, i64> = BTreeMap::new();
        let within = |time: Option<DateTime<Utc>>| time.is_some_and(|time| from <= time && time < to);
        let own = |row: &&Entry| {
            row.entry.kind != EntryKind::Bonus && beneficiary.is_none_or(|user| row.entry.beneficiary_id == user)
        };
        for row in self.state.commission_entries.rows().filter(own) {
            let amount = row.entry.amount.minor();
            if within(row.entry.approved_at) {
                *sums.entry(row.entry.beneficiary_id).or_default() += amount;
            }
            if row.entry.approved_at.is_some() && within(row.reversed_at) {
                *sums.entry(row.entry.beneficiary_id).or_default() -= amount;
            }
        }
        Ok(sums.into_iter().map(|(user, amount)| (user, Money::of(amount))).collect())
    }

    fn last_bonus_month(&mut self) -> Result<Option<Month>, StoreError> {
        Ok(self.state.bonus_months.last().copied())
    }

    fn close_bonus_month(&mut self, month: Month, _now: DateTime<Utc>) -> Result<bool, StoreError> {
        Ok(self.write()?.bonus_months.insert(month))
    }

    fn mismatches(&mut self) -> Result<Vec<CommissionId>, StoreError> {
        let state = &self.state;
        Ok(state.commissions.rows().filter(|row| !fits(state, row)).map(|row| row.id).collect())
    }
}
