//! `POST /api/presence`: who looks at a record. Where they are is not stored; the API keeps it in memory.

use tierway_accounts::may_open_account;
use tierway_kernel::{LotId, OrderId, Permission, ProductId, PurchaseOrderId, SupplierId, UserId};
use tierway_workforce::{Record, RecordKind, may_be_present};

use crate::{Context, Failure, Transaction};

/// Somebody of the company.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Colleague {
    /// The account.
    pub id: UserId,
    /// First and last name.
    pub name: String,
}

/// The caller, if they work on this record and it exists; writes nothing.
pub fn look_at_record(tx: &mut dyn Transaction, context: &Context, record: Record) -> Result<Colleague, Failure> {
    context.require(Permission::SendPresence)?;
    let reader = context.actor.signed_in()?;
    let (is_there, nothing) = match record.kind {
        RecordKind::Order => (tx.orders().by_id(OrderId(record.id))?.is_some(), "This order"),
        RecordKind::User => {
            let user = tx.users().by_id(UserId(record.id))?;
            (user.is_some_and(|user| may_open_account(&context.actor, &user)), "This user")
        }
        RecordKind::Product => (tx.products().by_id(ProductId(record.id))?.is_some(), "This product"),
        RecordKind::Lot => (tx.lots().by_id(LotId(record.id))?.is_some(), "This batch"),
        RecordKind::Supplier => (tx.suppliers().by_id(SupplierId(record.id))?.is_some(), "This supplier"),
        RecordKind::PurchaseOrder => {
            (tx.purchases().by_id(PurchaseOrderId(record.id))?.is_some(), "This purchase order")
        }
    };
    if !is_there || !may_be_present(record, &context.actor) {
        return Err(Failure::NotFound(nothing));
    }
    colleague(tx, reader.id)?.ok_or(Failure::NotSignedIn)
}

/// Somebody with their name.
pub fn colleague(tx: &mut dyn Transaction, id: UserId) -> Result<Option<Colleague>, Failure> {
    Ok(tx.users().by_id(id)?.map(|user| Colleague { id, name: user.full_name() }))
}
