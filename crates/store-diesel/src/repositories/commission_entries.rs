//! The ledger of earnings.

use std::collections::BTreeMap;

use chrono::{DateTime, Duration, Utc};
use diesel::dsl::{case_when, max, sql};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use tierway_commissions::{CommissionStatus, Entry, EntryKind, EntryRepository, Figure, Month, NewEntry};
use tierway_kernel::{BusinessZone, CommissionEntryId, CommissionId, Money, StoreError, UserId, to_micros};

use super::{DieselTransaction, locks};
use crate::error::store_error;
use crate::rows::{EntryRow, read_entry_kind, read_entry_status, read_month};
use crate::schema::{bonus_months, commission_entries};
use crate::statement::Statement;
use crate::steps::in_steps;

/// A sum of BIGINT is NUMERIC on PostgreSQL.
const SUM: &str = "CAST(SUM(amount) AS BIGINT)";

/// Earnings of all: paid amounts from payout totals, the rest from a partial index whose condition must be repeated
/// here literally.
const OF_EVERYBODY: &str = "SELECT month, kind, status, reversed_month, CAST(SUM(amount) AS BIGINT) FROM (\
        SELECT month, kind, 'paid' AS status, CAST(NULL AS TEXT) AS reversed_month, amount FROM payout_sums UNION ALL \
        SELECT month, kind, status, reversed_month, amount FROM commission_entries WHERE status <> 'paid' OR payout_id IS NULL\
    ) figure GROUP BY month, kind, status, reversed_month ORDER BY month, kind, status";

/// Commissions whose amounts do not follow from their rates, or whose entries do not add up to what they earn.
const MISMATCHES: &str = "\
    SELECT commission.id AS id FROM commissions commission LEFT JOIN (\
        SELECT entry.commission_id, \
            SUM(CASE WHEN entry.beneficiary_id = owner.agent_id THEN entry.amount ELSE 0 END) AS of_agent, \
            SUM(CASE WHEN entry.beneficiary_id = owner.sub_agent_id THEN entry.amount ELSE 0 END) AS of_sub_agent, \
            SUM(entry.amount) AS of_all \
        FROM commission_entries entry JOIN commissions owner ON owner.id = entry.commission_id \
        WHERE entry.status <> 'reversed' GROUP BY entry.commission_id\
    ) ledger ON ledger.commission_id = commission.id \
    WHERE COALESCE(ledger.of_agent, 0) <> CASE WHEN commission.status = 'reversed' THEN 0 ELSE commission.agent_amount END \
        OR COALESCE(ledger.of_sub_agent, 0) <> CASE WHEN commission.status = 'reversed' THEN 0 ELSE commission.sub_agent_amount END \
        OR COALESCE(ledger.of_all, 0) <> COALESCE(ledger.of_agent, 0) + COALESCE(ledger.of_sub_agent, 0) \
        OR (commission.agent_id IS NOT NULL AND commission.agent_amount <> \
            commission.agent_rate * (COALESCE(commission.remaining, commission.basis) / commission.basis_amount)) \
        OR (commission.sub_agent_id IS NOT NULL AND commission.sub_agent_amount <> \
            commission.sub_agent_rate * (COALESCE(commission.remaining, commission.basis) / commission.basis_amount)) \
    ORDER BY commission.id";

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

/// Month, kind, state, month of taking back, sum.
type FigureRow = (String, String, String, Option<String>, i64);

fn read_figure((month, kind, status, reversed_in, amount): FigureRow) -> Result<Figure, StoreError> {
    Ok(Figure {
        month: read_month(&month)?,
        kind: read_entry_kind(&kind)?,
        status: read_entry_status(&status)?,
        reversed_in: reversed_in.map(|month| read_month(&month)).transpose()?,
        amount: Money::of(amount),
    })
}

/// Sums of commissions and counter-entries, of one or all beneficiaries; a macro because the type cannot be named.
macro_rules! sums_without_bonuses {
    ($beneficiary:expr) => {{
        let sums = commission_entries::table
            .group_by(commission_entries::beneficiary_id)
            .select((commission_entries::beneficiary_id, sql::<BigInt>(SUM)))
            .filter(commission_entries::kind.ne(EntryKind::Bonus.as_str()))
            .into_boxed();
        match $beneficiary {
            Some(user) => sums.filter(commission_entries::beneficiary_id.eq(user.0)),
            None => sums,
        }
    }};
}

