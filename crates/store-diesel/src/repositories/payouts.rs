//! Payouts. Claiming entries is one guarded statement, so that each is in one batch only.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use diesel::dsl::{exists, sql};
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use tierway_commissions::{
    Claimed, CommissionStatus, EntryKind, NewPayout, Payout, PayoutFilter, PayoutLine, PayoutRepository, PayoutScope,
    PayoutStatus,
};
use tierway_kernel::{Cursor, Money, Page, PageRequest, PayoutId, StoreError, UserId, to_micros};

use super::paging::{newest_first, paged};
use super::{Conn, Db, DieselTransaction, locks};
use crate::error::store_error;
use crate::rows::{PayoutLineRow, PayoutRow, read_entry_kind};
use crate::schema::{commission_entries, commissions, payout_lines, payouts};
use crate::statement::{Statement, Value};
use crate::steps::in_steps;

/// Lines per statement; SQLite allows 32,766 parameters.
const BATCH: usize = 1000;

/// Payouts inconsistent with their lines and entries. A cancelled payout keeps its lines and has no entries; otherwise
/// entries are paid if and only if the payout is, and amounts add up.
const MISMATCHES: &str = "\
    SELECT payout.id AS id FROM payouts payout \
    LEFT JOIN (SELECT payout_id, SUM(amount) AS amount, COUNT(*) AS lines, SUM(entry_count) AS entries \
        FROM payout_lines GROUP BY payout_id) line ON line.payout_id = payout.id \
    LEFT JOIN (SELECT payout_id, SUM(amount) AS amount, COUNT(*) AS entries, \
            SUM(CASE WHEN status = 'paid' THEN 1 ELSE 0 END) AS paid \
        FROM commission_entries WHERE payout_id IS NOT NULL GROUP BY payout_id) entry ON entry.payout_id = payout.id \
    WHERE payout.total <> COALESCE(line.amount, 0) OR payout.line_count <> COALESCE(line.lines, 0) \
        OR COALESCE(entry.amount, 0) <> CASE WHEN payout.status = 'cancelled' THEN 0 ELSE COALESCE(line.amount, 0) END \
        OR COALESCE(entry.entries, 0) <> CASE WHEN payout.status = 'cancelled' THEN 0 ELSE COALESCE(line.entries, 0) END \
        OR COALESCE(entry.paid, 0) <> CASE WHEN payout.status = 'paid' THEN COALESCE(entry.entries, 0) ELSE 0 END \
    UNION \
    SELECT line.payout_id AS id FROM payout_lines line JOIN payouts payout ON payout.id = line.payout_id \
    WHERE payout.status <> 'cancelled' AND line.amount <> (SELECT COALESCE(SUM(entry.amount), 0) \
        FROM commission_entries entry \
        WHERE entry.payout_id = line.payout_id AND entry.beneficiary_id = line.beneficiary_id) \
    UNION \
    SELECT payout_id AS id FROM (\
        SELECT payout_id, month, kind, amount FROM payout_sums UNION ALL \
        SELECT payout_id, month, kind, -amount FROM commission_entries WHERE payout_id IS NOT NULL AND status = 'paid'\
    ) figure GROUP BY payout_id, month, kind HAVING SUM(amount) <> 0 \
    ORDER BY id";
/// The entries of a payout that was just paid; they are final.
const SUM_UP: &str = "INSERT INTO payout_sums (payout_id, month, kind, amount) \
    SELECT payout_id, month, kind, SUM(amount) FROM commission_entries WHERE payout_id = ? AND status = 'paid' \
    GROUP BY payout_id, month, kind";

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

fn filtered(scope: PayoutScope, filter: &PayoutFilter) -> payouts::BoxedQuery<'_, Db> {
    let mut query = payouts::table.into_boxed();
    if let PayoutScope::Payee(user) = scope {
        let own = payout_lines::table
            .filter(payout_lines::payout_id.eq(payouts::id))
            .filter(payout_lines::beneficiary_id.eq(user.0));
        let visible = PayoutStatus::VISIBLE_TO_PAYEES.map(PayoutStatus::as_str);
        query = query.filter(exists(own)).filter(payouts::status.eq_any(visible));
    }
    if let Some(status) = filter.status {
        query = query.filter(payouts::status.eq(status.as_str()));
    }
    query
}

/// Entries of a payout, by beneficiary and kind.
fn claimed(connection: &mut Conn, id: PayoutId) -> Result<Vec<Claimed>, StoreError> {
    let key = (commission_entries::beneficiary_id, commission_entries::kind);
    let rows: Vec<((i64, String), i64, i64)> = commission_entries::table
        .filter(commission_entries::payout_id.eq(id.0))
        .group_by(key)
        .order(key)
        // A sum of BIGINT is NUMERIC on PostgreSQL.
        .select((key, sql::<BigInt>("CAST(SUM(amount) AS BIGINT)"), sql::<BigInt>("COUNT(*)")))
        .load(connection)
        .map_err(store_error)?;
    let read = |((beneficiary, kind), amount, count): ((i64, String), i64, i64)| {
        let (beneficiary_id, kind) = (UserId(beneficiary), read_entry_kind(&kind)?);
        Ok(Claimed { beneficiary_id, kind, amount: Money::of(amount), count })
    };
    rows.into_iter().map(read).collect()
}

