//! A table of prices uploaded: `multipart/form-data`.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::{FromRequest, HttpRequest};
use tierway_application::sheets::{MOST_BYTES, SheetError};
use tierway_catalogue::Audience;

use super::names::PriceAudience;
use crate::Problem;
use crate::dto::*;
use crate::file_form::{FileForm, is_form, read_file_form};

/// A table of prices.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only described, the parts are read one by one")]
pub struct PriceFileForm {
    /// The audience of the prices.
    audience: PriceAudience,
    /// CSV or XLSX with a column `SKU` and any of `USA`, `Canada`, `Europe`, `Asia`, like the export. An empty cell
    /// keeps the price, `none` removes it.
    #[schema(value_type = String, format = Binary)]
    file: (),
}

/// A table read off the wire.
pub struct PriceFile {
    /// The audience of the prices.
    pub audience: Audience,
    /// The content.
    pub bytes: Vec<u8>,
}

impl FromRequest for PriceFile {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<PriceFile, Problem>>>>;

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
    #[validate(required(message = "Please choose whose prices these are."))]
    #[validate(custom(function = form::not_blank, message = "Please choose whose prices these are."))]
    #[validate(custom(function = form::known::<Audience>, message = "Please choose whose prices these are."))]
    audience: Option<String>,
    #[validate(required(code = "file"), length(min = 1, code = "file"))]
    file: Option<Vec<u8>>,
}

fn read(mut form: FileForm) -> Result<PriceFile, Problem> {
    let parts = Parts { audience: form.take("audience"), file: form.file.take() };
    form::check(&parts)?;
    let audience = form::checked(parts.audience.and_then(|name| Audience::parse(name.trim())))?;
    Ok(PriceFile { audience, bytes: form::checked(parts.file)? })
}
