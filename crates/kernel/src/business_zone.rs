//! The time zone of the business: where its days and months begin.
//!
//! Times are stored and exchanged in UTC. This zone defines what a day, a month, "today" or "at 02:00" is, for figures,
//! jobs, filters by day, documents and emails (decision 44).

use std::fmt;
use std::str::FromStr;

use chrono::{
    DateTime, Datelike as _, Days, Duration, LocalResult, NaiveDate, NaiveDateTime, NaiveTime, TimeZone, Utc,
};
use chrono_tz::{TZ_VARIANTS, Tz};

use crate::{Message, Sentence};

/// Farther apart than any two clocks, in seconds.
const FAR: i64 = 36 * 60 * 60;
/// Days before this one hold nothing.
const FIRST: NaiveDate = NaiveDate::from_ymd_opt(1970, 1, 1).expect("a day");
/// Days after this one hold nothing.
const LAST: NaiveDate = NaiveDate::from_ymd_opt(2199, 12, 31).expect("a day");

/// A time zone by its name in the IANA database.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BusinessZone(Tz);

impl Default for BusinessZone {
    fn default() -> BusinessZone {
        BusinessZone::UTC
    }
}

/// A name that the database does not have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Sentence)]
#[error("Please choose a time zone by its name, such as Europe/London or Asia/Kuala_Lumpur.")]
pub struct UnknownZone;

impl FromStr for BusinessZone {
    type Err = UnknownZone;

    fn from_str(name: &str) -> Result<BusinessZone, UnknownZone> {
        name.parse().map(BusinessZone).map_err(|_| UnknownZone)
    }
}

impl fmt::Display for BusinessZone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Days in a row that are all as long as the first: 24 hours, or a single day that is shorter or longer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DayRun {
    /// The first day.
    pub first: NaiveDate,
    /// When it begins.
    pub start: DateTime<Utc>,
    /// When the last day ends.
    pub end: DateTime<Utc>,
}

impl BusinessZone {
    /// The zone while none was chosen.
    pub const UTC: BusinessZone = BusinessZone(Tz::UTC);

