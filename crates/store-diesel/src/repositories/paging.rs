//! Keyset pages: a page starts after the last item's sort key and id, so a deep page costs what the first does.

use diesel::QueryResult;
use tierway_kernel::{Cursor, CursorKey, Page, PageRequest, StoreError};

use crate::error::store_error;

/// Rows to fetch: one more than requested, to detect a next page.
pub(super) fn fetch(page: &PageRequest) -> i64 {
    i64::from(page.limit) + 1
}

/// The cursor of a list sorted by a number. A cursor of another list starts at the beginning.
pub(super) fn after_int(page: &PageRequest) -> Option<(i64, i64)> {
    match &page.cursor {
        Some(Cursor { key: CursorKey::Int(key), id, .. }) => Some((*key, *id)),
        _ => None,
    }
}

/// The cursor of a list sorted by a text. A cursor of another list starts at the beginning.
pub(super) fn after_text(page: &PageRequest) -> Option<(&str, i64)> {
    match &page.cursor {
        Some(Cursor { key: CursorKey::Text(key), id, .. }) => Some((key, *id)),
        _ => None,
    }
}

/// Builds a page from fetched rows. The total is counted only if neither rows nor cursor determine it.
pub(super) fn paged<R, T>(
    rows: Vec<R>,
    page: &PageRequest,
    count: impl FnOnce() -> QueryResult<i64>,
    cursor: impl Fn(&R) -> Cursor,
    read: impl FnMut(R) -> Result<T, StoreError>,
) -> Result<Page<T>, StoreError> {
    let is_whole_list = page.cursor.is_none() && rows.len() <= page.limit as usize;
    let known = if is_whole_list { Some(rows.len() as u64) } else { page.known_total() };
    let total = match known {
        Some(total) => total,
        None => count().map_err(store_error)?.unsigned_abs(),
    };
    let cut = Page::cut(rows, page, total, cursor);
    let items = cut.items.into_iter().map(read).collect::<Result<Vec<T>, StoreError>>()?;
    Ok(Page { items, total: cut.total, next: cut.next })
}

/// Limits a boxed query to one page, in the order of a key and an id: the greatest first, or the least. The condition lets both databases seek in an index on the two, and read it in either direction.
macro_rules! sorted {
    ($query:expr, $key:expr, $id:expr, $after:expr, $page:expr, $is_descending:expr) => {{
        let mut query = $query;
        let ordered = if $is_descending {
            if let Some((key, id)) = $after {
                query = query.filter($key.le(key).and($key.lt(key).or($id.lt(id))));
            }
            query.order(($key.desc(), $id.desc()))
        } else {
            if let Some((key, id)) = $after {
                query = query.filter($key.ge(key).and($key.gt(key).or($id.gt(id))));
            }
            query.order(($key.asc(), $id.asc()))
        };
        ordered.limit(super::paging::fetch($page))
    }};
}
pub(super) use sorted;

/// The same for a table with `created_at`.
macro_rules! by_time {
    ($query:expr, $table:ident, $page:expr, $is_descending:expr) => {
        super::paging::sorted!(
            $query,
            $table::created_at,
            $table::id,
            super::paging::after_int($page),
            $page,
            $is_descending
        )
    };
}
pub(super) use by_time;

/// The same, newest first.
macro_rules! newest_first {
    ($query:expr, $table:ident, $page:expr) => {
        super::paging::by_time!($query, $table, $page, true)
    };
}
pub(super) use newest_first;

/// The same, oldest first.
macro_rules! oldest_first {
    ($query:expr, $table:ident, $page:expr) => {
        super::paging::by_time!($query, $table, $page, false)
    };
}
pub(super) use oldest_first;
