//! Returns: one for each possible outcome.

use chrono::{DateTime, Duration, Utc};
use tierway_application::Failure;
use tierway_application::orders::{
    approve_return, get_return, receive_return, refund_order, reject_return, request_return,
};
use tierway_kernel::{Money, OrderId, PageRequest, ReturnId};
use tierway_orders::{
    Order, OrderFilter, OrderScope, OrderStatus, ReceiptLine, RefundInput, ReturnInput, ReturnLineInput, delivered_at,
};

use super::calendar::DAYS;
use super::event::{Event, ReturnStep, ReturnStory};
use super::world::World;

use ReturnStep::{Approve, Receive, Refund, RefundHalf, Reject};

const STORIES: [ReturnStory; 7] = [
    ReturnStory {
        day: 66,
        reason: "Two of the cartridges leak",
        notes: Some("Photos were sent by mail."),
        steps: &[(5, Approve), (120, Receive), (140, Refund)],
    },
    ReturnStory {
        day: 98,
        reason: "Ordered the wrong colour",
        notes: None,
        steps: &[(8, Reject("Opened packs cannot be sold again."))],
    },
    ReturnStory {
        day: 141,
        reason: "The seal was broken on arrival",
        notes: None,
        steps: &[(3, Approve), (96, Receive), (101, Refund)],
    },
    ReturnStory {
        day: 167,
        reason: "The battery does not charge",
        notes: Some("Tried with two cables."),
        steps: &[(6, Approve), (146, Receive), (150, RefundHalf)],
    },
    ReturnStory {
        day: 175,
        reason: "More was delivered than we can sell",
        notes: None,
        steps: &[(4, Approve), (100, Receive)],
    },
    ReturnStory { day: DAYS - 3, reason: "The coil tastes burnt", notes: None, steps: &[(22, Approve)] },
    ReturnStory {
        day: DAYS - 1,
        reason: "The wrong flavour was in the box",
        notes: Some("Can it be exchanged instead?"),
        steps: &[],
    },
];

/// How many of the newest delivered orders are looked at for one that can come back.
const LOOKED_AT: u32 = 60;
/// Days in which the buyer notices.
const NOTICED: i64 = 25;

impl World<'_> {
    /// Puts the returns on the agenda.
    pub fn announce_returns(&mut self) {
        for story in &STORIES {
            self.note(self.calendar.at(story.day, 615), Event::SendBack(story));
        }
    }

    /// The buyer of an order that has arrived and is paid asks to send a piece or two of it back.
    pub fn send_back(&mut self, now: DateTime<Utc>, story: &'static ReturnStory) -> Result<(), Failure> {
        let Some(order) = self.something_delivered(now)? else { return Ok(()) };
        let Some(line) = self.tx.orders().lines(order.id)?.into_iter().next() else { return Ok(()) };
        let username = self.buyer_of(order.id)?;
        let buyer = self.as_member(now, username)?;
        let text = str::to_owned;
        let pieces = line.pieces.get().min(2);
        let input = ReturnInput {
            reason: text(story.reason),
            notes: story.notes.map(text),
            lines: vec![ReturnLineInput { line_id: line.id, pieces, reason: None }],
        };
        let one = request_return(self.tx, &buyer, order.id, &input)?.one;
        self.summary.returns += 1;
        for (hours, step) in story.steps {
            self.note(now + Duration::hours(*hours), Event::Return(one.id, *step));
        }
        Ok(())
    }

    /// The newest order that has arrived lately, is paid and of which nothing came back.
    fn something_delivered(&mut self, now: DateTime<Utc>) -> Result<Option<Order>, Failure> {
        let arrived = OrderFilter { status: Some(OrderStatus::Delivered), paid: Some(true), ..OrderFilter::default() };
        let orders = self.tx.orders().list(OrderScope::All, &arrived, &PageRequest::first(LOOKED_AT))?.items;
        for order in orders {
            let delivered = delivered_at(&self.tx.orders().events(order.id)?);
            let is_lately = delivered.is_some_and(|time| time + Duration::days(NOTICED) > now);
            if is_lately && self.buyer_of(order.id).is_ok() && self.tx.returns().of_orders(&[order.id])?.is_empty() {
                return Ok(Some(order));
            }
        }
        Ok(None)
    }

    /// The company goes on with a return.
    pub fn go_on(&mut self, now: DateTime<Utc>, id: ReturnId, step: ReturnStep) -> Result<(), Failure> {
        let employee = self.as_member(now, "employee")?;
        match step {
            Approve => approve_return(self.tx, &employee, id, Some("Please put the number on the parcel.")).map(drop),
            Reject(reason) => reject_return(self.tx, &employee, id, Some(reason)).map(drop),
            Receive => self.receive(now, id),
            Refund => self.refund(now, id, 1),
            RefundHalf => self.refund(now, id, 2),
        }
    }

    fn receive(&mut self, now: DateTime<Utc>, id: ReturnId) -> Result<(), Failure> {
        let warehouse = self.as_member(now, "warehouse")?;
        let lines = get_return(self.tx, &warehouse, id)?.one.lines;
        let arrived = lines.iter().flat_map(|line| {
            let good = ReceiptLine { line_id: line.line_id, pieces: 1, restock: true };
            let bad = ReceiptLine { pieces: line.pieces.get() - 1, restock: false, ..good };
            [good, bad]
        });
        receive_return(self.tx, &warehouse, id, &arrived.collect::<Vec<_>>())?;
        Ok(())
    }

    /// The admin refunds this part of what a return is worth.
    fn refund(&mut self, now: DateTime<Utc>, id: ReturnId, part: i64) -> Result<(), Failure> {
        let admin = self.as_member(now, "admin")?;
        let view = get_return(self.tx, &admin, id)?;
        let order: OrderId = view.one.order_id;
        let input = RefundInput {
            amount: view.refundable.map(|whole| Money::of((whole.minor() / part).max(1))),
            reason: format!("Return {}", view.one.number),
            return_id: Some(id),
            ..RefundInput::default()
        };
        refund_order(self.tx, &admin, order, &input)?;
        self.summary.refunds += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_story_ends_within_the_history() {
        for story in &STORIES {
            assert!(story.steps.is_sorted_by_key(|(hours, _)| *hours));
            let last = story.steps.last().map_or(0, |(hours, _)| *hours);
            assert!(story.day * 24 * 60 + 615 + last * 60 < DAYS * 24 * 60, "{}", story.reason);
        }
    }
}
