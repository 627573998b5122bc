//! Outcomes of webhook attempts, for metrics.

use std::sync::atomic::{AtomicU64, Ordering};

use super::{SendCounts, SendFault, Sent};

/// Counter used by senders.
#[derive(Debug, Default)]
pub struct SendCounter {
    delivered: AtomicU64,
    refused: AtomicU64,
    unreachable: AtomicU64,
}

impl SendCounter {
    /// An attempt has ended.
    pub fn note(&self, outcome: &Result<Sent, SendFault>) {
        let count = match outcome {
            Ok(sent) if sent.is_taken() => &self.delivered,
            Ok(_) => &self.refused,
            Err(_) => &self.unreachable,
        };
        count.fetch_add(1, Ordering::Relaxed);
    }

    /// Those so far.
    pub fn counts(&self) -> SendCounts {
        SendCounts {
            delivered: self.delivered.load(Ordering::Relaxed),
            refused: self.refused.load(Ordering::Relaxed),
            unreachable: self.unreachable.load(Ordering::Relaxed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attempts_are_told_apart_by_their_end() {
        let counter = SendCounter::default();
        for status in [200, 299, 300, 404, 500] {
            counter.note(&Ok(Sent { status, answer: String::new() }));
        }
        counter.note(&Err(SendFault("no".into())));
        assert_eq!(counter.counts(), SendCounts { delivered: 2, refused: 3, unreachable: 1 });
    }
}
