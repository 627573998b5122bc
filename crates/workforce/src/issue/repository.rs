//! Issues in the store.

use chrono::{DateTime, NaiveDate, Utc};
use tierway_kernel::{DayRun, IssueId, IssuePhotoId, Page, PageRequest, ProductId, StoreError, UserId};

use super::{
    Issue, IssueComment, IssueEvent, IssuePhoto, IssuePriority, IssueStatus, NewIssue, NewIssueEvent, NewIssuePhoto,
};

tierway_kernel::names! {
    /// Order of a list of issues.
    #[derive(Default)]
    pub enum IssueSort as "IssueSortName" {
        /// Newest first.
        #[default]
        Newest = "-created",
        /// Oldest first.
        Oldest = "created",
        /// Most urgent first.
        MostUrgent = "-priority",
        /// Least urgent first.
        LeastUrgent = "priority",
    }
}

/// Filters of the list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct IssueFilter {
    /// Only of this status.
    pub status: Option<IssueStatus>,
    /// Only of this priority.
    pub priority: Option<IssuePriority>,
    /// Only those assigned to this user.
    pub assigned_to: Option<UserId>,
    /// Only those about this product.
    pub product_id: Option<ProductId>,
    /// Part of type or description, without case; or the number (`#7`, `7`).
    pub text: Option<String>,
    /// In which order.
    pub sort: IssueSort,
}

/// How many issues there are.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct IssueCounts {
    /// Open issues.
    pub open: u64,
    /// Solved issues.
    pub solved: u64,
    /// Issues closed as unsolved.
    pub unsolved: u64,
    /// Open ones the asking person sees to.
    pub mine: u64,
}

/// How much there is about an issue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IssueParts {
    /// The issue.
    pub issue_id: IssueId,
    /// Its comments.
    pub comments: u64,
    /// Its photos.
    pub photos: u64,
}

/// Issues closed within a period.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Resolutions {
    /// How many.
    pub issues: u64,
    /// Microseconds from report to decision, together.
    pub micros: i64,
}

impl Resolutions {
    /// Hours from report to decision on average, in tenths, rounded half up; `None` without any.
    pub fn average_tenths_of_hours(&self) -> Option<i64> {
        const TENTH: i64 = 360_000_000;
        let issues = i64::try_from(self.issues).ok().filter(|issues| *issues > 0)?;
        let average = self.micros.max(0) / issues;
        Some((average + TENTH / 2) / TENTH)
    }
}

/// Issues in the store.
pub trait IssueRepository {
    /// Stores an open issue.
    fn add(&mut self, issue: &NewIssue, now: DateTime<Utc>) -> Result<Issue, StoreError>;
    /// One issue.
    fn by_id(&mut self, id: IssueId) -> Result<Option<Issue>, StoreError>;
    /// One issue, locked until the transaction ends.
    fn lock(&mut self, id: IssueId) -> Result<Option<Issue>, StoreError>;
    /// Writes status, priority, who sees to it and who decided, and raises the version; `false` when it has another
    /// version than `issue`.
    fn save(&mut self, issue: &Issue) -> Result<bool, StoreError>;
    /// The issues, newest first.
    fn list(&mut self, filter: &IssueFilter, page: &PageRequest) -> Result<Page<Issue>, StoreError>;
    /// How many there are, and how many open ones `person` sees to.
    fn counts(&mut self, person: Option<UserId>) -> Result<IssueCounts, StoreError>;
    /// How many comments and photos these issues have; those without any may be absent.
    fn parts(&mut self, ids: &[IssueId]) -> Result<Vec<IssueParts>, StoreError>;
    /// Whether any issue is about the product.
    fn is_product_named(&mut self, product: ProductId) -> Result<bool, StoreError>;
    /// Adds a comment.
    fn add_comment(
        &mut self,
        issue: IssueId,
        author: UserId,
        text: &str,
        now: DateTime<Utc>,
    ) -> Result<IssueComment, StoreError>;
    /// The comments of an issue, oldest first.
    fn comments(&mut self, issue: IssueId) -> Result<Vec<IssueComment>, StoreError>;
    /// Records a photo.
    fn add_photo(
        &mut self,
        issue: IssueId,
        file: &NewIssuePhoto,
        by: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<IssuePhoto, StoreError>;
    /// The photos of an issue, oldest first.
    fn photos(&mut self, issue: IssueId) -> Result<Vec<IssuePhoto>, StoreError>;
    /// One photo of an issue.
    fn photo(&mut self, issue: IssueId, id: IssuePhotoId) -> Result<Option<IssuePhoto>, StoreError>;
    /// Writes into the history.
    fn add_event(&mut self, issue: IssueId, event: &NewIssueEvent, now: DateTime<Utc>) -> Result<(), StoreError>;
    /// The latest entries of the history, at most `most` of them, oldest first.
    fn events(&mut self, issue: IssueId, most: u32) -> Result<Vec<IssueEvent>, StoreError>;
    /// Open issues by priority, in the order of the priorities; priorities without any are omitted.
    fn open_by_priority(&mut self) -> Result<Vec<(IssuePriority, u64)>, StoreError>;
    /// Issues by the day on which they were reported, oldest first; days without any are omitted.
    fn reported_by_day(&mut self, days: &[DayRun]) -> Result<Vec<(NaiveDate, u64)>, StoreError>;
    /// The same by the day on which they were decided; one that was opened again is not among them.
    fn resolved_by_day(&mut self, days: &[DayRun]) -> Result<Vec<(NaiveDate, u64)>, StoreError>;
    /// Issues that were decided within a time.
    fn resolutions(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<Resolutions, StoreError>;
}
