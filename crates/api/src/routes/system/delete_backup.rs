//! `DELETE /api/backups/{name}`.

use actix_web::web;
use tierway_application::backups;

use crate::prelude::*;

/// Remove a backup
///
/// For the admin.
#[utoipa::path(
    tag = "System",
    params(("name" = String, Path, description = "Its file name.", example = "tierway-20261123-020204Z.tar.zst")),
    responses(
        (status = 204, description = "Removed."),
        (status = 404, description = "Backup not found."),
    ),
)]
#[delete("/api/backups/{name}")]
pub async fn delete_backup(call: Call, name: web::Path<String>) -> HandlerResult {
    let (context, name) = (call.context(), name.into_inner());
    let log = call.blocking(move |_| backups::delete_backup(&context, &name)).await?.map_err(Problem::from)?;
    call.write(move |tx, context| log(tx, context)).await?;
    Ok(HttpResponse::NoContent().finish())
}
