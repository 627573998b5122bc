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

/// What is said of a text with more characters than allowed.
pub fn too_long(most: usize) -> Message {
    crate::message!("This must be at most {most} characters long.", most)
}

/// The months by their names, and in few letters.
const MONTHS: [[&str; 2]; 12] = [
    ["January", "Jan"],
    ["February", "Feb"],
    ["March", "Mar"],
    ["April", "Apr"],
    ["May", "May"],
    ["June", "Jun"],
    ["July", "Jul"],
    ["August", "Aug"],
    ["September", "Sep"],
    ["October", "Oct"],
    ["November", "Nov"],
    ["December", "Dec"],
];

/// The day in words, such as `5 March 2026`.
pub fn date(day: NaiveDate) -> Message {
    with_month(day, |[name, _]| name)
}

/// The day in few letters, such as `5 Mar 2026`.
pub fn short_date(day: NaiveDate) -> Message {
    with_month(day, |[_, short]| short)
}

fn with_month(day: NaiveDate, form: fn([&'static str; 2]) -> &'static str) -> Message {
    let month = MONTHS.get(day.month0() as usize).copied().map(form).unwrap_or_default();
    crate::message!("{day} {month} {year}", day = day.day(), month, year = day.year())
}
