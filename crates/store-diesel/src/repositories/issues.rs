//! Issue reports.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use diesel::dsl::{count_star, exists, select, sql};
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use tierway_application::Topic;
use tierway_kernel::{
    Cursor, DayRun, IssueId, IssuePhotoId, Page, PageRequest, ProductId, StoreError, UserId, is_descending, to_micros,
};
use tierway_workforce::{
    Issue, IssueComment, IssueCounts, IssueEvent, IssueFilter, IssueParts, IssuePhoto, IssuePriority, IssueRepository,
    IssueSort, IssueStatus, NewIssue, NewIssueEvent, NewIssuePhoto, Resolutions, parse_issue_number,
};

use super::paging::{after_int, by_time, paged, sorted};
use super::{Conn, Db, DieselTransaction, locks};
use crate::error::store_error;
use crate::rows::{IssueCommentRow, IssueEventRow, IssuePhotoRow, IssueRow, day_in, read_issue_status, read_priority};
use crate::schema::{issue_comments, issue_events, issue_photos, issues};
use crate::statement::{Statement, Value};
use crate::text::{contains, search_text};

/// Issues by the day of their report, each from the index that begins with it.
const REPORTED: &str = "SELECT (created_at - ?) / 86400000000, COUNT(*) FROM issues \
     WHERE created_at >= ? AND created_at < ? GROUP BY 1 ORDER BY 1";
/// The same by the day of the decision.
const RESOLVED: &str = "SELECT (resolved_at - ?) / 86400000000, COUNT(*) FROM issues \
     WHERE resolved_at >= ? AND resolved_at < ? GROUP BY 1 ORDER BY 1";

/// Issues by day, by one of these statements.
fn by_day(connection: &mut Conn, text: &str, days: &[DayRun]) -> Result<Vec<(NaiveDate, u64)>, StoreError> {
    let mut counts = Vec::new();
    for run in days {
        let start = to_micros(run.start);
        let values = [start, start, to_micros(run.end)].map(Value::Int);
        let rows: Vec<(i64, i64)> =
            Statement::<(BigInt, BigInt)>::answering(text, &values).load(connection).map_err(store_error)?;
        counts.extend(rows.into_iter().map(|(day, count)| (day_in(run, day), count.unsigned_abs())));
    }
    Ok(counts)
}

/// How urgent an issue is, as a number; the expression of the index `issues_by_urgency`, literally.
const URGENCY: &str = "CASE issues.priority WHEN 'low' THEN 0 WHEN 'medium' THEN 1 WHEN 'high' THEN 2 ELSE 3 END";

/// The same of an issue that was read.
fn urgency(row: &IssueRow) -> i64 {
    match row.priority.as_str() {
        "low" => 0,
        "medium" => 1,
        "high" => 2,
        _ => 3,
    }
}

fn filtered(filter: &IssueFilter) -> issues::BoxedQuery<'_, Db> {
    let mut query = issues::table.into_boxed();
    if let Some(status) = filter.status {
        query = query.filter(issues::status.eq(status.as_str()));
    }
    if let Some(priority) = filter.priority {
        query = query.filter(issues::priority.eq(priority.as_str()));
    }
    if let Some(person) = filter.assigned_to {
        query = query.filter(issues::assigned_to.eq(person.0));
    }
    if let Some(product) = filter.product_id {
        query = query.filter(issues::product_id.eq(product.0));
    }
    if let Some(pattern) = filter.text.as_deref().and_then(contains) {
        let named = issues::search_text.like(pattern).escape('\\');
        query = match filter.text.as_deref().and_then(parse_issue_number) {
            Some(number) => query.filter(named.or(issues::id.eq(number.0))),
            None => query.filter(named),
        };
    }
    query
}

