//! `POST /api/returns/{id}/close`.

use tierway_kernel::{Permission, ReturnId};
use tierway_orders::ReturnAction;

use super::steps::answer;
use super::view::ReturnView;
use crate::{Context, Failure, Transaction};

/// Ends a return that needs nothing more.
pub fn close_return(
    tx: &mut dyn Transaction,
    context: &Context,
    id: ReturnId,
    reason: Option<&str>,
) -> Result<ReturnView, Failure> {
    context.require(Permission::CloseReturn)?;
    answer(tx, context, id, ReturnAction::Close, reason)
}
