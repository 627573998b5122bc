//! Jobs that come due by the calendar.

use super::{JobKind, NewJob};
use crate::settings::business_zone;
use crate::{Context, Failure, Transaction};

/// Sees to it that each recurring kind has its next run waiting: at the start of each instance and every hour, though a
/// run that ends puts its next one in line by itself. Several instances may at once, because a kind has at most one
/// unfinished job.
pub fn schedule_recurring(tx: &mut dyn Transaction, context: &Context) -> Result<(), Failure> {
    JobKind::ALL.iter().try_for_each(|kind| schedule_next(tx, context, *kind))
}

/// Puts the next run of a recurring kind in line; nothing for other kinds.
pub(super) fn schedule_next(tx: &mut dyn Transaction, context: &Context, kind: JobKind) -> Result<(), Failure> {
    let Some(rhythm) = kind.rhythm() else { return Ok(()) };
    let run_at = rhythm.next(context.now, business_zone(tx)?);
    let dedupe_key = Some(kind.as_str().to_owned());
    tx.jobs().enqueue(&NewJob { kind, payload: "{}".to_owned(), run_at, dedupe_key }, context.now)?;
    Ok(())
}