impl IssueRepository for DieselTransaction<'_> {
    fn add(&mut self, issue: &NewIssue, now: DateTime<Utc>) -> Result<Issue, StoreError> {
        self.changes.note(Topic::Issues);
        diesel::insert_into(issues::table)
            .values((
                issues::issue_type.eq(&issue.issue_type),
                issues::description.eq(&issue.description),
                issues::search_text.eq(search_text([issue.issue_type.as_str(), issue.description.as_str()])),
                issues::priority.eq(issue.priority.as_str()),
                issues::status.eq(IssueStatus::Open.as_str()),
                issues::reported_by.eq(issue.reported_by.map(|id| id.0)),
                issues::employee_code.eq(issue.employee_code.as_deref()),
                issues::department.eq(issue.department.as_deref()),
                issues::product_id.eq(issue.product_id.map(|id| id.0)),
                issues::lot_id.eq(issue.lot_id.map(|id| id.0)),
                issues::order_id.eq(issue.order_id.map(|id| id.0)),
                issues::created_at.eq(to_micros(now)),
                issues::updated_at.eq(to_micros(now)),
            ))
            .returning(IssueRow::as_returning())
            .get_result(self.connection)
            .map_err(store_error)?
            .into_issue()
    }

    fn by_id(&mut self, id: IssueId) -> Result<Option<Issue>, StoreError> {
        let row = issues::table.find(id.0).select(IssueRow::as_select()).first(self.connection).optional();
        row.map_err(store_error)?.map(IssueRow::into_issue).transpose()
    }

    fn lock(&mut self, id: IssueId) -> Result<Option<Issue>, StoreError> {
        locks::issue(self.connection, id.0).map_err(store_error)?.map(IssueRow::into_issue).transpose()
    }

    fn save(&mut self, issue: &Issue) -> Result<bool, StoreError> {
        self.changes.note(Topic::Issues);
        diesel::update(issues::table.find(issue.id.0).filter(issues::version.eq(issue.version)))
            .set((
                issues::priority.eq(issue.entry.priority.as_str()),
                issues::status.eq(issue.status.as_str()),
                issues::assigned_to.eq(issue.assigned_to.map(|id| id.0)),
                issues::resolved_by.eq(issue.resolved_by.map(|id| id.0)),
                issues::resolved_at.eq(issue.resolved_at.map(to_micros)),
                issues::version.eq(issue.version + 1),
                issues::updated_at.eq(to_micros(issue.updated_at)),
            ))
            .execute(self.connection)
            .map(|rows| rows == 1)
            .map_err(store_error)
    }

    fn list(&mut self, filter: &IssueFilter, page: &PageRequest) -> Result<Page<Issue>, StoreError> {
        let (query, down) = (filtered(filter), is_descending(filter.sort.as_str()));
        let query = match filter.sort {
            IssueSort::Newest | IssueSort::Oldest => by_time!(query, issues, page, down),
            IssueSort::MostUrgent | IssueSort::LeastUrgent => {
                let urgency = || sql::<BigInt>(URGENCY);
                sorted!(query, urgency(), issues::id, after_int(page), page, down)
            }
        };
        let rows: Vec<IssueRow> = query.select(IssueRow::as_select()).load(self.connection).map_err(store_error)?;
        let count = || filtered(filter).count().get_result(self.connection);
        let cursor = |row: &IssueRow| match filter.sort {
            IssueSort::Newest | IssueSort::Oldest => Cursor::int(row.created_at, row.id),
            IssueSort::MostUrgent | IssueSort::LeastUrgent => Cursor::int(urgency(row), row.id),
        };
        paged(rows, page, count, cursor, IssueRow::into_issue)
    }

    fn counts(&mut self, person: Option<UserId>) -> Result<IssueCounts, StoreError> {
        let rows: Vec<(String, i64)> = issues::table
            .group_by(issues::status)
            .select((issues::status, count_star()))
            .load(self.connection)
            .map_err(store_error)?;
        let mut counts = IssueCounts::default();
        for (status, count) in rows {
            let count = count.unsigned_abs();
            match read_issue_status(&status)? {
                IssueStatus::Open => counts.open = count,
                IssueStatus::Solved => counts.solved = count,
                IssueStatus::Unsolved => counts.unsolved = count,
            }
        }
        if let Some(person) = person {
            let mine: i64 = issues::table
                .filter(issues::assigned_to.eq(person.0).and(issues::status.eq(IssueStatus::Open.as_str())))
                .count()
                .get_result(self.connection)
                .map_err(store_error)?;
            counts.mine = mine.unsigned_abs();
        }
        Ok(counts)
    }

    fn parts(&mut self, ids: &[IssueId]) -> Result<Vec<IssueParts>, StoreError> {
        let ids: Vec<i64> = ids.iter().map(|id| id.0).collect();
        let mut parts: BTreeMap<i64, (u64, u64)> = BTreeMap::new();
        let comments: Vec<(i64, i64)> = issue_comments::table
            .filter(issue_comments::issue_id.eq_any(&ids))
            .group_by(issue_comments::issue_id)
            .select((issue_comments::issue_id, count_star()))
            .load(self.connection)
            .map_err(store_error)?;
        for (issue, count) in comments {
            parts.entry(issue).or_default().0 = count.unsigned_abs();
        }
        let photos: Vec<(i64, i64)> = issue_photos::table
            .filter(issue_photos::issue_id.eq_any(&ids))
            .group_by(issue_photos::issue_id)
            .select((issue_photos::issue_id, count_star()))
            .load(self.connection)
            .map_err(store_error)?;
        for (issue, count) in photos {
            parts.entry(issue).or_default().1 = count.unsigned_abs();
        }
        let part = |(issue, (comments, photos))| IssueParts { issue_id: IssueId(issue), comments, photos };
        Ok(parts.into_iter().map(part).collect())
    }

    fn is_product_named(&mut self, product: ProductId) -> Result<bool, StoreError> {
        select(exists(issues::table.filter(issues::product_id.eq(product.0))))
            .get_result(self.connection)
            .map_err(store_error)
    }

    fn add_comment(
        &mut self,
        issue: IssueId,
        author: UserId,
        text: &str,
        now: DateTime<Utc>,
    ) -> Result<IssueComment, StoreError> {
        self.changes.note(Topic::Issues);
        diesel::insert_into(issue_comments::table)
            .values((
                issue_comments::issue_id.eq(issue.0),
                issue_comments::author_id.eq(author.0),
                issue_comments::text.eq(text),
                issue_comments::created_at.eq(to_micros(now)),
            ))
            .returning(IssueCommentRow::as_returning())
            .get_result(self.connection)
            .map(IssueCommentRow::into_comment)
            .map_err(store_error)
    }

    fn comments(&mut self, issue: IssueId) -> Result<Vec<IssueComment>, StoreError> {
        let rows: Vec<IssueCommentRow> = issue_comments::table
            .filter(issue_comments::issue_id.eq(issue.0))
            .order(issue_comments::id)
            .select(IssueCommentRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        Ok(rows.into_iter().map(IssueCommentRow::into_comment).collect())
    }

    fn add_photo(
        &mut self,
        issue: IssueId,
        file: &NewIssuePhoto,
        by: Option<UserId>,
        now: DateTime<Utc>,
    ) -> Result<IssuePhoto, StoreError> {
        diesel::insert_into(issue_photos::table)
            .values((
                issue_photos::issue_id.eq(issue.0),
                issue_photos::storage_key.eq(&file.storage_key),
                issue_photos::size.eq(file.size),
                issue_photos::width.eq(file.width),
                issue_photos::height.eq(file.height),
                issue_photos::added_by.eq(by.map(|id| id.0)),
                issue_photos::created_at.eq(to_micros(now)),
            ))
            .returning(IssuePhotoRow::as_returning())
            .get_result(self.connection)
            .map(IssuePhotoRow::into_photo)
            .map_err(store_error)
    }

    fn photos(&mut self, issue: IssueId) -> Result<Vec<IssuePhoto>, StoreError> {
        let rows: Vec<IssuePhotoRow> = issue_photos::table
            .filter(issue_photos::issue_id.eq(issue.0))
            .order(issue_photos::id)
            .select(IssuePhotoRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        Ok(rows.into_iter().map(IssuePhotoRow::into_photo).collect())
    }

    fn photo(&mut self, issue: IssueId, id: IssuePhotoId) -> Result<Option<IssuePhoto>, StoreError> {
        let row = issue_photos::table
            .find(id.0)
            .filter(issue_photos::issue_id.eq(issue.0))
            .select(IssuePhotoRow::as_select())
            .first(self.connection)
            .optional();
        Ok(row.map_err(store_error)?.map(IssuePhotoRow::into_photo))
    }

    fn add_event(&mut self, issue: IssueId, event: &NewIssueEvent, now: DateTime<Utc>) -> Result<(), StoreError> {
        diesel::insert_into(issue_events::table)
            .values((
                issue_events::issue_id.eq(issue.0),
                issue_events::kind.eq(event.kind.as_str()),
                issue_events::person_id.eq(event.person.map(|id| id.0)),
                issue_events::detail.eq(event.detail.as_deref()),
                issue_events::actor_id.eq(event.actor_id.map(|id| id.0)),
                issue_events::created_at.eq(to_micros(now)),
            ))
            .execute(self.connection)
            .map(|_| ())
            .map_err(store_error)
    }

    fn events(&mut self, issue: IssueId, most: u32) -> Result<Vec<IssueEvent>, StoreError> {
        let rows: Vec<IssueEventRow> = issue_events::table
            .filter(issue_events::issue_id.eq(issue.0))
            .order(issue_events::id.desc())
            .limit(i64::from(most))
            .select(IssueEventRow::as_select())
            .load(self.connection)
            .map_err(store_error)?;
        rows.into_iter().rev().map(IssueEventRow::into_event).collect()
    }

    fn open_by_priority(&mut self) -> Result<Vec<(IssuePriority, u64)>, StoreError> {
        let rows: Vec<(String, i64)> = issues::table
            .filter(issues::status.eq(IssueStatus::Open.as_str()))
            .group_by(issues::priority)
            .select((issues::priority, count_star()))
            .load(self.connection)
            .map_err(store_error)?;
        let read = |(priority, count): (String, i64)| Ok((read_priority(&priority)?, count.unsigned_abs()));
        let mut counts = rows.into_iter().map(read).collect::<Result<Vec<_>, StoreError>>()?;
        counts.sort_unstable();
        Ok(counts)
    }

    fn reported_by_day(&mut self, days: &[DayRun]) -> Result<Vec<(NaiveDate, u64)>, StoreError> {
        by_day(self.connection, REPORTED, days)
    }

    fn resolved_by_day(&mut self, days: &[DayRun]) -> Result<Vec<(NaiveDate, u64)>, StoreError> {
        by_day(self.connection, RESOLVED, days)
    }

    fn resolutions(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) -> Result<Resolutions, StoreError> {
        // A sum of BIGINT is NUMERIC on PostgreSQL.
        let (issues, micros): (i64, i64) = issues::table
            .filter(issues::resolved_at.ge(to_micros(from)).and(issues::resolved_at.lt(to_micros(to))))
            .select(sql::<(BigInt, BigInt)>("COUNT(*), CAST(COALESCE(SUM(resolved_at - created_at), 0) AS BIGINT)"))
            .first(self.connection)
            .map_err(store_error)?;
        Ok(Resolutions { issues: issues.unsigned_abs(), micros })
    }
}
