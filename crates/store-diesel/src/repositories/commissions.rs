//! Commissions. A unique index enforces one per order; adding a second is reported, not an error.

use chrono::{DateTime, Utc};
use diesel::dsl::{case_when, exists, not};
use diesel::prelude::*;
use tierway_commissions::{
    Commission, CommissionFilter, CommissionRepository, CommissionScope, CommissionSort, CommissionStatus, EntryKind,
    NewCommission,
};
use tierway_kernel::{
    CommissionId, Cursor, Money, OrderId, Page, PageRequest, StoreError, UserId, is_descending, to_micros,
};

use super::paging::{after_int, by_time, paged, sorted};
use super::{Conn, Db, DieselTransaction, locks, row_counts};
use crate::error::store_error;
use crate::rows::CommissionRow;
use crate::schema::{commission_entries, commissions};

type Filtered<'f> = commissions::BoxedQuery<'f, Db>;

fn filtered(scope: CommissionScope, filter: &CommissionFilter) -> Filtered<'_> {
    let mut query = commissions::table.into_boxed();
    if let CommissionScope::Beneficiary(user) = scope {
        query = query.filter(commissions::agent_id.eq(user.0).or(commissions::sub_agent_id.eq(user.0)));
    }
    if let Some(user) = filter.beneficiary {
        query = query.filter(commissions::agent_id.eq(user.0).or(commissions::sub_agent_id.eq(user.0)));
    }
    if let Some(status) = filter.status {
        query = match scope {
            CommissionScope::Beneficiary(user) => of_part(query, user, status),
            _ => query.filter(commissions::status.eq(status.as_str())),
        };
    }
    if let Some(from) = filter.from {
        query = query.filter(commissions::created_at.ge(to_micros(from)));
    }
    if let Some(to) = filter.to {
        query = query.filter(commissions::created_at.lt(to_micros(to)));
    }
    query
}

/// Commissions whose part for a beneficiary has `status`: the parts of one may be paid in different batches. A reversal
/// applies to all parts, and a zero part has the status of the whole.
fn of_part(query: Filtered<'_>, user: UserId, status: CommissionStatus) -> Filtered<'_> {
    let whole = commissions::status.eq(status.as_str());
    if status == CommissionStatus::Reversed {
        return query.filter(whole);
    }
    let own = commission_entries::table
        .filter(commission_entries::commission_id.eq(commissions::id.nullable()))
        .filter(commission_entries::beneficiary_id.eq(user.0))
        .filter(commission_entries::kind.eq(EntryKind::Commission.as_str()));
    let standing = exists(own.filter(commission_entries::status.eq(status.as_str())));
    query
        .filter(commissions::status.ne(CommissionStatus::Reversed.as_str()))
        .filter(standing.or(not(exists(own)).and(whole)))
}

/// One page in its order. All commissions are sorted by their total, using an index on the sum; a person's by their own
/// part, without an index, because they are few.
fn one_page<'f>(query: Filtered<'f>, scope: CommissionScope, sort: CommissionSort, page: &PageRequest) -> Filtered<'f> {
    let down = is_descending(sort.as_str());
    match (sort, scope) {
        (CommissionSort::Newest | CommissionSort::Oldest, _) => by_time!(query, commissions, page, down),
        (CommissionSort::Largest | CommissionSort::Smallest, CommissionScope::Beneficiary(user)) => {
            let own = || {
                case_when(commissions::agent_id.eq(user.0), commissions::agent_amount)
                    .otherwise(commissions::sub_agent_amount)
            };
            sorted!(query, own(), commissions::id, after_int(page), page, down)
        }
        (CommissionSort::Largest | CommissionSort::Smallest, _) => {
            let sum = || commissions::agent_amount + commissions::sub_agent_amount;
            sorted!(query, sum(), commissions::id, after_int(page), page, down)
        }
    }
}

/// The amount a commission is sorted by.
fn amount(scope: CommissionScope, row: &CommissionRow) -> i64 {
    match scope {
        CommissionScope::Beneficiary(user) if row.agent_id == Some(user.0) => row.agent_amount,
        CommissionScope::Beneficiary(_) => row.sub_agent_amount,
        _ => row.agent_amount + row.sub_agent_amount,
    }
}

