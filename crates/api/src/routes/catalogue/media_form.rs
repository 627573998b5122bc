//! A picture uploaded by itself: `multipart/form-data` with a file, or JSON with a `data:` URL.

use std::future::Future;
use std::pin::Pin;

use actix_multipart::{Field, Multipart};
use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::{FromRequest, HttpRequest};
use futures_util::StreamExt as _;
use serde::Deserialize;
use tierway_application::media::{Picture, read_picture, refused};
use tierway_application::{Failure, ImageError, Services};
use tierway_catalogue::MAX_IMAGE_BYTES;
use utoipa::ToSchema;

use crate::Problem;
use crate::body::LargeBody;

/// The field that holds the picture.
const FIELD: &str = "file";
/// Most parts of the form.
const MAX_PARTS: usize = 16;
/// Most bytes of a part that is not the picture.
const MAX_TEXT: usize = 16 * 1024;

/// A picture as JSON.
#[derive(Clone, Deserialize, ToSchema)]
pub struct UploadMediaRequest {
    /// A `data:` URL of at most 5 MB.
    #[schema(example = "data:image/png;base64,iVBORw0KGgo=")]
    file: String,
}

/// A picture as a form.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only described, the parts are read one by one")]
pub struct UploadMediaForm {
    /// png, jpeg, webp or gif by content, at most 5 MB.
    #[schema(value_type = String, format = Binary)]
    file: (),
}

/// A picture as it came.
pub enum Upload {
    /// The bytes of a part.
    Bytes(Vec<u8>),
    /// A `data:` URL.
    Text(String),
}

impl Upload {
    /// Draws it anew. Slow.
    pub fn render(&self, services: &Services) -> Result<Picture, Failure> {
        let picture = match self {
            Upload::Bytes(bytes) => {
                Picture::Upload(services.images.render(bytes).map_err(|error| refused(FIELD, error))?)
            }
            Upload::Text(text) => read_picture(services, FIELD, text)?,
        };
        match picture {
            Picture::Upload(_) => Ok(picture),
            Picture::Missing | Picture::Own(_) | Picture::Elsewhere(_) => Err(refused(FIELD, ImageError::NotAnImage)),
        }
    }
}

impl FromRequest for Upload {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Upload, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let kind =
            request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        if kind.trim_start().to_ascii_lowercase().starts_with("multipart/form-data") {
            let parts = Multipart::from_request(request, payload);
            Box::pin(async move { read_form(parts.await.map_err(|_| unreadable())?).await })
        } else {
            let body = LargeBody::<UploadMediaRequest>::from_request(request, payload);
            Box::pin(async move { Ok(Upload::Text(body.await?.0.file)) })
        }
    }
}

async fn read_form(mut form: Multipart) -> Result<Upload, Problem> {
    let mut picture = None;
    let mut count = 0;
    while let Some(part) = form.next().await {
        let mut part = part.map_err(|_| unreadable())?;
        count += 1;
        if count > MAX_PARTS {
            return Err(Problem::malformed("The form has too many fields."));
        }
        if part.name() == Some(FIELD) {
            picture = Some(read(&mut part, MAX_IMAGE_BYTES, ImageError::TooLarge).await?);
        } else {
            read(&mut part, MAX_TEXT, ImageError::NotAnImage).await?;
        }
    }
    match picture {
        Some(bytes) => Ok(Upload::Bytes(bytes)),
        None => Err(refused(FIELD, ImageError::NotAnImage).into()),
    }
}

async fn read(part: &mut Field, most: usize, beyond: ImageError) -> Result<Vec<u8>, Problem> {
    match part.bytes(most).await {
        Ok(Ok(bytes)) => Ok(bytes.to_vec()),
        Ok(Err(_)) => Err(unreadable()),
        Err(_) => Err(refused(FIELD, beyond).into()),
    }
}

fn unreadable() -> Problem {
    Problem::malformed("The form could not be read.")
}
