//! Response headers of every list (product.md §2): total count and next page.

use utoipa::openapi::header::Header;
use utoipa::openapi::path::Operation;
use utoipa::openapi::schema::{Object, Schema, Type};
use utoipa::openapi::{Content, OpenApi as Document, RefOr};

/// Names the headers of each list that does not name them itself.
pub(super) fn document_headers(document: &mut Document) {
    for operation in document.paths.paths.values_mut().filter_map(|item| item.get.as_mut()) {
        add_headers(operation);
    }
}

fn add_headers(operation: &mut Operation) {
    let Some(RefOr::T(response)) = operation.responses.responses.get_mut("200") else { return };
    let is_list = |content: &RefOr<Content>| match content {
        RefOr::T(content) => matches!(content.schema, Some(RefOr::T(Schema::Array(_)))),
        RefOr::Ref(_) => false,
    };
    if response.content.get("application/json").is_some_and(is_list) {
        let count = header(Type::Integer, "Total number of items that match the filter.");
        response.headers.entry("X-Total-Count".to_owned()).or_insert(count);
        let link = header(Type::String, "`rel=\"next\"` if there is another page.");
        response.headers.entry("Link".to_owned()).or_insert(link);
    }
}

fn header(kind: Type, description: &str) -> RefOr<Header> {
    let mut header = Header::new(Object::with_type(kind));
    header.description = Some(description.to_owned());
    RefOr::T(header)
}
