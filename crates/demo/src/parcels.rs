//! Orders that leave in parts, and payments that go back.

use chrono::{DateTime, Utc};
use tierway_application::Failure;
use tierway_application::orders::{refund_order, ship_order};
use tierway_kernel::{LineId, OrderId};
use tierway_orders::{OrderLine, RefundInput, ShipmentInput};

use super::world::World;

impl World<'_> {
    /// The warehouse sends what it has packed so far; of a single piece there is no part.
    pub fn ship_part(&mut self, now: DateTime<Utc>, id: OrderId) -> Result<(), Failure> {
        let part = half(&self.tx.orders().lines(id)?);
        if part.is_empty() {
            return Ok(());
        }
        let warehouse = self.as_member(now, "warehouse")?;
        let input = ShipmentInput {
            lines: Some(part),
            carrier: Some("Northern Line Freight".to_owned()),
            tracking_number: Some(format!("TWP{:06}", id.0)),
            notes: Some("The rest follows.".to_owned()),
            expected_version: None,
        };
        ship_order(self.tx, &warehouse, id, &input)?;
        self.summary.parts += 1;
        Ok(())
    }

    /// The owner sends back what was paid for a cancelled order.
    pub fn cancel_picks(&mut self, now: DateTime<Utc>, id: OrderId) -> Result<(), Failure> {
        let owner = self.as_member(now, "manufacturer")?;
        let input = RefundInput {
            reference: Some(format!("RB-{:05}", id.0)),
            reason: "The order was cancelled after the payment.".to_owned(),
            ..RefundInput::default()
        };
        refund_order(self.tx, &owner, id, &input)?;
        self.summary.refunds += 1;
        Ok(())
    }
}

/// The first half of the lines, or half the pieces of the only one.
fn half(lines: &[OrderLine]) -> Vec<(LineId, i64)> {
    match lines {
        [one] => Some((one.id, one.pieces.get() / 2)).filter(|(_, pieces)| *pieces > 0).into_iter().collect(),
        _ => lines.iter().take(lines.len() / 2).map(|line| (line.id, line.pieces.get())).collect(),
    }
}
