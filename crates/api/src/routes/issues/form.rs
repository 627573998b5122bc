//! Reads reports and photos: JSON, or a form with the photos as parts.

use std::future::Future;
use std::pin::Pin;

use actix_multipart::Multipart;
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use serde_json::{Map, Value};
use tierway_application::media::refused;
use tierway_application::{Failure, ImageError};
use tierway_workforce::{IssueDraft, MAX_PHOTO_BYTES, check_photo_count};
use utoipa::ToSchema;

use super::request::ReportIssueRequest;
use crate::Problem;
use crate::body::{Body, parse};
use crate::body_intake::{Held, Receiving, load};
use crate::file_form::{is_form, read_text, receive_file, unreadable};

/// The field that holds a photo.
const FIELD: &str = "photos";
/// Most parts of a form.
const MAX_PARTS: usize = 24;

/// A report as a form.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "only described, the parts are read one by one")]
pub struct ReportIssueForm {
    /// Type of issue.
    #[schema(example = "Leaking")]
    issue_type: String,
    /// The description.
    description: String,
    /// `low`, `medium`, `high` or `urgent`; `high` if omitted.
    priority: Option<String>,
    /// The product it is about.
    product_id: Option<i64>,
    /// The batch.
    lot_id: Option<i64>,
    /// The order.
    order_id: Option<i64>,
    /// Up to 8 pictures, one part each: png, jpeg or webp by content, at most 5 MB.
    #[schema(value_type = Option<Vec<PhotoPart>>, inline)]
    photos: (),
}

/// Photos as a form.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only described, the parts are read one by one")]
pub struct IssuePhotosForm {
    /// Up to 8 pictures, one part each: png, jpeg or webp by content, at most 5 MB.
    #[schema(value_type = Vec<PhotoPart>, inline)]
    photos: (),
}

/// A file of a form.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
#[expect(dead_code, reason = "only described")]
pub(super) struct PhotoPart(String);

/// A report as it came.
pub struct Report {
    /// Its contents.
    pub draft: IssueDraft,
    /// Its photos.
    pub photos: Vec<Vec<u8>>,
}

/// Photos as they came.
pub struct Photos(pub Vec<Vec<u8>>);

impl FromRequest for Report {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Report, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        if is_form(request) {
            let (receiving, parts) = (Receiving::begin(request), Multipart::from_request(request, payload));
            Box::pin(async move {
                let (texts, photos) = read_parts(receiving?, parts.await.map_err(|_| unreadable())?).await?;
                let report: ReportIssueRequest = parse(Value::Object(texts).to_string().as_bytes())?;
                Ok(Report { draft: report.draft(), photos })
            })
        } else {
            let body = Body::<ReportIssueRequest>::from_request(request, payload);
            Box::pin(async move { Ok(Report { draft: body.await?.0.draft(), photos: Vec::new() }) })
        }
    }
}

impl FromRequest for Photos {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Photos, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        if !is_form(request) {
            let sentence = "This operation requires multipart/form-data.";
            let wrong = Problem::new(actix_web::http::StatusCode::UNSUPPORTED_MEDIA_TYPE, sentence);
            return Box::pin(async move { Err(wrong) });
        }
        let (receiving, parts) = (Receiving::begin(request), Multipart::from_request(request, payload));
        Box::pin(async move { Ok(Photos(read_parts(receiving?, parts.await.map_err(|_| unreadable())?).await?.1)) })
    }
}

/// The texts of a form, empty ones omitted, and its photos.
async fn read_parts(
    mut receiving: Receiving,
    mut parts: Multipart,
) -> Result<(Map<String, Value>, Vec<Vec<u8>>), Problem> {
    let mut texts = Map::new();
    let mut files = Vec::new();
    let mut count = 0;
    while let Some(part) = receiving.next(&mut parts).await? {
        let mut part = part.map_err(|_| unreadable())?;
        count += 1;
        if count > MAX_PARTS {
            return Err(Problem::malformed("The form has too many fields."));
        }
        let name = part.name().unwrap_or_default().to_owned();
        let is_file = part.content_disposition().and_then(|head| head.get_filename()).is_some();
        if name == FIELD {
            let too_large = || refused(FIELD, ImageError::TooLarge).into();
            let file = receive_file(&mut receiving, &mut part, MAX_PHOTO_BYTES, &too_large).await?;
            // A file input without a file is sent as an empty part.
            if file.len() > 0 {
                check_photo_count(files.len(), 1).map_err(|error| Failure::Fields(vec![error]))?;
                files.push(file);
            }
        } else if is_file {
            return Err(Problem::field(name, "This field does not accept files."));
        } else {
            let text = read_text(&mut receiving, &mut part, &name).await?;
            if !text.trim().is_empty() {
                texts.insert(name, Value::String(text));
            }
        }
    }
    receiving.share(files.iter().map(Held::len).sum()).await?;
    let mut photos = Vec::with_capacity(files.len());
    for file in files {
        photos.push(load(file).await?);
    }
    Ok((texts, photos))
}
