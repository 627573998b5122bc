//! Jobs on the wire. Payloads are never returned.

use tierway_application::jobs::{JobCounts, JobFilter, JobState, JobView, Recurring, Schedule};
use tierway_kernel::Language;

use crate::dto::*;

/// Filters of the list.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListJobsQuery {
    /// Only jobs in this state.
    #[param(inline)]
    pub state: Option<JobStateName>,
    /// Only jobs of this kind.
    #[param(example = "sendMail")]
    pub kind: Option<String>,
    /// In which order, by when they were created; newest first if omitted.
    #[param(inline)]
    pub sort: Option<DateSortName>,
}

impl ListJobsQuery {
    /// The filter.
    pub fn filter(&self) -> JobFilter {
        JobFilter {
            state: self.state.map(|name| name.0),
            kind: self.kind.clone(),
            sort: self.sort.unwrap_or_default().0,
        }
    }
}

/// State of a job.
pub type JobStateName = Name<JobState>;

/// Interval of a recurring job.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum JobRhythm {
    /// Every hour.
    Hour,
    /// Every day.
    Day,
}

/// A job.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct JobResponse {
    /// Identity.
    #[schema(example = 12)]
    pub id: i64,
    /// Its kind.
    #[schema(example = "approveCommissions")]
    pub kind: String,
    /// Display name.
    #[schema(example = "Approve commissions after the hold period")]
    pub title: String,
    /// Its status.
    pub state: JobStateName,
    /// How often it was tried.
    #[schema(example = 1)]
    pub attempts: u32,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// When it was or is due.
    pub run_at: DateTime<Utc>,
    /// When it finished or failed.
    pub finished_at: Option<DateTime<Utc>>,
    /// Why the last attempt failed.
    #[schema(example = "the mail server is away")]
    pub error: Option<String>,
    /// For a finished job of a recurring kind: when that kind runs next.
    pub next_run: Option<DateTime<Utc>>,
}

/// Number of jobs, and recurring jobs.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct JobCountsResponse {
    /// Queued, or waiting for their next attempt.
    #[schema(example = 9)]
    pub waiting: u64,
    /// Running.
    #[schema(example = 1)]
    pub running: u64,
    /// Done within the last 14 days.
    #[schema(example = 820)]
    pub done: u64,
    /// Failed within the last 14 days.
    #[schema(example = 2)]
    pub failed: u64,
    /// Recurring jobs.
    pub recurring: Vec<RecurringJob>,
}

/// A kind of job that runs by the calendar.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecurringJob {
    /// The kind.
    #[schema(example = "approveCommissions")]
    pub kind: String,
    /// Display name.
    #[schema(example = "Approve commissions after the hold period")]
    pub title: String,
    /// How often it runs.
    pub every: JobRhythm,
    /// When it runs next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_run: Option<DateTime<Utc>>,
}

impl JobResponse {
    /// The job in a language.
    pub(super) fn of(view: JobView, language: Language) -> JobResponse {
        JobResponse {
            id: view.record.id.0,
            title: view.record.title().render(language),
            kind: view.record.kind,
            state: view.record.state.into(),
            attempts: view.record.attempts,
            created_at: view.record.created_at,
            run_at: view.record.run_at,
            finished_at: view.record.finished_at,
            error: view.record.error.map(|error| error.render(language)),
            next_run: view.next_run,
        }
    }
}

impl RecurringJob {
    fn of(recurring: Recurring, language: Language) -> RecurringJob {
        RecurringJob {
            kind: recurring.kind.as_str().to_owned(),
            title: recurring.kind.title().render(language),
            every: match recurring.schedule {
                Schedule::Hourly(_) => JobRhythm::Hour,
                Schedule::Daily(_) => JobRhythm::Day,
            },
            next_run: recurring.next_run,
        }
    }
}

impl JobCountsResponse {
    /// The counts, and the recurring jobs with their names in a language.
    pub(super) fn of(counts: JobCounts, recurring: Vec<Recurring>, language: Language) -> JobCountsResponse {
        let JobCounts { waiting, running, done, failed } = counts;
        let recurring = recurring.into_iter().map(|one| RecurringJob::of(one, language)).collect();
        JobCountsResponse { waiting, running, done, failed, recurring }
    }
}