    /// The names of all zones.
    pub fn names() -> impl Iterator<Item = &'static str> {
        TZ_VARIANTS.iter().map(|zone| zone.name())
    }

    /// `Asia/Kuala_Lumpur`.
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// The day of an instant. Days never go back: where clocks are set back over midnight, the repeated hour belongs to
    /// the day that has begun.
    pub fn day(self, time: DateTime<Utc>) -> NaiveDate {
        let day = self.local(time).date();
        match day.succ_opt() {
            Some(next) if self.0 != Tz::UTC && time >= self.start(next) => next,
            _ => day,
        }
    }

    /// The first moment of a day.
    pub fn start(self, day: NaiveDate) -> DateTime<Utc> {
        self.at(day, NaiveTime::MIN)
    }

    /// The first moment after a day.
    pub fn end(self, day: NaiveDate) -> DateTime<Utc> {
        day.succ_opt().map_or(DateTime::<Utc>::MAX_UTC, |next| self.start(next))
    }

    /// The instant of a local time on a day: the first of two, or the first one after a skipped time.
    pub fn at(self, day: NaiveDate, time: NaiveTime) -> DateTime<Utc> {
        let wanted = day.and_time(time);
        if !(FIRST..=LAST).contains(&day) {
            return wanted.and_utc();
        }
        match self.0.from_local_datetime(&wanted) {
            LocalResult::Single(found) | LocalResult::Ambiguous(found, _) => found.to_utc(),
            LocalResult::None => self.after_gap(wanted),
        }
    }

    /// The first moment whose local time is not before one that clocks leave out: the moment they are set forward.
    fn after_gap(self, wanted: NaiveDateTime) -> DateTime<Utc> {
        let second = |second| DateTime::from_timestamp(second, 0).unwrap_or_default();
        let around = wanted.and_utc().timestamp();
        let (mut before, mut after) = (around - FAR, around + FAR);
        while after - before > 1 {
            let middle = before + (after - before) / 2;
            if self.local(second(middle)) < wanted { before = middle } else { after = middle }
        }
        second(after)
    }

    /// The last moment, up to now, at which the clock showed a time.
    pub fn last_at(self, now: DateTime<Utc>, time: NaiveTime) -> DateTime<Utc> {
        let today = self.day(now);
        let then = self.at(today, time);
        if then <= now { then } else { self.at(today.pred_opt().unwrap_or(today), time) }
    }

    /// The next moment, after now, at which the clock shows a time.
    pub fn next_at(self, now: DateTime<Utc>, time: NaiveTime) -> DateTime<Utc> {
        let today = self.day(now);
        let then = self.at(today, time);
        if then > now { then } else { self.at(today.succ_opt().unwrap_or(today), time) }
    }

    /// The year of an instant.
    pub fn year(self, time: DateTime<Utc>) -> i32 {
        self.day(time).year()
    }

    /// The days that share a moment with a day of UTC, in their order.
    pub fn days_of(self, utc: NaiveDate) -> Vec<NaiveDate> {
        let (start, end) = (BusinessZone::UTC.start(utc), BusinessZone::UTC.end(utc));
        let last = self.day(end - Duration::microseconds(1));
        self.day(start).iter_days().take_while(|day| *day <= last).collect()
    }

    /// The days of UTC that share a moment with the days from the first to the last, as the first and the last of them.
    pub fn utc_days(self, from: NaiveDate, to: NaiveDate) -> (NaiveDate, NaiveDate) {
        let (from, to) = (from.clamp(FIRST, LAST), to.clamp(FIRST, LAST));
        (self.start(from).date_naive().max(FIRST), (self.end(to) - Duration::microseconds(1)).date_naive())
    }

    /// The days from the first to the last in runs of equal day length, so that the index of an instant's day within
    /// its run is its distance from the start divided by 24 hours. Days before 1970 and after 2199 are omitted.
    pub fn runs(self, from: NaiveDate, to: NaiveDate) -> Vec<DayRun> {
        let mut runs: Vec<DayRun> = Vec::new();
        let (from, to) = (from.max(FIRST), to.min(LAST));
        if from > to {
            return runs;
        }
        if self.0 == Tz::UTC {
            return vec![DayRun { first: from, start: self.start(from), end: self.end(to) }];
        }
        let day_long = Duration::days(1);
        let mut start = self.start(from);
        for day in from.iter_days().take_while(|day| *day <= to) {
            let end = self.end(day);
            match runs.last_mut().filter(|run| end - start == day_long && is_whole(run)) {
                Some(run) => run.end = end,
                None => runs.push(DayRun { first: day, start, end }),
            }
            start = end;
        }
        runs
    }

    /// A moment as clocks show it, by a pattern of `strftime`.
    pub fn show(self, time: DateTime<Utc>, pattern: &str) -> String {
        time.with_timezone(&self.0).format(pattern).to_string()
    }

    /// A moment in words, such as `5 March 2026, 14:30 +08`.
    pub fn in_words(self, time: DateTime<Utc>) -> Message {
        crate::message!("{day}, {clock}", day = self.day(time), clock = self.clock(time))
    }

    fn clock(self, time: DateTime<Utc>) -> String {
        self.show(time, "%H:%M %Z")
    }

    fn local(self, time: DateTime<Utc>) -> NaiveDateTime {
        time.with_timezone(&self.0).naive_local()
    }
}

/// Whether another day of 24 hours may join the run.
fn is_whole(run: &DayRun) -> bool {
    let length = run.end - run.start;
    length.num_microseconds().is_some_and(|micros| micros > 0 && micros % 86_400_000_000 == 0)
}

impl DayRun {
    /// The day that many whole days after the first.
    pub fn day(&self, number: i64) -> NaiveDate {
        u64::try_from(number).ok().and_then(|days| self.first.checked_add_days(Days::new(days))).unwrap_or(self.first)
    }
}

#[cfg(test)]
mod tests;
