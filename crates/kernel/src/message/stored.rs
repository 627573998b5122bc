//! Messages in one column of the store.

use super::{Message, Values};

impl Message {
    /// The message as one text to store: its English text if that has no values, else JSON of both.
    pub fn to_stored(&self) -> String {
        match self.values.is_empty() {
            true => self.text.clone().into_owned(),
            // Texts, numbers and maps of texts can always be written.
            false => serde_json::to_string(self).unwrap_or_else(|_| self.to_string()),
        }
    }

    /// The message of a stored text. What older versions stored is English without values; it is translated if it is one of
    /// the sentences.
    pub fn from_stored(stored: String) -> Message {
        serde_json::from_str(&stored).unwrap_or_else(|_| Message { text: stored.into(), values: Values::new() })
    }
}
