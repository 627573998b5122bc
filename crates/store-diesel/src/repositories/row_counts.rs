//! How many rows the long lists have that only ever grow. The rows up to an id are summed up by a job, those after it are
//! counted, so that the totals are exact at any time.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use tierway_kernel::{StoreError, to_micros};

use super::Conn;
use crate::error::store_error;
use crate::statement::{Statement, Value};

/// The statements of one list.
#[derive(Debug, Clone, Copy)]
pub(super) struct Growing {
    name: &'static str,
    summed: &'static str,
    after: &'static str,
    settled: &'static str,
    sum: &'static str,
}

/// A list: its table and grouping columns.
macro_rules! growing {
    ($name:literal, $table:literal, $key:literal, $part:literal) => {
        Growing {
            name: $name,
            summed: concat!(
                "SELECT CAST(COALESCE(SUM(row_count), 0) AS BIGINT), \
                 CAST(COALESCE((SELECT last_id FROM row_count_ends WHERE list = '",
                $name,
                "'), 0) AS BIGINT) FROM row_counts WHERE list = '",
                $name,
                "' AND (? = '' OR key = ?) AND (? = '' OR part = ?)"
            ),
            after: concat!(
                "SELECT COUNT(*) FROM ",
                $table,
                " WHERE id > ? AND (? = '' OR ",
                $key,
                " = ?) AND (? = '' OR ",
                $part,
                " = ?)"
            ),
            settled: concat!(
                "SELECT id FROM ",
                $table,
                " WHERE created_at < ? ORDER BY created_at DESC, id DESC LIMIT 1"
            ),
            sum: concat!(
                "INSERT INTO row_counts (list, key, part, row_count) SELECT '",
                $name,
                "', COALESCE(",
                $key,
                ", ''), ",
                $part,
                ", COUNT(*) FROM ",
                $table,
                " WHERE id > ? AND id <= ? GROUP BY 2, 3 ON CONFLICT (list, key, part) \
                 DO UPDATE SET row_count = row_counts.row_count + excluded.row_count"
            ),
        }
    };
}

/// The stock ledger by direction and reason.
pub(super) const MOVEMENTS: Growing = growing!("movements", "inventory_transactions", "direction", "reason");
/// The activity log by action.
pub(super) const ACTIVITY: Growing = growing!("activity", "activity_log", "action", "''");
/// Notices by the group they are for; those of single people have none.
pub(super) const NOTICES: Growing = growing!("notices", "notifications", "audience", "''");
/// Commissions by their agent; those without one have the empty key.
pub(super) const AGENTS: Growing = growing!("agents", "commissions", "CAST(agent_id AS TEXT)", "''");
/// Commissions by their sub-agent, where that is another than the agent.
pub(super) const SUB_AGENTS: Growing =
    growing!("sub-agents", "commissions", "CAST(NULLIF(sub_agent_id, agent_id) AS TEXT)", "''");

/// Locks the end of a list before summing it up, and reads it.
const END: &str = "INSERT INTO row_count_ends (list, last_id) VALUES (?, 0) \
     ON CONFLICT (list) DO UPDATE SET last_id = row_count_ends.last_id RETURNING last_id";
const MOVE_END: &str = "UPDATE row_count_ends SET last_id = ? WHERE list = ?";

/// Number of rows of a list by key and part; an empty text matches all. Counts are read with the id they cover, so that
/// concurrent rollups are not counted twice; only later rows are counted directly.
pub(super) fn count(connection: &mut Conn, list: Growing, key: &str, part: &str) -> QueryResult<i64> {
    let texts = || [key, key, part, part].map(Value::Text);
    let (summed, end): (i64, i64) =
        Statement::<(BigInt, BigInt)>::answering(list.summed, &texts()).get_result(connection)?;
    let values: Vec<Value<'_>> = std::iter::once(Value::Int(end)).chain(texts()).collect();
    let after: i64 = Statement::new(list.after, &values).get_result(connection)?;
    Ok(summed + after)
}

/// Rolls up rows older than `settled`. Ids are chronological and no transaction lasts for days, so nothing is added
/// below such an id any more.
pub(super) fn fold(connection: &mut Conn, settled: DateTime<Utc>) -> Result<(), StoreError> {
    for list in [MOVEMENTS, ACTIVITY, NOTICES, AGENTS, SUB_AGENTS] {
        fold_one(connection, list, settled).map_err(store_error)?;
    }
    Ok(())
}

fn fold_one(connection: &mut Conn, list: Growing, settled: DateTime<Utc>) -> QueryResult<()> {
    let end: i64 = Statement::new(END, &[Value::Text(list.name)]).get_result(connection)?;
    let times = [Value::Int(to_micros(settled))];
    let last: Option<i64> = Statement::new(list.settled, &times).get_result(connection).optional()?;
    let Some(last) = last.filter(|last| *last > end) else { return Ok(()) };
    Statement::new(list.sum, &[Value::Int(end), Value::Int(last)]).execute(connection)?;
    Statement::new(MOVE_END, &[Value::Int(last), Value::Text(list.name)]).execute(connection).map(|_| ())
}
