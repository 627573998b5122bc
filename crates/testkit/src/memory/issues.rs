//! Issue reports.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{
    IssueCommentId, IssueEventId, IssueId, IssuePhotoId, Page, PageRequest, ProductId, StoreError, UserId, to_micros,
};
use tierway_workforce::{
    Issue, IssueComment, IssueCounts, IssueEvent, IssueFilter, IssueParts, IssuePhoto, IssuePriority, IssueRepository,
    IssueStatus, NewIssue, NewIssueEvent, NewIssuePhoto, Resolutions,
};

use super::paging::{matches, newest_first, occurs, within};
use super::state::need;
use super::transaction::MemoryTransaction;

fn passes(issue: &Issue, filter: &IssueFilter) -> bool {
    matches(filter.status, issue.status)
        && matches(filter.priority, issue.entry.priority)
        && matches(filter.assigned_to.map(Some), issue.assigned_to)
        && matches(filter.product_id.map(Some), issue.entry.product_id)
        && occurs(filter.text.as_deref(), &[&issue.entry.issue_type, &issue.entry.description])
}

impl IssueRepository for MemoryTransaction {
    fn add(&mut self, issue: &NewIssue, now: DateTime<Utc>) -> Result<Issue, StoreError> {
        let state = self.write()?;
        issue.reported_by.map_or(Ok(()), |id| state.need_user(id))?;
        need(issue.product_id.is_none_or(|id| state.products.contains(id.0)), "product")?;
        need(issue.lot_id.is_none_or(|id| state.lots.contains(id.0)), "lot")?;
        need(issue.order_id.is_none_or(|id| state.orders.contains(id.0)), "order")?;
        Ok(state.issues.add(|id| Issue {
            id: IssueId(id),
            entry: issue.clone(),
            status: IssueStatus::Open,
            assigned_to: None,
            resolved_by: None,
            resolved_at: None,
            version: 1,
            created_at: now,
            updated_at: now,
        }))
    }

    fn by_id(&mut self, id: IssueId) -> Result<Option<Issue>, StoreError> {
        Ok(self.state.issues.get(id.0).cloned())
    }

    fn lock(&mut self, id: IssueId) -> Result<Option<Issue>, StoreError> {
        Ok(self.write()?.issues.get(id.0).cloned())
    }

    fn save(&mut self, issue: &Issue) -> Result<bool, StoreError> {
        let state = self.write()?;
        for person in [issue.assigned_to, issue.resolved_by].into_iter().flatten() {
            state.need_user(person)?;
        }
        let Some(row) = state.issues.get_mut(issue.id.0).filter(|row| row.version == issue.version) else {
            return Ok(false);
        };
        row.entry.priority = issue.entry.priority;
        (row.status, row.assigned_to) = (issue.status, issue.assigned_to);
        (row.resolved_by, row.resolved_at) = (issue.resolved_by, issue.resolved_at);
        (row.version, row.updated_at) = (issue.version + 1, issue.updated_at);
        Ok(true)
    }

    fn list(&mut self, filter: &IssueFilter, page: &PageRequest) -> Result<Page<Issue>, StoreError> {
        let rows = self.state.issues.rows().filter(|issue| passes(issue, filter)).cloned().collect();
        Ok(newest_first(rows, page, |issue: &Issue| (issue.created_at, issue.id.0)))
    }

    fn counts(&mut self, person: Option<UserId>) -> Result<IssueCounts, StoreError> {
        let mut counts = IssueCounts::default();
        for issue in self.state.issues.rows() {
            match issue.status {
                IssueStatus::Open => counts.open += 1,
                IssueStatus::Solved => counts.solved += 1,
                IssueStatus::Unsolved => counts.unsolved += 1,
            }
            let mine = person.is_some() && issue.assigned_to == person && issue.status == IssueStatus::Open;
            counts.mine += u64::from(mine);
        }
        Ok(counts)
    }

    fn parts(&mut self, ids: &[IssueId]) -> Result<Vec<IssueParts>, StoreError> {
        let part = |id: &IssueId| {
            let comments = self.state.issue_comments.rows().filter(|comment| comment.issue_id == *id).count() as u64;
            let photos = self.state.issue_photos.rows().filter(|photo| photo.issue_id == *id).count() as u64;
            IssueParts { issue_id: *id, comments, photos }
        };
        Ok(ids.iter().map(part).filter(|parts| parts.comments + parts.photos > 0).collect())
    }

