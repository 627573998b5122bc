//! Pages over rows in memory, by the same cursors as the databases.

use std::cmp::Ordering;

use chrono::{DateTime, Utc};
use tierway_kernel::{Cursor, CursorKey, Page, PageRequest, fold, to_micros};

/// Which way a list runs, by sort key and then by id.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    Up,
    Down,
}

/// Sorts `rows` by the cursor of each and cuts the wanted page out of them.
pub(super) fn page<T>(mut rows: Vec<T>, request: &PageRequest, way: Way, key: impl Fn(&T) -> Cursor) -> Page<T> {
    let directed = |a: &Cursor, b: &Cursor| match way {
        Way::Up => compare(a, b),
        Way::Down => compare(b, a),
    };
    let total = request.known_total().unwrap_or(rows.len() as u64);
    rows.sort_by(|a, b| directed(&key(a), &key(b)));
    if let Some(cursor) = &request.cursor {
        rows.retain(|row| directed(&key(row), cursor) == Ordering::Greater);
    }
    Page::cut(rows, request, total, key)
}

/// The page of a list that runs from the newest row to the oldest.
pub(super) fn newest_first<T>(
    rows: Vec<T>,
    request: &PageRequest,
    key: impl Fn(&T) -> (DateTime<Utc>, i64),
) -> Page<T> {
    page(rows, request, Way::Down, |row| {
        let (time, id) = key(row);
        Cursor::int(to_micros(time), id)
    })
}

fn compare(a: &Cursor, b: &Cursor) -> Ordering {
    let keys = match (&a.key, &b.key) {
        (CursorKey::Int(x), CursorKey::Int(y)) => x.cmp(y),
        (CursorKey::Text(x), CursorKey::Text(y)) => x.as_bytes().cmp(y.as_bytes()),
        (CursorKey::Int(_), CursorKey::Text(_)) => Ordering::Less,
        (CursorKey::Text(_), CursorKey::Int(_)) => Ordering::Greater,
    };
    keys.then(a.id.cmp(&b.id))
}

/// Whether `text` occurs in one of the values, without case; an empty text occurs everywhere.
pub(super) fn occurs(text: Option<&str>, values: &[&str]) -> bool {
    let Some(text) = text.map(fold).filter(|text| !text.is_empty()) else { return true };
    values.iter().any(|value| value.to_lowercase().contains(&text))
}

/// Whether a time lies in `from ≤ time < to`.
pub(super) fn within(time: DateTime<Utc>, from: Option<DateTime<Utc>>, to: Option<DateTime<Utc>>) -> bool {
    from.is_none_or(|from| time >= from) && to.is_none_or(|to| time < to)
}

/// Whether a filter that may be absent holds.
pub(super) fn matches<T: PartialEq>(wanted: Option<T>, actual: T) -> bool {
    wanted.is_none_or(|wanted| wanted == actual)
}
