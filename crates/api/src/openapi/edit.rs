//! Helpers for editing the OpenAPI document.

use utoipa::openapi::path::{Operation, PathItem};

/// The operations of a path, and whether each changes something.
pub(super) fn operations(item: &mut PathItem) -> impl Iterator<Item = (bool, &mut Operation)> {
    let all = [
        (false, &mut item.get),
        (true, &mut item.put),
        (true, &mut item.post),
        (true, &mut item.delete),
        (true, &mut item.patch),
    ];
    all.into_iter().filter_map(|(writes, operation)| Some((writes, operation.as_mut()?)))
}

/// Adds a paragraph to the description.
pub(super) fn append(operation: &mut Operation, sentence: &str) {
    let text = operation.description.take().unwrap_or_default();
    operation.description = Some(if text.is_empty() { sentence.to_owned() } else { format!("{text}\n\n{sentence}") });
}
