//! Messages made of messages.

use chrono::{Datelike as _, NaiveDate};

use super::Message;

impl Message {
    /// Phrases one after the other, with commas.
    pub fn list(phrases: impl IntoIterator<Item = impl Into<Message>>) -> Message {
        let phrases = phrases.into_iter().map(Into::into);
        phrases.reduce(|list, next| crate::message!("{list}, {next}", list, next)).unwrap_or_else(|| "".into())
    }

    /// Sentences one after the other.
    pub fn sentences(sentences: impl IntoIterator<Item = Message>) -> Message {
        let joined = sentences.into_iter().reduce(|list, next| crate::message!("{list} {next}", list, next));
        joined.unwrap_or_else(|| "".into())
    }

    /// This sentence and, if there is one, the `next`.
    pub fn followed_by(self, next: Option<impl Into<Message>>) -> Message {
        Message::sentences(std::iter::once(self).chain(next.map(Into::into)))
    }
}

/// The day in few letters, such as `5 Mar 2026`.
pub fn short_date(day: NaiveDate) -> Message {
    const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let month = MONTHS.get(day.month0() as usize).copied().unwrap_or_default();
    crate::message!("{day} {month} {year}", day = day.day(), month = month, year = day.year())
}
