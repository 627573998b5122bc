//! Payouts.

use chrono::{DateTime, Utc};
use tierway_commissions::{
    Claimed, CommissionStatus, Entry, EntryKind, NewPayout, Payout, PayoutFilter, PayoutLine, PayoutRepository,
    PayoutScope, PayoutStatus,
};
use tierway_kernel::{CommissionId, Money, Page, PageRequest, PayoutId, StoreError, UserId};

use super::paging::{matches, newest_first};
use super::state::{State, unique};
use super::transaction::MemoryTransaction;

/// A payout with its lines.
#[derive(Clone)]
pub(super) struct PayoutEntry {
    payout: Payout,
    lines: Vec<PayoutLine>,
}

impl PayoutEntry {
    fn line_of(&self, user: UserId) -> Option<&PayoutLine> {
        self.lines.iter().find(|line| line.due.beneficiary_id == user)
    }

    fn is_seen(&self, scope: PayoutScope) -> bool {
        match scope {
            PayoutScope::All => true,
            PayoutScope::Payee(user) => self.line_of(user).is_some() && self.payout.status.is_told(),
            PayoutScope::Nothing => false,
        }
    }
}

fn held(state: &State, id: PayoutId) -> Vec<&Entry> {
    state.commission_entries.rows().filter(|row| row.payout_id == Some(id)).collect()
}

fn claimed(state: &State, id: PayoutId) -> Vec<Claimed> {
    let mut claims: Vec<Claimed> = Vec::new();
    for row in held(state, id) {
        let key = (row.entry.beneficiary_id, row.entry.kind);
        match claims.iter_mut().find(|claim| (claim.beneficiary_id, claim.kind) == key) {
            Some(claim) => {
                claim.amount = Money::of(claim.amount.minor() + row.entry.amount.minor());
                claim.count += 1;
            }
            None => claims.push(Claimed { beneficiary_id: key.0, kind: key.1, amount: row.entry.amount, count: 1 }),
        }
    }
    claims.sort_by_key(|claim| (claim.beneficiary_id, claim.kind.as_str()));
    claims
}

fn fits(state: &State, entry: &PayoutEntry) -> bool {
    let payout = &entry.payout;
    let rows = held(state, payout.id);
    let lines: i64 = entry.lines.iter().map(|line| line.due.amount.minor()).sum();
    let sound = payout.total.minor() == lines && payout.line_count == entry.lines.len() as i64;
    if payout.status == PayoutStatus::Cancelled {
        return sound && rows.is_empty();
    }
    let of = |user: UserId| -> (i64, i64) {
        let own = rows.iter().filter(|row| row.entry.beneficiary_id == user);
        own.fold((0, 0), |(sum, count), row| (sum + row.entry.amount.minor(), count + 1))
    };
    let each = entry.lines.iter().all(|line| of(line.due.beneficiary_id) == (line.due.amount.minor(), line.due.count));
    let count: i64 = entry.lines.iter().map(|line| line.due.count).sum();
    let is_paid = payout.status == PayoutStatus::Paid;
    let states = rows.iter().all(|row| (row.entry.status == CommissionStatus::Paid) == is_paid);
    sound && each && count == rows.len() as i64 && states
}

impl MemoryTransaction {
    fn free(&mut self, id: PayoutId, whom: impl Fn(UserId) -> bool) -> Result<u64, StoreError> {
        let mut freed = 0;
        for row in self.write()?.commission_entries.rows_mut() {
            if row.payout_id == Some(id) && whom(row.entry.beneficiary_id) {
                row.payout_id = None;
                freed += 1;
            }
        }
        Ok(freed)
    }
}

impl PayoutRepository for MemoryTransaction {
    fn add(&mut self, payout: &NewPayout, now: DateTime<Utc>) -> Result<Payout, StoreError> {
        let state = self.write()?;
        unique(state.payouts.rows().all(|row| row.payout.new.number != payout.number), "payouts.number")?;
        let new = payout.clone();
        let row = state.payouts.add(|id| PayoutEntry {
            payout: Payout {
                id: PayoutId(id),
                new,
                status: PayoutStatus::Draft,
                total: Money::ZERO,
                line_count: 0,
                method: None,
                reference: None,
                created_at: now,
                approved_by: None,
                approved_at: None,
                closed_by: None,
                paid_at: None,
                cancelled_at: None,
            },
            lines: Vec::new(),
        });
        Ok(row.payout)
    }

    fn claim(&mut self, id: PayoutId, up_to: DateTime<Utc>) -> Result<Vec<Claimed>, StoreError> {
        for row in self.write()?.commission_entries.rows_mut() {
            let due = row.entry.kind == EntryKind::Reversal || row.entry.approved_at.is_some_and(|time| time <= up_to);
            if row.entry.status == CommissionStatus::Approved && row.payout_id.is_none() && due {
                row.payout_id = Some(id);
            }
        }
        Ok(claimed(&self.state, id))
    }

