//! Work that is done in the background.

mod dto;

mod get_job_counts;
mod list_jobs;
mod retry_job;

use utoipa_actix_web::service_config::ServiceConfig;

/// Registers the operations.
pub fn configure(config: &mut ServiceConfig) {
    config.service(list_jobs::list_jobs).service(get_job_counts::get_job_counts).service(retry_job::retry_job);
}
