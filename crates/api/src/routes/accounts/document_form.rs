//! A document uploaded by itself: `multipart/form-data` with a file, or JSON with a `data:` URL.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use tierway_accounts::{DocumentKind, MAX_DOCUMENT_BYTES, UploadError, check_upload};
use tierway_application::Failure;
use tierway_application::accounts::Upload;

use super::older_clients::{JsonFiles, data_url, text};
use crate::Problem;
use crate::body::LargeBody;
use crate::dto::*;
use crate::file_form::{FileForm, is_form, read_file_form};

/// A document as JSON.
#[derive(Clone, Default, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UploadDocumentRequest {
    /// Type of document, one of those requested from the role.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "idDocument", value_type = String, required)]
    pub kind: Option<String>,
    /// A `data:` URL of at most 10 MB.
    #[serde(default)]
    #[schema(value_type = String, required, example = "data:application/pdf;base64,JVBERi0xLjcK")]
    pub(super) file: JsonFiles,
    /// The name it had.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "passport.pdf")]
    pub file_name: Option<String>,
    /// Last day on which it is valid.
    #[serde(default, deserialize_with = "text")]
    #[schema(example = "2027-03-31")]
    pub expires_on: Option<String>,
}

/// A document as a form.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "only described, the parts are read one by one")]
pub struct UploadDocumentForm {
    /// Type of document, one of those requested from the role.
    #[schema(example = "idDocument")]
    kind: String,
    /// pdf, jpg, jpeg or png, at most 10 MB; shop photos jpg, jpeg or png.
    #[schema(value_type = String, format = Binary)]
    file: (),
    /// Last day on which it is valid.
    #[schema(example = "2027-03-31")]
    expires_on: Option<String>,
}

/// A document read off the wire, checked by size and first bytes.
pub struct ReceivedFile {
    /// The document.
    pub upload: Upload,
    /// The last day as it was typed.
    pub expires_on: Option<String>,
}

/// Contents of either encoding.
#[derive(Deserialize, Validate)]
#[serde(rename_all = "camelCase")]
struct Parts {
    #[validate(required(message = "Please choose the type of document."))]
    #[validate(custom(function = form::not_blank, message = "Please choose the type of document."))]
    #[validate(custom(function = form::known::<DocumentKind>, message = "Please choose the type of document."))]
    kind: Option<String>,
    #[validate(required(code = "file"), length(min = 1, code = "file"))]
    file: Option<Vec<u8>>,
    file_name: Option<String>,
    expires_on: Option<String>,
}

impl Parts {
    fn read(self) -> Result<ReceivedFile, Problem> {
        form::check(&self)?;
        let kind = form::checked(self.kind.and_then(|name| DocumentKind::parse(name.trim())))?;
        let bytes = form::checked(self.file)?;
        check_upload(kind, &bytes).map_err(refusal)?;
        Ok(ReceivedFile { upload: Upload { kind, file_name: self.file_name, bytes }, expires_on: self.expires_on })
    }
}

impl From<FileForm> for Parts {
    fn from(mut form: FileForm) -> Parts {
        let (kind, expires_on) = (form.take("kind"), form.take("expiresOn"));
        Parts { kind, file: form.file, file_name: form.file_name, expires_on }
    }
}

fn refusal(error: UploadError) -> Problem {
    Failure::upload("file", error).into()
}

impl FromRequest for ReceivedFile {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<ReceivedFile, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        if is_form(request) {
            let form = read_file_form(request, payload, MAX_DOCUMENT_BYTES, || refusal(UploadError::TooLarge));
            Box::pin(async move { Parts::from(form.await?).read() })
        } else {
            let body = LargeBody::<UploadDocumentRequest>::from_request(request, payload);
            Box::pin(async move { read_json(body.await?.0)?.read() })
        }
    }
}

fn read_json(request: UploadDocumentRequest) -> Result<Parts, Problem> {
    let file = match request.file.0.first() {
        // Four characters carry three bytes: what is longer need not be decoded to be too large.
        Some(url) if url.len() / 4 * 3 > MAX_DOCUMENT_BYTES + 1024 => return Err(refusal(UploadError::TooLarge)),
        Some(url) => Some(data_url(url).ok_or_else(|| refusal(UploadError::NotADocument))?),
        None => None,
    };
    Ok(Parts { kind: request.kind, file, file_name: request.file_name, expires_on: request.expires_on })
}
