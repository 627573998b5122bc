//! Messages made of messages.

use chrono::{Datelike as _, NaiveDate};

use super::Message;

impl Message {
    /// This sentence and, if there is one, the `next`.
    pub fn followed_by(self, next: Option<impl Into<Message>>) -> Message {
        match next {
            Some(next) => crate::message!("{first} {second}", first = self, second = next.into()),
            None => self,
        }
    }
}

/// The day in few letters, such as `5 Mar 2026`.
pub fn short_date(day: NaiveDate) -> Message {
    const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let month = MONTHS.get(day.month0() as usize).copied().unwrap_or_default();
    crate::message!("{day} {month} {year}", day = day.day(), month = month, year = day.year())
}
