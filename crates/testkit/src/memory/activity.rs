//! The activity log.

use chrono::{DateTime, Utc};
use tierway_accounts::{Activity, ActivityFilter, ActivityRepository, NewActivity};
use tierway_kernel::{ActivityId, Page, PageRequest, StoreError};

use super::paging::{newest_first, within};
use super::transaction::MemoryTransaction;

impl ActivityRepository for MemoryTransaction {
    fn append(&mut self, entry: &NewActivity, now: DateTime<Utc>) -> Result<(), StoreError> {
        let state = self.write()?;
        for user in [entry.user_id, entry.subject_id].into_iter().flatten() {
            state.need_user(user)?;
        }
        state.activity.add(|id| Activity { id: ActivityId(id), entry: entry.clone(), created_at: now });
        Ok(())
    }

    fn list(&mut self, filter: &ActivityFilter, page: &PageRequest) -> Result<Page<Activity>, StoreError> {
        let wanted = |row: &&Activity| {
            (filter.user_id.is_none() || [row.entry.user_id, row.entry.subject_id].contains(&filter.user_id))
                && (filter.actions.is_empty() || filter.actions.contains(&row.entry.action))
                && within(row.created_at, filter.from, filter.to)
        };
        let rows = self.state.activity.rows().filter(wanted).cloned().collect();
        Ok(newest_first(rows, page, |row| (row.created_at, row.id.0)))
    }
}
