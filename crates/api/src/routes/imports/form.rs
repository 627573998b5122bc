//! A file handed in: `multipart/form-data`.

use std::future::Future;
use std::pin::Pin;

use actix_multipart::{Field, Multipart};
use actix_web::dev::Payload;
use actix_web::http::{StatusCode, header};
use actix_web::{FromRequest, HttpRequest};
use futures_util::StreamExt as _;
use tierway_application::imports::{ImportKind, ImportUpload};
use tierway_application::sheets::{MOST_BYTES, SheetError};
use utoipa::ToSchema;

use super::names::ImportKindName;
use crate::Problem;
use crate::body::NUL;
use crate::routes::accounts::{read_text, unreadable};

/// Most parts of the form.
const MAX_PARTS: usize = 16;

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

#[derive(Default)]
struct Parts {
    kind: Option<String>,
    file: Option<Vec<u8>>,
    file_name: Option<String>,
    reason: Option<String>,
}

impl FromRequest for HandedIn {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<HandedIn, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let kind =
            request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        if !kind.trim_start().to_ascii_lowercase().starts_with("multipart/form-data") {
            let text = "This operation takes multipart/form-data.";
            let refused = Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, text);
            return Box::pin(async move { Err(refused) });
        }
        let form = Multipart::from_request(request, payload);
        Box::pin(async move { read_form(form.await.map_err(|_| unreadable())?).await?.read() })
    }
}

impl Parts {
    fn read(self) -> Result<HandedIn, Problem> {
        let kind = ImportKind::parse(self.kind.unwrap_or_default().trim());
        let kind = kind.ok_or_else(|| Problem::field("kind", "Please say what the rows of this file are."))?;
        let bytes = self.file.filter(|bytes| !bytes.is_empty());
        let bytes = bytes.ok_or_else(|| Problem::field("file", "Please choose a file."))?;
        if self.reason.as_ref().is_some_and(|reason| reason.contains('\0')) {
            return Err(Problem::field("reason", NUL));
        }
        Ok(HandedIn(ImportUpload { kind, file_name: self.file_name, bytes, reason: self.reason }))
    }
}

async fn read_form(mut form: Multipart) -> Result<Parts, Problem> {
    let mut parts = Parts::default();
    let mut count = 0;
    while let Some(part) = form.next().await {
        let mut part = part.map_err(|_| unreadable())?;
        let name = part.name().unwrap_or_default().to_owned();
        count += 1;
        if count > MAX_PARTS {
            return Err(Problem::malformed("The form has too many fields."));
        }
        let file_name = part.content_disposition().and_then(|head| head.get_filename()).map(str::to_owned);
        match (name.as_str(), file_name) {
            ("file", file_name) => {
                parts.file = Some(read_file(&mut part).await?);
                parts.file_name = file_name;
            }
            (_, Some(_)) => return Err(Problem::field(name, "This field takes no file.")),
            ("kind", None) => parts.kind = Some(read_text(&mut part, &name).await?),
            ("reason", None) => parts.reason = Some(read_text(&mut part, &name).await?),
            (_, None) => {
                let _ignored = read_text(&mut part, &name).await?;
            }
        }
    }
    Ok(parts)
}

async fn read_file(part: &mut Field) -> Result<Vec<u8>, Problem> {
    match part.bytes(MOST_BYTES).await {
        Ok(Ok(bytes)) => Ok(bytes.to_vec()),
        Ok(Err(_)) => Err(unreadable()),
        Err(_) => Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, SheetError::TooLarge.to_string())),
    }
}