    fn release(&mut self, id: PayoutId, beneficiaries: &[UserId]) -> Result<u64, StoreError> {
        self.free(id, |user| beneficiaries.contains(&user))
    }

    fn release_all(&mut self, id: PayoutId) -> Result<u64, StoreError> {
        self.free(id, |_| true)
    }

    fn set_lines(&mut self, id: PayoutId, lines: &[PayoutLine]) -> Result<(), StoreError> {
        if let Some(row) = self.write()?.payouts.get_mut(id.0) {
            row.lines = lines.to_vec();
            row.payout.line_count = lines.len() as i64;
            row.payout.total = Money::of(lines.iter().map(|line| line.due.amount.minor()).sum());
        }
        Ok(())
    }

    fn lock(&mut self, id: PayoutId) -> Result<Option<Payout>, StoreError> {
        Ok(self.state.payouts.get(id.0).map(|row| row.payout.clone()))
    }

    fn by_id(&mut self, id: PayoutId) -> Result<Option<Payout>, StoreError> {
        Ok(self.state.payouts.get(id.0).map(|row| row.payout.clone()))
    }

    fn by_ids(&mut self, ids: &[PayoutId]) -> Result<Vec<Payout>, StoreError> {
        let wanted = self.state.payouts.rows().filter(|row| ids.contains(&row.payout.id));
        Ok(wanted.map(|row| row.payout.clone()).collect())
    }

    fn lines(&mut self, id: PayoutId) -> Result<Vec<PayoutLine>, StoreError> {
        let mut lines = self.state.payouts.get(id.0).map(|row| row.lines.clone()).unwrap_or_default();
        lines.sort_by_key(|line| line.due.beneficiary_id);
        Ok(lines)
    }

    fn lines_of(&mut self, user: UserId, ids: &[PayoutId]) -> Result<Vec<(PayoutId, PayoutLine)>, StoreError> {
        let wanted = self.state.payouts.rows().filter(|row| ids.contains(&row.payout.id));
        Ok(wanted.filter_map(|row| Some((row.payout.id, row.line_of(user)?.clone()))).collect())
    }

    fn save(&mut self, payout: &Payout, from: PayoutStatus) -> Result<bool, StoreError> {
        let row = self.write()?.payouts.get_mut(payout.id.0).filter(|row| row.payout.status == from);
        Ok(row.map(|row| row.payout = payout.clone()).is_some())
    }

    fn mark_paid(&mut self, id: PayoutId) -> Result<u64, StoreError> {
        let state = self.write()?;
        let (mut paid, mut touched) = (0, Vec::<CommissionId>::new());
        for row in state.commission_entries.rows_mut().filter(|row| row.payout_id == Some(id)) {
            row.entry.status = CommissionStatus::Paid;
            touched.extend(row.entry.commission_id);
            paid += 1;
        }
        let is_open = |status| matches!(status, CommissionStatus::Pending | CommissionStatus::Approved);
        let open: Vec<CommissionId> = state
            .commission_entries
            .rows()
            .filter(|row| is_open(row.entry.status))
            .filter_map(|row| row.entry.commission_id)
            .collect();
        for row in state.commissions.rows_mut() {
            let done = touched.contains(&row.id) && !open.contains(&row.id);
            if done && row.status == CommissionStatus::Approved {
                row.status = CommissionStatus::Paid;
            }
        }
        Ok(paid)
    }

    fn is_overtaken(&mut self, id: PayoutId) -> Result<bool, StoreError> {
        let part = |row: &Entry| (row.entry.commission_id, row.entry.beneficiary_id);
        let ours: Vec<_> = held(&self.state, id).into_iter().filter(|row| row.entry.commission_id.is_some()).collect();
        Ok(self.state.commission_entries.rows().any(|row| {
            row.entry.kind == EntryKind::Reversal
                && row.entry.status == CommissionStatus::Approved
                && row.payout_id.is_none()
                && ours.iter().any(|our| part(our) == part(row))
        }))
    }

    fn list(
        &mut self,
        scope: PayoutScope,
        filter: &PayoutFilter,
        page: &PageRequest,
    ) -> Result<Page<Payout>, StoreError> {
        let wanted = |row: &&PayoutEntry| row.is_seen(scope) && matches(filter.status, row.payout.status);
        let rows = self.state.payouts.rows().filter(wanted).map(|row| row.payout.clone()).collect();
        Ok(newest_first(rows, page, |payout: &Payout| (payout.created_at, payout.id.0)))
    }

    fn last_paid(&mut self, user: UserId) -> Result<Option<Payout>, StoreError> {
        let paid = self.state.payouts.rows().filter(|row| row.line_of(user).is_some() && row.payout.paid_at.is_some());
        Ok(paid.max_by_key(|row| (row.payout.paid_at, row.payout.id)).map(|row| row.payout.clone()))
    }

    fn mismatches(&mut self) -> Result<Vec<PayoutId>, StoreError> {
        let state = &self.state;
        Ok(state.payouts.rows().filter(|row| !fits(state, row)).map(|row| row.payout.id).collect())
    }
}
