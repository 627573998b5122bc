//! The picture of a product form, taken before the transaction.

use tierway_application::catalogue::take_image as take;

use super::request::ProductRequest;
use crate::{Call, Problem};

/// Stores or checks the form's picture off the async threads. Outer `None`: the form says nothing about it; inner:
/// no picture.
pub(super) async fn take_image(call: &Call, form: &mut ProductRequest) -> Result<Option<Option<String>>, Problem> {
    match form.take_image() {
        None => Ok(None),
        Some(text) => {
            let image = call.blocking(move |services| take(services, &text)).await??;
            Ok(Some(image))
        }
    }
}
