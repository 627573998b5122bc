//! `POST /api/backups/{name}/download-links`.

use actix_web::web;
use tierway_application::backups;

use crate::dto::*;
use crate::prelude::*;

/// Who asks for a backup, confirmed.
#[derive(Clone, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BackupDownloadLinkRequest {
    /// Your password.
    #[serde(default)]
    #[schema(example = "correct horse", value_type = String, required)]
    pub current_password: Option<String>,
}

/// A link that downloads a backup.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BackupDownloadLinkResponse {
    /// Path and query of the download; works once, for you only.
    #[schema(example = "/api/backups/tierway-20261123-020204Z.tar.zst/download?key=u4ZqVbqfkJ0Qh1fJ")]
    pub url: String,
    /// Until when it works.
    pub expires_at: DateTime<Utc>,
}

/// Create a download link of a backup
///
/// For the admin, who enters their password again: a backup contains every account and document. The link works once,
/// for 5 minutes, in a session of the same admin. API tokens cannot create one.
#[utoipa::path(
    tag = "System",
    params(("name" = String, Path, description = "Its file name.", example = "tierway-20261123-020204Z.tar.zst")),
    request_body = BackupDownloadLinkRequest,
    responses(
        (status = 201, description = "The link.", body = BackupDownloadLinkResponse),
        (status = 404, description = "Backup not found."),
        (status = 422, description = "The password is wrong or missing; see `errors`."),
        (status = 429, description = "Too many wrong passwords; `Retry-After` says when to try again."),
    ),
)]
#[post("/api/backups/{name}/download-links")]
pub async fn create_backup_download_link(
    call: Call,
    name: web::Path<String>,
    body: Body<BackupDownloadLinkRequest>,
) -> HandlerResult {
    let (name, password) = (name.into_inner(), body.0.current_password.unwrap_or_default());
    let (context, wanted) = (call.context(), name.clone());
    call.blocking(move |_| backups::open_backup(&context, &wanted).map(|_| ())).await??;
    let typed = password.clone();
    let known = call.read(move |tx, context| backups::check_link_request(tx, context, &typed)).await?;
    call.confirm_password(password, known.clone()).await?;
    let wanted = name.clone();
    let link = call.write(move |tx, context| backups::create_download_link(tx, context, &wanted, &known)).await?;
    let url = format!("/api/backups/{name}/download?key={}", link.key);
    Ok(HttpResponse::Created().json(BackupDownloadLinkResponse { url, expires_at: link.expires_at }))
}
