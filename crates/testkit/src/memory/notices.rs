//! Notices.

use chrono::{DateTime, Utc};
use tierway_kernel::{NoticeId, Page, PageRequest, StoreError, UserId};
use tierway_workforce::{Audience, NewNotice, Notice, NoticeFilter, NoticeRepository};

use super::paging::newest_first;
use super::transaction::MemoryTransaction;

fn passes(notice: &Notice, user: UserId, groups: &[String], filter: &NoticeFilter) -> bool {
    let addressed = match (&notice.entry.audience, &filter.group) {
        (Audience::User(id), None) => *id == user,
        (Audience::User(_), Some(_)) => false,
        (Audience::Group(group), wanted) => groups.contains(group) && wanted.as_ref().is_none_or(|w| w == group),
    };
    addressed && !(filter.unread && notice.read_at.is_some())
}

impl NoticeRepository for MemoryTransaction {
    fn add(&mut self, notice: &NewNotice, now: DateTime<Utc>) -> Result<Notice, StoreError> {
        let state = self.write()?;
        if let Audience::User(user) = notice.audience {
            state.need_user(user)?;
        }
        Ok(state.notices.add(|id| Notice { id: NoticeId(id), entry: notice.clone(), read_at: None, created_at: now }))
    }

    fn by_id(&mut self, id: NoticeId) -> Result<Option<Notice>, StoreError> {
        Ok(self.state.notices.get(id.0).cloned())
    }

    fn list(
        &mut self,
        user: UserId,
        groups: &[String],
        filter: &NoticeFilter,
        page: &PageRequest,
    ) -> Result<Page<Notice>, StoreError> {
        let rows = self.state.notices.rows().filter(|notice| passes(notice, user, groups, filter)).cloned().collect();
        Ok(newest_first(rows, page, |notice: &Notice| (notice.created_at, notice.id.0)))
    }

    fn mark_read(&mut self, id: NoticeId, now: DateTime<Utc>) -> Result<(), StoreError> {
        if let Some(notice) = self.write()?.notices.get_mut(id.0) {
            notice.read_at.get_or_insert(now);
        }
        Ok(())
    }
}
