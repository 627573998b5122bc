//! Which period figures are of.

use chrono::{Days, NaiveDate};

use super::span::Span;
use crate::settings::business_zone;
use crate::{Context, Failure, Transaction};

/// Default number of days.
const DEFAULT_DAYS: u64 = 30;

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
}
