//! Texts and files as older clients send them: a number where a text is meant, `{}` where a browser's file was
//! turned into JSON.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::Deserialize;
use serde::de::{Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

/// A form's text: a string, a number, a list of them (joined with commas), or nothing.
pub(super) fn text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    deserializer.deserialize_any(TextVisitor)
}

struct TextVisitor;

impl<'de> Visitor<'de> for TextVisitor {
    type Value = Option<String>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Some(text.to_owned()))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Self::Value, E> {
        Ok(Some(number.to_string()))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
        Ok(Some(number.to_string()))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Self::Value, E> {
        Ok(Some(number.to_string()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut parts = Vec::new();
        while let Some(part) = list.next_element::<String>()? {
            parts.push(part);
        }
        Ok(Some(parts.join(", ")))
    }
}

/// A form's checkbox: `true`, or a word that forms send for it; anything else is no.
pub(super) fn flag<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    deserializer.deserialize_any(FlagVisitor)
}

struct FlagVisitor;

impl Visitor<'_> for FlagVisitor {
    type Value = bool;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("true or false")
    }

    fn visit_unit<E: Error>(self) -> Result<bool, E> {
        Ok(false)
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<bool, E> {
        Ok(flag)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<bool, E> {
        Ok(matches!(text.trim().to_ascii_lowercase().as_str(), "true" | "on" | "yes" | "1"))
    }
}

/// Documents of one form field in JSON: a `data:` URL, a list of them, or nothing. An object is how browsers serialize
/// a file in JSON; it is empty.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct JsonFiles(pub Vec<String>);

impl<'de> Deserialize<'de> for JsonFiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<JsonFiles, D::Error> {
        deserializer.deserialize_any(FilesVisitor)
    }
}

struct FilesVisitor;

impl<'de> Visitor<'de> for FilesVisitor {
    type Value = JsonFiles;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a document as a data: URL")
    }

    fn visit_unit<E: Error>(self) -> Result<JsonFiles, E> {
        Ok(JsonFiles::default())
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<JsonFiles, E> {
        Ok(JsonFiles(if text.trim().is_empty() { Vec::new() } else { vec![text.to_owned()] }))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<JsonFiles, A::Error> {
        let mut files = Vec::new();
        while let Some(JsonFiles(more)) = list.next_element()? {
            files.extend(more);
        }
        Ok(JsonFiles(files))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<JsonFiles, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(JsonFiles::default())
    }
}

/// The bytes of a base64 `data:` URL. The claimed media type is ignored; the content decides.
pub(super) fn data_url(text: &str) -> Option<Vec<u8>> {
    let (head, body) = text.trim().strip_prefix("data:")?.split_once(',')?;
    head.to_ascii_lowercase().ends_with(";base64").then_some(())?;
    STANDARD.decode(body).ok()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test may stop")]
    use super::*;

    #[derive(Deserialize)]
    struct Tick {
        #[serde(default, deserialize_with = "flag")]
        ticked: bool,
    }

    #[test]
    fn a_checkbox_is_a_truth_or_a_word() {
        for (json, expected) in [("true", true), ("\"on\"", true), ("\" TRUE \"", true), ("\"1\"", true)]
            .into_iter()
            .chain([("false", false), ("null", false), ("\"\"", false), ("\"off\"", false)])
        {
            let read: Tick = serde_json::from_str(&format!("{{\"ticked\":{json}}}")).unwrap();
            assert_eq!(read.ticked, expected, "{json}");
        }
        assert!(!serde_json::from_str::<Tick>("{}").unwrap().ticked);
        assert!(serde_json::from_str::<Tick>("{\"ticked\":[]}").is_err());
    }

    #[derive(Deserialize)]
    struct Form {
        #[serde(default, deserialize_with = "text")]
        value: Option<String>,
        #[serde(default)]
        file: JsonFiles,
    }

    fn read(json: &str) -> Form {
        serde_json::from_str(json).unwrap()
    }

    #[test]
    fn numbers_and_lists_are_texts_too() {
        assert_eq!(read(r#"{"value":5}"#).value.as_deref(), Some("5"));
        assert_eq!(read(r#"{"value":["Asia","Europe"]}"#).value.as_deref(), Some("Asia, Europe"));
        assert_eq!(read(r#"{"value":null}"#).value, None);
        assert_eq!(read("{}").value, None);
        assert!(serde_json::from_str::<Form>(r#"{"value":{}}"#).is_err());
    }

    #[test]
    fn a_file_turned_into_json_is_no_document() {
        assert!(read(r#"{"file":{}}"#).file.0.is_empty());
        assert!(read(r#"{"file":[{"name":"a.pdf"},null,""]}"#).file.0.is_empty());
        assert_eq!(read(r#"{"file":["data:,a","data:,b"]}"#).file.0.len(), 2);
    }

    #[test]
    fn only_base64_data_urls_have_bytes() {
        assert_eq!(data_url("data:application/pdf;base64,JVBERi0=").unwrap(), b"%PDF-");
        assert_eq!(data_url("data:text/plain,hello"), None);
        assert_eq!(data_url("https://example.com/a.pdf"), None);
        assert_eq!(data_url("data:application/pdf;base64,***"), None);
    }
}
