//! `PUT /api/products/{id}/compliance-sheet`.

use tierway_application::catalogue::set_compliance_sheet as set;
use tierway_application::media::read_sheet;
use tierway_catalogue::image_url;
use tierway_kernel::{Permission, ProductId};

use crate::body::LargeBody;
use crate::dto::*;
use crate::pictures::keep;
use crate::prelude::*;

/// A compliance sheet as a file.
#[derive(Clone, Deserialize, Validate, ToSchema)]
pub struct SetComplianceSheetRequest {
    /// A `data:` URL of a PDF of at most 10 MB.
    #[schema(example = "data:application/pdf;base64,JVBERi0xLjcK")]
    file: String,
}

/// Where the sheet is.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComplianceSheetResponse {
    /// Its URL, as products have it.
    #[schema(example = "/media/0f3c….pdf")]
    pub compliance_sheet_url: String,
}

/// Set a product's compliance sheet
///
/// For admin and manufacturer: a PDF that visitors download from the product's page. It replaces the former one. PDFs with
/// scripts, attachments or a password are rejected.
#[utoipa::path(
    tag = "Catalogue",
    params(("id" = i64, Path, description = "The product.", example = 42)),
    request_body = SetComplianceSheetRequest,
    responses(
        (status = 200, description = "The sheet.", body = ComplianceSheetResponse),
        (status = 422, description = "Not a PDF, or one that acts; `errors` says why."),
    ),
)]
#[put("/api/products/{id}/compliance-sheet")]
pub async fn set_compliance_sheet(call: Call, id: Id, body: LargeBody<SetComplianceSheetRequest>) -> HandlerResult {
    call.context().require(Permission::SetComplianceSheet)?;
    let text = body.0.file;
    let sheet = call.blocking(move |services| read_sheet(services, "file", &text)).await??;
    let key = sheet.reference().unwrap_or_default().to_owned();
    let compliance_sheet_url = image_url(&key);
    keep(&call, Permission::SetComplianceSheet, vec![sheet]).await?;
    call.write(move |tx, context| set(tx, context, ProductId(id.0), &key)).await?;
    Ok(HttpResponse::Ok().json(ComplianceSheetResponse { compliance_sheet_url }))
}