impl PayoutRepository for DieselTransaction<'_> {
    fn add(&mut self, payout: &NewPayout, now: DateTime<Utc>) -> Result<Payout, StoreError> {
        diesel::insert_into(payouts::table)
            .values((
                payouts::number.eq(&payout.number),
                payouts::status.eq(PayoutStatus::Draft.as_str()),
                payouts::total.eq(0_i64),
                payouts::line_count.eq(0_i64),
                payouts::minimum.eq(payout.minimum.minor()),
                payouts::up_to.eq(to_micros(payout.up_to)),
                payouts::note.eq(payout.note.as_deref()),
                payouts::created_by.eq(payout.created_by.map(|id| id.0)),
                payouts::created_at.eq(to_micros(now)),
            ))
            .returning(PayoutRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?
            .into_payout()
    }

    fn claim(&mut self, id: PayoutId, up_to: DateTime<Utc>) -> Result<Vec<Claimed>, StoreError> {
        let is_due = commission_entries::approved_at
            .le(to_micros(up_to))
            .or(commission_entries::kind.eq(EntryKind::Reversal.as_str()));
        let free = commission_entries::status
            .eq(CommissionStatus::Approved.as_str())
            .and(commission_entries::payout_id.is_null())
            .and(is_due);
        diesel::update(commission_entries::table.filter(free))
            .set(commission_entries::payout_id.eq(id.0))
            .execute(self.connection)
            .map_err(store_error)?;
        claimed(self.connection, id)
    }

    fn release(&mut self, id: PayoutId, beneficiaries: &[UserId]) -> Result<u64, StoreError> {
        let mut released = 0;
        let ids: Vec<i64> = beneficiaries.iter().map(|user| user.0).collect();
        for ids in ids.chunks(BATCH) {
            let theirs =
                commission_entries::payout_id.eq(id.0).and(commission_entries::beneficiary_id.eq_any(ids.to_vec()));
            released += diesel::update(commission_entries::table.filter(theirs))
                .set(commission_entries::payout_id.eq(None::<i64>))
                .execute(self.connection)
                .map_err(store_error)? as u64;
        }
        Ok(released)
    }

    fn release_all(&mut self, id: PayoutId) -> Result<u64, StoreError> {
        diesel::update(commission_entries::table.filter(commission_entries::payout_id.eq(id.0)))
            .set(commission_entries::payout_id.eq(None::<i64>))
            .execute(self.connection)
            .map(|rows| rows as u64)
            .map_err(store_error)
    }

    fn set_lines(&mut self, id: PayoutId, lines: &[PayoutLine]) -> Result<(), StoreError> {
        for batch in lines.chunks(BATCH) {
            let rows: Vec<PayoutLineRow> = batch.iter().map(|line| PayoutLineRow::new(id, line)).collect();
            diesel::insert_into(payout_lines::table).values(&rows).execute(self.connection).map_err(store_error)?;
        }
        let total: i64 = lines.iter().map(|line| line.due.amount.minor()).sum();
        diesel::update(payouts::table.find(id.0))
            .set((payouts::total.eq(total), payouts::line_count.eq(lines.len() as i64)))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn lock(&mut self, id: PayoutId) -> Result<Option<Payout>, StoreError> {
        let row = locks::payout(self.connection, id.0).map_err(store_error)?;
        row.map(PayoutRow::into_payout).transpose()
    }

    fn by_id(&mut self, id: PayoutId) -> Result<Option<Payout>, StoreError> {
        let row = payouts::table.find(id.0).select(PayoutRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(PayoutRow::into_payout).transpose()
    }

    fn by_ids(&mut self, ids: &[PayoutId]) -> Result<Vec<Payout>, StoreError> {
        let rows: Vec<PayoutRow> = in_steps(ids, |ids| {
            payouts::table
                .filter(payouts::id.eq_any(ids.iter().map(|id| id.0)))
                .select(PayoutRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        rows.into_iter().map(PayoutRow::into_payout).collect()
    }

    fn lines(&mut self, id: PayoutId) -> Result<Vec<PayoutLine>, StoreError> {
        let rows: Vec<PayoutLineRow> = payout_lines::table
            .filter(payout_lines::payout_id.eq(id.0))
            .order(payout_lines::beneficiary_id)
            .select(PayoutLineRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        Ok(rows.into_iter().map(PayoutLineRow::into_line).collect())
    }

    fn lines_of(&mut self, user: UserId, ids: &[PayoutId]) -> Result<Vec<(PayoutId, PayoutLine)>, StoreError> {
        let rows: Vec<PayoutLineRow> = in_steps(ids, |ids| {
            payout_lines::table
                .filter(
                    payout_lines::beneficiary_id
                        .eq(user.0)
                        .and(payout_lines::payout_id.eq_any(ids.iter().map(|id| id.0))),
                )
                .order(payout_lines::payout_id)
                .select(PayoutLineRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        Ok(rows.into_iter().map(|row| (PayoutId(row.payout_id), row.into_line())).collect())
    }

    fn save(&mut self, payout: &Payout, from: PayoutStatus) -> Result<bool, StoreError> {
        diesel::update(payouts::table.find(payout.id.0).filter(payouts::status.eq(from.as_str())))
            .set((
                payouts::status.eq(payout.status.as_str()),
                payouts::method.eq(payout.method.as_deref()),
                payouts::reference.eq(payout.reference.as_deref()),
                payouts::approved_by.eq(payout.approved_by.map(|id| id.0)),
                payouts::approved_at.eq(payout.approved_at.map(to_micros)),
                payouts::closed_by.eq(payout.closed_by.map(|id| id.0)),
                payouts::paid_at.eq(payout.paid_at.map(to_micros)),
                payouts::cancelled_at.eq(payout.cancelled_at.map(to_micros)),
            ))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn mark_paid(&mut self, id: PayoutId) -> Result<u64, StoreError> {
        let held = commission_entries::payout_id.eq(id.0);
        let paid = diesel::update(commission_entries::table.filter(held))
            .set(commission_entries::status.eq(CommissionStatus::Paid.as_str()))
            .execute(self.connection)
            .map_err(store_error)?;
        Statement::new(SUM_UP, &[Value::Int(id.0)]).execute(self.connection).map_err(store_error)?;
        let touched = commission_entries::table
            .filter(held.and(commission_entries::commission_id.is_not_null()))
            .select(commission_entries::commission_id.assume_not_null());
        let unpaid = [CommissionStatus::Pending.as_str(), CommissionStatus::Approved.as_str()];
        let open = commission_entries::table
            .filter(commission_entries::status.eq_any(unpaid).and(commission_entries::commission_id.is_not_null()))
            .select(commission_entries::commission_id.assume_not_null());
        let done = commissions::status
            .eq(CommissionStatus::Approved.as_str())
            .and(commissions::id.eq_any(touched))
            .and(commissions::id.ne_all(open));
        diesel::update(commissions::table.filter(done))
            .set(commissions::status.eq(CommissionStatus::Paid.as_str()))
            .execute(self.connection)
            .map_err(store_error)?;
        Ok(paid as u64)
    }

    fn is_overtaken(&mut self, id: PayoutId) -> Result<bool, StoreError> {
        let held: HashSet<(i64, i64)> = commission_entries::table
            .filter(commission_entries::payout_id.eq(id.0).and(commission_entries::commission_id.is_not_null()))
            .select((commission_entries::commission_id.assume_not_null(), commission_entries::beneficiary_id))
            .load(self.connection)
            .map_err(store_error)?
            .into_iter()
            .collect();
        let commissions: Vec<i64> = held.iter().map(|(commission, _)| *commission).collect();
        for ids in commissions.chunks(BATCH) {
            let counters: Vec<(i64, i64)> = commission_entries::table
                .filter(commission_entries::kind.eq(EntryKind::Reversal.as_str()))
                .filter(commission_entries::status.eq(CommissionStatus::Approved.as_str()))
                .filter(commission_entries::payout_id.is_null())
                .filter(commission_entries::commission_id.eq_any(ids.to_vec()))
                .select((commission_entries::commission_id.assume_not_null(), commission_entries::beneficiary_id))
                .load(self.connection)
                .map_err(store_error)?;
            if counters.iter().any(|counter| held.contains(counter)) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn list(
        &mut self,
        scope: PayoutScope,
        filter: &PayoutFilter,
        page: &PageRequest,
    ) -> Result<Page<Payout>, StoreError> {
        if scope == PayoutScope::Nothing {
            return Ok(Page { items: Vec::new(), total: 0, next: None });
        }
        let rows: Vec<PayoutRow> = newest_first!(filtered(scope, filter), payouts, page)
            .select(PayoutRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || filtered(scope, filter).count().get_result(self.connection);
        paged(rows, page, count, |row| Cursor::int(row.created_at, row.id), PayoutRow::into_payout)
    }

    fn last_paid(&mut self, user: UserId) -> Result<Option<Payout>, StoreError> {
        let row = payouts::table
            .inner_join(payout_lines::table)
            .filter(payout_lines::beneficiary_id.eq(user.0).and(payouts::status.eq(PayoutStatus::Paid.as_str())))
            .order((payouts::paid_at.desc(), payouts::id.desc()))
            .select(PayoutRow::as_select())
            .first(self.connection)
            .optional();
        row.map_err(store_error)?.map(PayoutRow::into_payout).transpose()
    }

    fn mismatches(&mut self) -> Result<Vec<PayoutId>, StoreError> {
        let rows: Vec<Found> = diesel::sql_query(MISMATCHES).load(self.connection).map_err(store_error)?;
        Ok(rows.into_iter().map(|row| PayoutId(row.id)).collect())
    }
}
