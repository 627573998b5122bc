//! Pictures of a product form, processed before the transaction.

use tierway_application::Failure;
use tierway_application::media::{Picture, read_picture};
use tierway_catalogue::ImagesChange;
use tierway_kernel::Permission;

use super::request::ProductRequest;
use crate::form::with_rules;
use crate::pictures::keep;
use crate::{Call, Problem};

/// Processes the form's pictures off the async threads and stores new ones. Errors are reported with those of the form.
pub(super) async fn take_images(call: &Call, form: &mut ProductRequest) -> Result<ImagesChange, Problem> {
    match (form.images.take(), form.take_image()) {
        (Some(texts), _) => {
            let fields = texts.into_iter().enumerate().map(|(at, text)| (format!("images[{at}]"), text));
            Ok(ImagesChange::All(take(call, form, fields.collect()).await?.into_iter().flatten().collect()))
        }
        (None, Some(text)) => {
            let first = take(call, form, vec![("imageUrl".to_owned(), text)]).await?;
            Ok(ImagesChange::First(first.into_iter().flatten().next()))
        }
        (None, None) => Ok(ImagesChange::Keep),
    }
}

/// How the product refers to each of them.
async fn take(
    call: &Call,
    form: &ProductRequest,
    fields: Vec<(String, String)>,
) -> Result<Vec<Option<String>>, Problem> {
    let read = call.blocking(move |services| {
        let read = |(field, text): &(String, String)| read_picture(services, field, text);
        fields.iter().map(read).collect::<Vec<Result<Picture, Failure>>>()
    });
    let (mut pictures, mut faults) = (Vec::new(), Vec::new());
    for picture in read.await? {
        match picture {
            Ok(picture) => pictures.push(picture),
            Err(Failure::Fields(fields)) => faults.extend(fields),
            Err(other) => return Err(other.into()),
        }
    }
    if !faults.is_empty() {
        return Err(Failure::Fields(with_rules(faults, form)).into());
    }
    let references = pictures.iter().map(|picture| picture.reference().map(str::to_owned)).collect();
    keep(call, Permission::UploadMedia, pictures).await?;
    Ok(references)
}
