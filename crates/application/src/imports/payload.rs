//! Payloads of import jobs.

use serde::{Deserialize, Serialize};
use tierway_kernel::{ImportId, UserId};

use crate::jobs::{JobKind, NewJob};
use crate::{Context, Failure, Transaction};

/// The import and the requesting user.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Payload {
    pub(super) import_id: ImportId,
    pub(super) user_id: UserId,
}

/// Puts a job of an import in line; one of a kind at a time.
pub(super) fn enqueue(
    tx: &mut dyn Transaction,
    context: &Context,
    kind: JobKind,
    import_id: ImportId,
) -> Result<(), Failure> {
    let payload = Payload { import_id, user_id: context.actor.signed_in()?.id };
    let payload = serde_json::to_string(&payload).map_err(|error| Failure::Outside(error.to_string()))?;
    let dedupe_key = Some(format!("{}-{import_id}", kind.as_str()));
    tx.jobs().enqueue(&NewJob { kind, payload, run_at: context.now, dedupe_key }, context.now)?;
    Ok(())
}
