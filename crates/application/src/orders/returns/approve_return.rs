//! `POST /api/returns/{id}/approve`.

use tierway_kernel::{Permission, ReturnId};
use tierway_orders::ReturnAction;

use super::steps::answer;
use super::view::ReturnView;
use crate::{Context, Failure, Transaction};

/// Lets the goods be sent back.
pub fn approve_return(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ReturnId,
    reason: Option<&str>,
) -> Result<ReturnView, Failure> {
    context.require(Permission::ApproveReturn)?;
    answer(tx, context, id, ReturnAction::Approve, reason)
}
