//! A picture uploaded by itself: `multipart/form-data` with a file, or JSON with a `data:` URL.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use tierway_application::media::{Picture, read_picture, refused};
use tierway_application::{Failure, ImageError, Services};
use tierway_catalogue::MAX_IMAGE_BYTES;

use crate::Problem;
use crate::body::LargeBody;
use crate::dto::*;
use crate::file_form::{is_form, read_file_form};

/// The field that holds the picture.
const FIELD: &str = "file";

/// A picture as JSON.
#[derive(Clone, Deserialize, Validate, ToSchema)]
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
    /// Re-encodes it. Slow.
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
        if is_form(request) {
            let form =
                read_file_form(request, payload, MAX_IMAGE_BYTES, || refused(FIELD, ImageError::TooLarge).into());
            Box::pin(async move {
                let file = form.await?.file;
                file.map(Upload::Bytes).ok_or_else(|| refused(FIELD, ImageError::NotAnImage).into())
            })
        } else {
            let body = LargeBody::<UploadMediaRequest>::from_request(request, payload);
            Box::pin(async move { Ok(Upload::Text(body.await?.0.file)) })
        }
    }
}
