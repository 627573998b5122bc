//! Rows by id. Copies share their rows until one of them writes.

use std::collections::BTreeMap;
use std::sync::Arc;

/// A table whose ids count up from 1.
#[derive(Clone)]
pub(super) struct Table<T> {
    rows: Arc<BTreeMap<i64, T>>,
    last_id: i64,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Table { rows: Arc::default(), last_id: 0 }
    }
}

impl<T: Clone> Table<T> {
    /// Adds the row made for the next id and gives it back.
    pub(super) fn add(&mut self, make: impl FnOnce(i64) -> T) -> T {
        self.last_id += 1;
        let row = make(self.last_id);
        self.put(self.last_id, row.clone());
        row
    }

    /// Sets the row of an id that another table has given out.
    pub(super) fn put(&mut self, id: i64, row: T) {
        Arc::make_mut(&mut self.rows).insert(id, row);
    }

    pub(super) fn get(&self, id: i64) -> Option<&T> {
        self.rows.get(&id)
    }

    pub(super) fn get_mut(&mut self, id: i64) -> Option<&mut T> {
        Arc::make_mut(&mut self.rows).get_mut(&id)
    }

    pub(super) fn remove(&mut self, id: i64) -> bool {
        Arc::make_mut(&mut self.rows).remove(&id).is_some()
    }

    /// All rows by ascending id.
    pub(super) fn rows(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.rows.values()
    }

    /// All rows by ascending id, to be changed.
    pub(super) fn rows_mut(&mut self) -> impl Iterator<Item = &mut T> {
        Arc::make_mut(&mut self.rows).values_mut()
    }

    pub(super) fn contains(&self, id: i64) -> bool {
        self.rows.contains_key(&id)
    }
}
