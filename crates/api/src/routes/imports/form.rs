//! A file handed in: `multipart/form-data`.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::{FromRequest, HttpRequest};
use tierway_application::imports::{ImportKind, ImportUpload};
use tierway_application::sheets::{MOST_BYTES, SheetError};
use utoipa::ToSchema;

use super::names::ImportKindName;
use crate::Problem;
use crate::body::NUL;
use crate::file_form::{FileForm, is_form, read_file_form};

/// A file to be imported.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "only described, the parts are read one by one")]
pub struct UploadImportForm {
    /// What its rows are.
    kind: ImportKindName,
    /// CSV or XLSX of at most 20 MB, 50,000 rows and 100 columns; the first row with something in it is the heading.
    #[schema(value_type = String, format = Binary)]
    file: (),
    /// Why, for a stock count; may be given with the check.
    #[schema(example = "Year's end")]
    reason: Option<String>,
}

/// A file read off the wire.
pub struct HandedIn(pub ImportUpload);

impl FromRequest for HandedIn {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<HandedIn, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        if !is_form(request) {
            let text = "This operation takes multipart/form-data.";
            let refused = Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, text);
            return Box::pin(async move { Err(refused) });
        }
        let form = read_file_form(request, payload, MOST_BYTES, || {
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, SheetError::TooLarge.to_string())
        });
        Box::pin(async move { read(form.await?) })
    }
}

fn read(mut form: FileForm) -> Result<HandedIn, Problem> {
    let kind = ImportKind::parse(form.take("kind").unwrap_or_default().trim());
    let kind = kind.ok_or_else(|| Problem::field("kind", "Please say what the rows of this file are."))?;
    let reason = form.take("reason");
    let bytes = form.file.filter(|bytes| !bytes.is_empty());
    let bytes = bytes.ok_or_else(|| Problem::field("file", "Please choose a file."))?;
    if reason.as_ref().is_some_and(|reason| reason.contains('\0')) {
        return Err(Problem::field("reason", NUL));
    }
    Ok(HandedIn(ImportUpload { kind, file_name: form.file_name, bytes, reason }))
}
