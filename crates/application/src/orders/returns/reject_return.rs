//! `POST /api/returns/{id}/reject`.

use tierway_kernel::{Permission, ReturnId};
use tierway_orders::ReturnAction;

use super::steps::answer;
use super::view::ReturnView;
use crate::{Context, Failure, Transaction};

/// Turns a return down, with a reason.
pub fn reject_return(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ReturnId,
    reason: Option<&str>,
) -> Result<ReturnView, Failure> {
    context.require(Permission::RejectReturn)?;
    answer(tx, context, id, ReturnAction::Reject, reason)
}
