//! Sentences for people: an English text with named slots, and the values that fill them.

mod phrases;
mod stored;
mod value;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Language;
use crate::language::translation;

pub use phrases::{date, short_date, too_long};
pub use value::ToValue;

/// A sentence for people. Its English text, with slots such as `{number}`, is its key in the catalogues of the other
/// languages, as in gettext. Two messages are equal when they say the same in English.
///
/// ```
/// use tierway_kernel::{Language, Message, message};
///
/// let paid = message!("Order #{number} is already paid.", number = 7);
/// assert_eq!(paid.to_string(), "Order #7 is already paid.");
/// assert_eq!(paid.text(), "Order #{number} is already paid.");
/// assert_eq!(Message::verbatim("As Anna wrote it.").render(Language::Th), "As Anna wrote it.");
/// ```
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Message {
    text: Cow<'static, str>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    values: Values,
}

/// The values of a message by the names of their slots.
pub type Values = BTreeMap<Cow<'static, str>, MessageValue>;

/// What fills a slot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum MessageValue {
    /// A whole number.
    Number(i64),
    /// A text that is the same in every language: a name, a code, an amount.
    Text(String),
    /// A phrase that is translated too.
    Message(Box<Message>),
}

/// What has a sentence for people. `#[derive(Sentence)]` implements it for errors.
pub trait Sentence {
    /// The sentence.
    fn message(&self) -> Message;
}

impl Message {
    /// The English `text` with its slots, and their values. A text that is one slot of a message is that message.
    pub fn new(text: &'static str, values: impl IntoIterator<Item = (&'static str, MessageValue)>) -> Message {
        let mut values: Values = values.into_iter().map(|(name, value)| (Cow::Borrowed(name), value)).collect();
        let only = text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
        match only.and_then(|name| values.remove(name)) {
            Some(MessageValue::Message(message)) => *message,
            Some(value) => Message { text: Cow::Borrowed("{text}"), values: [(Cow::Borrowed("text"), value)].into() },
            None => Message { text: Cow::Borrowed(text), values },
        }
    }

    /// Text that is said as it is in every language: written by a person, or by an older version.
    pub fn verbatim(text: impl Into<String>) -> Message {
        Message::new("{text}", [("text", MessageValue::Text(text.into()))])
    }

    /// The English text with its slots.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The values of the slots.
    pub fn values(&self) -> &Values {
        &self.values
    }

    /// The sentence in a language; in English as long as it has no translation.
    pub fn render(&self, language: Language) -> String {
        self.render_with(&|text| translation(language, text))
    }

    fn render_with(&self, translate: &dyn Fn(&str) -> Option<&'static str>) -> String {
        let mut rest = translate(&self.text).unwrap_or(&self.text);
        let mut out = String::with_capacity(rest.len());
        while let Some((before, slot, after)) = next_slot(rest) {
            out.push_str(before);
            match self.values.get(slot) {
                Some(MessageValue::Number(number)) => out.push_str(&number.to_string()),
                Some(MessageValue::Text(text)) => out.push_str(text),
                Some(MessageValue::Message(message)) => out.push_str(&message.render_with(translate)),
                // No slot of this sentence: it stays as it is written.
                None => {
                    out.push('{');
                    out.push_str(slot);
                    out.push('}');
                }
            }
            rest = after;
        }
        out + rest
    }
}

/// The text before the first slot, its name, and the text after it.
fn next_slot(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('{')?;
    let (name, after) = rest.split_once('}')?;
    Some((before, name, after))
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render_with(&|_| None))
    }
}

impl PartialEq for Message {
    fn eq(&self, other: &Message) -> bool {
        self.render(Language::En) == other.render(Language::En)
    }
}

impl Eq for Message {}

impl PartialEq<str> for Message {
    fn eq(&self, other: &str) -> bool {
        self.render(Language::En) == other
    }
}

impl PartialEq<&str> for Message {
    fn eq(&self, other: &&str) -> bool {
        self == *other
    }
}

/// A sentence without slots.
impl From<&'static str> for Message {
    fn from(text: &'static str) -> Message {
        Message { text: Cow::Borrowed(text), values: Values::new() }
    }
}

impl<T: Sentence> From<T> for Message {
    fn from(sentence: T) -> Message {
        sentence.message()
    }
}

#[cfg(test)]
mod derive_tests;
#[cfg(test)]
mod tests;
