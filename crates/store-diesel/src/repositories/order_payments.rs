//! Money in and out of orders. The database holds the rule "paid once".

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use tierway_kernel::{OrderId, StoreError, to_micros};
use tierway_orders::{NewOrderPayment, OrderPayment, OrderPaymentRepository, PaymentKind};

use super::{DieselTransaction, order_changes, stock_figures};
use crate::error::store_error;
use crate::rows::OrderPaymentRow;
use crate::schema::order_payments;
use crate::steps::in_steps;

/// Paid orders without a payment of their total, or vice versa, and orders with more refunds than payments.
const MISMATCHES: &str = "\
    SELECT orders.id AS id FROM orders LEFT JOIN (\
        SELECT order_id, \
            SUM(CASE WHEN kind = 'payment' THEN amount ELSE 0 END) AS paid, \
            SUM(CASE WHEN kind = 'refund' THEN amount ELSE 0 END) AS refunded \
        FROM order_payments GROUP BY order_id\
    ) money ON money.order_id = orders.id \
    WHERE COALESCE(money.paid, 0) <> CASE WHEN orders.payment_status = 'paid' THEN orders.total ELSE 0 END \
        OR COALESCE(money.refunded, 0) > COALESCE(money.paid, 0) \
    ORDER BY orders.id";

impl OrderPaymentRepository for DieselTransaction<'_> {
    fn add(&mut self, new: &NewOrderPayment, now: DateTime<Utc>) -> Result<OrderPayment, StoreError> {
        if new.kind == PaymentKind::Refund {
            order_changes::touched(self.connection, new.order_id)?;
        }
        diesel::insert_into(order_payments::table)
            .values((
                order_payments::order_id.eq(new.order_id.0),
                order_payments::kind.eq(new.kind.as_str()),
                order_payments::amount.eq(new.amount.minor()),
                order_payments::method.eq(new.method.as_deref()),
                order_payments::reference.eq(new.reference.as_deref()),
                order_payments::number.eq(&new.number),
                order_payments::reason.eq(new.reason.as_deref()),
                order_payments::return_id.eq(new.return_id.map(|id| id.0)),
                order_payments::recorded_by.eq(new.recorded_by.map(|id| id.0)),
                order_payments::created_at.eq(to_micros(now)),
            ))
            .returning(OrderPaymentRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?
            .into_payment()
    }

    fn of_orders(&mut self, orders: &[OrderId]) -> Result<Vec<OrderPayment>, StoreError> {
        let rows = in_steps(orders, |orders| {
            order_payments::table
                .filter(order_payments::order_id.eq_any(orders.iter().map(|id| id.0)))
                .order((order_payments::order_id, order_payments::id))
                .select(OrderPaymentRow::as_select())
                .load(self.connection)
                .map_err(store_error)
        })?;
        rows.into_iter().map(OrderPaymentRow::into_payment).collect()
    }

    fn refund_of_number(&mut self, number: &str) -> Result<Option<OrderPayment>, StoreError> {
        let of_kind = order_payments::kind.eq(PaymentKind::Refund.as_str());
        let row = order_payments::table
            .filter(of_kind.and(order_payments::number.eq(number)))
            .select(OrderPaymentRow::as_select())
            .first(self.connection)
            .optional();
        row.map_err(store_error)?.map(OrderPaymentRow::into_payment).transpose()
    }

    fn mismatches(&mut self) -> Result<Vec<OrderId>, StoreError> {
        Ok(stock_figures::found(self.connection, MISMATCHES)?.into_iter().map(OrderId).collect())
    }
}
