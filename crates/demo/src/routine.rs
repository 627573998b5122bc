//! Daily routine: the nightly job, staff signing in, production, orders, and reading of notices.

use chrono::{DateTime, Duration, Utc};
use tierway_application::Failure;
use tierway_application::commissions::{approve_matured, grant_bonuses};
use tierway_application::quotes::expire_quotes;
use tierway_application::workforce::{list_notifications, mark_notification};
use tierway_kernel::{PageRequest, Role};
use tierway_workforce::NoticeFilter;

use super::calendar::{DAYS, LATE_DAYS};
use super::event::Event;
use super::world::World;

/// Who orders, in hundred orders.
const BUYERS: [(Role, i64); 5] =
    [(Role::Customer, 56), (Role::Dealer, 25), (Role::Agent, 7), (Role::SubAgent, 3), (Role::Wholesaler, 9)];
/// Who comes to work, and on how many of a hundred days.
const WORKERS: [(&str, i64); 7] = [
    ("admin", 40),
    ("manufacturer", 70),
    ("employee", 80),
    ("manager", 60),
    ("supervisor", 60),
    ("purchaser", 50),
    ("warehouse", 85),
];
/// Notices of the last days are still unread when the demo begins.
const UNREAD_DAYS: i64 = 3;

impl World<'_> {
    /// A day begins.
    pub fn morning(&mut self, now: DateTime<Utc>, day: i64) -> Result<(), Failure> {
        let platform = self.system(now);
        self.summary.commissions_approved += approve_matured(self.tx, &platform)?;
        self.summary.bonuses += grant_bonuses(self.tx, &platform)?;
        expire_quotes(self.tx, &platform)?;
        self.announce_work(now, day);
        self.announce_orders(day);
        if day < DAYS - UNREAD_DAYS { self.read_notices(now) } else { Ok(()) }
    }

    /// Who signs in today, and out in the evening, and when the plant delivers. Sundays the plant rests; on the first
    /// day the staff is hired.
    fn announce_work(&mut self, now: DateTime<Utc>, day: i64) {
        if day == 0 || self.calendar.when_open(now, &mut self.chance) - now > Duration::hours(20) {
            return;
        }
        let delivery = Duration::seconds(self.chance.between(6_700, 17_000));
        self.note(self.calendar.at(day, 0) + delivery, Event::Produce(day));
        for (username, days) in WORKERS {
            if self.chance.in_hundred(days) {
                let begin = Duration::seconds(self.chance.between(2_400, 6_600));
                let end = Duration::seconds(self.chance.between(38_000, 53_000));
                self.note(self.calendar.at(day, 0) + begin, Event::SignIn(username));
                self.note(self.calendar.at(day, 0) + end, Event::SignOut(username));
            }
        }
    }

    fn announce_orders(&mut self, day: i64) {
        for _ in 0..self.calendar.orders_on(day, &mut self.chance) {
            let time = self.calendar.working_time(day, &mut self.chance);
            let drawn = self.chance.weighted(&BUYERS.map(|(_, weight)| weight));
            let role = drawn.map_or(Role::Customer, |index| BUYERS[index].0);
            let late = (day >= DAYS - LATE_DAYS).then_some(self.late);
            self.late += usize::from(late.is_some());
            self.note(time, Event::Visit(role, late));
        }
    }

    /// All members read their notices.
    fn read_notices(&mut self, now: DateTime<Utc>) -> Result<(), Failure> {
        let unread = NoticeFilter { unread: true, ..NoticeFilter::default() };
        let names: Vec<&str> = self.cast.keys().copied().collect();
        for username in names {
            let member = self.as_member(now, username)?;
            let page = list_notifications(self.tx, &member, &unread, &PageRequest::first(200))?;
            for notice in page.items {
                mark_notification(self.tx, &member, notice.id)?;
            }
        }
        Ok(())
    }
}
