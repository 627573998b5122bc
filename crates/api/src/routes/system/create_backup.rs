//! `POST /api/backups`.

use actix_web::{HttpResponse, post};
use tierway_application::backups;

use super::backup_dto::BackupJobResponse;
use crate::{Call, Problem};

/// Make a backup
///
/// For the admin: has a job make a backup of database, pictures and documents, beside everything else. Where one is in
/// line already, that one is answered. The backup stands in the list when the job is done.
#[utoipa::path(
    operation_id = "createBackup",
    tag = "System",
    responses(
        (status = 202, description = "It is in line.", body = BackupJobResponse),
        (status = 401, description = "Nobody is signed in.", body = Problem, content_type = "application/problem+json"),
        (status = 403, description = "Not allowed.", body = Problem, content_type = "application/problem+json"),
        (status = 409, description = "One has ended in this moment.", body = Problem, content_type = "application/problem+json"),
        (status = 503, description = "Busy; `Retry-After` says when to come back.", body = Problem, content_type = "application/problem+json")
    ),
    security(("session" = []))
)]
#[post("/api/backups")]
pub async fn create_backup(call: Call) -> Result<HttpResponse, Problem> {
    let job = call.write(backups::create_backup).await?;
    Ok(HttpResponse::Accepted().json(BackupJobResponse { job_id: job.0 }))
}
