//! Keeps uploaded pictures: their records first, then their files (see `tierway_application::media`).

use tierway_application::media::{Media, Picture, note_uploads, put_files};
use tierway_kernel::Permission;

use crate::{Call, Problem};

/// Records and stores the new ones of `pictures`, for an operation with this permission.
pub(crate) async fn keep(call: &Call, permission: Permission, pictures: Vec<Picture>) -> Result<(), Problem> {
    let uploads: Vec<_> = pictures
        .into_iter()
        .filter_map(|picture| match picture {
            Picture::Upload(image) => Some(image),
            Picture::Missing | Picture::Own(_) | Picture::Elsewhere(_) => None,
        })
        .collect();
    if uploads.is_empty() {
        return Ok(());
    }
    let records: Vec<Media> = uploads.iter().map(|image| image.media.clone()).collect();
    call.write_beside(move |tx, context| note_uploads(tx, context, permission, &records)).await?;
    call.blocking(move |services| uploads.iter().try_for_each(|image| put_files(services, image))).await??;
    Ok(())
}
