//! `POST /api/password-resets/{id}/refuse`.

use tierway_accounts::ResetState;
use tierway_kernel::{Permission, ResetId};

use super::decide::{decide, view};
use super::view::ResetView;
use crate::{Context, Failure, Transaction};

/// Refuses the request: its link stops working. [`Failure::Conflict`] if it was already decided.
pub fn refuse_password_reset(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ResetId,
    note: Option<&str>,
) -> Result<ResetView, Failure> {
    context.require(Permission::RefusePasswordReset)?;
    decide(tx, context, id, ResetState::Refused, None, note)?;
    view(tx, context, id)
}
