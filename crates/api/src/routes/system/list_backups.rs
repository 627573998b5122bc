//! `GET /api/backups`.

use tierway_application::backups;

use super::backup_dto::BackupResponse;
use crate::list::short_list_response;
use crate::prelude::*;

/// List backups
///
/// For the admin: the backups in this server's directory, newest first. The setting `backupsKept` says how many are
/// kept. Restore one with the command `tierway restore`.
#[utoipa::path(
    tag = "System",
    params(PageParams),
    responses((status = 200, description = "The backups.", body = Vec<BackupResponse>)),
)]
#[get("/api/backups")]
pub async fn list_backups(call: Call) -> HandlerResult {
    let page = call.page()?;
    let context = call.context();
    let files = call.blocking(move |_| backups::list_backups(&context)).await?.map_err(Problem::from)?;
    short_list_response(&call, files.into_iter().map(BackupResponse::from), &page)
}
