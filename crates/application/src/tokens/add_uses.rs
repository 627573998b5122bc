//! How often a token was used in a minute, on all instances together.

use chrono::{DateTime, Duration, Utc};
use tierway_accounts::Throttle;

use crate::{Failure, Transaction};

/// Adds what one instance counted in the running minute; how many there were in all.
pub fn add_token_uses(tx: &mut dyn Transaction, key_hash: &str, more: u32, now: DateTime<Utc>) -> Result<u32, Failure> {
    let key = format!("token:{key_hash}");
    let minute = now - Duration::microseconds(now.timestamp_micros().rem_euclid(60_000_000));
    let known = tx.throttles().take(&key, now)?;
    let before = if known.window_started_at == minute { known.failures } else { 0 };
    let uses = Throttle { failures: before.saturating_add(more), window_started_at: minute, blocked_until: None };
    tx.throttles().put(&key, &uses, now)?;
    Ok(uses.failures)
}
