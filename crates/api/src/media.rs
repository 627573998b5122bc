//! `GET /media/{key}`: pictures and compliance sheets by the hash of their content. Content-addressed and immutable, so browsers cache them
//! forever. Private documents are not served here.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, ResponseError, web};
use bytes::Bytes;
use tierway_application::{FileArea, FileError, Files};

use crate::{App, Problem};

mod cache;

pub use cache::MediaCache;

/// Larger pictures are read each time.
const LARGEST: usize = 512 * 1024;

/// The type of the company's logo as SVG, the only picture that is a document.
const DRAWING: &str = "image/svg+xml";
/// The type of compliance sheets. They are downloaded, not opened in the place of a page.
const SHEET: &str = "application/pdf";
/// CSP for SVGs opened directly: no scripts, no loading, opaque origin. Stored files were checked before.
const DRAWING_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/// Registers the address.
pub(crate) fn configure(config: &mut web::ServiceConfig) {
    config.service(
        web::resource("/media/{key}")
            .route(web::get().to(picture))
            .default_service(web::to(|| async { Problem::wrong_method("GET, HEAD").error_response() })),
    );
}

async fn picture(request: HttpRequest, app: web::Data<App>, key: web::Path<String>) -> Result<HttpResponse, Problem> {
    let key = key.into_inner();
    let kind = media_type(&key).ok_or_else(missing)?;
    let tag = format!("\"{key}\"");
    let mut response = HttpResponse::Ok();
    response
        .insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .insert_header((header::ETAG, tag.as_str()));
    let known = request.headers().get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    // Keys are content hashes; their bytes never change.
    if known.is_some_and(|known| known.contains(&tag)) {
        return Ok(response.status(actix_web::http::StatusCode::NOT_MODIFIED).finish());
    }
    if kind == DRAWING {
        response.insert_header((header::CONTENT_SECURITY_POLICY, DRAWING_POLICY));
    }
    if kind == SHEET {
        // PDFs are compressed already; a large one would keep a thread busy.
        response.insert_header((header::CONTENT_DISPOSITION, "attachment"));
        response.insert_header((header::CONTENT_ENCODING, "identity"));
    }
    let bytes = load(&app, key, kind).await?;
    Ok(response.insert_header((header::CONTENT_TYPE, kind)).body(bytes))
}

async fn load(app: &web::Data<App>, key: String, kind: &str) -> Result<Bytes, Problem> {
    if let Some(bytes) = app.pictures.0.get(&key).or_else(|| app.pictures.1.get(&key)) {
        return Ok(bytes);
    }
    let (files, name) = (app.services.files.clone(), key.clone());
    let read = web::block(move || read(&*files, &name)).await;
    let bytes = match read.map_err(|error| Problem::internal(&error))? {
        Ok(bytes) => Bytes::from(bytes),
        Err(FileError::Missing | FileError::BadKey) => return Err(missing()),
        Err(error) => return Err(Problem::no_storage(&error)),
    };
    if kind == SHEET {
        return Ok(app.pictures.1.share(key, bytes));
    }
    if bytes.len() <= LARGEST {
        app.pictures.0.insert(key, bytes.clone());
    }
    Ok(bytes)
}

/// Reads a picture. Older ones have no thumbnail: the card rendition is used instead.
fn read(files: &dyn Files, key: &str) -> Result<Vec<u8>, FileError> {
    match (files.get(FileArea::Media, key), key.strip_suffix("-thumb.jpg")) {
        (Err(FileError::Missing), Some(hash)) => files.get(FileArea::Media, &format!("{hash}-card.jpg")),
        (found, _) => found,
    }
}

fn missing() -> Problem {
    Problem::not_found("This picture was not found.")
}

/// The media type of a key's extension; only those of pictures, logos and compliance sheets.
fn media_type(key: &str) -> Option<&'static str> {
    match key.rsplit_once('.')?.1 {
        "png" => Some("image/png"),
        "jpg" => Some("image/jpeg"),
        "webp" => Some("image/webp"),
        "gif" => Some("image/gif"),
        "svg" => Some(DRAWING),
        "pdf" => Some(SHEET),
        _ => None,
    }
}
