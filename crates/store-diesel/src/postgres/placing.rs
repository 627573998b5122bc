//! An order is placed in one round trip: its parts are parts of one statement.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable};
use tierway_orders::OrderTaxes;

use super::Conn;
use super::repositories::placing::{
    BUYER, LINE, ORDER, Placing, RELIEF, RELIEF_VALUES, TAX, TAXED_IN, TAXED_IN_VALUES, line_values, relief_values,
    rows, tax_rows, tax_values, taxed_in_values,
};
use crate::statement::Statement;

/// The order's number with that of a line, if it has any.
type Numbers = (BigInt, Nullable<BigInt>);

/// Writes the order and its lines; their numbers, those of the lines in their order.
pub(super) fn place(connection: &mut Conn, placing: &Placing<'_>) -> QueryResult<(i64, Vec<i64>)> {
    let lines = placing.lines();
    let mut values = placing.order();
    values.extend(line_values(None, lines));
    values.push(placing.sells());
    values.extend(placing.buyer());
    values.extend(placing.event());
    let taxes = placing.taxes();
    values.extend(tax_values(None, &taxes.sums));
    values.extend(taxes.place.iter().flat_map(taxed_in_values));
    values.extend(taxes.relief.iter().flat_map(relief_values));
    let numbers: Vec<(i64, Option<i64>)> =
        Statement::<Numbers>::answering(&text(lines.len(), taxes), &values).load(connection)?;
    let order = numbers.first().map(|(order, _)| *order).ok_or(diesel::result::Error::NotFound)?;
    Ok((order, numbers.into_iter().filter_map(|(_, line)| line).collect()))
}

/// The statement for an order of so many lines with these taxes.
fn text(lines: usize, taxes: &OrderTaxes) -> String {
    let written = match lines {
        0 => "SELECT CAST(NULL AS BIGINT) AS id, CAST(NULL AS BIGINT) AS position WHERE FALSE".to_owned(),
        lines => format!(
            "INSERT INTO order_lines (order_id, {LINE}) SELECT placed.id, line.* FROM placed \
             CROSS JOIN (VALUES {}) line RETURNING id, position",
            rows("", lines)
        ),
    };
    let taxed = match taxes.sums.len() {
        0 => String::new(),
        taxes => format!(
            ", taxed AS (INSERT INTO order_taxes (order_id, {TAX}) SELECT placed.id, tax.* FROM placed \
             CROSS JOIN (VALUES {}) tax)",
            tax_rows("", taxes)
        ),
    };
    let taxed_in = match taxes.place {
        None => String::new(),
        Some(_) => format!(
            ", taxed_in AS (INSERT INTO order_tax_zones (order_id, {TAXED_IN}) SELECT id, {TAXED_IN_VALUES} FROM placed)"
        ),
    };
    let relieved = match taxes.relief {
        None => String::new(),
        Some(_) => format!(
            ", relieved AS (INSERT INTO order_tax_reliefs (order_id, {RELIEF}) SELECT id, {RELIEF_VALUES} FROM placed)"
        ),
    };
    format!(
        "WITH placed AS ({ORDER} RETURNING id, created_at), lines AS ({written}), \
         changed AS (INSERT INTO order_changes (order_id, day, sells) \
            SELECT id, created_at / 86400000000, CAST(? AS BIGINT) = 1 FROM placed), \
         named AS ({BUYER}), \
         told AS (INSERT INTO order_events (order_id, to_status, actor_id, created_at) SELECT id, ?, ?, ? FROM placed){taxed}{taxed_in}{relieved} \
         SELECT placed.id, lines.id FROM placed LEFT JOIN lines ON TRUE ORDER BY lines.position"
    )
}
