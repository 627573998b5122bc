//! Parts of a response that some callers do not get: all of their fields are present, or none. The derived schema of a
//! flattened `Option` is "these fields, or null", which is wrong for an object.

use utoipa::openapi::schema::{AnyOfBuilder, ObjectBuilder, Schema, SchemaType, Type};
use utoipa::openapi::{OpenApi as Document, RefOr};

/// Says of every such part that it may be absent.
pub(super) fn allow(document: &mut Document) {
    let Some(components) = &mut document.components else { return };
    for schema in components.schemas.values_mut() {
        if let RefOr::T(Schema::AllOf(whole)) = schema {
            whole.items.iter_mut().for_each(allow_part);
        }
    }
}

fn allow_part(part: &mut RefOr<Schema>) {
    let RefOr::T(Schema::OneOf(choice)) = part else { return };
    if !choice.items.iter().any(is_null) {
        return;
    }
    let fields = choice.items.iter().filter(|item| !is_null(item)).cloned();
    let without = ObjectBuilder::new().schema_type(Type::Object).description(Some("Not visible to this caller."));
    let both = fields.fold(AnyOfBuilder::new(), AnyOfBuilder::item).item(without);
    *part = both.into();
}

fn is_null(item: &RefOr<Schema>) -> bool {
    matches!(item, RefOr::T(Schema::Object(object)) if object.schema_type == SchemaType::Type(Type::Null))
}
