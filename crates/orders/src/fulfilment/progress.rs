//! Progress of an order: sums of shipments, returns and payments.

use std::collections::HashMap;

use tierway_kernel::{LineId, Money, Quantity};

use super::order_payment::{OrderPayment, PaymentKind};
use super::returned::{Return, ReturnState};
use super::shipment::{Shipment, may_ship};
use crate::{Order, OrderError, OrderLine, OrderStatus, StockEffect, stock_effect};

/// Everything that happened to one order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fulfilment {
    /// Its shipments, oldest first; undone ones too.
    pub shipments: Vec<Shipment>,
    /// Its returns, oldest first.
    pub returns: Vec<Return>,
    /// Payments and refunds, oldest first.
    pub payments: Vec<OrderPayment>,
}

/// Progress of one line, in pieces.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LineProgress {
    /// Pieces shipped.
    pub shipped: i64,
    /// Pieces returned.
    pub returned: i64,
    /// Pieces in open returns.
    pub announced: i64,
}

/// Progress of an order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Progress {
    lines: HashMap<LineId, LineProgress>,
    has_returns: bool,
    /// Money that came in.
    pub paid: Money,
    /// Money that went back.
    pub refunded: Money,
}

impl Fulfilment {
    /// The sums.
    pub fn progress(&self) -> Progress {
        let mut lines: HashMap<LineId, LineProgress> = HashMap::new();
        for (line, pieces) in self.shipments.iter().filter(|one| one.is_live()).flat_map(|one| &one.entry.lines) {
            lines.entry(*line).or_default().shipped += pieces.get();
        }
        for one in &self.returns {
            for line in &one.lines {
                let progress = lines.entry(line.line_id).or_default();
                progress.returned += line.received.get();
                if one.state.is_open() {
                    progress.announced += line.pieces.get();
                }
            }
        }
        let has_returns = self.returns.iter().any(|one| one.state != ReturnState::Rejected);
        Progress { lines, has_returns, paid: self.sum(PaymentKind::Payment), refunded: self.sum(PaymentKind::Refund) }
    }

    fn sum(&self, kind: PaymentKind) -> Money {
        let of_kind = self.payments.iter().filter(|one| one.entry.kind == kind);
        Money::of(of_kind.map(|one| one.entry.amount.minor()).sum())
    }
}

impl Progress {
    /// Progress of a line.
    pub fn line(&self, id: LineId) -> LineProgress {
        self.lines.get(&id).copied().unwrap_or_default()
    }

    /// Pieces of a line that have not left.
    pub fn left(&self, line: &OrderLine) -> Quantity {
        Quantity::new(line.pieces.get() - self.line(line.id).shipped).unwrap_or(Quantity::ZERO)
    }

    /// Pieces of a line of this order that can be shipped now.
    pub fn shippable(&self, order: &Order, line: &OrderLine) -> i64 {
        if may_ship(order).is_ok() { self.left(line).get() } else { 0 }
    }

    /// Pieces of a line that have left.
    pub fn shipped(&self, line: &OrderLine) -> Quantity {
        Quantity::new(self.line(line.id).shipped).unwrap_or(Quantity::ZERO)
    }

    /// Whether anything has left.
    pub fn has_shipped(&self) -> bool {
        self.lines.values().any(|line| line.shipped > 0)
    }

    /// Whether anything was returned or is about to be.
    pub fn has_returns(&self) -> bool {
        self.has_returns
    }

    /// Whether a change of status is consistent with shipments and returns: an order with shipped pieces cannot be
    /// cancelled, and one with returned pieces cannot move back.
    pub fn allows(&self, from: OrderStatus, to: OrderStatus) -> Result<(), OrderError> {
        if to == OrderStatus::Cancelled && self.has_shipped() {
            return Err(OrderError::PartShipped);
        }
        if self.has_returns && self.effect(from, to, true) == StockEffect::TakeBack {
            return Err(OrderError::PartReturned);
        }
        Ok(())
    }

    /// The stock effect of a change of status. A partially shipped order that moves back before processing restocks
    /// what was shipped. `restock`: whether cancelled pieces become available again.
    pub fn effect(&self, from: OrderStatus, to: OrderStatus, restock: bool) -> StockEffect {
        let before_picking = matches!(to, OrderStatus::Pending | OrderStatus::Paid);
        match stock_effect(from, to) {
            StockEffect::Release if !restock => StockEffect::WriteOff,
            StockEffect::None if before_picking && to < from && self.has_shipped() => StockEffect::TakeBack,
            other => other,
        }
    }
}
