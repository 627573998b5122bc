//! Shipments, returns, payments and refunds.

use diesel::prelude::*;
use tierway_kernel::{
    LineId, Money, OrderId, OrderPaymentId, Quantity, ReturnId, ShipmentId, StoreError, UserId, from_micros,
};
use tierway_orders::{
    NewOrderPayment, NewShipment, OrderPayment, PaymentKind, Return, ReturnLine, ReturnState, Shipment,
};

use super::{read_enum, read_quantity, read_time, unreadable};
use crate::schema::{order_payments, order_return_lines, order_returns, order_shipment_lines, order_shipments};

/// A payment or refund as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = order_payments)]
pub(crate) struct OrderPaymentRow {
    id: i64,
    order_id: i64,
    kind: String,
    amount: i64,
    method: Option<String>,
    reference: Option<String>,
    number: String,
    reason: Option<String>,
    return_id: Option<i64>,
    recorded_by: Option<i64>,
    created_at: i64,
}

impl OrderPaymentRow {
    /// The payment or refund.
    pub(crate) fn into_payment(self) -> Result<OrderPayment, StoreError> {
        Ok(OrderPayment {
            id: OrderPaymentId(self.id),
            entry: NewOrderPayment {
                order_id: OrderId(self.order_id),
                kind: read_enum("order_payments.kind", &PaymentKind::ALL, PaymentKind::as_str, &self.kind)?,
                amount: Money::of(self.amount),
                method: self.method,
                reference: self.reference,
                number: self.number,
                reason: self.reason,
                return_id: self.return_id.map(ReturnId),
                recorded_by: self.recorded_by.map(UserId),
            },
            created_at: from_micros(self.created_at),
        })
    }
}

/// A shipment as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = order_shipments)]
pub(crate) struct ShipmentRow {
    pub(crate) id: i64,
    order_id: i64,
    number: String,
    carrier: Option<String>,
    tracking_number: Option<String>,
    notes: Option<String>,
    created_by: Option<i64>,
    created_at: i64,
    undone_at: Option<i64>,
}

/// A line of a shipment, read and written.
#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = order_shipment_lines, treat_none_as_default_value = false)]
pub(crate) struct ShipmentLineRow {
    pub(crate) shipment_id: i64,
    line_id: i64,
    pieces: i64,
}

impl ShipmentRow {
    /// The shipment with its lines.
    pub(crate) fn into_shipment(self, lines: Vec<ShipmentLineRow>) -> Result<Shipment, StoreError> {
        let read =
            |row: ShipmentLineRow| Ok((LineId(row.line_id), read_quantity("order_shipment_lines.pieces", row.pieces)?));
        Ok(Shipment {
            id: ShipmentId(self.id),
            entry: NewShipment {
                order_id: OrderId(self.order_id),
                number: self.number,
                carrier: self.carrier,
                tracking_number: self.tracking_number,
                notes: self.notes,
                created_by: self.created_by.map(UserId),
                lines: lines.into_iter().map(read).collect::<Result<_, StoreError>>()?,
            },
            created_at: from_micros(self.created_at),
            undone_at: read_time(self.undone_at),
        })
    }
}

impl ShipmentLineRow {
    /// The rows of a shipment's lines.
    pub(crate) fn of_shipment(shipment: i64, lines: &[(LineId, Quantity)]) -> Vec<ShipmentLineRow> {
        let row = |(line, pieces): &(LineId, Quantity)| ShipmentLineRow {
            shipment_id: shipment,
            line_id: line.0,
            pieces: pieces.get(),
        };
        lines.iter().map(row).collect()
    }
}

/// A return as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = order_returns)]
pub(crate) struct ReturnRow {
    pub(crate) id: i64,
    order_id: i64,
    number: String,
    state: String,
    reason: String,
    notes: Option<String>,
    answer: Option<String>,
    requested_by: Option<i64>,
    pub(crate) created_at: i64,
    decided_by: Option<i64>,
    decided_at: Option<i64>,
    received_by: Option<i64>,
    received_at: Option<i64>,
    closed_at: Option<i64>,
}

/// A line of a return, read and written.
#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = order_return_lines, treat_none_as_default_value = false)]
pub(crate) struct ReturnLineRow {
    pub(crate) return_id: i64,
    line_id: i64,
    pieces: i64,
    received: i64,
    restocked: i64,
    reason: Option<String>,
}

impl ReturnRow {
    /// The return with its lines.
    pub(crate) fn into_return(self, lines: Vec<ReturnLineRow>) -> Result<Return, StoreError> {
        let state = ReturnState::parse(&self.state).ok_or_else(|| unreadable("order_returns.state", &self.state))?;
        Ok(Return {
            id: ReturnId(self.id),
            order_id: OrderId(self.order_id),
            number: self.number,
            state,
            reason: self.reason,
            notes: self.notes,
            answer: self.answer,
            requested_by: self.requested_by.map(UserId),
            created_at: from_micros(self.created_at),
            decided_by: self.decided_by.map(UserId),
            decided_at: read_time(self.decided_at),
            received_by: self.received_by.map(UserId),
            received_at: read_time(self.received_at),
            closed_at: read_time(self.closed_at),
            lines: lines.into_iter().map(ReturnLineRow::into_line).collect::<Result<_, StoreError>>()?,
        })
    }
}

impl ReturnLineRow {
    /// The rows of a return's lines.
    pub(crate) fn of_return(id: i64, lines: &[ReturnLine]) -> Vec<ReturnLineRow> {
        let row = |line: &ReturnLine| ReturnLineRow {
            return_id: id,
            line_id: line.line_id.0,
            pieces: line.pieces.get(),
            received: line.received.get(),
            restocked: line.restocked.get(),
            reason: line.reason.clone(),
        };
        lines.iter().map(row).collect()
    }

    fn into_line(self) -> Result<ReturnLine, StoreError> {
        Ok(ReturnLine {
            line_id: LineId(self.line_id),
            pieces: read_quantity("order_return_lines.pieces", self.pieces)?,
            received: read_quantity("order_return_lines.received", self.received)?,
            restocked: read_quantity("order_return_lines.restocked", self.restocked)?,
            reason: self.reason,
        })
    }
}
