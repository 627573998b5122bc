//! Notices: what was written, who has read it, what people want to be told.

use std::ops::Range;

use chrono::{DateTime, NaiveDate, Utc};
use tierway_application::{Topic, Transaction as _};
use tierway_kernel::{NoticeId, Page, PageRequest, StoreError, UserId};
use tierway_workforce::{Audience, MailChoice, NewNotice, Notice, NoticeFilter, NoticePreference, NoticeRepository};

use super::paging::newest_first;
use super::state::State;
use super::transaction::MemoryTransaction;

fn addressed(notice: &Notice, user: UserId, groups: &[String], group: Option<&str>) -> bool {
    match (&notice.entry.audience, group) {
        (Audience::User(id), None) => *id == user,
        (Audience::User(_), Some(_)) => false,
        (Audience::Group(group), wanted) => groups.contains(group) && wanted.is_none_or(|w| w == group),
    }
}

fn read_at(state: &State, notice: &Notice, user: UserId) -> Option<DateTime<Utc>> {
    notice.read_at.or_else(|| state.notice_reads.get(&(user, notice.id)).copied())
}

fn is_muted(state: &State, user: UserId, kind: &str) -> bool {
    state.notice_preferences.get(&(user, kind.to_owned())).is_some_and(|choice| choice.is_muted)
}

fn passing(state: &State, user: UserId, groups: &[String], filter: &NoticeFilter) -> Vec<Notice> {
    let of_person = state.notices.rows().filter(|one| addressed(one, user, groups, filter.group.as_deref()));
    let read = of_person.map(|one| Notice { read_at: read_at(state, one, user), ..one.clone() });
    let counts = |one: &Notice| one.read_at.is_none() && !is_muted(state, user, &one.entry.kind);
    read.filter(|one| !filter.unread || counts(one)).collect()
}

impl NoticeRepository for MemoryTransaction {
    fn add(&mut self, notice: &NewNotice, now: DateTime<Utc>) -> Result<Notice, StoreError> {
        self.changed(Topic::Notices);
        let state = self.write()?;
        if let Audience::User(user) = notice.audience {
            state.need_user(user)?;
        }
        Ok(state.notices.add(|id| Notice { id: NoticeId(id), entry: notice.clone(), read_at: None, created_at: now }))
    }

    fn add_many(&mut self, notices: &[NewNotice], now: DateTime<Utc>) -> Result<(), StoreError> {
        notices.iter().try_for_each(|notice| NoticeRepository::add(self, notice, now).map(|_| ()))
    }

    fn by_id(&mut self, id: NoticeId, reader: UserId) -> Result<Option<Notice>, StoreError> {
        let found = self.state.notices.get(id.0);
        Ok(found.map(|one| Notice { read_at: read_at(&self.state, one, reader), ..one.clone() }))
    }

    fn list(
        &mut self,
        user: UserId,
        groups: &[String],
        filter: &NoticeFilter,
        page: &PageRequest,
    ) -> Result<Page<Notice>, StoreError> {
        let rows = passing(&self.state, user, groups, filter);
        Ok(newest_first(rows, page, |notice: &Notice| (notice.created_at, notice.id.0)))
    }

    fn count(&mut self, user: UserId, groups: &[String], filter: &NoticeFilter) -> Result<u64, StoreError> {
        Ok(passing(&self.state, user, groups, filter).len() as u64)
    }

    fn mark_read(&mut self, id: NoticeId, reader: UserId, now: DateTime<Utc>) -> Result<(), StoreError> {
        let state = self.write()?;
        let unread = state.notices.get(id.0).is_some_and(|notice| notice.read_at.is_none());
        if unread {
            state.need_user(reader)?;
            state.notice_reads.entry((reader, id)).or_insert(now);
        }
        Ok(())
    }

