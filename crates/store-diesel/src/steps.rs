//! Statements on many rows, in chunks: SQLite allows 32,766 parameters, and other writers wait no longer than a chunk
//! takes.

use tierway_kernel::StoreError;

/// Ids per statement.
pub(crate) const IDS_AT_ONCE: usize = 1_000;

/// Loads all `ids` in chunks. Rows are ordered within a chunk only.
pub(crate) fn in_steps<Id, Row>(
    ids: &[Id],
    mut load: impl FnMut(&[Id]) -> Result<Vec<Row>, StoreError>,
) -> Result<Vec<Row>, StoreError> {
    let mut rows = Vec::new();
    for some in ids.chunks(IDS_AT_ONCE) {
        rows.append(&mut load(some)?);
    }
    Ok(rows)
}

/// How many rows that ran out are removed at once.
pub(crate) const FORGOTTEN_AT_ONCE: i64 = 1_000;

/// Removes some of a table's rows that are old; how many. `key` finds them again: where it is a time that several rows share, all
/// of these go.
macro_rules! forget_some {
    ($connection:expr, $table:ident, $key:ident: $kind:ty, $old:expr) => {{
        let some = $table::table.filter($old).select($table::$key).limit($crate::steps::FORGOTTEN_AT_ONCE);
        let some: Vec<$kind> = some.load($connection).map_err($crate::error::store_error)?;
        diesel::delete($table::table.filter($table::$key.eq_any(some)))
            .execute($connection)
            .map(|rows| rows as u64)
            .map_err($crate::error::store_error)
    }};
}
pub(crate) use forget_some;
