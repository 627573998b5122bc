//! The six months of demo history: days, hours, and orders per day.

use chrono::{DateTime, Datelike, Duration, NaiveTime, Utc, Weekday};

use super::chance::Chance;

/// Days of history; the last one is yesterday.
pub const DAYS: i64 = 183;
/// First day with orders; before it the company registers and builds up stock.
pub const FIRST_ORDERS: i64 = 3;
/// On the last days orders are spread over every status of the way, so that all screens show something.
pub const LATE_DAYS: i64 = 4;
/// Working hours in minutes after midnight UTC: the plant's morning to its customers' evening.
const OPEN: i64 = 60;
const CLOSED: i64 = 870;

/// Days counted from the first midnight of the history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Calendar {
    first: DateTime<Utc>,
}

impl Calendar {
    /// The history that ends with the day before `now`.
    pub fn before(now: DateTime<Utc>) -> Calendar {
        let midnight = now.date_naive().and_time(NaiveTime::MIN).and_utc();
        Calendar { first: midnight - Duration::days(DAYS) }
    }

    /// `minutes` after the midnight that begins `day`.
    pub fn at(&self, day: i64, minutes: i64) -> DateTime<Utc> {
        self.first + Duration::days(day) + Duration::minutes(minutes)
    }

    /// The midnight nothing happens after.
    pub fn end(&self) -> DateTime<Utc> {
        self.at(DAYS, 0)
    }

    /// The day a time falls on.
    pub fn day_of(&self, time: DateTime<Utc>) -> i64 {
        (time - self.first).num_days()
    }

    /// Some time in the working hours of a day, to the second.
    pub fn working_time(&self, day: i64, chance: &mut Chance) -> DateTime<Utc> {
        self.at(day, chance.between(OPEN, CLOSED)) + Duration::seconds(chance.between(0, 59))
    }

    /// `time` itself within working hours, otherwise the next morning; not on Sundays.
    pub fn when_open(&self, time: DateTime<Utc>, chance: &mut Chance) -> DateTime<Utc> {
        let day = self.day_of(time);
        let minutes = (time - self.at(day, 0)).num_minutes();
        let closed_on = |day: i64| self.at(day, 0).weekday() == Weekday::Sun;
        let next = match minutes {
            _ if closed_on(day) => day + 1,
            ..OPEN => day,
            OPEN..=CLOSED => return time,
            _ if closed_on(day + 1) => day + 2,
            _ => day + 1,
        };
        self.at(next, OPEN + chance.between(5, 100)) + Duration::seconds(chance.between(0, 59))
    }

    /// How many orders a day brings: more from month to month, most in the first half of the week.
    pub fn orders_on(&self, day: i64, chance: &mut Chance) -> i64 {
        if !(FIRST_ORDERS..DAYS).contains(&day) {
            return 0;
        }
        let of_the_weekday = match self.at(day, 0).weekday() {
            Weekday::Mon => 122,
            Weekday::Tue => 116,
            Weekday::Wed => 110,
            Weekday::Thu => 106,
            Weekday::Fri => 112,
            Weekday::Sat => 78,
            Weekday::Sun => 56,
        };
        let thousandths = (1_250 + 1_950 * day / DAYS) * of_the_weekday / 100;
        let count = (thousandths + chance.between(0, 999)) / 1_000;
        if day >= DAYS - LATE_DAYS { count.max(3) } else { count }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn calendar() -> Calendar {
        Calendar::before(DateTime::from_timestamp(1_790_000_000, 0).unwrap())
    }

    #[test]
    fn about_four_hundred_orders_more_and_more() {
        let mut chance = Chance::new(3);
        let days: Vec<i64> = (0..DAYS).map(|day| calendar().orders_on(day, &mut chance)).collect();
        let total: i64 = days.iter().sum();
        assert!((370..=440).contains(&total), "{total}");
        let third = |from: usize| days[from..from + 60].iter().sum::<i64>();
        assert!(third(3) < third(63) && third(63) < third(123));
        assert!(days[179..].iter().all(|orders| *orders >= 3));
    }

    #[test]
    fn work_is_done_in_working_hours() {
        let (calendar, mut chance) = (calendar(), Chance::new(5));
        for hours in 0..24 * 21 {
            let time = calendar.when_open(calendar.at(0, hours * 60 + 7), &mut chance);
            let minutes = (time - calendar.at(calendar.day_of(time), 0)).num_minutes();
            assert!((OPEN..=CLOSED).contains(&minutes) && time.weekday() != Weekday::Sun, "{time}");
            assert!(time >= calendar.at(0, hours * 60 + 7));
        }
    }
}