    fn mark_all(
        &mut self,
        user: UserId,
        groups: &[String],
        group: Option<&str>,
        up_to: Option<NoticeId>,
        now: DateTime<Utc>,
    ) -> Result<u64, StoreError> {
        let state = self.write()?;
        let of_person = state.notices.rows().filter(|one| addressed(one, user, groups, group));
        let wanted = of_person.filter(|one| up_to.is_none_or(|last| one.id <= last));
        let unread: Vec<NoticeId> =
            wanted.filter(|one| read_at(state, one, user).is_none()).map(|notice| notice.id).collect();
        state.notice_reads.extend(unread.iter().map(|id| ((user, *id), now)));
        Ok(unread.len() as u64)
    }

    fn since(&mut self, after: NoticeId, from: DateTime<Utc>, limit: u32) -> Result<Vec<Notice>, StoreError> {
        let mut rows: Vec<Notice> =
            self.state.notices.rows().filter(|one| one.id > after || one.created_at >= from).cloned().collect();
        rows.sort_by_key(|notice| notice.id);
        rows.truncate(limit as usize);
        Ok(rows)
    }

    fn missed(
        &mut self,
        user: UserId,
        groups: &[String],
        after: NoticeId,
        from: DateTime<Utc>,
        limit: u32,
    ) -> Result<Vec<Notice>, StoreError> {
        let mut rows = passing(&self.state, user, groups, &NoticeFilter { group: None, unread: true });
        rows.retain(|one| one.id > after || one.created_at >= from);
        rows.sort_by_key(|notice| notice.id);
        Ok(rows.split_off(rows.len().saturating_sub(limit as usize)))
    }

    fn newest(&mut self) -> Result<NoticeId, StoreError> {
        Ok(self.state.notices.rows().map(|notice| notice.id).max().unwrap_or(NoticeId(0)))
    }

    fn preferences(&mut self, user: UserId) -> Result<Vec<NoticePreference>, StoreError> {
        let set = self.state.notice_preferences.iter();
        Ok(set.filter(|((of, _), _)| *of == user).map(|(_, choice)| choice.clone()).collect())
    }

    fn set_preferences(&mut self, user: UserId, preferences: &[NoticePreference]) -> Result<(), StoreError> {
        let state = self.write()?;
        state.need_user(user)?;
        for choice in preferences {
            state.notice_preferences.insert((user, choice.kind.clone()), choice.clone());
        }
        Ok(())
    }

    fn muted_by(&mut self, kind: &str, users: &[UserId]) -> Result<Vec<UserId>, StoreError> {
        Ok(users.iter().copied().filter(|user| is_muted(&self.state, *user, kind)).collect())
    }

    fn digest_readers(&mut self, after: UserId, limit: u32) -> Result<Vec<UserId>, StoreError> {
        let wanting = self.state.notice_preferences.iter().filter(|(_, choice)| choice.mail == MailChoice::Digest);
        let mut readers: Vec<UserId> = wanting.map(|((user, _), _)| *user).filter(|user| *user > after).collect();
        readers.sort_unstable();
        readers.dedup();
        readers.truncate(limit as usize);
        Ok(readers)
    }

    fn unread_between(
        &mut self,
        user: UserId,
        groups: &[String],
        kinds: &[String],
        time: Range<DateTime<Utc>>,
        limit: u32,
    ) -> Result<(Vec<Notice>, u64), StoreError> {
        let mut rows = passing(&self.state, user, groups, &NoticeFilter::default());
        let wanted = |one: &Notice| kinds.contains(&one.entry.kind) && time.contains(&one.created_at);
        rows.retain(|one| one.read_at.is_none() && wanted(one));
        rows.sort_by_key(|one| std::cmp::Reverse((one.created_at, one.id)));
        let count = rows.len() as u64;
        rows.truncate(limit as usize);
        Ok((rows, count))
    }

    fn claim_digest(
        &mut self,
        user: UserId,
        day: NaiveDate,
        _notices: u64,
        _now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let state = self.write()?;
        state.need_user(user)?;
        Ok(state.notice_digests.insert((user, day)))
    }
}
