//! Forms that hand in a file with a few texts: `multipart/form-data`. What the texts mean, and what else may hold the
//! file, is said where the operation lives.

use std::collections::HashMap;
use std::future::Future;

use actix_multipart::{Field, Multipart};
use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::{FromRequest as _, HttpRequest};
use futures_util::StreamExt as _;

use crate::Problem;

/// The field that holds the file.
const FILE: &str = "file";
/// Most parts of a form.
const MAX_PARTS: usize = 16;
/// Most bytes of a part that is a text.
const MAX_TEXT: usize = 16 * 1024;

/// What a form holds.
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

/// Reads a form whose file has at most `most` bytes; `too_large` answers a larger one.
pub(crate) fn read_file_form(
    request: &HttpRequest,
    payload: &mut Payload,
    most: usize,
    too_large: fn() -> Problem,
) -> impl Future<Output = Result<FileForm, Problem>> + use<> {
    let parts = Multipart::from_request(request, payload);
    async move {
        let mut parts = parts.await.map_err(|_| unreadable())?;
        let mut form = FileForm::default();
        let mut count = 0;
        while let Some(part) = parts.next().await {
            let mut part = part.map_err(|_| unreadable())?;
            count += 1;
            if count > MAX_PARTS {
                return Err(Problem::malformed("The form has too many fields."));
            }
            let name = part.name().unwrap_or_default().to_owned();
            let file_name = part.content_disposition().and_then(|head| head.get_filename()).map(str::to_owned);
            if name == FILE {
                form.file = Some(read_file(&mut part, most, too_large).await?);
                form.file_name = file_name;
            } else if file_name.is_some() {
                return Err(Problem::field(name, "This field takes no file."));
            } else {
                let text = read_text(&mut part, &name).await?;
                form.texts.insert(name, text);
            }
        }
        Ok(form)
    }
}

async fn read_file(part: &mut Field, most: usize, too_large: fn() -> Problem) -> Result<Vec<u8>, Problem> {
    match part.bytes(most).await {
        Ok(Ok(bytes)) => Ok(bytes.to_vec()),
        Ok(Err(_)) => Err(unreadable()),
        Err(_) => Err(too_large()),
    }
}

/// Reads a part that is a text.
pub(crate) async fn read_text(part: &mut Field, name: &str) -> Result<String, Problem> {
    match part.bytes(MAX_TEXT).await {
        Ok(Ok(bytes)) => {
            String::from_utf8(bytes.to_vec()).map_err(|_| Problem::field(name, "This text is not readable."))
        }
        Ok(Err(_)) => Err(unreadable()),
        Err(_) => Err(Problem::field(name, "This text is too long.")),
    }
}

/// A form that breaks off or has no form.
pub(crate) fn unreadable() -> Problem {
    Problem::malformed("The form could not be read.")
}
