//! Orders.

use diesel::prelude::*;
use serde_json::{Map, Value};
use tierway_kernel::{Money, OrderId, StoreError, UserId, from_micros};
use tierway_orders::{Courier, Order, OrderStatus, Payment, PaymentStatus, Shipping, searched_numbers};

use super::{read_time, unreadable};
use crate::schema::orders;
use crate::text::search_text;

/// An order as it is read.
#[derive(Queryable, Selectable)]
#[diesel(table_name = orders)]
pub(crate) struct OrderRow {
    pub(crate) id: i64,
    customer_id: i64,
    customer_name: String,
    seller_id: Option<i64>,
    referrer_id: Option<i64>,
    channel: String,
    status: String,
    payment_status: String,
    payment_method: Option<String>,
    paid_method: Option<String>,
    paid_reference: Option<String>,
    receipt_number: Option<String>,
    invoice_number: Option<String>,
    recorded_by: Option<i64>,
    paid_at: Option<i64>,
    shipping: String,
    goods_total: i64,
    tax: i64,
    shipping_cost: i64,
    pub(crate) total: i64,
    is_quote: bool,
    notes: Option<String>,
    processed_by: Option<i64>,
    completed_at: Option<i64>,
    pub(crate) created_at: i64,
    updated_at: i64,
    version: i64,
    courier: String,
}

impl OrderRow {
    /// The order.
    pub(crate) fn into_order(mut self) -> Result<Order, StoreError> {
        let payment = self.take_payment()?;
        Ok(Order {
            id: OrderId(self.id),
            customer_id: UserId(self.customer_id),
            customer_name: self.customer_name,
            seller_id: self.seller_id.map(UserId),
            referrer_id: self.referrer_id.map(UserId),
            channel: self.channel,
            status: OrderStatus::parse(&self.status).ok_or_else(|| unreadable("orders.status", &self.status))?,
            payment_status: match self.payment_status.as_str() {
                "paid" => PaymentStatus::Paid,
                "unpaid" => PaymentStatus::Unpaid,
                other => return Err(unreadable("orders.payment_status", other)),
            },
            payment_method: self.payment_method,
            payment,
            shipping: read_shipping(&self.shipping, &self.courier)?,
            goods_total: Money::of(self.goods_total),
            tax: Money::of(self.tax),
            shipping_cost: Money::of(self.shipping_cost),
            total: Money::of(self.total),
            is_quote: self.is_quote,
            notes: self.notes,
            processed_by: self.processed_by.map(UserId),
            completed_at: read_time(self.completed_at),
            created_at: from_micros(self.created_at),
            updated_at: from_micros(self.updated_at),
            version: self.version,
        })
    }

    fn take_payment(&mut self) -> Result<Option<Payment>, StoreError> {
        let Some(paid_at) = self.paid_at else { return Ok(None) };
        let missing = |column: &str| unreadable(column, "nothing although the order is paid");
        Ok(Some(Payment {
            method: self.paid_method.take(),
            reference: self.paid_reference.take(),
            receipt_number: self.receipt_number.take().ok_or_else(|| missing("orders.receipt_number"))?,
            invoice_number: self.invoice_number.take().ok_or_else(|| missing("orders.invoice_number"))?,
            recorded_by: self.recorded_by.map(UserId),
            paid_at: from_micros(paid_at),
        }))
    }
}

/// The search text.
pub(crate) fn order_search_text(customer: &str, shipping: &Shipping, payment: Option<&Payment>) -> String {
    search_text(std::iter::once(customer).chain(searched_numbers(shipping, payment)))
}

/// The fields that are set, by their names on the wire; who carries it has a column of its own.
pub(crate) fn write_shipping(shipping: &Shipping) -> String {
    let fields = [
        ("method", &shipping.method),
        ("address", &shipping.address),
        ("trackingNumber", &shipping.tracking_number),
        ("notes", &shipping.notes),
        ("deliveryNote", &shipping.delivery_note),
        ("shippingNumber", &shipping.shipping_number),
    ];
    let set = fields.into_iter().filter_map(|(name, text)| Some((name.to_owned(), Value::from(text.clone()?))));
    Value::Object(set.collect()).to_string()
}

/// Reads who carries an order.
pub(crate) fn read_courier(text: &str) -> Result<Courier, StoreError> {
    Courier::parse(text).ok_or_else(|| unreadable("orders.courier", text))
}

fn read_shipping(text: &str, courier: &str) -> Result<Shipping, StoreError> {
    let mut fields: Map<String, Value> = serde_json::from_str(text).map_err(|_| unreadable("orders.shipping", text))?;
    let mut field = |name: &str| match fields.remove(name) {
        Some(Value::String(text)) => Some(text),
        _ => None,
    };
    Ok(Shipping {
        method: field("method"),
        address: field("address"),
        tracking_number: field("trackingNumber"),
        notes: field("notes"),
        delivery_note: field("deliveryNote"),
        shipping_number: field("shippingNumber"),
        courier: read_courier(courier)?,
    })
}
