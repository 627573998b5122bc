//! Forms with a file and a few texts: `multipart/form-data`. The meaning of the texts is defined by the operation.

use std::collections::HashMap;
use std::future::Future;

use actix_multipart::{Field, Multipart};
use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::{FromRequest as _, HttpRequest};

use crate::Problem;
use crate::body::NUL;
use crate::body_intake::{Held, Receiving, Refusals, load};

/// The field that holds the file.
const FILE: &str = "file";
/// Most parts of a form.
const MAX_PARTS: usize = 16;
/// Most bytes of a part that is a text.
const MAX_TEXT: usize = 16 * 1024;

/// Contents of a form.
#[derive(Default)]
pub(crate) struct FileForm {
    /// The file.
    pub file: Option<Vec<u8>>,
    /// The name it had.
    pub file_name: Option<String>,
    texts: HashMap<String, String>,
}

impl FileForm {
    /// The text of this field.
    pub fn take(&mut self, name: &str) -> Option<String> {
        self.texts.remove(name)
    }
}

/// Whether the body is a form with parts.
pub(crate) fn is_form(request: &HttpRequest) -> bool {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    kind.trim_start().to_ascii_lowercase().starts_with("multipart/form-data")
}

/// Parses a form with a file of at most `most` bytes; `too_large` is the error for a larger one.
pub(crate) fn read_file_form(
    request: &HttpRequest,
    payload: &mut Payload,
    most: usize,
    too_large: fn() -> Problem,
) -> impl Future<Output = Result<FileForm, Problem>> + use<> {
    let receiving = Receiving::begin(request);
    let parts = Multipart::from_request(request, payload);
    async move {
        let mut receiving = receiving?;
        let mut parts = parts.await.map_err(|_| unreadable())?;
        let (mut form, mut file) = (FileForm::default(), None);
        let mut count = 0;
        while let Some(part) = receiving.next(&mut parts).await? {
            let mut part = part.map_err(|_| unreadable())?;
            count += 1;
            if count > MAX_PARTS {
                return Err(Problem::malformed("The form has too many fields."));
            }
            let name = part.name().unwrap_or_default().to_owned();
            let file_name = part.content_disposition().and_then(|head| head.get_filename()).map(str::to_owned);
            if name == FILE {
                file = Some(receive_file(&mut receiving, &mut part, most, &too_large).await?);
                form.file_name = file_name;
            } else if file_name.is_some() {
                return Err(Problem::field(name, "This field does not accept files."));
            } else {
                let text = read_text(&mut receiving, &mut part, &name).await?;
                form.texts.insert(name, text);
            }
        }
        if let Some(file) = file {
            receiving.share(file.len()).await?;
            form.file = Some(load(file).await?);
        }
        Ok(form)
    }
}

/// Takes in a part that is a file of at most `most` bytes; it is not in memory yet.
pub(crate) async fn receive_file(
    receiving: &mut Receiving,
    part: &mut Field,
    most: usize,
    too_large: &dyn Fn() -> Problem,
) -> Result<Held, Problem> {
    let refused = Refusals { too_large, unreadable: &unreadable, at_once: false };
    receiving.collect(part, most, refused).await
}

/// Reads a part that is a text.
pub(crate) async fn read_text(receiving: &mut Receiving, part: &mut Field, name: &str) -> Result<String, Problem> {
    let too_long = || Problem::field(name, "This text is too long.");
    let refused = Refusals { too_large: &too_long, unreadable: &unreadable, at_once: false };
    let text = load(receiving.collect(part, MAX_TEXT, refused).await?).await?;
    let text = String::from_utf8(text).map_err(|_| Problem::field(name, "This text is not valid UTF-8."))?;
    if text.contains('\0') { Err(Problem::field(name, NUL)) } else { Ok(text) }
}

/// A form that breaks off or has no form.
pub(crate) fn unreadable() -> Problem {
    Problem::malformed("The form is malformed.")
}
