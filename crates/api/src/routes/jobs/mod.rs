//! Work that is done in the background.

use crate::registry::Registry;

mod dto;

mod get_job_counts;
mod list_jobs;
mod retry_job;

/// Registers the operations.
pub fn configure(config: &mut Registry<'_>) {
    config.service(list_jobs::list_jobs).service(get_job_counts::get_job_counts).service(retry_job::retry_job);
}
