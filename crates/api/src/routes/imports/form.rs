//! A file uploaded: `multipart/form-data`.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::{FromRequest, HttpRequest};
use tierway_application::imports::{ImportKind, ImportUpload};
use tierway_application::sheets::{MOST_BYTES, SheetError};

use super::names::ImportKindName;
use crate::Problem;
use crate::dto::*;
use crate::file_form::{FileForm, is_form, read_file_form};

/// A file to be imported.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "only described, the parts are read one by one")]
pub struct UploadImportForm {
    /// Type of the import.
    kind: ImportKindName,
    /// CSV or XLSX of at most 20 MB, 50,000 rows and 100 columns; the first row with something in it is the heading.
    #[schema(value_type = String, format = Binary)]
    file: (),
    /// Reason of a stock count; may be sent with the check instead.
    #[schema(example = "Year's end")]
    reason: Option<String>,
}

/// A file read off the wire.
pub struct ReceivedFile(pub ImportUpload);

impl FromRequest for ReceivedFile {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<ReceivedFile, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        if !is_form(request) {
            let text = "This operation requires multipart/form-data.";
            let refused = Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, text);
            return Box::pin(async move { Err(refused) });
        }
        let form = read_file_form(request, payload, MOST_BYTES, || {
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, SheetError::TooLarge)
        });
        Box::pin(async move { read(form.await?) })
    }
}

/// Required parts of a form.
#[derive(Deserialize, Validate)]
struct Parts {
    #[validate(required(message = "Please choose what to import."))]
    #[validate(custom(function = form::not_blank, message = "Please choose what to import."))]
    #[validate(custom(function = form::known::<ImportKind>, message = "Please choose what to import."))]
    kind: Option<String>,
    #[validate(required(code = "file"), length(min = 1, code = "file"))]
    file: Option<Vec<u8>>,
}

fn read(mut form: FileForm) -> Result<ReceivedFile, Problem> {
    let parts = Parts { kind: form.take("kind"), file: form.file.take() };
    form::check(&parts)?;
    let kind = form::checked(parts.kind.and_then(|name| ImportKind::parse(name.trim())))?;
    let bytes = form::checked(parts.file)?;
    Ok(ReceivedFile(ImportUpload { kind, reason: form.take("reason"), file_name: form.file_name, bytes }))
}
