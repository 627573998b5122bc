//! `POST /api/media`.

use tierway_application::media::Picture;
use tierway_kernel::Permission;

use super::dto::ImageResponse;
use super::media_form::{Upload, UploadMediaForm, UploadMediaRequest};
use crate::dto::*;
use crate::pictures::keep;
use crate::prelude::*;

/// An uploaded picture.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MediaResponse {
    /// Its URLs; send `imageUrl` in a product form.
    #[serde(flatten)]
    pub image: ImageResponse,
    /// Width of the largest rendition in pixels.
    #[schema(example = 1600)]
    pub width: u32,
    /// Its height.
    #[schema(example = 1200)]
    pub height: u32,
    /// Its bytes.
    #[schema(example = 214_000)]
    pub bytes: u64,
}

/// Upload a picture
///
/// For admin and manufacturer. Takes `multipart/form-data` with a file, or JSON with a `data:` URL: png, jpeg, webp or
/// gif by content, at most 5 MB and 50 million pixels. It is re-encoded in three sizes as JPEG on a white background,
/// correctly oriented; the original is not stored. The same picture always has the same URL. Pictures that no product
/// uses are deleted after a day.
#[utoipa::path(
    tag = "Catalogue",
    request_body(content((UploadMediaForm = "multipart/form-data"), (UploadMediaRequest = "application/json"))),
    responses(
        (status = 201, description = "The picture.", body = MediaResponse),
        (status = 422, description = "Not a picture, or too large; `errors` names the field."),
    ),
)]
#[post("/api/media")]
pub async fn upload_media(call: Call, upload: Upload) -> HandlerResult {
    call.context().require(Permission::UploadMedia)?;
    let picture = call.blocking(move |services| upload.render(services)).await??;
    let Picture::Upload(image) = &picture else { return Err(Problem::malformed("The form is malformed.")) };
    let answer = MediaResponse {
        image: ImageResponse::of(&image.media.key),
        width: image.media.width,
        height: image.media.height,
        bytes: image.media.bytes,
    };
    keep(&call, Permission::UploadMedia, vec![picture]).await?;
    Ok(HttpResponse::Created().json(answer))
}
