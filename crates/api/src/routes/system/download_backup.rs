//! `GET /api/backups/{name}/download`.

use std::io;

use actix_web::body::SizedStream;
use actix_web::http::header::{self, ContentDisposition, DispositionParam, DispositionType};
use actix_web::{HttpMessage, HttpRequest, web};
use bytes::Bytes;
use futures_util::stream::{Stream, try_unfold};
use tierway_application::backups::{self, BackupContent};

use crate::dto::*;
use crate::head::WasHead;
use crate::prelude::*;

/// Bytes that are read at once.
const CHUNK: usize = 256 * 1024;

/// What opens the backup.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct DownloadBackupParams {
    /// The key of a download link.
    #[param(example = "u4ZqVbqfkJ0Qh1fJ")]
    pub key: String,
}

/// Download a backup
///
/// For the admin who created the link (`POST /api/backups/{name}/download-links`); each link works once. The download is
/// recorded in the activity log.
#[utoipa::path(
    tag = "System",
    params(
        ("name" = String, Path, description = "Its file name.", example = "tierway-20261123-020204Z.tar.zst"),
        DownloadBackupParams,
    ),
    responses(
        (status = 200, description = "The backup.", content((Vec<u8> = "application/zstd"))),
        (status = 404, description = "Backup not found."),
        (status = 422, description = "The link has expired or was already used."),
    ),
)]
#[get("/api/backups/{name}/download")]
pub async fn download_backup(
    call: Call,
    name: web::Path<String>,
    params: Params<DownloadBackupParams>,
    request: HttpRequest,
) -> HandlerResult {
    // Only looking would use up the link.
    if request.extensions().contains::<WasHead>() {
        return Err(Problem::wrong_method("GET"));
    }
    let (name, key) = (name.into_inner(), params.0.key);
    let (context, wanted) = (call.context(), name.clone());
    let content = call.blocking(move |_| backups::open_backup(&context, &wanted)).await??;
    let wanted = name.clone();
    call.write(move |tx, context| backups::redeem_download_link(tx, context, &wanted, &key)).await?;
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "application/zstd"))
        // It is compressed already.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .insert_header(ContentDisposition {
            disposition: DispositionType::Attachment,
            parameters: vec![DispositionParam::Filename(name)],
        })
        .insert_header((header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .insert_header((header::CACHE_CONTROL, "private, no-store"))
        .body(SizedStream::new(content.bytes, Box::pin(chunks(content)))))
}

/// The file piece by piece, read off the async threads. A failure aborts the response, which then is shorter than its
/// announced length.
fn chunks(content: BackupContent) -> impl Stream<Item = Result<Bytes, Problem>> {
    try_unfold(content.reader, async |mut reader| {
        let read = web::block(move || -> io::Result<_> {
            let mut chunk = vec![0; CHUNK];
            let count = reader.read(&mut chunk)?;
            chunk.truncate(count);
            Ok((chunk, reader))
        });
        let read = read.await.map_err(|error| Problem::internal(&error))?;
        let (chunk, reader) = read.map_err(|error| Problem::internal(&error))?;
        Ok(if chunk.is_empty() { None } else { Some((Bytes::from(chunk), reader)) })
    })
}
