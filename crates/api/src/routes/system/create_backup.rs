//! `POST /api/backups`.

use tierway_application::backups;

use super::backup_dto::BackupJobResponse;
use crate::prelude::*;

/// Make a backup
///
/// For the admin: has a job make a backup of database, pictures and documents, beside everything else. Where one is in
/// line already, that one is answered. The backup stands in the list when the job is done.
#[utoipa::path(
    tag = "System",
    responses(
        (status = 202, description = "It is in line.", body = BackupJobResponse),
        (status = 409, description = "One has ended in this moment."),
    ),
)]
#[post("/api/backups")]
pub async fn create_backup(call: Call) -> HandlerResult {
    let job = call.write(backups::create_backup).await?;
    Ok(HttpResponse::Accepted().json(BackupJobResponse { job_id: job.0 }))
}
