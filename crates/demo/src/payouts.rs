//! What was earned is paid: one payout in the middle of the history, and a draft that waits for the admin on its last
//! day.

use chrono::{DateTime, Utc};
use tierway_application::Failure;
use tierway_application::commissions::{NewBatch, Payment, approve_payout, create_payout, pay_payout};

use super::calendar::DAYS;
use super::event::Event;
use super::world::World;

/// The day on which the admin pays.
const PAID: i64 = 112;
/// The day on which the admin gathers what has been earned since.
const GATHERED: i64 = DAYS - 1;

impl World<'_> {
    /// Puts the payouts on the agenda.
    pub fn announce_payouts(&mut self) {
        self.note(self.calendar.at(PAID, 600), Event::PayOut { at_once: true });
        self.note(self.calendar.at(GATHERED, 600), Event::PayOut { at_once: false });
    }

    /// The admin gathers what is due, and approves and pays it at once or leaves it for tomorrow.
    pub fn pay_out(&mut self, now: DateTime<Utc>, at_once: bool) -> Result<(), Failure> {
        let admin = self.as_member(now, "admin")?;
        let note = if at_once { "First payout" } else { "To be checked before the end of the month" };
        let (draft, _) = create_payout(self.tx, &admin, &NewBatch { note: Some(note.to_owned()), up_to: None })?;
        self.summary.payouts += 1;
        if at_once {
            approve_payout(self.tx, &admin, draft.payout.id)?;
            let payment = Payment { method: Some("Bank".to_owned()), reference: Some("TRX-20817".to_owned()) };
            pay_payout(self.tx, &admin, draft.payout.id, &payment)?;
        }
        Ok(())
    }
}
