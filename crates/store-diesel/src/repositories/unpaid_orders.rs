//! Unpaid orders: overdue ones, reminded buyers, and reserved pieces.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use tierway_kernel::{OrderId, StoreError, UserId, from_micros, to_micros};
use tierway_orders::{UnpaidOrder, UnpaidOrderRepository};

use super::DieselTransaction;
use crate::error::store_error;
use crate::schema::order_reminders;
use crate::statement::{Statement, Value};

/// Read from the index of states and times; an accepted offer counts from its acceptance.
const UNPAID: &str = "\
    SELECT o.id, o.customer_id, o.buyer_role, o.payment_method, o.created_at, \
        COALESCE(q.answered_at, o.created_at), r.told_at \
    FROM orders o LEFT JOIN quotes q ON q.order_id = o.id LEFT JOIN order_reminders r ON r.order_id = o.id \
    WHERE o.status = 'pending' AND o.payment_status = 'unpaid' AND NOT o.is_quote AND o.created_at <= ? \
        AND (o.created_at > ? OR (o.created_at = ? AND o.id > ?)) \
    ORDER BY o.created_at, o.id LIMIT ?";

type Row = (BigInt, BigInt, Text, Nullable<Text>, BigInt, BigInt, Nullable<BigInt>);
type Read = (i64, i64, String, Option<String>, i64, i64, Option<i64>);

/// Reserved pieces of a buyer without any payment, otherwise NULL, which avoids counting large histories.
const HOLD: &str = "\
    SELECT CASE WHEN EXISTS (SELECT 1 FROM orders WHERE customer_id = ? AND payment_status = 'paid') THEN NULL \
    ELSE (SELECT CAST(COALESCE(SUM(l.pieces), 0) AS BIGINT) FROM orders o JOIN order_lines l ON l.order_id = o.id \
        WHERE o.customer_id = ? AND o.payment_status = 'unpaid' AND NOT o.is_quote \
        AND o.status IN ('pending', 'processing', 'ready')) END AS pieces";

impl UnpaidOrderRepository for DieselTransaction<'_> {
    fn unpaid(
        &mut self,
        before: DateTime<Utc>,
        after: Option<(DateTime<Utc>, OrderId)>,
        limit: u32,
    ) -> Result<Vec<(UnpaidOrder, DateTime<Utc>)>, StoreError> {
        let (time, id) = after.map_or((i64::MIN, 0), |(time, id)| (to_micros(time), id.0));
        let values = [
            Value::Int(to_micros(before)),
            Value::Int(time),
            Value::Int(time),
            Value::Int(id),
            Value::Int(i64::from(limit)),
        ];
        let rows: Vec<Read> =
            Statement::<Row>::answering(UNPAID, &values).load(self.connection).map_err(store_error)?;
        rows.into_iter().map(read).collect()
    }

    fn mark_reminded(&mut self, order: OrderId, now: DateTime<Utc>) -> Result<bool, StoreError> {
        diesel::insert_into(order_reminders::table)
            .values((order_reminders::order_id.eq(order.0), order_reminders::told_at.eq(to_micros(now))))
            .on_conflict(order_reminders::order_id)
            .do_nothing()
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn unpaid_pieces(&mut self, buyer: UserId) -> Result<Option<i64>, StoreError> {
        let values = [Value::Int(buyer.0), Value::Int(buyer.0)];
        let (pieces,): (Option<i64>,) = Statement::<(Nullable<BigInt>,)>::answering(HOLD, &values)
            .get_result(self.connection)
            .map_err(store_error)?;
        Ok(pieces)
    }
}

fn read(
    (id, customer, role, payment_method, placed, since, reminded): Read,
) -> Result<(UnpaidOrder, DateTime<Utc>), StoreError> {
    let role = role.parse().map_err(|_| StoreError::Failed(format!("orders.buyer_role holds {role}")))?;
    let order = UnpaidOrder {
        id: OrderId(id),
        customer_id: UserId(customer),
        role,
        payment_method,
        since: from_micros(since),
        reminded_at: reminded.map(from_micros),
    };
    Ok((order, from_micros(placed)))
}
