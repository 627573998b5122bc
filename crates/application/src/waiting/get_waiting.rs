//! `GET /api/waiting`.

use chrono::{DateTime, Utc};
use tierway_kernel::{Permission, Scope};

use super::count_kind::Counts;
use super::kinds::{WaitingKind, waiting_kinds};
use crate::{Context, Failure, Transaction};

/// Things of one kind that wait for somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    /// Which.
    pub kind: WaitingKind,
    /// How many, at least one.
    pub count: u64,
    /// Since when the first of them has been waiting, where that is known.
    pub oldest_at: Option<DateTime<Utc>>,
}

/// What waits for the caller, the most urgent first. With an API token, only what its `scopes` allow to read.
pub fn get_waiting(
    tx: &mut dyn Transaction,
    context: &Context,
    scopes: Option<&[Scope]>,
) -> Result<Vec<Waiting>, Failure> {
    context.require(Permission::GetWaiting)?;
    let mut counts = Counts::new(tx)?;
    let mut waiting = Vec::new();
    for kind in waiting_kinds(&context.actor) {
        if !kind.is_open_to(scopes) {
            continue;
        }
        let (count, oldest_at) = counts.of(tx, context, kind)?;
        if count > 0 {
            waiting.push(Waiting { kind, count, oldest_at });
        }
    }
    Ok(waiting)
}
