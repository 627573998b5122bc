//! The pictures of a product form, taken before the transaction.

use tierway_application::Failure;
use tierway_application::media::{Picture, read_picture};
use tierway_catalogue::ImagesChange;

use super::request::ProductRequest;
use crate::pictures::keep;
use crate::{Call, Problem};

/// Reads the form's pictures off the async threads and keeps those that are new.
pub(super) async fn take_images(call: &Call, form: &mut ProductRequest) -> Result<ImagesChange, Problem> {
    match (form.images.take(), form.take_image()) {
        (Some(texts), _) => {
            let fields = texts.into_iter().enumerate().map(|(at, text)| (format!("images[{at}]"), text));
            Ok(ImagesChange::All(take(call, fields.collect()).await?.into_iter().flatten().collect()))
        }
        (None, Some(text)) => {
            let first = take(call, vec![("imageUrl".to_owned(), text)]).await?;
            Ok(ImagesChange::First(first.into_iter().flatten().next()))
        }
        (None, None) => Ok(ImagesChange::Keep),
    }
}

/// How the product refers to each of them.
async fn take(call: &Call, fields: Vec<(String, String)>) -> Result<Vec<Option<String>>, Problem> {
    let read = call.blocking(move |services| {
        fields
            .iter()
            .map(|(field, text)| read_picture(services, field, text))
            .collect::<Result<Vec<Picture>, Failure>>()
    });
    let pictures = read.await??;
    let references = pictures.iter().map(|picture| picture.reference().map(str::to_owned)).collect();
    keep(call, pictures).await?;
    Ok(references)
}
