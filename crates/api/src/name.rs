//! Closed vocabularies as they travel: a value of the domain by its name, and all names in the OpenAPI document.

use std::borrow::Cow;

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use tierway_kernel::{DateSort, Named};
use utoipa::openapi::schema::{ObjectBuilder, SchemaType, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// A value of an enum by its wire name. Its aliases, such as [`RoleName`](crate::routes::accounts::RoleName),
/// are defined where requests and responses use them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Name<T>(pub T);

/// Sort order by time.
pub type DateSortName = Name<DateSort>;

impl<T: Named> From<T> for Name<T> {
    fn from(value: T) -> Name<T> {
        Name(value)
    }
}

impl<T: Named> Serialize for Name<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl<'de, T: Named> Deserialize<'de> for Name<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name<T>, D::Error> {
        let name = String::deserialize(deserializer)?;
        T::of_name(&name).map(Name).ok_or_else(|| D::Error::unknown_variant(&name, T::NAMES))
    }
}

impl<T: Named> PartialSchema for Name<T> {
    fn schema() -> RefOr<Schema> {
        let lines: Vec<&str> = T::DOC.iter().map(|line| line.trim()).collect();
        ObjectBuilder::new()
            .schema_type(SchemaType::new(Type::String))
            .description(Some(lines.join("\n")))
            .enum_values(Some(T::NAMES.iter().copied()))
            .into()
    }
}

impl<T: Named> ToSchema for Name<T> {
    fn name() -> Cow<'static, str> {
        T::TYPE.into()
    }
}
