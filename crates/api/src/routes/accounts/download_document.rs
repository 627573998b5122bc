//! GET /api/documents/{id}.

use actix_web::http::header;
use tierway_accounts::{Document, DocumentMedia};
use tierway_application::accounts;
use tierway_kernel::DocumentId;

use crate::dto::*;
use crate::prelude::*;

/// How to send a document.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct DownloadQuery {
    /// `inline` to view it in the browser (reviewers only); otherwise it is sent as an attachment.
    #[param(example = "inline")]
    pub disposition: Option<String>,
}

impl DownloadQuery {
    /// Whether it is requested inline.
    pub fn inline(&self) -> bool {
        self.disposition.as_deref() == Some("inline")
    }
}

/// Download a document
///
/// For the account holder, the admin, and the manufacturer for its employees; others get 404. Sent as an attachment;
/// reviewers may request `disposition=inline` to view it. Opening another user's document is recorded in the activity
/// log.
#[utoipa::path(
    tag = "Accounts",
    params(("id" = i64, Path, description = "The document", example = 31), DownloadQuery),
    responses(
        (status = 200, description = "The document.", content((Vec<u8> = "application/pdf"), (Vec<u8> = "image/jpeg"), (Vec<u8> = "image/png"))),
    ),
)]
#[get("/api/documents/{id}")]
pub async fn download_document(call: Call, id: Id, params: Params<DownloadQuery>) -> HandlerResult {
    let found = call.read(move |tx, context| accounts::find_document(tx, context, DocumentId(id.0))).await?;
    let opened = found.document.clone();
    call.trace(move |tx, context| accounts::note_opening(tx, context, &opened)).await?;
    let inline = params.0.inline() && found.may_review;
    let (document, wanted) = (found.document.clone(), found.document);
    let bytes = call.blocking(move |services| accounts::read_document(services, &wanted)).await??;
    Ok(answer(&document, inline, bytes))
}

/// Nothing in a document runs or loads anything.
const SEALED: &str = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";
/// The same for an inline PDF: browsers refuse to open their PDF viewer in a sandbox.
const VIEWED_PDF: &str = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/// The bytes, with headers that prevent execution, sniffing and caching.
fn answer(document: &Document, inline: bool, bytes: Vec<u8>) -> HttpResponse {
    let way = if inline { header::DispositionType::Inline } else { header::DispositionType::Attachment };
    let policy = if inline && document.media_type == DocumentMedia::Pdf.as_str() { VIEWED_PDF } else { SEALED };
    let name = header::DispositionParam::FilenameExt(header::ExtendedValue {
        charset: header::Charset::Ext("UTF-8".to_owned()),
        language_tag: None,
        value: document.file_name.clone().into_bytes(),
    });
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, document.media_type.clone()))
        .insert_header(header::ContentDisposition { disposition: way, parameters: vec![name] })
        .insert_header((header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .insert_header((header::CONTENT_SECURITY_POLICY, policy))
        .insert_header((header::CACHE_CONTROL, "private, no-store"))
        .body(bytes)
}
