//! The field order of a request type. The derive of `Validate` loses it; the derive of `Deserialize` passes it to the
//! deserializer. The deserializer below reads nothing, it only records the field names.

use serde::de::value::{Error, StrDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, Error as _, IntoDeserializer, MapAccess, SeqAccess, Visitor,
};
use serde::forward_to_deserialize_any;

/// Position of `field`, such as `lines[2].price`, in `T`, for sorting.
pub(super) fn place<T: DeserializeOwned>(field: &str) -> Vec<usize> {
    let (mut place, mut above) = (Vec::new(), Vec::new());
    for part in field.split('.') {
        let (name, index) = part.split_once('[').unwrap_or((part, ""));
        let known = fields::<T>(&above);
        place.push(known.iter().position(|known| *known == name).unwrap_or(known.len()));
        place.extend(index.trim_end_matches(']').parse::<usize>());
        above.push(name);
    }
    place
}

/// The fields of the shape that is found below `T` under these names, through lists; none when there is no shape.
fn fields<T: DeserializeOwned>(path: &[&str]) -> &'static [&'static str] {
    let mut found: &'static [&'static str] = &[];
    // Listening ends in an error: there is nothing to read.
    let _ended = T::deserialize(Listener { path, found: &mut found });
    found
}

/// Pretends to be a request with one field on each level.
struct Listener<'a> {
    path: &'a [&'a str],
    found: &'a mut &'static [&'static str],
}

impl<'de> Deserializer<'de> for Listener<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("nothing to read"))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_seq(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        if self.path.is_empty() {
            *self.found = fields;
            return Err(Error::custom("heard"));
        }
        visitor.visit_map(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct tuple
        tuple_struct map enum identifier ignored_any
    }
}

impl<'de> SeqAccess<'de> for Listener<'_> {
    type Error = Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        seed.deserialize(Listener { path: self.path, found: self.found }).map(Some)
    }
}

impl<'de> MapAccess<'de> for Listener<'_> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        let name: StrDeserializer<'_, Error> = self.path.first().copied().unwrap_or_default().into_deserializer();
        seed.deserialize(name).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Error> {
        let below = self.path.get(1..).unwrap_or_default();
        seed.deserialize(Listener { path: below, found: self.found })?;
        Err(Error::custom("nothing more to read"))
    }
}
