//! Orders that count among sales, with their lines: as they are, and as the sums of sales hold them.

use std::collections::HashMap;

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use tierway_kernel::{BusinessZone, Money, OrderId, ProductId, StoreError, UserId, from_micros};
use tierway_orders::{MonthIndex, OrderOrigin, SoldLine, SoldOrder};

use super::Conn;
use crate::error::store_error;
use crate::statement::Statement;

// Some orders are always come to from their ids, a row each in the place of `#`: a planner that takes the table of orders for
// small, because it was when statistics were made, would read all of it instead.

/// Of some orders what of them may change, as it is.
macro_rules! current {
    () => {
        "(SELECT c.id AS order_id, c.status, c.is_quote, c.seller_id, c.referrer_id, c.goods_total AS goods, c.tax, \
         (SELECT CAST(COALESCE(SUM(p.amount), 0) AS BIGINT) FROM order_payments p \
             WHERE p.order_id = c.id AND p.kind = 'refund') AS refunded, TRUE AS has_lines, '' AS zone \
         FROM (VALUES #) i CROSS JOIN orders c WHERE c.id = i.column1)"
    };
}

/// The same as the sums hold it; '' and nothing at all are zones of orders that are in no sum of sales.
macro_rules! counted {
    () => {
        "(SELECT order_id, status, is_quote, seller_id, referrer_id, goods, tax, refunded, has_lines, zone \
         FROM (VALUES #) i CROSS JOIN counted_orders WHERE order_id = i.column1 AND zone <> '')"
    };
}

macro_rules! orders_of {
    ($state:expr) => {
        concat!(
            "SELECT o.id, o.created_at, n.zone, o.channel, o.buyer_role, o.region, o.cohort, o.customer_id, n.seller_id, \
             n.referrer_id, n.goods, n.tax, n.refunded FROM ",
            $state,
            " n CROSS JOIN orders o WHERE o.id = n.order_id \
             AND n.status <> 'cancelled' AND NOT n.is_quote ORDER BY o.created_at, o.id"
        )
    };
}

macro_rules! lines_of {
    ($state:expr) => {
        concat!(
            "SELECT l.order_id, l.id, l.product_id, l.category, l.pieces, COALESCE(l.net, l.total), l.unit_cost FROM ",
            $state,
            " n CROSS JOIN order_lines l WHERE l.order_id = n.order_id \
             AND n.has_lines AND n.status <> 'cancelled' AND NOT n.is_quote ORDER BY l.order_id, l.position"
        )
    };
}

/// Statements of one view of orders; ids as rows replace `#`.
struct View {
    orders: &'static str,
    lines: &'static str,
    returned: &'static str,
}

const NOW: View = View {
    orders: orders_of!(current!()),
    lines: lines_of!(current!()),
    // A sum of BIGINT is NUMERIC on PostgreSQL.
    returned: "SELECT r.order_id, b.line_id, CAST(SUM(b.received) AS BIGINT), CAST(SUM(b.restocked) AS BIGINT) \
        FROM (VALUES #) i CROSS JOIN order_returns r JOIN order_return_lines b ON b.return_id = r.id \
        WHERE r.order_id = i.column1 AND b.received > 0 GROUP BY r.order_id, b.line_id",
};
const SUMMED: View = View {
    orders: orders_of!(counted!()),
    lines: lines_of!(counted!()),
    returned: "SELECT order_id, line_id, returned, restocked FROM (VALUES #) i CROSS JOIN counted_returns \
        WHERE order_id = i.column1",
};

type OrderTuple = (i64, i64, String, String, String, String, Option<i64>, i64, Option<i64>, Option<i64>, i64, i64, i64);
type OrderTypes = (
    BigInt,
    BigInt,
    Text,
    Text,
    Text,
    Text,
    Nullable<BigInt>,
    BigInt,
    Nullable<BigInt>,
    Nullable<BigInt>,
    BigInt,
    BigInt,
    BigInt,
);
type LineTuple = (i64, i64, i64, String, i64, i64, i64);
type LineTypes = (BigInt, BigInt, BigInt, Text, BigInt, BigInt, BigInt);
/// Which order, which line, pieces that came back, and those of them that are on the shelf again.
pub(super) type Returned = (i64, i64, i64, i64);

