//! Messages in one column of the store.

use super::{Message, MessageValue, Values};
use crate::language::is_sentence;

impl Message {
    /// The message as one text to store. A sentence without values is its English text. What a person wrote is stored as
    /// written, unless it would be read as something else. The rest is JSON of the text and its values.
    pub fn to_stored(&self) -> String {
        let plain = match self.written() {
            Some(text) => (read(text).is_none() && !is_sentence(text)).then_some(text),
            None => self.values.is_empty().then_some(&*self.text),
        };
        // Texts, numbers and maps of texts can always be written.
        plain.map_or_else(|| serde_json::to_string(self).unwrap_or_else(|_| self.to_string()), str::to_owned)
    }

    /// The message of a stored text. Plain text is what a person wrote, or a sentence without values: it is translated if
    /// it is one of the sentences. So are those that older versions stored, as far as they have no values.
    pub fn from_stored(stored: String) -> Message {
        read(&stored).unwrap_or_else(|| Message { text: stored.into(), values: Values::new() })
    }

    /// The text of a [`Message::verbatim`].
    fn written(&self) -> Option<&str> {
        match self.values.get("text") {
            Some(MessageValue::Text(text)) if self.text == "{text}" => Some(text),
            _ => None,
        }
    }
}

fn read(stored: &str) -> Option<Message> {
    serde_json::from_str(stored).ok()
}
