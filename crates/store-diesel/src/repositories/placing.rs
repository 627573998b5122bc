//! What is written when an order is placed: the order, its lines, its history and what lists and sums go by. The texts are
//! fixed, so that connections keep them prepared; `super::placing` sends them, on PostgreSQL as one statement.

use chrono::{DateTime, Utc};
use tierway_kernel::{OrderId, UserId, to_micros};
use tierway_orders::{NewLine, NewOrder, OrderStatus, OrderTaxes, PaymentStatus, Relief, TaxSum, TaxedPlace};

use crate::rows::{order_search_text, write_shipping};
use crate::statement::Value;

/// The insertion of an order.
pub(in super::super) const ORDER: &str = "\
    INSERT INTO orders (customer_id, customer_name, seller_id, referrer_id, channel, status, payment_status, payment_method, \
        shipping, goods_total, tax, shipping_cost, total, is_quote, notes, created_at, updated_at, version, search_text, \
        courier, buyer_role, region, cohort) \
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, CAST(? AS BIGINT) = 1, ?, ?, ?, 1, ?, ?, ?, ?, ?)";

/// The columns of a line after its order.
pub(in super::super) const LINE: &str = "position, product_id, sku, name, tier, tier_label, quantity, pieces, price, total, \
    price_source, category, unit_cost, net, tax";
/// The values of one line after its order; PostgreSQL takes what it is not told for a text.
const LINE_VALUES: &str = "CAST(? AS BIGINT), CAST(? AS BIGINT), ?, ?, ?, ?, CAST(? AS BIGINT), CAST(? AS BIGINT), \
    CAST(? AS BIGINT), CAST(? AS BIGINT), ?, ?, CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS BIGINT)";

/// The columns of a row of an order's breakdown of taxes after the order.
pub(in super::super) const TAX: &str = "position, name, ppm, taxable, tax";
/// Their values.
const TAX_VALUES: &str = "CAST(? AS BIGINT), ?, CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS BIGINT)";
/// The columns of the zone in which an order is taxed after the order, and their values.
pub(in super::super) const TAXED_IN: &str = "zone, country, subdivision, prices_include_tax, statement";
pub(in super::super) const TAXED_IN_VALUES: &str = "?, ?, ?, CAST(? AS BIGINT) = 1, ?";

/// The columns of why an order has no tax after the order, and their values.
pub(in super::super) const RELIEF: &str = "kind, reference";
pub(in super::super) const RELIEF_VALUES: &str = "?, ?";

/// Who the buyer was called, for searches.
pub(in super::super) const BUYER: &str =
    "INSERT INTO order_buyers (customer_id, name) VALUES (?, ?) ON CONFLICT DO NOTHING";

/// An order that is being placed.
pub(in super::super) struct Placing<'a> {
    order: &'a NewOrder,
    by: Option<i64>,
    now: i64,
    shipping: String,
    search_text: String,
    buyer: String,
}

impl Placing<'_> {
    pub(in super::super) fn new(order: &NewOrder, by: Option<UserId>, now: DateTime<Utc>) -> Placing<'_> {
        Placing {
            order,
            by: by.map(|id| id.0),
            now: to_micros(now),
            shipping: write_shipping(&order.shipping),
            search_text: order_search_text(&order.customer_name, &order.shipping, None),
            buyer: order.customer_name.to_lowercase(),
        }
    }

    /// Its lines.
    pub(in super::super) fn lines(&self) -> &[NewLine] {
        &self.order.lines
    }

    /// What it is taxed with.
    pub(in super::super) fn taxes(&self) -> &OrderTaxes {
        &self.order.taxes
    }

    /// For [`ORDER`].
    pub(in super::super) fn order(&self) -> Vec<Value<'_>> {
        let order = self.order;
        vec![
            Value::Int(order.customer_id.0),
            Value::Text(&order.customer_name),
            Value::MaybeInt(order.seller_id.map(|id| id.0)),
            Value::MaybeInt(order.referrer_id.map(|id| id.0)),
            Value::Text(&order.channel),
            Value::Text(OrderStatus::Pending.as_str()),
            Value::Text(PaymentStatus::Unpaid.as_str()),
            Value::MaybeText(order.payment_method.as_deref()),
            Value::Text(&self.shipping),
            Value::Int(order.goods_total.minor()),
            Value::Int(order.tax.minor()),
            Value::Int(order.shipping_cost.minor()),
            Value::Int(order.total.minor()),
            Value::Int(i64::from(order.is_quote)),
            Value::MaybeText(order.notes.as_deref()),
            Value::Int(self.now),
            Value::Int(self.now),
            Value::Text(&self.search_text),
            Value::Text(order.shipping.courier.as_str()),
            Value::Text(order.origin.role.as_str()),
            Value::Text(order.origin.region.as_deref().unwrap_or_default()),
            Value::MaybeInt(order.origin.cohort.map(|month| month.0)),
        ]
    }

    /// Whether it sells anything, for the log of changed orders.
    pub(in super::super) fn sells(&self) -> Value<'_> {
        Value::Int(i64::from(!self.order.is_quote))
    }

    /// When.
    pub(in super::super) fn time(&self) -> Value<'_> {
        Value::Int(self.now)
    }

    /// For [`BUYER`].
    pub(in super::super) fn buyer(&self) -> [Value<'_>; 2] {
        [Value::Int(self.order.customer_id.0), Value::Text(&self.buyer)]
    }

    /// Its first status, who placed it and when: the first entry of its history.
    pub(in super::super) fn event(&self) -> [Value<'_>; 3] {
        [Value::Text(OrderStatus::Pending.as_str()), Value::MaybeInt(self.by), self.time()]
    }
}

