//! An order is placed by a statement for each of its parts: SQLite takes no two insertions as one.

use diesel::prelude::*;
use tierway_kernel::OrderId;

use super::Conn;
use super::repositories::placing::{BUYER, ORDER, Placing, insert_lines, line_values};
use super::repositories::taxes::put_taxes;
use crate::statement::{Statement, Value};

const CHANGED: &str =
    "INSERT INTO order_changes (order_id, day, sells) VALUES (?, ? / 86400000000, CAST(? AS BIGINT) = 1)";
const HISTORY: &str = "INSERT INTO order_events (order_id, to_status, actor_id, created_at) VALUES (?, ?, ?, ?)";

/// Writes the order and its lines; their numbers, those of the lines in their order.
pub(super) fn place(connection: &mut Conn, placing: &Placing<'_>) -> QueryResult<(i64, Vec<i64>)> {
    let order: i64 = Statement::new(&format!("{ORDER} RETURNING id"), &placing.order()).get_result(connection)?;
    let mut lines: Vec<i64> = match placing.lines() {
        [] => Vec::new(),
        lines => {
            Statement::new(&insert_lines(lines.len()), &line_values(Some(OrderId(order)), lines)).load(connection)?
        }
    };
    // SQLite does not say in which order it returns what was written.
    lines.sort_unstable();
    Statement::new(CHANGED, &[Value::Int(order), placing.time(), placing.sells()]).execute(connection)?;
    Statement::new(BUYER, &placing.buyer()).execute(connection)?;
    let [status, by, time] = placing.event();
    Statement::new(HISTORY, &[Value::Int(order), status, by, time]).execute(connection)?;
    put_taxes(connection, OrderId(order), placing.taxes())?;
    Ok((order, lines))
}