/// Ids as SQL rows.
pub(super) fn id_rows(ids: impl IntoIterator<Item = i64>) -> String {
    ids.into_iter().map(|id| format!("({id})")).collect::<Vec<_>>().join(", ")
}

/// A stored time zone.
pub(super) fn read_zone(name: &str) -> Result<BusinessZone, StoreError> {
    name.parse().map_err(|_| StoreError::Failed(format!("counted_orders.zone holds {name}")))
}

/// Returns of these orders.
pub(super) fn returned(connection: &mut Conn, list: &str) -> Result<Vec<Returned>, StoreError> {
    read_returned(connection, NOW.returned, list)
}

/// Those of these orders that count now.
pub(super) fn now(connection: &mut Conn, zone: BusinessZone, list: &str) -> Result<Vec<SoldOrder>, StoreError> {
    load(connection, &NOW, list, |_| Ok(zone))
}

/// Those of these orders that count in the sums, as these hold them.
pub(super) fn summed(connection: &mut Conn, list: &str) -> Result<Vec<SoldOrder>, StoreError> {
    load(connection, &SUMMED, list, read_zone)
}

fn read_returned(connection: &mut Conn, text: &str, list: &str) -> Result<Vec<Returned>, StoreError> {
    Statement::<(BigInt, BigInt, BigInt, BigInt)>::answering(&text.replace('#', list), &[])
        .only_once()
        .load(connection)
        .map_err(store_error)
}

fn load(
    connection: &mut Conn,
    view: &View,
    list: &str,
    zone_of: impl Fn(&str) -> Result<BusinessZone, StoreError>,
) -> Result<Vec<SoldOrder>, StoreError> {
    if list.is_empty() {
        return Ok(Vec::new());
    }
    let orders: Vec<OrderTuple> = Statement::<OrderTypes>::answering(&view.orders.replace('#', list), &[])
        .only_once()
        .load(connection)
        .map_err(store_error)?;
    if orders.is_empty() {
        return Ok(Vec::new());
    }
    let mut lines = lines(connection, view, list)?;
    let read = |row: OrderTuple| {
        let (id, at, zone, channel, role, region, cohort, buyer, seller, referrer, goods, tax, refunded) = row;
        let role = role.parse().map_err(|_| StoreError::Failed(format!("orders.buyer_role holds {role}")))?;
        let region = Some(region).filter(|region| !region.is_empty());
        Ok(SoldOrder {
            id: OrderId(id),
            placed_at: from_micros(at),
            zone: zone_of(&zone)?,
            channel,
            origin: OrderOrigin { role, region, cohort: cohort.map(MonthIndex) },
            buyer_id: UserId(buyer),
            seller_id: seller.map(UserId),
            referrer_id: referrer.map(UserId),
            goods: Money::of(goods),
            tax: Money::of(tax),
            refunded: Money::of(refunded),
            lines: lines.remove(&id).unwrap_or_default(),
        })
    };
    orders.into_iter().map(read).collect()
}

/// Their lines by order.
fn lines(connection: &mut Conn, view: &View, list: &str) -> Result<HashMap<i64, Vec<SoldLine>>, StoreError> {
    let came = read_returned(connection, view.returned, list)?;
    let came: HashMap<i64, (i64, i64)> =
        came.into_iter().map(|(_, line, returned, restocked)| (line, (returned, restocked))).collect();
    let rows: Vec<LineTuple> = Statement::<LineTypes>::answering(&view.lines.replace('#', list), &[])
        .only_once()
        .load(connection)
        .map_err(store_error)?;
    let mut lines: HashMap<i64, Vec<SoldLine>> = HashMap::new();
    for (order, id, product, category, pieces, total, unit_cost) in rows {
        let (returned, restocked) = came.get(&id).copied().unwrap_or_default();
        lines.entry(order).or_default().push(SoldLine {
            product_id: ProductId(product),
            category,
            pieces,
            total: Money::of(total),
            unit_cost: Money::of(unit_cost),
            returned,
            restocked,
        });
    }
    Ok(lines)
}