impl EntryRepository for DieselTransaction<'_> {
    fn add(&mut self, entry: &NewEntry, now: DateTime<Utc>) -> Result<Option<Entry>, StoreError> {
        let row = diesel::insert_into(commission_entries::table)
            .values((
                commission_entries::beneficiary_id.eq(entry.beneficiary_id.0),
                commission_entries::commission_id.eq(entry.commission_id.map(|id| id.0)),
                commission_entries::kind.eq(entry.kind.as_str()),
                commission_entries::amount.eq(entry.amount.minor()),
                commission_entries::status.eq(entry.status.as_str()),
                commission_entries::month.eq(entry.month.to_string()),
                commission_entries::matures_at.eq(to_micros(entry.matures_at)),
                commission_entries::approved_at.eq(entry.approved_at.map(to_micros)),
                commission_entries::created_at.eq(to_micros(now)),
            ))
            .on_conflict_do_nothing()
            .returning(EntryRow::as_returning())
            .get_result(self.connection)
            .optional();
        row.map_err(store_error)?.map(EntryRow::into_entry).transpose()
    }

    fn lock_of(&mut self, commission: CommissionId) -> Result<Vec<Entry>, StoreError> {
        let rows = locks::entries_of(self.connection, commission.0).map_err(store_error)?;
        rows.into_iter().map(EntryRow::into_entry).collect()
    }

    fn of_commissions(&mut self, ids: &[CommissionId]) -> Result<Vec<Entry>, StoreError> {
        let mut rows: Vec<EntryRow> = in_steps(ids, |ids| {
            commission_entries::table
                .filter(commission_entries::commission_id.eq_any(ids.iter().map(|id| id.0)))
                .select(EntryRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        rows.sort_by_key(|row| row.id);
        rows.into_iter().map(EntryRow::into_entry).collect()
    }

    fn reverse(&mut self, ids: &[CommissionEntryId], month: Month, now: DateTime<Utc>) -> Result<u64, StoreError> {
        let unpaid = [CommissionStatus::Pending.as_str(), CommissionStatus::Approved.as_str()];
        let free = commission_entries::status.eq_any(unpaid).and(commission_entries::payout_id.is_null());
        let ids: Vec<i64> = ids.iter().map(|id| id.0).collect();
        diesel::update(commission_entries::table.filter(commission_entries::id.eq_any(ids)).filter(free))
            .set((
                commission_entries::status.eq(CommissionStatus::Reversed.as_str()),
                commission_entries::reversed_at.eq(to_micros(now)),
                commission_entries::reversed_month
                    .eq(case_when(commission_entries::approved_at.is_not_null(), month.to_string().into_sql::<Text>())),
            ))
            .execute(self.connection)
            .map(|rows| rows as u64)
            .map_err(store_error)
    }

    fn maturing(&mut self, now: DateTime<Utc>) -> Result<Vec<Entry>, StoreError> {
        let matured = commission_entries::status
            .eq(CommissionStatus::Pending.as_str())
            .and(commission_entries::matures_at.lt(to_micros(now)));
        let rows: Vec<EntryRow> = commission_entries::table
            .filter(matured)
            .order(commission_entries::id)
            .select(EntryRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().map(EntryRow::into_entry).collect()
    }

    fn approve_matured(&mut self, month: Month, now: DateTime<Utc>) -> Result<u64, StoreError> {
        let matured = commission_entries::status
            .eq(CommissionStatus::Pending.as_str())
            .and(commission_entries::matures_at.lt(to_micros(now)));
        diesel::update(commission_entries::table.filter(matured))
            .set((
                commission_entries::status.eq(CommissionStatus::Approved.as_str()),
                commission_entries::approved_at.eq(to_micros(now)),
                commission_entries::month.eq(month.to_string()),
            ))
            .execute(self.connection)
            .map(|rows| rows as u64)
            .map_err(store_error)
    }

    fn figures(&mut self, beneficiary: Option<UserId>) -> Result<Vec<Figure>, StoreError> {
        let rows: Vec<FigureRow> = match beneficiary {
            Some(user) => {
                let key = (commission_entries::month, commission_entries::kind, commission_entries::status);
                let back = commission_entries::reversed_month;
                commission_entries::table
                    .filter(commission_entries::beneficiary_id.eq(user.0))
                    .group_by((key.0, key.1, key.2, back))
                    .order(key)
                    .select((key.0, key.1, key.2, back, sql::<BigInt>(SUM)))
                    .load(self.connection)
            }
            None => Statement::<(Text, Text, Text, Nullable<Text>, BigInt)>::answering(OF_EVERYBODY, &[])
                .load(self.connection),
        }
        .map_err(store_error)?;
        rows.into_iter().map(read_figure).collect()
    }

    fn net_approved(&mut self, beneficiary: Option<UserId>, month: Month) -> Result<Vec<(UserId, Money)>, StoreError> {
        let around = Duration::days(2);
        let from = to_micros(month.start(BusinessZone::UTC) - around);
        let to = to_micros(month.end(BusinessZone::UTC) + around);
        let month = month.to_string();
        let approved: Vec<(i64, i64)> = sums_without_bonuses!(beneficiary)
            .filter(commission_entries::approved_at.ge(from).and(commission_entries::approved_at.lt(to)))
            .filter(commission_entries::month.eq(&month))
            .load(self.connection)
            .map_err(store_error)?;
        let reversed: Vec<(i64, i64)> = sums_without_bonuses!(beneficiary)
            .filter(commission_entries::reversed_at.ge(from).and(commission_entries::reversed_at.lt(to)))
            .filter(commission_entries::approved_at.is_not_null())
            .filter(commission_entries::reversed_month.eq(&month))
            .load(self.connection)
            .map_err(store_error)?;
        let mut sums: BTreeMap<i64, i64> = BTreeMap::new();
        let signed = approved.into_iter().chain(reversed.into_iter().map(|(user, amount)| (user, -amount)));
        for (user, amount) in signed {
            *sums.entry(user).or_default() += amount;
        }
        Ok(sums.into_iter().map(|(user, amount)| (UserId(user), Money::of(amount))).collect())
    }

    fn last_bonus_month(&mut self) -> Result<Option<Month>, StoreError> {
        let last: Option<String> =
            bonus_months::table.select(max(bonus_months::month)).first(self.connection).map_err(store_error)?;
        last.map(|month| read_month(&month)).transpose()
    }

    fn close_bonus_month(&mut self, month: Month, now: DateTime<Utc>) -> Result<bool, StoreError> {
        diesel::insert_into(bonus_months::table)
            .values((bonus_months::month.eq(month.to_string()), bonus_months::granted_at.eq(to_micros(now))))
            .on_conflict_do_nothing()
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn mismatches(&mut self) -> Result<Vec<CommissionId>, StoreError> {
        let rows: Vec<Found> = diesel::sql_query(MISMATCHES).load(self.connection).map_err(store_error)?;
        Ok(rows.into_iter().map(|row| CommissionId(row.id)).collect())
    }
}