    fn is_product_named(&mut self, product: ProductId) -> Result<bool, StoreError> {
        Ok(self.state.issues.rows().any(|issue| issue.entry.product_id == Some(product)))
    }

    fn add_comment(
        &mut self,
        issue: IssueId,
        author: UserId,
        text: &str,
        now: DateTime<Utc>,
    ) -> Result<IssueComment, StoreError> {
        let state = self.write()?;
        state.need_user(author)?;
        need(state.issues.contains(issue.0), "issue")?;
        Ok(state.issue_comments.add(|id| IssueComment {
            id: IssueCommentId(id),
            issue_id: issue,
            author_id: author,
            text: text.to_owned(),
            created_at: now,
        }))
    }

    fn comments(&mut self, issue: IssueId) -> Result<Vec<IssueComment>, StoreError> {
        Ok(self.state.issue_comments.rows().filter(|comment| comment.issue_id == issue).cloned().collect())
    }

    fn add_photo(
        &mut self,
        issue: IssueId,
        file: &NewIssuePhoto,
        by: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<IssuePhoto, StoreError> {
        let state = self.write()?;
        by.map_or(Ok(()), |id| state.need_user(id))?;
        need(state.issues.contains(issue.0), "issue")?;
        Ok(state.issue_photos.add(|id| IssuePhoto {
            id: IssuePhotoId(id),
            issue_id: issue,
            file: file.clone(),
            added_by: by,
            created_at: now,
        }))
    }

    fn photos(&mut self, issue: IssueId) -> Result<Vec<IssuePhoto>, StoreError> {
        Ok(self.state.issue_photos.rows().filter(|photo| photo.issue_id == issue).cloned().collect())
    }

    fn photo(&mut self, issue: IssueId, id: IssuePhotoId) -> Result<Option<IssuePhoto>, StoreError> {
        Ok(self.state.issue_photos.get(id.0).filter(|photo| photo.issue_id == issue).cloned())
    }

    fn add_event(&mut self, issue: IssueId, event: &NewIssueEvent, now: DateTime<Utc>) -> Result<(), StoreError> {
        let state = self.write()?;
        for person in [event.person, event.actor_id].into_iter().flatten() {
            state.need_user(person)?;
        }
        need(state.issues.contains(issue.0), "issue")?;
        state.issue_events.add(|id| IssueEvent {
            id: IssueEventId(id),
            issue_id: issue,
            entry: event.clone(),
            created_at: now,
        });
        Ok(())
    }

    fn events(&mut self, issue: IssueId, most: u32) -> Result<Vec<IssueEvent>, StoreError> {
        let own = self.state.issue_events.rows().rev().filter(|event| event.issue_id == issue);
        let mut latest: Vec<IssueEvent> = own.take(most as usize).cloned().collect();
        latest.reverse();
        Ok(latest)
    }

    fn open_by_priority(&mut self) -> Result<Vec<(IssuePriority, u64)>, StoreError> {
        let mut counts: BTreeMap<IssuePriority, u64> = BTreeMap::new();
        for issue in self.state.issues.rows().filter(|issue| issue.status == IssueStatus::Open) {
            *counts.entry(issue.entry.priority).or_default() += 1;
        }
        Ok(counts.into_iter().collect())
    }

    fn reported_by_day(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<Vec<(NaiveDate, u64)>, StoreError> {
        let mut days: BTreeMap<NaiveDate, u64> = BTreeMap::new();
        for issue in self.state.issues.rows().filter(|issue| within(issue.created_at, Some(from), Some(to))) {
            *days.entry(issue.created_at.date_naive()).or_default() += 1;
        }
        Ok(days.into_iter().collect())
    }

    fn resolutions(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<Resolutions, StoreError> {
        let mut sums = Resolutions::default();
        for issue in self.state.issues.rows() {
            if let Some(time) = issue.resolved_at.filter(|time| within(*time, Some(from), Some(to))) {
                sums.issues += 1;
                sums.micros += to_micros(time) - to_micros(issue.created_at);
            }
        }
        Ok(sums)
    }
}
