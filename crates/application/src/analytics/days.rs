//! The period of figures.

use chrono::{DateTime, Days, NaiveDate, Utc};
use tierway_kernel::{BusinessZone, DayRun};

use crate::settings::business_zone;
use crate::{Context, Failure, Transaction};

/// Default number of days.
const DEFAULT_DAYS: u64 = 30;

/// From the first to the last business day, both with all their hours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    /// The time zone of days.
    pub zone: BusinessZone,
    /// The first day.
    pub from: NaiveDate,
    /// The last day.
    pub to: NaiveDate,
}

impl Span {
    /// The requested days; by default 30 up to the last one, or up to today.
    pub(super) fn of(
        tx: &mut dyn Transaction,
        context: &Context,
        from: Option<NaiveDate>,
        to: Option<NaiveDate>,
    ) -> Result<Span, Failure> {
        let zone = business_zone(tx)?;
        let to = to.unwrap_or(zone.day(context.now));
        let first = to.checked_sub_days(Days::new(DEFAULT_DAYS - 1)).unwrap_or(to);
        let from = from.unwrap_or(first);
        if from > to {
            return Err(Failure::field("from", "The first day cannot be after the last."));
        }
        Ok(Span { zone, from, to })
    }

    /// The first moment, and the first one after.
    pub(super) fn times(self) -> (DateTime<Utc>, DateTime<Utc>) {
        (self.zone.start(self.from), self.zone.end(self.to))
    }

    /// Some of its days.
    pub(super) fn part(self, from: NaiveDate, to: NaiveDate) -> Span {
        Span { from, to, ..self }
    }

    /// The days in runs of equal length.
    pub(super) fn runs(self) -> Vec<DayRun> {
        self.zone.runs(self.from, self.to)
    }
}
