//! The days that figures are asked for.

use chrono::{DateTime, Days, NaiveDate, NaiveTime, Utc};

use crate::{Context, Failure};

/// How many days are shown when nobody says.
const DEFAULT_DAYS: u64 = 30;

/// From the first to the last day, both with all their hours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) from: NaiveDate,
    pub(super) to: NaiveDate,
}

impl Span {
    /// The days asked for; 30 up to the last one, and up to today, when nothing is said.
    pub(super) fn of(context: &Context, from: Option<NaiveDate>, to: Option<NaiveDate>) -> Result<Span, Failure> {
        let to = to.unwrap_or(context.today());
        let first = to.checked_sub_days(Days::new(DEFAULT_DAYS - 1)).unwrap_or(to);
        let from = from.unwrap_or(first);
        if from > to {
            return Err(Failure::field("from", "The first day cannot be after the last."));
        }
        Ok(Span { from, to })
    }

    /// The first moment, and the first one after.
    pub(super) fn times(self) -> (DateTime<Utc>, DateTime<Utc>) {
        let after = self.to.checked_add_days(Days::new(1)).unwrap_or(self.to);
        (self.from.and_time(NaiveTime::MIN).and_utc(), after.and_time(NaiveTime::MIN).and_utc())
    }
}
