//! Purges expired rows: sessions, API tokens, throttles, password reset requests, known places.

use tierway_accounts::{PLACES_KEPT, RESETS_KEPT, THROTTLES_KEPT, TOKENS_KEPT};

use crate::{Context, Failure, Settings, Transaction};

/// Removes a batch of expired rows; returns how many, 0 when done. Part of the hourly clean-up; several instances may
/// run it at once.
pub fn purge_expired(tx: &mut dyn Transaction, context: &Context) -> Result<u64, Failure> {
    let limits = Settings::load(tx)?.session_limits;
    let sessions = tx.sessions().purge(context.now - limits.absolute, context.now - limits.idle)?;
    let tokens = tx.tokens().purge(context.now - TOKENS_KEPT)?;
    let throttles = tx.throttles().purge(context.now - THROTTLES_KEPT)?;
    let resets = tx.resets().purge(context.now - RESETS_KEPT)?;
    let places = tx.places().purge_places(context.now - PLACES_KEPT)?;
    Ok(sessions + tokens + throttles + resets + places)
}