/// How many there are: of all and of a person's without anything else, from sums.
fn count(connection: &mut Conn, scope: CommissionScope, filter: &CommissionFilter) -> QueryResult<i64> {
    let narrowed = filter.status.is_some() || filter.from.is_some() || filter.to.is_some();
    let user = match (scope, filter.beneficiary) {
        _ if narrowed => return filtered(scope, filter).count().get_result(connection),
        (CommissionScope::Beneficiary(user), None) | (CommissionScope::All, Some(user)) => user,
        (CommissionScope::Beneficiary(user), Some(other)) if user == other => user,
        (CommissionScope::All, None) => return row_counts::count(connection, row_counts::AGENTS, "", ""),
        _ => return filtered(scope, filter).count().get_result(connection),
    };
    let key = user.0.to_string();
    Ok(row_counts::count(connection, row_counts::AGENTS, &key, "")?
        + row_counts::count(connection, row_counts::SUB_AGENTS, &key, "")?)
}

impl CommissionRepository for DieselTransaction<'_> {
    fn add(&mut self, commission: &NewCommission, now: DateTime<Utc>) -> Result<Option<Commission>, StoreError> {
        let row = diesel::insert_into(commissions::table)
            .values((
                commissions::order_id.eq(commission.order_id.0),
                commissions::agent_id.eq(commission.agent_id.map(|id| id.0)),
                commissions::sub_agent_id.eq(commission.sub_agent_id.map(|id| id.0)),
                commissions::agent_amount.eq(commission.agent_amount.minor()),
                commissions::sub_agent_amount.eq(commission.sub_agent_amount.minor()),
                commissions::basis.eq(commission.basis.minor()),
                commissions::agent_rate.eq(commission.plan.agent_rate.minor()),
                commissions::sub_agent_rate.eq(commission.plan.sub_agent_rate.minor()),
                commissions::basis_amount.eq(commission.plan.basis_amount.minor()),
                commissions::hold_days.eq(commission.plan.hold_days),
                commissions::matures_at.eq(to_micros(commission.matures_at)),
                commissions::status.eq(commission.first_status().as_str()),
                commissions::created_at.eq(to_micros(now)),
            ))
            .on_conflict(commissions::order_id)
            .do_nothing()
            .returning(CommissionRow::as_returning())
            .get_result(self.connection)
            .optional();
        row.map_err(store_error)?.map(CommissionRow::into_commission).transpose()
    }

    fn of_order(&mut self, order: OrderId) -> Result<Option<Commission>, StoreError> {
        let row = commissions::table
            .filter(commissions::order_id.eq(order.0))
            .select(CommissionRow::as_select())
            .first(self.connection)
            .optional();
        row.map_err(store_error)?.map(CommissionRow::into_commission).transpose()
    }

    fn lock_of_order(&mut self, order: OrderId) -> Result<Option<Commission>, StoreError> {
        let row = locks::commission_of(self.connection, order.0).map_err(store_error)?;
        row.map(CommissionRow::into_commission).transpose()
    }

    fn set_status(
        &mut self,
        id: CommissionId,
        from: CommissionStatus,
        to: CommissionStatus,
    ) -> Result<bool, StoreError> {
        diesel::update(commissions::table.find(id.0).filter(commissions::status.eq(from.as_str())))
            .set(commissions::status.eq(to.as_str()))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn lower(&mut self, id: CommissionId, goods: Money, agent: Money, sub_agent: Money) -> Result<bool, StoreError> {
        let live = commissions::status.ne(CommissionStatus::Reversed.as_str());
        diesel::update(commissions::table.find(id.0).filter(live))
            .set((
                commissions::remaining.eq(goods.minor()),
                commissions::agent_amount.eq(agent.minor()),
                commissions::sub_agent_amount.eq(sub_agent.minor()),
            ))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn approve_matured(&mut self, now: DateTime<Utc>) -> Result<u64, StoreError> {
        let matured =
            commissions::status.eq(CommissionStatus::Pending.as_str()).and(commissions::matures_at.lt(to_micros(now)));
        diesel::update(commissions::table.filter(matured))
            .set(commissions::status.eq(CommissionStatus::Approved.as_str()))
            .execute(self.connection)
            .map(|rows| rows as u64)
            .map_err(store_error)
    }

    fn list(
        &mut self,
        scope: CommissionScope,
        filter: &CommissionFilter,
        page: &PageRequest,
    ) -> Result<Page<Commission>, StoreError> {
        if scope == CommissionScope::Nothing {
            return Ok(Page { items: Vec::new(), total: 0, next: None });
        }
        let rows: Vec<CommissionRow> = one_page(filtered(scope, filter), scope, filter.sort, page)
            .select(CommissionRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        let count = || count(self.connection, scope, filter);
        let cursor = |row: &CommissionRow| match filter.sort {
            CommissionSort::Newest | CommissionSort::Oldest => Cursor::int(row.created_at, row.id),
            CommissionSort::Largest | CommissionSort::Smallest => Cursor::int(amount(scope, row), row.id),
        };
        paged(rows, page, count, cursor, CommissionRow::into_commission)
    }
}
