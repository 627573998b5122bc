//! `POST /api/backups`.

use tierway_application::backups;

use super::backup_dto::BackupJobResponse;
use crate::prelude::*;

/// Create a backup
///
/// For the admin: starts a background job that backs up the database, pictures and documents. If one is already queued,
/// that one is returned. The backup is listed once the job is done.
#[utoipa::path(
    tag = "System",
    responses(
        (status = 202, description = "Queued.", body = BackupJobResponse),
        (status = 409, description = "A backup has just finished."),
    ),
)]
#[post("/api/backups")]
pub async fn create_backup(call: Call) -> HandlerResult {
    let job = call.write(backups::create_backup).await?;
    Ok(HttpResponse::Accepted().json(BackupJobResponse { job_id: job.0 }))
}
