//! When an order arrived.

use chrono::{DateTime, Utc};

use crate::{OrderEvent, OrderStatus};

/// When the order was delivered or completed, by its history; of one that is only known to be shipped, when it left.
/// `None`: it is still here.
pub fn delivered_at(events: &[OrderEvent]) -> Option<DateTime<Utc>> {
    let moves = || events.iter().rev().filter(|event| event.from != Some(event.to));
    if !moves().next()?.to.has_left() {
        return None;
    }
    let arrived = |event: &&OrderEvent| matches!(event.to, OrderStatus::Delivered | OrderStatus::Completed);
    let away = || moves().take_while(|event| event.to.has_left());
    // What was completed after its delivery arrived with the delivery.
    let arrival = away().skip_while(|event| !arrived(event)).take_while(arrived).last();
    arrival.or_else(|| away().next()).map(|event| event.created_at)
}
