//! `GET /api/import-templates/{kind}.{format}`.

use actix_web::web;
use tierway_application::exports::ImportTemplate;
use tierway_application::imports::ImportKind;

use super::download::download;
use super::format::{Format, FormatName};
use crate::prelude::*;
use crate::routes::imports::names::ImportKindName;

/// Get an import template
///
/// For admin and manufacturer: an empty table with the columns that imports of this kind understand, to be filled in and
/// uploaded.
#[utoipa::path(
    tag = "Exports",
    params(("kind" = ImportKindName, Path, description = "What is to be imported.", example = "products"), ("format" = inline(FormatName), Path, description = "`csv` or `xlsx`.")),
    responses(
        (status = 200, description = "The table.", content((Vec<u8> = "text/csv"), (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"))),
    ),
)]
#[get("/api/import-templates/{kind}.{format}")]
pub async fn export_import_template(call: Call, format: Format, path: web::Path<(String, String)>) -> HandlerResult {
    let kind = ImportKind::parse(&path.0).ok_or_else(|| Problem::not_found("Not found."))?;
    download(&call, ImportTemplate { kind }, format.0, &format!("import-template-{}", kind.as_str())).await
}