/// A row of values for each line, each of them after `before`.
pub(in super::super) fn rows(before: &str, lines: usize) -> String {
    vec![format!("({before}{LINE_VALUES})"); lines].join(", ")
}

/// A row of values for each tax, each of them after `before`.
pub(in super::super) fn tax_rows(before: &str, taxes: usize) -> String {
    vec![format!("({before}{TAX_VALUES})"); taxes].join(", ")
}

/// The insertion of so many taxes of an order.
pub(in super::super) fn insert_taxes(taxes: usize) -> String {
    format!("INSERT INTO order_taxes (order_id, {TAX}) VALUES {}", tax_rows("?, ", taxes))
}

/// The insertion of the zone in which an order is taxed.
pub(in super::super) fn insert_taxed_in() -> String {
    format!("INSERT INTO order_tax_zones (order_id, {TAXED_IN}) VALUES (?, {TAXED_IN_VALUES})")
}

/// The values of taxes, numbered in their order, each after its order's where one is given.
pub(in super::super) fn tax_values(order: Option<OrderId>, taxes: &[TaxSum]) -> Vec<Value<'_>> {
    let mut values = Vec::new();
    for (position, tax) in (1..).zip(taxes) {
        values.extend(order.map(|order| Value::Int(order.0)));
        values.extend([Value::Int(position), Value::Text(&tax.name)]);
        values.extend([tax.percent.ppm(), tax.taxable.minor(), tax.tax.minor()].map(Value::Int));
    }
    values
}

/// The values of the zone in which an order is taxed.
pub(in super::super) fn taxed_in_values(place: &TaxedPlace) -> [Value<'_>; 5] {
    [
        Value::Text(&place.zone),
        Value::Text(place.place.country()),
        Value::MaybeText(place.place.subdivision()),
        Value::Int(i64::from(place.prices_include_tax)),
        Value::MaybeText(place.statement.as_deref()),
    ]
}

/// The insertion of why an order has no tax.
pub(in super::super) fn insert_relief() -> String {
    format!("INSERT INTO order_tax_reliefs (order_id, {RELIEF}) VALUES (?, {RELIEF_VALUES})")
}

/// The values of why an order has no tax.
pub(in super::super) fn relief_values(relief: &Relief) -> [Value<'_>; 2] {
    [Value::Text(relief.kind.as_str()), Value::Text(&relief.reference)]
}

/// The insertion of so many lines of an order, which gives their numbers.
pub(in super::super) fn insert_lines(lines: usize) -> String {
    format!("INSERT INTO order_lines (order_id, {LINE}) VALUES {} RETURNING id", rows("?, ", lines))
}

/// The values of lines that are numbered in their order, each after its order's where one is given.
pub(in super::super) fn line_values(order: Option<OrderId>, lines: &[NewLine]) -> Vec<Value<'_>> {
    let mut values = Vec::new();
    for (position, line) in (1..).zip(lines) {
        values.extend(order.map(|order| Value::Int(order.0)));
        values.extend(values_of(position, line));
    }
    values
}

fn values_of(position: i64, line: &NewLine) -> [Value<'_>; 15] {
    [
        Value::Int(position),
        Value::Int(line.product_id.0),
        Value::Text(&line.sku),
        Value::Text(&line.name),
        Value::Text(line.tier),
        Value::MaybeText(line.tier_label.as_deref()),
        Value::Int(line.quantity.get()),
        Value::Int(line.pieces.get()),
        Value::Int(line.price.minor()),
        Value::Int(line.total.minor()),
        Value::Text(line.price_source),
        Value::Text(&line.category),
        Value::Int(line.unit_cost.minor()),
        Value::Int(line.net.minor()),
        Value::Int(line.tax.minor()),
    ]
}
